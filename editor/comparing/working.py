"""The work of a comparison: pure functions for the background."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from trackwright.editor.comparing.telling import Line, lines
from trackwright.layout.board import Layout, lay_out
from trackwright.rendering.board_picture import board_picture
from trackwright.rendering.png import INCH, image
from trackwright.rendering.themes import Theme
from trackwright.schema.board import Board
from trackwright.schema.board_differences import Difference, differences

LONGER_SIDE = 4_800
"""Pixels of a board's picture: sharp at the size of print, and no more than a file of it takes."""

SMALLER = 3
"""How many smaller pictures there are, each half as wide as the one before."""


@dataclass(frozen=True)
class Compared:
    """Two boards that were compared.

    Attributes:
        before: The other one, laid out.
        after: The board on the desk.
        found: What differs.
        lines: The same in words.
    """

    before: Layout
    after: Board
    found: tuple[Difference, ...]
    lines: tuple[Line, ...]


def compare(before: Board, after: Board, language: str, known: Layout | None) -> Compared:
    """Compare two boards; if the first was laid out before, as it was."""
    is_known = known is not None and known.board is before and known.language == language
    layout = known if known is not None and is_known else lay_out(before, language)
    found = differences(before, after)
    return Compared(layout, after, found, lines(before, after, found, language))


def pictured(layout: Layout, theme: Theme, folder: Path | None) -> tuple[QImage, ...]:
    """Return a picture of a board, and smaller ones of it for when it is seen from afar."""
    size = layout.board.size
    picture = board_picture(layout, theme, folder=folder or Path())
    pictures = [image(picture, LONGER_SIDE * INCH / max(size.width, size.height))]
    for _ in range(SMALLER):
        last = pictures[-1]
        smooth = Qt.TransformationMode.SmoothTransformation
        pictures.append(last.scaledToWidth(max(last.width() // 2, 1), smooth))
    return tuple(pictures)
