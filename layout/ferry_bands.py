"""The band of water under a ferry: from disc to disc along its curve, and how wide it is."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import dist

import numpy as np

from trackwright.layout.curves import Curve, Floats, curve_through
from trackwright.layout.tracks import Track, box_corners
from trackwright.schema.base import Same
from trackwright.schema.board import Board
from trackwright.schema.profile import Profile

WAVE_MARGIN = 0.85
"""How far the band's edge lies outside the boxes beside it, in mm."""

LEAD_HALF_WIDTH = 1.7
"""Half the width of the band where it reaches a disc, in mm."""

LONGEST_TAPER = 7.0
"""How long the band narrows before it is as wide as at the disc, in mm."""

_LEAD_KNOTS = (0.35, 0.7)
"""Where the lead from a city to the first space follows the route's curve, as shares of it."""

_MOST_BANDS = 2048
"""How many bands are kept: layouts share the tracks that did not move."""

_PIECE = 6.0
"""How long the boxes are that stand for a band, in mm."""


@dataclass(frozen=True)
class FerryBand:
    """The middle line of a ferry's band from city to city, and where the first space begins."""

    line: Curve
    starts: float
    ends: float
    half_width: float

    def half_widths(self, distances: Floats) -> Floats:
        """Return half the width of the band so far along it."""
        from_city = np.minimum(distances, self.line.length - distances)
        lead = np.where(distances < self.line.length / 2, self.starts, self.line.length - self.ends)
        taper = np.clip(lead, 1e-6, LONGEST_TAPER)
        share = np.clip((from_city - (lead - taper)) / taper, 0, 1)
        eased = share**2 * (3 - 2 * share)
        widths = LEAD_HALF_WIDTH + (self.half_width - LEAD_HALF_WIDTH) * eased
        return np.asarray(widths, dtype=float)


def ferry_band(track: Track, profile: Profile) -> FerryBand:
    """Return the band of a ferry that has spaces."""
    return _band(track, profile.space.length, profile.space.width)


def _band(track: Track, length_of_space: float, width_of_space: float) -> FerryBand:
    half = length_of_space / 2
    spaces = track.spaces
    first, last = spaces[0].point(-half), spaces[-1].point(half)
    lead_in, lead_out = _leads(track, first, last)
    middles = [(space.x, space.y) for space in spaces]
    line = curve_through([*lead_in, first, *middles, last, *lead_out])
    return FerryBand(
        line,
        _distance_to(line, first),
        _distance_to(line, last),
        width_of_space / 2 + WAVE_MARGIN,
    )


def band_corners(tracks: Iterable[Track], board: Board) -> Floats:
    """Return boxes that cover the bands of ferries; shape (boxes, 4, 2)."""
    size = board.profile.space
    pieces = [
        _pieces(Same(track), size.length, size.width)
        for track in tracks
        if track.route.ferry and track.spaces
    ]
    rows = np.concatenate([np.empty((0, 5)), *pieces])
    return box_corners(rows[:, :2], rows[:, 2:4], rows[:, 4])


@lru_cache(maxsize=_MOST_BANDS)
def _pieces(track: Same[Track], length_of_space: float, width_of_space: float) -> Floats:
    """Return a row for each box: middle, length, width and angle."""
    band = _band(track.value, length_of_space, width_of_space)
    count = max(int(np.ceil(band.line.length / _PIECE)), 1)
    length = band.line.length / count
    distances = np.linspace(length / 2, band.line.length - length / 2, count)
    points, directions = band.line.at(distances)
    widths = 2 * band.half_widths(distances)
    return np.column_stack((points, np.full(count, length), widths, np.degrees(directions)))


def _leads(
    track: Track, first: tuple[float, float], last: tuple[float, float]
) -> tuple[Sequence[tuple[float, float]], Sequence[tuple[float, float]]]:
    """Return the points from the city to the first space, and from the last one to its city.

    They follow the route's own curve; parallel tracks come together towards the disc. Spaces that
    were placed by hand need not lie on it, and may run the other way.
    """
    middle = track.middle.reversed() if track.reverse else track.middle
    start, end = (_point(middle.points[row]) for row in (0, -1))
    if track.route.is_placed_by_hand:
        if dist(first, end) + dist(last, start) < dist(first, start) + dist(last, end):
            start, end = end, start
        return [start], [end]
    offset = -track.offset if track.reverse else track.offset
    to_first = _lead(middle, offset, first)
    to_last = _lead(middle.reversed(), -offset, last)
    return [start, *to_first], [*reversed(to_last), end]


def _lead(middle: Curve, offset: float, space: tuple[float, float]) -> list[tuple[float, float]]:
    """Return points on the way from the start of a line to a space that lies beside it."""
    length = _distance_to(middle, space)
    shares = np.array(_LEAD_KNOTS)
    points, directions = middle.at(shares * length)
    aside = offset * shares**2 * (3 - 2 * shares)
    normals = np.column_stack((-np.sin(directions), np.cos(directions)))
    return [_point(point) for point in points + normals * aside[:, None]]


def _distance_to(line: Curve, point: tuple[float, float]) -> float:
    """Return how far along a line the place nearest to a point is."""
    legs = np.diff(line.points, axis=0)
    squares = np.maximum(np.sum(legs**2, axis=1), 1e-12)
    shares = np.clip(np.sum((np.asarray(point) - line.points[:-1]) * legs, axis=1) / squares, 0, 1)
    nearest = line.points[:-1] + legs * shares[:, None]
    leg = int(np.argmin(np.hypot(*(nearest - point).T)))
    return float(line.lengths[leg] + shares[leg] * (line.lengths[leg + 1] - line.lengths[leg]))


def _point(row: Floats) -> tuple[float, float]:
    return float(row[0]), float(row[1])
