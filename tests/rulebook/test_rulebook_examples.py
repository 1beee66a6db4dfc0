"""Rules written for a board: its own routes as examples, and nothing that it lacks."""

import pytest

from trackwright.maps import open_board, open_ruleset
from trackwright.rulebook import rulebook
from trackwright.rulebook.sections import Statement
from trackwright.schema.board import Board
from trackwright.schema.text import text_in

BOARDS = ("europe", "nordic_countries", "northern_lights", "poland")


def board_named(name: str) -> Board:
    return open_board(name).document


def examples(name: str, language: str = "en") -> list[Statement]:
    page = rulebook(open_ruleset(name).ruleset, language, board_named(name))
    return [one for part in page.sections for one in part.statements if one.routes]


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_examples_are_routes_of_the_board_by_their_names(name: str, language: str) -> None:
    board = board_named(name)
    routes = {route.id: route for route in board.routes}
    names = {stop.id: text_in(stop.name, language) for stop in board.stops}
    found = examples(name, language)
    assert len(found) >= 2
    for example in found:
        one, other = routes[example.routes[0]].ends
        assert f"{names[one]}–{names[other]}" in example.text


def test_a_ferry_costs_its_icons_and_the_rest_in_one_colour() -> None:
    (ferry,) = [one for one in examples("europe") if one.path == ("ferries",)]
    assert "Brindisi–Palermo costs 1 locomotive and 2 cards of one colour" in ferry.text


def test_locomotives_stand_for_cards_only_where_the_rules_say_so() -> None:
    colored, _, ferry, *_ = examples("nordic_countries")
    assert colored.text.endswith("costs 3 red cards.")
    assert "locomotives may stand" in ferry.text


def test_routes_side_by_side_are_shown_together() -> None:
    (pair,) = [one for one in examples("europe") if one.path == ("parallel_tracks",)]
    assert len(pair.routes) == 2


def test_a_page_without_a_board_has_no_examples() -> None:
    page = rulebook(open_ruleset("europe").ruleset, "en")
    assert not any(one.routes for part in page.sections for one in part.statements)


def test_a_board_s_page_leaves_out_what_the_board_does_not_have() -> None:
    poland = board_named("poland")
    page = rulebook(open_ruleset("europe").ruleset, "en", poland).as_markdown()
    assert "Orient-Express" not in page.split("## In the published box")[0]
    lengths = {route.length for route in poland.routes}
    assert 8 not in lengths
    assert "|      8 |" not in page


def test_a_pile_has_the_size_that_it_has_on_the_board() -> None:
    board = board_named("poland")
    fewer = board.model_copy(update={"tickets": board.tickets[:7]})
    assert "(7 tickets)" in rulebook(open_ruleset("poland").ruleset, "en", fewer).as_markdown()
