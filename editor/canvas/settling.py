"""What the canvas works out in the background: it takes longer than a frame, and may come later."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from trackwright.editor.canvas.backcloth import Sheets, sheets_of
from trackwright.editor.canvas.sketch import Badges
from trackwright.layout.board import Layout
from trackwright.layout.labels import lay_labels
from trackwright.rendering.board_picture import (
    NO_NOTES,
    Backdrop,
    Decoration,
    backdrop,
    decoration,
    placed_badges,
)
from trackwright.rendering.themes import Theme


@dataclass(frozen=True)
class Names:
    """Names and badges in their places, and the land they lie on."""

    layout: Layout
    theme: Theme
    land: Backdrop
    sheets: Mapping[str, Sheets]
    badges: Badges


@dataclass(frozen=True)
class Decorated:
    """The decoration of a layout."""

    layout: Layout
    theme: Theme
    decoration: Decoration


def place_names(
    layout: Layout, theme: Theme, land: Backdrop | None, known: Mapping[str, Sheets]
) -> Names:
    """Find the place of every name and badge, and work out the land unless that is known."""
    labels = lay_labels(layout.board, layout.tracks, layout.language)
    placed = replace(layout, labels=labels)
    badges = placed_badges(placed, NO_NOTES)
    land = land or backdrop(layout.board, theme)
    sheets = {layer.name: sheets_of(layer, known[layer.name]) for layer in land.layers}
    return Names(placed, theme, land, sheets, badges)


def decorate(layout: Layout, land: Backdrop, badges: Badges, theme: Theme) -> Decorated:
    """Find room for the names of countries and regions, and for the title."""
    return Decorated(layout, theme, decoration(layout, land, badges, theme))
