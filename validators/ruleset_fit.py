"""Whether a board can be played by a ruleset, and what it lacks."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.maps import DEFAULT_RULESET, generic_rulesets
from trackwright.schema.board import Board
from trackwright.schema.checks import Severity
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import Sentence, listed, say
from trackwright.validators.all_checks import CHECKS
from trackwright.validators.board_rules import mechanics, piles
from trackwright.validators.check import Finding, PairCheck

_BINDING = (
    piles.empty_pile,
    piles.ticket_in_two_piles,
    piles.bonus_picks_nothing,
    mechanics.length_without_points,
)
"""Checks that find rules with nothing on the board to apply to."""


@dataclass(frozen=True)
class RulesetFit:
    """How a board suits a ruleset.

    Attributes:
        problems: The errors that checks of the board against the ruleset find.
    """

    ruleset: Ruleset
    problems: tuple[Finding, ...]

    @property
    def lacks(self) -> tuple[Sentence, ...]:
        """What keeps the board from being played by the ruleset, a sentence for each check."""
        return _one_each(self.problems)


def ruleset_fit(analysis: BoardAnalysis, ruleset: Ruleset) -> RulesetFit:
    """Return how a board suits a ruleset."""
    checks = [check for check in CHECKS if isinstance(check, PairCheck)]
    grave = (check for check in checks if check.severity is Severity.ERROR)
    return RulesetFit(ruleset, _found(analysis, ruleset, grave))


def unplayable(analysis: BoardAnalysis, ruleset: Ruleset) -> tuple[Sentence, ...]:
    """Return why rules mean nothing on a board: empty piles, lengths without points, vain bonuses.

    Nothing should be played, printed or exported without a word of these.
    """
    return _one_each(_found(analysis, ruleset, _BINDING))


def refuse_unplayable(board: Board, folder: Path | None, ruleset: Ruleset) -> None:
    """Raise an error if rules mean nothing on a board: bots would play another game."""
    if reasons := unplayable(BoardAnalysis(board, folder), ruleset):
        raise TrackwrightError(
            say(
                "the board cannot be played by '{ruleset}': {reasons}",
                ruleset=ruleset.id,
                reasons=listed(reasons),
            )
        )


def nearest_ruleset(analysis: BoardAnalysis) -> RulesetFit:
    """Return the generic ruleset for which a board lacks least: if in doubt the default one."""
    fits = (ruleset_fit(analysis, ruleset) for ruleset in generic_rulesets())
    return min(
        fits,
        key=lambda fit: (
            len(fit.problems),
            fit.ruleset.id != DEFAULT_RULESET,
            -fit.ruleset.players.maximum,
        ),
    )


def _found(
    analysis: BoardAnalysis, ruleset: Ruleset, checks: Iterable[PairCheck]
) -> tuple[Finding, ...]:
    return tuple(
        Finding(check, check.severity, found, (ruleset.id,))
        for check in checks
        for found in check.find(analysis, ruleset)
    )


def _one_each(problems: Sequence[Finding]) -> tuple[Sentence, ...]:
    """Return a sentence for each check: its first problem, and how many are like it."""
    by_check: dict[str, list[Finding]] = {}
    for problem in problems:
        by_check.setdefault(problem.check.code, []).append(problem)
    return tuple(_first(alike) for alike in by_check.values())


def _first(alike: Sequence[Finding]) -> Sentence:
    first, *others = alike
    words = first.message
    if first.fixes:
        words = say("{problem} ({fix})", problem=words, fix=first.fixes[0].title)
    if not others:
        return words
    return say("{problem}; and {number} more like it", problem=words, number=len(others))
