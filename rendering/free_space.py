"""Search for free space on a board: a grid of cells, taken or free."""

from collections.abc import Sequence

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from trackwright.schema.geometry import Size

Mask = NDArray[np.bool_]
Floats = NDArray[np.float64]
Indices = NDArray[np.intp]

MOST_CELLS = 300_000
SMALLEST_CELL = 1.5


class Cells:
    """An area divided into square cells, and which of them are taken, by row and column."""

    def __init__(self, xs: Floats, ys: Floats, taken: Mask, cell: float) -> None:
        self._xs, self._ys = xs, ys
        self.taken = taken
        self.cell = cell

    def take(self, outlines: Sequence[BaseGeometry], margin: float) -> None:
        """Note that things lie there, and that they want some room around them."""
        if not len(outlines):
            return
        areas = shapely.buffer(np.array(outlines, dtype=object), margin, quad_segs=2)
        shapely.prepare(areas)
        left, top, right, bottom = shapely.bounds(areas).reshape(-1, 4).T
        first, end = np.searchsorted(self._xs, (left, right))
        highest, lowest = np.searchsorted(self._ys, (top, bottom))
        widths = end - first
        counts = widths * (lowest - highest)
        # All cells around all areas at once: one call takes far less time than thousands.
        area = np.repeat(np.arange(len(areas)), counts)
        number = np.arange(len(area)) - np.repeat(np.cumsum(counts) - counts, counts)
        rows, columns = highest[area] + number // widths[area], first[area] + number % widths[area]
        inside = shapely.contains_xy(areas[area], self._xs[columns], self._ys[rows])
        self.taken[rows[inside], columns[inside]] = True

    def around(self, area: BaseGeometry) -> "Cells":
        """Return the cells around an area; what is taken there is taken here."""
        left, top, right, bottom = area.bounds
        columns = slice(*np.searchsorted(self._xs, (left, right)))
        rows = slice(*np.searchsorted(self._ys, (top, bottom)))
        return Cells(self._xs[columns], self._ys[rows], self.taken[rows, columns], self.cell)

    def like(self, taken: Mask) -> "Cells":
        """Return the same cells, others of which are taken."""
        return Cells(self._xs, self._ys, taken, self.cell)

    def is_free(self, area: BaseGeometry) -> bool:
        """Return whether an area lies on the board, and touches no taken cell."""
        left, top, right, bottom = area.bounds
        half = self.cell / 2
        if left < self._xs[0] - half or top < self._ys[0] - half:
            return False
        if right > self._xs[-1] + half or bottom > self._ys[-1] + half:
            return False
        around = area.buffer(half, quad_segs=2)
        part = self.around(around)
        return not (part.inside(around) & part.taken).any()

    def inside(self, area: BaseGeometry) -> Mask:
        """Return which cells have their middle in an area."""
        shapely.prepare(area)
        xs, ys = np.meshgrid(self._xs, self._ys)
        return np.asarray(shapely.contains_xy(area, xs, ys))

    def room(self) -> Floats:
        """Return how far each cell is from what is taken and from the edge, in mm."""
        from scipy.ndimage import distance_transform_edt  # late: importing scipy is slow

        return np.asarray(distance_transform_edt(np.pad(~self.taken, 1))[1:-1, 1:-1]) * self.cell

    def mean(self, values: Mask | Floats, width: float, height: float) -> Floats:
        """Return the mean of some values of cells over each rectangle of that size.

        The result's row and column are those of the rectangle's top left cell; it is empty if
        there is no such rectangle.
        """
        rows, columns = self._cells_for(width, height)
        if rows > values.shape[0] or columns > values.shape[1]:
            return np.zeros((0, 0))
        sums = np.zeros((values.shape[0] + 1, values.shape[1] + 1))
        sums[1:, 1:] = values.cumsum(axis=0).cumsum(axis=1)
        below = sums[rows:, columns:] - sums[rows:, :-columns]
        above = sums[:-rows, columns:] - sums[:-rows, :-columns]
        return np.asarray(below - above) / (rows * columns)

    def middles(self, rows: Indices, columns: Indices, width: float, height: float) -> Floats:
        """Return the middles of the rectangles whose top left cells are given; shape (n, 2)."""
        down, across = self._cells_for(width, height)
        first = (self._xs[0] - self.cell / 2, self._ys[0] - self.cell / 2)
        middles = np.column_stack((columns + across / 2, rows + down / 2)) * self.cell
        return np.asarray(middles + first)

    def _cells_for(self, width: float, height: float) -> tuple[int, int]:
        """Return how many rows and columns cover a rectangle."""
        return int(np.ceil(height / self.cell)), int(np.ceil(width / self.cell))


def cells_of(size: Size) -> Cells:
    """Return the cells of a board, all free."""
    cell = max(SMALLEST_CELL, (size.width * size.height / MOST_CELLS) ** 0.5)
    xs = np.arange(cell / 2, max(size.width, cell), cell)
    ys = np.arange(cell / 2, max(size.height, cell), cell)
    return Cells(xs, ys, np.zeros((len(ys), len(xs)), dtype=np.bool_), cell)
