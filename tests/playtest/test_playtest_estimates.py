"""How sure numbers are that come from few games, and what is said of them."""

from dataclasses import replace

import numpy as np
import pytest
from builders import a_board
from match_builders import a_ruleset, shipped_game

from trackwright.playtest.estimates import Estimate, mean
from trackwright.playtest.findings import FEWEST_GAMES, findings
from trackwright.playtest.jobs import Job, run
from trackwright.playtest.match import Match
from trackwright.playtest.reports import json_report, text_report
from trackwright.playtest.state import NO_CARDS
from trackwright.playtest.statistics import report
from trackwright.playtest.verdicts import Subject


@pytest.mark.parametrize("count", [2, 3, 10, 30, 1_000])
def test_a_mean_of_few_values_has_student_s_interval(count: int) -> None:
    values = np.arange(count, dtype=np.float64)
    found = mean(values)
    from scipy.stats import t  # late: it takes a second to load

    expected = t.interval(0.95, count - 1, values.mean(), values.std(ddof=1) / np.sqrt(count))
    assert (found.low, found.high) == pytest.approx(expected)


def test_a_single_value_is_hardly_sure_of_anything() -> None:
    found = mean(np.array([20]))
    assert found.low < -100 < 200 < found.high


def test_single_values_never_surely_differ() -> None:
    many = Estimate(10.0, 9.9, 10.1, 1_000)
    assert not mean(np.array([0])).surely_differs(many)
    assert not many.surely_differs(mean(np.array([], dtype=np.int32)))
    assert many.surely_differs(mean(np.array([1, 2, 1, 2])))


@pytest.mark.parametrize("name", ["europe", "poland", "northern_lights"])
def test_one_game_says_nothing_of_colours_and_tickets(name: str) -> None:
    board, rules = shipped_game(name)
    for seed in range(6):
        job = Job(board, rules, ("greedy", "random"), 1, seed)
        numbers = report(job, run(job))
        said = {finding.subject for finding in findings(numbers)}
        assert not said & {Subject.COLORS, Subject.TICKETS}
        assert numbers.turns.low < numbers.turns.value < numbers.turns.high
        assert "inf" not in text_report(numbers).split()
        assert "Infinity" not in json_report([numbers])


def test_enough_games_speak_of_colours() -> None:
    board, rules = shipped_game("northern_lights")
    job = Job(board, rules, ("greedy", "greedy"), FEWEST_GAMES)
    numbers = report(job, run(job))
    colors = tuple(
        replace(color, asked=Estimate(99.0, 98.0, 100.0, FEWEST_GAMES))
        if color.id == "red"
        else color
        for color in numbers.colors
    )
    said = [finding.subject for finding in findings(replace(numbers, colors=colors))]
    assert Subject.COLORS in said


def test_starting_hands_that_the_deck_cannot_fill_are_a_failure() -> None:
    rules = a_ruleset(train_cards={"starting_hand": 50})
    match = Match(a_board().with_route("a", "b").build(), rules, 4, 1)
    assert sum(sum(match.hand(player).values()) for player in range(4)) == 110
    assert match.state.table[NO_CARDS] == 4 * 50 - 110


def test_starting_hands_that_the_deck_can_fill_are_none() -> None:
    rules = a_ruleset(train_cards={"starting_hand": 27})
    match = Match(a_board().with_route("a", "b").build(), rules, 4, 1)
    assert match.state.table[NO_CARDS] == 0
