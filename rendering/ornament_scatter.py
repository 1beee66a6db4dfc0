"""Scattering ornaments over free room: apart from each other, fewer and smaller near routes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, dist, pi, sin
from random import Random

import numpy as np
from shapely import affinity

from trackwright.rendering.free_space import Cells, Indices, Mask
from trackwright.rendering.ornaments import ornament_hull
from trackwright.schema.decorations import Ornament, OrnamentKind
from trackwright.schema.geometry import Point

TRIES = 4_000
"""Places that are tried for ornaments of one kind."""

OPEN_ROOM = 16.0
"""So far from what is on the board ornaments stand as densely as they may, in mm."""

SEEDS = 40
"""Shapes of each kind that are used, which is as many as look different."""

SMALLEST = 0.75
"""How much smaller ornaments are beside routes."""

FLATTENED = 0.7
"""Groups of ornaments are so high for their width, as if they were seen from the side."""

LONELINESS = 0.15
"""How much the distance from another ship is worth, as a share of room on all sides."""

BETWEEN = 0.6
"""Kept free between ornaments, in mm."""


@dataclass(frozen=True)
class Scatter:
    """How ornaments of one kind stand: in mm, and how many at most.

    `clump` is how many stand together at most, `spread` how far from each other.
    """

    ornament: OrnamentKind
    widths: tuple[float, float]
    apart: float
    most: int
    clump: int = 1
    spread: float = 0.0
    room: float = 0.0


class Scatterer:
    """Places ornaments in free cells, which are taken then."""

    def __init__(self, cells: Cells, seed: int) -> None:
        self.cells = cells
        self._chance = Random(seed)  # noqa: S311  # no secret
        self._open = cells.room()  # as it was before the first ornament
        self._alone: list[Point] = []

    def scatter(self, how: Scatter, where: Mask, density: float) -> list[Ornament]:
        """Return ornaments in a part of the board; a `density` of 0.5 is ordinary."""
        if density <= 0:
            return []
        most, apart = round(how.most * 2 * density), how.apart / (2 * density) ** 0.5
        rows, columns = np.nonzero(where & ~self.cells.taken)
        outside = self.cells.like(~where)
        placed: list[Ornament] = []
        middles: list[Point] = []
        for row, column in self._some(rows, columns):
            open_room = float(self._open[row, column])
            at = self._jittered(row, column)
            if open_room < how.room or self._chance.random() > open_room / OPEN_ROOM:
                continue
            if any(dist(at, other) < apart for other in middles):
                continue
            scale = min(1.0, SMALLEST + (1 - SMALLEST) * open_room / OPEN_ROOM)
            stand = list(self._clump(how, at, scale, outside))
            placed += stand
            if stand:
                middles.append(at)
            if len(placed) >= most:
                return placed[:most]
        return placed

    def place_alone(
        self, ornament: OrnamentKind, widths: Sequence[float], where: Mask, away: float
    ) -> Ornament | None:
        """Return one ornament with as much room around it as there is, `away` from others in mm."""
        outside = self.cells.like(~where)
        for width in widths:
            seed = self._chance.randrange(SEEDS)
            left, top, right, bottom = ornament_hull(ornament, width, seed).bounds
            wide, high = right - left + 2 * away, bottom - top + 2 * away
            free = self.cells.mean(where & ~self.cells.taken, wide, high) > 1 - 1e-9
            rows, columns = np.nonzero(free)
            if not len(rows):
                continue
            room = self.cells.mean(self.cells.room(), wide, high)[rows, columns]
            middles = self.cells.middles(rows, columns, wide, high)
            for other in self._alone:
                room = np.minimum(room, np.hypot(*(middles - other).T) * LONELINESS)
            best = self._chance.choice(np.flatnonzero(room >= room.max() * 0.9).tolist())
            x, y = middles[best].tolist()
            thing = _ornament(ornament, Point(x, y + high / 2 - away - bottom), width, seed)
            if self._take(thing, outside):
                self._alone.append(thing.position)
                return thing
        return None

    def _some(self, rows: Indices, columns: Indices) -> Iterator[tuple[int, int]]:
        """Yield some cells in random order."""
        count = len(rows)
        for index in self._chance.sample(range(count), min(TRIES, count)):
            yield int(rows[index]), int(columns[index])

    def _jittered(self, row: int, column: int) -> Point:
        cell = self.cells.cell
        ((x, y),) = self.cells.middles(np.array([row]), np.array([column]), cell, cell).tolist()
        across, down = (self._chance.uniform(-cell / 2, cell / 2) for _ in range(2))
        return Point(x + across, y + down)

    def _clump(self, how: Scatter, at: Point, scale: float, outside: Cells) -> Iterator[Ornament]:
        """Yield ornaments around a point, as many as find room."""
        count = self._chance.randint((how.clump + 1) // 2, how.clump)
        for number in range(count):
            far = how.spread * (number / max(count - 1, 1)) ** 0.6
            turn = self._chance.uniform(0, 2 * pi)
            place = Point(at.x + far * cos(turn), at.y + FLATTENED * far * sin(turn))
            width = round(self._chance.uniform(*how.widths) * scale, 1)
            thing = _ornament(how.ornament, place, width, self._chance.randrange(SEEDS))
            if self._take(thing, outside):
                yield thing

    def _take(self, thing: Ornament, outside: Cells) -> bool:
        """Take the cells under an ornament, if all of them are free and none is outside."""
        hull = ornament_hull(thing.ornament, thing.size, thing.seed)
        outline = affinity.translate(hull, *thing.position)
        if not (self.cells.is_free(outline) and outside.is_free(outline)):
            return False
        self.cells.take([outline], BETWEEN)
        return True


def _ornament(kind: OrnamentKind, at: Point, width: float, seed: int) -> Ornament:
    return Ornament(
        id=f"auto-{kind.value}",
        kind="ornament",
        ornament=kind,
        position=Point(round(float(at[0]), 1), round(float(at[1]), 1)),
        size=width,
        seed=seed,
    )
