"""The measuring tape: millimetres, spaces, and the shortest path between two cities."""

from dataclasses import dataclass
from math import dist

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QKeyEvent

from trackwright.editor.base.command import ToolKey
from trackwright.editor.base.guard import connect
from trackwright.editor.base.words import counted_things, decimal
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.overlay import ACCENT, OVER, HandleItem, LineItem, NoteItem
from trackwright.editor.canvas.view import Pointer
from trackwright.editor.tools.tool import Tool
from trackwright.layout.tracks import needed_length
from trackwright.network.shortest_path import ShortestPath, shortest_path
from trackwright.schema.geometry import Point
from trackwright.schema.profile import Profile
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

PATH_COLOR = QColor(31, 122, 224, 120)
PATH_WIDTH = 9.0


@dataclass(frozen=True)
class Mark:
    """One end of what is measured: a place, or a city or crossing wherever that lies."""

    at: Point
    stop: str | None = None


class MeasureTool(Tool):
    """Measures between two places; they snap to cities, and Escape takes the tape away."""

    cursor = Qt.CursorShape.CrossCursor
    keys = (ToolKey(say("Esc"), say("Measure anew")),)

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._marks: list[Mark] = []
        self._loose: Mark | None = None
        self._path: ShortestPath | None = None
        self._in_hand = False
        self._tape = LineItem(ACCENT, 2.0).dashed()
        self._note = NoteItem()
        connect(desk.scene.laid_out, self._follow_board)

    @property
    def measured(self) -> str:
        """What the note says."""
        return self._note.text

    @property
    def path(self) -> ShortestPath | None:
        """The path that is shown."""
        return self._path

    def activate(self) -> None:
        super().activate()
        self._in_hand = True
        self._show()

    def deactivate(self) -> None:
        self._in_hand = False
        super().deactivate()

    def hint(self) -> str:
        if len(self._marks) == 1:
            return tr("Click where to measure to · Esc to take the tape away")
        if self._marks:
            return tr("Click to measure anew · Esc to take the tape away")
        return tr("Click where to measure from; two cities show the shortest path")

    def press(self, pointer: Pointer) -> None:
        mark = self._mark_at(pointer)
        self._marks = [mark] if len(self._marks) != 1 else [*self._marks, mark]
        self._loose = None
        self._show()
        self.hint_changed.emit(self.hint())

    def move(self, pointer: Pointer) -> None:
        if len(self._marks) == 1:
            loose = self._mark_at(pointer)
            if loose != self._loose:
                self._loose = loose
                self._show()

    def leave(self) -> None:
        if self._loose is not None:
            self._loose = None
            self._show()

    def key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape and self._marks:
            self._marks, self._loose = [], None
            self._show()
            self.hint_changed.emit(self.hint())
            return True
        return False

    def _mark_at(self, pointer: Pointer) -> Mark:
        stop = self.desk.scene.hits.stop_at(pointer.at, pointer.reach)
        return Mark(pointer.at, stop) if stop is None else Mark(self._place_of(stop), stop)

    def _place_of(self, stop: str) -> Point:
        return next(s.position for s in self.desk.scene.shown.stops if s.id == stop)

    def _follow_board(self) -> None:
        if not self._marks:
            return
        places = {stop.id: stop.position for stop in self.desk.scene.shown.stops}
        self._marks = [
            Mark(places[mark.stop], mark.stop) if mark.stop in places else Mark(mark.at)
            for mark in self._marks
        ]
        if self._in_hand:
            self._show()

    def _show(self) -> None:
        self.erase()
        marks = [*self._marks, *([self._loose] if self._loose else [])]
        self._path = self._path_between(marks)
        for mark in marks:
            self.draw(HandleItem(mark.at.x, mark.at.y, round_=True))
        self._note.say("", QPointF())
        if len(marks) == 2:
            self._draw_path()
            self._tape.follow([(mark.at.x, mark.at.y) for mark in marks])
            self.draw(self._tape)
            self.draw(self._note)
            self._note.say(self._sentence(marks), QPointF(*marks[1].at))

    def _draw_path(self) -> None:
        for route in self._path.routes if self._path else ():
            track = self.desk.scene.layout_now.tracks.get(route.id)
            if track is not None:
                line = LineItem(PATH_COLOR, PATH_WIDTH)
                line.setZValue(OVER - 2)
                line.follow([(x, y) for x, y in track.curve.points.tolist()])
                self.draw(line)

    def _path_between(self, marks: list[Mark]) -> ShortestPath | None:
        stops = [mark.stop for mark in marks if mark.stop is not None]
        if len(stops) < 2 or stops[0] == stops[1]:
            return None
        return shortest_path(self.desk.scene.shown, stops[0], stops[1])

    def _sentence(self, marks: list[Mark]) -> str:
        distance = dist(marks[0].at, marks[1].at)
        fitting = fitting_spaces(distance, self.desk.scene.shown.profile)
        room = tr("room for {spaces}", spaces=self._spaces(fitting))
        parts = [f"{decimal(distance)} mm", room]
        if all(mark.stop for mark in marks) and marks[0].stop != marks[1].stop:
            parts.append(self._path_sentence())
        return " · ".join(parts)

    def _path_sentence(self) -> str:
        if self._path is None:
            return tr("no path")
        return tr(
            "shortest path: {spaces}, {routes}",
            spaces=self._spaces(self._path.length),
            routes=counted_things("route", len(self._path.routes)),
        )

    def _spaces(self, number: int) -> str:
        words = say("1 space") if number == 1 else say("{n} spaces")
        return tr(words, n=number)


def fitting_spaces(distance: float, profile: Profile) -> int:
    """Return how many spaces a straight route over a distance has room for."""
    beyond_one = distance - needed_length(1, profile)
    pitch = profile.space.length + profile.gap
    return max(int((beyond_one + 1e-6) // pitch) + 1, 0)
