"""Every kind of mistake, made at random on every shipped board, is found by its check."""

from collections import Counter
from functools import cache
from random import Random

import pytest
from mistakes.all_kinds import MISTAKES
from mistakes.kinds import Game, Mistake, on_board
from mistakes.table import MISSED, PAGE, page, without_counts
from mistakes.touching import touches
from mistakes.trials import Outcome, spoilt, try_out

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.maps import board_names, open_board, open_ruleset
from trackwright.schema.board import Board
from trackwright.schema.edits import with_changed
from trackwright.validators.check import Settings
from trackwright.validators.run_checks import check_board

KINDS_ON_EACH_BOARD = 140

every_board = pytest.mark.parametrize("board", board_names())


@cache
def outcome(mistake: Mistake, board: str) -> Outcome:
    return try_out(mistake, board, range(1))


@every_board
def test_mistakes_are_found_by_the_checks_meant_for_them(board: str) -> None:
    outcomes = {mistake.name: outcome(mistake, board) for mistake in MISTAKES}
    assert {name: one.missed for name, one in outcomes.items() if one.missed} == {}
    assert sum(one.made > 0 for one in outcomes.values()) >= KINDS_ON_EACH_BOARD


@pytest.mark.long
@every_board
def test_mistakes_are_found_wherever_they_are_made(board: str) -> None:
    missed = {mistake.name: try_out(mistake, board, range(25)).missed for mistake in MISTAKES}
    assert {name: seeds for name, seeds in missed.items() if seeds} == {}


def test_a_mistake_is_the_same_for_the_same_seed_and_another_for_another() -> None:
    mistake = next(kind for kind in MISTAKES if kind.name == "ticket worth one more")
    games = [spoilt(mistake, "europe", 0, seed) for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


def test_what_no_check_speaks_of_counts_as_not_found() -> None:
    @on_board("A board gets another version, which is no mistake.", "T001", overall=True)
    def harmless(board: Board, random: Random) -> Board:
        return board.changed(meta=board.meta.changed(version=str(random.random())))

    assert len(try_out(harmless, "poland", range(2)).missed) == 2


def test_a_problem_elsewhere_does_not_count_as_found() -> None:
    board = open_board("poland").document
    before = Game(board, open_ruleset("poland").ruleset)
    wrong, other = (with_changed(board, "tickets", t.id, points=99) for t in board.tickets[:2])
    finding = check_board(BoardAnalysis(wrong), settings=Settings(select=("T001",))).findings[0]
    assert touches(before, Game(wrong, before.ruleset), finding)
    assert not touches(before, Game(other, before.ruleset), finding)


def test_every_kind_of_mistake_has_a_name_of_its_own() -> None:
    assert [name for name, count in Counter(m.name for m in MISTAKES).items() if count > 1] == []


@pytest.mark.checkout
def test_the_page_of_mistakes_says_what_is_found_now() -> None:
    outcomes = {(m.name, board): outcome(m, board) for m in MISTAKES for board in board_names()}
    written = PAGE.read_text(encoding="utf-8")
    assert MISSED not in written.split("\n| mistake", 1)[1]
    assert without_counts(written) == without_counts(page(outcomes)), "run `make mistakes`"
