"""Snapping: places that the pointer takes when it comes near them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import dist

from trackwright.schema.geometry import Point

NEIGHBORS = 12
"""With so many of the nearest cities a place can align: with all of a large board, any would."""

Line = tuple[Point, Point]


@dataclass(frozen=True)
class Snapping:
    """What places snap to.

    Attributes:
        cities: Whether they come into line with cities near by.
        grid: How far apart the lines of the grid are, in mm; None if nothing snaps to it.
        uprights: Guides from top to bottom, by how far from the left they are.
        levels: Guides from left to right, by how far from the top they are.
    """

    cities: bool = True
    grid: float | None = None
    uprights: tuple[float, ...] = ()
    levels: tuple[float, ...] = ()


@dataclass(frozen=True)
class Candidates:
    """What a place can snap to.

    Attributes:
        points: Cities to align with.
        snapping: The grid and the guides.
        width, height: How far guides reach.
    """

    points: Sequence[Point] = ()
    snapping: Snapping = field(default_factory=Snapping)
    width: float = 0.0
    height: float = 0.0


@dataclass(frozen=True)
class Snap:
    """A place after snapping.

    Attributes:
        point: The place.
        lines: What it has come into line with, from end to end.
    """

    point: Point
    lines: tuple[Line, ...] = ()


def snapped(point: Point, candidates: Candidates, reach: float) -> Snap:
    """Return the place that a point snaps to, within `reach` mm across and down.

    Cities go before guides, and guides before the grid.
    """
    near = _nearest(point, candidates.points) if candidates.snapping.cities else []
    snapping = candidates.snapping
    beside = _by_city(point, near, 0, reach)
    level = _by_city(point, near, 1, reach)
    x = beside.x if beside else _to_line(point.x, snapping.uprights, snapping.grid, reach)
    y = level.y if level else _to_line(point.y, snapping.levels, snapping.grid, reach)
    there = Point(x, y)
    lines: list[Line] = []
    if beside:
        lines.append((beside, there))
    elif x in snapping.uprights:
        lines.append((Point(x, 0), Point(x, candidates.height)))
    if level:
        lines.append((level, there))
    elif y in snapping.levels:
        lines.append((Point(0, y), Point(candidates.width, y)))
    return Snap(there, tuple(lines))


def _nearest(point: Point, points: Iterable[Point]) -> list[Point]:
    return sorted(points, key=lambda other: dist(point, other))[:NEIGHBORS]


def _by_city(point: Point, near: Iterable[Point], axis: int, reach: float) -> Point | None:
    """Return the city to align with: the one that is least out of line, then the nearest."""
    in_line = [other for other in near if abs(other[axis] - point[axis]) <= reach]
    return min(in_line, key=lambda other: abs(other[axis] - point[axis]), default=None)


def _to_line(value: float, guides: Iterable[float], grid: float | None, reach: float) -> float:
    guide = min(guides, key=lambda at: abs(at - value), default=None)
    if guide is not None and abs(guide - value) <= reach:
        return guide
    if grid:
        line = round(value / grid) * grid
        if abs(line - value) <= reach:
            return line
    return value
