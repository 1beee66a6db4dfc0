"""What a drag with the select tool does: move stops, move a name, or pull up a rubber band."""

from collections.abc import Iterable
from math import hypot
from typing import Protocol

import shapely
from PySide6.QtCore import QElapsedTimer, QPointF, Qt

from trackwright.editor.base.words import in_millimetres
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.grid import Candidates, Snap, snapped
from trackwright.editor.canvas.overlay import LineItem, NoteItem
from trackwright.editor.canvas.selection_marks import HOVERED, Marks
from trackwright.editor.canvas.view import Pointer
from trackwright.editor.document.edits.arrange import (
    movable,
    stops_among,
    with_name_at,
    with_stops_moved,
)
from trackwright.editor.document.selection import exists
from trackwright.editor.document.thing_names import thing_name, things_counted, things_name
from trackwright.editor.tools.tool import Tool
from trackwright.schema.board import Board
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import AREA_KINDS, LIST_BY_KIND, ThingRef, stop_ref
from trackwright.schema.translation import tr

SNAP_REACH = 0.6
"""How far things snap, as a share of how far the pointer reaches."""

STICKY = 0.5
"""How near to its old place a thing goes back to it, as a share of the same."""


class Drag(Protocol):
    """A drag that goes on."""

    def move(self, pointer: Pointer) -> None:
        """Follow the pointer."""

    def finish(self, pointer: Pointer) -> None:
        """Be done: what the drag has brought about stays."""

    def cancel(self) -> None:
        """Put everything back as it was."""

    @property
    def is_current(self) -> bool:
        """Whether nobody else has changed the board since."""

    def hint(self) -> str:
        """Return what can be done now."""


class _Edit:
    """Edits of one drag, which together are one step."""

    def __init__(self, tool: Tool, title: str) -> None:
        self._tool = tool
        self._title = title
        self._gesture = object()
        self.start = self._latest = tool.desk.board
        self._note = NoteItem()
        tool.draw(self._note)

    @property
    def is_current(self) -> bool:
        return self._tool.desk.board is self._latest

    def show(self, board: Board, note: str, at: Point, *, warns: bool = False) -> None:
        self._tool.desk.edit(self._title, board, merge=self._gesture)
        self._latest = self._tool.desk.board
        self._note.say(note, QPointF(*at), warns=warns)

    def end(self) -> None:
        self._tool.erase(self._note)

    def undo(self) -> None:
        if self.is_current:
            self._tool.desk.edit(self._title, self.start, merge=self._gesture)


class StopDrag:
    """Moves stops: those that are selected, unless they are locked."""

    def __init__(self, tool: Tool, grabbed: str, pointer: Pointer) -> None:
        desk = tool.desk
        self._tool = tool
        self._from = pointer.at
        names = desk.selection.ids("city", "crossing")
        self._names = movable(desk.board, names)
        moving = stops_among(desk.board, self._names)
        language = desk.scene.language
        self._locked = locked_among(desk, names)
        title = tr(
            "Move {things}",
            things=things_name(desk.board, [stop_ref(stop) for stop in moving], language),
        )
        self._edit = _Edit(tool, title)
        held = next((stop for stop in moving if stop.id == grabbed), None) or next(
            iter(moving), None
        )
        self._held = held.position if held else pointer.at
        self._candidates = self._what_to_snap_to()
        self._lines = [LineItem(width=1.0).dashed() for _ in range(2)]
        for line in self._lines:
            tool.draw(line)

    @property
    def is_current(self) -> bool:
        return self._edit.is_current

    @property
    def locked(self) -> str:
        """What to say of stops that stay because they are locked."""
        return self._locked

    def hint(self) -> str:
        return tr(
            "Shift keeps to a line · Ctrl does not snap · Alt takes bends along · Esc puts it back"
        )

    def move(self, pointer: Pointer) -> None:
        if not self._names:
            self._edit.show(self._edit.start, self._locked, pointer.at, warns=True)
            return
        snap = self._place(pointer)
        across = round(snap.point.x - self._held.x, 3)
        down = round(snap.point.y - self._held.y, 3)
        board = with_stops_moved(self._edit.start, self._names, across, down, stretch=pointer.alt)
        note = in_millimetres(across, down, signed=True)
        self._edit.show(board, " · ".join(filter(None, [note, self._locked])), pointer.at)
        self._draw_lines(snap)

    def finish(self, pointer: Pointer) -> None:
        del pointer
        self._end()

    def cancel(self) -> None:
        self._edit.undo()
        self._end()

    def _end(self) -> None:
        self._edit.end()
        self._tool.erase(*self._lines)

    def _what_to_snap_to(self) -> Candidates:
        scene = self._tool.desk.scene
        moving = set(self._names)
        board = self._edit.start
        return Candidates(
            [stop.position for stop in board.stops if stop.id not in moving],
            scene.snapping,
            board.size.width,
            board.size.height,
        )

    def _place(self, pointer: Pointer) -> Snap:
        """Return where the stop that is held goes."""
        across, down = pointer.at.x - self._from.x, pointer.at.y - self._from.y
        if hypot(across, down) < STICKY * pointer.reach:
            return Snap(self._held)
        if pointer.shift:
            across, down = (across, 0.0) if abs(across) >= abs(down) else (0.0, down)
        wanted = Point(self._held.x + round(across, 1), self._held.y + round(down, 1))
        if pointer.control:
            return Snap(wanted)
        snap = snapped(wanted, self._candidates, SNAP_REACH * pointer.reach)
        if not pointer.shift:
            return snap
        kept = Point(
            snap.point.x if across else self._held.x, snap.point.y if down else self._held.y
        )
        return Snap(kept, tuple(line for line in snap.lines if kept in line))

    def _draw_lines(self, snap: Snap) -> None:
        for number, line in enumerate(self._lines):
            line.follow(snap.lines[number] if number < len(snap.lines) else ())


class NameDrag:
    """Moves the name of a stop away from where it would stand by itself."""

    def __init__(self, tool: Tool, stop: str, pointer: Pointer) -> None:
        desk = tool.desk
        self._from = pointer.at
        self._stop = stop
        label = desk.scene.layout_now.labels[stop]
        place = stops_among(desk.board, [stop])[0].position
        self._offset = Point(label.x - place.x, label.y - place.y)
        name = thing_name(desk.board, ThingRef("label", stop), desk.scene.language)
        self._edit = _Edit(tool, tr("Move the name {name}", name=name))

    @property
    def is_current(self) -> bool:
        return self._edit.is_current

    def hint(self) -> str:
        return tr("Shift keeps to a line · Esc puts the name back")

    def move(self, pointer: Pointer) -> None:
        across, down = pointer.at.x - self._from.x, pointer.at.y - self._from.y
        if pointer.shift:
            across, down = (across, 0.0) if abs(across) >= abs(down) else (0.0, down)
        if hypot(across, down) < STICKY * pointer.reach:
            self._edit.show(self._edit.start, "", pointer.at)
            return
        offset = Point(round(self._offset.x + across, 1), round(self._offset.y + down, 1))
        note = in_millimetres(*offset, signed=True)
        self._edit.show(with_name_at(self._edit.start, self._stop, offset), note, pointer.at)

    def finish(self, pointer: Pointer) -> None:
        del pointer
        self._edit.end()

    def cancel(self) -> None:
        self._edit.undo()
        self._edit.end()


class BandDrag:
    """Selects what lies wholly inside a rubber band."""

    is_current = True

    def __init__(self, tool: Tool, pointer: Pointer) -> None:
        self._tool = tool
        self._from = pointer.at
        self._inside: tuple[ThingRef, ...] = ()
        self._band = LineItem(width=1.2, filled=True)
        self._note = NoteItem()
        self._marks = Marks(tool.desk.scene, HOVERED)
        tool.draw(self._band)
        tool.draw(self._note)

    def hint(self) -> str:
        return tr("Release to select what lies inside · Shift adds it")

    def move(self, pointer: Pointer) -> None:
        scene = self._tool.desk.scene
        (x, y), (to_x, to_y) = self._from, pointer.at
        self._band.follow([(x, y), (to_x, y), (to_x, to_y), (x, to_y)], closed=True)
        area = shapely.box(min(x, to_x), min(y, to_y), max(x, to_x), max(y, to_y))
        self._inside = tuple(scene.hits.inside(area))
        self._marks.show(self._inside)
        self._note.say(things_counted(self._inside), QPointF(*pointer.at))

    def finish(self, pointer: Pointer) -> None:
        desk = self._tool.desk
        self._end()
        inside = [place for place in self._inside if exists(desk.board, place)]
        desk.selection.set((*desk.selection.places, *inside) if pointer.shift else inside)

    def cancel(self) -> None:
        self._end()

    def _end(self) -> None:
        self._marks.show(())
        self._tool.erase(self._band, self._note)


def locked_among(desk: Desk, names: Iterable[str]) -> str:
    """Return which of some stops are locked, as a note; empty if none is."""
    locked = [stop_ref(stop) for stop in stops_among(desk.board, names) if stop.locked]
    if not locked:
        return ""
    things = things_name(desk.board, locked, desk.scene.language)
    return tr("{things}: locked", things=things)


def unlock_first(note: str) -> str:
    """Return a note on what is locked with what to do about it."""
    return tr("{note} · unlock in the menu Arrange to move", note=note)


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
        things = things_name(desk.board, places, desk.scene.language)
        board = with_stops_moved(desk.board, names, across, down)
        desk.edit(tr("Nudge {things}", things=things), board, merge=self._gesture)
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
    stops = {
        stop.id: thing_name(board, stop_ref(stop), language).casefold() for stop in board.stops
    }
    named = [(0, stops[stop.id], stop.id, stop_ref(stop)) for stop in board.stops]
    for route in board.routes:
        name = "–".join(stops.get(end, end) for end in route.ends)
        named.append((1, name, route.id, ThingRef("route", route.id)))
    for number, kind in enumerate((*AREA_KINDS, "ticket"), 2):
        for thing in getattr(board, LIST_BY_KIND[kind]):
            place = ThingRef(kind, thing.id)
            named.append((number, thing_name(board, place, language).casefold(), thing.id, place))
    return [
        place
        for *_, place in sorted(named, key=lambda n: n[:3])
        if desk.scene.is_within_reach(place)
    ]
