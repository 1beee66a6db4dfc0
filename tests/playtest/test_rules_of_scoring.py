"""Scoring, as short stories: tickets, stations and bonuses."""

from itertools import combinations
from typing import Any

import pytest
from builders import BoardBuilder, a_board
from match_builders import (
    EUROPES,
    RULESETS,
    a_match,
    a_ruleset,
    a_shipped_match,
    give_routes,
    player_column,
    proves,
    set_hand,
    shipped_game,
)

from trackwright.playtest.longest_path import longest_path_of
from trackwright.playtest.match import Match
from trackwright.playtest.scoring import score_game
from trackwright.playtest.state import (
    BONUSES_WON,
    HOLDER,
    LONGEST,
    PLAYER,
    POINTS,
    POINTS_BONUSES,
    POINTS_FAILED,
    POINTS_STATIONS,
    POINTS_TICKETS,
    STATIONS_LEFT,
    TICKET_STATE,
    TICKETS_BY_STATIONS,
    TRAINS_LEFT,
)
from trackwright.playtest.tables import NONE
from trackwright.schema.board import Route, Ticket, connections

DEAL = {"deals": [{"pile": "pile", "cards": 1, "rejected": "out_of_the_game"}], "keep_at_least": 1}


def scored(match: Match, column: int) -> list[int]:
    score_game(match.game, match.state)
    return player_column(match, column)


def with_bonus(most: dict[str, Any], **bonus: Any) -> dict[str, Any]:
    return {"bonuses": {"cards": [{"id": "most", "points": 10, "most": most, **bonus}]}}


def a_row() -> BoardBuilder:
    """Return cities in a row, a to e, with routes of one to four spaces between them."""
    board = a_board()
    for number, (first, second) in enumerate(("ab", "bc", "cd", "de"), start=1):
        board = board.with_route(first, second, length=number, color="red")
    return board


# By the shipped rules.


def holds(match: Match, player: int, *tickets: str) -> None:
    """Let a player hold tickets, and nobody any other."""
    for number, ticket in enumerate(match.board.tickets):
        if ticket.id in tickets:
            match.state.tickets[number * TICKET_STATE + HOLDER] = player


def without_tickets(name: str, *bonuses: str) -> Match:
    """Return a match by shipped rules where nobody holds tickets and only these bonuses count."""
    match = a_shipped_match(name)
    for number in range(len(match.board.tickets)):
        match.state.tickets[number * TICKET_STATE + HOLDER] = NONE
    _, rules = shipped_game(name)
    for number, bonus in enumerate(rules.bonuses.cards if rules.bonuses else ()):
        match.state.bonuses[number] = 0 if bonus.id in bonuses else NONE
    return match


def owns_everything(match: Match, player: int) -> None:
    """Let a player own a track of every connection."""
    give_routes(
        match, player, *(connection.tracks[0].id for connection in connections(match.board))
    )


@proves("scoring/failed_ticket=subtract")
@pytest.mark.parametrize("name", RULESETS)
def test_a_ticket_gives_its_points_or_takes_them(name: str) -> None:
    match = without_tickets(name)
    first, second = match.board.tickets[:2]
    holds(match, 0, first.id)
    holds(match, 1, second.id)
    owns_everything(match, 0)
    score_game(match.game, match.state)
    assert player_column(match, POINTS_TICKETS) == [first.points, 0]
    assert player_column(match, POINTS_FAILED) == [0, second.points]


@pytest.mark.parametrize("name", EUROPES)
def test_the_longest_path_wins_the_express(name: str) -> None:
    match = without_tickets(name, "european_express")
    give_routes(match, 0, "paris-zurich", "munchen-zurich", "dieppe-london")
    give_routes(match, 1, "madrid-pamplona", "barcelona-marseille")
    assert scored(match, POINTS_BONUSES) == [10, 0]
    assert player_column(match, LONGEST)[0] == 5


def test_the_most_completed_tickets_win_globetrotter() -> None:
    match = without_tickets("nordic_countries", "globetrotter")
    owns_everything(match, 0)
    holds(match, 0, match.board.tickets[0].id)
    assert scored(match, POINTS_BONUSES) == [10, 0]


@pytest.mark.parametrize(
    ("name", "card", "points"),
    [
        ("nordic_countries", "globetrotter", 10),
        ("europe", "european_express", 10),
        ("northern_lights", "ferry_master", 12),
        ("northern_lights", "polar_express", 12),
    ],
)
def test_all_score_a_bonus_of_which_nobody_has_any(name: str, card: str, points: int) -> None:
    assert scored(without_tickets(name, card), POINTS_BONUSES) == [points, points]


CAPITALS = {"stockholm", "kobenhavn", "oslo", "helsinki"}


def in_the_arctic(match: Match, thing: Route | Ticket) -> bool:
    (region,) = match.board.regions
    return bool(set(region.cities) & set(thing.ends))


def in_norway(match: Match, route: Route) -> bool:
    norway = {city.id for city in match.board.cities if city.country == "norway"}
    return bool(norway & set(route.ends))


TICKET_CARDS = {
    "capital_investment": (7, lambda _, ticket: bool(CAPITALS & set(ticket.ends))),
    "local_network": (10, lambda _, ticket: ticket.points <= 5),
    "polar_express": (12, in_the_arctic),
}
ROUTE_CARDS = {
    "small_steps_strategist": (10, lambda _, route: route.length == 1),
    "snowplow_award": (12, in_the_arctic),
    "ferry_master": (12, lambda _, route: route.ferry),
    "the_wild_west": (7, in_norway),
}


@pytest.mark.parametrize("card", TICKET_CARDS)
def test_bonus_cards_that_count_completed_tickets(card: str) -> None:
    points, counts = TICKET_CARDS[card]
    for ticket in shipped_game("northern_lights")[0].tickets[::6]:
        match = without_tickets("northern_lights", card)
        owns_everything(match, 0)
        holds(match, 0, ticket.id)
        assert scored(match, POINTS_BONUSES) == [points, 0 if counts(match, ticket) else points]


@pytest.mark.parametrize("card", ROUTE_CARDS)
def test_bonus_cards_that_count_claimed_routes(card: str) -> None:
    points, counts = ROUTE_CARDS[card]
    begin = without_tickets("northern_lights", card)
    for route in begin.board.routes[::12]:
        match = begin.copy()
        give_routes(match, 1, route.id)
        assert scored(match, POINTS_BONUSES) == [0 if counts(match, route) else points, points]


def test_the_bonus_card_for_trains_left() -> None:
    match = without_tickets("northern_lights", "cost_efficiency")
    match.state.players[TRAINS_LEFT] -= 1
    assert scored(match, POINTS_BONUSES) == [0, 7]


def test_the_bonus_card_for_locomotives_counts_pairs_of_one_colour() -> None:
    match = without_tickets("northern_lights", "call_of_the_wild")
    set_hand(match, 0, locomotive=1, red=5)
    set_hand(match, 1, locomotive=2, red=1, blue=1)
    assert scored(match, POINTS_BONUSES) == [5, 0]


def test_the_bonus_card_for_countries() -> None:
    match = without_tickets("northern_lights", "international_tycoon")
    country = {city.id: city.country for city in match.board.cities}
    abroad = next(r for r in match.board.routes if len({country[end] for end in r.ends}) == 2)
    inland = next(r for r in match.board.routes if len({country[end] for end in r.ends}) == 1)
    give_routes(match, 0, abroad.id)
    give_routes(match, 1, inland.id)
    assert scored(match, POINTS_BONUSES) == [12, 0]


def test_the_bonus_card_for_the_longest_path() -> None:
    match = without_tickets("northern_lights", "nordic_express")
    long, short = (next(r for r in match.board.routes if r.length == n) for n in (4, 2))
    give_routes(match, 0, short.id)
    give_routes(match, 1, long.id)
    assert scored(match, POINTS_BONUSES) == [0, 10]


@pytest.mark.parametrize("name", [*EUROPES, "northern_lights"])
def test_all_who_are_tied_score_a_bonus(name: str) -> None:
    card, points = ("european_express", 10) if name in EUROPES else ("nordic_express", 10)
    match = without_tickets(name, card)
    for player, route in enumerate([r for r in match.board.routes if r.length == 2][:2]):
        give_routes(match, player, route.id)
    assert scored(match, POINTS_BONUSES) == [points, points]


def test_all_who_completed_as_many_tickets_are_globetrotters() -> None:
    match = without_tickets("nordic_countries", "globetrotter")
    give_routes(match, 0, "helsinki-tampere", "helsinki-tallinn")
    give_routes(match, 1, "goteborg-oslo", "goteborg-kobenhavn")
    holds(match, 0, "tallinn-tampere")
    holds(match, 1, "kobenhavn-oslo")
    assert scored(match, POINTS_BONUSES) == [10, 10]


def test_four_bonus_cards_are_in_play() -> None:
    match = a_shipped_match("northern_lights")
    assert [drawn != NONE for drawn in match.state.bonuses].count(True) == 4


def test_there_are_no_bonuses_in_poland() -> None:
    match = a_shipped_match("poland")
    give_routes(match, 0, *(route.id for route in match.board.routes[:5]))
    assert scored(match, POINTS_BONUSES) == [0, 0]


def test_globetrotter_does_not_count_routes() -> None:
    match = without_tickets("nordic_countries", "globetrotter")
    give_routes(match, 0, "helsinki-tampere", "helsinki-tallinn")
    give_routes(match, 1, *(route.id for route in match.board.routes[:3]))
    holds(match, 0, "tallinn-tampere")
    assert scored(match, POINTS_BONUSES) == [10, 0]


NORTHERN_CARDS = {
    "call_of_the_wild": 5,
    "capital_investment": 7,
    "cost_efficiency": 7,
    "small_steps_strategist": 10,
    "international_tycoon": 12,
    "nordic_express": 10,
    "local_network": 10,
    "polar_express": 12,
    "snowplow_award": 12,
    "ferry_master": 12,
    "the_wild_west": 7,
}


@proves("bonuses/cards/tie=all_score", "bonuses/cards/minimum")
@pytest.mark.parametrize("card", NORTHERN_CARDS)
def test_all_score_a_bonus_card_though_all_have_nothing_that_it_counts(card: str) -> None:
    match = without_tickets("northern_lights", card)
    for player in (0, 1):
        set_hand(match, player)
        match.state.players[player * PLAYER + TRAINS_LEFT] = 0
    points = NORTHERN_CARDS[card]
    assert scored(match, POINTS_BONUSES) == [points, points]


def test_one_card_of_a_colour_counts_as_no_locomotive() -> None:
    match = without_tickets("northern_lights", "call_of_the_wild")
    set_hand(match, 0, locomotive=1, red=1)
    set_hand(match, 1, locomotive=1)
    assert scored(match, POINTS_BONUSES) == [5, 5]


@pytest.mark.parametrize("capital", sorted(CAPITALS))
def test_a_ticket_to_one_capital_counts_for_its_bonus_card(capital: str) -> None:
    match = without_tickets("northern_lights", "capital_investment")
    ticket = next(t for t in match.board.tickets if set(t.ends) & CAPITALS == {capital})
    owns_everything(match, 0)
    holds(match, 0, ticket.id)
    assert scored(match, POINTS_BONUSES) == [7, 0]


@pytest.mark.parametrize("name", [*EUROPES, "northern_lights", "nordic_countries"])
def test_the_longest_path_passes_a_city_again_and_counts_each_train_once(name: str) -> None:
    match = without_tickets(name)
    circle, tail, branch = circle_with_branches(match)
    around = match.copy()
    give_routes(around, 0, *(route.id for route in (*circle, tail)))
    trains = sum(route.length for route in (*circle, tail))
    assert longest_path_of(around.game, around.state, 0) == trains
    star = (circle[0], tail, branch)
    give_routes(match, 0, *(route.id for route in star))
    _, *longest = sorted(route.length for route in star)
    assert longest_path_of(match.game, match.state, 0) == sum(longest)


def circle_with_branches(match: Match) -> tuple[tuple[Route, ...], Route, Route]:
    """Return three routes in a circle, and two that leave it from where the first begins."""
    tracks = [connection.tracks[0] for connection in connections(match.board)]
    for circle in combinations(tracks, 3):
        if len({end for route in circle for end in route.ends}) == 3:
            (begin,) = set(circle[0].ends) & set(circle[2].ends)
            leaving = [r for r in tracks if begin in r.ends and r not in circle]
            if len(leaving) > 1:
                return circle, leaving[0], leaving[1]
    raise AssertionError


@pytest.mark.parametrize("name", ["europe", "northern_lights"])
def test_points_of_routes_tickets_and_bonuses_are_added(name: str) -> None:
    card, points = ("european_express", 10) if name == "europe" else ("nordic_express", 10)
    match = without_tickets(name, card)
    route = next(r for r in match.board.routes if r.length == 2)
    give_routes(match, 0, route.id)
    holds(match, 0, match.board.tickets[0].id)
    stations = 12 if name == "europe" else 0
    assert scored(match, POINTS) == [
        2 + points + stations - match.board.tickets[0].points,
        stations,
    ]


# By rules of one's own.


@proves("scoring/failed_ticket=subtract")
def test_a_completed_ticket_adds_its_points_and_another_takes_them() -> None:
    board = a_row().with_ticket("a", "c", points=8).with_ticket("a", "c", points=8)
    match = a_match(board, a_ruleset(tickets=DEAL))
    give_routes(match, 0, "a-b", "b-c")
    assert scored(match, POINTS_TICKETS) == [8, 0]
    assert player_column(match, POINTS_FAILED) == [0, 8]
    assert player_column(match, POINTS) == [3 + 8, -8]


@proves("scoring/failed_ticket=nothing")
def test_a_failed_ticket_costs_nothing_where_the_rules_say_so() -> None:
    board = a_row().with_ticket("a", "c", points=8).with_ticket("a", "c", points=8)
    rules = a_ruleset(tickets=DEAL, scoring={"failed_ticket": "nothing"})
    assert scored(a_match(board, rules), POINTS) == [0, 0]


@pytest.mark.parametrize(("routes", "points"), [(("a-b",), 2), (("a-b", "b-c"), 6), (("c-d",), -2)])
def test_of_alternatives_the_best_that_is_reached_counts(
    routes: tuple[str, ...], points: int
) -> None:
    ticket = {"points": 6, "alternatives": [{"end": "b", "points": 2}]}
    board = a_row().with_ticket("a", "c", **ticket).with_ticket("a", "c", **ticket)
    match = a_match(board, a_ruleset(tickets=DEAL))
    give_routes(match, 0, *routes)
    score_game(match.game, match.state)
    assert (
        player_column(match, POINTS_TICKETS)[0] - player_column(match, POINTS_FAILED)[0] == points
    )


def test_a_ticket_to_a_country_is_complete_at_any_of_its_crossings() -> None:
    board = a_row().with_crossing("gate", "abroad").with_crossing("pass", "abroad")
    board = board.with_route("c", "pass", length=1, color="red")
    for _ in range(2):
        board = board.with_ticket("a", {"country": "abroad"}, points=9)
    match = a_match(board, a_ruleset(tickets=DEAL))
    give_routes(match, 0, "a-b", "b-c", "c-pass")
    assert scored(match, POINTS_TICKETS) == [9, 0]


def test_no_network_runs_through_a_crossing() -> None:
    board = a_board().with_crossing("gate", "abroad")
    board = board.with_route("a", "gate", color="red").with_route("b", "gate", color="red")
    board = board.with_ticket("a", "b").with_ticket("a", "b")
    match = a_match(board, a_ruleset(tickets=DEAL))
    give_routes(match, 0, "a-gate", "b-gate")
    assert scored(match, POINTS_TICKETS) == [0, 0]


def test_a_station_lends_a_route_and_one_not_built_scores() -> None:
    board = a_row().with_ticket("a", "c", points=8).with_ticket("a", "c", points=8)
    stations = {"each": 2, "costs": [1, 2], "locomotives_wild": True, "points_unbuilt": 4}
    match = a_match(board, a_ruleset(tickets=DEAL, stations=stations))
    give_routes(match, 0, "a-b")
    give_routes(match, 1, "b-c")
    match.state.stations[0] = match._cities.index("c")
    match.state.players[STATIONS_LEFT] -= 1
    assert scored(match, POINTS_TICKETS) == [8, 0]
    assert player_column(match, TICKETS_BY_STATIONS) == [1, 0]
    assert player_column(match, POINTS_STATIONS) == [4, 8]


METRICS = {
    "longest path": ({"kind": "longest_path"}, [10, 0]),
    "claimed routes": ({"kind": "claimed_routes"}, [0, 10]),
    "claimed long routes": (
        {"kind": "claimed_routes", "routes": {"length": {"at_least": 4}}},
        [10, 0],
    ),
    "trains left": ({"kind": "trains_left"}, [0, 10]),
    "locomotives": ({"kind": "locomotives_in_hand"}, [10, 0]),
    "locomotives and pairs": ({"kind": "locomotives_in_hand", "same_color_as_one": 2}, [0, 10]),
    "countries": ({"kind": "countries_joined"}, [10, 0]),
}


@proves(
    "bonuses/cards/points",
    "bonuses/cards/most/longest_path",
    "bonuses/cards/most/claimed_routes/routes",
    "bonuses/cards/most/trains_left",
    "bonuses/cards/most/locomotives_in_hand/same_color_as_one",
    "bonuses/cards/most/countries_joined",
)
@pytest.mark.parametrize("name", METRICS)
def test_a_bonus_goes_to_whoever_has_the_most(name: str) -> None:
    most, won = METRICS[name]
    board = a_row().with_country("north").with_city("e", country="north")
    match = a_match(board, a_ruleset(**with_bonus(most)))
    give_routes(match, 0, "d-e")
    give_routes(match, 1, "a-b", "b-c")
    set_hand(match, 0, locomotive=1)
    set_hand(match, 1, red=4, blue=1)
    assert scored(match, POINTS_BONUSES) == won


@proves("bonuses/cards/most/completed_tickets/tickets")
def test_completed_tickets_that_a_bonus_counts() -> None:
    board = a_row().with_ticket("a", "b", points=3).with_ticket("a", "b", points=3)
    most = {"kind": "completed_tickets", "tickets": {"points": {"at_most": 5}}}
    match = a_match(board, a_ruleset(tickets=DEAL, **with_bonus(most)))
    give_routes(match, 1, "a-b")
    assert scored(match, POINTS_BONUSES) == [0, 10]


@proves("bonuses/cards/tie=all_score", "bonuses/cards/tie=nobody_scores")
@pytest.mark.parametrize(("tie", "won"), [("all_score", [10, 10]), ("nobody_scores", [0, 0])])
def test_a_tie_for_a_bonus(tie: str, won: list[int]) -> None:
    rules = a_ruleset(**with_bonus({"kind": "trains_left"}, tie=tie))
    assert scored(a_match(a_row(), rules), POINTS_BONUSES) == won


@proves("bonuses/cards/minimum")
def test_who_has_too_few_cannot_win_a_bonus() -> None:
    rules = a_ruleset(**with_bonus({"kind": "claimed_routes"}, minimum=2))
    match = a_match(a_row(), rules)
    give_routes(match, 0, "a-b")
    assert scored(match, POINTS_BONUSES) == [0, 0]
    give_routes(match, 0, "b-c")
    assert scored(match, POINTS_BONUSES) == [10, 0]


@proves("bonuses/cards/minimum")
def test_without_a_minimum_all_who_have_none_are_tied() -> None:
    rules = a_ruleset(**with_bonus({"kind": "claimed_routes"}))
    assert scored(a_match(a_row(), rules), POINTS_BONUSES) == [10, 10]


@proves("bonuses/drawn")
def test_only_drawn_bonuses_can_be_won() -> None:
    cards = [
        {"id": f"b{number}", "points": 1, "most": {"kind": "trains_left"}} for number in range(9)
    ]
    seen = set()
    for seed in range(20):
        match = a_match(a_row(), a_ruleset(bonuses={"cards": cards, "drawn": 4}), seed=seed)
        assert scored(match, BONUSES_WON) == [4, 4]
        seen.add(tuple(match.state.bonuses))
    assert len(seen) > 5
