"""The picture of a whole board, layer upon layer."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from math import cos, radians, sin
from pathlib import Path
from types import MappingProxyType

from shapely import Polygon

from trackwright.layout.board import Layout
from trackwright.layout.collisions import things
from trackwright.layout.labels import Label
from trackwright.layout.tracks import Track
from trackwright.rendering.background import background_shapes
from trackwright.rendering.badges import Badge, Key, Notes, badge_shapes, key_to, place_badges
from trackwright.rendering.cartouche import Panel, panel_shapes, place_panel
from trackwright.rendering.free_space import Cells, cells_of
from trackwright.rendering.furniture import (
    frame_inset,
    frame_shapes,
    score_border,
    score_track_shapes,
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
from trackwright.rendering.names import (
    country_name_shapes,
    place_country_names,
    region_name_shapes,
)
from trackwright.rendering.routes import line_shapes, route_shapes, wave_shapes
from trackwright.rendering.shapes import Color, Group, Layer, Picture
from trackwright.rendering.stops import label_shapes, stop_shapes
from trackwright.rendering.themes import CLASSIC, Theme
from trackwright.schema.board import Board
from trackwright.schema.rules.scoring import Scoring
from trackwright.schema.text import printable, text_in

NO_NOTES: Notes = MappingProxyType({})

ROOM = 1.5
"""Kept free by names and panels around everything, in mm."""

_SAMPLES = 7
"""Points under a name that tell what it stands on."""


def board_picture(
    layout: Layout,
    theme: Theme = CLASSIC,
    *,
    scoring: Scoring | None = None,
    notes: Notes = NO_NOTES,
    folder: Path = Path(),
) -> Picture:
    """Return the picture of a board.

    `scoring` adds a score table. `notes` are written in badges beside routes, and explained under
    the title. `folder` is where the board's file lies, and its background picture.
    """
    board = layout.board
    earth = ground(board)
    tints = {country.id: country_tint(country, earth, theme) for country in board.countries}
    outlines = [thing.outline for thing in things(layout)]
    badges = place_badges(layout, outlines, notes)
    cells = _taken_cells(board, outlines, badges)
    title = text_in(board.meta.title, layout.language)
    key = key_to(chain.from_iterable(badges.values()), layout.language)
    panel = _placed_panel(title, scoring, key, earth, cells)
    regions = _regions(layout, cells, theme)
    names = place_country_names(board, layout.language, earth, cells)
    return Picture(
        width=board.size.width,
        height=board.size.height,
        title=printable(title),
        layers=(
            Layer("sea", (sea_shapes(board.size, earth, theme),)),
            Layer("land", tuple(_land(earth, tints, theme))),
            Layer("borders", (border_shapes(earth, theme),)),
            Layer("names", tuple(country_name_shapes(id_, n, theme) for id_, n in names.items())),
            Layer("regions", regions),
            Layer("background", tuple(_background(board, folder, theme))),
            *_route_layers(layout, badges, theme),
            Layer("stops", tuple(_stops(board, tints, theme))),
            Layer("labels", tuple(_labels(layout, earth, tints, theme))),
            Layer("furniture", tuple(_furniture(board, panel, theme))),
        ),
    )


def _taken_cells(
    board: Board, outlines: Sequence[Polygon], badges: Mapping[str, tuple[Badge, ...]]
) -> Cells:
    cells = cells_of(board.size)
    cells.take(outlines, ROOM)
    cells.take([badge.outline for placed in badges.values() for badge in placed], ROOM)
    edge = sheet_of(board.size, 0).difference(sheet_of(board.size, -frame_inset(board)))
    cells.take([edge], ROOM)
    return cells


def _placed_panel(
    title: str, scoring: Scoring | None, key: Key, earth: Ground, cells: Cells
) -> Panel | None:
    sea = ~cells.inside(earth.land)
    panel = place_panel(title, scoring.lengths if scoring else {}, cells, sea, key)
    if panel:
        cells.take([panel.outline], ROOM)
    return panel


def _land(earth: Ground, tints: Mapping[str, Color], theme: Theme) -> Iterable[Group]:
    if earth.has_sea:
        yield shore_shapes(earth, theme)
    for country, area in earth.countries.items():
        yield country_shapes(country, area, tints[country])


def _regions(layout: Layout, cells: Cells, theme: Theme) -> tuple[Group, ...]:
    board = layout.board
    lines = [region_shapes(region, board, theme) for region in board.regions]
    names = (
        region_name_shapes(region, board, layout.language, cells, theme) for region in board.regions
    )
    return (*lines, *filter(None, names))


def _route_layers(
    layout: Layout, badges: Mapping[str, tuple[Badge, ...]], theme: Theme
) -> tuple[Layer, ...]:
    profile, tracks = layout.board.profile, layout.tracks.values()
    ferries: dict[frozenset[str], list[Track]] = {}
    for track in tracks:
        if track.route.ferry and track.spaces:
            ferries.setdefault(frozenset(track.route.ends), []).append(track)
    waves = (wave_shapes(together, theme, profile) for together in ferries.values())
    routes = (route_shapes(track, theme, profile) for track in tracks)
    placed = (badge_shapes(route, own, theme) for route, own in badges.items())
    lines = (line_shapes(t, theme, profile) for t in tracks if t.spaces and not t.route.ferry)
    return (
        Layer("lines", tuple(lines)),
        Layer("waves", tuple(waves)),
        Layer("routes", tuple(routes)),
        Layer("badges", tuple(placed)),
    )


def _background(board: Board, folder: Path, theme: Theme) -> Iterable[Group]:
    if board.background:
        yield background_shapes(board.background, board.size, folder, theme)


def _stops(board: Board, tints: Mapping[str, Color], theme: Theme) -> Iterable[Group]:
    for stop in board.stops:
        yield stop_shapes(stop, tints.get(stop.country or "", theme.lands[0]), theme)


def _labels(
    layout: Layout, earth: Ground, tints: Mapping[str, Color], theme: Theme
) -> Iterable[Group]:
    stops = {stop.id: stop for stop in layout.board.stops}
    open_ground = theme.sea if earth.has_sea else theme.lands[0]
    samples = [point for label in layout.labels.values() for point in _points_under(label)]
    countries = earth.countries_at(samples)
    for number, (stop, label) in enumerate(layout.labels.items()):
        under = countries[number * _SAMPLES : (number + 1) * _SAMPLES]
        country = max(under, key=under.count)
        ground_color = tints[country] if country else open_ground
        yield label_shapes(stops[stop], label, ground_color, theme)


def _points_under(label: Label) -> list[tuple[float, float]]:
    turn = radians(label.angle)
    shares = ((number + 0.5) / _SAMPLES - 0.5 for number in range(_SAMPLES))
    return [
        (label.x + share * label.width * cos(turn), label.y + share * label.width * sin(turn))
        for share in shares
    ]


def _furniture(board: Board, panel: Panel | None, theme: Theme) -> Iterable[Group]:
    if border := score_border(board):
        yield score_track_shapes(board.size, border, theme)
    yield frame_shapes(board, theme)
    if panel:
        yield panel_shapes(panel, theme)
