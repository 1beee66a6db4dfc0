"""Drags with a tool: what all have in common, and those that move things or select."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import dist, hypot

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
from trackwright.editor.document.edits.placed_things import PLACED, is_locked, with_places
from trackwright.editor.document.selection import exists
from trackwright.editor.document.thing_names import thing_name, things_counted, things_name
from trackwright.editor.tools.edit_commands import STOPS
from trackwright.editor.tools.tool import DrawnItems, Tool, arrow_offset
from trackwright.schema.board import Board
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef, stop_ref
from trackwright.schema.translation import tr

MOVABLE = (*STOPS, *PLACED)
"""The kinds of things that can be moved by dragging and by arrow keys."""

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


class MergedEdits:
    """Edits that are one step to undo, as long as nothing else changes the board.

    Attributes:
        before: The board before them.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.before = self._latest = desk.board

    @property
    def is_current(self) -> bool:
        """Whether nothing else has changed the board since the last of them."""
        return self.desk.board is self._latest

    def edit(self, title: str, board: Board) -> None:
        """Edit the board, as a part of the step."""
        self.desk.edit(title, board, merge=self)
        self._latest = self.desk.board


class Drag(MergedEdits):
    """A drag with a tool, which follows the pointer until it is finished or aborted."""

    threshold = 0.0
    """How far the pointer goes before a press becomes a drag, as a share of its reach."""

    def __init__(self, tool: Tool, pointer: Pointer) -> None:
        super().__init__(tool.desk)
        self.tool = tool
        self.start = pointer.at
        self.pointer = pointer
        self.has_moved = False
        self._title = ""
        self._items = DrawnItems(tool)

    def hint(self) -> str:
        """Return what can be done during the drag."""
        return ""

    def move(self, pointer: Pointer) -> None:
        """Follow the pointer, once it is far enough from where it began."""
        self.pointer = pointer
        if self.has_moved or dist(self.start, pointer.at) >= self.threshold * pointer.reach:
            self.has_moved = True
            self._follow(pointer)

    def finish(self, pointer: Pointer) -> None:
        """Keep what the drag has done."""
        del pointer
        self._end()

    def abort(self) -> None:
        """Undo what the drag has done."""
        if self.has_moved and self.is_current:
            self.edit(self._title, self.before)
        self._end()

    def edit(self, title: str, board: Board) -> None:
        self._title = title
        super().edit(title, board)

    def _follow(self, pointer: Pointer) -> None:
        raise NotImplementedError

    def _end(self) -> None:
        self.tool.say_at(None, "")
        self._items.show()


class Movable:
    """Those of the selected stops, decorations, names and furniture that are not locked.

    Attributes:
        positions: Where they are at first.
        locked: Which others are locked, as a note; empty if none is.
    """

    def __init__(self, desk: Desk) -> None:
        board, self._desk = desk.board, desk
        stops = stops_among(board, desk.selection.ids(*STOPS))
        placed = [ref for ref in desk.selection.refs if ref.kind in PLACED]
        boxes = desk.scene.hits.boxes
        self._stops = movable(board, (stop.id for stop in stops))
        self._places = {
            ref: boxes[ref].place for ref in placed if ref in boxes and not is_locked(board, ref)
        }
        self.positions = {stop_ref(stop): stop.position for stop in stops if not stop.locked}
        self.positions |= {ref: place.at for ref, place in self._places.items()}
        kept = [*(stop_ref(stop) for stop in stops if stop.locked)]
        kept += [ref for ref in placed if is_locked(board, ref)]
        self.locked = locked_note(desk, kept)

    @property
    def names(self) -> str:
        """What titles of edits call them."""
        refs = tuple(self.positions)
        return things_name(self._desk.board, refs, self._desk.scene.language)

    def moved(self, board: Board, across: float, down: float, *, stretch: bool = False) -> Board:
        """Return a board with all of them so many mm further right and down than at first."""
        places = {
            ref: replace(place, at=Point(place.at.x + across, place.at.y + down))
            for ref, place in self._places.items()
        }
        board = with_stops_moved(board, self._stops, across, down, stretch=stretch)
        return with_places(board, places)


class MoveDrag(Drag):
    """Moves the selected things, unless they are locked."""

    def __init__(self, tool: Tool, grabbed: ThingRef, pointer: Pointer) -> None:
        super().__init__(tool, pointer)
        self._movable = Movable(self.desk)
        self.locked = self._movable.locked
        self._move_title = tr("Move {things}", things=self._movable.names)
        positions = self._movable.positions
        first = next(iter(positions.values()), pointer.at)
        self._held = positions.get(grabbed, first)
        stops = self.before.stops
        self._others = [stop.position for stop in stops if stop_ref(stop) not in positions]
        self._lines = snap_lines()
        self._items.show(*self._lines)

    def hint(self) -> str:
        return tr(
            "Shift keeps to a line · Ctrl does not snap · Alt takes bends along · Esc puts it back"
        )

    def _follow(self, pointer: Pointer) -> None:
        if not self._movable.positions:
            self.edit(self._move_title, self.before)
            self.tool.say_at(pointer.at, self.locked, warns=True)
            return
        snap = self._snap(pointer)
        across = round(snap.point.x - self._held.x, 3)
        down = round(snap.point.y - self._held.y, 3)
        if (across, down) == (0, 0):
            self.edit(self._move_title, self.before)  # what stands automatically goes on to
        else:
            board = self._movable.moved(self.before, across, down, stretch=pointer.alt)
            self.edit(self._move_title, board)
        note = in_millimetres(across, down, signed=True)
        self.tool.say_at(pointer.at, " · ".join(filter(None, [note, self.locked])))
        show_snap_lines(self._lines, snap)

    def _snap(self, pointer: Pointer) -> Snap:
        """Return where the thing that is held goes."""
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
            self.edit(self._move_title, self.before)
            self.tool.say_at(None, "")
            return
        offset = Point(round(self._offset.x + across, 1), round(self._offset.y + down, 1))
        self.edit(self._move_title, with_name_at(self.before, self._stop, offset))
        self.tool.say_at(pointer.at, in_millimetres(*offset, signed=True))


class RubberBandDrag(Drag):
    """Selects what lies wholly inside a rubber band."""

    def __init__(self, tool: Tool, pointer: Pointer) -> None:
        super().__init__(tool, pointer)
        self._inside: tuple[ThingRef, ...] = ()
        self._band = LineItem(width=1.2, filled=True)
        self._marks = OutlineMarks(self.desk.scene, HOVERED)
        self._items.show(self._band)

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
        selection.set((*selection.refs, *inside) if pointer.shift else inside)

    def abort(self) -> None:
        self._end()

    def _end(self) -> None:
        self._marks.show(())
        super()._end()


class Nudges:
    """Moves the selected things by arrow keys; nudges in quick succession are one step."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._since = QElapsedTimer()
        self._edits = MergedEdits(desk)
        self._moved: tuple[ThingRef, ...] = ()

    def nudge(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> str:
        """Move the selected things, or the canvas if there are none; return which are locked."""
        desk = self._desk
        if not desk.selection.ids(*MOVABLE):
            across, down = arrow_offset(key)
            desk.view.scroll_by(across * SCROLL, down * SCROLL)
            return ""
        things = Movable(desk)
        refs = tuple(things.positions)
        is_soon = self._since.isValid() and self._since.elapsed() < NUDGE_PAUSE
        if not (is_soon and refs == self._moved and self._edits.is_current):
            self._edits, self._moved = MergedEdits(desk), refs
        board = things.moved(desk.board, *arrow_offset(key, modifiers))
        self._edits.edit(tr("Nudge {things}", things=things.names), board)
        self._since.restart()
        return things.locked


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
    stops = stops_among(desk.board, names)
    return locked_note(desk, [stop_ref(stop) for stop in stops if stop.locked])


def locked_note(desk: Desk, locked: Sequence[ThingRef]) -> str:
    """Return a note on things that are locked; empty if there are none."""
    names = things_name(desk.board, locked, desk.scene.language) if locked else ""
    return tr("{things}: locked", things=names) if locked else ""


def unlock_first(note: str) -> str:
    """Return a note on what is locked with what to do about it."""
    return tr("{note} · unlock in the menu Arrange to move", note=note)
