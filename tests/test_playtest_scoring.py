"""Scoring as short stories: tickets, bonuses, stations and who wins at equal points."""

from typing import Any

import pytest
from builders import BoardBuilder, a_board
from playing import a_match, a_ruleset, give, own

from trackwright.playtest.match import Match
from trackwright.playtest.scoring import score_game
from trackwright.playtest.state import (
    BONUSES_WON,
    PLAYER,
    POINTS,
    POINTS_BONUSES,
    POINTS_FAILED,
    POINTS_STATIONS,
    POINTS_TICKETS,
    SHARED_SILENTLY,
    TICKETS_BY_STATIONS,
)

DEAL = {"deals": [{"pile": "pile", "cards": 1, "rejected": "out_of_the_game"}], "keep_at_least": 1}


def of(match: Match, column: int) -> list[int]:
    return [int(match.state.players[seat * PLAYER + column]) for seat in range(2)]


def scored(match: Match, column: int) -> list[int]:
    score_game(match.game, match.state)
    return of(match, column)


def with_bonus(most: dict[str, Any], **bonus: Any) -> dict[str, Any]:
    return {"bonuses": {"cards": [{"id": "most", "points": 10, "most": most, **bonus}]}}


def a_row() -> BoardBuilder:
    """Return cities in a row, a to e, with routes of one to four spaces between them."""
    board = a_board()
    for number, (first, second) in enumerate(("ab", "bc", "cd", "de"), start=1):
        board = board.with_route(first, second, length=number, color="red")
    return board


def test_a_completed_ticket_adds_its_points_and_another_takes_them() -> None:
    board = a_row().with_ticket("a", "c", points=8).with_ticket("a", "c", points=8)
    match = a_match(board, a_ruleset(tickets=DEAL))
    own(match, 0, "a-b", "b-c")
    assert scored(match, POINTS_TICKETS) == [8, 0]
    assert of(match, POINTS_FAILED) == [0, 8]
    assert of(match, POINTS) == [3 + 8, -8]


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
    own(match, 0, *routes)
    score_game(match.game, match.state)
    assert of(match, POINTS_TICKETS)[0] - of(match, POINTS_FAILED)[0] == points


def test_a_ticket_to_a_country_is_complete_at_any_of_its_crossings() -> None:
    board = a_row().with_crossing("gate", "abroad").with_crossing("pass", "abroad")
    board = board.with_route("c", "pass", length=1, color="red")
    for _ in range(2):
        board = board.with_ticket("a", {"country": "abroad"}, points=9)
    match = a_match(board, a_ruleset(tickets=DEAL))
    own(match, 0, "a-b", "b-c", "c-pass")
    assert scored(match, POINTS_TICKETS) == [9, 0]


def test_no_network_runs_through_a_crossing() -> None:
    board = a_board().with_crossing("gate", "abroad")
    board = board.with_route("a", "gate", color="red").with_route("b", "gate", color="red")
    board = board.with_ticket("a", "b").with_ticket("a", "b")
    match = a_match(board, a_ruleset(tickets=DEAL))
    own(match, 0, "a-gate", "b-gate")
    assert scored(match, POINTS_TICKETS) == [0, 0]


def test_a_station_lends_a_route_and_one_not_built_scores() -> None:
    board = a_row().with_ticket("a", "c", points=8).with_ticket("a", "c", points=8)
    stations = {"each": 2, "costs": [1, 2], "locomotives_wild": True, "points_unbuilt": 4}
    match = a_match(board, a_ruleset(tickets=DEAL, stations=stations))
    own(match, 0, "a-b")
    own(match, 1, "b-c")
    match.state.stations[0] = match._cities.index("c")
    match.state.players[10] -= 1
    assert scored(match, POINTS_TICKETS) == [8, 0]
    assert of(match, TICKETS_BY_STATIONS) == [1, 0]
    assert of(match, POINTS_STATIONS) == [4, 8]


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


@pytest.mark.parametrize("name", METRICS)
def test_a_bonus_goes_to_whoever_has_the_most(name: str) -> None:
    most, won = METRICS[name]
    board = a_row().with_country("north").with_city("e", country="north")
    match = a_match(board, a_ruleset(**with_bonus(most)))
    own(match, 0, "d-e")
    own(match, 1, "a-b", "b-c")
    give(match, 0, locomotive=1)
    give(match, 1, red=4, blue=1)
    assert scored(match, POINTS_BONUSES) == won


def test_completed_tickets_that_a_bonus_counts() -> None:
    board = a_row().with_ticket("a", "b", points=3).with_ticket("a", "b", points=3)
    most = {"kind": "completed_tickets", "tickets": {"points": {"at_most": 5}}}
    match = a_match(board, a_ruleset(tickets=DEAL, **with_bonus(most)))
    own(match, 1, "a-b")
    assert scored(match, POINTS_BONUSES) == [0, 10]


@pytest.mark.parametrize(("tie", "won"), [("all_score", [10, 10]), ("nobody_scores", [0, 0])])
def test_a_tie_for_a_bonus(tie: str, won: list[int]) -> None:
    rules = a_ruleset(**with_bonus({"kind": "trains_left"}, tie=tie))
    assert scored(a_match(a_row(), rules), POINTS_BONUSES) == won


def test_who_has_too_few_cannot_win_a_bonus() -> None:
    rules = a_ruleset(**with_bonus({"kind": "claimed_routes"}))
    assert scored(a_match(a_row(), rules), POINTS_BONUSES) == [0, 0]


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


def tied(*tie_breaks: str, **rules: Any) -> Match:
    """Return a match in which both have 4 points: one over one route, one over a path."""
    board = a_board().with_route("a", "b", length=3, color="red")
    board = board.with_route("c", "d", length=2, color="red")
    board = board.with_route("d", "e", length=2, color="red")
    match = a_match(board, a_ruleset(tie_breaks=list(tie_breaks), **rules))
    own(match, 0, "a-b")
    own(match, 1, "c-d", "d-e")
    return match


def test_the_longest_path_breaks_a_tie() -> None:
    match = tied("most_completed_tickets", "longest_path")
    score_game(match.game, match.state)
    assert match.points == (4, 4)
    assert match.winners == (1,)


def test_fewer_stations_break_a_tie_before_the_path() -> None:
    stations = {"each": 1, "costs": [1], "locomotives_wild": True, "points_unbuilt": 0}
    match = tied("fewest_stations", "longest_path", stations=stations)
    match.state.stations[1] = 0
    match.state.players[PLAYER + 10] -= 1
    score_game(match.game, match.state)
    assert match.winners == (0,)


def test_players_share_where_the_rules_say_so() -> None:
    match = tied("most_completed_tickets", "shared", "longest_path")
    score_game(match.game, match.state)
    assert match.winners == (0, 1)
    assert match.state.table[SHARED_SILENTLY] == 0


def test_a_tie_that_the_rules_leave_open_is_noticed() -> None:
    match = tied("most_completed_tickets", "most_bonuses", "most_ticket_points")
    score_game(match.game, match.state)
    assert match.winners == (0, 1)
    assert match.state.table[SHARED_SILENTLY] == 1
