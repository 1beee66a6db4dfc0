"""Decorations: ornaments, free texts, free areas and the designer's own pictures."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path as FilePath
from typing import assert_never

from shapely import affinity
from shapely.geometry.base import BaseGeometry

from trackwright.layout.areas import area_of
from trackwright.layout.drawn_sizes import cap_height, display_face
from trackwright.layout.picture_size import picture_size
from trackwright.layout.tracks import box
from trackwright.rendering.background import is_picture, placeholder
from trackwright.rendering.colors import mix
from trackwright.rendering.land import area_commands
from trackwright.rendering.ornaments import ornament_hull, ornament_paths
from trackwright.rendering.shapes import Color, Group, Halo, Image, Path, Placement, Shape, Style
from trackwright.rendering.texts import can_be_spaced, centered, spaced_width
from trackwright.rendering.themes import Theme
from trackwright.schema.decorations import (
    Decoration,
    FreeArea,
    FreeText,
    Ornament,
    PlacedPicture,
    TextStyle,
)
from trackwright.schema.faces import Face
from trackwright.schema.text import printable, text_in

HALO = 0.12
"""The rim around a text's letters, as a share of their capitals."""

UNKNOWN_SHAPE = 0.75
"""The height of a missing picture, as a share of its width."""

DESCENT, ACCENT = 0.35, 0.2
"""How far letters, and accents on capitals, reach beyond capitals, as a share of their height."""

LINE_DISTANCE = 1.25
"""Between the lines of a text, as a share of the letters' size."""

MOST_LINES = 20

EDGE = 0.5
"""The width of the line around a free area, in mm."""

_EMPTY = 0.5
"""What a text without letters covers, in mm: it can still be taken hold of."""


def decoration_shapes(thing: Decoration, language: str, folder: FilePath, theme: Theme) -> Group:
    """Return a decoration; `folder` is where the board's file lies, and its pictures."""
    name = f"decoration-{thing.id}"
    match thing:
        case Ornament():
            paths = ornament_paths(thing.ornament, thing.size, thing.seed, theme)
            return Group(paths, id=name, at=_place(thing))
        case FreeText():
            return Group(_written(thing, language, theme), id=name, at=_place(thing))
        case FreeArea():
            return Group(_tinted(thing), id=name)
        case PlacedPicture():
            shapes = picture_shapes(thing.picture, thing.size, thing.opacity, folder, theme)
            return Group(shapes, id=name, at=_place(thing))
        case _:
            assert_never(thing)


def decoration_outline(thing: Decoration, language: str, folder: FilePath) -> BaseGeometry:
    """Return what a decoration covers, in mm: a polygon, or several for a free area."""
    match thing:
        case Ornament():
            hull = ornament_hull(thing.ornament, thing.size, thing.seed)
            turned = affinity.rotate(hull, thing.angle, origin=(0, 0))
            return affinity.translate(turned, *thing.position)
        case FreeText():
            return box(*thing.position, *text_extent(thing, language), thing.angle)
        case FreeArea():
            return area_of(thing.borders)
        case PlacedPicture():
            height = picture_height(folder / thing.picture, thing.size)
            return box(*thing.position, thing.size, height, thing.angle)
        case _:
            assert_never(thing)


def picture_shapes(
    picture: str, width: float, opacity: float, folder: FilePath, theme: Theme
) -> tuple[Shape, ...]:
    """Return a picture around 0, 0, or a quiet box with its name if it is missing."""
    file = folder / picture
    height = picture_height(file, width)
    place = (-width / 2, -height / 2, width, height)
    if not is_picture(file):
        return placeholder(picture, place, theme)
    return (Image(file, *place, opacity),)


def picture_height(file: FilePath, width: float) -> float:
    """Return how high a picture is that is so wide."""
    size = picture_size(file)
    return width * (size.height / size.width if size else UNKNOWN_SHAPE)


@dataclass(frozen=True)
class _Lettering:
    """How texts of one style are written; `spacing` is a share of the letters' size."""

    is_display: bool = False
    capitals: bool = False
    spacing: float = 0.0
    slant: float = 0.0
    halo: bool = False


_STYLES: Mapping[TextStyle, _Lettering] = {
    TextStyle.PLAIN: _Lettering(halo=True),
    TextStyle.SEA: _Lettering(spacing=0.22, slant=13.0),
    TextStyle.LAND: _Lettering(is_display=True, capitals=True, spacing=0.2),
    TextStyle.TITLE: _Lettering(is_display=True, spacing=0.04, halo=True),
}


def _place(thing: Ornament | FreeText | PlacedPicture) -> Placement:
    return Placement(*thing.position, thing.angle)


def _written(thing: FreeText, language: str, theme: Theme) -> tuple[Shape, ...]:
    lines, size, spacing, face = _letters(thing, language)
    lettering = _STYLES[thing.style]
    halo = Halo(theme.halo, HALO * thing.size) if lettering.halo else None
    middle = (len(lines) - 1) / 2
    return tuple(
        centered(
            line,
            0,
            (index - middle) * LINE_DISTANCE * size,
            size,
            thing.color or _color(thing.style, theme),
            spacing=spacing,
            halo=halo,
            slant=lettering.slant,
            face=face,
        )
        for index, line in enumerate(lines)
        if line
    )


def _letters(thing: FreeText, language: str) -> tuple[list[str], float, float, Face]:
    """Return the lines of a text, the letters' size, the room between them, and their typeface."""
    lettering = _STYLES[thing.style]
    lines = [printable(line) for line in text_in(thing.text, language).split("\n")[:MOST_LINES]]
    if lettering.capitals:
        lines = [line.upper() for line in lines]
    face = display_face("".join(lines)) if lettering.is_display else Face.TEXT
    size = thing.size / cap_height(1.0, face)
    spacing = lettering.spacing * size if all(map(can_be_spaced, lines)) else 0.0
    return lines, size, spacing, face


def text_extent(thing: FreeText, language: str) -> tuple[float, float]:
    """Return the width and height of a free text that is not turned."""
    lines, size, spacing, face = _letters(thing, language)
    lettering = _STYLES[thing.style]
    width = max(spaced_width(line, size, spacing, bold=False, face=face) for line in lines)
    around = HALO * thing.size if lettering.halo else 0.0
    lean = thing.size * 0.25 if lettering.slant else 0.0
    beyond = ACCENT if lettering.capitals else DESCENT
    height = thing.size * (1 + 2 * beyond) + (len(lines) - 1) * LINE_DISTANCE * size
    return max(width + 2 * around + lean, _EMPTY), height + 2 * around


def _color(style: TextStyle, theme: Theme) -> Color:
    return {
        TextStyle.PLAIN: theme.label,
        TextStyle.SEA: theme.sea_name,
        TextStyle.LAND: theme.country_name,
        TextStyle.TITLE: theme.panel_ink,
    }[style]


def _tinted(thing: FreeArea) -> tuple[Path, ...]:
    """Return a tinted area with a soft line along its edge."""
    commands = area_commands(area_of(thing.borders))
    if not commands:
        return ()
    edge = mix(thing.color, "#000000", 0.25)
    return (
        Path(commands, Style(fill=thing.color, opacity=thing.opacity)),
        Path(commands, Style(stroke=edge, width=EDGE, opacity=thing.opacity * 0.6)),
    )
