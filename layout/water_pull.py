"""What pulls ferries off the land in a fit: the way to the nearest water, from a coarse grid."""

from dataclasses import dataclass

import numpy as np
import shapely

from trackwright.layout.areas import area_of
from trackwright.layout.curves import Floats, Rows
from trackwright.schema.board import Board

CELL = 4.0
"""The width of a cell of the grid, in mm."""

FARTHEST = 20.0
"""How far inland the pull still grows, in mm."""


@dataclass(frozen=True)
class WaterPull:
    """The pull to the nearest water for each cell, as wide as it is far; shape (rows, columns, 2).

    A board without land or without water has none.
    """

    pulls: Floats

    @classmethod
    def of(cls, board: Board) -> "WaterPull | None":
        """Return the pull on a board's ferries, if it has any, and both land and water."""
        if not any(route.ferry for route in board.routes):
            return None
        land = area_of(area for country in board.countries for area in country.borders)
        if land.is_empty:
            return None
        x = np.arange(CELL / 2, board.size.width, CELL)
        y = np.arange(CELL / 2, board.size.height, CELL)
        shapely.prepare(land)
        across, down = np.meshgrid(x, y)
        on_land = np.asarray(shapely.contains_xy(land, across, down))
        return None if on_land.all() else cls(_pulls(on_land))

    def at(self, points: Floats) -> Floats:
        """Return the pull at some points."""
        rows, columns = self.pulls.shape[:2]
        cells: Rows = (points / CELL).astype(np.intp)
        column = np.clip(cells[:, 0], 0, columns - 1)
        row = np.clip(cells[:, 1], 0, rows - 1)
        return self.pulls[row, column]


def _pulls(on_land: np.ndarray[tuple[int, int], np.dtype[np.bool_]]) -> Floats:
    from scipy.ndimage import distance_transform_edt  # late: importing scipy is slow

    _, (row, column) = distance_transform_edt(on_land, return_indices=True)
    rows, columns = np.indices(on_land.shape)
    ways = np.stack((column - columns, row - rows), axis=-1) * CELL
    far = np.hypot(ways[..., 0], ways[..., 1])[..., None]
    return np.asarray(ways * np.minimum(1.0, FARTHEST / np.maximum(far, CELL)), dtype=float)
