"""Lines on the earth as a board shows them: projected, warped, simplified and smoothed."""

from collections.abc import Iterator, Sequence
from typing import assert_never

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from trackwright.layout.land_warp import LandWarp
from trackwright.layout.packed_lines import Points
from trackwright.layout.projections import EARTH_RADIUS, project, unproject
from trackwright.schema.geometry import Size
from trackwright.schema.projection import LambertConformal, LambertEqualArea, Mercator, Projection

Bounds = tuple[float, float, float, float]
"""West, south, east and north in degrees; or left, top, right and bottom in mm."""

FINEST, COARSEST = 0.15, 0.45
"""In mm: how far a simplified outline may leave the true one, on small and on large scales."""

TOLERATED = 2.0
"""In km: the same on the earth, in between. Coarser coasts of a whole world would cross."""

ROUNDED = 1.2
"""In mm: how far from a corner its rounding begins at most."""

FINE = 0.07
"""In mm: how far a line may leave its smooth curve, which nobody sees."""

_FULL_TURN = 360.0

_LONGEST_STEP = 1.0
"""In degrees; a line along a parallel bends on the board and needs points to do so."""

_OUT_OF_SIGHT = 2.0
"""How many degrees beyond the board land is cut off before it is flattened."""

_NEAR_THE_POLE = 75.0
"""In degrees; from there on the pole may be in sight, and with it all meridians."""

_AT_THE_POLE = 89.5

_LARGE = 25.0
"""In degrees: a larger box may bend around the board."""

_FARTHEST = 1.93
"""In earth radii on an equal-area map: land 150° from the centre is too distorted to show."""

_WARP_MARGIN = 0.1
"""Of the longer side of a board: how much farther a warped board is looked around."""


class Flattening:
    """How one board flattens the earth.

    Attributes:
        frame: The board with its bleed, in mm.
    """

    def __init__(
        self,
        projection: Projection,
        size: Size,
        *,
        tolerance: float | None = None,
        bleed: float = 0.0,
        warp: LandWarp | None = None,
    ) -> None:
        self.frame = shapely.box(-bleed, -bleed, size.width + bleed, size.height + bleed)
        self._projection = projection
        suited = min(max(TOLERATED * projection.scale, FINEST), COARSEST)
        self._tolerance = suited if tolerance is None else tolerance
        self._warp = warp
        margin = _WARP_MARGIN * max(size.width, size.height) if warp else 0.0
        left, top, right, bottom = self.frame.bounds
        self._around = (left - margin, top - margin, right + margin, bottom + margin)
        self._low, self._high = _window(projection, self._around)

    def turns(self, bounds: Bounds) -> Iterator[float]:
        """Yield the turns around the earth after which something may be in sight."""
        west, south, east, north = bounds
        if south < self._high[1] and north > self._low[1]:
            for turn in (-_FULL_TURN, 0.0, _FULL_TURN):
                is_near = west + turn < self._high[0] and east + turn > self._low[0]
                if is_near and self._may_touch((west + turn, south, east + turn, north)):
                    yield turn

    def _may_touch(self, bounds: Bounds) -> bool:
        """Return whether a box of degrees may touch the board; a large one is taken to do so."""
        west, south, east, north = bounds
        if east - west > _LARGE or north - south > _LARGE:
            return True
        lons = np.clip(np.array([west, (west + east) / 2, east] * 3), self._low[0], self._high[0])
        lats = np.clip(np.repeat([south, (south + north) / 2, north], 3), -89.0, 89.0)
        xs, ys = project(self._projection, lats, lons)
        if not np.isfinite(xs).all():
            return True
        left, top, right, bottom = self._around
        room = 0.3 * max(np.ptp(xs), np.ptp(ys))  # its sides bend outwards
        return bool(
            xs.min() - room < right
            and xs.max() + room > left
            and ys.min() - room < bottom
            and ys.max() + room > top
        )

    def square_mm(self, bounds: Bounds) -> float:
        """Return about how large a box of degrees is on the board, rather too large."""
        west, south, east, north = bounds
        degree = np.pi / 180 * EARTH_RADIUS * self._projection.scale
        nearest = min(abs(south), abs(north)) if south * north > 0 else 0.0
        growth = 1.0 if isinstance(self._projection, LambertEqualArea) else 2.0
        if isinstance(self._projection, Mercator):
            growth = 1 / np.cos(np.radians(min(nearest + 1, 85.0))) ** 2
        across = (east - west) * np.cos(np.radians(nearest))
        return float(growth * self._projection.stretch * across * (north - south) * degree**2)

    def line(self, points: Points, turn: float) -> Points:
        """Return a line on the board, moved by a turn around the earth; NaN if it is too far."""
        lons, lats = _with_steps(points).T
        lons = np.clip(lons + turn, self._low[0], self._high[0])
        lats = np.clip(lats, self._low[1], self._high[1])
        flat = np.column_stack(project(self._projection, lats, lons))
        if not self._near_enough(flat):
            return np.full((1, 2), np.nan)
        if self._warp:
            flat = self._warp(_simplified(flat, FINE))
        simple = _simplified(flat, self._tolerance)
        # A seam to the pole and back must stay one line.
        is_seam = bool(np.abs(lats).max() > _AT_THE_POLE)
        return (simple if is_seam else smooth(simple)).round(2)

    def _near_enough(self, points: Points) -> bool:
        if not isinstance(self._projection, LambertEqualArea):
            return True
        unit = self._projection.scale * EARTH_RADIUS
        distances = (points - self._projection.origin) / (self._projection.stretch * unit, unit)
        return bool((np.hypot(*distances.T) < _FARTHEST).all())


def polygons_on_board(rings: Sequence[Points]) -> Iterator[BaseGeometry]:
    """Yield the valid area within flat rings, the first around the others, unless too far."""
    outer, *holes = rings
    if _is_area(outer):
        polygon: BaseGeometry = shapely.Polygon(outer, [hole for hole in holes if _is_area(hole)])
        if not shapely.is_valid(polygon):
            polygon = shapely.make_valid(polygon, method="structure", keep_collapsed=False)
        yield polygon


def _is_area(ring: Points) -> bool:
    return len(ring) > 3 and bool(np.isfinite(ring).all())


def smooth(points: Points) -> Points:
    """Return a line with its corners rounded; its ends stay, those of a ring are rounded, too.

    Corners are cut off twice, near to them: long straight parts stay where they are.
    """
    if len(points) < 3:
        return points
    is_ring = len(points) > 3 and bool((points[0] == points[-1]).all())
    for reach in (ROUNDED, ROUNDED / 2):
        points = _cut_corners(points, reach, is_ring=is_ring)
    return _simplified(points, FINE)


def _cut_corners(points: Points, reach: float, *, is_ring: bool) -> Points:
    steps = np.diff(points, axis=0)
    lengths = np.hypot(*steps.T)
    shares = np.minimum(0.25, reach / np.maximum(lengths, 1e-9))[:, None]
    pairs = np.stack((points[:-1] + shares * steps, points[1:] - shares * steps), axis=1)
    cut = pairs.reshape(-1, 2)
    if is_ring:
        return np.vstack((cut, cut[:1]))
    return np.vstack((points[:1], cut[1:-1], points[-1:]))


def _simplified(points: Points, tolerance: float) -> Points:
    line = shapely.simplify(shapely.LineString(points), tolerance, preserve_topology=False)
    return shapely.get_coordinates(line)


def _with_steps(points: Points) -> Points:
    """Return a line with more points where they are sparse."""
    gaps = np.abs(np.diff(points, axis=0)).max(axis=1)
    if gaps.max(initial=0.0) <= _LONGEST_STEP:
        return points
    parts = np.ceil(gaps / _LONGEST_STEP).clip(1).astype(int)
    ends = parts.cumsum()
    places = np.arange(ends[-1] + 1)
    return np.column_stack([np.interp(places, [0, *ends], column) for column in points.T])


def _window(projection: Projection, board: Bounds) -> tuple[Points, Points]:
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
