"""Actions of the clipboard: cut, copy, paste, duplicate."""

from PySide6.QtCore import QByteArray, QCoreApplication, QMimeData
from PySide6.QtGui import QGuiApplication

from trackwright.editor.actions.action import Action, Menu
from trackwright.editor.actions.selected import has_selected, remove_selected, things_called
from trackwright.editor.desk import Desk
from trackwright.editor.edits.clipboard import (
    MIME_TYPE,
    NotAPartError,
    Part,
    part_of,
    pasted,
    read_part,
    text_of,
)
from trackwright.editor.naming import counted_kinds, listed
from trackwright.editor.window import Window
from trackwright.editor.words import QT_TRANSLATE_NOOP
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import AREA_KINDS, ThingRef

PARTS = ("city", "crossing", "route")
"""Kinds of things that can be copied."""

translate = QCoreApplication.translate


def paste(window: Window, at: Point | None = None) -> None:
    """Paste what is on the clipboard, around a place or beside where it was."""
    desk = window.require_desk()
    try:
        part = read_part(_text_on_clipboard())
    except NotAPartError:
        window.say(
            translate("Edit", "Nothing here to paste: copy cities or routes of a board first")
        )
        return
    _put(window, desk, part, translate("Edit", "Paste {things}"), at)


def _copy(window: Window) -> None:
    desk = window.require_desk()
    part = _chosen_part(desk)
    text = text_of(part)
    data = QMimeData()
    data.setText(text)
    data.setData(MIME_TYPE, QByteArray(text.encode()))
    QGuiApplication.clipboard().setMimeData(data)
    copied = listed(counted_kinds(_places(part)))
    window.say(translate("Edit", "Copied {things}").replace("{things}", copied))


def _cut(window: Window) -> None:
    _copy(window)
    remove_selected(window, translate("Edit", "Cut {things}"))


def _duplicate(window: Window) -> None:
    desk = window.require_desk()
    title = translate("Edit", "Duplicate {things}")
    if desk.selection.ids("city", "crossing"):
        _put(window, desk, _chosen_part(desk), title, None)
    else:
        _duplicate_routes(desk, title.replace("{things}", things_called(desk)))


def _duplicate_routes(desk: Desk, title: str) -> None:
    """Lay another track beside each route: between the same cities there is no other place."""
    from trackwright.editor.edits.routes import with_parallel_track  # late: starting is quick

    board, tracks = desk.board, []
    for route in desk.selection.ids("route"):
        board, track = with_parallel_track(board, route)
        tracks.append(ThingRef("route", track))
    desk.edit(title, board)
    desk.selection.set(tracks)


def _put(window: Window, desk: Desk, part: Part, title: str, at: Point | None) -> None:
    new = pasted(desk.board, part, at)
    crossings = {crossing.id for crossing in new.board.crossings}
    places = [
        *(ThingRef("crossing" if stop in crossings else "city", stop) for stop in new.stops),
        *(ThingRef("route", route) for route in new.routes),
    ]
    desk.edit(title.replace("{things}", listed(counted_kinds(places))), new.board)
    desk.selection.set(places)
    if new.left_out:
        window.say(
            translate(
                "Edit", "Left out crossings into countries that this board does not have: {n}"
            ).replace("{n}", str(new.left_out))
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


def _can_copy(window: Window) -> bool:
    return has_selected(window, *PARTS)


ACTIONS = (
    Action(
        "edit.cut",
        QT_TRANSLATE_NOOP("Action", "Cut"),
        _cut,
        Menu.EDIT,
        "Ctrl+X",
        "cut",
        _can_copy,
        begins_group=True,
        offered_for=PARTS,
    ),
    Action(
        "edit.copy",
        QT_TRANSLATE_NOOP("Action", "Copy"),
        _copy,
        Menu.EDIT,
        "Ctrl+C",
        "copy",
        _can_copy,
        offered_for=PARTS,
    ),
    Action(
        "edit.paste",
        QT_TRANSLATE_NOOP("Action", "Paste"),
        paste,
        Menu.EDIT,
        "Ctrl+V",
        "paste",
        offered_for=("board", *AREA_KINDS),
    ),
    Action(
        "edit.duplicate",
        QT_TRANSLATE_NOOP("Action", "Duplicate"),
        _duplicate,
        Menu.EDIT,
        "Ctrl+D",
        "duplicate",
        _can_copy,
        offered_for=PARTS,
    ),
)
