"""Plain JSON of stations, routes and tickets: written and read."""

import json
from typing import Any

import pytest
from builders import a_board
from format_round_trip import read, there_and_back
from sample_board import sample_board

from trackwright.formats.capabilities import losses
from trackwright.formats.format import Export, ImportResult
from trackwright.formats.mapdata import MAPDATA
from trackwright.maps import board_names, open_board
from trackwright.schema.board import Board
from trackwright.schema.colors import RouteColor
from trackwright.schema.errors import TrackwrightError, WrongFormatError


def written(board: Board) -> Any:
    (data,) = MAPDATA.write(Export(board)).values()
    return json.loads(data)


def read_data(data: object) -> ImportResult:
    return read(MAPDATA, {"map.json": json.dumps(data).encode()})


def test_purple_is_called_pink() -> None:
    board = a_board().with_route("oslo", "bergen", color="purple").build()
    assert written(board)["routes"][0]["color"] == "pink"
    assert there_and_back(MAPDATA, board).board.routes[0].color is RouteColor.PURPLE


def closed_by(data: Any, claimed: str) -> set[str]:
    """Return the routes that a reader which wants twins closes to the owner of a claimed one."""
    twins = {route["id"]: route.get("parallel") for route in data["routes"]}
    closed, at = set[str](), twins[claimed]
    while at is not None and at != claimed:
        closed.add(at)
        at = twins[at]
    return closed


@pytest.mark.parametrize("name", board_names())
def test_who_owns_a_track_is_kept_from_the_others_beside_it(name: str) -> None:
    board = open_board(name).document
    data = written(board)
    for route in board.routes:
        beside = {r.id for r in board.routes if {*r.ends} == {*route.ends}} - {route.id}
        assert closed_by(data, route.id) == beside


def test_a_single_track_has_no_twin() -> None:
    assert "parallel" not in written(a_board().with_route("oslo", "bergen").build())["routes"][0]


def test_a_crossing_is_written_as_a_station_and_that_is_told() -> None:
    assert written(sample_board())["stations"][-1]["id"] == "gate"
    lost = {loss.field: loss for loss in losses(MAPDATA.capabilities, sample_board(), None, "en")}
    assert lost["crossings"].things == ("gate",)


def test_ids_of_other_programs_become_ours() -> None:
    imported = read_data(
        {
            "stations": [
                {"id": 1, "name": "Oslo", "x": 0, "y": 0},
                {"id": "St. Gallen!", "name": "St. Gallen", "x": 50, "y": 10},
            ],
            "routes": [{"a": 1, "b": "St. Gallen!", "length": 2, "color": "Grey"}],
            "tickets": [{"id": 7, "from": "St. Gallen!", "to": 1, "points": 2}],
        }
    )
    assert imported.refused == ()
    assert imported.board.routes[0].ends == ("1", "st_gallen")
    assert imported.board.tickets[0].ends == ("st_gallen", "1")


def test_what_cannot_be_taken_is_told_with_its_place() -> None:
    imported = read_data(
        {
            "stations": [{"id": "oslo", "x": 0, "y": 0}, {"id": "oslo", "x": 1, "y": 1}, 5],
            "routes": [
                {"a": "oslo", "b": "osl", "length": 2},
                {"a": "oslo", "b": "oslo", "length": 2.5},
                {"a": "oslo", "b": "oslo", "length": 2, "color": "gren"},
            ],
        }
    )
    assert [(it.where, it.why) for it in imported.refused] == [
        ("my_board, stations 2", "another station has the id 'oslo'."),
        ("my_board, stations 3", "it has no 'x'."),
        ("my_board, routes 1", "there is no station 'osl'; did you mean 'oslo'?"),
        ("my_board, routes 2", "its 'length' is not a whole number."),
        ("my_board, routes 3", "there is no colour 'gren'; did you mean 'green'?"),
    ]


@pytest.mark.parametrize("data", [{}, {"stations": []}, {"stations": {}, "routes": []}])
def test_other_json_is_refused_with_a_sentence(data: object) -> None:
    with pytest.raises(WrongFormatError, match="it has no list"):
        read_data(data)


def test_several_files_are_refused_with_a_sentence() -> None:
    with pytest.raises(TrackwrightError, match="name the one JSON file"):
        read(MAPDATA, {"a.json": b"{}", "b.json": b"{}"})
