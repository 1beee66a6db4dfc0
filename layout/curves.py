"""Smooth curves through points, measured by arc length."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Rows = NDArray[np.intp]

Points = NDArray[np.float64]
"""An array of shape (n, 2): x and y in mm."""

SAMPLES_PER_LEG = 24


@dataclass(frozen=True)
class Curve:
    """A smooth line, held as a fine polyline with the arc length up to each point."""

    points: Points
    lengths: Floats

    @property
    def length(self) -> float:
        """The whole length in mm."""
        return float(self.lengths[-1])

    def at(self, distances: Floats) -> tuple[Points, Floats]:
        """Return the points at some distances from the start, and the direction there in radians.

        Beyond an end the curve goes straight on.
        """
        alone = Curves(self.points[None], self.lengths[None])
        return alone.at(np.zeros(len(distances), dtype=np.intp), distances, alone.lengths)

    def reversed(self) -> "Curve":
        """Return the same line from its end to its start."""
        return Curve(self.points[::-1], self.length - self.lengths[::-1])

    def shifted(self, distance: float) -> "Curve":
        """Return the parallel curve at `distance` to the right (seen with y downwards)."""
        tangents = _tangents(np.diff(self.points, axis=0))
        directions = np.arctan2(tangents[:, 1], tangents[:, 0])
        normals = np.column_stack((-np.sin(directions), np.cos(directions)))
        points = self.points + normals * distance
        return Curve(points, _lengths(points))


@dataclass(frozen=True)
class Curves:
    """Curves with equally many points each, of shape (m, n, 2): much faster than one by one."""

    points: Floats
    lengths: Floats

    @classmethod
    def through(cls, knots: Floats) -> "Curves":
        """Return the curves through some knots, shape (m, k, 2), of which no two in turn agree."""
        points = _sampled(knots)
        return cls(points, _lengths(points))

    def __getitem__(self, row: int) -> Curve:
        return Curve(self.points[row], self.lengths[row])

    def inner_lengths(self, reaches: Floats) -> Floats:
        """Return the arc lengths along the inner side of bends, so many mm from the middle."""
        return inner_lengths(self._legs, reaches)

    def at(self, rows: Rows, distances: Floats, measured: Floats) -> tuple[Points, Floats]:
        """Return points on the curves of `rows`, and the directions there in radians.

        Distances are counted by `measured`, the length up to each corner, shape (m, n).
        """
        leg = np.minimum(_last_not_beyond(measured, rows, distances), self.points.shape[1] - 2)
        begin, end = measured[rows, leg], measured[rows, leg + 1]
        share = ((distances - begin) / (end - begin))[:, None]
        points = self.points[rows, leg] + self._legs[rows, leg] * share
        # Blended between the corners of the polyline, so that boxes turn without jumps.
        share = np.clip(share, 0, 1)
        tangents = _tangents(self._legs)
        blended = tangents[rows, leg] * (1 - share) + tangents[rows, leg + 1] * share
        return points, np.arctan2(blended[:, 1], blended[:, 0])

    @cached_property
    def _legs(self) -> Floats:
        return np.diff(self.points, axis=1)


def inner_lengths(legs: Points, reach: Any) -> Floats:
    """Return the length up to each corner of polylines, measured on the inner side of each bend.

    Works on the legs of one polyline, shape (n, 2), or of many, with a reach for each.
    """
    along = np.hypot(legs[..., 0], legs[..., 1])
    turns = np.abs(_turns(legs)) / 2
    nothing = np.zeros((*turns.shape[:-1], 1))
    bent = np.concatenate((turns, nothing), axis=-1) + np.concatenate((nothing, turns), axis=-1)
    inner = np.maximum(along - bent * np.expand_dims(reach, -1), 0.05 * along)
    return np.concatenate((nothing, np.cumsum(inner, axis=-1)), axis=-1)


def curve_through(points: Sequence[tuple[float, float]]) -> Curve:
    """Return a smooth curve through `points`.

    Through one point between the ends it is a parabola, through more a centripetal Catmull-Rom
    spline. Points that repeat their predecessor are passed over.
    """
    return Curves.through(np.array([distinct(points)], dtype=float))[0]


def distinct(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return two points or more of which none repeats its predecessor."""
    first = points[0]
    others = [
        (x, y)
        for (x_before, y_before), (x, y) in pairwise(points)
        if abs(x - x_before) > 1e-6 or abs(y - y_before) > 1e-6
    ]
    return [first, *(others or [(first[0] + 1e-6, first[1])])]


def bend_share(start: Points, bend: Points, end: Points) -> Any:
    """Return at which parameter a parabola reaches its bend: the share of the way that lies before.

    Works on single points and on arrays of them. The share is kept off the ends, where the curve
    would turn wild.
    """
    before = np.hypot(*np.moveaxis(bend - start, -1, 0))
    after = np.hypot(*np.moveaxis(end - bend, -1, 0))
    return np.clip(before / (before + after), 0.2, 0.8)


def parabola_weights(t: Floats, share: Any) -> Floats:
    """Return how much start, bend and end count for the point at `t`; shape (…, 3)."""
    through = t * (1 - t) / (share * (1 - share))
    start = (1 - t) ** 2 - through * (1 - share) ** 2
    end = t**2 - through * share**2
    return np.stack((start, through, end), axis=-1)


def _sampled(knots: Floats) -> Floats:
    """Return the points of polylines along smooth curves; shape (m, k, 2) gives (m, n, 2)."""
    if knots.shape[1] == 2:
        return knots
    if knots.shape[1] == 3:
        start, bend, end = np.moveaxis(knots, 1, 0)
        t = np.linspace(0, 1, 2 * SAMPLES_PER_LEG + 1)
        weights = parabola_weights(t, bend_share(start, bend, end)[:, None])
        # Not a matrix product, whose last digits may depend on how many curves there are.
        return np.asarray(np.sum(weights[..., None] * knots[:, None], axis=2))
    first, last = knots[:, :1], knots[:, -1:]
    padded = np.concatenate((2 * first - knots[:, 1:2], knots, 2 * last - knots[:, -2:-1]), axis=1)
    return np.concatenate((_spline(padded), last), axis=1)


def _spline(knots: Floats) -> Floats:
    """Sample splines from their second knot up to, and without, the last but one.

    This is Barry and Goldman's scheme, for all legs at once.
    """
    before, start, end, after = (
        knots[:, first : knots.shape[1] - 3 + first, None] for first in range(4)
    )
    t1 = _root_of_distance(before, start)
    t2 = t1 + _root_of_distance(start, end)
    t3 = t2 + _root_of_distance(end, after)
    t = t1 + (t2 - t1) * (np.arange(SAMPLES_PER_LEG) / SAMPLES_PER_LEG)[:, None]
    a1 = (t1 - t) / t1 * before + t / t1 * start
    a2 = (t2 - t) / (t2 - t1) * start + (t - t1) / (t2 - t1) * end
    a3 = (t3 - t) / (t3 - t2) * end + (t - t2) / (t3 - t2) * after
    b1 = (t2 - t) / t2 * a1 + t / t2 * a2
    b2 = (t3 - t) / (t3 - t1) * a2 + (t - t1) / (t3 - t1) * a3
    legs = (t2 - t) / (t2 - t1) * b1 + (t - t1) / (t2 - t1) * b2
    return np.asarray(legs.reshape(len(knots), -1, 2))


def _root_of_distance(one: Floats, other: Floats) -> Floats:
    away = other - one
    return np.asarray(np.hypot(away[..., :1], away[..., 1:]) ** 0.5)


def _lengths(points: Floats) -> Floats:
    """Return how far it is to each point of polylines; shape (…, n, 2) gives (…, n)."""
    legs = np.diff(points, axis=-2)
    steps = np.cumsum(np.hypot(legs[..., 0], legs[..., 1]), axis=-1)
    return np.concatenate((np.zeros_like(steps[..., :1]), steps), axis=-1)


def _tangents(legs: Floats) -> Floats:
    """Return how polylines run through their corners, given their legs."""
    through = (legs[..., :-1, :] + legs[..., 1:, :]) / 2
    return np.concatenate((legs[..., :1, :], through, legs[..., -1:, :]), axis=-2)


def _turns(legs: Points) -> Floats:
    """Return how far each leg turns from the one before, in radians."""
    before, after = legs[..., :-1, :], legs[..., 1:, :]
    across = before[..., 0] * after[..., 1] - before[..., 1] * after[..., 0]
    angles: Floats = np.arctan2(across, np.sum(before * after, axis=-1))
    return angles


def _last_not_beyond(rising: Floats, rows: Rows, values: Floats) -> Rows:
    """Return, for each value, the last column of its row that holds no more; the first if none.

    A binary search in all rows at once.
    """
    low = np.zeros_like(rows)
    high = np.full_like(rows, rising.shape[1])
    for _ in range(rising.shape[1].bit_length()):
        middle = (low + high) // 2
        not_beyond = rising[rows, middle] <= values
        low, high = np.where(not_beyond, middle, low), np.where(not_beyond, high, middle)
    return low
