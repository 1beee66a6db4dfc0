"""Country borders and coasts as a board shows them, from Natural Earth (public domain)."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import assert_never

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from trackwright.layout.areas import SPECK, polygons_of
from trackwright.layout.countries import BaseCountry, Ring, countries, find_country, topology
from trackwright.layout.projections import EARTH_RADIUS, project, unproject
from trackwright.schema.geometry import Polygon, Size
from trackwright.schema.projection import LambertConformal, LambertEqualArea, Mercator, Projection

Points = NDArray[np.float64]
"""Rows of longitude and latitude, or of x and y."""

_FULL_TURN = 360.0

_LONGEST_STEP = 1.0
"""In degrees; a line along a parallel bends on the board and needs points to do so."""

_OUT_OF_SIGHT = 2.0
"""How many degrees beyond the board land is cut off before it is flattened."""

_NEAR_THE_POLE = 75.0
"""In degrees; from there on the pole may be in sight, and with it all meridians."""

_FARTHEST = 1.93
"""In earth radii on an equal-area map: land 150° from the centre is too distorted to show."""

TOLERANCE = 0.15
"""In mm: how far a simplified outline may leave the true one."""


def borders(
    codes: Iterable[str],
    projection: Projection,
    size: Size,
    *,
    tolerance: float = TOLERANCE,
    speck: float = SPECK,
    bleed: float = 0.0,
) -> Mapping[str, tuple[Polygon, ...]]:
    """Return the areas of countries on the board, by the codes or names they were asked for.

    Neighbours share their border point for point. A country that is out of sight or a mere speck
    has no areas. The areas end at the board's edges, or `bleed` mm beyond them.
    """
    outlines = Outlines(projection, size, tolerance=tolerance, bleed=bleed)
    return {code: polygons_of(outlines.area(find_country(code)), speck) for code in codes}


def land(
    projection: Projection,
    size: Size,
    *,
    tolerance: float = TOLERANCE,
    speck: float = SPECK,
    bleed: float = 0.0,
) -> tuple[Polygon, ...]:
    """Return all land on the board without its borders, the largest areas first."""
    outlines = Outlines(projection, size, tolerance=tolerance, bleed=bleed)
    return polygons_of(shapely.union_all(list(map(outlines.area, countries().values()))), speck)


def countries_in_view(
    projection: Projection, size: Size, *, speck: float = SPECK
) -> tuple[str, ...]:
    """Return the codes of the countries that the board shows, the largest on it first."""
    outlines = Outlines(projection, size, tolerance=TOLERANCE, bleed=0.0)
    sizes = {code: float(outlines.area(each).area) for code, each in countries().items()}
    seen = [code for code, area in sizes.items() if area >= speck]
    return tuple(sorted(seen, key=lambda code: (-sizes[code], code)))


class Outlines:
    """The outlines of countries as one board shows them.

    An arc is flattened and simplified once: neighbours share their border to the last digit.
    """

    def __init__(
        self, projection: Projection, size: Size, *, tolerance: float, bleed: float
    ) -> None:
        self._projection = projection
        self._tolerance = tolerance
        self._frame = shapely.box(-bleed, -bleed, size.width + bleed, size.height + bleed)
        self._low, self._high = _window(projection, self._frame.bounds)
        self._flat = cache(self._flattened)

    def area(self, country: BaseCountry) -> BaseGeometry:
        """Return the area of a country on the board, empty if it is out of sight."""
        return shapely.union_all(
            [
                shapely.intersection(polygon, self._frame)
                for turn in (-_FULL_TURN, 0.0, _FULL_TURN)
                for rings in country.polygons
                if self._may_be_seen(rings[0], turn)
                for polygon in self._polygon(rings, turn)
            ]
        )

    def _may_be_seen(self, ring: Ring, turn: float) -> bool:
        west, south, east, north = _bounds(ring)
        return bool(
            west + turn < self._high[0]
            and east + turn > self._low[0]
            and south < self._high[1]
            and north > self._low[1]
        )

    def _polygon(self, rings: tuple[Ring, ...], turn: float) -> Iterator[BaseGeometry]:
        outer, *holes = (self._line(ring, turn) for ring in rings)
        if _is_area(outer):
            polygon: BaseGeometry = shapely.Polygon(
                outer, [hole for hole in holes if _is_area(hole)]
            )
            if not shapely.is_valid(polygon):
                polygon = shapely.make_valid(polygon, method="structure", keep_collapsed=False)
            yield polygon

    def _line(self, ring: Ring, turn: float) -> Points:
        return np.concatenate(
            [
                self._flat(number, turn) if number >= 0 else self._flat(~number, turn)[::-1]
                for number in ring
            ]
        )

    def _flattened(self, number: int, turn: float) -> Points:
        """Return an arc on the board, moved by a turn around the earth; NaN if it is too far."""
        lons, lats = _arc(number).T
        lons = np.clip(lons + turn, self._low[0], self._high[0])
        lats = np.clip(lats, self._low[1], self._high[1])
        points = np.column_stack(project(self._projection, lats, lons)).round(3)
        if not self._near_enough(points):
            return np.full((1, 2), np.nan)
        line = shapely.simplify(
            shapely.LineString(points), self._tolerance, preserve_topology=False
        )
        return shapely.get_coordinates(line)

    def _near_enough(self, points: Points) -> bool:
        if not isinstance(self._projection, LambertEqualArea):
            return True
        unit = self._projection.scale * EARTH_RADIUS
        distances = (points - self._projection.origin) / (self._projection.stretch * unit, unit)
        return bool((np.hypot(*distances.T) < _FARTHEST).all())


def ring_on_earth(ring: Ring) -> Points:
    """Return the longitudes and latitudes of a ring's points, from arc to arc."""
    return np.concatenate([_arc(number) if number >= 0 else _arc(~number)[::-1] for number in ring])


def _is_area(ring: Points) -> bool:
    return len(ring) > 3 and bool(np.isfinite(ring).all())


def _window(
    projection: Projection, board: tuple[float, float, float, float]
) -> tuple[Points, Points]:
    """Return the lowest and highest longitude and latitude that are worth flattening."""
    left, top, right, bottom = board
    xs, ys = np.meshgrid(np.linspace(left, right, 41), np.linspace(top, bottom, 41))
    lats, lons = unproject(projection, xs, ys)
    lowest, highest = _latitude_limits(projection)
    middle, west, south, east, north = projection.center.lon, -180.0, lowest, 180.0, highest
    if np.isfinite(lats).all():
        south, north = lats.min() - _OUT_OF_SIGHT, lats.max() + _OUT_OF_SIGHT
        if max(-south, north) < _NEAR_THE_POLE:
            turns = (lons - middle + 180) % 360 - 180
            west, east = turns.min() - _OUT_OF_SIGHT, turns.max() + _OUT_OF_SIGHT
        south = lowest if south < -_NEAR_THE_POLE else south
        north = highest if north > _NEAR_THE_POLE else north
    return (
        np.array([middle + max(west, -180.0), south]),
        np.array([middle + min(east, 180.0), north]),
    )


def _latitude_limits(projection: Projection) -> tuple[float, float]:
    """Return how far south and north a projection is of any use."""
    match projection:
        case Mercator():
            return -85.0, 85.0
        case LambertConformal(parallels=(first, second)):
            return (-80.0, 90.0) if first + second > 0 else (-90.0, 80.0)
        case LambertEqualArea():
            return -90.0, 90.0
        case _:
            assert_never(projection)


@cache
def _arc(number: int) -> Points:
    """Return the longitudes and latitudes of an arc's points, with more where they are sparse."""
    steps = np.reshape(topology().arcs[number], (-1, 2))
    points = np.array(topology().start) + np.array(topology().step) * steps.cumsum(axis=0)
    gaps = np.abs(np.diff(points, axis=0)).max(axis=1)
    parts = np.ceil(gaps / _LONGEST_STEP).clip(1).astype(int)
    ends = parts.cumsum()
    places = np.arange(ends[-1] + 1)
    return np.column_stack([np.interp(places, [0, *ends], column) for column in points.T])


@cache
def _bounds(ring: Ring) -> tuple[float, float, float, float]:
    """Return how far west, south, east and north a ring reaches."""
    points = ring_on_earth(ring)
    west, south = points.min(axis=0)
    east, north = points.max(axis=0)
    return west, south, east, north
