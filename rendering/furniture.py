"""Panels of furniture: the title, the score table and the legend, alone or joined, on plates."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import shapely
from shapely import Polygon

from trackwright.rendering.furniture_blocks import Block
from trackwright.rendering.shapes import (
    Group,
    Path,
    Placement,
    Shape,
    Style,
    circle,
    plate_outline,
    polygon,
    polyline,
)
from trackwright.rendering.themes import Theme

PADDING, GAP, NOTCH = 5.4, 7.6, 3.0
"""Within a plate, between pieces on it, and of its corners, at a scale of 1, in mm."""

_NOWHERE = Polygon()


@dataclass(frozen=True)
class Piece:
    """A block of a panel; `x` and `y` are its middle, `room` the part of the panel it has."""

    name: str
    block: Block
    scale: float
    x: float = 0.0
    y: float = 0.0
    room: Polygon = _NOWHERE

    @property
    def size(self) -> tuple[float, float]:
        """Its width and height as drawn."""
        width, height = self.block.size
        return width * self.scale, height * self.scale

    @property
    def outline(self) -> Polygon:
        """What it covers on the board."""
        return self.room

    @property
    def middle(self) -> tuple[float, float]:
        """Where it stands."""
        return self.x, self.y


@dataclass(frozen=True)
class Panel:
    """A plate with rows of pieces, around 0, 0 unless moved; `scale` is that of its frame."""

    rows: tuple[tuple[Piece, ...], ...]
    scale: float

    @property
    def size(self) -> tuple[float, float]:
        """Its width and height."""
        gap, edge = GAP * self.scale, 2 * PADDING * self.scale
        width = max(_row_width(row, gap) for row in self.rows)
        height = sum(map(_row_height, self.rows)) + gap * (len(self.rows) - 1)
        return width + edge, height + edge

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """All of its pieces."""
        return tuple(piece for row in self.rows for piece in row)

    def moved_to(self, x: float, y: float) -> "PlacedPanel":
        """Return the panel around a point, with each of its pieces in its place."""
        gap, (width, height) = GAP * self.scale, self.size
        inner = width - 2 * PADDING * self.scale
        rows, top = [], y - height / 2 + PADDING * self.scale
        for row in self.rows:
            spare = (inner - _row_width(row, gap)) / len(row)
            tall, left, placed = _row_height(row), x - inner / 2, []
            for piece in row:
                right = left + piece.size[0] + spare
                room = shapely.box(
                    left - gap / 2, top - gap / 2, right + gap / 2, top + tall + gap / 2
                )
                middle = (left + right) / 2, top + tall / 2
                placed.append(replace(piece, x=middle[0], y=middle[1], room=room))
                left = right + gap
            rows.append(tuple(placed))
            top += tall + gap
        return PlacedPanel(x, y, Panel(tuple(rows), self.scale))


@dataclass(frozen=True)
class PlacedPanel:
    """A panel around `x`, `y` on the board."""

    x: float
    y: float
    panel: Panel

    @property
    def outline(self) -> Polygon:
        """What it covers on the board."""
        width, height = self.panel.size
        return shapely.box(
            self.x - width / 2, self.y - height / 2, self.x + width / 2, self.y + height / 2
        )

    @property
    def pieces(self) -> Mapping[str, Piece]:
        """Its pieces by their names; one that stands alone has the whole panel."""
        pieces = self.panel.pieces
        if len(pieces) == 1:
            return {pieces[0].name: replace(pieces[0], room=self.outline)}
        return {piece.name: piece for piece in pieces}


def panel_shapes(placed: PlacedPanel, theme: Theme) -> tuple[Group, ...]:
    """Return a group for each piece; the plate of several has one of its own beneath them."""
    plate = plate_shapes(*placed.panel.size, placed.panel.scale, theme)
    beneath = Group(plate.shapes, at=Placement(placed.x, placed.y))
    pieces = placed.panel.pieces
    if len(pieces) == 1:
        (piece,) = pieces
        return (Group((beneath, piece_shapes(piece, theme)), id=f"furniture-{piece.name}"),)
    rules = tuple(_rules(placed, theme))
    named = (Group((piece_shapes(p, theme),), id=f"furniture-{p.name}") for p in pieces)
    return (Group((beneath, *rules), id="furniture-panel"), *named)


def piece_shapes(piece: Piece, theme: Theme) -> Group:
    """Return what a piece shows, without a plate."""
    at = Placement(piece.x, piece.y, scale=piece.scale)
    return Group(tuple(piece.block.shapes(theme)), at=at)


def plate_shapes(width: float, height: float, scale: float, theme: Theme) -> Group:
    """Return a paper plate around 0, 0: notched corners, a strong and a fine line, dots."""
    line = Style(stroke=theme.panel_line, width=0.3 * scale)
    inner, notch = 2.6 * scale, NOTCH * scale
    reach = NOTCH * 1.2 * scale
    dots = (
        circle(across * (width / 2 - reach), down * (height / 2 - reach), 0.55 * scale)
        for across in (-1, 1)
        for down in (-1, 1)
    )
    return Group(
        (
            Path(
                plate_outline(width, height, notch),
                replace(line, fill=theme.panel, width=0.8 * scale),
            ),
            Path(plate_outline(width - inner, height - inner, notch), line),
            Path(tuple(part for dot in dots for part in dot), Style(fill=theme.panel_line)),
        )
    )


def _rules(placed: PlacedPanel, theme: Theme) -> Iterator[Shape]:
    """Yield a line with a diamond between rows, and plain ones between pieces side by side."""
    panel, gap = placed.panel, GAP * placed.panel.scale
    line = Style(stroke=theme.panel_line, width=0.4 * panel.scale)
    reach, side = panel.size[0] / 2 - PADDING * panel.scale, 1.3 * panel.scale
    for upper, _ in pairwise(panel.rows):
        y = upper[0].room.bounds[3]
        for start, end in ((-reach, -2 * side), (2 * side, reach)):
            yield Path(polyline([(placed.x + start, y), (placed.x + end, y)]), line)
        corners = [(placed.x + dx * side, y + dy * side) for dx, dy in _DIAMOND]
        yield Path(polygon(corners), Style(fill=theme.panel_line))
    for row in panel.rows:
        for piece in row[:-1]:
            _, top, right, bottom = piece.room.bounds
            yield Path(polyline([(right, top + gap / 2), (right, bottom - gap / 2)]), line)


_DIAMOND = ((0, -1), (1, 0), (0, 1), (-1, 0))


def _row_width(row: Sequence[Piece], gap: float) -> float:
    return sum(piece.size[0] for piece in row) + gap * (len(row) - 1)


def _row_height(row: Sequence[Piece]) -> float:
    return max(piece.size[1] for piece in row)
