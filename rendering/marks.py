"""Our own signs: the marks of colours, the locomotive, the cards of a draw bonus."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import cos, radians, sin

from trackwright.rendering.shapes import (
    XY,
    Color,
    Commands,
    Group,
    Path,
    Placement,
    Style,
    circle,
    polygon,
    rectangle,
    rounded_rectangle,
)
from trackwright.schema.colors import RouteColor

SIGN_RADIUS = 3.0
"""Of the disc behind a locomotive, in mm."""

_ALIKE = 16
"""The size of the cache of signs, by pairs of colours."""


def mark(color: RouteColor, radius: float) -> Commands:
    """Return the mark of a colour around 0, 0, within about `radius`; gray has none.

    No two have the same silhouette, however they are turned.
    """
    return _MARKS[color](radius) if color in _MARKS else ()


def _twins(radius: float) -> Commands:
    return (*circle(-radius, 0, radius * 0.72), *circle(radius, 0, radius * 0.72))


def _ring(radius: float) -> Commands:
    return (*circle(0, 0, radius * 1.08), *circle(0, 0, radius * 0.62))


def _square(radius: float) -> Commands:
    side = radius * 1.6
    return rectangle(-side / 2, -side / 2, side, side)


def _lozenge(radius: float) -> Commands:
    high, long = radius * 0.92, radius * 1.85
    return polygon([(0, -high), (long, 0), (0, high), (-long, 0)])


def _triangle(radius: float) -> Commands:
    # Raised a little: the eye takes the middle of its height for its center.
    return polygon([(x, y + radius * 0.2) for x, y in _corners(radius * 1.2, 3, start=-90)])


def _cross(radius: float) -> Commands:
    long, half = radius * 1.05, radius * 0.36
    return polygon(
        [
            (-half, -long),
            (half, -long),
            (half, -half),
            (long, -half),
            (long, half),
            (half, half),
            (half, long),
            (-half, long),
            (-half, half),
            (-long, half),
            (-long, -half),
            (-half, -half),
        ]
    )


def _bar(radius: float) -> Commands:
    return rectangle(-radius * 2, -radius * 0.42, radius * 4, radius * 0.84)


def _star(radius: float) -> Commands:
    outer, inner = _corners(radius * 1.22, 5, start=-90), _corners(radius * 0.5, 5, start=-54)
    return polygon([point for pair in zip(outer, inner, strict=True) for point in pair])


_MARKS: Mapping[RouteColor, Callable[[float], Commands]] = {
    RouteColor.PURPLE: _ring,
    RouteColor.WHITE: _star,
    RouteColor.BLUE: _square,
    RouteColor.YELLOW: _lozenge,
    RouteColor.ORANGE: _bar,
    RouteColor.BLACK: _cross,
    RouteColor.RED: _triangle,
    RouteColor.GREEN: _twins,
}


def _corners(radius: float, count: int, *, start: float) -> list[XY]:
    angles = (radians(start + 360 * number / count) for number in range(count))
    return [(radius * cos(angle), radius * sin(angle)) for angle in angles]


@lru_cache(maxsize=_ALIKE)
def locomotive(paper: Color, ink: Color) -> Group:
    """Return a locomotive seen from the front, in a disc of `SIGN_RADIUS` around 0, 0."""
    solid, hollow = Style(fill=ink), Style(fill=paper)
    return Group(
        (
            Path(circle(0, 0, SIGN_RADIUS - 0.15), Style(fill=paper, stroke=ink, width=0.3)),
            Path(polygon([(-0.6, -2.4), (0.6, -2.4), (0.4, -1.4), (-0.4, -1.4)]), solid),
            Path(circle(0, -0.25, 1.5), solid),
            Path(circle(0, -0.25, 1.08), hollow),
            Path(circle(0, -0.25, 0.36), solid),
            Path(rounded_rectangle(-2.15, 1.12, 4.3, 0.62, 0.2), solid),
            Path(circle(-1.45, 1.43, 0.56), solid),
            Path(circle(1.45, 1.43, 0.56), solid),
            Path(circle(-1.45, 1.43, 0.24), hollow),
            Path(circle(1.45, 1.43, 0.24), hollow),
        )
    )


@lru_cache(maxsize=_ALIKE)
def two_cards(paper: Color, ink: Color) -> Group:
    """Return the upper halves of two cards, fanned, standing on 0, 0."""
    card = Path(
        rounded_rectangle(-1.1, -2.6, 2.2, 2.6, 0.3),
        Style(fill=paper, stroke=ink, width=0.22),
    )
    return Group(
        (
            Group((card,), at=Placement(-0.35, 0, -16)),
            Group((card,), at=Placement(0.45, 0, 14)),
        )
    )


@lru_cache(maxsize=_ALIKE)
def station(paper: Color, ink: Color) -> Group:
    """Return a station: a small house with a clock in its gable, around 0, 0."""
    line = Style(fill=paper, stroke=ink, width=0.35)
    house = polygon([(-4.2, 3.0), (-4.2, -0.4), (4.2, -0.4), (4.2, 3.0)])
    gable = polygon([(-1.9, 3.0), (-1.9, -1.4), (0.0, -3.2), (1.9, -1.4), (1.9, 3.0)])
    windows = (rectangle(x, 0.7, 1.0, 1.3) for x in (-3.6, 2.6))
    return Group(
        (
            Path(house, line),
            Path(gable, line),
            Path(circle(0, -1.1, 0.75), Style(fill=paper, stroke=ink, width=0.3)),
            Path(rounded_rectangle(-0.7, 0.9, 1.4, 2.1, 0.7), Style(fill=ink)),
            *(Path(window, Style(fill=ink)) for window in windows),
        )
    )
