"""Country cards, as short stories: who takes them, and when."""

import pytest
from builders import a_board
from match_builders import (
    RULESETS,
    a_match,
    a_ruleset,
    a_shipped_match,
    claim,
    claim_route,
    draw,
    give_routes,
    proves,
    set_hand,
)

from trackwright.playtest.match import Match
from trackwright.playtest.state import COUNTRY_CARDS, PLAYER, POINTS_COUNTRIES
from trackwright.playtest.turns import set_up

# By the shipped rules.


def test_joining_two_countries_takes_the_top_card_of_each_stack() -> None:
    match = a_shipped_match("poland")
    give_routes(match, 0, "elk-olsztyn", "elk-suwalki")
    claim_route(match, "lithuania-suwalki")
    assert country_points(match, 0) == 0
    give_routes(match, 1, "bialystok-suwalki")
    claim_route(match, "lithuania-suwalki-2")
    claim_route(match, "olsztyn-russia_east")
    assert country_points(match, 0) == 7 + 7
    claim_route(match, "belarus_north-bialystok")
    assert country_points(match, 1) == 4 + 6


@proves("country_cards")
@pytest.mark.parametrize("name", [name for name in RULESETS if name != "poland"])
def test_there_are_no_country_cards_in_this_game(name: str) -> None:
    match = a_shipped_match(name)
    stacks, countries = match.game.stacks, len(match.board.countries)
    assert [stacks[country] for country in range(countries + 1)] == [countries + 1] * (
        countries + 1
    )


# By rules of one's own.


@proves("country_cards/order=shuffled")
def test_shuffled_stacks_lie_in_any_order() -> None:
    board = a_board().with_country("russia", cards=[9, 1, 1, 1, 1, 1]).with_crossing("x", "russia")
    board = board.with_route("a", "x", length=1, color="red")
    rules = a_ruleset(country_cards={"order": "shuffled", "countries_needed": 1})
    match, tops = a_match(board, rules), set()
    for seed in range(30):
        set_up(match.game, match.state, seed)
        claims_red(match, "a-x")
        tops.add(country_points(match, 0))
    assert tops == {9, 1}


def test_one_country_is_enough_where_the_rules_say_so() -> None:
    match = polish_match(needed=1)
    claims_red(match, "warszawa-russia_1")
    assert country_points(match, 0) == 7


def polish_match(needed: int = 2) -> Match:
    board = a_board()
    stacks = {"russia": [7, 4, 2], "germany": [7, 4, 3], "czechia": [10, 6, 4], "belarus": [6, 4]}
    for country, cards in stacks.items():
        board = board.with_country(country, cards=cards)
        for gate in (f"{country}_1", f"{country}_2"):
            board = board.with_crossing(gate, country)
    for gate in ("russia_1", "germany_1", "belarus_1"):
        board = board.with_route("warszawa", gate, length=1, color="red")
    for gate in ("germany_2", "czechia_1"):
        board = board.with_route("poznan", gate, length=1, color="red")
    board = board.with_route("warszawa", "poznan", length=1, color="red")
    cards = {"order": "highest_on_top", "countries_needed": needed}
    return a_match(board, a_ruleset(country_cards=cards))


def claims_red(match: Match, *routes: str) -> None:
    for route in routes:
        set_hand(match, match.player, red=1)
        match.play(claim(route, red=1))


def country_points(match: Match, player: int) -> int:
    return int(match.state.players[player * PLAYER + POINTS_COUNTRIES])


@proves("country_cards/order=highest_on_top", "country_cards/countries_needed")
def test_country_cards_of_the_rulebook_s_example() -> None:
    match = polish_match()
    claims_red(match, "warszawa-russia_1", "poznan-germany_2")
    assert country_points(match, 0) == 0
    claims_red(match, "warszawa-germany_1")
    assert country_points(match, 0) == 7 + 7
    claims_red(match, "poznan-czechia_1")
    assert country_points(match, 1) == 4 + 10
    claims_red(match, "warszawa-belarus_1")
    assert country_points(match, 0) == 14 + 3 + 4 + 6
    assert match.state.players[COUNTRY_CARDS] == 5


def test_joining_networks_gives_nothing_and_extending_them_gives_a_card_of_each() -> None:
    small = a_board()
    for country in ("russia", "belarus", "ukraine", "slovakia", "czechia"):
        small = small.with_country(country, cards=[5, 1]).with_crossing(f"{country}_x", country)
    for city, country in (
        ("north", "russia"),
        ("north", "belarus"),
        ("south", "ukraine"),
        ("south", "slovakia"),
        ("south", "czechia"),
    ):
        small = small.with_route(city, f"{country}_x", length=1, color="red")
    small = small.with_route("north", "south", length=1, color="red")
    other = a_ruleset(country_cards={"order": "highest_on_top", "countries_needed": 2})
    match = a_match(small, other)

    def turn(route: str) -> int:
        before = match.state.players[COUNTRY_CARDS]
        claims_red(match, route)
        match.play(draw())
        match.play(draw())
        return int(match.state.players[COUNTRY_CARDS] - before)

    assert [turn("north-russia_x"), turn("north-belarus_x")] == [0, 2]
    assert [turn("south-ukraine_x"), turn("south-slovakia_x")] == [0, 2]
    assert turn("north-south") == 0
    assert turn("south-czechia_x") == 5
