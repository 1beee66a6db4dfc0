"""Maps of the browser editor: written as it reads them, and read."""

import json
from typing import Any

import pytest
from builders import a_board
from format_round_trip import read, read_sample
from sample_board import sample_board, sample_export

from trackwright.formats.bh.format import BH
from trackwright.formats.capabilities import losses
from trackwright.formats.format import Export
from trackwright.schema.board import Label, Side
from trackwright.schema.errors import WrongFormatError
from trackwright.schema.geometry import Size


def written(export: Export) -> Any:
    (data,) = BH.write(export).values()
    return json.loads(data)


def test_a_lying_board_fills_the_editors_board() -> None:
    data = written(Export(a_board(size={"width": 790, "height": 525}).build()))
    assert (data["version"], data["board"]) == (3, {"width": 1100, "height": 731})
    assert data["payload"]["format"] == "board-2x3"
    assert "orientation" not in data["payload"]


def test_a_standing_board_stands_there() -> None:
    data = written(Export(a_board(size={"width": 525, "height": 790}).build()))
    assert (data["version"], data["board"]) == (4, {"width": 731, "height": 1100})
    assert data["payload"]["orientation"] == "portrait"


def test_a_long_board_is_the_extended_one() -> None:
    data = written(Export(a_board(size={"width": 1053, "height": 526}).build()))
    assert data["payload"]["format"] == "board-2x4"


def test_everything_lies_on_the_editors_board() -> None:
    payload = written(Export(sample_board()))["payload"]
    assert all(0 <= stop["x"] <= 1100 and 0 <= stop["y"] <= 731 for stop in payload["stops"])


def test_a_map_carries_every_type_that_it_names() -> None:
    payload = written(sample_export())["payload"]
    for things, styles in (("stops", "stopTypeStyles"), ("routes", "routeTypeStyles")):
        assert {it["type"] for it in payload[things]} <= {it["id"] for it in payload[styles]}


def test_tickets_of_a_deck_for_long_ones_are_long() -> None:
    long, regular = written(sample_export())["payload"]["tickets"]
    assert (long["long"], long["set"]) == (True, "long")
    assert "long" not in regular


def test_the_rules_that_a_map_knows_are_written() -> None:
    payload = written(sample_export())["payload"]
    assert payload["players"] == {"min": 2, "max": 5}
    assert payload["wagonsPerPlayer"] == 45
    assert payload["lanesUsableByPlayers"] == {"2": 1, "3": 1, "4": "all", "5": "all"}


def test_a_ticket_that_ends_in_a_country_is_lost_and_told() -> None:
    lost = {loss.field: loss for loss in losses(BH.capabilities, sample_board(), None, "en")}
    assert lost["tickets"].things == ("delft-south",)


class TestAMapOfTheEditors:
    def test_stops_lie_where_they_lay_in_millimetres(self) -> None:
        board = read_sample(BH, "lake.json").board
        assert board.size == Size(width=790, height=525)
        assert board.cities[0].position.x == pytest.approx(79)
        assert board.meta.title == "Around the lake"

    def test_ids_become_ours_and_types_tags(self) -> None:
        pier, mill, junction = read_sample(BH, "lake.json").board.cities
        assert (pier.id, mill.id, junction.tags) == ("s_pier", "s-2", ("junction",))
        assert pier.label == Label(side=Side.SOUTH)
        assert mill.locked

    def test_a_type_of_routes_is_known_by_its_look(self) -> None:
        ferry, tunnel = read_sample(BH, "lake.json").board.routes
        assert (ferry.ferry, ferry.icons, ferry.tunnel) == (True, (0, 2), False)
        assert (tunnel.tunnel, tunnel.ferry, len(tunnel.bends)) == (True, False, 1)

    def test_long_tickets_leave_a_deck_that_has_others(self) -> None:
        board = read_sample(BH, "lake.json").board
        assert [ticket.deck for ticket in board.tickets] == ["main", "main_long"]
        assert board.decks[1].tags == ("long",)

    def test_what_is_wrong_is_told_with_its_place(self) -> None:
        assert [(it.where, it.why) for it in read_sample(BH, "lake.json").refused] == [
            ("lake.json, stops 4", "its 'x' is not a number."),
            ("lake.json, routes 3", "there is no stop 's-9'."),
        ]

    def test_a_file_older_than_the_envelope_is_read(self) -> None:
        payload = {"name": "Old", "stops": [{"id": "a", "x": 11, "y": 7}], "routes": []}
        board = read(BH, {"old.json": json.dumps(payload).encode()}).board
        assert (board.meta.title, board.cities[0].id) == ("Old", "a")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"version": 9}, "versions to 4 are read"),
        ({"kind": "tickets"}, "holds no map, but tickets"),
        ({"payload": []}, "no 'payload'"),
        ({"payload": {}}, "no list 'stops'"),
        ({"payload": {"stops": [], "routes": {}}}, "no list 'routes'"),
    ],
)
def test_what_is_no_map_is_refused_with_a_sentence(change: dict[str, Any], said: str) -> None:
    data = {**written(sample_export()), **change}
    with pytest.raises(WrongFormatError, match=said):
        read(BH, {"map.json": json.dumps(data).encode()})


@pytest.mark.parametrize("wrong", [None, 5, "", [], [1], {}, {"x": []}, True, 1e300])
def test_a_value_of_another_kind_is_no_crash_wherever_it_stands(wrong: object) -> None:
    whole = written(sample_export())["payload"]
    for key in whole:
        payload = {**whole, key: wrong}
        _read_or_refused(payload)
        if isinstance(whole[key], list):
            for field in whole[key][0]:
                _read_or_refused({**whole, key: [{**whole[key][0], field: wrong}]})


def _read_or_refused(payload: dict[str, Any]) -> None:
    try:
        read(BH, {"map.json": json.dumps({"stops": [], "routes": [], **payload}).encode()})
    except WrongFormatError as error:
        assert "no list" in str(error)  # noqa: PT017 – either is right
    except Exception as error:
        assert type(error).__module__.startswith("trackwright"), repr(error)  # noqa: PT017
