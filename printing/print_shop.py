"""The whole board on one page for a print shop: with bleed, and marks outside the trim."""

from collections.abc import Iterator
from dataclasses import replace

from trackwright.printing.settings import WIDEST_BLEED
from trackwright.printing.sheet_shapes import INK, sheet_picture, stroke, text_at
from trackwright.printing.stamp import Imprint
from trackwright.rendering.pdf import Page
from trackwright.rendering.shapes import (
    Group,
    Image,
    Layer,
    Picture,
    Placement,
    Shape,
    Style,
    rectangle,
)
from trackwright.schema.geometry import Size

MARKS = 8.0
"""Room for marks beyond the bleed, in mm."""

_AWAY = 1.0


def shop_page(board: Picture, imprint: Imprint) -> Page:
    """Return the page; the bleed is limited to what is drawn beyond the board's edges."""
    bleed = min(imprint.settings.bleed, WIDEST_BLEED)
    edge = bleed + MARKS
    paper = Size(width=board.width + 2 * edge, height=board.height + 2 * edge)
    window = rectangle(-bleed, -bleed, board.width + 2 * bleed, board.height + 2 * bleed)
    groups = tuple(group for layer in board.layers for group in layer.groups)
    shapes = (
        Group(groups, id="board", at=Placement(edge, edge), clip=window),
        Group((_marks(board, bleed),), id="marks", at=Placement(edge, edge)),
        Group((text_at(imprint.line, edge + 12, MARKS / 2 + 1, 3.0, INK),), id="slug"),
    )
    return Page(
        sheet_picture(paper, shapes, imprint.stamp.title),
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


def with_bleed(board: Picture) -> Picture:
    """Return a board with its background picture extended beyond its edges."""
    layers = (
        replace(layer, groups=(*_around(layer, board), *layer.groups)) for layer in board.layers
    )
    return replace(board, layers=tuple(layers))


def _around(layer: Layer, board: Picture) -> Iterator[Group]:
    """Yield the extension of a picture that ends at the board's edges.

    That is the picture itself, a little larger, of which only the outermost strip is seen.
    """
    bleed = WIDEST_BLEED
    for image in (shape for group in layer.groups for shape in group.shapes):
        if not isinstance(image, Image):
            continue
        right, bottom = image.x + image.width, image.y + image.height
        beyond = (-image.x, -image.y, right - board.width, bottom - board.height)
        if min(beyond) >= 0 and min(beyond) < bleed:
            larger = replace(
                image,
                x=image.x - bleed,
                y=image.y - bleed,
                width=image.width + 2 * bleed,
                height=image.height + 2 * bleed,
            )
            outside = (
                *rectangle(-bleed, -bleed, board.width + 2 * bleed, board.height + 2 * bleed),
                *rectangle(image.x, image.y, image.width, image.height),
            )
            yield Group((larger,), clip=outside)
