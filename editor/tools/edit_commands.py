"""Commands of the menu Edit: undo, the clipboard, and what can be done with anything selected."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QByteArray, QMimeData
from PySide6.QtGui import QGuiApplication

from trackwright.editor.base.command import Command, Menu
from trackwright.editor.canvas.canvas_widgets import rename_on_canvas
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.clipboard import (
    MIME_TYPE,
    NotAPartError,
    Part,
    part_of,
    pasted,
    read_part,
    removal,
    text_of,
)
from trackwright.editor.document.edits.names import NAMED, has_name
from trackwright.editor.document.edits.placed_things import (
    NAME_OWNERS,
    SELECTABLE,
    owner_of,
    with_hidden,
)
from trackwright.editor.document.thing_names import (
    count_by_kind,
    things_counted,
    things_name,
)
from trackwright.schema.board import Board
from trackwright.schema.geometry import Point
from trackwright.schema.sentences import listed, say
from trackwright.schema.thing_ref import (
    AREA_KINDS,
    LIST_BY_KIND,
    ThingRef,
    find_thing,
    route_ref,
    stop_ref,
)
from trackwright.schema.translation import tr

STOPS = ("city", "crossing")

PARTS = (*STOPS, "route", "decoration")
"""Kinds of things that can be copied."""


def selected(*kinds: str) -> Callable[[Desk], bool]:
    """Return a condition: something of these kinds is selected."""
    return lambda desk: bool(desk.selection.ids(*kinds))


def names_of_selected(desk: Desk) -> str:
    """Return what is selected, as titles of edits call it."""
    return things_name(desk.board, desk.selection.refs, desk.scene.language)


def edit_selected(desk: Desk, title: str, board: Board) -> None:
    """Edit the board, with the names of what is selected in the title."""
    desk.edit(title.replace("{things}", names_of_selected(desk)), board)


def remove_selected(desk: Desk, title: str) -> None:
    """Remove what is selected and all that depends on it, as one step, and say what that was."""
    chosen = desk.selection.refs
    done = removal(desk.board, chosen)
    removed = things_counted(done.places)
    if len(chosen) == 1:  # by its name; what went along, by numbers
        along = count_by_kind(place for place in done.places if place not in chosen)
        removed = tr(listed([names_of_selected(desk), *along], most=9))
    if not done.places:  # names of areas and furniture, which can be shown again
        hide_selected(desk)
        return
    edit_selected(desk, title, done.board)
    desk.window.say(tr("Removed {things}", things=removed))


def hide_selected(desk: Desk) -> None:
    """Hide the selected names of areas and pieces of furniture."""
    words = tr("Hidden: {things}. The menu Arrange shows it again.")
    desk.window.say(words.replace("{things}", names_of_selected(desk)))
    edit_selected(desk, tr("Hide {things}"), with_hidden(desk.board, desk.selection.refs, True))


def can_be_renamed(board: Board, place: ThingRef) -> bool:
    """Return whether a thing has a name to type: an area's name stands for the area."""
    owner = owner_of(place)
    is_named = owner.kind in (*NAMED, "decoration")
    return is_named and has_name(find_thing(board, owner))


def _rename(desk: Desk) -> None:
    rename_on_canvas(desk, owner_of(desk.selection.refs[0]))


def _can_rename(desk: Desk) -> bool:
    places = desk.selection.refs
    return len(places) == 1 and can_be_renamed(desk.board, places[0])


def _select_all(desk: Desk) -> None:
    places = (*map(stop_ref, desk.board.stops), *map(route_ref, desk.board.routes))
    desk.selection.set(place for place in places if desk.scene.is_within_reach(place))


def paste(desk: Desk, at: Point | None = None) -> None:
    """Paste what is on the clipboard, around a place or beside where it was."""
    try:
        part = read_part(_text_on_clipboard())
    except NotAPartError:
        desk.window.say(tr("Nothing here to paste: copy cities or routes of a board first"))
        return
    _put(desk, part, tr("Paste {things}"), at)


def _copy(desk: Desk) -> None:
    part = _selected_part(desk)
    text = text_of(part)
    data = QMimeData()
    data.setText(text)
    data.setData(MIME_TYPE, QByteArray(text.encode()))
    QGuiApplication.clipboard().setMimeData(data)
    stops = (*part.cities, *part.crossings)
    decorations = (ThingRef("decoration", each.id) for each in part.decorations)
    things = (*map(stop_ref, stops), *map(route_ref, part.routes), *decorations)
    desk.window.say(tr("Copied {things}", things=things_counted(things)))


def _cut(desk: Desk) -> None:
    _copy(desk)
    remove_selected(desk, tr("Cut {things}"))


def _duplicate(desk: Desk) -> None:
    title = tr("Duplicate {things}")
    if desk.selection.ids(*STOPS, "decoration"):
        _put(desk, _selected_part(desk), title, None)
    else:
        _duplicate_routes(desk, title)


def _duplicate_routes(desk: Desk, title: str) -> None:
    """Add another track beside each route: between the same cities there is no other place."""
    from trackwright.editor.document.edits import routes  # late: starting is quick

    board, tracks = desk.board, []
    for route in desk.selection.ids("route"):
        board, track = routes.with_parallel_track(board, route)
        tracks.append(ThingRef("route", track))
    edit_selected(desk, title, board)
    desk.selection.set(tracks)


def _put(desk: Desk, part: Part, title: str, at: Point | None) -> None:
    new = pasted(desk.board, part, at)
    crossings = {crossing.id for crossing in new.board.crossings}
    places = [
        *(ThingRef("crossing" if stop in crossings else "city", stop) for stop in new.stops),
        *(ThingRef("route", route) for route in new.routes),
        *(ThingRef("decoration", name) for name in new.decorations),
    ]
    desk.edit(title.replace("{things}", things_counted(places)), new.board)
    desk.selection.set(places)
    if new.left_out:
        words = say("Left out crossings into countries that this board does not have: {n}")
        desk.window.say(tr(words, n=new.left_out))


def _selected_part(desk: Desk) -> Part:
    selection = desk.selection
    return part_of(
        desk.board, selection.ids(*STOPS), selection.ids("route"), selection.ids("decoration")
    )


def _text_on_clipboard() -> str:
    data = QGuiApplication.clipboard().mimeData()
    if data is not None and data.hasFormat(MIME_TYPE):
        return bytes(data.data(MIME_TYPE).data()).decode("utf-8", errors="replace")
    return data.text() if data is not None else ""


_part_command = partial(Command, menu=Menu.EDIT, enabled=selected(*PARTS), offered_for=PARTS)
_board_command = partial(Command, menu=Menu.EDIT, offered_for=("board", *AREA_KINDS))

COMMANDS = (
    Command(
        "edit.undo",
        say("Undo"),
        lambda desk: desk.document.history.undo(),
        Menu.EDIT,
        "Ctrl+Z",
        "undo",
        lambda desk: desk.document.history.canUndo(),
        in_toolbar=True,
    ),
    Command(
        "edit.redo",
        say("Redo"),
        lambda desk: desk.document.history.redo(),
        Menu.EDIT,
        "Ctrl+Shift+Z; Ctrl+Y",
        "redo",
        lambda desk: desk.document.history.canRedo(),
        in_toolbar=True,
    ),
    _part_command("edit.cut", say("Cut"), _cut, shortcut="Ctrl+X", icon="cut", begins_group=True),
    _part_command("edit.copy", say("Copy"), _copy, shortcut="Ctrl+C", icon="copy"),
    _board_command(
        "edit.paste", say("Paste"), paste, shortcut="Ctrl+V", icon="paste", run_at=paste
    ),
    _part_command(
        "edit.duplicate", say("Duplicate"), _duplicate, shortcut="Ctrl+D", icon="duplicate"
    ),
    Command(
        "edit.rename",
        say("Rename"),
        _rename,
        Menu.EDIT,
        "F2",
        "rename",
        _can_rename,
        begins_group=True,
        offered_for=(*NAMED, *NAME_OWNERS, "decoration"),
    ),
    Command(
        "edit.delete",
        say("Delete"),
        lambda desk: remove_selected(desk, tr("Delete {things}")),
        Menu.EDIT,
        "Del; Backspace",
        "delete",
        selected(*SELECTABLE),
        offered_for=tuple(LIST_BY_KIND),
    ),
    _board_command(
        "edit.select_all",
        say("Select all cities and routes"),
        _select_all,
        shortcut="Ctrl+A",
        icon="select-all",
        begins_group=True,
    ),
    Command(
        "edit.select_none",
        say("Select nothing"),
        lambda desk: desk.selection.clear(),
        Menu.EDIT,
        "Ctrl+Shift+A",
        "select-none",
        selected(*SELECTABLE),
    ),
)
