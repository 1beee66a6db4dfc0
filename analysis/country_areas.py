"""The areas of a board's countries, and where they overlap or leave gaps."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from trackwright.analysis.board_analysis import BoardAnalysis, measured
from trackwright.layout.areas import SPECK
from trackwright.schema.board import Country, Region

NARROW = 0.5
"""In mm: gaps between countries up to this width are slips; straits of the boards are wider."""

THIN = 0.1
"""In mm: overlaps of less than this width on average cannot be seen."""

AROUND = 10.0
"""In mm: how much of a border is looked at around a gap; a gap may be longer than that."""

MOST_CROSSINGS = 1000
"""Of a border with itself, that are undone within a tenth of a second."""

_AT_ONCE = 100
"""Sides of a border that are looked at together: of a knot the first will do."""

Areas = NDArray[np.object_]
Numbers = NDArray[np.intp]
Pair = tuple[int, int]


@dataclass(frozen=True)
class Outlines:
    """The polygons of some countries or regions.

    Attributes:
        owners: The position of the country or region that each belongs to, in order.
        places: Which of its polygons each is.
        corner_polygons: Which of all polygons each corner belongs to.
        valid: Which of all polygons are the outline of an area.
    """

    polygons: Areas
    owners: Numbers
    places: Numbers
    corners: NDArray[np.float64]
    corner_polygons: Numbers
    valid: NDArray[np.bool_]

    @classmethod
    def of(cls, things: Sequence[Country | Region]) -> "Outlines":
        """Return the outlines of countries or regions."""
        drawn = [(i, n, p) for i, thing in enumerate(things) for n, p in enumerate(thing.borders)]
        rings = [ring for _, _, polygon in drawn for ring in (polygon.outer, *polygon.holes)]
        counts = [1 + len(polygon.holes) for _, _, polygon in drawn]
        sizes = np.array([len(ring) for ring in rings], dtype=np.intp)
        numbers = chain.from_iterable(chain.from_iterable(rings))
        corners = np.fromiter(numbers, dtype=float, count=2 * int(sizes.sum())).reshape(-1, 2)
        owners = np.array([owner for owner, _, _ in drawn], dtype=np.intp)
        ring_numbers = np.repeat(np.arange(len(rings)), sizes)
        lines: Areas = np.asarray(shapely.linearrings(corners, indices=ring_numbers))
        ring_polygons = np.repeat(np.arange(len(drawn)), counts)
        polygons = np.asarray(shapely.polygons(lines, indices=ring_polygons), dtype=object)
        return cls(
            polygons,
            owners,
            np.array([place for _, place, _ in drawn], dtype=np.intp),
            corners,
            np.repeat(ring_polygons, sizes),
            np.asarray(shapely.is_valid(polygons), dtype=bool),
        )

    @property
    def corner_owners(self) -> Numbers:
        """The position of the country or region that each corner belongs to."""
        return self.owners[self.corner_polygons]

    @property
    def doubtful(self) -> frozenset[int]:
        """The positions of the countries or regions that have an invalid border."""
        return frozenset(self.owners[~self.valid].tolist())


@dataclass(frozen=True)
class CountryAreas:
    """The areas of all countries.

    Attributes:
        areas: The same; nothing in place of invalid ones, for what they cover nobody knows.
    """

    ids: tuple[str, ...]
    outlines: Outlines
    areas: Areas
    tree: shapely.STRtree

    def countries_at(self, point: shapely.Point) -> list[str]:
        """Return the countries that a point lies in."""
        found = self.tree.query(point, predicate="intersects")
        return list(dict.fromkeys(self.ids[owner] for owner in self.outlines.owners[found]))

    def parts(self, country: int) -> Areas:
        """Return the areas of one country."""
        first, end = np.searchsorted(self.outlines.owners, (country, country + 1))
        return self.areas[first:end]


@measured("countries")
def country_areas(analysis: BoardAnalysis) -> CountryAreas:
    """Return the areas of the board's countries."""
    outlines = Outlines.of(analysis.board.countries)
    areas = outlines.polygons.copy()
    areas[~outlines.valid] = shapely.Polygon()
    shapely.prepare(areas)
    ids = tuple(country.id for country in analysis.board.countries)
    return CountryAreas(ids, outlines, areas, shapely.STRtree(areas))


def repaired(polygon: shapely.Polygon) -> BaseGeometry | None:
    """Return an invalid polygon as a valid area; None for a knot that takes minutes to undo."""
    if _is_knot(polygon):
        return None
    # Seven times faster than the other method, and different only within knots of crossings.
    return polygonal(shapely.make_valid(polygon, method="structure", keep_collapsed=False))


def _is_knot(polygon: shapely.Polygon) -> bool:
    """Return whether the sides of a polygon cross each other all over."""
    rings = [shapely.get_coordinates(ring) for ring in (polygon.exterior, *polygon.interiors)]
    ends = np.concatenate([np.stack((ring[:-1], ring[1:]), axis=1) for ring in rings])
    sides: Areas = np.asarray(shapely.linestrings(ends))
    tree, crossings = shapely.STRtree(sides), 0
    for start in range(0, len(sides), _AT_ONCE):
        some = sides[start : start + _AT_ONCE]
        # Every side meets itself and its two neighbours.
        crossings += tree.query(some, predicate="intersects").shape[1] - 3 * len(some)
        if crossings > MOST_CROSSINGS:
            return True
    return False


def polygonal(area: BaseGeometry) -> BaseGeometry:
    """Return the polygons that an area is made of, without stray lines and points."""
    parts = shapely.get_parts(shapely.get_parts(area))
    polygons = [part for part in parts if isinstance(part, shapely.Polygon)]
    return shapely.multipolygons(polygons) if polygons else shapely.MultiPolygon()


@measured("countries")
def overlaps(analysis: BoardAnalysis) -> Mapping[Pair, BaseGeometry]:
    """Return what two countries both cover, for all that visibly do."""
    land = country_areas(analysis)
    one, other = land.tree.query(land.areas)
    apart = land.outlines.owners[one] < land.outlines.owners[other]
    one, other = one[apart], other[apart]
    both = shapely.relate_pattern(land.areas[one], land.areas[other], "T********")
    one, other = one[both], other[both]
    found: dict[Pair, list[BaseGeometry]] = {}
    for first, second, shared in zip(
        land.outlines.owners[one].tolist(),
        land.outlines.owners[other].tolist(),
        shapely.intersection(land.areas[one], land.areas[other]),
        strict=True,
    ):
        found.setdefault((first, second), []).extend(_visible(shared, THIN))
    return {pair: shapely.union_all(parts) for pair, parts in found.items() if parts}


@measured("countries")
def gaps(analysis: BoardAnalysis) -> Mapping[Pair, BaseGeometry]:
    """Return the narrow gaps between two countries, for all that leave some."""
    land = country_areas(analysis)
    # Whether an invalid border fills a gap nobody knows.
    doubtful = list(shapely.envelope(land.outlines.polygons[~land.outlines.valid]))
    found = {}
    for pair, corners in _near_corners(land).items():
        left, top = corners.min(axis=0) - AROUND
        right, bottom = corners.max(axis=0) + AROUND
        around = land.tree.query(shapely.box(left, top, right, bottom))
        area: dict[int, BaseGeometry] = {}
        for owner in set(land.outlines.owners[around].tolist()):
            own = land.areas[around][land.outlines.owners[around] == owner]
            area[owner] = shapely.union_all(
                shapely.make_valid(shapely.clip_by_rect(own, left, top, right, bottom))
            )
        others = [part for owner, part in area.items() if owner not in pair] + doubtful
        gap = gap_between(area[pair[0]], area[pair[1]], shapely.union_all(others))
        if not gap.is_empty:
            found[pair] = gap
    return found


def gap_between(one: BaseGeometry, other: BaseGeometry, rest: BaseGeometry) -> BaseGeometry:
    """Return the narrow gaps between two areas that nothing else fills."""
    both = shapely.union(one, other)
    closed = shapely.buffer(shapely.buffer(both, NARROW / 2), -NARROW / 2)
    between = shapely.difference(shapely.difference(closed, both), rest)
    parts = [
        part
        for part in _visible(between, 0)
        if part.dwithin(one, THIN) and part.dwithin(other, THIN)
    ]
    return shapely.union_all(parts)


def _visible(area: BaseGeometry, width: float) -> Iterator[BaseGeometry]:
    """Yield the parts of an area that are no specks and, on average, so wide."""
    for part in shapely.get_parts(polygonal(area)):
        if part.area >= SPECK and 2 * part.area >= width * part.length:
            yield part


def _near_corners(land: CountryAreas) -> Mapping[Pair, NDArray[np.float64]]:
    """Return the corners that lie close to another country without touching it, by countries.

    Where two countries meet, their borders have all corners in common; the widest place of a gap
    is at a corner that they do not share.
    """
    outlines = land.outlines
    alone = np.flatnonzero(~_shared(outlines) & outlines.valid[outlines.corner_polygons])
    corners, owners = outlines.corners[alone], outlines.corner_owners[alone]
    low, high = corners - NARROW, corners + NARROW
    corner, area = land.tree.query(shapely.box(*low.T, *high.T))
    foreign = owners[corner] != outlines.owners[area]
    corner, area = corner[foreign], area[foreign]
    points = shapely.points(corners[corner])
    near = shapely.dwithin(land.areas[area], points, NARROW)
    near[near] = ~shapely.intersects(land.areas[area[near]], points[near])
    found: dict[Pair, list[NDArray[np.float64]]] = {}
    for number, other in zip(corner[near], outlines.owners[area[near]].tolist(), strict=True):
        owner = int(owners[number])
        pair = min(owner, other), max(owner, other)
        found.setdefault(pair, []).append(corners[number])
    return {pair: np.array(places) for pair, places in found.items()}


def _shared(outlines: Outlines) -> NDArray[np.bool_]:
    """Return for each corner whether another country has it, too."""
    if not len(outlines.corners):
        return np.zeros(0, dtype=bool)
    micrometres = np.round(outlines.corners * 1000).astype(np.int64)
    order = np.lexsort((micrometres[:, 1], micrometres[:, 0]))
    new = np.any(np.diff(micrometres[order], axis=0, prepend=micrometres[order[:1]] - 1), axis=1)
    starts = np.flatnonzero(new)
    owners = outlines.corner_owners[order]
    several = np.minimum.reduceat(owners, starts) != np.maximum.reduceat(owners, starts)
    shared = np.empty(len(order), dtype=bool)
    shared[order] = several[np.cumsum(new) - 1]
    return shared
