"""Pen and ink of the ornaments: lines, tinted areas and soft curves."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from trackwright.rendering.colors import mix
from trackwright.rendering.shapes import (
    XY,
    Cap,
    Close,
    Color,
    Commands,
    Curve,
    Line,
    Move,
    Path,
    Style,
    polyline,
)

_TENSION = 1 / 6
"""Of curves through points: a sixth is that of Catmull and Rom."""

_SAMPLES = 8
"""Points of a curve that are measured."""


@dataclass(frozen=True)
class Inks:
    """The colours of ornaments: the ink and tints on land, the ink at sea, and waves."""

    ink: Color
    light: Color
    shade: Color
    leaf: Color
    sea: Color
    wave: Color

    @property
    def snow(self) -> Color:
        """Lighter than the light side of a mountain."""
        return mix(self.light, "#FFFFFF", 0.55)

    @property
    def dark_leaf(self) -> Color:
        """The shaded side of a tree."""
        return mix(self.leaf, self.shade, 0.6)


@dataclass(frozen=True)
class Hand:
    """What an ornament is drawn with: inks, chance, and its width on the board in mm."""

    inks: Inks
    chance: Random
    width: float


def line(commands: Commands, ink: Color, width: float = 0.35) -> Path:
    """Return a line."""
    return Path(commands, Style(stroke=ink, width=width, cap=Cap.ROUND))


def area(
    commands: Commands,
    fill: Color,
    ink: Color | None = None,
    width: float = 0.3,
    opacity: float = 1,
) -> Path:
    """Return an area, with a line around it if an ink is given."""
    return Path(commands, Style(fill=fill, stroke=ink, width=width if ink else 0, opacity=opacity))


def smooth(points: Sequence[XY], *, closed: bool = False) -> Commands:
    """Return a soft curve through points."""
    if len(points) < 3:
        return polyline(points)
    if closed:
        around = [points[-1], *points, points[0], points[1]]
    else:
        around = [points[0], *points, points[-1]]
    curves = tuple(
        Curve(
            b[0] + (c[0] - a[0]) * _TENSION,
            b[1] + (c[1] - a[1]) * _TENSION,
            c[0] - (d[0] - b[0]) * _TENSION,
            c[1] - (d[1] - b[1]) * _TENSION,
            *c,
        )
        for a, b, c, d in zip(around, around[1:], around[2:], around[3:], strict=False)
    )
    return (Move(*points[0]), *curves, *((Close(),) if closed else ()))


def joined(*parts: Commands) -> Commands:
    """Return one closed line that follows several, one after the other."""
    first, *others = parts
    following = (
        Line(command.x, command.y) if isinstance(command, Move) else command
        for part in others
        for command in part
    )
    return (*first, *following, Close())


def drawn_points(commands: Commands) -> Iterable[XY]:
    """Yield points along lines and curves, close enough to measure them."""
    at = (0.0, 0.0)
    for command in commands:
        if isinstance(command, Close):
            continue
        end = (command.x, command.y)
        if isinstance(command, Curve):
            one, other = (command.x1, command.y1), (command.x2, command.y2)
            yield from (_on_curve(at, one, other, end, n / _SAMPLES) for n in range(1, _SAMPLES))
        yield end
        at = end


def _on_curve(a: XY, b: XY, c: XY, d: XY, t: float) -> XY:
    s = 1 - t
    weights = (s**3, 3 * s * s * t, 3 * s * t * t, t**3)
    return (
        sum(w * p[0] for w, p in zip(weights, (a, b, c, d), strict=True)),
        sum(w * p[1] for w, p in zip(weights, (a, b, c, d), strict=True)),
    )


def wavy(left: float, right: float, y: float, height: float, arches: int) -> Commands:
    """Return a line of small arches, as water is drawn."""
    step = (right - left) / arches
    commands: list[Move | Curve] = [Move(left, y)]
    for number in range(arches):
        x, rise = left + number * step, -height * 1.3 if number % 2 == 0 else height * 1.3
        commands.append(Curve(x + step / 3, y + rise, x + 2 * step / 3, y + rise, x + step, y))
    return tuple(commands)


def hatching(top: Sequence[XY], bottom: Sequence[XY]) -> Commands:
    """Return short strokes from points to points."""
    strokes = (polyline((a, b)) for a, b in zip(top, bottom, strict=True))
    return tuple(command for stroke in strokes for command in stroke)
