"""Ornaments: small drawings in thin ink and two tints, each scaled to its width in mm."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from math import sqrt
from random import Random

import numpy as np
import shapely
from shapely import Polygon, affinity
from shapely.geometry.base import BaseGeometry

from trackwright.rendering import land_ornaments, sea_ornaments
from trackwright.rendering.ornament_ink import Hand, Inks, drawn_points
from trackwright.rendering.shapes import Close, Command, Commands, Curve, Line, Move, Path
from trackwright.rendering.themes import CLASSIC, Theme
from trackwright.schema.decorations import OrnamentKind

ORDINARY = 12.0
"""The width of an ornament whose lines are as wide as they were drawn, in mm."""

WIDEST_LINE = 0.6
THINNEST, THICKEST = 0.65, 1.1
"""How fine and how coarse lines of small and of large ornaments get."""

_KEPT = 4_000
"""Drawings that are kept: a board has some hundred."""

_DRAWINGS: Mapping[OrnamentKind, Callable[[Hand], Iterable[Path]]] = {
    OrnamentKind.MOUNTAIN: land_ornaments.mountain,
    OrnamentKind.HILL: land_ornaments.hill,
    OrnamentKind.DUNE: land_ornaments.dune,
    OrnamentKind.SPRUCE: land_ornaments.spruce,
    OrnamentKind.TREE: land_ornaments.tree,
    OrnamentKind.PALM: land_ornaments.palm,
    OrnamentKind.LIGHTHOUSE: land_ornaments.lighthouse,
    OrnamentKind.WAVE: sea_ornaments.wave,
    OrnamentKind.STEAMER: sea_ornaments.steamer,
    OrnamentKind.SAILING_SHIP: sea_ornaments.sailing_ship,
    OrnamentKind.SEA_SERPENT: sea_ornaments.sea_serpent,
    OrnamentKind.COMPASS: sea_ornaments.compass,
}


def ornament_paths(kind: OrnamentKind, width: float, seed: int, theme: Theme) -> tuple[Path, ...]:
    """Return an ornament that stands on 0, 0; one with the same arguments is the same object."""
    inks = Inks(
        theme.ornament_ink,
        theme.ornament_light,
        theme.ornament_shade,
        theme.ornament_leaf,
        theme.ornament_sea,
        theme.ornament_wave,
    )
    return _paths(kind, width, seed, inks)


@lru_cache(maxsize=_KEPT)
def ornament_hull(kind: OrnamentKind, width: float, seed: int) -> Polygon:
    """Return what an ornament that stands on 0, 0 covers."""
    scaled = affinity.scale(_hull(kind, seed), width, width, origin=(0, 0))
    hull: Polygon = scaled.buffer(WIDEST_LINE * _pen(width) * 0.6, quad_segs=2)
    return hull


@lru_cache(maxsize=_KEPT)
def _hull(kind: OrnamentKind, seed: int) -> BaseGeometry:
    """Return what an ornament covers without its outer line, 1 mm wide."""
    paths = ornament_paths(kind, ORDINARY, seed, CLASSIC)
    points = [point for path in paths for point in _corners(path.commands)]
    return shapely.MultiPoint(np.array(points) / ORDINARY).convex_hull


@lru_cache(maxsize=_KEPT)
def _paths(kind: OrnamentKind, width: float, seed: int, inks: Inks) -> tuple[Path, ...]:
    chance = Random(f"{kind}-{seed}")  # noqa: S311  # no secret
    drawn = tuple(_DRAWINGS[kind](Hand(inks, chance, width)))
    xs, ys = zip(*(p for path in drawn for p in drawn_points(path.commands)), strict=True)
    scale = width / (max(xs) - min(xs))
    middle, foot = (max(xs) + min(xs)) / 2, max(ys)
    pen = _pen(width)

    def placed(command: Command) -> Command:
        match command:
            case Close():
                return command
            case Move(x, y):
                return Move((x - middle) * scale, (y - foot) * scale)
            case Line(x, y):
                return Line((x - middle) * scale, (y - foot) * scale)
            case Curve(x1, y1, x2, y2, x, y):
                near = (x1 - middle) * scale, (y1 - foot) * scale
                far = (x2 - middle) * scale, (y2 - foot) * scale
                return Curve(*near, *far, (x - middle) * scale, (y - foot) * scale)

    return tuple(
        Path(
            tuple(map(placed, path.commands)),
            replace(path.style, width=round(path.style.width * pen, 3)),
        )
        for path in drawn
    )


def _pen(width: float) -> float:
    """Return how much wider lines are than they were drawn."""
    return min(max(sqrt(width / ORDINARY), THINNEST), THICKEST)


def _corners(commands: Commands) -> Iterable[tuple[float, float]]:
    """Yield all points of a path and of its curves' controls, which no curve leaves."""
    for command in commands:
        if isinstance(command, Curve):
            yield command.x1, command.y1
            yield command.x2, command.y2
        if not isinstance(command, Close):
            yield command.x, command.y
