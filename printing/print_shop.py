"""The whole board on one page for a print shop: with bleed, and marks outside the trim."""

from trackwright.printing.leaves import INK, leaf, stroke, written
from trackwright.printing.settings import WIDEST_BLEED
from trackwright.printing.stamp import Imprint
from trackwright.rendering.pdf import Page
from trackwright.rendering.shapes import Group, Picture, Placement, Shape, Style, rectangle
from trackwright.schema.geometry import Size

MARKS = 8.0
"""Room for marks beyond the bleed, in mm."""

_AWAY = 1.0


def shop_page(board: Picture, imprint: Imprint) -> Page:
    """Return the page; a bleed wider than what is drawn beyond the board's edges is cut to that."""
    bleed = min(imprint.settings.bleed, WIDEST_BLEED)
    edge = bleed + MARKS
    paper = Size(width=board.width + 2 * edge, height=board.height + 2 * edge)
    window = rectangle(-bleed, -bleed, board.width + 2 * bleed, board.height + 2 * bleed)
    groups = tuple(group for layer in board.layers for group in layer.groups)
    shapes = (
        Group(groups, id="board", at=Placement(edge, edge), clip=window),
        Group((_marks(board, bleed),), id="marks", at=Placement(edge, edge)),
        Group((written(imprint.line, edge + 12, MARKS / 2 + 1, 3.0, INK),), id="slug"),
    )
    return Page(
        leaf(paper, shapes, imprint.stamp.title),
        trim=(edge, edge, board.width, board.height),
        bleed=(MARKS, MARKS, board.width + 2 * bleed, board.height + 2 * bleed),
    )


def _marks(board: Picture, bleed: float) -> Shape:
    """Return marks at the corners, outside the bleed."""
    near, far = bleed + _AWAY, bleed + MARKS
    upright = [
        (x, y1, x, y2)
        for x in (0.0, board.width)
        for y1, y2 in ((-far, -near), (board.height + near, board.height + far))
    ]
    level = [
        (x1, y, x2, y)
        for y in (0.0, board.height)
        for x1, x2 in ((-far, -near), (board.width + near, board.width + far))
    ]
    return stroke(*upright, *level, style=Style(stroke="#000000", width=0.1))
