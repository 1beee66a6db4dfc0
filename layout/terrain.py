"""The surface of a board as grids of pixels: where land is, its hills, and how deep the sea is.

A board with a projection has the relief of the earth, moved along with its cities. An invented
land has hills from noise, and its sea deepens away from the coast.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from trackwright.layout.areas import BLEED
from trackwright.layout.land_warp import inverse_land_warp
from trackwright.layout.projections import is_usable, unproject
from trackwright.layout.relief import PIXEL_KM, relief
from trackwright.schema.board import Board
from trackwright.schema.projection import Projection

Grid = NDArray[np.floating[Any]]
Mask = NDArray[np.bool_]

FINEST = 2.0
"""Pixels to a mm; large boards have fewer, so that none has more than `MOST_PIXELS`."""

MOST_PIXELS = 3_000_000

WARP_STEP = 6.0
"""In mm: between these places of the board the warp is interpolated."""

DEEP = 60.0
"""In mm from the coast: there a sea of unknown depth is two thirds as deep as it gets."""

SLOPES = (55.0, 21.0, 9.0)
"""How wide the hills of an invented land are, in mm, the highest first."""

COAST = 12.0
"""In mm: how far from the coast the hills of an invented land have their full height."""


@dataclass(frozen=True)
class Terrain:
    """Grids of a board and its bleed, by row and column.

    Attributes:
        resolution: Pixels to a mm.
        land: Where land is.
        shade: How light hills make it, from -1 to 1.
        depth: How deep the sea is, from 0 to 1.
        offshore: How far the sea is from the coast, in mm.
    """

    resolution: float
    land: Mask
    shade: Grid
    depth: Grid
    offshore: Grid


def terrain(
    board: Board, land: BaseGeometry, depths: Sequence[BaseGeometry], *, has_sea: bool
) -> Terrain:
    """Compute the surface of a board.

    `depths` are the parts of the sea that are deeper than some depths, the shallowest first;
    without any the sea deepens away from the coast.
    """
    resolution = _resolution(board)
    shape = _shape(board, resolution)
    is_land = rasterized(land, shape, resolution) if has_sea else np.ones(shape, dtype=np.bool_)
    offshore = _offshore(is_land, resolution)
    shade = np.zeros(shape, dtype=np.float32)
    if board.scenery.relief:
        shade = _relief(board, board.projection, shape, resolution)
        if board.projection is None:
            shade = _hills(is_land, resolution, board.scenery.seed)
    depth = np.zeros(shape, dtype=np.float32)
    if board.scenery.depth and has_sea:
        depth = _depth(depths, offshore, resolution)
    return Terrain(resolution, is_land, shade, depth, offshore)


def rasterized(area: BaseGeometry, shape: tuple[int, int], resolution: float) -> Mask:
    """Return which pixels of a board and its bleed have their middle in an area.

    Each edge of an outline flips all pixels to the right of it, row by row.
    """
    flips = np.zeros((shape[0], shape[1] + 1), dtype=np.int32)
    starts, ends = _edges(area, resolution)
    low = np.clip(np.ceil(np.minimum(starts[:, 1], ends[:, 1]) - 0.5), 0, shape[0]).astype(int)
    high = np.clip(np.ceil(np.maximum(starts[:, 1], ends[:, 1]) - 0.5), 0, shape[0]).astype(int)
    counts = high - low
    edge = np.repeat(np.arange(len(counts)), counts)
    rows = low[edge] + np.arange(len(edge)) - np.repeat(np.cumsum(counts) - counts, counts)
    (x1, y1), (x2, y2) = starts[edge].T, ends[edge].T
    crossed = x1 + (rows + 0.5 - y1) * (x2 - x1) / (y2 - y1)
    columns = np.clip(np.ceil(crossed - 0.5), 0, shape[1]).astype(int)
    np.add.at(flips, (rows, columns), 1)
    return np.asarray(flips.cumsum(axis=1)[:, :-1] % 2 == 1)


def _edges(area: BaseGeometry, resolution: float) -> tuple[NDArray[np.float64], ...]:
    """Return the first and last points of all edges of an area, in pixels."""
    rings = shapely.get_rings(shapely.get_parts(area))
    points, ring = shapely.get_coordinates(rings, return_index=True)
    pixels = (points + BLEED) * resolution
    follows = ring[1:] == ring[:-1]
    return pixels[:-1][follows], pixels[1:][follows]


def _resolution(board: Board) -> float:
    area = (board.size.width + 2 * BLEED) * (board.size.height + 2 * BLEED)
    return float(min((MOST_PIXELS / area) ** 0.5, FINEST))


def _shape(board: Board, resolution: float) -> tuple[int, int]:
    height, width = board.size.height + 2 * BLEED, board.size.width + 2 * BLEED
    return max(round(height * resolution), 1), max(round(width * resolution), 1)


def _offshore(land: Mask, resolution: float) -> Grid:
    from scipy.ndimage import distance_transform_edt  # late: importing scipy is slow

    if not land.any():
        return np.full(land.shape, DEEP, dtype=np.float32)
    step = max(round(resolution), 1)  # depth is smooth: a pixel to a mm is enough
    coarse = np.asarray(distance_transform_edt(~land[::step, ::step]), dtype=np.float32)
    return _enlarged(coarse * (step / resolution), land.shape)


def _relief(
    board: Board, projection: Projection | None, shape: tuple[int, int], resolution: float
) -> Grid:
    """Return the relief of the earth under each pixel."""
    from scipy.ndimage import gaussian_filter  # late: importing scipy is slow

    if projection is None or not is_usable(projection):
        return np.zeros(shape, dtype=np.float32)
    pixel = PIXEL_KM * projection.scale  # of the relief, in mm
    fine = float(np.clip(1.4 / pixel, 0.4, resolution))
    rows, columns = _shape(board, fine)
    coarse = max(int(max(board.size.height, board.size.width) / WARP_STEP), 8)
    lats, lons = _places(board, projection, coarse)
    shades = relief(_enlarged(lats, (rows, columns)), _enlarged(lons, (rows, columns)))
    return _enlarged(gaussian_filter(shades, 0.45 * pixel * fine), shape)


def _places(board: Board, projection: Projection, count: int) -> tuple[Grid, Grid]:
    """Return latitudes and longitudes on a coarse grid over the board and its bleed."""
    xs = np.linspace(-BLEED, board.size.width + BLEED, count)
    ys = np.linspace(-BLEED, board.size.height + BLEED, count)
    points = np.column_stack([axis.ravel() for axis in np.meshgrid(xs, ys)])
    if back := inverse_land_warp(board):
        points = back(points)
    lats, lons = unproject(projection, points[:, 0], points[:, 1])
    middle = projection.center.lon
    turns = (lons - middle + 180) % 360 - 180 + middle  # no jump at the date line
    return lats.reshape(count, count), turns.reshape(count, count)


def _hills(land: Mask, resolution: float, seed: int) -> Grid:
    """Return the shade of hills from noise, flat at the coast."""
    from scipy.ndimage import distance_transform_edt, gaussian_filter  # late: scipy is slow

    step = max(round(resolution), 1)
    coarse = land[::step, ::step]
    inland = np.asarray(distance_transform_edt(coarse)) * (step / resolution)
    chance = np.random.default_rng(seed)
    height = np.zeros(coarse.shape)
    for width in SLOPES:
        noise = gaussian_filter(chance.standard_normal(coarse.shape), width / 4, mode="wrap")
        height += width * np.maximum(noise / (noise.std() or 1.0), -0.4)
    height *= np.clip(inland / COAST, 0, 1) * 0.045
    down, across = np.gradient(height)
    slope = gaussian_filter(-(across + down), 0.8)
    return _enlarged(np.clip(slope, -1, 1).astype(np.float32), land.shape)


def _depth(depths: Sequence[BaseGeometry], offshore: Grid, resolution: float) -> Grid:
    """Return how deep the sea is: by its true depths where they are known."""
    from scipy.ndimage import gaussian_filter  # late: importing scipy is slow

    away = 1 - np.exp(-offshore / DEEP)
    if not depths:
        return np.asarray(away, dtype=np.float32)
    coarse = resolution / 4
    shape = max(round(offshore.shape[0] / 4), 1), max(round(offshore.shape[1] / 4), 1)
    steps = sum(rasterized(area, shape, coarse).astype(np.float32) for area in depths)
    smooth = gaussian_filter(np.asarray(steps) / len(depths), 3.0 * coarse)
    known = _enlarged(smooth, offshore.shape)
    return np.asarray(0.35 * away + 0.65 * known, dtype=np.float32)


def _enlarged(grid: Grid, shape: tuple[int, int]) -> Grid:
    """Return a grid with more pixels, interpolated between the middles of the old ones."""
    rows, down = _between(grid.shape[0], shape[0])
    columns, across = _between(grid.shape[1], shape[1])
    tall = grid[rows] * (1 - down[:, None]) + grid[rows + 1] * down[:, None]
    wide = tall[:, columns] * (1 - across) + tall[:, columns + 1] * across
    return np.asarray(wide, dtype=np.float32)


def _between(old: int, new: int) -> tuple[NDArray[np.intp], Grid]:
    """Return the old pixel before each new one, and how far that is from it."""
    places = np.clip(np.linspace(0, old - 1, new), 0, max(old - 1, 0))
    first = np.minimum(places.astype(np.intp), max(old - 2, 0))
    return first, (places - first).astype(np.float32)
