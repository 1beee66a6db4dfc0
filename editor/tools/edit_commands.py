"""Commands of the menu Edit: undo, the clipboard, and what can be done with anything selected."""

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QMimeData
from PySide6.QtGui import QGuiApplication

from trackwright.editor.base.command import Command, Menu
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.name_field import rename_on_canvas
from trackwright.editor.document.edits.clipboard import (
    MIME_TYPE,
    NotAPartError,
    Part,
    part_of,
    pasted,
    read_part,
    text_of,
)
from trackwright.editor.document.edits.names import NAMED
from trackwright.editor.document.edits.removal import Removal, removal
from trackwright.editor.document.thing_names import (
    count_by_kind,
    thing_name,
    things_counted,
    things_name,
)
from trackwright.schema.board import Board
from trackwright.schema.geometry import Point
from trackwright.schema.sentences import listed, say
from trackwright.schema.thing_ref import AREA_KINDS, LIST_BY_KIND, ThingRef, stop_ref
from trackwright.schema.translation import tr

STOPS = ("city", "crossing")


def selected(*kinds: str) -> Callable[[Desk], bool]:
    """Return a condition: something of these kinds is selected."""
    return lambda desk: bool(desk.selection.ids(*kinds))


def names_of_selected(desk: Desk) -> str:
    """Return what is selected, as titles of edits call it."""
    return things_name(desk.board, desk.selection.places, desk.scene.language)


def remove_selected(desk: Desk, title: str) -> None:
    """Remove what is selected and all that depends on it, as one step, and say what that was."""
    chosen = desk.selection.places
    done = removal(desk.board, chosen)
    message = _removed_words(desk.board, chosen, done, desk.scene.language)
    desk.edit(title.replace("{things}", names_of_selected(desk)), done.board)
    desk.window.say(tr("Removed {things}", things=message))


def _removed_words(board: Board, chosen: tuple[ThingRef, ...], done: Removal, language: str) -> str:
    """Return what is gone: one thing by its name, and what went along by numbers."""
    if len(chosen) > 1:
        return things_counted(done.places)
    along = count_by_kind(place for place in done.places if place not in chosen)
    return tr(listed([thing_name(board, chosen[0], language), *along], most=9))


def _delete(desk: Desk) -> None:
    remove_selected(desk, tr("Delete {things}"))


def _rename(desk: Desk) -> None:
    rename_on_canvas(desk, desk.selection.places[0])


def _can_rename(desk: Desk) -> bool:
    places = desk.selection.places
    return len(places) == 1 and places[0].kind in NAMED


def _select_all(desk: Desk) -> None:
    places = [
        *(stop_ref(stop) for stop in desk.board.stops),
        *(ThingRef("route", route.id) for route in desk.board.routes),
    ]
    desk.selection.set(place for place in places if desk.scene.is_within_reach(place))


PARTS = ("city", "crossing", "route")
"""Kinds of things that can be copied."""


def paste(desk: Desk, at: Point | None = None) -> None:
    """Paste what is on the clipboard, around a place or beside where it was."""
    try:
        part = read_part(_text_on_clipboard())
    except NotAPartError:
        desk.window.say(tr("Nothing here to paste: copy cities or routes of a board first"))
        return
    _put(desk, part, tr("Paste {things}"), at)


def _copy(desk: Desk) -> None:
    part = _chosen_part(desk)
    text = text_of(part)
    data = QMimeData()
    data.setText(text)
    data.setData(MIME_TYPE, QByteArray(text.encode()))
    QGuiApplication.clipboard().setMimeData(data)
    copied = things_counted(_places(part))
    desk.window.say(tr("Copied {things}", things=copied))


def _cut(desk: Desk) -> None:
    _copy(desk)
    remove_selected(desk, tr("Cut {things}"))


def _duplicate(desk: Desk) -> None:
    title = tr("Duplicate {things}")
    if desk.selection.ids("city", "crossing"):
        _put(desk, _chosen_part(desk), title, None)
    else:
        _duplicate_routes(desk, title.replace("{things}", names_of_selected(desk)))


def _duplicate_routes(desk: Desk, title: str) -> None:
    """Lay another track beside each route: between the same cities there is no other place."""
    from trackwright.editor.document.edits.routes import (
        with_parallel_track,  # late: starting is quick
    )

    board, tracks = desk.board, []
    for route in desk.selection.ids("route"):
        board, track = with_parallel_track(board, route)
        tracks.append(ThingRef("route", track))
    desk.edit(title, board)
    desk.selection.set(tracks)


def _put(desk: Desk, part: Part, title: str, at: Point | None) -> None:
    new = pasted(desk.board, part, at)
    crossings = {crossing.id for crossing in new.board.crossings}
    places = [
        *(ThingRef("crossing" if stop in crossings else "city", stop) for stop in new.stops),
        *(ThingRef("route", route) for route in new.routes),
    ]
    desk.edit(title.replace("{things}", things_counted(places)), new.board)
    desk.selection.set(places)
    if new.left_out:
        desk.window.say(
            tr(
                "Left out crossings into countries that this board does not have: {n}",
                n=new.left_out,
            )
        )


def _chosen_part(desk: Desk) -> Part:
    selection = desk.selection
    return part_of(desk.board, selection.ids("city", "crossing"), selection.ids("route"))


def _places(part: Part) -> list[ThingRef]:
    return [
        *(ThingRef("city", city.id) for city in part.cities),
        *(ThingRef("crossing", crossing.id) for crossing in part.crossings),
        *(ThingRef("route", route.id) for route in part.routes),
    ]


def _text_on_clipboard() -> str:
    data = QGuiApplication.clipboard().mimeData()
    if data is not None and data.hasFormat(MIME_TYPE):
        return bytes(data.data(MIME_TYPE).data()).decode("utf-8", errors="replace")
    return data.text() if data is not None else ""


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
    Command(
        "edit.cut",
        say("Cut"),
        _cut,
        Menu.EDIT,
        "Ctrl+X",
        "cut",
        selected(*PARTS),
        begins_group=True,
        offered_for=PARTS,
    ),
    Command(
        "edit.copy",
        say("Copy"),
        _copy,
        Menu.EDIT,
        "Ctrl+C",
        "copy",
        selected(*PARTS),
        offered_for=PARTS,
    ),
    Command(
        "edit.paste",
        say("Paste"),
        paste,
        Menu.EDIT,
        "Ctrl+V",
        "paste",
        offered_for=("board", *AREA_KINDS),
    ),
    Command(
        "edit.duplicate",
        say("Duplicate"),
        _duplicate,
        Menu.EDIT,
        "Ctrl+D",
        "duplicate",
        selected(*PARTS),
        offered_for=PARTS,
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
        offered_for=NAMED,
    ),
    Command(
        "edit.delete",
        say("Delete"),
        _delete,
        Menu.EDIT,
        "Del; Backspace",
        "delete",
        selected(*LIST_BY_KIND),
        offered_for=tuple(LIST_BY_KIND),
    ),
    Command(
        "edit.select_all",
        say("Select all cities and routes"),
        _select_all,
        Menu.EDIT,
        "Ctrl+A",
        "select-all",
        begins_group=True,
        offered_for=("board", *AREA_KINDS),
    ),
    Command(
        "edit.select_none",
        say("Select nothing"),
        lambda desk: desk.selection.clear(),
        Menu.EDIT,
        "Ctrl+Shift+A",
        "select-none",
        selected(*LIST_BY_KIND),
    ),
)
