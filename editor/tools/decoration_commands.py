"""Commands for decorations, furniture and names of areas: adding, placing and hiding them."""

from functools import partial
from typing import TYPE_CHECKING, Any

from trackwright.editor.base.command import Command, Menu, Submenu
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.placed_things import (
    NAME_OWNERS,
    hidden_things,
    is_automatic,
    placed_automatically,
    placed_thing,
    with_decoration,
    with_decorations_above,
    with_decorations_raised,
    with_hidden,
)
from trackwright.editor.document.thing_names import ORNAMENTS, thing_name, things_name
from trackwright.editor.tools.board_commands import draw_area
from trackwright.editor.tools.edit_commands import edit_selected, hide_selected, selected
from trackwright.schema.decorations import OrnamentKind, PlacedPicture
from trackwright.schema.edits import with_all_changed
from trackwright.schema.geometry import Point
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import AREA_KINDS, ThingRef
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.layout.picture_size import PictureSize

DECORATION = Submenu(Menu.BOARD, say("&Decorations"))
ORNAMENT = Submenu(Menu.BOARD, say("Add orna&ment"))

AUTOMATIC = (*NAME_OWNERS, "furniture")
"""The kinds of things that stand where there is room, unless they are placed by hand."""

ON_GROUND = ("board", *AREA_KINDS)
"""Where the context menu offers to add something."""


def _middle(desk: Desk) -> Point:
    """Return the middle of what is seen of the board."""
    seen = desk.view.seen.intersected(desk.scene.board_area)
    middle = (seen if not seen.isEmpty() else desk.scene.board_area).center()
    return Point(middle.x(), middle.y())


def _rounded(place: Point) -> Point:
    return Point(round(place.x, 1), round(place.y, 1))


def _add(desk: Desk, at: Point | None, kind: str, stem: str, **fields: Any) -> ThingRef:
    position = _rounded(at or _middle(desk))
    board, ref = with_decoration(desk.board, kind, stem, position=position, **fields)
    name = thing_name(board, ref, desk.scene.language)
    desk.window.pick_up("select")
    desk.edit(tr("Add {thing}", thing=name), board)
    desk.selection.set([ref])
    return ref


def _add_text(desk: Desk, at: Point | None = None) -> None:
    """Add a text, and have it typed; both are one step."""
    from trackwright.editor.canvas.canvas_widgets import NameField  # these load the canvas
    from trackwright.editor.tools.drags import MergedEdits

    desk.window.pick_up("select")
    place = _rounded(at or _middle(desk))
    edits, first = MergedEdits(desk), tr("Text")

    def write(words: str) -> None:
        if edits.is_current:
            fields = {"text": words.strip() or first, "position": place}
            board, ref = with_decoration(edits.before, "text", "text", **fields)
            edits.edit(tr("Add {thing}", thing=first), board)
            desk.selection.set([ref])

    write(first)
    NameField(desk, place, first, write, first)


def _add_ornament(desk: Desk, at: Point | None = None, *, kind: OrnamentKind) -> None:
    _add(desk, at, "ornament", kind.value, ornament=kind)


def _add_picture(desk: Desk, at: Point | None = None) -> None:
    from trackwright.editor.document.files.background_picture import PictureChoice

    def use(name: str, _size: "PictureSize") -> None:
        _add(desk, at, "picture", "picture", picture=name)

    PictureChoice(desk.window, tr("Add a picture"), use).ask()


def _change_picture(desk: Desk) -> None:
    from trackwright.editor.document.files.background_picture import PictureChoice

    chosen = _selected_pictures(desk)

    def use(name: str, _size: "PictureSize") -> None:
        board = with_all_changed(desk.board, "decorations", chosen, picture=name)
        desk.edit(tr("Picture {name}", name=name), board)

    PictureChoice(desk.window, tr("Another picture"), use).ask()


def _selected_pictures(desk: Desk) -> tuple[str, ...]:
    chosen = set(desk.selection.ids("decoration"))
    pictures = (each for each in desk.board.decorations if isinstance(each, PlacedPicture))
    return tuple(each.id for each in pictures if each.id in chosen)


def _decorate(desk: Desk) -> None:
    from trackwright.editor.tools.decorate_dialog import DecorateDialog

    DecorateDialog(desk, desk.window).open()


def _raise(desk: Desk, step: int) -> None:
    words = tr("Bring {things} forward") if step > 0 else tr("Send {things} backward")
    board = with_decorations_raised(desk.board, desk.selection.ids("decoration"), step)
    edit_selected(desk, words, board)


def _can_raise(desk: Desk, step: int) -> bool:
    chosen = desk.selection.ids("decoration")
    return with_decorations_raised(desk.board, chosen, step) is not desk.board


def _are_above(desk: Desk) -> bool:
    chosen = set(desk.selection.ids("decoration"))
    return bool(chosen) and all(d.above for d in desk.board.decorations if d.id in chosen)


def _toggle_above(desk: Desk) -> None:
    above = not _are_above(desk)
    words = tr("Put {things} above the routes") if above else tr("Put {things} beneath the routes")
    board = with_decorations_above(desk.board, desk.selection.ids("decoration"), above)
    edit_selected(desk, words, board)


def _place_automatically(desk: Desk) -> None:
    board = placed_automatically(desk.board, desk.selection.refs)
    edit_selected(desk, tr("Place {things} automatically"), board)


def _can_be_automatic(desk: Desk) -> bool:
    things = [placed_thing(desk.board, ref) for ref in _automatic_kinds(desk)]
    return any(thing is not None and not is_automatic(thing) for thing in things)


def _can_be_hidden(desk: Desk) -> bool:
    hidden = set(hidden_things(desk.board))
    return any(ref not in hidden for ref in _automatic_kinds(desk))


def _automatic_kinds(desk: Desk) -> list[ThingRef]:
    return [ref for ref in desk.selection.refs if ref.kind in AUTOMATIC]


def _show_hidden(desk: Desk) -> None:
    refs = tuple(hidden_things(desk.board))
    names = things_name(desk.board, refs, desk.scene.language)
    desk.edit(tr("Show {things} again", things=names), with_hidden(desk.board, refs, hidden=False))


_decoration_command = partial(
    Command, menu=Menu.ARRANGE, enabled=selected("decoration"), offered_for=("decoration",)
)

COMMANDS = (
    Command(
        "decoration.text",
        say("Add text…"),
        _add_text,
        DECORATION,
        icon="name",
        offered_for=ON_GROUND,
        run_at=_add_text,
    ),
    Command(
        "decoration.picture",
        say("Add picture…"),
        _add_picture,
        DECORATION,
        icon="picture",
        offered_for=ON_GROUND,
        run_at=_add_picture,
    ),
    Command(
        "decoration.area",
        say("Add area"),
        partial(draw_area, kind="decoration"),
        DECORATION,
        icon="region",
        offered_for=ON_GROUND,
    ),
    Command("decoration.generate", say("Decorate…"), _decorate, DECORATION, icon="magic"),
    *(
        Command(
            f"decoration.{kind}",
            title,
            partial(_add_ornament, kind=kind),
            ORNAMENT,
            offered_for=ON_GROUND,
            run_at=partial(_add_ornament, kind=kind),
        )
        for kind, title in ORNAMENTS.items()
    ),
)

PLACING_COMMANDS = (
    _decoration_command(
        "decoration.change_picture",
        say("Another picture…"),
        _change_picture,
        icon="picture",
        enabled=lambda desk: bool(_selected_pictures(desk)),
        begins_group=True,
    ),
    _decoration_command(
        "decoration.forward",
        say("Bring forward"),
        partial(_raise, step=1),
        icon="up",
        enabled=partial(_can_raise, step=1),
        begins_group=True,
    ),
    _decoration_command(
        "decoration.backward",
        say("Send backward"),
        partial(_raise, step=-1),
        icon="down",
        enabled=partial(_can_raise, step=-1),
    ),
    _decoration_command(
        "decoration.above", say("Above the routes"), _toggle_above, checked=_are_above
    ),
    Command(
        "placed.automatic",
        say("Place automatically"),
        _place_automatically,
        Menu.ARRANGE,
        icon="magic",
        enabled=_can_be_automatic,
        begins_group=True,
        offered_for=AUTOMATIC,
    ),
    Command(
        "placed.hide",
        say("Hide"),
        hide_selected,
        Menu.ARRANGE,
        icon="eye-off",
        enabled=_can_be_hidden,
        offered_for=AUTOMATIC,
    ),
    Command(
        "placed.show_hidden",
        say("Show what is hidden"),
        _show_hidden,
        Menu.ARRANGE,
        icon="eye",
        enabled=lambda desk: any(True for _ in hidden_things(desk.board)),
        offered_for=("board",),
    ),
)
