"""Warp the land so that it follows the cities that a fit moved."""

from collections.abc import Mapping, Sequence

import numpy as np
import shapely

from trackwright.layout.areas import BLEED, SPECK, area_of, polygons_of
from trackwright.layout.curves import Points
from trackwright.schema.board import Board
from trackwright.schema.geometry import Point, Polygon, Ring, Size
from trackwright.schema.projection import WarpPoint

SMOOTHING = 0.5
"""Of the interpolation: coasts need not follow every city to the millimetre."""


class LandWarp:
    """Moves points of the land as some of them were moved; the board's edges hold still."""

    def __init__(self, sources: Sequence[tuple[float, float]], targets: Points, size: Size) -> None:
        from scipy.interpolate import RBFInterpolator  # late: importing scipy is slow

        starts = np.array(sources, dtype=float).reshape(-1, 2)
        shifts = np.array(targets, dtype=float).reshape(-1, 2) - starts
        frame = _frame(size)
        self._shift = RBFInterpolator(
            np.vstack((starts, frame)),
            np.vstack((shifts, np.zeros_like(frame))),
            kernel="thin_plate_spline",
            smoothing=SMOOTHING,
        )

    def __call__(self, points: Points) -> Points:
        """Return where points of the land lie after the warp, in mm."""
        return np.asarray(points + self._shift(points)) if len(points) else points


def land_warp(board: Board) -> LandWarp | None:
    """Return the warp from where the projection puts things to where the board has them."""
    if not board.warp:
        return None
    sources = [point.projected for point in board.warp]
    return LandWarp(sources, np.array([point.moved for point in board.warp]), board.size)


def inverse_land_warp(board: Board) -> LandWarp | None:
    """Return the warp from where the board has things to where the projection puts them."""
    if not board.warp:
        return None
    sources = [point.moved for point in board.warp]
    return LandWarp(sources, np.array([point.projected for point in board.warp]), board.size)


def warp_borders(board: Board, before: Mapping[str, Point]) -> Board:
    """Warp all borders as the stops moved from `before` to `board`.

    They are clipped to the board and its bleed. The board remembers the warp, so that all that is
    drawn of the real land follows it, too.
    """
    followed = [stop for stop in board.stops if stop.id in before]
    if not followed:
        return board
    sources = [before[stop.id] for stop in followed]
    warp = LandWarp(sources, np.array([stop.position for stop in followed]), board.size)
    size = board.size
    sheet = shapely.box(-BLEED, -BLEED, size.width + BLEED, size.height + BLEED)

    def warped(ring: Ring) -> tuple[Point, ...]:
        return tuple(Point(float(x), float(y)) for x, y in warp(np.array(ring, dtype=float)))

    def bent(borders: tuple[Polygon, ...]) -> tuple[Polygon, ...]:
        areas = [
            Polygon(outer=warped(area.outer), holes=tuple(warped(hole) for hole in area.holes))
            for area in borders
        ]
        return polygons_of(area_of(areas).intersection(sheet), SPECK)

    return board.changed(
        warp=_warp_points(board, before, warp) if board.projection else (),
        countries=tuple(c.changed(borders=bent(c.borders)) for c in board.countries),
        regions=tuple(r.changed(borders=bent(r.borders)) for r in board.regions),
    )


def _warp_points(
    board: Board, before: Mapping[str, Point], warp: LandWarp
) -> tuple[WarpPoint, ...]:
    """Return the points of earlier warps as they lie now, and the stops that joined since."""
    back = inverse_land_warp(board)
    now = {before[stop.id]: stop.position for stop in board.stops if stop.id in before}
    known = {point.moved: point.projected for point in board.warp}
    gone = [moved for moved in known if moved not in now]
    strayed = dict(zip(gone, warp(np.array(gone, dtype=float)), strict=True))
    new = [start for start in now if start not in known]
    starts = np.array(new, dtype=float)
    projected = dict(zip(new, back(starts) if back and new else starts, strict=True))
    return tuple(
        WarpPoint(projected=_point(source), moved=_point(target))
        for source, target in (
            *((known[moved], now.get(moved, strayed.get(moved))) for moved in known),
            *((projected[start], now[start]) for start in new),
        )
        if target is not None
    )


def _point(at: Sequence[float] | Points) -> Point:
    return Point(float(at[0]), float(at[1]))


def _frame(size: Size) -> Points:
    """Return points along the edges of the board, which hold still."""
    width, height = size.width, size.height
    return np.array(
        [(x, y) for x in np.linspace(0, width, 7) for y in (0.0, height)]
        + [(x, y) for x in (0.0, width) for y in np.linspace(0, height, 7)[1:-1]]
    )
