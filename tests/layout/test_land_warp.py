"""Coasts that follow the cities."""

import numpy as np
from builders import BoardBuilder, a_board

from trackwright.layout.areas import BLEED, area_of
from trackwright.layout.land_warp import inverse_land_warp, land_warp, warp_borders
from trackwright.maps import open_board
from trackwright.schema.board import Board
from trackwright.schema.geometry import Point

SQUARE = {"outer": [[300, 200], [500, 200], [500, 300], [300, 300]]}


def moved_city(x: float) -> tuple[Board, dict[str, Point]]:
    builder: BoardBuilder = a_board().with_country("land", borders=[SQUARE])
    for name, place in {"north": [400, 100], "south": [400, 400], "west": [250, 250]}.items():
        builder = builder.with_city(name, position=place)
    before = builder.with_city("port", position=[495, 250]).build()
    after = builder.with_city("port", position=[x, 250]).build()
    return after, {city.id: city.position for city in before.cities}


def test_where_a_city_moved_its_coast_moves_along() -> None:
    board, before = moved_city(525)
    borders = warp_borders(board, before).countries[0].borders
    assert 515 < max(point.x for point in borders[0].outer) < 540


def test_where_nothing_moved_borders_stay() -> None:
    board, before = moved_city(495)
    after = warp_borders(board, before).countries[0].borders
    assert area_of(after).symmetric_difference(area_of(board.countries[0].borders)).area < 0.01


def test_what_leaves_the_board_is_cut_off() -> None:
    board, before = moved_city(795)
    area = area_of(warp_borders(board, before).countries[0].borders)
    assert area.is_valid
    assert area.bounds[2] <= 800 + BLEED


def test_a_board_without_cities_stays_as_it_is() -> None:
    board = a_board().with_country("land", borders=[SQUARE]).build()
    assert warp_borders(board, {}) is board


def projected(board: Board) -> Board:
    return board.changed(projection=open_board("poland").document.projection)


def test_the_board_remembers_where_the_projection_had_its_cities() -> None:
    board, before = moved_city(525)
    warp = warp_borders(projected(board), before).warp
    assert {point.projected: point.moved for point in warp} == {
        before[city.id]: city.position for city in board.cities
    }


def test_a_second_fit_goes_on_from_the_first() -> None:
    board, before = moved_city(510)
    once = warp_borders(projected(board), before)
    again = once.changed(cities=moved_city(530)[0].cities)
    twice = warp_borders(again, {city.id: city.position for city in board.cities})
    ports = {point.projected: point.moved for point in twice.warp}
    assert ports[before["port"]] == Point(530, 250)
    assert len(twice.warp) == len(board.cities)


def test_the_inverse_leads_back() -> None:
    board = warp_borders(projected(moved_city(515)[0]), moved_city(515)[1])
    there, back = land_warp(board), inverse_land_warp(board)
    assert there is not None
    assert back is not None
    places = np.array([[495.0, 250.0], [420.0, 260.0], [100.0, 80.0]])
    assert np.abs(back(there(places)) - places).max() < 1.5
