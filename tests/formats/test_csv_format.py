"""Boards as spreadsheet tables: what is written, and that it comes back."""

import csv
import io
from typing import Any

import pytest
from builders import a_board
from format_round_trip import read, there_and_back
from sample_board import sample_board

from trackwright.formats.capabilities import losses
from trackwright.formats.csv.format import CSV
from trackwright.formats.format import Export
from trackwright.schema.board import Board


def rows(board: Board, name: str) -> list[dict[str, str]]:
    text = CSV.write(Export(board))[name].decode("utf-8-sig")
    return [*csv.DictReader(io.StringIO(text, newline=""))]


def test_tables_begin_with_the_mark_by_which_excel_knows_utf_8() -> None:
    for data in CSV.write(Export(sample_board())).values():
        assert data.startswith(b"\xef\xbb\xbf")


@pytest.mark.parametrize(
    "name", ["=cmd|' /C calc'!A0", "+1", "-2", "@SUM(A1)", "'=quoted", "''+twice", "'tis"]
)
def test_a_name_that_a_spreadsheet_would_compute_stays_text_and_comes_back(name: str) -> None:
    board = a_board().with_city("odd", name=name).build()
    (row,) = rows(board, "cities.csv")
    assert row["name"][0] not in "=+-@"
    assert there_and_back(CSV, board).board.cities[0].name == name


def test_negative_numbers_are_numbers_all_the_same() -> None:
    board = a_board().with_city("edge", position=[-12.5, 3]).build()
    assert rows(board, "cities.csv")[0]["x"] == "-12.5"


def test_a_name_in_several_languages_has_a_column_for_each() -> None:
    bergen = rows(sample_board(), "cities.csv")[1]
    assert (bergen["name"], bergen["name:en"], bergen["name:fr"]) == ("", "Bergen", "Bergue")


def test_icons_are_counted_from_1_as_people_do() -> None:
    ferry = rows(sample_board(), "routes.csv")[3]
    assert (ferry["ferry"], ferry["icons"]) == ("yes", "2 3")


def test_a_ticket_may_end_in_a_country_and_have_other_ends() -> None:
    ticket = rows(sample_board(), "tickets.csv")[2]
    assert (ticket["to"], ticket["alternatives"]) == ("country:south", "calais 9")


def test_a_route_that_ends_nowhere_is_left_out_and_reported() -> None:
    board = a_board().with_route("oslo", "bergen").build()
    board = board.changed(cities=board.cities[:1])
    assert rows(board, "routes.csv") == []
    lost = {loss.field: loss for loss in losses(CSV.capabilities, board, None, "en")}
    assert lost["routes"].things == ("oslo-bergen",)


def test_what_tables_cannot_hold_is_reported() -> None:
    lost = {loss.field for loss in losses(CSV.capabilities, sample_board(), None, "en")}
    assert {"cities.label", "routes.spaces", "countries", "regions", "decks"} <= lost
    assert not lost & {"cities.name", "routes.bends", "tickets.alternatives"}


def one_city(cells: dict[str, Any]) -> bytes:
    return "\n".join((",".join(cells), ",".join(map(str, cells.values())))).encode()


def test_the_same_cities_always_make_the_same_board() -> None:
    data = one_city({"name": "Oslo", "x": 1, "y": 2})
    assert read(CSV, {"a.csv": data}) == read(CSV, {"a.csv": data})
