"""The picture of a whole board, layer upon layer."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from shapely import Polygon

from trackwright.layout.board import Layout
from trackwright.layout.collisions import things
from trackwright.rendering.area_names import (
    AreaName,
    area_name_shapes,
    fixed_names,
    place_area_names,
)
from trackwright.rendering.background import background_shapes
from trackwright.rendering.badges import Badge, Notes, payment_notes, place_badges
from trackwright.rendering.board_frame import (
    frame_inset,
    frame_shapes,
    score_border,
    score_track_shapes,
)
from trackwright.rendering.decorations import decoration_shapes
from trackwright.rendering.free_space import Cells, cells_of
from trackwright.rendering.furniture import Piece, PlacedPanel, panel_shapes
from trackwright.rendering.furniture_places import (
    place_panels,
    placed_furniture,
    text_outlines,
)
from trackwright.rendering.ground import Ground, ground, sheet_of
from trackwright.rendering.land import (
    border_shapes,
    country_shapes,
    country_tint,
    region_shapes,
    sea_shapes,
    shore_shapes,
)
from trackwright.rendering.network_picture import NetworkPicture, Surface
from trackwright.rendering.shapes import Color, Group, Layer, Picture
from trackwright.rendering.terrain import terrain_shapes
from trackwright.rendering.themes import CLASSIC, Theme
from trackwright.schema.board import Board
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.text import printable, text_in

NO_NOTES: Notes = MappingProxyType({})

ROOM = 1.5
"""Kept free by names and panels around everything, in mm."""


PANEL_ROOM = 5.0
"""Kept free by names of areas around panels, in mm."""


def board_picture(
    layout: Layout,
    theme: Theme = CLASSIC,
    *,
    rules: Ruleset | None = None,
    folder: Path = Path(),
) -> Picture:
    """Return the picture of a board.

    `rules` add a score table, a legend and badges for special payments. `folder` is where the
    board's file lies, and its background picture.
    """
    board = layout.board
    land = backdrop(board, theme)
    badges = placed_badges(layout, notes_of(board, rules))
    written = annotations(layout, land, badges, theme, rules)
    return Picture(
        width=board.size.width,
        height=board.size.height,
        title=printable(text_in(board.meta.title, layout.language)),
        layers=(
            *land.layers,
            *written.under,
            background_layer(board, folder, theme),
            decoration_layer(board, layout.language, folder, theme, above=False),
            *NetworkPicture(theme).layers(layout, land.surface, badges),
            decoration_layer(board, layout.language, folder, theme, above=True),
            written.furniture,
        ),
    )


def notes_of(board: Board, rules: Ruleset | None) -> Notes:
    """Return what is written in badges beside routes under some rules."""
    return payment_notes(board, rules) if rules else NO_NOTES


def placed_badges(layout: Layout, notes: Notes) -> Mapping[str, tuple[Badge, ...]]:
    """Return the badges of all routes, where they cover nothing."""
    return place_badges(layout, [thing.outline for thing in things(layout)], notes)


@dataclass(frozen=True)
class Backdrop:
    """Sea, land and borders, which depend only on the countries and the size."""

    surface: Surface
    layers: tuple[Layer, ...]


def backdrop(board: Board, theme: Theme) -> Backdrop:
    """Return the backdrop of a board."""
    earth = ground(board)
    tints = {country.id: country_tint(country, earth, theme) for country in board.countries}
    layers = (
        Layer("sea", (sea_shapes(board.size, earth, theme),)),
        Layer("land", tuple(_land(earth, tints, theme))),
        Layer("terrain", terrain_shapes(board, earth, theme)),
        Layer("water", ()),
        Layer("borders", (border_shapes(earth, theme),)),
    )
    return Backdrop(Surface(earth, tints), layers)


@dataclass(frozen=True)
class Annotations:
    """Names and panels, placed where the board has room: under the routes, and above everything.

    `names` has the outline and the middle of each name of a country or region by the id of its
    group, `pieces` the same of the title, the score table and the legend by their names.
    """

    under: tuple[Layer, ...]
    furniture: Layer
    names: Mapping[str, AreaName]
    pieces: Mapping[str, Piece]


def annotations(
    layout: Layout,
    land: Backdrop,
    badges: Mapping[str, tuple[Badge, ...]],
    theme: Theme,
    rules: Ruleset | None = None,
) -> Annotations:
    """Return the annotations of a board."""
    board, surface = layout.board, land.surface
    cells = _taken_cells(board, [thing.outline for thing in things(layout)], badges)
    cells.take(text_outlines(board, layout.language), ROOM)
    fixed = fixed_names(board, layout.language, surface.earth, cells)
    cells.take([name.outline for name in fixed.values()], ROOM)
    sea = ~cells.inside(surface.earth.land)
    panels = place_panels(layout, rules, cells, sea)
    cells.take([panel.outline for panel in panels], PANEL_ROOM)
    names = {**fixed, **place_area_names(layout, surface.earth, cells)}
    lines = tuple(region_shapes(region, board, theme) for region in board.regions)
    regions, countries = area_name_shapes(board, names, surface.tints, theme)
    return Annotations(
        (Layer("names", countries), Layer("regions", (*lines, *regions))),
        Layer("furniture", tuple(_furniture(board, panels, theme))),
        names,
        placed_furniture(panels),
    )


def background_layer(board: Board, folder: Path, theme: Theme) -> Layer:
    """Return the designer's picture behind the routes."""
    picture = board.background
    shapes = (background_shapes(picture, board.size, folder, theme),) if picture else ()
    return Layer("background", shapes)


def decoration_layer(
    board: Board, language: str, folder: Path, theme: Theme, *, above: bool
) -> Layer:
    """Return the designer's ornaments, texts, areas and pictures beneath or above the network."""
    shown = (each for each in board.decorations if each.above is above)
    groups = tuple(decoration_shapes(each, language, folder, theme) for each in shown)
    return Layer("decorations_above" if above else "decorations", groups)


def _taken_cells(
    board: Board, outlines: Sequence[Polygon], badges: Mapping[str, tuple[Badge, ...]]
) -> Cells:
    cells = cells_of(board.size)
    cells.take(outlines, ROOM)
    cells.take([badge.outline for placed in badges.values() for badge in placed], ROOM)
    edge = sheet_of(board.size, 0).difference(sheet_of(board.size, -frame_inset(board)))
    cells.take([edge], ROOM)
    return cells


def _land(earth: Ground, tints: Mapping[str, Color], theme: Theme) -> Iterable[Group]:
    if earth.has_sea:
        yield shore_shapes(earth, theme)
    for country, area in earth.countries.items():
        yield country_shapes(country, area, tints[country])


def _furniture(board: Board, panels: Iterable[PlacedPanel], theme: Theme) -> Iterable[Group]:
    if border := score_border(board):
        yield score_track_shapes(board.size, border, theme)
    yield frame_shapes(board, theme)
    for panel in panels:
        yield from panel_shapes(panel, theme)
