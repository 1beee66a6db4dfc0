"""Corners of borders: of a half-drawn outline, and those that can be dragged, added and removed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from math import dist

import shapely

from trackwright.editor.base.language import in_millimetres
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.overlay_items import (
    ACCENT,
    WARNING,
    DotsItem,
    HandleItem,
    LineItem,
)
from trackwright.editor.canvas.pointer import Pointer
from trackwright.editor.document.edits.borders import (
    FEWEST,
    Corners,
    Outlined,
    crossing_itself,
    exact,
    outlined,
    owners,
    with_corner_added,
    with_corner_moved,
    with_corner_removed,
)
from trackwright.editor.document.thing_names import things_name
from trackwright.editor.tools.drags import Drag
from trackwright.editor.tools.tool import DrawnItems, Tool
from trackwright.schema.board import Board
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef, find_thing
from trackwright.schema.translation import tr

WELD = 1.5
"""In mm: corners nearer than this become one, unless the zoom tells them apart easily."""

TOLD_APART = 3.0
"""What is so many times as far as the pointer reaches is told apart easily."""

SHOWN = 18.0
"""How far around the pointer corners are shown, in multiples of its reach."""

APART = 1.2
"""How far apart shown corners are at least, as a share of the pointer's reach."""


class SnapTarget(Enum):
    """What a corner has snapped to."""

    NOTHING = auto()
    CORNER = auto()
    EDGE = auto()
    START = auto()


@dataclass(frozen=True)
class SnappedCorner:
    """Where a corner would go, and what it snaps to there."""

    at: Point
    target: SnapTarget = SnapTarget.NOTHING

    @property
    def note(self) -> str:
        """Where it is, or what it has snapped to."""
        if self.target is SnapTarget.CORNER:
            return tr("onto a corner")
        return tr("onto an edge") if self.target is SnapTarget.EDGE else in_millimetres(*self.at)


@dataclass(frozen=True)
class OutlineDraft:
    """An outline in the making, of a new country or region or of a further area of its owner."""

    kind: str = "country"
    corners: tuple[Point, ...] = ()
    owner: ThingRef | None = None

    def starting_at(self, corner: Point, owner: ThingRef | None) -> "OutlineDraft":
        """Return a draft with just its first corner."""
        return OutlineDraft(self.kind if owner is None else owner.kind, (corner,), owner)

    def with_corners(self, *corners: Point) -> "OutlineDraft":
        """Return it with more corners; those that it has already are left out."""
        return replace(self, corners=tuple(dict.fromkeys((*self.corners, *corners))))

    @property
    def can_close(self) -> bool:
        """Whether it has enough corners."""
        return len(self.corners) >= FEWEST


class CornerSnapping:
    """Snaps corners to others that are near, to edges, guides and the grid."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._cache = _CornersCache()

    @property
    def corners(self) -> Corners:
        """The corners of all countries, regions and free areas."""
        return self._cache.of(tuple(outlined(self._desk.board).values()))

    def snapped(
        self,
        pointer: Pointer,
        draft: OutlineDraft | None = None,
        *,
        corners: Corners | None = None,
        moved_from: Point | None = None,
    ) -> SnappedCorner:
        """Return where a corner goes; one that is moved does not snap to its old place."""
        if draft and draft.can_close and dist(draft.corners[0], pointer.at) <= pointer.reach:
            return SnappedCorner(draft.corners[0], SnapTarget.START)
        free = Point(round(pointer.at.x, 1), round(pointer.at.y, 1))
        if pointer.control:
            return SnappedCorner(free)
        corners = self.corners if corners is None else corners
        reach = max(pointer.reach, min(WELD, TOLD_APART * pointer.reach))
        corner = corners.nearest(pointer.at, reach, but=moved_from)
        if corner is not None:
            return SnappedCorner(corner, SnapTarget.CORNER)
        edge = corners.nearest_edge(pointer.at, pointer.reach, but=moved_from)
        if edge is not None:
            return SnappedCorner(edge.at, SnapTarget.EDGE)
        return SnappedCorner(exact(self._desk.scene.snap(free, pointer.reach).point))


class _CornersCache:
    """The corners of some areas, which are collected anew only when these have changed."""

    def __init__(self) -> None:
        self._areas: tuple[Outlined, ...] = ()
        self._corners = Corners(())

    def of(self, areas: tuple[Outlined, ...]) -> Corners:
        if areas != self._areas:
            self._areas, self._corners = areas, Corners(areas)
        return self._corners


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
        self.snapping = snapping
        self._chosen = chosen
        self._chosen_corners = _CornersCache()
        self._items = DrawnItems(tool)

    def hover(self, pointer: Pointer) -> None:
        """Show the corners near the pointer, and which it would take."""
        self.hot = self._handle_at(pointer)
        near = self._reachable_corners().around(pointer.at, SHOWN * pointer.reach)
        dots = DotsItem()
        dots.follow(_thinned(near, APART * pointer.reach), 1 / self._desk.view.scale_now)
        self._items.show(dots, *([] if self.hot is None else [_handle_item(self.hot)]))

    def show_dragged(self, at: Point) -> None:
        """Show only the corner that is dragged."""
        self.hot = CornerHandle(at, is_corner=True)
        self._items.show(_handle_item(self.hot))

    def begin_drag(self, pointer: Pointer) -> "CornerDrag | None":
        """Return a drag of what is under the pointer; None if there is nothing."""
        self.hot = self._handle_at(pointer)
        return None if self.hot is None else CornerDrag(self, self.hot, pointer)

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
        self._items.show()

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
        chosen = self._chosen()
        if not chosen:
            return self.snapping.corners
        things = (find_thing(self._desk.board, place) for place in chosen)
        return self._chosen_corners.of(tuple(filter(None, things)))


class CornerDrag(Drag):
    """Moves a corner; one that is dragged out of an edge is added first."""

    threshold = 0.6

    def __init__(self, handles: CornerHandles, handle: CornerHandle, pointer: Pointer) -> None:
        super().__init__(handles.tool, pointer)
        self.handle = handle
        self._handles = handles
        self._corners = handles.snapping.corners  # as they were before the drag
        self._base = self.before if handle.is_corner else with_corner_added(self.before, handle.at)

    def hint(self) -> str:
        return tr("Release to drop the corner · Ctrl does not snap · Esc puts it back")

    def _follow(self, pointer: Pointer) -> None:
        old, snapping = self.handle.at, self._handles.snapping
        corner = snapping.snapped(pointer, corners=self._corners, moved_from=old)
        board = with_corner_moved(self._base, old, corner.at)
        if corner.target is SnapTarget.EDGE:
            board = with_corner_added(board, corner.at)
        things = self._handles.owners_called(self._base, old)
        self.edit(tr("Move a corner of {things}", things=things), board)
        self._handles.show_dragged(corner.at)
        crossing = crossing_itself(self.desk.board, corner.at)
        if crossing is None:
            self.tool.say_at(corner.at, corner.note)
        else:
            name = self.tool.name_of(crossing)
            self.tool.say_at(corner.at, tr("{thing} crosses itself", thing=name), warns=True)


def outline_items(
    draft: OutlineDraft, ahead: Sequence[Point], *, closes: bool
) -> tuple[LineItem | HandleItem, ...]:
    """Return items for a draft that has corners, and for those that a click would add."""
    color = WARNING if crosses_itself((*draft.corners, *ahead)) else ACCENT
    area = LineItem(color, filled=True)
    area.follow(draft.corners)
    rest = LineItem(color, 1.4).dashed()
    rest.follow((draft.corners[-1], *ahead, draft.corners[0]))
    first, last = HandleItem(*draft.corners[0], round_=True), HandleItem(*draft.corners[-1])
    first.set_hot(closes)
    return area, rest, last, first


def crosses_itself(corners: Sequence[Point]) -> bool:
    """Return whether an outline would cross itself if it were closed now."""
    distinct = tuple(dict.fromkeys(corners))
    return len(distinct) >= FEWEST and not shapely.LinearRing(distinct).is_simple


def _handle_item(handle: CornerHandle) -> HandleItem:
    item = HandleItem(*handle.at, round_=not handle.is_corner)
    item.set_hot(handle.is_corner)
    return item


def _thinned(points: list[Point], apart: float) -> list[Point]:
    """Return points of which none is too near to one before it; there may be thousands."""
    cells: dict[tuple[int, int], Point] = {}
    for point in points:
        cells.setdefault((int(point.x // apart), int(point.y // apart)), point)
    return [*cells.values()]
