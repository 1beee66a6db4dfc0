"""What a board shows beyond its edges, for a cut that goes astray."""

from collections.abc import Iterator
from dataclasses import replace

from trackwright.printing.settings import WIDEST_BLEED
from trackwright.rendering.shapes import Group, Image, Layer, Picture, rectangle


def with_bleed(board: Picture) -> Picture:
    """Return a board whose background picture reaches beyond its edges as the land does."""
    layers = (
        replace(layer, groups=(*_around(layer, board), *layer.groups)) for layer in board.layers
    )
    return replace(board, layers=tuple(layers))


def _around(layer: Layer, board: Picture) -> Iterator[Group]:
    """Yield what a picture that ends at the board's edges shows beyond them.

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
