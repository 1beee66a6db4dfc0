"""Corners of borders that can be dragged with all areas that share them, added and removed."""

from collections.abc import Callable
from dataclasses import dataclass

from trackwright.editor.base.language import in_millimetres
from trackwright.editor.canvas.overlay_items import DotsItem, HandleItem
from trackwright.editor.canvas.pointer import Pointer
from trackwright.editor.document.edits.borders import (
    Corners,
    crossing_itself,
    owners,
    with_corner_added,
    with_corner_moved,
    with_corner_removed,
)
from trackwright.editor.document.thing_names import things_name
from trackwright.editor.tools.border_drawing import CornerSnapping, SnapTarget, snapped_corner
from trackwright.editor.tools.tool import Drag, Tool
from trackwright.schema.board import Board
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef, find_thing
from trackwright.schema.translation import tr

SHOWN = 18.0
"""How far around the pointer corners are shown, in multiples of its reach."""

APART = 1.2
"""How far apart shown corners are at least, as a share of the pointer's reach."""


@dataclass(frozen=True)
class CornerHandle:
    """A corner, or a place on an edge where a corner would be added."""

    at: Point
    is_corner: bool


class CornerHandles:
    """Shows corners near the pointer for a tool, and adds and removes them.

    If countries or regions are chosen, only their corners and edges can be dragged.
    """

    def __init__(
        self, tool: Tool, snapping: CornerSnapping, chosen: Callable[[], tuple[ThingRef, ...]]
    ) -> None:
        self.tool = tool
        self.hot: CornerHandle | None = None
        self._desk = tool.desk
        self._snapping = snapping
        self._chosen = chosen
        self._chosen_corners = Corners(())
        self._chosen_things: object = None
        self._items: list[DotsItem | HandleItem] = []

    def hover(self, pointer: Pointer) -> None:
        """Show the corners near the pointer, and which it would take."""
        self.hot = self._handle_at(pointer)
        near = self._reachable_corners().around(pointer.at, SHOWN * pointer.reach)
        dots = DotsItem()
        dots.follow(_thinned(near, APART * pointer.reach), 1 / self._desk.view.scale_now)
        if self.hot is None:
            self._show(dots)
        else:
            handle = HandleItem(*self.hot.at, round_=not self.hot.is_corner)
            handle.set_hot(self.hot.is_corner)
            self._show(dots, handle)

    def show_dragged(self, at: Point) -> None:
        """Show only the corner that is dragged."""
        self.hot = CornerHandle(at, is_corner=True)
        handle = HandleItem(*at)
        handle.set_hot(True)
        self._show(handle)

    def begin_drag(self, pointer: Pointer) -> "CornerDrag | None":
        """Return a drag of what is under the pointer; None if there is nothing."""
        self.hot = self._handle_at(pointer)
        if self.hot is None:
            return None
        return CornerDrag(self, self.hot, self._snapping.corners, pointer)

    def add(self, handle: CornerHandle) -> None:
        """Add a corner on an edge, in all outlines that run along it."""
        board = with_corner_added(self._desk.board, handle.at)
        title = tr("Add a corner to {things}", things=self.owners_called(board, handle.at))
        self._desk.edit(title, board)
        self.hot = CornerHandle(handle.at, is_corner=True)

    def can_remove(self) -> bool:
        """Return whether the pointer is at a corner."""
        return self.hot is not None and self.hot.is_corner

    def remove(self) -> None:
        """Remove the corner at the pointer, from all outlines that share it."""
        hot, self.hot = self.hot, None
        if hot is not None:
            board = self._desk.board
            title = tr("Remove a corner of {things}", things=self.owners_called(board, hot.at))
            self._desk.edit(title, with_corner_removed(board, hot.at))
            self.clear()

    def clear(self) -> None:
        """Show no corners."""
        self.hot = None
        self._show()

    def owners_called(self, board: Board, corner: Point) -> str:
        """Return the names of the countries and regions that share a corner."""
        return things_name(board, owners(board, corner), self._desk.scene.language)

    def _handle_at(self, pointer: Pointer) -> CornerHandle | None:
        corners = self._reachable_corners()
        corner = corners.nearest(pointer.at, pointer.reach)
        if corner is not None:
            return CornerHandle(corner, is_corner=True)
        edge = corners.nearest_edge(pointer.at, pointer.reach) if self._chosen() else None
        return None if edge is None else CornerHandle(edge.at, is_corner=False)

    def _reachable_corners(self) -> Corners:
        """Return the corners of what is chosen, or of everything."""
        chosen, board = self._chosen(), self._desk.board
        if not chosen:
            return self._snapping.corners
        things = tuple(find_thing(board, place) for place in chosen)
        if self._chosen_things is None or self._chosen_things != things:
            self._chosen_corners = Corners(filter(None, things))
            self._chosen_things = things
        return self._chosen_corners

    def _show(self, *items: DotsItem | HandleItem) -> None:
        if self._items:
            self.tool.erase(*self._items)
        self._items = [*items]
        for item in items:
            self.tool.draw(item)


class CornerDrag(Drag):
    """Moves a corner; one that is dragged out of an edge is added first."""

    threshold = 0.6

    def __init__(
        self, handles: CornerHandles, handle: CornerHandle, corners: Corners, pointer: Pointer
    ) -> None:
        super().__init__(handles.tool, pointer)
        self.handle = handle
        self._handles = handles
        self._corners = corners
        self._base = self.before if handle.is_corner else with_corner_added(self.before, handle.at)

    def hint(self) -> str:
        return tr("Release to drop the corner · Ctrl does not snap · Esc puts it back")

    def _follow(self, pointer: Pointer) -> None:
        old = self.handle.at
        corner = snapped_corner(self.desk, pointer, self._corners, moved_from=old)
        board = with_corner_moved(self._base, old, corner.at)
        if corner.target is SnapTarget.EDGE:
            board = with_corner_added(board, corner.at)
        things = self._handles.owners_called(self._base, old)
        self._edit(tr("Move a corner of {things}", things=things), board)
        self._handles.show_dragged(corner.at)
        board = self.desk.board
        crossing = crossing_itself(board, corner.at)
        if crossing is None:
            self.tool.say_at(corner.at, corner_note(corner.at, corner.target))
        else:
            name = things_name(board, (crossing,), self.desk.scene.language)
            self.tool.say_at(corner.at, tr("{thing} crosses itself", thing=name), warns=True)


def corner_note(at: Point, target: SnapTarget) -> str:
    """Return where a corner is, or what it has snapped to."""
    if target is SnapTarget.CORNER:
        return tr("onto a corner")
    if target is SnapTarget.EDGE:
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
