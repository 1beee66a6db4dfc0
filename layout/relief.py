"""A shaded relief of the world in tiles: how light or dark hills and valleys make the land.

The light comes from the north-west. The sea is neither light nor dark.
"""

import zipfile
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

FILE = Path(__file__).parent / "data" / "relief.zip"

Floats = NDArray[np.floating[Any]]
Levels = NDArray[np.int8]

PER_DEGREE = 30
"""Pixels: one is two arc minutes wide, less than 4 km."""

PIXEL_KM = 111.2 / PER_DEGREE
"""How high a pixel is, in km; it is as wide at the equator."""

TILE = 10
"""Degrees that a tile is wide and high."""

STRONGEST = 7
"""The level of the strongest light; the darkest shadow has the same below zero."""

_KEPT = 64
"""Tiles that are kept: those of a continent."""


def relief(lats: Floats, lons: Floats) -> NDArray[np.float32]:
    """Return the shade at each place of a grid, from -1, darkest, to 1, lightest.

    Longitudes grow along the grid, and may go beyond 180. Places that are no number are flat.
    """
    from scipy.ndimage import map_coordinates  # late: importing scipy is slow

    known = np.isfinite(lats) & np.isfinite(lons)
    if not known.any():
        return np.zeros(lats.shape, dtype=np.float32)
    south, north = _tile_edges(lats[known])
    west, east = _tile_edges(lons[known])
    south, north = max(south, -90), min(north, 90)
    levels = np.concatenate(
        [
            np.concatenate([_tile(row, _turned(column)) for column in range(west, east, TILE)], 1)
            for row in reversed(range(south, north, TILE))
        ]
    )
    rows = np.where(known, (north - lats) * PER_DEGREE - 0.5, -1.0)
    columns = np.where(known, (lons - west) * PER_DEGREE - 0.5, -1.0)
    shades = np.sign(levels) * (levels.astype(np.float32) / STRONGEST) ** 2
    found = map_coordinates(shades, (rows, columns), np.float32, order=2, cval=0.0)
    return np.clip(found, -1, 1)


def tile_name(south: int, west: int) -> str:
    """Return what a tile is called, by its lower left corner."""
    return f"{south}_{west}"


def pack(tile: Levels) -> bytes:
    """Return a tile with two levels in each byte."""
    shifted = (tile.astype(np.int16) + STRONGEST + 1).astype(np.uint8)
    return bytes((shifted[:, ::2] << 4 | shifted[:, 1::2]).tobytes())


def _unpack(packed: bytes) -> Levels:
    pairs = np.frombuffer(packed, np.uint8).reshape(TILE * PER_DEGREE, -1)
    both = np.stack((pairs >> 4, pairs & 15), axis=-1).reshape(len(pairs), -1)
    return both.astype(np.int8) - (STRONGEST + 1)


@lru_cache(maxsize=_KEPT)
def _tile(south: int, west: int) -> Levels:
    try:
        return _unpack(_archive().read(tile_name(south, west)))
    except KeyError:  # all sea, or beyond what is kept
        return np.zeros((TILE * PER_DEGREE, TILE * PER_DEGREE), dtype=np.int8)


@cache
def _archive() -> zipfile.ZipFile:
    return zipfile.ZipFile(FILE)


def _tile_edges(degrees: Floats) -> tuple[int, int]:
    """Return the edges of the tiles around some degrees."""
    lowest, highest = np.floor(degrees.min() / TILE), np.ceil(degrees.max() / TILE)
    return int(lowest) * TILE, max(int(highest), int(lowest) + 1) * TILE


def _turned(west: int) -> int:
    return (west + 180) % 360 - 180
