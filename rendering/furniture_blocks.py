"""What the title, the score table and the legend show, each around 0, 0 at a scale of 1."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from trackwright.layout.drawn_sizes import cap_height, display_face, text_width
from trackwright.rendering.legend import SIGN_HEIGHT, SIGN_WIDTH, Entry, entry_shapes
from trackwright.rendering.shapes import (
    Anchor,
    Group,
    Path,
    Placement,
    Shape,
    Style,
    Text,
    circle,
    rounded_rectangle,
)
from trackwright.rendering.texts import centered, shortened, wrapped
from trackwright.rendering.themes import Theme
from trackwright.schema.colors import RouteColor
from trackwright.schema.faces import Face

TITLE_CAPS = 8.0
"""How high the title's capitals are at a scale of 1, in mm."""

TITLE_LINE = 1.5
"""Between the lines of a title, as a share of its capitals."""

WIDEST_TITLE = 130.0
LETTERS = 3.6
"""The size of the legend's letters and of the points at a scale of 1, in mm."""

MOST_ROWS, LONGEST_ROW = 12, 12
"""Of a table that shows each route by its spaces."""

MOST_COLUMNS = 16
ROW, BOX, BOX_HEIGHT, BOX_GAP, DISC = 5.9, 5.2, 2.5, 0.55, 2.6
COLUMN, COLUMNS_HEIGHT = 7.6, 11.8
LINE, BETWEEN_ENTRIES, SIGN_GAP = 4.5, 1.6, 2.2

Lengths = tuple[tuple[int, int], ...]
"""Lengths of routes and their points."""


class Block(Protocol):
    """What a piece shows, around 0, 0 at a scale of 1."""

    @property
    def size(self) -> tuple[float, float]:
        """Its width and height."""
        ...

    def shapes(self, theme: Theme) -> Iterator[Shape]:
        """Yield what it is drawn with."""
        ...


@dataclass(frozen=True)
class Title:
    """The board's title in one line or two."""

    lines: tuple[str, ...]

    @property
    def face(self) -> Face:
        """The display typeface if it has every letter."""
        return display_face("".join(self.lines))

    @property
    def shrinkage(self) -> float:
        """How much smaller the letters of a long title are: from 1, not at all, down to a half."""
        size = TITLE_CAPS / cap_height(1, self.face)
        width = max(text_width(line, size, bold=True, face=self.face) for line in self.lines)
        return min(1.0, max(WIDEST_TITLE / width, 0.5)) if width else 1.0

    @property
    def font_size(self) -> float:
        """The size of its letters."""
        return TITLE_CAPS / cap_height(1, self.face) * self.shrinkage

    @property
    def size(self) -> tuple[float, float]:
        """Its width and height."""
        size, caps = self.font_size, cap_height(self.font_size, self.face)
        widths = (text_width(line, size, bold=True, face=self.face) for line in self.lines)
        below = 0.0 if self.face is Face.DISPLAY else 0.3 * caps  # small capitals have no tails
        height = caps * (1 + (len(self.lines) - 1) * TITLE_LINE) + below
        return min(max(widths), WIDEST_TITLE), height

    def shapes(self, theme: Theme) -> Iterator[Shape]:
        """Yield what it is drawn with."""
        size, caps = self.font_size, cap_height(self.font_size, self.face)
        top = caps / 2 - self.size[1] / 2
        for number, line in enumerate(self.lines):
            text = shortened(line, size, WIDEST_TITLE, bold=True, face=self.face)
            y = top + number * caps * TITLE_LINE
            yield centered(text, 0, y, size, theme.panel_ink, bold=True, face=self.face)


@dataclass(frozen=True)
class ScoreTable:
    """What routes are worth: a row of spaces for each length, or only numbers."""

    lengths: Lengths
    rows: bool

    @property
    def size(self) -> tuple[float, float]:
        """Its width and height."""
        if self.rows:
            longest = max(length for length, _ in self.lengths)
            return 2 * DISC + 2 + longest * (BOX + BOX_GAP) - BOX_GAP, len(self.lengths) * ROW
        return len(self.lengths) * COLUMN, COLUMNS_HEIGHT

    def shapes(self, theme: Theme) -> Iterator[Shape]:
        """Yield what it is drawn with."""
        return self._rows(theme) if self.rows else self._columns(theme)

    def _rows(self, theme: Theme) -> Iterator[Shape]:
        left, top = (-extent / 2 for extent in self.size)
        paint = theme.routes[RouteColor.GRAY]
        for row, (length, points) in enumerate(self.lengths):
            y, first = top + (row + 0.5) * ROW, left + 2 * DISC + 2
            boxes = (
                rounded_rectangle(
                    first + number * (BOX + BOX_GAP), y - BOX_HEIGHT / 2, BOX, BOX_HEIGHT, 0.45
                )
                for number in range(length)
            )
            yield Path(
                tuple(command for outline in boxes for command in outline),
                Style(fill=paint.fill, stroke=paint.edge, width=0.25),
            )
            yield from _points(left + DISC, y, points, theme)

    def _columns(self, theme: Theme) -> Iterator[Shape]:
        left, top = (-extent / 2 for extent in self.size)
        paint = theme.routes[RouteColor.GRAY]
        for column, (length, points) in enumerate(self.lengths):
            x = left + (column + 0.5) * COLUMN
            yield Path(
                rounded_rectangle(x - 3.3, top, 6.6, 4.8, 0.8),
                Style(fill=paint.fill, stroke=paint.edge, width=0.3),
            )
            yield centered(str(length), x, top + 2.4, LETTERS, theme.sign_ink, bold=True)
            yield from _points(x, top + COLUMNS_HEIGHT - DISC, points, theme)


@dataclass(frozen=True)
class Legend:
    """Signs of the board with their meanings, which are no wider than `room` if they can."""

    entries: tuple[Entry, ...]
    room: float

    @property
    def _lines(self) -> list[list[str]]:
        found = (wrapped([(entry.meaning, False)], LETTERS, self.room) for entry in self.entries)
        return [[text for line in lines for text, _ in line] for lines in found]

    @property
    def size(self) -> tuple[float, float]:
        """Its width and height."""
        lines = self._lines
        widest = max(text_width(text, LETTERS, bold=False) for each in lines for text in each)
        height = sum(map(_entry_height, lines)) + (len(lines) - 1) * BETWEEN_ENTRIES
        return SIGN_WIDTH + SIGN_GAP + widest, height

    def shapes(self, theme: Theme) -> Iterator[Shape]:
        """Yield what it is drawn with."""
        left, top = (-extent / 2 for extent in self.size)
        for entry, lines in zip(self.entries, self._lines, strict=True):
            middle = top + _entry_height(lines) / 2
            at = Placement(left + SIGN_WIDTH / 2, middle)
            yield Group((entry_shapes(entry, theme),), at=at)
            first = middle - (len(lines) - 1) / 2 * LINE + cap_height(LETTERS) / 2
            for number, line in enumerate(lines):
                x, y = left + SIGN_WIDTH + SIGN_GAP, first + number * LINE
                yield Text(line, x, y, LETTERS, theme.panel_ink, anchor=Anchor.START)
            top += _entry_height(lines) + BETWEEN_ENTRIES


def _entry_height(lines: Sequence[str]) -> float:
    return max(SIGN_HEIGHT, len(lines) * LINE)


def _points(x: float, y: float, points: int, theme: Theme) -> Iterator[Shape]:
    yield Path(circle(x, y, DISC), Style(fill=theme.badge))
    size = LETTERS if len(str(points)) < 3 else LETTERS * 0.72
    yield centered(str(points), x, y, size, theme.badge_ink, bold=True)
