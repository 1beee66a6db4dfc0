"""What a check is, what it finds, and how severe that is."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeVar

import shapely
from shapely.geometry.base import BaseGeometry

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.schema.board import Board
from trackwright.schema.checks import Severity
from trackwright.schema.edits import Kind, with_all_changed, with_own_rules, without
from trackwright.schema.errors import TrackwrightError, did_you_mean
from trackwright.schema.rules.ruleset import Json, Ruleset
from trackwright.schema.sentences import Sentence, say
from trackwright.schema.thing_ref import ThingRef

if TYPE_CHECKING:  # the editor loads checks before it shows itself, but nothing that plays
    from trackwright.playtest.verdicts import Verdict


P = ParamSpec("P")
Find = TypeVar("Find", bound=Callable[..., "Iterator[Found]"], contravariant=True)
Made = TypeVar("Made", bound="Check", covariant=True)

Edit = Callable[[Board], Board]
"""A pure edit of a board."""


class ImpossibleFixError(TrackwrightError):
    """A correction that would leave no valid board, or take away what it should mend."""


@dataclass(frozen=True)
class Fix:
    """A correction of a problem.

    Attributes:
        title: What it does, as a command: `Set its points to 8`.
        safe: Whether it is surely meant, so that it may be made without asking: nothing is lost.
    """

    title: Sentence
    edit: Edit
    safe: bool = True

    def apply(self, board: Board) -> Board:
        """Return the corrected board; raise ImpossibleFixError if there can be none."""
        try:
            return self.edit(board)
        except (ValueError, shapely.errors.ShapelyError) as error:
            # Shapes that degenerate once they are cut or rounded show it nowhere earlier.
            raise ImpossibleFixError(say("what is left would be no valid shape")) from error


def board_edit(
    change: Callable[Concatenate[Board, P], Board], *args: P.args, **kwargs: P.kwargs
) -> Edit:
    """Return the edit that calls a function on a board with arguments known now."""
    return lambda board: change(board, *args, **kwargs)


def field_change(
    title: Sentence, kind: Kind, ids: str | Iterable[str], /, *, safe: bool = False, **fields: Any
) -> Fix:
    """Return the fix that gives some fields of one or several things other values."""
    names = (ids,) if isinstance(ids, str) else tuple(ids)
    return Fix(title, board_edit(with_all_changed, kind, names, **fields), safe)


def removal(title: Sentence, kind: Kind, *ids: str) -> Fix:
    """Return the fix that removes some things of one kind."""
    return Fix(title, board_edit(without, kind, *ids), safe=False)


def rules_change(title: Sentence, ruleset: Ruleset, difference: Json) -> Fix:
    """Return the fix that gives the board rules of its own, which differ from a ruleset."""
    return Fix(title, board_edit(with_own_rules, ruleset.id, difference), safe=False)


@dataclass(frozen=True)
class Found:
    """A problem as a check finds it.

    Attributes:
        message: What is wrong, in a sentence that names the things.
        things: The things concerned, the one to look at first before the others.
        where: What to show on the board; the things themselves if absent.
    """

    message: Sentence
    things: tuple[ThingRef, ...]
    where: BaseGeometry | None = None
    fixes: tuple[Fix, ...] = ()


@dataclass(frozen=True)
class Check:
    """A kind of problem, with the function that finds it.

    Attributes:
        code: A letter for the family and a number, never used again for another check.
        name: The same, in words: `ticket-value` for the function `ticket_value`.
        severity: How grave the problem is, unless a board or a user says otherwise.
        problem: What is wrong, in one sentence: the function's docstring.
        source: The rule, parameter or reason behind it.
    """

    code: str
    name: str
    severity: Severity
    problem: str
    why: str
    source: str


@dataclass(frozen=True)
class BoardCheck(Check):
    """A check of a board by itself."""

    find: Callable[[BoardAnalysis], Iterator[Found]]


@dataclass(frozen=True)
class PairCheck(Check):
    """A check of a board against a ruleset."""

    find: Callable[[BoardAnalysis, Ruleset], Iterator[Found]]


@dataclass(frozen=True)
class RulesetCheck(Check):
    """A check of a ruleset by itself."""

    find: Callable[[Ruleset], Iterator[Found]]


@dataclass(frozen=True)
class RulesetsCheck(Check):
    """A check of a board against all the rulesets together that it is checked with."""

    find: Callable[[BoardAnalysis, Sequence[Ruleset]], Iterator[Found]]


@dataclass(frozen=True)
class PlayedCheck(Check):
    """A check of what bots found when they played a board by a ruleset."""

    find: Callable[[BoardAnalysis, "Played"], Iterator[Found]]


@dataclass(frozen=True)
class Played:
    """What games of a board by one ruleset said.

    Attributes:
        verdicts: Of games that the board and the ruleset, as they are, would play again.
        outdated: Of games of an earlier version, where there are no others.
    """

    ruleset: Ruleset
    verdicts: "tuple[Verdict, ...]"
    outdated: "tuple[Verdict, ...]"


@dataclass(frozen=True)
class AcceptedCheck(Check):
    """A check of what a board accepts, made once all others are done."""

    find: Callable[[BoardAnalysis, "ChecksMade"], Iterator[Found]]


@dataclass(frozen=True)
class ChecksMade:
    """Which checks were made on a board.

    Attributes:
        used: Positions of the entries of the board's `ignored` that accepted something.
    """

    catalogue: tuple[Check, ...]
    codes: frozenset[str]
    rulesets: frozenset[str]
    used: frozenset[int]


class _Decorator(Protocol[Find, Made]):
    def __call__(
        self, code: str, severity: Severity, *, why: str, source: str
    ) -> Callable[[Find], Made]: ...


def _decorator(
    make: Callable[[str, str, Severity, str, str, str, Find], Made],
) -> _Decorator[Find, Made]:
    """Return the decorator that makes a function that finds problems into a check.

    The function's name, with dashes, is the check's, and its docstring says what is wrong.
    """

    def declare(code: str, severity: Severity, *, why: str, source: str) -> Callable[[Find], Made]:
        def made(find: Find) -> Made:
            name, problem = find.__name__.replace("_", "-"), " ".join((find.__doc__ or "").split())
            return make(code, name, severity, problem, why, source, find)

        return made

    return declare


board_check = _decorator(BoardCheck)
pair_check = _decorator(PairCheck)
ruleset_check = _decorator(RulesetCheck)
rulesets_check = _decorator(RulesetsCheck)
played_check = _decorator(PlayedCheck)
accepted_check = _decorator(AcceptedCheck)


@dataclass(frozen=True)
class Finding:
    """A problem, with the check that found it.

    Attributes:
        rulesets: With which rulesets it was found; empty if none was needed.
        accepted: The reason why the board accepts it, if it does.
    """

    check: Check
    severity: Severity
    found: Found
    rulesets: tuple[str, ...] = ()
    accepted: str | None = None

    @property
    def message(self) -> Sentence:
        """What is wrong."""
        return self.found.message

    @property
    def things(self) -> tuple[ThingRef, ...]:
        """The things concerned."""
        return self.found.things

    @property
    def where(self) -> BaseGeometry | None:
        """What to show on the board, if not just the things."""
        return self.found.where

    @property
    def fixes(self) -> tuple[Fix, ...]:
        """Corrections, the likeliest first."""
        return self.found.fixes


@dataclass(frozen=True)
class ImpossibleFix:
    """A fix that could not be made, and why."""

    finding: Finding
    fix: Fix
    reason: str


@dataclass(frozen=True)
class Report:
    """What the checks found.

    Attributes:
        findings: Problems, the gravest first.
        checks: How many checks were made.
    """

    findings: tuple[Finding, ...]
    accepted: tuple[Finding, ...]
    checks: int
    rulesets: tuple[str, ...]

    def count(self, severity: Severity) -> int:
        """Return how many problems of a severity there are."""
        return sum(finding.severity is severity for finding in self.findings)


Levels = Mapping[str, Severity]
"""Severities by patterns of codes or names; the last pattern that fits counts."""


class UnknownCheckError(TrackwrightError):
    """A code or name that no check has."""

    def __init__(self, word: str, names: Iterable[str]) -> None:
        hint = did_you_mean(word, names) or "; docs/checks.md lists them all"
        super().__init__(f"there is no check '{word}'{hint}")


@dataclass(frozen=True)
class Settings:
    """What a user asks for, over what a board says.

    Attributes:
        select: Patterns of the checks to make; all if empty.
    """

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    levels: Levels = field(default_factory=dict)

    def severity(self, check: Check, of_the_board: Levels) -> Severity:
        """Return how grave a check's findings are; `off` if it is not to be made."""
        if self.select and not any(fits(check, pattern) for pattern in self.select):
            return Severity.OFF
        if any(fits(check, pattern) for pattern in self.ignore):
            return Severity.OFF
        severity = check.severity
        for levels in (of_the_board, self.levels):
            for pattern, level in levels.items():
                severity = level if fits(check, pattern) else severity
        if self.select and severity is Severity.OFF:
            return check.severity  # what is asked for by name is looked for
        return severity

    def require_known(self, checks: Iterable[Check]) -> None:
        """Raise UnknownCheckError if a pattern fits no check."""
        known = list(checks)
        for pattern in (*self.select, *self.ignore, *self.levels):
            if not any(fits(check, pattern) for check in known):
                raise UnknownCheckError(pattern, [check.name for check in known])


def fits(check: Check, pattern: str) -> bool:
    """Return whether a pattern such as `T001`, `G*` or `label-*` fits a check's code or name."""
    wanted = pattern.lower()
    return fnmatchcase(check.code.lower(), wanted) or fnmatchcase(check.name, wanted)
