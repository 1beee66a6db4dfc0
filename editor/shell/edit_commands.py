"""What actions do with all that is selected, whatever it is."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QMimeData
from PySide6.QtGui import QGuiApplication

from trackwright.editor.base.command import Action, Menu
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

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window

STOPS = ("city", "crossing")


def has_selected(window: "Window", *kinds: str) -> bool:
    """Tell whether something of some kinds is selected."""
    return window.desk is not None and bool(window.desk.selection.ids(*kinds))


def things_called(desk: Desk) -> str:
    """Return what is selected, as titles of edits call it."""
    return things_name(desk.board, desk.selection.places, desk.scene.language)


def remove_selected(window: "Window", title: str) -> None:
    """Remove what is selected with all that goes along, as one step, and say what that was."""
    desk = window.require_desk()
    chosen = desk.selection.places
    done = removal(desk.board, chosen)
    message = _told(desk.board, chosen, done, desk.scene.language)
    desk.edit(title.replace("{things}", things_called(desk)), done.board)
    window.say(tr("Removed {things}", things=message))


def _told(board: Board, chosen: tuple[ThingRef, ...], done: Removal, language: str) -> str:
    """Return what is gone: one thing by its name, and what went along by numbers."""
    if len(chosen) > 1:
        return things_counted(done.places)
    along = count_by_kind(place for place in done.places if place not in chosen)
    return tr(listed([thing_name(board, chosen[0], language), *along], most=9))


def _undo(window: "Window") -> None:
    window.require_desk().document.history.undo()


def _redo(window: "Window") -> None:
    window.require_desk().document.history.redo()


def _can_undo(window: "Window") -> bool:
    return window.desk is not None and window.desk.document.history.canUndo()


def _can_redo(window: "Window") -> bool:
    return window.desk is not None and window.desk.document.history.canRedo()


def _delete(window: "Window") -> None:
    remove_selected(window, tr("Delete {things}"))


def _can_delete(window: "Window") -> bool:
    return has_selected(window, *LIST_BY_KIND)


def _rename(window: "Window") -> None:
    desk = window.require_desk()
    rename_on_canvas(desk, desk.selection.places[0])


def _can_rename(window: "Window") -> bool:
    places = window.desk.selection.places if window.desk is not None else ()
    return len(places) == 1 and places[0].kind in NAMED


def _select_all(window: "Window") -> None:
    desk = window.require_desk()
    places = [
        *(stop_ref(stop) for stop in desk.board.stops),
        *(ThingRef("route", route.id) for route in desk.board.routes),
    ]
    desk.selection.set(place for place in places if desk.scene.is_within_reach(place))


def _select_none(window: "Window") -> None:
    window.require_desk().selection.clear()


PARTS = ("city", "crossing", "route")
"""Kinds of things that can be copied."""


def paste(window: "Window", at: Point | None = None) -> None:
    """Paste what is on the clipboard, around a place or beside where it was."""
    desk = window.require_desk()
    try:
        part = read_part(_text_on_clipboard())
    except NotAPartError:
        window.say(tr("Nothing here to paste: copy cities or routes of a board first"))
        return
    _put(window, desk, part, tr("Paste {things}"), at)


def _copy(window: "Window") -> None:
    desk = window.require_desk()
    part = _chosen_part(desk)
    text = text_of(part)
    data = QMimeData()
    data.setText(text)
    data.setData(MIME_TYPE, QByteArray(text.encode()))
    QGuiApplication.clipboard().setMimeData(data)
    copied = things_counted(_places(part))
    window.say(tr("Copied {things}", things=copied))


def _cut(window: "Window") -> None:
    _copy(window)
    remove_selected(window, tr("Cut {things}"))


def _duplicate(window: "Window") -> None:
    desk = window.require_desk()
    title = tr("Duplicate {things}")
    if desk.selection.ids("city", "crossing"):
        _put(window, desk, _chosen_part(desk), title, None)
    else:
        _duplicate_routes(desk, title.replace("{things}", things_called(desk)))


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


def _put(window: "Window", desk: Desk, part: Part, title: str, at: Point | None) -> None:
    new = pasted(desk.board, part, at)
    crossings = {crossing.id for crossing in new.board.crossings}
    places = [
        *(ThingRef("crossing" if stop in crossings else "city", stop) for stop in new.stops),
        *(ThingRef("route", route) for route in new.routes),
    ]
    desk.edit(title.replace("{things}", things_counted(places)), new.board)
    desk.selection.set(places)
    if new.left_out:
        window.say(
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


def _can_copy(window: "Window") -> bool:
    return has_selected(window, *PARTS)


CLIPBOARD_ACTIONS = (
    Action(
        "edit.cut",
        say("Cut"),
        _cut,
        Menu.EDIT,
        "Ctrl+X",
        "cut",
        _can_copy,
        begins_group=True,
        offered_for=PARTS,
    ),
    Action(
        "edit.copy", say("Copy"), _copy, Menu.EDIT, "Ctrl+C", "copy", _can_copy, offered_for=PARTS
    ),
    Action(
        "edit.paste",
        say("Paste"),
        paste,
        Menu.EDIT,
        "Ctrl+V",
        "paste",
        offered_for=("board", *AREA_KINDS),
    ),
    Action(
        "edit.duplicate",
        say("Duplicate"),
        _duplicate,
        Menu.EDIT,
        "Ctrl+D",
        "duplicate",
        _can_copy,
        offered_for=PARTS,
    ),
)


ACTIONS = (
    Action(
        "edit.undo", say("Undo"), _undo, Menu.EDIT, "Ctrl+Z", "undo", _can_undo, in_toolbar=True
    ),
    Action(
        "edit.redo",
        say("Redo"),
        _redo,
        Menu.EDIT,
        "Ctrl+Shift+Z; Ctrl+Y",
        "redo",
        _can_redo,
        in_toolbar=True,
    ),
    *CLIPBOARD_ACTIONS,
    Action(
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
    Action(
        "edit.delete",
        say("Delete"),
        _delete,
        Menu.EDIT,
        "Del; Backspace",
        "delete",
        _can_delete,
        offered_for=tuple(LIST_BY_KIND),
    ),
    Action(
        "edit.select_all",
        say("Select all cities and routes"),
        _select_all,
        Menu.EDIT,
        "Ctrl+A",
        "select-all",
        begins_group=True,
        offered_for=("board", *AREA_KINDS),
    ),
    Action(
        "edit.select_none",
        say("Select nothing"),
        _select_none,
        Menu.EDIT,
        "Ctrl+Shift+A",
        "select-none",
        lambda window: has_selected(window, *LIST_BY_KIND),
    ),
)
