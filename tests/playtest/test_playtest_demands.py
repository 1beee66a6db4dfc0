"""What players wanted and what it took: colours, second tracks, kinds of routes, who ends."""

from dataclasses import replace

import networkx as nx
import numpy as np
import pytest
from builders import a_board
from match_builders import a_ruleset, shipped_game

from trackwright.playtest import state as places
from trackwright.playtest.demand import color_uses, efforts, missed_tracks
from trackwright.playtest.estimates import Estimate
from trackwright.playtest.findings import findings
from trackwright.playtest.jobs import Job, run
from trackwright.playtest.simulator import Outcomes
from trackwright.playtest.statistics import Report, report
from trackwright.playtest.verdicts import Subject

EUROPE, EUROPE_RULES = shipped_game("europe")
JOB = Job(EUROPE, EUROPE_RULES, ("greedy", "random", "long-route"), 12)


@pytest.fixture(scope="module")
def games() -> Outcomes:
    return run(JOB)


@pytest.fixture(scope="module")
def numbers(games: Outcomes) -> Report:
    return report(JOB, games)


def test_cards_that_are_drawn_are_spent_or_in_hand(games: Outcomes) -> None:
    drawn = sum(use.drawn.value for use in color_uses(JOB, games))
    taken = games.players[:, :, places.CARDS_TAKEN].sum(axis=1).mean()
    assert drawn == pytest.approx(taken)


def test_every_space_and_icon_asks_for_a_card(games: Outcomes) -> None:
    uses = {use.id: use for use in color_uses(JOB, games)}
    assert uses["locomotive"].spaces == sum(len(route.icons) for route in EUROPE.routes)
    black = sum(route.length for route in EUROPE.routes if route.color == "black")
    assert uses["black"].spaces == black - sum(
        len(route.icons) for route in EUROPE.routes if route.color == "black"
    )


def test_a_way_is_the_shortest_over_own_routes(games: Outcomes) -> None:
    found = efforts(JOB, games)
    slow: dict[int, list[int]] = {}
    for game, ticket in zip(*np.nonzero(games.tickets[:, :, places.DONE]), strict=True):
        holder = games.tickets[game, ticket, places.HOLDER]
        own = nx.Graph()
        for track, route in enumerate(EUROPE.routes):
            if games.tracks[game, track, places.OWNER] == holder:
                own.add_edge(*route.ends, weight=route.length)
        one, other = EUROPE.tickets[ticket].ends
        if one in own and other in own and nx.has_path(own, one, other):
            length = nx.shortest_path_length(own, one, other, weight="weight")
            slow.setdefault(int(ticket), []).append(int(length))
    assert {ticket: one.count for ticket, one in found.items()} == {
        ticket: len(lengths) for ticket, lengths in slow.items()
    }
    for ticket, lengths in slow.items():
        assert found[ticket].value == pytest.approx(sum(lengths) / len(lengths))


def a_bottleneck() -> Job:
    """Return games of two players who both need the one way from `a` to `d`."""
    board = a_board().with_route("a", "b", length=2, color="gray")
    board = board.with_route("b", "c", length=2, color="gray")
    board = board.with_route("c", "d", length=2, color="gray")
    board = board.with_route("x", "y", length=6, color="gray")
    for _ in range(2):
        board = board.with_ticket("a", "d", points=6)
    deals = [{"pile": "pile", "cards": 1, "rejected": "out_of_the_game"}]
    rules = a_ruleset(
        players={"trains": 6}, tickets={"deals": deals, "keep_at_least": 1}, end={"trains_left": 0}
    )
    return Job(board.build(), rules, ("greedy", "greedy"), 20)


def test_a_second_track_is_missed_where_two_need_the_only_one() -> None:
    job = a_bottleneck()
    games = run(job)
    missed = {one.ends: one for one in missed_tracks(job, games)}
    assert missed.keys() == {("a", "b"), ("b", "c"), ("c", "d")}
    assert missed["b", "c"].missed.value > 0.9
    assert missed["b", "c"].failed.value == 1
    assert not missed["b", "c"].closed
    told = [one.message for one in findings(report(job, games)) if one.subject is Subject.TRACKS]
    assert any("one more track would help" in message for message in told)


def test_kinds_of_routes_are_told_apart(numbers: Report) -> None:
    kinds = {use.kind: use for use in numbers.kinds}
    assert kinds["tunnel"].routes == sum(route.tunnel for route in EUROPE.routes)
    assert kinds.keys() == {"ordinary", "tunnel", "ferry"}
    claimed = sum(route.claimed.value for route in numbers.routes)
    assert sum(use.claimed.value for use in numbers.kinds) > claimed - 0.001


def test_whoever_ends_the_game_sits_somewhere(games: Outcomes, numbers: Report) -> None:
    ended = (games.table[:, places.ENDER] >= 0).mean()
    assert numbers.ending.reached.value == pytest.approx(ended)
    assert sum(seat.value for seat in numbers.ending.seats) == pytest.approx(1)
    assert numbers.ending.styles.keys() == {"greedy", "random", "long-route"}


def test_stations_and_tunnels_are_counted(games: Outcomes, numbers: Report) -> None:
    built = 3 - games.players[:, :, places.STATIONS_LEFT].mean()
    assert numbers.counts["stations built"].value == pytest.approx(built)
    assert numbers.events["cards added to tunnels"].value > 0


def test_country_cards_are_told_by_country() -> None:
    board, rules = shipped_game("poland")
    job = Job(board, rules, ("greedy", "greedy"), 6)
    games = run(job)
    taken = sum(one.value for one in report(job, games).countries.values())
    assert taken == pytest.approx(games.players[:, :, places.COUNTRY_CARDS].sum() / 6)


def test_bonuses_tell_how_often_their_winners_win(numbers: Report) -> None:
    won = numbers.bonus_winners["european_express"]
    assert won.count >= 12
    assert 0 < won.value < 1


def test_a_colour_that_is_asked_for_too_often_is_scarce(numbers: Report) -> None:
    red = next(color for color in numbers.colors if color.id == "red")
    wanted = replace(red, asked=Estimate(30.0, 29.0, 31.0, 40))
    colors = tuple(wanted if color is red else color for color in numbers.colors)
    (found,) = (
        finding
        for finding in findings(replace(numbers, colors=colors, games=40))
        if finding.subject is Subject.COLORS and finding.message.startswith("red")
    )
    assert "red is scarce: claimed routes ask for 30.0 (29.0–31.0)" in found.message
    assert found.is_strong
