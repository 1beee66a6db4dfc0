"""Which shapes touch each other, and how much of each box is covered."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import STRtree

from trackwright.layout.curves import Floats, Rows
from trackwright.layout.tracks import boxes

Shapes = NDArray[np.object_]


@dataclass(frozen=True)
class Pairs:
    """Pairs of shapes by their rows, each pair once, and their intersections."""

    one: Rows
    other: Rows
    common: Shapes


@dataclass(frozen=True)
class Touching(Pairs):
    """All pairs of some shapes that touch, in the order of the shapes."""

    shapes: Shapes


def touching(
    shapes: Shapes,
    common: Callable[[Rows, Rows], Shapes],
    before: Touching | None = None,
) -> Touching:
    """Find all pairs that touch; `common` returns the intersections of some pairs.

    The result does not depend on `before`, which saves time for shapes that are identical.
    """
    rows = _rows_now(shapes, before) if before is not None else None
    is_new = np.ones(len(shapes), dtype=bool)
    if before is None or rows is None:
        nothing = np.empty(0, dtype=np.intp)
        known = Pairs(nothing, nothing, np.empty(0, dtype=object))
    else:
        is_new[rows[rows >= 0]] = False
        known = _kept_pairs(before, rows)
    one, other = _new_pairs(shapes, is_new)
    ones, others = np.concatenate((known.one, one)), np.concatenate((known.other, other))
    order = np.lexsort((others, ones))
    parts = np.concatenate((known.common, common(one, other)))
    return Touching(ones[order], others[order], parts[order], shapes)


def are_near(bounds: Floats, others: Floats) -> NDArray[np.bool_]:
    """Return which bounds touch any others; a row has left, top, right and bottom."""
    apart = (bounds[:, None, :2] > others[:, 2:]) | (bounds[:, None, 2:] < others[:, :2])
    return np.asarray(~apart.any(axis=-1).all(axis=-1))


def _rows_now(shapes: Shapes, before: Touching) -> Rows | None:
    """Return in which row each earlier shape is now, -1 if it is gone; None if their order changed.

    What two shapes have in common is drawn from another corner if they change places.
    """
    rows = {id(shape): row for row, shape in enumerate(shapes)}
    now = np.array([rows.get(id(shape), -1) for shape in before.shapes], dtype=np.intp)
    return now if np.all(np.diff(now[now >= 0]) > 0) else None


def _kept_pairs(before: Touching, rows: Rows) -> Pairs:
    one, other = rows[before.one], rows[before.other]
    both = (one >= 0) & (other >= 0)
    return Pairs(one[both], other[both], before.common[both])


def _new_pairs(shapes: Shapes, is_new: NDArray[np.bool_]) -> tuple[Rows, Rows]:
    """Return the pairs with a new shape."""
    new = np.flatnonzero(is_new)
    any_of_them, found = STRtree(shapes[new]).query(shapes)
    other = new[found]
    # Two new shapes find each other twice.
    once = (any_of_them < other) | ~is_new[any_of_them]
    pairs = np.sort(np.stack((any_of_them[once], other[once])), axis=0)
    one, other = pairs[:, shapely.intersects(shapes[pairs[0]], shapes[pairs[1]])]
    return one, other


PARTS = 1e9
"""Of a mm², which covered areas are counted in."""

LINES_IN_A_RUN = 8
"""As many lines that follow each other are looked up together: most are far from every box."""


@dataclass(frozen=True)
class Boxes:
    """Boxes on the board, a row each; sizes are along and across, angles clockwise in degrees."""

    middles: Floats
    sizes: Floats
    angles: Floats

    @cached_property
    def outlines(self) -> NDArray[np.object_]:
        """Their outlines."""
        return boxes(self.middles, self.sizes, self.angles)

    def only(self, some: NDArray[np.bool_]) -> "Boxes":
        """Return the boxes of some rows."""
        return Boxes(self.middles[some], self.sizes[some], self.angles[some])

    def covered(self, shapes: Floats) -> Floats:
        """Return how much of each box some shapes cover, in mm²; overlapping ones count twice.

        A shape is a row of corners: the array has the shape (shapes, corners, 2).
        """
        rows, hit = STRtree(np.asarray(shapely.polygons(shapes))).query(self.outlines)
        areas = _areas_within(self._in_box_coordinates(rows, shapes[hit]), self.sizes[rows] / 2)
        # A shape that only touches covers nothing, whatever the last digits say; and whole numbers
        # add up to the same in any order.
        parts = np.bincount(rows, np.rint(areas * PARTS), len(self.middles))
        return np.asarray(parts / PARTS, dtype=float)

    def crossed(self, lines: Floats) -> Rows:
        """Return how many straight lines, shape (lines, 2, 2), meet each box."""
        starts = _starts_of_runs(lines)
        ends = np.append(starts[1:], len(lines))
        low = np.minimum.reduceat(np.minimum(lines[:, 0], lines[:, 1]), starts)
        high = np.maximum.reduceat(np.maximum(lines[:, 0], lines[:, 1]), starts)
        runs = np.asarray(shapely.box(*low.T, *high.T))
        rows, run = STRtree(runs).query(self.outlines)
        line = starts[run][:, None] + np.arange(LINES_IN_A_RUN)
        pair, number = np.nonzero(line < ends[run][:, None])
        rows, line = rows[pair], line[pair, number]
        meets = _meets(self._in_box_coordinates(rows, lines[line]), self.sizes[rows] / 2)
        return np.bincount(rows[meets], minlength=len(self.middles))

    def _in_box_coordinates(self, rows: Rows, points: Floats) -> Floats:
        """Return points as a box has them: along and across from its middle."""
        turns = np.radians(self.angles)
        cosines, sines = np.cos(turns)[rows, None], np.sin(turns)[rows, None]
        x, y = np.moveaxis(points - self.middles[rows, None], -1, 0)
        return np.stack((x * cosines + y * sines, y * cosines - x * sines), axis=-1)


def discs(middles: Floats, radii: Floats) -> Floats:
    """Return the corners of discs, shape (discs, corners, 2)."""
    circle = shapely.get_coordinates(shapely.Point(0, 0).buffer(1))[:-1]
    return middles[:, None] + radii[:, None, None] * circle


def _areas_within(corners: Floats, reach: Floats) -> Floats:
    """Return how much of each shape lies within a box around the origin that reaches so far.

    Between each edge and the lower side of the box lies an area, which counts as negative if the
    edge runs back; added up all around a shape only what lies inside it is left.
    """
    half_width, half_height = reach[:, :1], reach[:, 1:]
    x, y = np.moveaxis(corners, -1, 0)
    run, rise = np.roll(x, -1, axis=1) - x, np.roll(y, -1, axis=1) - y
    left = np.clip(x, -half_width, half_width)
    right = np.clip(x + run, -half_width, half_width)
    steepness = rise / np.where(run, run, 1.0)
    heights = np.stack((y + steepness * (left - x), y + steepness * (right - x)))
    low, high = heights.min(axis=0), heights.max(axis=0)
    span = np.where(high > low, high - low, 1.0)
    above = np.clip(high - half_height, 0, high - low) / span
    below = np.clip(-half_height - low, 0, high - low) / span
    middle = (
        np.clip(low, -half_height, half_height) + np.clip(high, -half_height, half_height)
    ) / 2
    mean = above * 2 * half_height + (1 - above - below) * (middle + half_height)
    return np.asarray(np.abs(np.sum(mean * (right - left), axis=1)))


def _starts_of_runs(lines: Floats) -> Rows:
    """Return where a run of lines begins: after a gap, or where the run before is long enough."""
    after_gap = np.any(lines[1:, 0] != lines[:-1, 1], axis=1)
    is_first = np.concatenate((np.ones(min(1, len(lines)), dtype=bool), after_gap))
    number = np.arange(len(lines))
    number -= np.maximum.accumulate(np.where(is_first, number, 0))
    return np.flatnonzero(number % LINES_IN_A_RUN == 0)


def _meets(lines: Floats, reach: Floats) -> NDArray[np.bool_]:
    """Return which lines, shape (n, 2, 2), meet a box around the origin that reaches so far."""
    x, y = np.moveaxis(lines[:, 0] + lines[:, 1], -1, 0) / 2
    across, down = np.moveaxis(lines[:, 1] - lines[:, 0], -1, 0) / 2
    width, height = reach.T
    # Unless there is a gap seen along the line or along one of the box's sides, they meet.
    beside = np.abs(x * down - y * across) > width * np.abs(down) + height * np.abs(across)
    apart = (np.abs(x) > width + np.abs(across)) | (np.abs(y) > height + np.abs(down))
    return np.asarray(~(beside | apart))
