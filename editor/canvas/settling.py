"""What the canvas works out in the background: it takes longer than a frame, and may come later."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from trackwright.editor.canvas.backcloth import Sheets, sheets_of
from trackwright.editor.canvas.sketch import Badges
from trackwright.layout.board import Layout
from trackwright.layout.labels import place_labels
from trackwright.rendering.board_picture import (
    NO_NOTES,
    Backdrop,
    Decoration,
    backdrop,
    decoration,
    placed_badges,
)
from trackwright.rendering.themes import Theme
from trackwright.schema.board import Board


@dataclass(frozen=True)
class Names:
    """Names and badges in their places."""

    layout: Layout
    badges: Badges


@dataclass(frozen=True)
class Land:
    """Sea, land and borders of a board, ready to be painted."""

    board: Board
    theme: Theme
    backdrop: Backdrop
    sheets: Mapping[str, Sheets]


@dataclass(frozen=True)
class Decorated:
    """The decoration of a layout."""

    layout: Layout
    theme: Theme
    decoration: Decoration


def place_names(layout: Layout) -> Names:
    """Find the place of every name and badge."""
    labels, appraisal = place_labels(layout.board, layout.tracks, layout.language, layout.appraisal)
    placed = replace(layout, labels=labels, appraisal=appraisal)
    return Names(placed, placed_badges(placed, NO_NOTES))


def survey_land(board: Board, theme: Theme, known: Mapping[str, Sheets]) -> Land:
    """Work out sea, land and borders; sheets that are known already are used again."""
    land = backdrop(board, theme)
    sheets = {layer.name: sheets_of(layer, known[layer.name]) for layer in land.layers}
    return Land(board, theme, land, sheets)


def decorate(layout: Layout, land: Backdrop, badges: Badges, theme: Theme) -> Decorated:
    """Find room for the names of countries and regions, and for the title."""
    return Decorated(layout, theme, decoration(layout, land, badges, theme))
