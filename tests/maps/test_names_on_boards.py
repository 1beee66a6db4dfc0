"""Names, discs and ferries of the shipped boards and the examples, measured as they are drawn."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest
import shapely
from shapely import Polygon

from trackwright.layout.board import Layout, lay_out
from trackwright.layout.collisions import Kind, beyond_the_edge, collisions
from trackwright.layout.drawn_sizes import cap_height, stop_radius
from trackwright.layout.ferry_bands import band_corners
from trackwright.layout.tracks import Track, space_boxes
from trackwright.maps import board_folder, board_names, open_board, rulesets_of
from trackwright.rendering.badges import payment_notes
from trackwright.rendering.board_picture import placed_badges
from trackwright.rendering.routes import wave_shapes
from trackwright.rendering.shapes import Line, Move
from trackwright.rendering.shapes import Path as Drawn
from trackwright.rendering.themes import CLASSIC
from trackwright.schema.board import connections
from trackwright.schema.profile import NameTier

ROOT = Path(__file__).parents[2]
EXAMPLES = [str(path.relative_to(ROOT)) for path in sorted(ROOT.glob("examples/*/board.json"))]
BOARDS = (*board_names(), *EXAMPLES)
on_every_board = pytest.mark.parametrize("name", BOARDS)
in_both_languages = pytest.mark.parametrize("language", ["en", "fr"])


def place_of(name: str) -> str:
    return str(ROOT / name) if "/" in name else name


@cache
def layout(name: str, language: str = "en") -> Layout:
    return lay_out(open_board(place_of(name)).document, language)


@in_both_languages
@on_every_board
def test_capitals_are_high_unless_a_city_is_said_to_be_small(name: str, language: str) -> None:
    laid = layout(name, language)
    stops = {stop.id: stop for stop in laid.board.stops}
    low = [
        stop
        for stop, label in laid.labels.items()
        if cap_height(label.size) < 4.499 and stops[stop].tier is not NameTier.SMALL
    ]
    assert low == []
    small = [stop.id for stop in stops.values() if stop.tier is NameTier.SMALL]
    assert len(small) <= len(stops) / 5
    assert all(cap_height(laid.labels[stop].size) > 3.5 for stop in small)


@in_both_languages
@on_every_board
def test_no_name_touches_anything(name: str, language: str) -> None:
    laid = layout(name, language)
    assert [c for c in collisions(laid) if Kind.LABEL in (c.one.kind, c.other.kind)] == []
    assert list(beyond_the_edge(laid)) == []


@in_both_languages
@on_every_board
def test_no_name_lies_on_a_badge_or_on_a_ferry_s_water(name: str, language: str) -> None:
    laid = layout(name, language)
    board = laid.board
    notes = payment_notes(board, rulesets_of(board, board_folder(place_of(name)))[0])
    badges = [badge.outline for some in placed_badges(laid, notes).values() for badge in some]
    water = shapely.polygons(band_corners(laid.tracks.values(), board))
    covered = shapely.union_all([*badges, *water])
    assert [
        stop for stop, it in laid.labels.items() if it.outline.intersection(covered).area > 0.05
    ] == []


@in_both_languages
@on_every_board
def test_every_name_is_nearer_to_its_own_city_than_to_any_other(name: str, language: str) -> None:
    laid = layout(name, language)
    for stop, label in laid.labels.items():
        away = {
            other.id: label.outline.distance(shapely.Point(other.position)) - stop_radius(other)
            for other in laid.board.stops
        }
        assert min(away, key=lambda each: away[each]) == stop
        assert away[stop] < 8


@on_every_board
def test_no_disc_touches_a_space(name: str) -> None:
    laid = layout(name)
    spaces = space_boxes(laid.tracks.values(), laid.board.profile)
    for stop in laid.board.stops:
        nearest = shapely.distance(spaces, shapely.Point(stop.position)).min()
        assert nearest - stop_radius(stop) >= 0.8, stop.id


@on_every_board
def test_every_ferry_leads_from_disc_to_disc(name: str) -> None:
    laid = layout(name)
    stops = {stop.id: stop for stop in laid.board.stops}
    for connection in connections(laid.board):
        ferries = [laid.tracks[route.id] for route in connection.tracks if route.ferry]
        for end in connection.ends if ferries else ():
            middle = shapely.Point(stops[end].position)
            (water,) = _water(ferries, laid)
            assert water.distance(middle) - stop_radius(stops[end]) < 0.5
            edges = [water.distance(box) for box in space_boxes(ferries, laid.board.profile)]
            assert max(edges) == 0


def _water(ferries: Sequence[Track], laid: Layout) -> Iterator[Polygon]:
    """Yield the parts of the drawn band under a ferry connection."""
    (path,) = wave_shapes(ferries, CLASSIC, laid.board.profile).shapes
    assert isinstance(path, Drawn)
    ring: list[tuple[float, float]] = []
    for command in path.commands:
        if isinstance(command, Move) and ring:
            yield Polygon(ring)
            ring = []
        if isinstance(command, Move | Line):
            ring.append((command.x, command.y))
    yield Polygon(ring)


def test_the_ferry_to_smyrna_passes_south_of_athina() -> None:
    laid = layout("europe")
    athina = next(city for city in laid.board.cities if city.id == "athina")
    (water,) = _water([laid.tracks["palermo-smyrna"]], laid)
    assert water.distance(shapely.Point(athina.position)) - stop_radius(athina) > 12
    assert all(
        space.y > athina.position.y
        for space in laid.tracks["palermo-smyrna"].spaces
        if abs(space.x - athina.position.x) < 40
    )
