"""The tools that look at the board without changing it: the hand, and the measuring tape."""

from dataclasses import dataclass
from math import dist

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeyEvent

from trackwright.editor.base.command import ToolKey
from trackwright.editor.base.guard import connect
from trackwright.editor.base.language import counted_things, decimal
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.overlay_items import OVER, HandleItem, LineItem
from trackwright.editor.canvas.pointer import Pointer
from trackwright.editor.document.edits.arrange import stops_among
from trackwright.editor.tools.tool import ARROWS, Tool
from trackwright.layout.tracks import needed_length
from trackwright.network.shortest_path import ShortestPath, shortest_path
from trackwright.schema.geometry import Point
from trackwright.schema.profile import Profile
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

SCROLL_STEPS = 8
"""So many presses of an arrow key move the canvas by what it shows."""

_ZOOMS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1}

PATH_COLOR = QColor(31, 122, 224, 120)
PATH_WIDTH = 9.0


class PanTool(Tool):
    """Drags the canvas about."""

    cursor = Qt.CursorShape.OpenHandCursor

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._held: Point | None = None

    def hint(self) -> str:
        return tr("Drag or press arrows to move about · wheel, + and − to zoom")

    def press(self, pointer: Pointer) -> None:
        self._held = pointer.at
        self.desk.view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def move(self, pointer: Pointer) -> None:
        if self._held is not None:
            self.desk.view.scroll_by(self._held.x - pointer.at.x, self._held.y - pointer.at.y)

    def release(self, pointer: Pointer) -> None:
        del pointer
        self._held = None
        self.desk.view.viewport().setCursor(self.cursor)

    def key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key in ARROWS:
            across, down = ARROWS[key]
            seen = self.desk.view.seen
            self.desk.view.scroll_by(
                across * seen.width() / SCROLL_STEPS, down * seen.height() / SCROLL_STEPS
            )
        elif key in _ZOOMS:
            self.desk.view.zoom_by(_ZOOMS[key])
        return key in ARROWS or key in _ZOOMS


@dataclass(frozen=True)
class MeasuredPlace:
    """One end of the tape: a place, or a stop wherever that lies."""

    at: Point
    stop: str | None = None


class MeasureTool(Tool):
    """Measures between two places; they snap to cities, and Escape takes the tape away."""

    cursor = Qt.CursorShape.CrossCursor
    keys = (ToolKey(say("Esc"), say("Measure anew")),)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._ends: list[MeasuredPlace] = []
        self._pointed: MeasuredPlace | None = None
        self.path: ShortestPath | None = None
        connect(desk.scene.laid_out, self._follow_board)

    def activate(self) -> None:
        super().activate()
        self._show()

    def hint(self) -> str:
        if len(self._ends) == 1:
            return tr("Click where to measure to · Esc to take the tape away")
        if self._ends:
            return tr("Click to measure anew · Esc to take the tape away")
        return tr("Click where to measure from; two cities show the shortest path")

    def press(self, pointer: Pointer) -> None:
        end = self._end_at(pointer)
        self._ends = [end] if len(self._ends) != 1 else [*self._ends, end]
        self._pointed = None
        self._show()
        self.update_hint()

    def move(self, pointer: Pointer) -> None:
        if len(self._ends) == 1:
            loose = self._end_at(pointer)
            if loose != self._pointed:
                self._pointed = loose
                self._show()

    def leave(self) -> None:
        if self._pointed is not None:
            self._pointed = None
            self._show()

    def key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape and self._ends:
            self._ends, self._pointed = [], None
            self._show()
            self.update_hint()
            return True
        return False

    def _end_at(self, pointer: Pointer) -> MeasuredPlace:
        stop = self.desk.scene.hits.stop_at(pointer.at, pointer.reach)
        return self._where_it_lies(MeasuredPlace(pointer.at, stop))

    def _where_it_lies(self, end: MeasuredPlace) -> MeasuredPlace:
        """Return an end at its stop's position; without the stop, the place where it was."""
        for stop in stops_among(self.desk.scene.shown, [end.stop or ""]):
            return MeasuredPlace(stop.position, stop.id)
        return MeasuredPlace(end.at)

    def _follow_board(self) -> None:
        self._ends = [self._where_it_lies(end) for end in self._ends]
        if self._ends and self.is_active:
            self._show()

    def _show(self) -> None:
        self.erase_all()
        ends = [*self._ends, *([self._pointed] if self._pointed else [])]
        self.path = self._path_between(ends)
        for end in ends:
            self.draw(HandleItem(*end.at, round_=True))
        if len(ends) == 2:
            self._draw_path()
            tape = LineItem().dashed()
            tape.follow([end.at for end in ends])
            self.draw(tape)
            self.say_at(ends[1].at, self._sentence(ends))

    def _draw_path(self) -> None:
        for route in self.path.routes if self.path else ():
            track = self.desk.scene.layout_now.tracks.get(route.id)
            if track is not None:
                line = LineItem(PATH_COLOR, PATH_WIDTH)
                line.setZValue(OVER - 2)
                line.follow([(x, y) for x, y in track.curve.points.tolist()])
                self.draw(line)

    def _path_between(self, ends: list[MeasuredPlace]) -> ShortestPath | None:
        stops = [end.stop for end in ends if end.stop is not None]
        if len(stops) < 2 or stops[0] == stops[1]:
            return None
        return shortest_path(self.desk.scene.shown, stops[0], stops[1])

    def _sentence(self, ends: list[MeasuredPlace]) -> str:
        distance = dist(ends[0].at, ends[1].at)
        fitting = fitting_spaces(distance, self.desk.scene.shown.profile)
        room = tr("room for {spaces}", spaces=_spaces(fitting))
        parts = [f"{decimal(distance)} mm", room]
        if self.path is not None:
            spaces = _spaces(self.path.length)
            routes = counted_things("route", len(self.path.routes))
            parts.append(tr("shortest path: {spaces}, {routes}", spaces=spaces, routes=routes))
        elif all(end.stop for end in ends) and ends[0].stop != ends[1].stop:
            parts.append(tr("no path"))
        return " · ".join(parts)


def _spaces(number: int) -> str:
    return tr(say("1 space") if number == 1 else say("{n} spaces"), n=number)


def fitting_spaces(distance: float, profile: Profile) -> int:
    """Return how many spaces a straight route over a distance has room for."""
    beyond_one = distance - needed_length(1, profile)
    pitch = profile.space.length + profile.gap
    return max(int((beyond_one + 1e-6) // pitch) + 1, 0)
