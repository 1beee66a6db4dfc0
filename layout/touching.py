"""Shapes that touch each other: found once, and after a change only for those that are new."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import STRtree

from trackwright.layout.curves import Floats, Rows

Shapes = NDArray[np.object_]


@dataclass(frozen=True)
class Pairs:
    """Some pairs of shapes.

    Attributes:
        one, other: Which of the shapes, each pair once and in their order.
        common: What they have in common.
    """

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
    """Find all pairs that touch; `common` returns what those have in common that it is asked for.

    The result does not depend on `before`, but is there sooner if that holds the very same shapes.
    """
    rows = _rows_now(shapes, before) if before is not None else None
    is_new = np.ones(len(shapes), dtype=bool)
    if before is None or rows is None:
        nothing = np.empty(0, dtype=np.intp)
        known = Pairs(nothing, nothing, np.empty(0, dtype=object))
    else:
        is_new[rows[rows >= 0]] = False
        known = _still_there(before, rows)
    one, other = _anew(shapes, is_new)
    ones, others = np.concatenate((known.one, one)), np.concatenate((known.other, other))
    order = np.lexsort((others, ones))
    parts = np.concatenate((known.common, common(one, other)))
    return Touching(ones[order], others[order], parts[order], shapes)


def are_near(bounds: Floats, others: Floats) -> NDArray[np.bool_]:
    """Tell which bounds touch any others; a row has left, top, right and bottom."""
    apart = (bounds[:, None, :2] > others[:, 2:]) | (bounds[:, None, 2:] < others[:, :2])
    return np.asarray(~apart.any(axis=-1).all(axis=-1))


def _rows_now(shapes: Shapes, before: Touching) -> Rows | None:
    """Return in which row each earlier shape is now, -1 if it is gone; None if their order changed.

    What two shapes have in common is drawn from another corner if they change places.
    """
    rows = {id(shape): row for row, shape in enumerate(shapes)}
    now = np.array([rows.get(id(shape), -1) for shape in before.shapes], dtype=np.intp)
    return now if np.all(np.diff(now[now >= 0]) > 0) else None


def _still_there(before: Touching, rows: Rows) -> Pairs:
    one, other = rows[before.one], rows[before.other]
    both = (one >= 0) & (other >= 0)
    return Pairs(one[both], other[both], before.common[both])


def _anew(shapes: Shapes, is_new: NDArray[np.bool_]) -> tuple[Rows, Rows]:
    """Return the pairs with a new shape."""
    new = np.flatnonzero(is_new)
    any_of_them, found = STRtree(shapes[new]).query(shapes)
    other = new[found]
    # Two new shapes find each other twice.
    once = (any_of_them < other) | ~is_new[any_of_them]
    pairs = np.sort(np.stack((any_of_them[once], other[once])), axis=0)
    one, other = pairs[:, shapely.intersects(shapes[pairs[0]], shapes[pairs[1]])]
    return one, other
