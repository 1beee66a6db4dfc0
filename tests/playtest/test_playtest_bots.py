"""What bots do with stations, bonuses and country cards, and how strong they are."""

from pathlib import Path
from typing import Any

import pytest
from builders import BoardBuilder, a_board
from match_builders import a_match, a_ruleset, give_routes, set_hand, shipped_game
from playable_board import a_playable_board
from typer.testing import CliRunner

from trackwright.cli.app import app
from trackwright.playtest.bots.search import BOTS, StyleBot
from trackwright.playtest.bots.styles import STYLES
from trackwright.playtest.engine import load_engine
from trackwright.playtest.game_from_board import lower
from trackwright.playtest.jobs import Job, run
from trackwright.playtest.match import Action, Deed, Match
from trackwright.playtest.simulator import Simulator, play_games
from trackwright.playtest.state import (
    ENDER,
    HOLDER,
    POINTS,
    STATIONS_LEFT,
    TICKET_STATE,
    TICKETS_HELD,
    TRAINS_LEFT,
    TURNS_LEFT,
    WON,
)
from trackwright.playtest.statistics import report
from trackwright.schema.files.writing import write_board

PLANNERS = [style for style in STYLES if style != "random"]
STATIONS = {"each": 2, "costs": [1, 2], "locomotives_wild": True, "points_unbuilt": 4}


def chosen(match: Match, style: str = "greedy") -> Action:
    return StyleBot(style, match.game).choose(match)


def holding(match: Match, *tickets: str) -> Match:
    """Let the first player hold exactly these tickets."""
    for number, ticket in enumerate(match.board.tickets):
        mine = ticket.id in tickets
        match.state.tickets[number * TICKET_STATE + HOLDER] = 0 if mine else -1
    match.state.players[TICKETS_HELD] = len(tickets)
    return match


def a_blocked_match(points: int = 8, **rules: Any) -> Match:
    """Return a match in which a ticket a-c lacks only a route that the other player owns."""
    board = a_board().with_route("a", "b", color="red").with_route("b", "c", color="red")
    board = board.with_route("d", "e", color="blue").with_ticket("a", "c", points=points)
    match = a_match(board, a_ruleset(stations=STATIONS, **rules))
    give_routes(match, 0, "a-b")
    give_routes(match, 1, "b-c")
    return holding(match, "a-c")


def begin_the_end(match: Match) -> None:
    match.state.table[ENDER], match.state.table[TURNS_LEFT] = 1, 2


@pytest.mark.parametrize("style", PLANNERS)
def test_a_station_is_built_where_it_completes_a_ticket(style: str) -> None:
    match = a_blocked_match()
    set_hand(match, 0, red=1)
    action = chosen(match, style)
    assert action.deed is Deed.BUILD_STATION
    assert set(action.on) <= {"b", "c"}


def test_a_station_that_costs_more_points_than_it_saves_is_not_built() -> None:
    match = a_blocked_match(points=2)
    set_hand(match, 0, red=1)
    begin_the_end(match)
    assert chosen(match).deed is not Deed.BUILD_STATION


def test_a_ticket_that_a_station_saved_needs_no_other_station() -> None:
    match = a_blocked_match()
    bot = StyleBot("greedy", match.game)
    set_hand(match, 0, red=1)
    match.play(bot.choose(match))
    set_hand(match, 1)
    match.play(Action(Deed.DRAW_BLIND))
    match.play(Action(Deed.DRAW_BLIND))
    set_hand(match, 0, red=3)
    assert match.state.players[STATIONS_LEFT] == 1
    assert bot.choose(match).deed is not Deed.BUILD_STATION


def test_the_last_turn_completes_a_ticket_rather_than_to_claim_what_scores_more() -> None:
    board = a_board().with_route("a", "b", color="red", length=1)
    board = board.with_route("c", "d", color="blue", length=4).with_ticket("a", "b", points=5)
    match = holding(a_match(board, a_ruleset()), "a-b")
    set_hand(match, 0, red=1, blue=4)
    begin_the_end(match)
    assert chosen(match).on == ("a-b",)
    holding(match)
    assert chosen(match).on == ("c-d",)


def test_in_the_last_turn_a_station_is_compared_with_a_claim() -> None:
    match = a_blocked_match(points=3)
    set_hand(match, 0, blue=2)
    begin_the_end(match)
    assert chosen(match).on == ("d-e",), "two points are as many as 3 + 3 − 4, and sooner had"
    match = a_blocked_match(points=4)
    set_hand(match, 0, blue=2)
    begin_the_end(match)
    assert chosen(match).deed is Deed.BUILD_STATION


def equals() -> BoardBuilder:
    """Return a board with routes worth as much, of which the second goes on from a to b."""
    board = a_board().with_route("f", "g", color="red", length=3)
    board = board.with_route("b", "c", color="red", length=3, ferry=True)
    return board.with_route("a", "b", color="red", length=3)


@pytest.mark.parametrize(
    "most",
    [
        {"kind": "longest_path"},
        {"kind": "claimed_routes", "routes": {"ferry": True}},
        {"kind": "countries_joined"},
    ],
)
def test_of_routes_worth_as_much_one_that_a_bonus_counts_is_claimed(most: dict[str, Any]) -> None:
    board = equals().with_country("north").with_city("c", country="north")
    cards = [{"id": "most", "points": 10, "most": most}]
    for bonuses, claimed in (({"bonuses": {"cards": cards}}, "b-c"), ({}, "f-g")):
        match = a_match(board, a_ruleset(**bonuses))
        give_routes(match, 0, "a-b")
        set_hand(match, 0, red=3)
        assert chosen(match).on == (claimed,)


def test_a_ticket_that_a_bonus_counts_is_kept_at_a_higher_price() -> None:
    board = a_board().with_route("a", "b", length=8).with_ticket("a", "b", points=6)
    board = board.with_ticket("a", "b", points=6).with_ticket("a", "b", points=6)
    tickets = {"deals": [{"pile": "pile", "cards": 1, "rejected": "out_of_the_game"}]}
    most = {"kind": "completed_tickets"}
    kept = []
    for points in (0, 10):
        cards = [{"id": "most", "points": points, "most": most}]
        rules = a_ruleset(tickets=tickets, bonuses={"cards": cards})
        kept.append(len(chosen(Match(board.build(), rules, 2, seed=1)).on))
    assert kept == [0, 1]


def test_a_border_is_crossed_for_country_cards_once_tickets_are_done() -> None:
    board = a_board()
    for country in ("north", "south"):
        board = board.with_country(country, cards=[9, 2]).with_crossing(f"{country}_x", country)
    board = board.with_route("a", "north_x", color="red", length=1)
    board = board.with_route("a", "south_x", color="blue", length=1)
    board = board.with_route("c", "d", color="red", length=2)
    rules = a_ruleset(country_cards={"order": "highest_on_top", "countries_needed": 2})
    match = a_match(board, rules)
    give_routes(match, 0, "a-south_x")
    set_hand(match, 0, red=2)
    assert chosen(match).on == ("a-north_x",)


def games(ruleset: str, *bots: str, count: int) -> dict[str, Any]:
    simulator = Simulator(lower(*shipped_game(ruleset), len(bots)), load_engine())
    outcomes = play_games(simulator, tuple(BOTS[bot] for bot in bots), 1, count)
    return {bot: outcomes.players[outcomes.styles == BOTS[bot]] for bot in bots}


@pytest.mark.parametrize("ruleset", ["europe", "nordic_countries", "northern_lights", "poland"])
def test_every_style_is_far_stronger_than_the_random_one(ruleset: str) -> None:
    for style in PLANNERS:
        players = games(ruleset, style, "random", count=3)
        assert players[style][:, POINTS].mean() > players["random"][:, POINTS].mean() + 30


def test_stations_are_built_in_games_of_four() -> None:
    players = games("europe", *["greedy"] * 4, count=8)
    assert (3 - players["greedy"][:, STATIONS_LEFT]).sum() > 8


def test_one_who_searches_can_be_chosen_like_a_style() -> None:
    board = a_board()
    for first, second in ("ab", "bc", "cd", "da", "ac", "bd"):
        board = board.with_route(first, second, length=2)
        board = board.with_ticket(first, second, points=4)
    tickets = {"deals": [{"pile": "pile", "cards": 2, "rejected": "out_of_the_game"}]}
    rules = a_ruleset(players={"trains": 6}, tickets=tickets)
    job = Job(board.build(), rules, ("search", "greedy"), 5)
    assert [count for _, count in job.chunks] == [2, 2, 1]
    outcomes = run(job)
    assert outcomes.styles.tolist()[0] == [STYLES["greedy"], BOTS["search"]]
    again = run(job)
    assert outcomes.players.tolist() == again.players.tolist()
    told = report(job, outcomes)
    assert set(told.styles) == {"search", "greedy"}
    searched = outcomes.players[outcomes.styles == BOTS["search"]]
    assert searched[:, WON].mean() >= 0.5
    assert (searched[:, TRAINS_LEFT] < 6).all()


def test_the_command_lets_a_searcher_play(tmp_path: Path) -> None:
    board = a_playable_board().changed(rulesets=("classic",))
    write_board(tmp_path / "board.json", board)
    arguments = ["--players", "2", "--games", "1", "--bots", "search,greedy"]
    arguments += ["--plain", "--jobs", "1"]
    result = CliRunner().invoke(app, ["playtest", str(tmp_path / "board.json"), *arguments])
    assert result.exit_code == 0
    assert "2 players: search, greedy" in result.stdout
    assert "Wins by style: search" in result.stdout
