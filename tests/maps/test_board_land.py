"""The land of the shipped boards goes with their cities, and is what the base map gives."""

import pytest
import shapely
from make_board_land import warp_points, with_new_land

from trackwright.layout.areas import area_of
from trackwright.layout.physical_map import lakes
from trackwright.maps import board_names, open_board
from trackwright.schema.board import Board, Stop

REAL = [name for name in board_names() if open_board(name).document.projection]


def stop_of(board: Board, name: str) -> Stop:
    return next(stop for stop in board.stops if stop.id == name)


def land_of(board: Board) -> shapely.MultiPolygon:
    return shapely.union_all([area_of(country.borders) for country in board.countries])


@pytest.mark.parametrize("name", REAL)
def test_a_board_s_warp_leads_to_its_stops(name: str) -> None:
    board = open_board(name).document
    assert [point.moved for point in warp_points(board)] == [
        stop.position for stop in board.stops if stop.location is not None
    ]


def test_land_made_anew_is_the_same_again() -> None:
    board = with_new_land(open_board("poland").document)
    assert with_new_land(board) == board


def test_land_made_anew_keeps_all_but_borders_and_warp() -> None:
    board = open_board("northern_lights").document
    anew = with_new_land(board)
    assert anew.changed(countries=(), warp=(), regions=()) == board.changed(
        countries=(), warp=(), regions=()
    )
    assert [(c.id, c.name, c.color, c.cards) for c in anew.countries] == [
        (c.id, c.name, c.color, c.cards) for c in board.countries
    ]


@pytest.mark.parametrize(
    ("name", "ports"),
    [
        ("northern_lights", ("bergen", "visby", "gdansk", "tallinn", "honningsvag")),
        ("nordic_countries", ("bergen", "stavanger", "helsinki", "tallinn")),
        ("europe", ("lisboa", "marseille", "barcelona", "palermo", "sevastopol")),
    ],
)
def test_a_port_stays_on_its_coast(name: str, ports: tuple[str, ...]) -> None:
    board = with_new_land(open_board(name).document)
    shore = land_of(board).boundary
    for port in ports:
        assert shore.distance(shapely.Point(stop_of(board, port).position)) < 8, port


def test_regions_go_along_with_stops_that_moved() -> None:
    board = with_new_land(open_board("northern_lights").document)
    boden = stop_of(board, "boden")
    cities = tuple(
        city.changed(position=(city.position.x, city.position.y - 15))
        if city.id in ("boden", "tornio", "rovaniemi", "kemijarvi", "oulu")
        else city
        for city in board.cities
    )
    anew = with_new_land(board.changed(cities=cities))
    (before,), (after,) = board.regions[0].borders, anew.regions[0].borders

    def line_at(outline: shapely.Polygon) -> float:
        column = shapely.box(boden.position.x - 1, 0, boden.position.x + 1, 900)
        return float(outline.intersection(column).bounds[3])

    earlier = line_at(shapely.Polygon(before.outer))
    assert -20 < line_at(shapely.Polygon(after.outer)) - earlier < -4


def test_lakes_of_finland_lie_around_kuopio() -> None:
    board = with_new_land(open_board("northern_lights").document)
    kuopio = shapely.Point(stop_of(board, "kuopio").position)
    assert min(lake.area.distance(kuopio) for lake in lakes(board)) < 4
