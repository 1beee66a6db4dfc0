"""Paying routes, as short stories: which cards pay, and which rule refuses others."""

import pytest
from builders import a_board
from match_builders import (
    EUROPES,
    RULESETS,
    a_match,
    a_shipped_match,
    assert_sound,
    claim,
    claim_route,
    give_routes,
    payments_of,
    proves,
    refused,
    route_of,
    set_hand,
    shipped_game,
)

from trackwright.playtest.state import PLAYER, POINTS_ROUTES, TRAINS_LEFT

WILD_EVERYWHERE = tuple(name for name in RULESETS if name != "nordic_countries")

# By the shipped rules.


@pytest.mark.parametrize("name", WILD_EVERYWHERE)
def test_a_locomotive_stands_for_a_card_on_every_route(name: str) -> None:
    match = a_shipped_match(name)
    route = route_of(match, color="green", ferry=False, tunnel=False, longer_than=1)
    set_hand(match, 0, green=route.length - 1, locomotive=1, blue=9)
    assert payments_of(match, route.id) == [{"green": route.length - 1, "locomotive": 1}]


def test_a_locomotive_stands_for_a_card_on_tunnels_and_ferries_where_only_there() -> None:
    match = a_shipped_match("nordic_countries")
    tunnel = route_of(match, color="yellow", tunnel=True)
    set_hand(match, 0, yellow=1, locomotive=1)
    assert payments_of(match, tunnel.id) == [{"yellow": 1, "locomotive": 1}]
    ferry = route_of(match, color="white", ferry=True, length=3)
    set_hand(match, 0, white=1, locomotive=2)
    assert payments_of(match, ferry.id) == [{"white": 1, "locomotive": 2}]


@pytest.mark.parametrize("name", [*EUROPES, "nordic_countries", "poland"])
def test_a_gray_route_takes_any_one_colour(name: str) -> None:
    match = a_shipped_match(name)
    route = route_of(match, color="gray", ferry=False, tunnel=False, length=2)
    for color in ("red", "blue"):
        set_hand(match, 0, **{color: 2})
        assert payments_of(match, route.id) == [{color: 2}]
    set_hand(match, 0, red=1, blue=1)
    assert refused(match, claim(route.id, red=1, blue=1)) == ("payment", "substitutions")


@pytest.mark.parametrize(
    ("name", "stand_ins", "refusals"),
    [
        ("northern_lights", [{"blue": 2}], [{"blue": 1, "green": 1}, {"blue": 1}]),
        ("nordic_countries", [{"blue": 2, "green": 1}], [{"blue": 2}]),
        *((name, [], [{"blue": 2}, {"blue": 3}]) for name in EUROPES),
    ],
)
def test_what_stands_for_the_locomotive_of_a_ferry(
    name: str, stand_ins: list[dict[str, int]], refusals: list[dict[str, int]]
) -> None:
    match = a_shipped_match(name)
    ferry = next(
        route
        for route in match.board.routes
        if route.ferry and len(route.icons) == 1 and route.color == "gray" and route.length > 1
    )
    colored = ferry.length - 1
    set_hand(match, 0, red=colored, locomotive=1)
    assert {"red": colored, "locomotive": 1} in payments_of(match, ferry.id)
    for cards in stand_ins:
        set_hand(match, 0, red=colored, **cards)
        assert {"red": colored, **cards} in payments_of(match, ferry.id)
    for cards in refusals:
        set_hand(match, 0, red=colored, **cards)
        place = refused(match, claim(ferry.id, red=colored, **cards))
        assert place == ("payment", "substitutions")


def test_a_ferry_may_have_a_colour_which_its_other_spaces_ask_for() -> None:
    match = a_shipped_match("nordic_countries")
    ferry = route_of(match, color="orange", ferry=True)
    assert set(ferry.ends) == {"stavanger", "kristiansand"}
    colored, icons = ferry.length - len(ferry.icons), len(ferry.icons)
    set_hand(match, 0, red=colored, locomotive=icons)
    assert payments_of(match, ferry.id) == []
    set_hand(match, 0, orange=colored, locomotive=icons)
    assert {"orange": colored, "locomotive": icons} in payments_of(match, ferry.id)


def test_locomotives_may_be_among_the_four_cards_of_the_long_haul() -> None:
    match = a_shipped_match("nordic_countries")
    (route,) = [r.id for r in match.board.routes if "long_haul" in r.tags]
    set_hand(match, 0, green=8, locomotive=2, blue=2)
    assert payments_of(match, route) == [{"green": 8, "locomotive": 2, "blue": 2}]


LENGTHS = {
    "northern_lights": {1: 1, 2: 2, 3: 4, 4: 7, 5: 10},
    "nordic_countries": {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 9: 27},
    "poland": {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15},
    **{name: {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21} for name in EUROPES},
}


@proves("scoring/lengths")
@pytest.mark.parametrize("name", RULESETS)
def test_a_route_takes_a_train_a_space_and_scores_by_its_length(name: str) -> None:
    begin = a_shipped_match(name)
    lengths = sorted({route.length for route in begin.board.routes})
    for length in lengths:
        match = begin.copy()
        trains = match.state.players[TRAINS_LEFT]
        claim_route(match, route_of(match, length=length).id)
        assert match.state.players[POINTS_ROUTES] == LENGTHS[name][length]
        assert match.state.players[TRAINS_LEFT] == trains - length
        assert match.player == 1
    assert set(lengths) <= set(LENGTHS[name])


@pytest.mark.parametrize("name", RULESETS)
def test_a_route_needs_as_many_trains_as_it_has_spaces(name: str) -> None:
    match = a_shipped_match(name)
    route = route_of(match, color="green", ferry=False, longer_than=1)
    match.state.players[TRAINS_LEFT] = route.length - 1
    set_hand(match, 0, green=route.length)
    assert refused(match, claim(route.id, green=route.length)) == ("payment",)


@pytest.mark.parametrize("name", RULESETS)
def test_a_route_need_not_touch_the_player_s_others(name: str) -> None:
    match = a_shipped_match(name)
    first = match.board.routes[0]
    far = next(
        route
        for route in match.board.routes
        if not set(route.ends) & set(first.ends) and not route.ferry
    )
    give_routes(match, 0, first.id)
    claim_route(match, far.id)
    assert match.state.players[0 * PLAYER + POINTS_ROUTES] == sum(
        LENGTHS[name][route.length] for route in (first, far)
    )


@proves("payment/substitutions/on")
def test_four_cards_stand_for_none_on_other_routes_than_the_long_haul() -> None:
    match = a_shipped_match("nordic_countries")
    for tunnel, length in ((False, 2), (True, 2)):
        route = route_of(match, color="yellow", tunnel=tunnel, length=length)
        set_hand(match, 0, yellow=1, blue=2, red=2)
        assert payments_of(match, route.id) == []


@pytest.mark.parametrize("name", [*EUROPES, "nordic_countries", "northern_lights"])
def test_the_spaces_of_a_gray_ferry_without_an_icon_take_one_colour(name: str) -> None:
    match = a_shipped_match(name)
    ferry = next(
        route
        for route in match.board.routes
        if route.ferry and route.color == "gray" and route.length - len(route.icons) == 2
    )
    icons = len(ferry.icons)
    for color in ("red", "blue"):
        set_hand(match, 0, **{color: 2}, locomotive=icons)
        assert {color: 2, "locomotive": icons} in payments_of(match, ferry.id)
    set_hand(match, 0, red=1, blue=1, locomotive=icons)
    assert payments_of(match, ferry.id) == []
    set_hand(match, 0, red=1, locomotive=icons + 1)
    assert payments_of(match, ferry.id) == [{"red": 1, "locomotive": icons + 1}]


@proves("scoring/lengths")
@pytest.mark.parametrize("name", RULESETS)
def test_lengths_score_on_any_board(name: str) -> None:
    """A board of one's own may have routes of lengths that the shipped board has not."""
    board, rules = shipped_game(name)
    first, *others = board.routes
    for length, points in LENGTHS[name].items():
        changes = {"length": length, "color": "red", "icons": (), "ferry": False, "tunnel": False}
        changed = board.changed(routes=(first.changed(**changes, spaces=()), *others))
        match = a_match(changed, rules)
        claim_route(match, first.id)
        assert match.state.players[POINTS_ROUTES] == points


@pytest.mark.parametrize("name", RULESETS)
def test_a_claimed_route_is_closed_and_the_turn_is_over(name: str) -> None:
    match = a_shipped_match(name)
    single = [r for r in match.board.routes if r.color == "red" and not r.ferry and not r.tunnel]
    route = next(r for r in single if f"{r.id}-2" not in {other.id for other in match.board.routes})
    claim_route(match, route.id)
    assert match.player == 1
    set_hand(match, 1, red=route.length)
    assert refused(match, claim(route.id, red=route.length)) == ("payment",)


def test_four_cards_may_stand_for_each_space_of_the_long_haul() -> None:
    match = a_shipped_match("nordic_countries")
    (route,) = [r for r in match.board.routes if "long_haul" in r.tags]
    assert route.length == 9
    cards = {"red": 12, "blue": 12, "yellow": 11, "locomotive": 1}
    set_hand(match, 0, **cards)
    match.play(claim(route.id, "green", **cards))
    assert match.hand(0) == {}
    assert match.state.players[POINTS_ROUTES] == 27


# The examples of the rulebooks, and what is refused.


@proves("payment/substitutions/of=locomotive", "payment/substitutions/slot=color")
def test_a_yellow_route_where_locomotives_are_wild() -> None:
    board, rules = shipped_game("northern_lights")
    match = a_match(board, rules)
    route = next(r.id for r in board.routes if r.color == "yellow" and r.length == 2)
    set_hand(match, 0, yellow=2, locomotive=2, red=2)
    expected = [{"locomotive": 2}, {"yellow": 1, "locomotive": 1}, {"yellow": 2}]
    assert sorted(payments_of(match, route), key=str) == expected


@proves(
    "payment/substitutions/of=one_color",
    "payment/substitutions/slot=locomotive",
    "payment/substitutions/cards",
)
def test_a_ferry_with_one_icon_takes_a_locomotive_or_a_pair() -> None:
    board, rules = shipped_game("northern_lights")
    route = next(r.id for r in board.routes if r.ferry and r.length == 3 and len(r.icons) == 1)
    match = a_match(board, rules)
    set_hand(match, 0, red=2, blue=2)
    assert payments_of(match, route) == [{"blue": 2, "red": 2}]
    set_hand(match, 0, red=2, locomotive=1)
    assert {"red": 2, "locomotive": 1} in payments_of(match, route)


def test_a_ferry_with_two_icons_takes_a_locomotive_and_a_pair() -> None:
    board, rules = shipped_game("northern_lights")
    match = a_match(board, rules)
    route = next(r.id for r in board.routes if set(r.ends) == {"mo_i_rana", "narvik"})
    set_hand(match, 0, green=2, red=2, locomotive=1)
    match.play(claim(route, "green", green=2, red=2, locomotive=1))
    assert_sound(match)


@proves("payment/substitutions/on")
def test_a_locomotive_is_refused_where_it_is_not_wild() -> None:
    board, rules = shipped_game("nordic_countries")
    match = a_match(board, rules)
    yellow = next(
        r.id for r in board.routes if r.color == "yellow" and r.length == 2 and not r.tunnel
    )
    set_hand(match, 0, yellow=2, locomotive=2)
    assert payments_of(match, yellow) == [{"yellow": 2}]
    assert refused(match, claim(yellow, yellow=1, locomotive=1)) == ("payment", "substitutions")


def test_a_gray_route_takes_one_colour_only() -> None:
    board, rules = shipped_game("nordic_countries")
    match = a_match(board, rules)
    gray = next(
        r.id
        for r in board.routes
        if r.color == "gray" and r.length == 3 and not r.ferry and not r.tunnel
    )
    set_hand(match, 0, red=3, blue=2)
    assert payments_of(match, gray) == [{"red": 3}]


@proves("payment/substitutions/of=any")
def test_four_cards_stand_for_one_on_the_long_haul() -> None:
    board, rules = shipped_game("nordic_countries")
    match = a_match(board, rules)
    (route,) = [r.id for r in board.routes if "long_haul" in r.tags]
    set_hand(match, 0, green=7, red=5, blue=3)
    match.play(claim(route, "green", green=7, red=5, blue=3))
    assert match.hand(0) == {}
    assert_sound(match)


def test_a_ferry_of_six_spaces_with_two_icons() -> None:
    board, rules = shipped_game("europe")
    match = a_match(board, rules)
    (route,) = [r.id for r in board.routes if set(r.ends) == {"smyrna", "palermo"}]
    set_hand(match, 0, red=4, locomotive=2)
    assert payments_of(match, route) == [{"red": 4, "locomotive": 2}]
    assert refused(match, claim(route, red=4, blue=2)) == ("payment",)


def test_a_route_is_paid_with_no_more_cards_than_it_asks_for() -> None:
    match = a_match()
    set_hand(match, 0, red=3)
    assert refused(match, claim("a-b", red=3)) == ("payment", "substitutions")


def test_an_owned_route_and_one_for_too_few_trains_are_refused() -> None:
    board = a_board().with_route("a", "b", color="red", length=2).with_route("b", "c", length=30)
    match = a_match(board)
    give_routes(match, 1, "a-b")
    set_hand(match, 0, red=12)
    assert refused(match, claim("a-b", red=2)) == ("payment",)
    assert refused(match, claim("b-c", red=12)) == ("payment",)
