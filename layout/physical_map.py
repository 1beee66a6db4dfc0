"""Lakes, rivers, ice, sea depths, regions and seas as a board shows them, in mm.

They lie where the board's projection puts them, and follow its warp. A board without a projection
has none. What would be too small on the board is left out.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import log2

import shapely
from shapely.geometry.base import BaseGeometry

from trackwright.layout.areas import BLEED
from trackwright.layout.flattening import Flattening, polygons_on_board
from trackwright.layout.land_warp import warp_of
from trackwright.layout.physical_data import Feature, RegionKind, features_of, lines_of
from trackwright.layout.projections import is_usable
from trackwright.schema.board import Board
from trackwright.schema.geometry import Point, Size
from trackwright.schema.projection import Projection, WarpPoint

SMALLEST_LAKE = 6.0
SMALLEST_ICE = 4.0
SMALLEST_DEPTH = 12.0
SMALLEST_REGION = 150.0
"""In square mm: what is smaller is not shown."""

SHORTEST_RIVER = 6.0
"""In mm: a shorter one is not shown."""

MIDDLE_RANK, MIDDLE_SCALE = 6, 0.225
"""Rivers up to that rank are shown at that scale, in mm for a km: those of a continent's board."""

RANKS_FOR_TWICE = 2.0
"""How many ranks more are shown at twice the scale."""

THINNEST, THICKEST, WIDER = 0.3, 0.85, 0.11
"""Width of rivers in mm, and how much wider one is than those of the next rank."""

NAME_SHAPE = 3.5
"""How much longer than high the room for a name should be."""

SMALLEST_SEA = 300.0
"""In square mm: smaller seas bear no name."""

_KEPT = 16
"""Boards whose physical maps are kept."""


@dataclass(frozen=True)
class Lake:
    """A lake, the larger the lower its rank."""

    name: str
    rank: int
    area: BaseGeometry


@dataclass(frozen=True)
class River:
    """A river from its source to its mouth, in pieces where it leaves the board."""

    name: str
    rank: int
    width: float
    course: BaseGeometry


@dataclass(frozen=True)
class NamedRegion:
    """A mountain range, a desert, a plain, …"""

    name: str
    kind: RegionKind
    rank: int
    area: BaseGeometry


@dataclass(frozen=True)
class NamedSea:
    """A sea, a gulf or a strait, and where its name has most room.

    `kind` is Natural Earth's word: ocean, sea, gulf, bay, strait, sound, channel, fjord, lagoon, …
    The name fits around `middle`, within `width` and `height`.
    """

    name: str
    kind: str
    rank: int
    area: BaseGeometry
    middle: Point
    width: float
    height: float


@dataclass(frozen=True)
class _View:
    """All that the physical map of a board depends on."""

    projection: Projection
    warp: tuple[WarpPoint, ...]
    size: Size


def lakes(board: Board) -> tuple[Lake, ...]:
    """Return the lakes of a board, the largest first."""
    view = _view(board)
    return _lakes(view) if view else ()


def rivers(board: Board) -> tuple[River, ...]:
    """Return the rivers of a board, the smallest first, as they are drawn."""
    view = _view(board)
    return _rivers(view) if view else ()


def glaciers(board: Board) -> BaseGeometry:
    """Return the ice of a board as one area, which may be empty."""
    view = _view(board)
    return _glaciers(view) if view else shapely.MultiPolygon()


def sea_depths(board: Board) -> Mapping[int, BaseGeometry]:
    """Return where the sea of a board is deeper than 200, 1,000 and 2,000 m, by the depth."""
    view = _view(board)
    return _sea_depths(view) if view else {}


def named_regions(board: Board) -> tuple[NamedRegion, ...]:
    """Return the ranges, deserts, plains and so on of a board, the largest first."""
    view = _view(board)
    return _named_regions(view) if view else ()


def named_seas(board: Board) -> tuple[NamedSea, ...]:
    """Return the seas of a board with room for their names, the most important first."""
    view = _view(board)
    return _named_seas(view) if view else ()


def _view(board: Board) -> _View | None:
    if board.projection is None or not is_usable(board.projection):
        return None
    return _View(board.projection, board.warp, board.size)


@lru_cache(_KEPT)
def _lakes(view: _View) -> tuple[Lake, ...]:
    found = (
        Lake(feature.name, feature.rank, area)
        for feature, area in _areas("lakes", view, SMALLEST_LAKE)
    )
    return tuple(sorted(found, key=lambda lake: -lake.area.area))


@lru_cache(_KEPT)
def _rivers(view: _View) -> tuple[River, ...]:
    highest = MIDDLE_RANK + RANKS_FOR_TWICE * log2(view.projection.scale / MIDDLE_SCALE)
    found = (
        River(feature.name, feature.rank, _river_width(highest - feature.rank), course)
        for feature, course in _courses(view, highest)
        if course.length >= SHORTEST_RIVER
    )
    return tuple(sorted(found, key=lambda river: river.width))


def _river_width(importance: float) -> float:
    return round(min(THICKEST, THINNEST + WIDER * max(importance, 0.0)), 2)


@lru_cache(_KEPT)
def _glaciers(view: _View) -> BaseGeometry:
    return shapely.union_all([area for _, area in _areas("glaciers", view, SMALLEST_ICE)])


@lru_cache(_KEPT)
def _sea_depths(view: _View) -> Mapping[int, BaseGeometry]:
    found: dict[int, list[BaseGeometry]] = {}
    for feature, area in _areas("depths", view, SMALLEST_DEPTH):
        found.setdefault(int(feature.kind), []).append(area)
    return {depth: shapely.union_all(areas) for depth, areas in sorted(found.items())}


@lru_cache(_KEPT)
def _named_regions(view: _View) -> tuple[NamedRegion, ...]:
    found = (
        NamedRegion(feature.name, RegionKind(str(feature.kind)), feature.rank, area)
        for feature, area in _areas("regions", view, SMALLEST_REGION)
    )
    return tuple(sorted(found, key=lambda region: -region.area.area))


@lru_cache(_KEPT)
def _named_seas(view: _View) -> tuple[NamedSea, ...]:
    sheet = shapely.box(0, 0, view.size.width, view.size.height)
    found = (
        _named_sea(feature, shapely.intersection(area, sheet))
        for feature, area in _areas("seas", view, SMALLEST_SEA)
    )
    largest: dict[str, NamedSea] = {}  # some are several basins of one name
    for sea in sorted(found, key=lambda sea: -sea.area.area):
        if sea.area.area >= SMALLEST_SEA:
            largest.setdefault(sea.name, sea)
    return tuple(sorted(largest.values(), key=lambda sea: (sea.rank, -sea.area.area)))


def _named_sea(feature: Feature, area: BaseGeometry) -> NamedSea:
    """Return a sea with the largest room that is as much wider than high as a name."""
    narrow = shapely.transform(area, lambda points: points / (NAME_SHAPE, 1.0))
    radii = shapely.maximum_inscribed_circle([narrow], tolerance=0.5)
    (x, y), (edge_x, edge_y) = shapely.get_coordinates(radii)[[0, -1]]
    reach = float(((edge_x - x) ** 2 + (edge_y - y) ** 2) ** 0.5)
    middle = Point(round(float(x) * NAME_SHAPE, 1), round(float(y), 1))
    # The widest rectangle of that shape in the ellipse that the circle becomes.
    side = reach * 2**0.5
    return NamedSea(
        feature.name, str(feature.kind), feature.rank, area, middle, side * NAME_SHAPE, side
    )


def _areas(name: str, view: _View, smallest: float) -> Iterator[tuple[Feature, BaseGeometry]]:
    """Yield the areas of a kind that are in sight, clipped to the board and its bleed."""
    flattening, lines = _flattening(view), lines_of(name)
    for feature in features_of(name):
        parts = [
            shapely.intersection(polygon, flattening.frame)
            for part, bounds in zip(feature.parts, feature.bounds, strict=True)
            if flattening.square_mm(bounds) >= smallest
            for turn in flattening.turns(bounds)
            for polygon in polygons_on_board(
                [flattening.line(lines.line(number), turn) for number in part]
            )
        ]
        large = [part for part in parts if part.area >= smallest]
        if large:
            yield feature, shapely.union_all(large)


def _courses(view: _View, highest: float) -> Iterator[tuple[Feature, BaseGeometry]]:
    """Yield the courses of the rivers up to a rank, clipped to the board and its bleed."""
    flattening, lines = _flattening(view), lines_of("rivers")
    for feature in features_of("rivers"):
        if feature.rank > highest:
            continue
        flat = [
            flattening.line(lines.line(number), turn)
            for part, bounds in zip(feature.parts, feature.bounds, strict=True)
            for turn in flattening.turns(bounds)
            for number in part
        ]
        courses = [shapely.LineString(line) for line in flat if len(line) > 1]
        if courses:
            whole = shapely.line_merge(shapely.MultiLineString(courses))
            yield feature, shapely.intersection(whole, flattening.frame)


def _flattening(view: _View) -> Flattening:
    return Flattening(view.projection, view.size, bleed=BLEED, warp=warp_of(view.warp, view.size))
