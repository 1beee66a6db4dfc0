"""What formats hold, and what a board loses in them."""

from pathlib import Path

import pytest
from builders import a_board
from format_round_trip import held_values
from sample_board import sample_board

from trackwright.formats.capabilities import (
    EVERYTHING,
    ONE_LANGUAGE,
    Capabilities,
    Loss,
    losses,
)
from trackwright.formats.catalogue import FORMATS
from trackwright.formats.fields import document_fields, stated_values
from trackwright.formats.format import FileFormat
from trackwright.maps import board_names, open_board, ruleset_of
from trackwright.schema.board import Board
from trackwright.schema.rules.ruleset import Ruleset

NAMES = Capabilities(
    board=frozenset({"id", "meta", "size", "cities.id", "cities.name", "cities.position"}),
    parts={"cities.name": ONE_LANGUAGE},
)


def fields_lost(
    capabilities: Capabilities, board: Board, ruleset: Ruleset | None = None
) -> dict[str, int]:
    return {loss.field: loss.count for loss in losses(capabilities, board, ruleset, "en")}


@pytest.mark.parametrize("name", board_names())
def test_nothing_is_lost_where_everything_is_held(name: str) -> None:
    board = open_board(name).document
    assert losses(EVERYTHING, board, ruleset_of(board, Path()), "en") == ()


def test_a_board_that_uses_only_what_is_held_loses_nothing() -> None:
    assert fields_lost(NAMES, a_board().with_city("oslo").build()) == {}


def test_a_field_that_is_not_held_is_told_with_the_things_that_state_it() -> None:
    board = a_board().with_city("oslo", tags=["capital"]).with_city("bergen").build()
    (loss,) = losses(NAMES, board, None, "en")
    assert loss == Loss(
        "cities.tags", document_fields(Board)["cities.tags"], things=("oslo",), of=2
    )


def test_a_group_of_which_nothing_is_held_is_one_loss() -> None:
    board = a_board().with_route("oslo", "bergen").build()
    assert fields_lost(NAMES, board) == {"routes": 1}


def test_a_field_held_in_part_is_lost_only_where_the_rest_is_stated() -> None:
    board = (
        a_board().with_city("oslo").with_city("paris", name={"en": "Paris", "fr": "Paris"}).build()
    )
    (loss,) = losses(NAMES, board, None, "en")
    assert (loss.field, loss.things) == ("cities.name", ("paris",))
    assert loss.lost == ONE_LANGUAGE.lost


def test_rules_are_lost_whole_or_field_by_field() -> None:
    board = a_board().build()
    rules = ruleset_of(open_board("europe").document, Path())
    assert fields_lost(NAMES, board, rules) == {"ruleset": 1}
    some = Capabilities(NAMES.board, rules=frozenset({"players.trains", "drawing"}))
    lost = fields_lost(some, board, rules)
    assert {"ruleset.players.minimum", "ruleset.players.maximum", "ruleset.tunnels"} <= lost.keys()
    assert not {"ruleset.players.trains", "ruleset.drawing", "ruleset.drawing.cards"} & lost.keys()


def test_fields_that_no_model_knows_are_lost_unless_they_are_held() -> None:
    board = a_board().with_city("oslo", mayor="Ada").build()
    (loss,) = losses(NAMES, board, None, "en")
    assert loss.things == ("oslo",)
    assert losses(Capabilities(NAMES.board, unknown=True), board, None, "en") == ()


def test_a_format_cannot_hold_a_field_that_does_not_exist() -> None:
    with pytest.raises(ValueError, match=r"Board has no routes\.lenght"):
        Capabilities(board=frozenset({"routes.lenght"}))
    with pytest.raises(ValueError, match="Ruleset has no trains"):
        Capabilities(board=frozenset(), rules=frozenset({"trains"}))


def test_what_is_held_and_what_is_lost_are_all_that_is_stated() -> None:
    board = sample_board()
    lost = {loss.field for loss in losses(NAMES, board, None, "en")} - NAMES.parts.keys()
    told = {name for name in stated_values(board) if name in lost or name.split(".")[0] in lost}
    assert told | held_values(NAMES, board, "en").keys() == stated_values(board).keys()
    assert not told & held_values(NAMES, board, "en").keys()


@pytest.mark.parametrize("known", FORMATS, ids=lambda known: known.name)
def test_every_format_says_what_it_is(known: FileFormat) -> None:
    assert known.title
    assert known.readers
    assert known.ending == "" or known.ending.startswith(".")
    assert [other.name for other in FORMATS].count(known.name) == 1
