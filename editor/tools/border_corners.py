"""Corners that can be taken hold of: moved with all that share them, added and removed."""

from collections.abc import Callable
from dataclasses import dataclass
from math import dist

from trackwright.editor.base.words import in_millimetres
from trackwright.editor.canvas.overlay import DotsItem, HandleItem, NoteItem
from trackwright.editor.canvas.view import Pointer
from trackwright.editor.document.edits.borders import (
    Corners,
    crossing_itself,
    owners,
    with_corner_added,
    with_corner_moved,
    with_corner_removed,
)
from trackwright.editor.document.thing_names import things_name
from trackwright.editor.tools.border_drawing import Snapped, Snaps, as_qt, spot_near
from trackwright.editor.tools.tool import Tool
from trackwright.schema.board import Board
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef, find_thing
from trackwright.schema.translation import tr

SHOWN = 18.0
"""Corners are shown around the pointer, so many times as far as it reaches."""

STARTS_DRAG = 0.6
"""How far the pointer goes before a press becomes a drag, as a share of how far it reaches."""

APART = 1.2
"""How far apart shown corners are at least, as a share of how far the pointer reaches."""


@dataclass(frozen=True)
class Grip:
    """A corner, or a place on an edge where a corner would come to be."""

    at: Point
    is_corner: bool


@dataclass(eq=False)
class _Drag:
    """A drag under way; its edits merge into one step.

    Attributes:
        grip: What is held.
        start: Where it was taken.
        before: The board before.
        base: The board that the move changes: the one before, or with a new corner.
        corners: What the corner can snap to.
        latest: What the drag has made of the board.
        moved: Whether it has been moved yet: a click is no drag.
    """

    grip: Grip
    start: Point
    before: Board
    base: Board
    corners: Corners
    latest: Board
    moved: bool = False


class CornerHandles:
    """Shows corners near the pointer for a tool, and turns drags of them into edits.

    If countries or regions are chosen, theirs alone can be taken hold of, and their edges.
    """

    def __init__(
        self, tool: Tool, snaps: Snaps, chosen: Callable[[], tuple[ThingRef, ...]]
    ) -> None:
        self._tool = tool
        self._desk = tool.desk
        self._snaps = snaps
        self._chosen = chosen
        self._drag: _Drag | None = None
        self._hot: Grip | None = None
        self._own = Corners(())
        self._own_of: object = None
        self._dots: DotsItem | None = None
        self._handle: HandleItem | None = None
        self._note: NoteItem | None = None

    @property
    def is_dragging(self) -> bool:
        """Whether a corner is being dragged."""
        return self._drag is not None

    @property
    def hot(self) -> Grip | None:
        """What the pointer would take."""
        return self._hot

    @property
    def note(self) -> str:
        """What is said of the drag."""
        return self._note.text if self._note is not None else ""

    def hover(self, pointer: Pointer) -> None:
        """Show the corners near the pointer, and which it would take."""
        self._hot = self._grip_at(pointer)
        self._show(pointer)

    def press(self, pointer: Pointer) -> bool:
        """Take hold of what is under the pointer; tell whether there was something."""
        self._hot = self._grip_at(pointer)
        if self._hot is None:
            return False
        board = self._desk.board
        self._drag = _Drag(self._hot, pointer.at, board, board, self._snaps.corners, board)
        return True

    def move(self, pointer: Pointer) -> None:
        """Drag what is held."""
        drag = self._drag
        if drag is None or self._desk.board is not drag.latest:
            self._drag = None  # something else has changed the board meanwhile
            return
        if not drag.moved:
            if dist(pointer.at, drag.start) < STARTS_DRAG * pointer.reach:
                return
            drag.moved = True
            drag.base = drag.before
            if not drag.grip.is_corner:
                drag.base = with_corner_added(drag.before, drag.grip.at)
        old = drag.grip.at
        spot = spot_near(self._desk, pointer, drag.corners, but=old)
        board = with_corner_moved(drag.base, old, spot.at)
        if spot.to is Snapped.EDGE:
            board = with_corner_added(board, spot.at)
        self._desk.edit(self._title(drag), board, merge=drag)
        drag.latest = self._desk.board
        self._hot = Grip(spot.at, is_corner=True)
        self._show_dragged(spot.at, spot.to)

    def release(self) -> Grip | None:
        """Drop what is held; return it if it was clicked and not dragged."""
        drag, self._drag = self._drag, None
        self._erase_note()
        return None if drag is None or drag.moved else drag.grip

    def cancel(self) -> bool:
        """Put back what is being dragged; tell whether something was."""
        drag, self._drag = self._drag, None
        if drag is None:
            return False
        if drag.moved and self._desk.board is drag.latest:
            self._desk.edit(self._title(drag), drag.before, merge=drag)
        self.clear()
        return True

    def add(self, grip: Grip) -> None:
        """Add a corner on an edge, in all outlines that run along it."""
        board = with_corner_added(self._desk.board, grip.at)
        self._desk.edit(tr("Add a corner to {things}", things=self._called(board, grip.at)), board)
        self._hot = Grip(grip.at, is_corner=True)

    def can_remove(self) -> bool:
        """Tell whether the pointer is at a corner."""
        return self._hot is not None and self._hot.is_corner

    def remove(self) -> None:
        """Remove the corner at the pointer, from all outlines that share it."""
        hot, self._hot = self._hot, None
        if hot is not None:
            board = self._desk.board
            title = tr("Remove a corner of {things}", things=self._called(board, hot.at))
            self._desk.edit(title, with_corner_removed(board, hot.at))
            self.clear()

    def clear(self) -> None:
        """Show no corners, and let go of what is held where it is now."""
        self._drag = self._hot = None
        self._erase_handles()
        self._erase_note()

    def _grip_at(self, pointer: Pointer) -> Grip | None:
        own = self._own_corners()
        corner = own.nearest(pointer.at, pointer.reach)
        if corner is not None:
            return Grip(corner, is_corner=True)
        edge = own.nearest_edge(pointer.at, pointer.reach) if self._chosen() else None
        return None if edge is None else Grip(edge.at, is_corner=False)

    def _own_corners(self) -> Corners:
        """Return the corners of what is selected, or of everything."""
        chosen, board = self._chosen(), self._desk.board
        if not chosen:
            return self._snaps.corners
        things = tuple(find_thing(board, place) for place in chosen)
        if self._own_of is None or self._own_of != things:
            self._own, self._own_of = Corners(filter(None, things)), things
        return self._own

    def _title(self, drag: _Drag) -> str:
        return tr("Move a corner of {things}", things=self._called(drag.base, drag.grip.at))

    def _called(self, board: Board, corner: Point) -> str:
        return things_name(board, owners(board, corner), self._desk.scene.language)

    def _show(self, pointer: Pointer) -> None:
        self._erase_handles()
        near = self._own_corners().around(pointer.at, SHOWN * pointer.reach)
        kept = _thinned(near, APART * pointer.reach)
        self._dots = DotsItem()
        self._dots.follow(kept, 1 / self._desk.view.scale_now)
        self._tool.draw(self._dots)
        if self._hot is not None:
            self._handle = HandleItem(*self._hot.at, round_=not self._hot.is_corner)
            self._handle.set_hot(self._hot.is_corner)
            self._tool.draw(self._handle)

    def _show_dragged(self, at: Point, to: Snapped) -> None:
        self._erase_handles()
        self._handle = HandleItem(*at)
        self._handle.set_hot(True)
        self._tool.draw(self._handle)
        if self._note is None:
            self._note = NoteItem()
            self._tool.draw(self._note)
        board = self._desk.board
        crossing = crossing_itself(board, at)
        if crossing is not None:
            name = things_name(board, (crossing,), self._desk.scene.language)
            words = tr("{thing} crosses itself", thing=name)
            self._note.say(words, as_qt(at), warns=True)
        else:
            self._note.say(told(at, to), as_qt(at))

    def _erase_handles(self) -> None:
        for item in filter(None, (self._dots, self._handle)):
            self._tool.erase(item)
        self._dots = self._handle = None

    def _erase_note(self) -> None:
        if self._note is not None:
            self._tool.erase(self._note)
            self._note = None


def told(at: Point, to: Snapped) -> str:
    """Return where a corner is, or what it has come to."""
    if to is Snapped.CORNER:
        return tr("onto a corner")
    if to is Snapped.EDGE:
        return tr("onto an edge")
    return in_millimetres(*at)


def _thinned(points: list[Point], apart: float) -> list[Point]:
    """Return points of which none is too near to one before it; there may be thousands."""
    cells: set[tuple[int, int]] = set()
    kept = []
    for point in points:
        cell = (int(point.x // apart), int(point.y // apart))
        if cell not in cells:
            cells.add(cell)
            kept.append(point)
    return kept
