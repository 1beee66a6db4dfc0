"""A half-drawn outline: its corners, what it snaps to, its preview, and the area it becomes."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from math import dist

import shapely

from trackwright.editor.base.language import counted_things
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.overlay_items import ACCENT, WARNING, HandleItem, LineItem
from trackwright.editor.canvas.pointer import Pointer
from trackwright.editor.document.edits.borders import (
    FEWEST,
    Corners,
    exact,
    with_country,
    with_region,
)
from trackwright.editor.document.thing_names import thing_name
from trackwright.editor.tools.tool import Tool
from trackwright.schema.board import Region
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef, find_thing
from trackwright.schema.translation import tr

WELD = 1.5
"""In mm: corners nearer than this become one, unless the zoom tells them apart easily."""

TOLD_APART = 3.0
"""What is so many times as far as the pointer reaches is told apart easily."""


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


@dataclass(frozen=True)
class OutlineDraft:
    """An outline in the making.

    Attributes:
        kind: What it will be the outline of: a `country` or a `region`.
        corners: The corners so far.
        owner: What it will be a further area of; None for something new.
    """

    kind: str = "country"
    corners: tuple[Point, ...] = ()
    owner: ThingRef | None = None

    def starting_at(self, corner: Point, owner: ThingRef | None) -> "OutlineDraft":
        """Return a draft with just its first corner."""
        return OutlineDraft(self.kind if owner is None else owner.kind, (corner,), owner)

    def with_corners(self, *corners: Point) -> "OutlineDraft":
        """Return it with more corners; those that it has already are left out."""
        return replace(self, corners=tuple(dict.fromkeys((*self.corners, *corners))))

    def without_last(self) -> "OutlineDraft":
        """Return it without its last corner."""
        return replace(self, corners=self.corners[:-1])

    @property
    def can_close(self) -> bool:
        """Whether it has enough corners."""
        return len(self.corners) >= FEWEST


class CornerSnapping:
    """Snaps corners to others that are near, to edges, guides and the grid."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._corners = Corners(())
        self._areas: tuple[object, object] = ((), ())

    @property
    def corners(self) -> Corners:
        """The corners of all countries and regions."""
        board = self._desk.board
        if self._areas[0] is not board.countries or self._areas[1] is not board.regions:
            self._areas = board.countries, board.regions
            self._corners = Corners((*board.countries, *board.regions))
        return self._corners

    def snapped(self, pointer: Pointer, draft: OutlineDraft | None = None) -> SnappedCorner:
        """Return where a corner goes that is placed at the pointer."""
        return snapped_corner(self._desk, pointer, self.corners, draft=draft)


def snapped_corner(
    desk: Desk,
    pointer: Pointer,
    corners: Corners,
    *,
    draft: OutlineDraft | None = None,
    moved_from: Point | None = None,
) -> SnappedCorner:
    """Return where a corner goes; one that is moved does not snap to its old place."""
    if draft and draft.can_close and dist(draft.corners[0], pointer.at) <= pointer.reach:
        return SnappedCorner(draft.corners[0], SnapTarget.START)
    free = Point(round(pointer.at.x, 1), round(pointer.at.y, 1))
    if pointer.control:
        return SnappedCorner(free)
    reach = max(pointer.reach, min(WELD, TOLD_APART * pointer.reach))
    corner = corners.nearest(pointer.at, reach, but=moved_from)
    if corner is not None:
        return SnappedCorner(corner, SnapTarget.CORNER)
    edge = corners.nearest_edge(pointer.at, pointer.reach, but=moved_from)
    if edge is not None:
        return SnappedCorner(edge.at, SnapTarget.EDGE)
    return SnappedCorner(exact(desk.scene.snap(free, pointer.reach).point))


class OutlinePreview:
    """Shows a half-drawn outline for a tool."""

    def __init__(self, tool: Tool) -> None:
        self._tool = tool
        self._items: tuple[LineItem | HandleItem, ...] = ()

    def show(self, draft: OutlineDraft, ahead: Sequence[Point], *, closes: bool) -> None:
        """Show a draft that has corners, and those that a click would add."""
        self.clear()
        color = WARNING if crosses_itself((*draft.corners, *ahead)) else ACCENT
        area = LineItem(color, filled=True)
        area.follow(draft.corners)
        rest = LineItem(color, 1.4).dashed()
        rest.follow((draft.corners[-1], *ahead, draft.corners[0]))
        first, last = HandleItem(*draft.corners[0], round_=True), HandleItem(*draft.corners[-1])
        first.set_hot(closes)
        self._items = (area, rest, last, first)
        for item in self._items:
            self._tool.draw(item)

    def clear(self) -> None:
        """Show no draft."""
        if self._items:
            self._tool.erase(*self._items)
            self._items = ()


def crosses_itself(corners: Sequence[Point]) -> bool:
    """Return whether an outline would cross itself if it were closed now."""
    distinct = tuple(dict.fromkeys(corners))
    return len(distinct) >= FEWEST and not shapely.LinearRing(distinct).is_simple


class NewArea:
    """A country or region that was just drawn; drawing and naming it are one step.

    Attributes:
        place: What it is; its id is made of its name.
    """

    def __init__(self, desk: Desk, draft: OutlineDraft) -> None:
        self._desk = desk
        self._draft = draft
        self._before = self._latest = desk.board
        self._gesture = object()
        self.place = ThingRef(draft.kind)

    @property
    def middle(self) -> Point:
        """A place inside of it."""
        area = shapely.make_valid(shapely.Polygon(self._draft.corners))
        middle = area.representative_point()
        return Point(middle.x, middle.y)

    def name(self, name: str) -> bool:
        """Draw it with a name, or without; return whether the board is still as it was left."""
        if self._desk.board is not self._latest:
            return False
        make = with_region if self._draft.kind == "region" else with_country
        board, new = make(self._before, self._draft.corners, name)
        self.place = ThingRef(self._draft.kind, new)
        title = tr("Draw {thing}", thing=thing_name(board, self.place, self._desk.scene.language))
        self._desk.edit(title, board, merge=self._gesture)
        self._latest = self._desk.board
        return True

    def members_note(self) -> str:
        """Return how many cities belong to it because they lie inside; empty if none does."""
        thing = find_thing(self._desk.board, self.place)
        if isinstance(thing, Region):
            number = len(thing.cities)
        else:
            number = sum(city.country == self.place.id for city in self._desk.board.cities)
        if not number:
            return ""
        return tr("{cities} inside: part of it now.", cities=counted_things("city", number))
