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


_AT_ONCE = 20_000
"""Points that are moved at once, which bounds the memory that it takes."""


class LandWarp:
    """Moves points of the land as some of them were moved; the board's edges hold still.

    It is a thin-plate spline: of all smooth ways to move the points, the one that bends least.
    """

    def __init__(self, sources: Sequence[tuple[float, float]], targets: Points, size: Size) -> None:
        starts = np.array(sources, dtype=float).reshape(-1, 2)
        shifts = np.array(targets, dtype=float).reshape(-1, 2) - starts
        frame = _frame(size)
        self._knots = np.vstack((starts, frame))
        self._unit = max(size.width, size.height)
        count = len(self._knots)
        plane = self._plane(self._knots)
        system = np.zeros((count + 3, count + 3))
        system[:count, :count] = self._bends(self._knots) + SMOOTHING * np.eye(count)
        system[:count, count:], system[count:, :count] = plane, plane.T
        moved = np.vstack((shifts, np.zeros_like(frame), np.zeros((3, 2))))
        self._weights = np.linalg.solve(system, moved)

    def __call__(self, points: Points) -> Points:
        """Return where points of the land lie after the warp, in mm."""
        if not len(points):
            return points
        parts = np.array_split(points, -(-len(points) // _AT_ONCE))
        return np.vstack([part + self._shifts(part) for part in parts])

    def _shifts(self, points: Points) -> Points:
        shifts: Points = np.hstack((self._bends(points), self._plane(points))) @ self._weights
        return shifts

    def _bends(self, points: Points) -> Points:
        """Return r² log r of the distances to all knots."""
        across, down = (points[:, axis, None] - self._knots[:, axis] for axis in (0, 1))
        squares = across * across + down * down
        bends: Points = 0.5 * squares * np.log(np.maximum(squares, 1e-12))
        return bends

    def _plane(self, points: Points) -> Points:
        return np.column_stack((np.ones(len(points)), points / self._unit))


def land_warp(board: Board) -> LandWarp | None:
    """Return the warp from where the projection puts things to where the board has them."""
    return warp_of(board.warp, board.size)


def warp_of(points: Sequence[WarpPoint], size: Size) -> LandWarp | None:
    """Return the warp that moves some points of a board's land, if there are any."""
    if not points:
        return None
    sources = [point.projected for point in points]
    return LandWarp(sources, np.array([point.moved for point in points]), size)


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
