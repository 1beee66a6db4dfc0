"""Where ornaments of each kind belong: ranges, woods, deserts and water."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from trackwright.layout.projections import unproject
from trackwright.rendering.free_space import Floats, Mask
from trackwright.rendering.taken_room import TakenRoom
from trackwright.schema.board import Board


class LandRegion(Protocol):
    """A mountain range, a desert, a plain: what the land is like, and where, in mm."""

    @property
    def kind(self) -> str:
        """What it is like: `mountains`, `desert`."""

    @property
    def area(self) -> BaseGeometry:
        """Where it lies on the board."""


RANGES = ("mountain",)
DESERTS = ("desert",)
ROLLING = ("plateau", "hill", "highland")
OPEN = ("plain", "wetland", "delta", "basin")
COLD = ("tundra",)
"""Words in the kinds of regions."""

SHORE = 5.0
"""How far ornaments at sea keep from the land, in mm."""

INLAND = 9.0
"""How far invented mountains keep from the sea, in mm."""

RANGE_SHARE, WOOD_SHARE = 0.16, 0.4
"""Of the land, where there are no regions to go by."""

RANGE_SIZE, WOOD_SIZE = 42.0, 24.0
"""Across invented ranges and woods, in mm."""

COLD_FROM, MILD_UNTIL = 58.0, 51.0
"""North of the first all trees are spruces, south of the second none."""

SPRUCE_SHARE = 0.36
"""Of a board without latitudes, from the top."""


@dataclass(frozen=True)
class Habitats:
    """The cells of a board where ornaments may stand, by what is there."""

    mountains: Mask
    foothills: Mask
    deserts: Mask
    leafy_woods: Mask
    spruce_woods: Mask
    open_land: Mask
    sea: Mask


def habitats(board: Board, room: TakenRoom, seed: int, regions: Sequence[LandRegion]) -> Habitats:
    """Return where what belongs; chance decides where regions say nothing."""
    land = room.land
    chance = np.random.default_rng(seed)
    ridge, wood, mixture = (
        _noise(land.shape, size / room.cells.cell, chance)
        for size in (RANGE_SIZE, WOOD_SIZE, WOOD_SIZE)
    )

    def region(words: Iterable[str]) -> Mask:
        areas = [each.area for each in regions if any(word in each.kind for word in words)]
        return land & room.cells.inside(shapely.union_all(areas)) if areas else np.zeros_like(land)

    mountains, deserts = region(RANGES), region(DESERTS)
    if not regions:
        mountains = _top(-np.abs(ridge), land & _away_from(~land, INLAND, room), RANGE_SHARE)
    deserts &= ~mountains
    green = land & ~mountains & ~deserts
    foothills = green & (region(ROLLING) | ~_away_from(mountains, INLAND * 2, room))
    woods = _top(wood, green & ~region(OPEN), WOOD_SHARE)
    is_cold = _coldness(board, room) + 0.18 * mixture > 0.5
    is_cold |= region(COLD)
    is_cold |= ~_away_from(mountains, INLAND * 2, room) & (mixture > 0)
    return Habitats(
        mountains=mountains,
        foothills=foothills,
        deserts=deserts,
        leafy_woods=woods & ~is_cold,
        spruce_woods=woods & is_cold,
        open_land=green & ~woods & ~foothills,
        sea=open_sea(room),
    )


def open_sea(room: TakenRoom) -> Mask:
    """Return the water that is not close to the shore."""
    return _away_from(room.land, SHORE, room) & ~room.land


def _noise(shape: tuple[int, ...], size: float, chance: np.random.Generator) -> Floats:
    """Return smooth noise around 0 whose waves are so many cells wide."""
    from scipy.ndimage import gaussian_filter  # late: importing scipy is slow

    smooth = np.asarray(gaussian_filter(chance.standard_normal(shape), size / 2.5))
    return smooth / (smooth.std() or 1.0)


def _top(values: Floats, where: Mask, share: float) -> Mask:
    """Return the cells of a part of the board that have the highest values."""
    if not where.any():
        return where
    least = np.quantile(values[where], 1 - share)
    return np.asarray(where & (values >= least))


def _away_from(mask: Mask, distance: float, room: TakenRoom) -> Mask:
    """Return the cells that are farther than a distance in mm from those of a mask."""
    from scipy.ndimage import distance_transform_edt  # late: importing scipy is slow

    if not mask.any():
        return np.ones_like(mask)
    return np.asarray(distance_transform_edt(~mask) * room.cells.cell > distance)


def _coldness(board: Board, room: TakenRoom) -> Floats:
    """Return from 0 to 1 whether trees are spruces, by latitude or from top to bottom."""
    rows, columns = room.land.shape
    if board.projection is None:
        down = np.linspace(0, 1, rows)
        cold = 0.5 + (SPRUCE_SHARE - down)
        return np.repeat(cold[:, None], columns, axis=1)
    xs, ys = np.full(rows, board.size.width / 2), np.linspace(0, board.size.height, rows)
    lats, _ = unproject(board.projection, xs, ys)
    cold = np.clip((lats - MILD_UNTIL) / (COLD_FROM - MILD_UNTIL), 0, 1)
    return np.repeat(cold[:, None], columns, axis=1)
