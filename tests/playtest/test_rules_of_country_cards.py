"""Country cards, as short stories: who takes them, and when."""

from typing import Any

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
    player_column,
    proves,
    set_hand,
    shipped_game,
    spend_turn_drawing,
)

from trackwright.playtest.match import Match
from trackwright.playtest.networks import countries_of_networks, country_gain, networks_of
from trackwright.playtest.scoring import score_game
from trackwright.playtest.state import (
    COUNTRY_CARDS,
    PLAYER,
    POINTS_COUNTRIES,
    POINTS_FAILED,
    POINTS_ROUTES,
    POINTS_TICKETS,
    TRAINS_LEFT,
)
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


TO_RUSSIA_AND_GERMANY = ("gdansk-slupsk", "koszalin-slupsk", "koszalin-szczecin", "elblag-gdansk")
TO_BELARUS = ("elblag-olsztyn", "elk-olsztyn", "bialystok-elk")


def test_the_first_example_of_the_rulebook() -> None:
    """The first joins Russia and Germany, another Germany and Czechia; the first adds Belarus."""
    match = a_shipped_match("poland")
    give_routes(match, 0, *TO_RUSSIA_AND_GERMANY, *TO_BELARUS, "elblag-russia_west")
    give_routes(match, 1, "legnica-zielona_gora", "germany_south-zielona_gora")
    claim_route(match, "germany_north-szczecin")
    assert country_points(match, 0) == 7 + 7
    claim_route(match, "czechia_west-legnica")
    assert country_points(match, 1) == 4 + 10
    claim_route(match, "belarus_north-bialystok")
    assert country_points(match, 0) == 7 + 7 + 3 + 4 + 6
    assert is_stack_empty(match, "germany")
    give_routes(match, 1, "gorzow_wielkopolski-szczecin", "gorzow_wielkopolski-zielona_gora")
    give_routes(match, 1, "opole-wroclaw", "legnica-wroclaw", "katowice-opole", "katowice-zakopane")
    claim_route(match, "slovakia_west-zakopane")
    assert country_points(match, 1) == 4 + 10 + 6 + 8


def is_stack_empty(match: Match, country: str) -> bool:
    number = [one.id for one in match.board.countries].index(country)
    return bool(match.state.stacks[number] == match.game.stacks[number + 1])


def test_the_second_example_of_the_rulebook() -> None:
    """Russia and Belarus in one network, Ukraine and Slovakia in another; Czechia comes later."""
    match = a_shipped_match("poland")
    north = ("elk-olsztyn", "bialystok-elk", "olsztyn-russia_east", "bialystok-siedlce")
    south = ("przemysl-rzeszow", "przemysl-ukraine_south", "krakow-rzeszow", "katowice-krakow")
    give_routes(match, 0, *north, *south)
    cards = []
    for route in (
        "belarus_north-bialystok",
        "rzeszow-slovakia_east",
        "lublin-siedlce",
        "lublin-rzeszow",
        "czechia_east-katowice",
    ):
        before = match.state.players[COUNTRY_CARDS]
        match.state.players[TRAINS_LEFT] = 9
        claim_route(match, route)
        cards.append(match.state.players[COUNTRY_CARDS] - before)
        spend_turn_drawing(match)
    assert cards == [2, 2, 0, 0, 5]


@proves("country_cards/order=highest_on_top")
def test_the_highest_card_of_every_stack_lies_on_top() -> None:
    board, rules = shipped_game("poland")
    stacks = {country.id: country.cards for country in board.countries if country.cards}
    assert sum(map(len, stacks.values())) == 20
    assert len(stacks) == 7
    for seed in range(8):
        match = a_match(board, rules, seed=seed)
        for number, country in enumerate(board.countries):
            first, last = (match.state.stacks[number], match.game.stacks[number + 1])
            cards = list(match.state.stacks[first:last])
            assert cards == sorted(stacks.get(country.id, ()), reverse=True)


def test_one_country_alone_brings_no_card() -> None:
    match = a_shipped_match("poland")
    claim_route(match, "germany_north-szczecin")
    assert match.state.players[COUNTRY_CARDS] == 0


def test_country_cards_are_points_at_the_end() -> None:
    match = a_shipped_match("poland")
    give_routes(match, 0, "elk-olsztyn", "elk-suwalki", "lithuania-suwalki")
    claim_route(match, "olsztyn-russia_east")
    score_game(match.game, match.state)
    routes, completed, failed = (
        player_column(match, column)[0] for column in (POINTS_ROUTES, POINTS_TICKETS, POINTS_FAILED)
    )
    assert match.points[0] == routes + completed - failed + 7 + 7


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


def polish_match(needed: int = 2, **rules: Any) -> Match:
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
    cards = {"order": "highest_on_top", "countries_needed": needed, **rules}
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


def test_a_country_without_cards_left_brings_no_card_at_all_in_poland() -> None:
    match = a_shipped_match("poland")
    give_routes(match, 0, "elk-olsztyn", "elk-suwalki")
    claim_route(match, "lithuania-suwalki")
    spend_turn_drawing(match)
    empty_stack(match, "russia")
    claim_route(match, "olsztyn-russia_east")
    assert country_points(match, 0) == 0


def test_a_second_route_into_a_country_brings_nothing_in_poland() -> None:
    match = a_shipped_match("poland")
    give_routes(match, 0, "elk-olsztyn", "elk-suwalki", "lithuania-suwalki", "elblag-olsztyn")
    claim_route(match, "olsztyn-russia_east")
    assert country_points(match, 0) == 7 + 7
    spend_turn_drawing(match)
    claim_route(match, "elblag-russia_west")
    assert country_points(match, 0) == 7 + 7


def empty_stack(match: Match, country: str) -> None:
    number = [one.id for one in match.board.countries].index(country)
    match.state.stacks[number] = match.game.stacks[number + 1]


@proves("country_cards/empty_stack=nothing", "country_cards/empty_stack=other_countries")
@pytest.mark.parametrize(("rule", "points"), [("nothing", 0), ("other_countries", 7)])
def test_what_a_route_into_a_country_without_cards_brings(rule: str, points: int) -> None:
    match = polish_match(empty_stack=rule)
    give_routes(match, 0, "warszawa-russia_1")
    empty_stack(match, "germany")
    assert gain_for_bots(match, "warszawa-germany_1") == points
    claims_red(match, "warszawa-germany_1")
    assert country_points(match, 0) == points


@pytest.mark.parametrize("rule", ["nothing", "other_countries"])
def test_a_country_reached_before_gives_nothing_once_its_stack_is_empty(rule: str) -> None:
    match = polish_match(empty_stack=rule)
    give_routes(match, 0, "warszawa-russia_1")
    empty_stack(match, "russia")
    claims_red(match, "warszawa-germany_1")
    assert country_points(match, 0) == 7


@proves("country_cards/new_country_only")
@pytest.mark.parametrize(("only_new", "points"), [(True, 0), (False, 7 + 7)])
def test_what_a_second_route_into_a_country_brings(*, only_new: bool, points: int) -> None:
    match = polish_match(new_country_only=only_new)
    give_routes(match, 0, "warszawa-poznan", "warszawa-russia_1", "warszawa-germany_1")
    assert gain_for_bots(match, "poznan-germany_2") == points
    claims_red(match, "poznan-germany_2")
    assert country_points(match, 0) == points


def test_two_networks_may_each_reach_a_country_anew() -> None:
    match = polish_match()
    give_routes(match, 0, "warszawa-russia_1", "warszawa-germany_1", "poznan-czechia_1")
    claims_red(match, "poznan-germany_2")
    assert country_points(match, 0) == 7 + 10


def gain_for_bots(match: Match, route: str) -> int:
    """Return what bots expect of a border route."""
    game, state = match.game, match.state
    networks = networks_of(game, state, 0)
    of_networks = countries_of_networks(game, state, 0, networks)
    return country_gain(game, state, match._tracks.index(route), networks, of_networks)


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
