"""What a designer is told about a document with something wrong or odd in it."""

import json
from pathlib import Path
from typing import Any

import pytest
from builders import a_board
from europe_sized_board import europe_sized_board

from trackwright.maps import open_ruleset
from trackwright.schema.errors import MOST_PROBLEMS, InvalidDocumentError
from trackwright.schema.files.formatting import board_text
from trackwright.schema.files.problems import lines_of
from trackwright.schema.files.reading import parse_board

CITY = {"id": "oslo", "position": [20, 20]}
ROUTE = {"id": "oslo-bergen", "ends": ["oslo", "bergen"], "color": "blue", "length": 4}
TICKET = {"id": "oslo-bergen", "ends": ["oslo", "bergen"], "points": 4, "deck": "regular"}


def board_file(**fields: Any) -> str:
    """Return the text of a board with these fields, one value a line; the first new is line 12."""
    header = {"format": "trackwright/board", "format_version": 1, "id": "nordic"}
    content = {"meta": {"title": "A board"}, "size": {"width": 800, "height": 500}}
    return json.dumps({**header, **content, **fields}, indent=1)


def refusal(**fields: Any) -> list[str]:
    with pytest.raises(InvalidDocumentError) as caught:
        parse_board(board_file(**fields), "board.json")
    return [line.removeprefix("board.json: ") for line in str(caught.value).splitlines()]


def notes(**fields: Any) -> list[str]:
    return [str(note) for note in parse_board(board_file(**fields), "board.json").notes]


# What does not fit


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        pytest.param(
            {"routes": [{**ROUTE, "color": "bleu"}]},
            "line 19, routes/oslo-bergen/color: 'bleu' is not one of purple, white, blue, yellow, "
            "orange, black, red, green, gray; did you mean 'blue'?",
            id="a word that is not one of those possible",
        ),
        pytest.param(
            {"routes": [{**ROUTE, "length": 0}]},
            "line 20, routes/oslo-bergen/length: must be at least 1, not 0",
            id="a number that is too small",
        ),
        pytest.param(
            {"cities": [{**CITY, "position": [20, 1e6]}]},
            "line 17, cities/oslo/position/1: must be at most 20000, not 1000000.0",
            id="a number that is too large",
        ),
        pytest.param(
            {"size": {"width": 0, "height": 500}},
            "line 9, size/width: must be at least 0.001, not 0",
            id="a width of nothing",
        ),
        pytest.param(
            {"routes": [{**ROUTE, "length": "4"}]},
            "line 20, routes/oslo-bergen/length: must be a whole number, not '4'",
            id="a number in quotes",
        ),
        pytest.param(
            {"routes": [{**ROUTE, "tunnel": 1}]},
            "line 21, routes/oslo-bergen/tunnel: must be true or false, not 1",
            id="a number for yes",
        ),
        pytest.param(
            {"cities": CITY},
            "line 12, cities: must be a list, in brackets [ ], not an object",
            id="an object for a list",
        ),
        pytest.param(
            {"meta": "A board"},
            "line 5, meta: must be an object, in braces { }, not 'A board'",
            id="a text for an object",
        ),
        pytest.param(
            {"cities": [{**CITY, "position": "here"}]},
            "line 15, cities/oslo/position: must be a point, written [x, y], not 'here'",
            id="a text for a point",
        ),
        pytest.param(
            {"cities": [{**CITY, "position": {"x": 1, "y": 2, "z": 3}}]},
            "line 18, cities/oslo/position/z: a point has an x and a y, and nothing else",
            id="a point in space",
        ),
        pytest.param(
            {"routes": [{**ROUTE, "ends": ["oslo"]}]},
            "line 15, routes/oslo-bergen/ends/1: the list is too short: entry 2 is missing",
            id="a route with one end",
        ),
        pytest.param(
            {"routes": [{**ROUTE, "ends": ["oslo", "bergen", "narvik"]}]},
            "line 15, routes/oslo-bergen/ends: too many entries: at most 2 are possible",
            id="a route with three ends",
        ),
        pytest.param(
            {"cities": [{**CITY, "id": "Oslo S"}]},
            "line 14, cities/Oslo S/id: 'Oslo S' is not an id: use small letters, digits, '_' "
            "and '-'",
            id="a name for an id",
        ),
        pytest.param(
            {"meta": {"title": {"english": "A board"}}},
            "line 7, meta/title/english: 'english' is not a language, such as 'en' or 'pt-BR'",
            id="a language by its name",
        ),
        pytest.param(
            {"countries": [{"id": "norway", "color": "red"}]},
            "line 15, countries/norway/color: 'red' is not a colour, such as '#c0392b'",
            id="a colour by its name",
        ),
        pytest.param(
            {"meta": {"title": "x" * 20_001}},
            "line 6, meta/title: must not be longer than 20000 characters",
            id="a text that is too long",
        ),
        pytest.param(
            {"cities": [{**CITY, "label": {"side": "north", "offset": [1, 2]}}]},
            "line 19, cities/oslo/label: a label has a side or an offset, not both",
            id="two statements that exclude each other",
        ),
        pytest.param(
            {"background": {"picture": "../secret.png"}},
            "line 13, background/picture: a picture lies beside the board's file or in a folder "
            "below it",
            id="a picture outside the folder",
        ),
        pytest.param(
            {"projection": {"kind": "mercater"}},
            "line 13, projection/kind: 'mercater' is not one of mercator, lambert_conformal, "
            "lambert_equal_area; did you mean 'mercator'?",
            id="an unknown kind",
        ),
        pytest.param(
            {"projection": {"kindd": "mercator"}},
            "line 12, projection/kind: the field 'kind' is missing; is it 'kindd'?",
            id="no kind",
        ),
        pytest.param(
            {"tickets": [{**TICKET, "ends": ["oslo", {"country": 5}]}]},
            "line 18, tickets/oslo-bergen/ends/1/country: must be a text, in quotes, not 5",
            id="a wrong value in one of several forms",
        ),
        pytest.param(
            {"tickets": [{**TICKET, "ends": ["oslo", {"contry": "norway"}]}]},
            "line 17, tickets/oslo-bergen/ends/1/country: the field 'country' is missing; "
            "is it 'contry'?",
            id="a misspelt field in one of several forms",
        ),
    ],
)
def test_a_field_that_does_not_fit(fields: dict[str, Any], told: str) -> None:
    assert refusal(**fields) == [told]


def test_a_missing_field_that_another_one_looks_like() -> None:
    told = "line 13, cities/oslo/position: the field 'position' is missing; is it 'postion'?"
    assert refusal(cities=[{"id": "oslo", "postion": [20, 20]}]) == [told]


def test_an_entry_that_does_not_fit_does_not_make_its_list_too_short() -> None:
    borders = [{"outer": [[0, 0], [9, 0], ["x", 9]]}]
    assert refusal(countries=[{"id": "norway", "borders": borders}]) == [
        "line 27, countries/norway/borders/0/outer/2/0: must be a number, not 'x'"
    ]


@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_the_line_that_is_told_is_the_one_where_it_stands(line_end: str) -> None:
    text = board_text(europe_sized_board()).replace("\n", line_end)
    ids = {("routes", n, "id"): route.id for n, route in enumerate(europe_sized_board().routes)}
    for path, line in lines_of(text, list(ids)).items():
        assert f'"id": "{ids[path]}"' in text.split("\n")[line - 1]


def test_every_problem_is_told_with_the_file_s_name() -> None:
    with pytest.raises(InvalidDocumentError) as caught:
        parse_board(board_file(meta={}, size={}), "my board.json")
    assert [line.split(":")[0] for line in str(caught.value).splitlines()] == ["my board.json"] * 3


def test_what_a_file_says_is_quoted_briefly_and_on_one_line() -> None:
    (told,) = refusal(routes=[{**ROUTE, "color": "evil\n\x1b[31m" + "x" * 1_000}])
    assert r"'evil\n\x1b[31mxxx" in told
    assert len(told) < 250


def test_more_problems_than_anybody_reads() -> None:
    told = refusal(routes=[{**ROUTE, "length": 0}] * 100)
    assert len(told) == MOST_PROBLEMS + 1
    assert told[-1] == "… and more"


# What opens, with a note


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        pytest.param(
            {"cities": [{**CITY, "lable": {"side": "north"}}]},
            "line 19, cities/oslo/lable: unknown field 'lable', kept as it is; "
            "did you mean 'label'?",
            id="an unknown field",
        ),
        pytest.param(
            {"cities": [CITY], "regions": [{"id": "arctic", "cities": ["olso"]}]},
            "line 25, regions/arctic/cities/0: there is no city 'olso'; did you mean 'oslo'?",
            id="an unknown city",
        ),
        pytest.param(
            {"countries": [{"id": "norway"}], "cities": [{**CITY, "country": "noway"}]},
            "line 24, cities/oslo/country: there is no country 'noway'; did you mean 'norway'?",
            id="an unknown country",
        ),
        pytest.param(
            {"cities": [CITY], "tickets": [{**TICKET, "ends": ["oslo", "oslo"]}]},
            "line 29, tickets/oslo-bergen/deck: there is no deck 'regular'",
            id="an unknown deck",
        ),
        pytest.param(
            {"cities": [CITY, CITY]},
            "line 21, cities/oslo/id: another city has the id 'oslo', too; change one of them",
            id="an id that two cities have",
        ),
        pytest.param(
            {
                "countries": [{"id": "norway"}],
                "cities": [CITY],
                "crossings": [{**CITY, "country": "norway"}],
            },
            "line 28, crossings/oslo/id: another city has the id 'oslo', too; change one of them",
            id="an id that a city and a crossing have",
        ),
    ],
)
def test_what_looks_wrong_is_noted(fields: dict[str, Any], told: str) -> None:
    assert notes(**fields) == [told]


def test_a_board_without_anything_odd_has_no_notes() -> None:
    board = a_board().with_route("oslo", "bergen").with_ticket("oslo", "bergen").build()
    assert parse_board(board_text(board), "board.json").notes == ()


# Rulesets


def ruleset_file(folder: Path, **statements: Any) -> str:
    header = {"format": "trackwright/ruleset", "format_version": 1, "id": "mine"}
    path = folder / "mine.json"
    path.write_text(json.dumps({**header, **statements}, indent=1), encoding="utf-8")
    return str(path)


def test_a_pile_that_an_inherited_action_draws_from_is_missed(tmp_path: Path) -> None:
    piles = [{"id": "all", "tickets": {}}]
    path = ruleset_file(tmp_path, extends="europe", tickets={"piles": piles, "deals": []})
    assert [str(note) for note in open_ruleset(path).notes] == [
        "line 6, tickets/action/pile: there is no pile 'regular'"
    ]


def test_a_wrong_metric_of_a_bonus_is_found_by_the_bonus_s_id(tmp_path: Path) -> None:
    cards = [{"id": "globetrotter", "points": 10, "most": {"kind": "completed_ticket"}}]
    path = ruleset_file(tmp_path, extends="europe", bonuses={"cards": cards})
    with pytest.raises(
        InvalidDocumentError,
        match=r"line 12, bonuses/cards/globetrotter/most/kind: 'completed_ticket' is not one of "
        r".*; did you mean 'completed_tickets'\?$",
    ):
        open_ruleset(path)


def test_a_number_of_players_that_is_no_number(tmp_path: Path) -> None:
    rules = [{"kind": "ordinary", "usable": {"two": 1}}]
    path = ruleset_file(tmp_path, extends="europe", parallel_tracks={"rules": rules})
    with pytest.raises(
        InvalidDocumentError,
        match=r"line 11, parallel_tracks/rules/0/usable/two: 'two' is not a whole number from 1 on",
    ):
        open_ruleset(path)


def test_a_broken_base_is_named(tmp_path: Path) -> None:
    (tmp_path / "base.json").write_text("{", encoding="utf-8")
    path = ruleset_file(tmp_path, extends="base")
    with pytest.raises(
        InvalidDocumentError, match=r"mine\.json: line 5, extends: .*base\.json, line 1: the text"
    ):
        open_ruleset(path)
