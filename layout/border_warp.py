"""Warp borders so that they follow the cities that a fit moved."""

from collections.abc import Mapping

import numpy as np
import shapely

from trackwright.layout.areas import BLEED, SPECK, area_of, polygons_of
from trackwright.layout.curves import Points
from trackwright.schema.board import Board
from trackwright.schema.geometry import Point, Polygon, Ring

SMOOTHING = 0.5
"""Of the interpolation: coasts need not follow every city to the millimetre."""


def warp_borders(board: Board, before: Mapping[str, Point]) -> Board:
    """Warp all borders as the stops moved from `before` to `board`.

    They are clipped to the board and its bleed.
    """
    from scipy.interpolate import RBFInterpolator  # late: importing scipy is slow

    moved = [stop for stop in board.stops if stop.id in before]
    if not moved:
        return board
    sources = np.array([before[stop.id] for stop in moved], dtype=float)
    shifts = np.array([stop.position for stop in moved], dtype=float) - sources
    sources, shifts = _with_frame(sources, shifts, board)
    warp = RBFInterpolator(sources, shifts, kernel="thin_plate_spline", smoothing=SMOOTHING)
    size = board.size
    sheet = shapely.box(-BLEED, -BLEED, size.width + BLEED, size.height + BLEED)

    def warped(ring: Ring) -> tuple[Point, ...]:
        points = np.array(ring, dtype=float)
        return tuple(Point(float(x), float(y)) for x, y in points + warp(points))

    def bent(borders: tuple[Polygon, ...]) -> tuple[Polygon, ...]:
        areas = [
            Polygon(outer=warped(area.outer), holes=tuple(warped(hole) for hole in area.holes))
            for area in borders
        ]
        return polygons_of(area_of(areas).intersection(sheet), SPECK)

    return board.changed(
        countries=tuple(c.changed(borders=bent(c.borders)) for c in board.countries),
        regions=tuple(r.changed(borders=bent(r.borders)) for r in board.regions),
    )


def _with_frame(sources: Points, shifts: Points, board: Board) -> tuple[Points, Points]:
    """Hold the edges of the board still, far from all cities."""
    width, height = board.size.width, board.size.height
    frame = np.array(
        [(x, y) for x in np.linspace(0, width, 7) for y in (0.0, height)]
        + [(x, y) for x in (0.0, width) for y in np.linspace(0, height, 7)[1:-1]]
    )
    return np.vstack((sources, frame)), np.vstack((shifts, np.zeros_like(frame)))
