"""The end, as short stories: last turns, who wins at equal points, and games that cannot go on."""

from typing import Any

import pytest
from builders import a_board
from match_builders import (
    EUROPES,
    RULESETS,
    a_match,
    a_ruleset,
    a_shipped_match,
    claim,
    claim_route,
    draw,
    give_routes,
    proves,
    refused,
    remove_cards,
    route_of,
    set_hand,
    spend_turn_drawing,
)

from trackwright.playtest.match import Action, Deed, Match
from trackwright.playtest.scoring import find_winners, score_game
from trackwright.playtest.state import (
    BONUSES_WON,
    DECK,
    DISCARDS,
    FACE_UP,
    LONGEST,
    NO_ACTION,
    PASSED,
    PLAYER,
    POINTS,
    POINTS_FAILED,
    POINTS_TICKETS,
    SHARED_SILENTLY,
    STALLED,
    STATIONS_LEFT,
    TICKETS_COMPLETED,
    TRAINS_LEFT,
)

# By the shipped rules.


@proves("end/trains_left", "end/turns_each", "end/trigger_included")
@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("trains", [0, 1, 2, 3])
def test_whoever_ends_a_turn_with_two_trains_gives_everybody_one_more_turn(
    name: str, trains: int
) -> None:
    match = a_shipped_match(name, players=3)
    route = route_of(match, length=2, ferry=False, tunnel=False)
    match.state.players[TRAINS_LEFT] = trains + 2
    claim_route(match, route.id)
    for _ in range(3):
        assert not match.is_over
        spend_turn_drawing(match)
    assert match.is_over == (trains <= 2)


COLUMNS = {
    "most completed tickets": TICKETS_COMPLETED,
    "most bonus cards": BONUSES_WON,
    "most points from tickets": POINTS_TICKETS,
    "fewest stations built": STATIONS_LEFT,
    "longest path": LONGEST,
}
TIE_BREAKS = {
    "northern_lights": ["most completed tickets", "most bonus cards"],
    "nordic_countries": ["most completed tickets", "longest path"],
    "poland": ["most completed tickets", "most points from tickets"],
    **{
        name: ["most completed tickets", "fewest stations built", "longest path"]
        for name in EUROPES
    },
}


@proves(
    "tie_breaks=most_completed_tickets",
    "tie_breaks=most_bonuses",
    "tie_breaks=most_ticket_points",
    "tie_breaks=fewest_stations",
    "tie_breaks=longest_path",
)
@pytest.mark.parametrize("name", RULESETS)
def test_who_wins_at_equal_points(name: str) -> None:
    """The second player is better in one thing, the first in all that count after it."""
    for number, deciding in enumerate(TIE_BREAKS[name]):
        match = a_shipped_match(name)
        for what, column in COLUMNS.items():
            before = what in TIE_BREAKS[name][:number]
            match.state.players[column] = 3 if before else 4
            match.state.players[PLAYER + column] = 5 if what == deciding else 3
        find_winners(match.game, match.state)
        assert match.winners == (1,), deciding


@proves("tie_breaks=shared")
@pytest.mark.parametrize("name", RULESETS)
def test_players_equal_in_everything_share_the_victory(name: str) -> None:
    match = a_shipped_match(name)
    match.state.players[LONGEST] = match.state.players[PLAYER + LONGEST] = 9
    find_winners(match.game, match.state)
    assert match.winners == (0, 1)
    told = name in ("northern_lights", "poland")
    assert match.state.table[SHARED_SILENTLY] == (0 if told else 1)


@pytest.mark.parametrize("name", RULESETS)
def test_more_points_win_whatever_else_there_is(name: str) -> None:
    match = a_shipped_match(name)
    for column in COLUMNS.values():
        match.state.players[column] = 9
    match.state.players[PLAYER + POINTS] = 1
    find_winners(match.game, match.state)
    assert match.winners == (1,)


@proves("tie_breaks=most_ticket_points")
def test_failed_tickets_are_subtracted_from_the_points_that_break_a_tie_in_poland() -> None:
    match = a_shipped_match("poland")
    for player, won, lost in ((0, 9, 5), (1, 7, 2)):
        match.state.players[player * PLAYER + POINTS_TICKETS] = won
        match.state.players[player * PLAYER + POINTS_FAILED] = lost
    find_winners(match.game, match.state)
    assert match.winners == (1,)


@pytest.mark.parametrize("name", RULESETS)
def test_a_turn_is_one_of_the_actions_that_the_game_has(name: str) -> None:
    match = a_shipped_match(name)
    set_hand(match, 0, red=4, blue=4, green=4)
    stations = {Deed.BUILD_STATION} if name in EUROPES else set()
    drawing = {Deed.DRAW_BLIND, Deed.DRAW_FACE_UP, Deed.DRAW_TICKETS}
    assert {action.deed for action in match.actions()} == {Deed.CLAIM, *drawing, *stations}
    after = match.copy()
    after.play(Action(Deed.DRAW_TICKETS))
    after.play(max(after.actions(), key=lambda action: len(action.on)))
    assert after.player == 1
    match.play(draw())
    left = {action.deed for action in match.actions()} - {Deed.STOP_DRAWING}
    assert left == {Deed.DRAW_BLIND, Deed.DRAW_FACE_UP}


@pytest.mark.parametrize("name", RULESETS)
def test_turns_go_round_the_table(name: str) -> None:
    match, seats = a_shipped_match(name, players=3), []
    for _ in range(4):
        seats.append(match.player)
        spend_turn_drawing(match)
    assert seats == [0, 1, 2, 0]


# By rules of one's own.


def finish(match: Match) -> int:
    turns = 0
    while not match.is_over:
        player = match.player
        match.play(draw())
        if not match.is_over and match.player == player:
            match.play(draw())
        turns += 1
    return turns


@proves("end/turns_each", "end/trigger_included", "end/trains_left")
@pytest.mark.parametrize(
    ("end", "turns"),
    [
        ({"turns_each": 1, "trigger_included": True}, 3),
        ({"turns_each": 1, "trigger_included": False}, 2),
        ({"turns_each": 2, "trigger_included": True}, 6),
        ({"turns_each": 0, "trigger_included": True}, 0),
    ],
)
def test_last_turns(end: dict[str, object], turns: int) -> None:
    rules = a_ruleset(end=end, players={"trains": 4})
    match = a_match(a_board().with_route("a", "b", color="red"), rules, players=3)
    set_hand(match, 0, red=2)
    match.play(claim("a-b", red=2))
    assert finish(match) == turns


def test_players_who_can_do_nothing_pass_until_the_game_stalls() -> None:
    match = a_match()
    remove_cards(match, DECK, DISCARDS, FACE_UP)
    assert [action.deed for action in match.actions()] == [Deed.PASS]
    match.play(Action(Deed.PASS))
    assert match.state.table[NO_ACTION] == 1
    assert match.state.players[PASSED] == 1
    match.play(Action(Deed.PASS))
    assert match.is_over
    assert match.state.table[STALLED] == 1


def test_a_player_who_can_do_something_may_not_pass() -> None:
    assert refused(a_match(), Action(Deed.PASS)) == ()


def test_a_refused_action_changes_nothing() -> None:
    match = a_match()
    set_hand(match, 0, red=3)
    before = [list(table) for table in match.state]
    refused(match, claim("a-b", red=3))
    refused(match, Action(Deed.BUILD_STATION, ("a",)))
    refused(match, Action(Deed.KEEP_TICKETS))
    refused(match, Action(Deed.GIVE_UP_TUNNEL))
    assert [list(table) for table in match.state] == before


def tied(*tie_breaks: str, **rules: Any) -> Match:
    """Return a match in which both have 4 points: one over one route, one over a path."""
    board = a_board().with_route("a", "b", length=3, color="red")
    board = board.with_route("c", "d", length=2, color="red")
    board = board.with_route("d", "e", length=2, color="red")
    match = a_match(board, a_ruleset(tie_breaks=list(tie_breaks), **rules))
    give_routes(match, 0, "a-b")
    give_routes(match, 1, "c-d", "d-e")
    return match


@proves("tie_breaks=longest_path")
def test_the_longest_path_breaks_a_tie() -> None:
    match = tied("most_completed_tickets", "longest_path")
    score_game(match.game, match.state)
    assert match.points == (4, 4)
    assert match.winners == (1,)


@proves("tie_breaks=most_ticket_points", "tie_breaks=most_completed_ticket_points")
@pytest.mark.parametrize(
    ("tie_break", "winner"), [("most_ticket_points", 1), ("most_completed_ticket_points", 0)]
)
def test_points_of_tickets_that_break_a_tie_are_net_or_those_won(
    tie_break: str, winner: int
) -> None:
    match = tied(tie_break)
    for player, won, lost in ((0, 9, 5), (1, 7, 2)):
        match.state.players[player * PLAYER + POINTS_TICKETS] = won
        match.state.players[player * PLAYER + POINTS_FAILED] = lost
    find_winners(match.game, match.state)
    assert match.winners == (winner,)


@proves("tie_breaks=fewest_stations")
def test_fewer_stations_break_a_tie_before_the_path() -> None:
    stations = {"each": 1, "costs": [1], "locomotives_wild": True, "points_unbuilt": 0}
    match = tied("fewest_stations", "longest_path", stations=stations)
    match.state.stations[1] = 0
    match.state.players[PLAYER + STATIONS_LEFT] -= 1
    score_game(match.game, match.state)
    assert match.winners == (0,)


@proves("tie_breaks=shared")
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
