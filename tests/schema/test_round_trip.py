"""What is saved is what was there: nothing lost, nothing added, nothing moved."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from builders import a_board
from europe_sized_board import europe_sized_board
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import ruleset_files, values, whole_boards, whole_rulesets

from trackwright.maps import (
    board_names,
    board_path,
    open_board,
    open_ruleset,
    ruleset_names,
    ruleset_path,
)
from trackwright.schema.board import Board
from trackwright.schema.errors import UnknownNameError
from trackwright.schema.files.formatting import board_text, ruleset_text
from trackwright.schema.files.reading import (
    parse_board,
    parse_ruleset,
    read_board,
    read_statements,
    whole_ruleset,
)
from trackwright.schema.files.writing import write_board, write_ruleset
from trackwright.schema.rules.ruleset import Ruleset, RulesetFile, apply_difference

unhurried = settings(max_examples=60, deadline=None)


def no_base(name: str) -> RulesetFile:
    raise UnknownNameError("ruleset", name, ())


def europe(name: str) -> RulesetFile:
    return read_statements(ruleset_path(name))


# Files


@pytest.mark.parametrize("name", ruleset_names())
def test_a_shipped_ruleset_is_saved_byte_for_byte_as_it_is(name: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    write_ruleset(copy, open_ruleset(name).document)
    assert copy.read_bytes() == ruleset_path(name).read_bytes()


@pytest.mark.parametrize("name", board_names())
def test_a_shipped_board_is_saved_byte_for_byte_as_it_is(name: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    write_board(copy, open_board(name).document)
    assert copy.read_bytes() == board_path(name).read_bytes()


def test_a_board_is_read_as_it_was_written(tmp_path: Path) -> None:
    board = europe_sized_board()
    write_board(tmp_path / "board.json", board)
    opened = read_board(tmp_path / "board.json")
    assert opened.document == board
    assert opened.notes == ()


# Boards


@unhurried
@given(whole_boards)
def test_any_board_survives_a_save_and_a_second_one_changes_nothing(board: Board) -> None:
    text = board_text(board)
    opened = parse_board(text, "board.json").document
    assert opened == board
    assert board_text(opened) == text


@unhurried
@given(values(nulls=True))
def test_a_field_that_no_model_knows_is_kept_wherever_it_stands(unknown: Any) -> None:
    board = (
        a_board(future=unknown, meta={"title": "A board", "future": unknown})
        .with_city("oslo", label={"side": "north", "future": unknown}, future=unknown)
        .with_ticket("oslo", {"country": "norway", "future": unknown}, future=unknown)
        .build()
    )
    saved = json.loads(board_text(board))
    for holder in (
        saved,
        saved["meta"],
        saved["cities"][0],
        saved["cities"][0]["label"],
        saved["tickets"][0],
        saved["tickets"][0]["ends"][1],
    ):
        assert holder["future"] == unknown


def test_a_field_that_restates_its_default_is_left_out() -> None:
    board = a_board(profile={}, background=None).with_city("oslo", locked=False, tags=[]).build()
    saved = json.loads(board_text(board))
    assert saved.keys() == {"format", "format_version", "id", "meta", "size", "cities"}
    assert saved["cities"][0].keys() == {"id", "name", "position"}


def test_whole_numbers_are_written_without_a_fraction() -> None:
    text = board_text(a_board().with_city("oslo", position=[12.0, 7.5]).build())
    assert '"position": [12, 7.5]' in text


# Lines


def changed_lines(before: Board, after: Board) -> int:
    """Count the lines that differ between the texts of two boards."""
    first, second = board_text(before).splitlines(), board_text(after).splitlines()
    return sum(line != other for line, other in zip(first, second, strict=True))


@pytest.mark.parametrize("kind", ["cities", "routes", "tickets"])
@pytest.mark.parametrize("index", [0, 23, -1])
def test_a_change_to_one_thing_changes_one_line(kind: str, index: int) -> None:
    board = europe_sized_board()
    things = list(getattr(board, kind))
    things[index] = things[index].model_copy(update={"tags": ("changed",) * 40})
    after = board.model_copy(update={kind: tuple(things)})
    assert changed_lines(board, after) == 1


@pytest.mark.parametrize("kind", ["cities", "crossings", "routes", "decks", "tickets"])
def test_the_only_thing_of_its_kind_has_a_line_of_its_own(kind: str) -> None:
    builder = a_board().with_crossing("kiruna", "sweden").with_route("oslo", "oslo")
    lines = board_text(builder.with_ticket("oslo", "oslo").build()).splitlines()
    thing = lines[lines.index(f'  "{kind}": [') + 1]
    assert thing.startswith('    {"id": ')
    assert thing.endswith("}")


# Rulesets


@unhurried
@given(whole_rulesets)
def test_any_ruleset_survives_a_save_and_a_second_one_changes_nothing(ruleset: Ruleset) -> None:
    text = ruleset_text(RulesetFile.stating(ruleset))
    opened = parse_ruleset(text, "ruleset.json", no_base).document
    assert whole_ruleset(opened, no_base) == ruleset
    assert ruleset_text(opened) == text


@unhurried
@given(ruleset_files)
def test_a_ruleset_keeps_its_statements_and_states_no_more(file: RulesetFile) -> None:
    saved = json.loads(ruleset_text(file))
    del saved["format"], saved["format_version"]
    assert saved == file.statements
    assert RulesetFile.model_validate(saved) == file


@pytest.mark.parametrize(
    "statement",
    [
        pytest.param({"stations": None}, id="a null that removes"),
        pytest.param({"players": {"maximum": 5}}, id="a value that the base has already"),
        pytest.param({"tickets": {"keep_at_least": 0}}, id="a default of the model"),
        pytest.param({"future": {"depth": [None, {"a": None}]}}, id="a field that nobody knows"),
        pytest.param({"players": {"future": 1}}, id="an unknown field of a known group"),
        pytest.param({"ferries": {}}, id="nothing about a group"),
    ],
)
def test_a_ruleset_that_extends_keeps(statement: dict[str, Any]) -> None:
    header = {"format": "trackwright/ruleset", "format_version": 1}
    document = {**header, "id": "mine", "extends": "europe", **statement}
    opened = parse_ruleset(json.dumps(document), "mine.json", europe)
    assert json.loads(ruleset_text(opened.document)) == document


# Differences


@pytest.mark.parametrize(
    ("base", "difference", "result"),
    [
        ({"a": "b"}, {"a": "c"}, {"a": "c"}),
        ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
        ({"a": "b"}, {"a": None}, {}),
        ({"a": "b", "b": "c"}, {"a": None}, {"b": "c"}),
        ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
        ({"a": "c"}, {"a": ["b"]}, {"a": ["b"]}),
        ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
        ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
        ({"e": None}, {"a": 1}, {"e": None, "a": 1}),
        ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
    ],
)
def test_rfc_7396_s_own_examples_hold(base: Any, difference: Any, result: Any) -> None:
    assert apply_difference(base, difference) == result


members = st.recursive(
    st.none() | st.integers() | st.lists(st.none() | st.integers(), max_size=2),
    lambda inner: st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
)
objects = st.dictionaries(st.sampled_from("abc"), members, max_size=3)


def rfc_7396(target: Any, patch: Any) -> Any:
    """Merge as the RFC's own pseudocode does."""
    if not isinstance(patch, dict):
        return patch
    target = dict(target) if isinstance(target, dict) else {}
    for name, value in patch.items():
        if value is None:
            target.pop(name, None)
        else:
            target[name] = rfc_7396(target.get(name), value)
    return target


@unhurried
@given(objects, objects)
def test_a_difference_is_applied_as_rfc_7396_says(base: Any, difference: Any) -> None:
    assert apply_difference(base, difference) == rfc_7396(base, difference)


@unhurried
@given(objects, objects)
def test_applying_a_difference_twice_is_applying_it_once(base: Any, difference: Any) -> None:
    once = apply_difference(base, difference)
    assert apply_difference(once, difference) == once


@unhurried
@given(objects, objects)
def test_a_difference_leaves_its_base_as_it_was(base: Any, difference: Any) -> None:
    before = deepcopy(base)
    apply_difference(base, difference)
    assert base == before


@unhurried
@given(objects)
def test_an_empty_difference_changes_nothing(base: Any) -> None:
    assert apply_difference(base, {}) == base
