"""What keys of the select tool do: nudge what is selected, and go from thing to thing."""

from PySide6.QtCore import QCoreApplication, QElapsedTimer, Qt

from trackwright.editor.desk import Desk
from trackwright.editor.edits.arrange import movable, stops_among, with_stops_moved
from trackwright.editor.naming import all_called, called
from trackwright.editor.tools.select_drags import locked_among
from trackwright.schema.board import Board
from trackwright.schema.thing_ref import AREA_KINDS, LIST_BY_KIND, ThingRef, stop_ref

TOGETHER = 1_500
"""Nudges with less time between them, in ms, are one step."""

SCROLL = 20.0
"""How far an arrow moves the canvas when there is nothing to nudge, in mm."""

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""The way that each key goes, across and down."""


class Nudges:
    """Nudges of one selection that follow each other soon are one step."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._since = QElapsedTimer()
        self._gesture: object = object()
        self._latest: Board | None = None
        self._names: tuple[str, ...] = ()

    def nudge(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> str:
        """Move the selected stops, or the canvas if there are none; return which are locked."""
        across, down = ARROWS[key]
        stops = self._desk.selection.ids("city", "crossing")
        if not stops:
            self._desk.view.scroll_by(across * SCROLL, down * SCROLL)
            return ""
        step = 1.0
        if modifiers & Qt.KeyboardModifier.ShiftModifier:
            step = 10.0
        elif modifiers & Qt.KeyboardModifier.ControlModifier:
            step = 0.1
        self._move(movable(self._desk.board, stops), across * step, down * step)
        return locked_among(self._desk, stops)

    def _move(self, names: tuple[str, ...], across: float, down: float) -> None:
        desk = self._desk
        if not self._goes_on(names):
            self._gesture = object()
        places = [stop_ref(stop) for stop in stops_among(desk.board, names)]
        things = all_called(desk.board, places, desk.scene.language)
        title = QCoreApplication.translate("Select", "Nudge {things}")
        board = with_stops_moved(desk.board, names, across, down)
        desk.edit(title.replace("{things}", things), board, merge=self._gesture)
        self._names = names
        self._latest = desk.board
        self._since.restart()

    def _goes_on(self, names: tuple[str, ...]) -> bool:
        is_soon = self._since.isValid() and self._since.elapsed() < TOGETHER
        return is_soon and names == self._names and self._desk.board is self._latest


def next_thing(desk: Desk, way: int) -> ThingRef | None:
    """Return the thing after the selected one, or before it; None past the last."""
    places = _in_order(desk)
    selected = desk.selection.places[-1 if way > 0 else 0 :][:1]
    if selected and selected[0] in places:
        number = places.index(selected[0]) + way
    else:
        number = 0 if way > 0 else len(places) - 1
    return places[number] if 0 <= number < len(places) else None


def _in_order(desk: Desk) -> list[ThingRef]:
    """Return the things that can be reached: stops, routes, areas, tickets, each by name."""
    board, language = desk.board, desk.scene.language
    stops = {stop.id: called(board, stop_ref(stop), language).casefold() for stop in board.stops}
    named = [(0, stops[stop.id], stop.id, stop_ref(stop)) for stop in board.stops]
    for route in board.routes:
        name = "–".join(stops.get(end, end) for end in route.ends)
        named.append((1, name, route.id, ThingRef("route", route.id)))
    for number, kind in enumerate((*AREA_KINDS, "ticket"), 2):
        for thing in getattr(board, LIST_BY_KIND[kind]):
            place = ThingRef(kind, thing.id)
            named.append((number, called(board, place, language).casefold(), thing.id, place))
    return [
        place
        for *_, place in sorted(named, key=lambda n: n[:3])
        if desk.scene.is_within_reach(place)
    ]
