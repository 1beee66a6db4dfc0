"""The drags of the select and city tools: move stops, move a name, or select with a rubber band."""

from collections.abc import Iterable
from math import hypot

import shapely
from PySide6.QtCore import QElapsedTimer, Qt

from trackwright.editor.base.language import in_millimetres
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.grid_and_snapping import Snap
from trackwright.editor.canvas.overlay_items import LineItem
from trackwright.editor.canvas.pointer import Pointer
from trackwright.editor.canvas.selection_marks import HOVERED, OutlineMarks
from trackwright.editor.document.edits.arrange import (
    movable,
    stops_among,
    with_name_at,
    with_stops_moved,
)
from trackwright.editor.document.selection import exists
from trackwright.editor.document.thing_names import thing_name, things_counted, things_name
from trackwright.editor.tools.keys import arrow_offset
from trackwright.editor.tools.tool import Drag, Tool
from trackwright.schema.board import Board
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef, stop_ref
from trackwright.schema.translation import tr

STARTS_DRAG = 0.6
"""How far the pointer goes before a press becomes a drag, as a share of its reach."""

SNAP_REACH = 0.6
"""How far things snap, as a share of the pointer's reach."""

STICKY = 0.5
"""How near to its old place a thing goes back to it, as a share of the same."""

NUDGE_PAUSE = 1_500
"""Nudges with less time between them, in ms, are one step."""

SCROLL = 20.0
"""How far an arrow moves the canvas when there is nothing to nudge, in mm."""


class StopDrag(Drag):
    """Moves the selected stops, unless they are locked."""

    def __init__(self, tool: Tool, grabbed: str, pointer: Pointer) -> None:
        super().__init__(tool, pointer)
        board = self.before
        names = self.desk.selection.ids("city", "crossing")
        self._names = movable(board, names)
        self.locked = locked_among(self.desk, names)
        moving = stops_among(board, self._names)
        self._move_title = tr("Move {things}", things=_stops_called(self.desk, self._names))
        positions = {stop.id: stop.position for stop in moving}
        first = next(iter(positions.values()), pointer.at)
        self._held = positions.get(grabbed, first)
        self._others = [stop.position for stop in board.stops if stop.id not in positions]
        self._lines = snap_lines()
        for line in self._lines:
            self._draw(line)

    def hint(self) -> str:
        return tr(
            "Shift keeps to a line · Ctrl does not snap · Alt takes bends along · Esc puts it back"
        )

    def _follow(self, pointer: Pointer) -> None:
        if not self._names:
            self._edit(self._move_title, self.before)
            self.tool.say_at(pointer.at, self.locked, warns=True)
            return
        snap = self._snap(pointer)
        across = round(snap.point.x - self._held.x, 3)
        down = round(snap.point.y - self._held.y, 3)
        board = with_stops_moved(self.before, self._names, across, down, stretch=pointer.alt)
        self._edit(self._move_title, board)
        note = in_millimetres(across, down, signed=True)
        self.tool.say_at(pointer.at, " · ".join(filter(None, [note, self.locked])))
        show_snap_lines(self._lines, snap)

    def _snap(self, pointer: Pointer) -> Snap:
        """Return where the stop that is held goes."""
        across, down = pointer.at.x - self.start.x, pointer.at.y - self.start.y
        if hypot(across, down) < STICKY * pointer.reach:
            return Snap(self._held)
        if pointer.shift:
            across, down = along_axis(across, down)
        wanted = Point(self._held.x + round(across, 1), self._held.y + round(down, 1))
        if pointer.control:
            return Snap(wanted)
        snap = self.desk.scene.snap(wanted, SNAP_REACH * pointer.reach, self._others)
        if not pointer.shift:
            return snap
        kept = Point(
            snap.point.x if across else self._held.x, snap.point.y if down else self._held.y
        )
        return Snap(kept, tuple(line for line in snap.lines if kept in line))


class NameDrag(Drag):
    """Moves the name of a stop away from its automatic place."""

    def __init__(self, tool: Tool, stop: str, pointer: Pointer) -> None:
        super().__init__(tool, pointer)
        desk = self.desk
        self._stop = stop
        label = desk.scene.layout_now.labels[stop]
        place = stops_among(desk.board, [stop])[0].position
        self._offset = Point(label.x - place.x, label.y - place.y)
        name = thing_name(desk.board, ThingRef("label", stop), desk.scene.language)
        self._move_title = tr("Move the name {name}", name=name)

    def hint(self) -> str:
        return tr("Shift keeps to a line · Esc puts the name back")

    def _follow(self, pointer: Pointer) -> None:
        across, down = pointer.at.x - self.start.x, pointer.at.y - self.start.y
        if pointer.shift:
            across, down = along_axis(across, down)
        if hypot(across, down) < STICKY * pointer.reach:
            self._edit(self._move_title, self.before)
            self.tool.say_at(None, "")
            return
        offset = Point(round(self._offset.x + across, 1), round(self._offset.y + down, 1))
        self._edit(self._move_title, with_name_at(self.before, self._stop, offset))
        self.tool.say_at(pointer.at, in_millimetres(*offset, signed=True))


class RubberBandDrag(Drag):
    """Selects what lies wholly inside a rubber band."""

    def __init__(self, tool: Tool, pointer: Pointer) -> None:
        super().__init__(tool, pointer)
        self._inside: tuple[ThingRef, ...] = ()
        self._band = LineItem(width=1.2, filled=True)
        self._marks = OutlineMarks(self.desk.scene, HOVERED)
        self._draw(self._band)

    @property
    def is_current(self) -> bool:
        return True

    def hint(self) -> str:
        return tr("Release to select what lies inside · Shift adds it")

    def _follow(self, pointer: Pointer) -> None:
        (x, y), (to_x, to_y) = self.start, pointer.at
        self._band.follow([(x, y), (to_x, y), (to_x, to_y), (x, to_y)], closed=True)
        area = shapely.box(min(x, to_x), min(y, to_y), max(x, to_x), max(y, to_y))
        self._inside = tuple(self.desk.scene.hits.inside(area))
        self._marks.show(self._inside)
        self.tool.say_at(pointer.at, things_counted(self._inside))

    def finish(self, pointer: Pointer) -> None:
        self._end()
        selection = self.desk.selection
        inside = [place for place in self._inside if exists(self.desk.board, place)]
        selection.set((*selection.places, *inside) if pointer.shift else inside)

    def abort(self) -> None:
        self._end()

    def _end(self) -> None:
        self._marks.show(())
        super()._end()


class Nudges:
    """Moves the selected stops by arrow keys; nudges in quick succession are one step."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._since = QElapsedTimer()
        self._gesture: object = object()
        self._latest: Board | None = None
        self._names: tuple[str, ...] = ()

    def nudge(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> str:
        """Move the selected stops, or the canvas if there are none; return which are locked."""
        stops = self._desk.selection.ids("city", "crossing")
        if not stops:
            across, down = arrow_offset(key)
            self._desk.view.scroll_by(across * SCROLL, down * SCROLL)
            return ""
        self._move(movable(self._desk.board, stops), *arrow_offset(key, modifiers))
        return locked_among(self._desk, stops)

    def _move(self, names: tuple[str, ...], across: float, down: float) -> None:
        desk = self._desk
        is_soon = self._since.isValid() and self._since.elapsed() < NUDGE_PAUSE
        if not (is_soon and names == self._names and desk.board is self._latest):
            self._gesture = object()
        title = tr("Nudge {things}", things=_stops_called(desk, names))
        board = with_stops_moved(desk.board, names, across, down)
        desk.edit(title, board, merge=self._gesture)
        self._names, self._latest = names, desk.board
        self._since.restart()


def along_axis(across: float, down: float) -> tuple[float, float]:
    """Return a move that goes only across or only down, whichever is more."""
    return (across, 0.0) if abs(across) >= abs(down) else (0.0, down)


def snap_lines() -> list[LineItem]:
    """Return the items for what a place is in line with: one across and one down."""
    return [LineItem(width=1.0).dashed() for _ in range(2)]


def show_snap_lines(items: Iterable[LineItem], snap: Snap) -> None:
    """Show what a place is in line with."""
    for number, item in enumerate(items):
        item.follow(snap.lines[number] if number < len(snap.lines) else ())


def locked_among(desk: Desk, names: Iterable[str]) -> str:
    """Return which of some stops are locked, as a note; empty if none is."""
    locked = [stop.id for stop in stops_among(desk.board, names) if stop.locked]
    return tr("{things}: locked", things=_stops_called(desk, locked)) if locked else ""


def unlock_first(note: str) -> str:
    """Return a note on what is locked with what to do about it."""
    return tr("{note} · unlock in the menu Arrange to move", note=note)


def _stops_called(desk: Desk, names: Iterable[str]) -> str:
    stops = [stop_ref(stop) for stop in stops_among(desk.board, names)]
    return things_name(desk.board, stops, desk.scene.language)
