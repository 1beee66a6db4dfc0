"""Smooth curves through points, measured by arc length."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
"""An array of shape (n, 2): x and y in mm."""

SAMPLES_PER_LEG = 24


@dataclass(frozen=True)
class Curve:
    """A smooth line, held as a fine polyline.

    Attributes:
        points: The polyline, shape (n, 2).
        lengths: Arc length from the start to each of its points, shape (n,).
    """

    points: Points
    lengths: NDArray[np.float64]

    @property
    def length(self) -> float:
        """The whole length in mm."""
        return float(self.lengths[-1])

    def at(self, distances: NDArray[np.float64]) -> tuple[Points, NDArray[np.float64]]:
        """Return the points at some distances from the start, and the direction there in radians.

        Beyond an end the curve goes straight on.
        """
        legs = np.diff(self.points, axis=0)
        steps = np.diff(self.lengths)
        leg = np.clip(np.searchsorted(self.lengths, distances, "right") - 1, 0, len(legs) - 1)
        share = (distances - self.lengths[leg]) / steps[leg]
        points = self.points[leg] + legs[leg] * share[:, None]
        return points, self._directions(leg, share)

    def _directions(self, leg: NDArray[np.intp], share: NDArray[np.float64]) -> NDArray[np.float64]:
        # Blended between the corners of the polyline, so that boxes turn without jumps.
        tangents = (
            np.gradient(self.points, axis=0)
            if len(self.points) > 2
            else np.diff(self.points, axis=0).repeat(2, axis=0)
        )
        share = np.clip(share, 0, 1)[:, None]
        blended = tangents[leg] * (1 - share) + tangents[leg + 1] * share
        return np.arctan2(blended[:, 1], blended[:, 0])

    def inner_lengths(self, reach: float) -> NDArray[np.float64]:
        """Return the arc lengths along the inner side of each bend, `reach` mm from the middle."""
        return inner_lengths(np.diff(self.points, axis=0), np.float64(reach))

    def reversed(self) -> "Curve":
        """Return the same line from its end to its start."""
        return Curve(self.points[::-1], self.length - self.lengths[::-1])

    def shifted(self, distance: float) -> "Curve":
        """Return the parallel curve at `distance` to the right (seen with y downwards)."""
        _, directions = self.at(self.lengths)
        normals = np.column_stack((-np.sin(directions), np.cos(directions)))
        return polyline(self.points + normals * distance)


def inner_lengths(legs: Points, reach: Any) -> NDArray[np.float64]:
    """Return the length up to each corner of polylines, measured on the inner side of each bend.

    Works on the legs of one polyline, shape (n, 2), or of many, with a reach for each.
    """
    along = np.hypot(legs[..., 0], legs[..., 1])
    turns = np.abs(_turns(legs)) / 2
    nothing = np.zeros((*turns.shape[:-1], 1))
    bent = np.concatenate((turns, nothing), axis=-1) + np.concatenate((nothing, turns), axis=-1)
    inner = np.maximum(along - bent * np.expand_dims(reach, -1), 0.05 * along)
    return np.concatenate((nothing, np.cumsum(inner, axis=-1)), axis=-1)


def _turns(legs: Points) -> NDArray[np.float64]:
    """Return how far each leg turns from the one before, in radians."""
    before, after = legs[..., :-1, :], legs[..., 1:, :]
    across = before[..., 0] * after[..., 1] - before[..., 1] * after[..., 0]
    angles: NDArray[np.float64] = np.arctan2(across, np.sum(before * after, axis=-1))
    return angles


def polyline(points: Points) -> Curve:
    """Return the curve that runs straight from point to point; points must differ."""
    steps = np.hypot(*np.diff(points, axis=0).T)
    return Curve(points, np.concatenate(([0.0], np.cumsum(steps))))


def curve_through(points: Sequence[tuple[float, float]]) -> Curve:
    """Return a smooth curve through `points`.

    Through one point between the ends it is a parabola, through more a centripetal Catmull-Rom
    spline. Points that repeat their predecessor are passed over.
    """
    knots = _distinct(np.asarray(points, dtype=float))
    if len(knots) == 2:
        return polyline(knots)
    if len(knots) == 3:
        start, bend, end = knots
        t = np.linspace(0, 1, 2 * SAMPLES_PER_LEG + 1)
        return polyline(parabola_weights(t, bend_share(start, bend, end)) @ knots)
    padded = np.vstack((2 * knots[0] - knots[1], knots, 2 * knots[-1] - knots[-2]))
    legs = [_leg(*padded[i : i + 4]) for i in range(len(knots) - 1)]
    return polyline(np.vstack((*legs, knots[-1:])))


def bend_share(start: Points, bend: Points, end: Points) -> Any:
    """Return at which parameter a parabola reaches its bend: the share of the way that lies before.

    Works on single points and on arrays of them. The share is kept off the ends, where the curve
    would turn wild.
    """
    before = np.hypot(*np.moveaxis(bend - start, -1, 0))
    after = np.hypot(*np.moveaxis(end - bend, -1, 0))
    return np.clip(before / (before + after), 0.2, 0.8)


def parabola_weights(t: NDArray[np.float64], share: Any) -> NDArray[np.float64]:
    """Return how much start, bend and end count for the point at `t`; shape (…, 3)."""
    through = t * (1 - t) / (share * (1 - share))
    start = (1 - t) ** 2 - through * (1 - share) ** 2
    end = t**2 - through * share**2
    return np.stack((start, through, end), axis=-1)


def _distinct(points: Points) -> Points:
    keep = np.concatenate(([True], np.any(np.abs(np.diff(points, axis=0)) > 1e-6, axis=1)))
    points = points[keep]
    if len(points) == 1:
        return np.vstack((points, points + np.array([1e-6, 0.0])))
    return points


def _leg(before: Points, start: Points, end: Points, after: Points) -> Points:
    """Sample the spline from `start` up to, and without, `end` (Barry and Goldman's scheme)."""
    t1 = np.hypot(*(start - before)) ** 0.5
    t2 = t1 + np.hypot(*(end - start)) ** 0.5
    t3 = t2 + np.hypot(*(after - end)) ** 0.5
    t = np.linspace(t1, t2, SAMPLES_PER_LEG, endpoint=False)[:, None]
    a1 = (t1 - t) / t1 * before + t / t1 * start
    a2 = (t2 - t) / (t2 - t1) * start + (t - t1) / (t2 - t1) * end
    a3 = (t3 - t) / (t3 - t2) * end + (t - t2) / (t3 - t2) * after
    b1 = (t2 - t) / t2 * a1 + t / t2 * a2
    b2 = (t3 - t) / (t3 - t1) * a2 + (t - t1) / (t3 - t1) * a3
    leg: Points = (t2 - t) / (t2 - t1) * b1 + (t - t1) / (t2 - t1) * b2
    return leg
