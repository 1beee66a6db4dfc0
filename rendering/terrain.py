"""The terrain as one transparent picture over land and sea: hills, depths, shores and paper."""

from functools import cached_property, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trackwright.layout.areas import BLEED
from trackwright.layout.terrain import Terrain, terrain
from trackwright.rendering.ground import Ground
from trackwright.rendering.shapes import Color, Group, PixelGrid, Raster
from trackwright.rendering.themes import TerrainPaint, Theme
from trackwright.schema.base import Same
from trackwright.schema.board import Board

Grid = NDArray[np.floating[Any]]

GLOW = 9.0
"""In mm from the coast: there the pale water at the shore is a third as strong."""

VIGNETTE = 0.16
"""How far the darkening at the board's edge reaches, as a share of its shorter side."""

FIBER = 2.2
"""How long the fibres of the paper are, in pixels."""

_KEPT = 3
"""Boards whose terrain is kept; each takes some megabytes."""


def terrain_shapes(board: Board, earth: Ground, theme: Theme) -> tuple[Group, ...]:
    """Return the picture over land and sea, if the theme has one."""
    if theme.terrain is None:
        return ()
    pixels = _pixels(_Key(board, earth), theme.terrain)
    width, height = board.size.width + 2 * BLEED, board.size.height + 2 * BLEED
    return (Group((Raster(pixels, -BLEED, -BLEED, width, height),), id="terrain"),)


class _Key:
    """What the terrain of a board depends on; equal keys have the same terrain."""

    def __init__(self, board: Board, earth: Ground) -> None:
        self.board, self.earth = board, earth
        self._parts = (
            Same(board.countries),
            board.size.width,
            board.size.height,
            Same(board.projection),
            Same(board.warp),
            Same(board.scenery),
        )

    def __hash__(self) -> int:
        return hash(self._parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self._parts == other._parts


@lru_cache(maxsize=_KEPT)
def _terrain(key: _Key) -> Terrain:
    return terrain(key.board, key.earth.land, (), has_sea=key.earth.has_sea)


@lru_cache(maxsize=_KEPT)
def _pixels(key: _Key, paint: TerrainPaint) -> PixelGrid:
    surface = _terrain(key)
    veil = _Veil(surface.land.shape)
    water = ~surface.land
    veil.lay(paint.deep, water * surface.depth * paint.depth)
    veil.lay(paint.glow, water * np.exp(-surface.offshore / GLOW) * paint.shore)
    veil.lay(paint.shadow, surface.land * np.clip(-surface.shade, 0, 1) ** 0.8 * paint.relief)
    veil.lay(paint.light, surface.land * np.clip(surface.shade, 0, 1) ** 0.8 * paint.relief * 0.8)
    veil.lay(paint.edge, _vignette(surface) * paint.vignette)
    grain = _grain(surface.land.shape, key.board.scenery.seed) * paint.grain
    veil.lay("#000000", np.clip(grain, 0, 1))
    veil.lay("#FFFFFF", np.clip(-grain, 0, 1))
    return veil.pixels()


class _Veil:
    """Colours laid one over another, as one transparent picture."""

    def __init__(self, shape: tuple[int, ...]) -> None:
        self._channels = np.zeros((3, *shape), dtype=np.float32)
        self._cover = np.zeros(shape, dtype=np.float32)

    def lay(self, color: Color, cover: Grid) -> None:
        """Lay a colour over all, as opaque as `cover` says."""
        cover = cover.astype(np.float32, copy=False)
        left = 1 - cover
        self._cover *= left
        self._cover += cover
        for channel, start in zip(self._channels, (1, 3, 5), strict=True):
            channel *= left
            np.multiply(cover, int(color[start : start + 2], 16), out=self._spare)
            channel += self._spare

    @cached_property
    def _spare(self) -> NDArray[np.float32]:
        return np.empty_like(self._cover)  # saves making millions of numbers anew each time

    def pixels(self) -> PixelGrid:
        """Return the picture."""
        height, width = self._cover.shape
        rgba = np.empty((height, width, 4), dtype=np.uint8)
        for number, channel in enumerate(self._channels):
            channel /= np.maximum(self._cover, 1e-4)
            rgba[..., number] = np.clip(channel, 0, 255)
        rgba[..., :3] &= 0xF8  # nobody sees more of a thin veil, and files are a third smaller
        rgba[..., 3] = np.round(np.clip(self._cover, 0, 1) * 255)
        return PixelGrid(width, height, rgba.tobytes())


def _vignette(surface: Terrain) -> Grid:
    """Return how near the board's edge each pixel is, from 0 to 1."""
    height, width = surface.land.shape
    reach = VIGNETTE * min(height, width)
    down, across = (
        np.clip(1 - np.minimum(np.arange(n), np.arange(n)[::-1]) / reach, 0, 1) ** 2
        for n in (height, width)
    )
    return np.asarray(1 - (1 - down[:, None]) * (1 - across[None, :]))


def _grain(shape: tuple[int, ...], seed: int) -> Grid:
    """Return the grain of paper, about 0, with a deviation of 1."""
    from scipy.ndimage import gaussian_filter1d  # late: importing scipy is slow

    noise = np.random.default_rng(seed).standard_normal(shape, dtype=np.float32)
    fibers = gaussian_filter1d(noise, FIBER, axis=1) + gaussian_filter1d(noise, FIBER, axis=0)
    return np.asarray(0.5 * noise + 1.2 * fibers)
