"""The board's frame and its score track."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from trackwright.layout.areas import BLEED
from trackwright.rendering.colors import mix
from trackwright.rendering.shapes import (
    Command,
    Group,
    Join,
    Line,
    Move,
    Path,
    Placement,
    Style,
    Text,
    plate_outline,
    polygon,
    rectangle,
)
from trackwright.rendering.texts import centered
from trackwright.rendering.themes import Theme
from trackwright.schema.board import Board
from trackwright.schema.geometry import Size

FRAME_INSET = 2.4
ORDINARY_BOARD = 500.0
"""The shorter side of a board whose frame has lines of ordinary width, in mm."""

CORNER = 5.0
"""How far the frame's inner line bends inwards at corners, in mm."""

LAP = 100
"""Points of one lap of the score track; its first cell is also its last."""


@dataclass(frozen=True)
class Cell:
    """A cell of the score track: its points, top left corner and size."""

    points: int
    x: float
    y: float
    width: float
    height: float


def score_border(board: Board) -> float:
    """Return the width of the score track; 0 if there is none, or the board is too small for it."""
    width = float(board.profile.score_border)
    return width if 6 * width <= min(board.size.width, board.size.height) else 0.0


def frame_inset(board: Board) -> float:
    """Return how far the frame is from the board's edge."""
    return score_border(board) or min(FRAME_INSET, board.size.width / 9, board.size.height / 9)


def frame_shapes(board: Board, theme: Theme) -> Group:
    """Return a double line along the edge, or inside the score track, with small corner pieces.

    The inner line bends around a diamond in each corner.
    """
    size, inset = board.size, frame_inset(board)
    scale = min(max(min(size.width, size.height) / ORDINARY_BOARD, 0.4), 1.6)
    off, notch = inset + 1.0 * scale, CORNER * scale
    width, height = (max(side - 2 * off, 4 * notch) for side in (size.width, size.height))
    line = Style(stroke=theme.panel_line, width=0.7 * scale, join=Join.MITER)
    fine = replace(line, width=0.25 * scale)
    outer = rectangle(inset, inset, size.width - 2 * inset, size.height - 2 * inset)
    inner = Path(plate_outline(width, height, notch), fine)
    return Group(
        (
            Path(outer, line),
            Group((inner,), at=Placement(size.width / 2, size.height / 2)),
            Path(tuple(_corner_diamonds(size, off + notch * 0.36, 0.9 * scale)), _filled(theme)),
        ),
        id="frame",
    )


def _corner_diamonds(size: Size, off: float, side: float) -> Iterator[Command]:
    for x in (off, size.width - off):
        for y in (off, size.height - off):
            yield from polygon([(x, y - side), (x + side, y), (x, y + side), (x - side, y)])


def _filled(theme: Theme) -> Style:
    return Style(fill=theme.panel_line)


def score_track_shapes(size: Size, border: float, theme: Theme) -> Group:
    """Return the numbered cells around the edge, on a band that reaches beyond it."""
    band = (
        *rectangle(-BLEED, -BLEED, size.width + 2 * BLEED, size.height + 2 * BLEED),
        *rectangle(border, border, size.width - 2 * border, size.height - 2 * border),
    )
    cells = (_cell_shapes(cell, theme) for cell in score_cells(size, border))
    return Group((Path(band, Style(fill=theme.panel)), *cells), id="scoretrack")


def score_cells(size: Size, border: float) -> Iterator[Cell]:
    """Yield the cells clockwise from the top left corner."""
    across, down = size.width - 2 * border, size.height - 2 * border
    between = LAP // 2 - 2
    columns = min(max(round(between * across / (across + down)), 1), between - 1)
    rows = between - columns
    step_x, step_y = across / columns, down / rows
    right, bottom = size.width - border, size.height - border
    points = iter(range(LAP))
    yield Cell(next(points), 0, 0, border, border)
    for i in range(columns):
        yield Cell(next(points), border + i * step_x, 0, step_x, border)
    yield Cell(next(points), right, 0, border, border)
    for i in range(rows):
        yield Cell(next(points), right, border + i * step_y, border, step_y)
    yield Cell(next(points), right, bottom, border, border)
    for i in reversed(range(columns)):
        yield Cell(next(points), border + i * step_x, bottom, step_x, border)
    yield Cell(next(points), 0, bottom, border, border)
    for i in reversed(range(rows)):
        yield Cell(next(points), 0, border + i * step_y, border, step_y)


def _cell_shapes(cell: Cell, theme: Theme) -> Group:
    fifth = cell.points % 5 == 0
    fill = mix(theme.panel, theme.panel_line, 0.3) if fifth else theme.panel
    line = Style(stroke=theme.panel_line, width=0.25, join=Join.MITER)
    box = Path(rectangle(cell.x, cell.y, cell.width, cell.height), replace(line, fill=fill))
    size = min(cell.width, cell.height) * 0.42

    def number(points: int, across: float, down: float, scale: float) -> Text:
        x, y = cell.x + cell.width * across, cell.y + cell.height * down
        return centered(str(points), x, y, size * scale, theme.panel_ink, bold=fifth)

    if cell.points:
        return Group((box, number(cell.points, 0.5, 0.5, 1.0)))
    slash = (Move(cell.x, cell.y + cell.height), Line(cell.x + cell.width, cell.y))
    return Group((box, Path(slash, line), number(LAP, 0.32, 0.3, 0.75), number(0, 0.68, 0.72, 0.8)))
