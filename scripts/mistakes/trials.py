"""Trials: a mistake is made, the checks look for it, and it is found or not."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from random import Random

from mistakes.kinds import PICTURES, Game, Mistake, NothingToSpoilError
from mistakes.touching import touches
from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.maps import board_folder, open_board, rulesets_of
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.validators.all_checks import check_called
from trackwright.validators.check import AcceptedCheck, Finding, Settings
from trackwright.validators.run_checks import check_board

ATTEMPTS = 20
"""So often a mistake is made again if the board accepts such a thing where it was made."""


@dataclass(frozen=True)
class Outcome:
    """How often a kind of mistake was made and missed on a board, or why it was not made."""

    made: int
    missed: tuple[str, ...]
    absent: str = ""


def try_out(mistake: Mistake, board: str, seeds: Iterable[int]) -> Outcome:
    """Make a mistake on a shipped board, with all its rulesets, once for each seed."""
    made, missed, absent = 0, [], ""
    for seed in seeds:
        for index in range(len(_rulesets(board)) if mistake.asks_rules else 1):
            try:
                misses = _Trial(mistake, board, index, seed).misses()
            except NothingToSpoilError as reason:
                absent = str(reason)
                continue
            made += 1
            missed += misses
    return Outcome(made, tuple(missed), "" if made else absent)


def spoilt(mistake: Mistake, board: str, index: int, seed: int) -> Game:
    """Return a shipped board and one of its rulesets with a mistake, always the same for a seed."""
    return _Trial(mistake, board, index, seed).spoilt()


@dataclass(frozen=True)
class _Trial:
    """A mistake made once, in or against one of the board's rulesets."""

    mistake: Mistake
    board: str
    index: int
    seed: int

    def spoilt(self, attempt: int = 0) -> Game:
        """Return the game with the mistake."""
        before = self._before
        where = f"{self.board} with {before.ruleset.id}, {self.seed}/{attempt}"
        return self.mistake.make(before, Random(f"{self.mistake.name} on {where}"))

    def misses(self) -> list[str]:
        """Return the checks that should find the mistake and do not, with what they say instead.

        What was made where the board accepts such a thing on purpose is made again elsewhere.
        """
        for attempt in range(ATTEMPTS):
            game = self.spoilt(attempt)
            misses, accepted = self._looked_for(game)
            if not misses or not accepted:
                break
        return misses

    @property
    def _before(self) -> Game:
        return Game(_analysis(self.board).board, _rulesets(self.board)[self.index])

    def _looked_for(self, game: Game) -> tuple[list[str], bool]:
        """Return the checks that miss the mistake, and whether the board accepts it."""
        mistake = self.mistake
        analysis = _analysis(self.board).after(game.board)
        rulesets = (game.ruleset,) if mistake.asks_rules else _rulesets(self.board)
        misses, accepted = [], False
        for code in mistake.codes:
            known = _known(self.board, code, self.index if mistake.asks_rules else None)
            new = [
                f
                for f in _findings(analysis, rulesets, code)
                if _message_and_things(f) not in known
            ]
            fitting = [f for f in new if mistake.overall or touches(self._before, game, f)]
            if all(finding.accepted for finding in fitting):
                misses.append(self._miss(code, new))
                accepted = accepted or bool(fitting)
        enough = mistake.either and len(misses) < len(mistake.codes)
        return ([] if enough else misses), accepted

    def _miss(self, code: str, instead: Iterable[Finding]) -> str:
        ruleset = f" with {self._before.ruleset.id}" if self.mistake.asks_rules else ""
        elsewhere = "".join(f"; elsewhere: {finding.message}" for finding in instead)[:400]
        return f"{self.mistake.name}: {code} on {self.board}{ruleset}, seed {self.seed}{elsewhere}"


def _findings(
    analysis: BoardAnalysis, rulesets: Iterable[Ruleset], code: str
) -> tuple[Finding, ...]:
    """Return what a check finds, accepted or not."""
    codes = {code}
    if isinstance(check_called(code), AcceptedCheck):
        codes.update(entry.check for entry in analysis.board.ignored)
    report = check_board(analysis, tuple(rulesets), Settings(select=tuple(sorted(codes))))
    both = (*report.findings, *report.accepted)
    return tuple(finding for finding in both if finding.check.code == code)


def _message_and_things(finding: Finding) -> tuple[object, ...]:
    return finding.message, finding.things


@cache
def _known(board: str, code: str, index: int | None) -> frozenset[tuple[object, ...]]:
    """Return what a check finds on a shipped board as it is."""
    rulesets = _rulesets(board) if index is None else (_rulesets(board)[index],)
    return frozenset(map(_message_and_things, _findings(_analysis(board), rulesets, code)))


@cache
def _analysis(board: str) -> BoardAnalysis:
    return BoardAnalysis(open_board(board).document, PICTURES)


@cache
def _rulesets(board: str) -> tuple[Ruleset, ...]:
    return rulesets_of(_analysis(board).board, board_folder(board))
