"""The shapes of a picture: paths, texts, images and pixels in millimetres, in groups and layers.

Nothing here knows Qt or SVG. The origin is the board's top left corner and y grows downwards.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path as FilePath
from typing import NamedTuple

from trackwright.schema.faces import Face

Color = str
"""`#rrggbb`."""

XY = tuple[float, float]


class Move(NamedTuple):
    """Begin a line here."""

    x: float
    y: float


class Line(NamedTuple):
    """Go straight to this point."""

    x: float
    y: float


class Curve(NamedTuple):
    """Go to `x`, `y` along a cubic Bézier curve with two control points."""

    x1: float
    y1: float
    x2: float
    y2: float
    x: float
    y: float


class Close(NamedTuple):
    """Go straight back to where the line began."""


Command = Move | Line | Curve | Close
Commands = tuple[Command, ...]


class Cap(StrEnum):
    """How a line ends."""

    BUTT = "butt"
    ROUND = "round"


class Join(StrEnum):
    """How a line turns a corner."""

    MITER = "miter"
    ROUND = "round"


@dataclass(frozen=True)
class Style:
    """How a path is filled (even-odd) and stroked; widths and dashes in mm."""

    fill: Color | None = None
    stroke: Color | None = None
    width: float = 0.0
    dash: tuple[float, ...] = ()
    cap: Cap = Cap.BUTT
    join: Join = Join.ROUND
    opacity: float = 1.0


@dataclass(frozen=True)
class Path:
    """Lines and areas."""

    commands: Commands
    style: Style


class Anchor(StrEnum):
    """Which part of a text is at its position."""

    START = "start"
    MIDDLE = "middle"
    END = "end"


@dataclass(frozen=True)
class Halo:
    """A rim around letters that keeps them legible; `width` is beyond the letters, in mm."""

    color: Color
    width: float


@dataclass(frozen=True)
class Text:
    """One line of text in a typeface of the board, anchored on its baseline.

    It is turned clockwise about its anchor; `spacing` is extra room after each letter, in mm.
    """

    text: str
    x: float
    y: float
    size: float
    fill: Color
    anchor: Anchor = Anchor.MIDDLE
    bold: bool = False
    angle: float = 0.0
    spacing: float = 0.0
    halo: Halo | None = None
    face: Face = Face.TEXT


@dataclass(frozen=True)
class Image:
    """A picture from a file, stretched to a rectangle."""

    file: FilePath
    x: float
    y: float
    width: float
    height: float
    opacity: float = 1.0


@dataclass(frozen=True, eq=False)
class PixelGrid:
    """Pixels of red, green, blue and opacity, a byte each, row by row."""

    width: int
    height: int
    rgba: bytes = field(repr=False)


@dataclass(frozen=True)
class Raster:
    """Pixels stretched to a rectangle."""

    pixels: PixelGrid
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Placement:
    """The transformation of a group: scaled, turned clockwise by `angle` degrees, then moved."""

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0


@dataclass(frozen=True)
class Group:
    """Shapes that belong together.

    `id` names the thing they show: `route-oslo-bergen`; `clip` is in their own coordinates.
    """

    shapes: "tuple[Shape, ...]"
    id: str = ""
    at: Placement | None = None
    clip: Commands | None = None


Shape = Path | Text | Image | Raster | Group


@dataclass(frozen=True)
class Layer:
    """Groups of one kind, drawn together."""

    name: str
    groups: tuple[Group, ...]


@dataclass(frozen=True)
class Picture:
    """A whole picture, in mm; what lies beyond its size is drawn too, and cut off."""

    width: float
    height: float
    layers: tuple[Layer, ...]
    title: str = ""

    def layer(self, name: str) -> Layer:
        """Return the layer of that name."""
        return next(layer for layer in self.layers if layer.name == name)


_ROUND = 0.5522847498
"""How far the control points of a quarter of a circle lie from its ends, for a radius of 1."""


def polygon(points: Iterable[XY]) -> Commands:
    """Return a closed line through `points`."""
    return (*polyline(points), Close())


def polyline(points: Iterable[XY]) -> Commands:
    """Return an open line through `points`."""
    first, *others = points
    return (Move(*first), *(Line(*point) for point in others))


def rectangle(x: float, y: float, width: float, height: float) -> Commands:
    """Return a rectangle by its top left corner and its size."""
    return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])


def rounded_rectangle(x: float, y: float, width: float, height: float, radius: float) -> Commands:
    """Return a rectangle whose corners are quarters of a circle."""
    radius = min(radius, width / 2, height / 2)
    right, bottom, rest = x + width, y + height, radius * (1 - _ROUND)
    return (
        Move(x + radius, y),
        Line(right - radius, y),
        Curve(right - rest, y, right, y + rest, right, y + radius),
        Line(right, bottom - radius),
        Curve(right, bottom - rest, right - rest, bottom, right - radius, bottom),
        Line(x + radius, bottom),
        Curve(x + rest, bottom, x, bottom - rest, x, bottom - radius),
        Line(x, y + radius),
        Curve(x, y + rest, x + rest, y, x + radius, y),
        Close(),
    )


def circle(x: float, y: float, radius: float) -> Commands:
    """Return a circle."""
    reach = radius * _ROUND
    return (
        Move(x + radius, y),
        Curve(x + radius, y + reach, x + reach, y + radius, x, y + radius),
        Curve(x - reach, y + radius, x - radius, y + reach, x - radius, y),
        Curve(x - radius, y - reach, x - reach, y - radius, x, y - radius),
        Curve(x + reach, y - radius, x + radius, y - reach, x + radius, y),
        Close(),
    )


def plate_outline(width: float, height: float, notch: float) -> Commands:
    """Return a rectangle around 0, 0 whose corners are cut out in quarters of a circle."""
    x, y, bend = width / 2, height / 2, notch * 0.45
    return (
        Move(notch - x, -y),
        Line(x - notch, -y),
        Curve(x - notch, bend - y, x - bend, notch - y, x, notch - y),
        Line(x, y - notch),
        Curve(x - bend, y - notch, x - notch, y - bend, x - notch, y),
        Line(notch - x, y),
        Curve(notch - x, y - bend, bend - x, y - notch, -x, y - notch),
        Line(-x, notch - y),
        Curve(bend - x, notch - y, notch - x, bend - y, notch - x, -y),
        Close(),
    )
