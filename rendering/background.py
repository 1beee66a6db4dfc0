"""The designer's picture behind the board, or a placeholder for one that is missing."""

from pathlib import Path as FilePath

import numpy as np

from trackwright.rendering.shapes import (
    Commands,
    Group,
    Halo,
    Image,
    Line,
    Move,
    Path,
    Shape,
    Style,
    rectangle,
)
from trackwright.rendering.texts import centered, shortened
from trackwright.rendering.themes import Theme
from trackwright.schema.board import Background
from trackwright.schema.geometry import Size
from trackwright.schema.text import printable

HATCH = 12.0
MOST_LINES = 300

_SIGNATURES = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF87a", b"GIF89a", b"BM")
_HEAD = 4096
"""Bytes in which an SVG file gets past its licence and says that it is one."""


def background_shapes(
    picture: Background, board_size: Size, folder: FilePath, theme: Theme
) -> Group:
    """Return the board's picture; it lies in `folder` or below, where the board's file is."""
    size = picture.size or board_size
    x, y = picture.position
    file = folder / picture.picture
    if not is_picture(file):
        place = x, y, size.width, size.height
        return Group(placeholder(picture.picture, place, theme), id="background")
    image = Image(file, x, y, size.width, size.height, picture.opacity)
    return Group((image,), id="background")


def is_picture(file: FilePath) -> bool:
    """Return whether a file's first bytes are those of a supported picture."""
    try:
        with file.open("rb") as opened:
            start = opened.read(_HEAD)
    except (OSError, ValueError):  # such as a name with a null character
        return False
    return start.startswith(_SIGNATURES) or start[8:12] == b"WEBP" or b"<svg" in start


def placeholder(
    name: str, place: tuple[float, float, float, float], theme: Theme
) -> tuple[Shape, ...]:
    """Return a hatched box with the name of a missing picture; `place` is x, y, width, height."""
    x, y, width, height = place
    line = Style(stroke=theme.border, width=0.3, opacity=0.5)
    size = min(9.0, height / 4)
    return (
        Path(rectangle(*place), line),
        Path(_hatching(*place), line),
        centered(
            shortened(printable(name), size, width * 0.9, bold=False),
            x + width / 2,
            y + height / 2,
            size,
            theme.label,
            halo=Halo(theme.halo, size / 6),
        ),
    )


def _hatching(x: float, y: float, width: float, height: float) -> Commands:
    """Return slanting lines that fill a rectangle."""
    step = max(HATCH, (width + height) / MOST_LINES)
    commands: list[Move | Line] = []
    for offset in np.arange(step, width + height, step):
        down, across = min(float(offset), height), min(float(offset), width)
        commands.append(Move(x + float(offset) - down, y + down))
        commands.append(Line(x + across, y + float(offset) - across))
    return tuple(commands)
