"""What a check is, what it finds, and how severe that is."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from shapely.geometry.base import BaseGeometry

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.schema.board import Board
from trackwright.schema.checks import Severity
from trackwright.schema.errors import TrackwrightError, did_you_mean
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import Sentence
from trackwright.schema.thing_ref import ThingRef

if TYPE_CHECKING:  # the editor loads checks before it shows itself, but nothing that plays
    from trackwright.playtest.verdicts import Verdict


@dataclass(frozen=True)
class Fix:
    """A way to mend a problem.

    Attributes:
        title: What it does, as a command: `Set its points to 8`.
        edit: A pure edit of the board.
        safe: Whether it is surely meant, so that it may be made without asking: nothing is lost.
    """

    title: Sentence
    edit: Callable[[Board], Board]
    safe: bool = True


@dataclass(frozen=True)
class Found:
    """A problem as a check finds it.

    Attributes:
        message: What is wrong, in a sentence that names the things.
        places: The things concerned, the one to look at first before the others.
        where: What to show on the board; the things themselves if absent.
        fixes: Ways to mend it, the likeliest first.
    """

    message: Sentence
    places: tuple[ThingRef, ...]
    where: BaseGeometry | None = None
    fixes: tuple[Fix, ...] = ()


@dataclass(frozen=True)
class Check:
    """Something that can be wrong, and is looked for.

    Attributes:
        code: A letter for the family and a number, never used again for another check.
        name: The same, in words: `ticket-value`.
        severity: How grave the problem is, unless a board or a user says otherwise.
        problem: What is wrong, in one sentence.
        why: Why it matters.
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
        ruleset: The ruleset.
        verdicts: Of games that the board and the ruleset, as they are, would play again.
        outdated: Of games of an earlier version, where there are no others.
    """

    ruleset: Ruleset
    verdicts: "tuple[Verdict, ...]"
    outdated: "tuple[Verdict, ...]"


@dataclass(frozen=True)
class AcceptedCheck(Check):
    """A check of what a board accepts, made once all others are done.

    It is told which checks were made and which of the board's entries accepted something.
    """

    find: Callable[[BoardAnalysis, "Made"], Iterator[Found]]


@dataclass(frozen=True)
class Made:
    """Which checks were made on a board.

    Attributes:
        catalogue: All checks there are.
        codes: Of the checks that were made.
        rulesets: Names of the rulesets it was checked with.
        used: Positions of the entries of the board's `ignored` that accepted something.
    """

    catalogue: tuple[Check, ...]
    codes: frozenset[str]
    rulesets: frozenset[str]
    used: frozenset[int]


def board_check(
    code: str, name: str, severity: Severity, *, problem: str, why: str, source: str
) -> Callable[[Callable[[BoardAnalysis], Iterator[Found]]], BoardCheck]:
    """Make a function that looks at a board into a check."""
    return lambda find: BoardCheck(code, name, severity, problem, why, source, find)


def pair_check(
    code: str, name: str, severity: Severity, *, problem: str, why: str, source: str
) -> Callable[[Callable[[BoardAnalysis, Ruleset], Iterator[Found]]], PairCheck]:
    """Make a function that compares a board with a ruleset into a check."""
    return lambda find: PairCheck(code, name, severity, problem, why, source, find)


def ruleset_check(
    code: str, name: str, severity: Severity, *, problem: str, why: str, source: str
) -> Callable[[Callable[[Ruleset], Iterator[Found]]], RulesetCheck]:
    """Make a function that looks at a ruleset into a check."""
    return lambda find: RulesetCheck(code, name, severity, problem, why, source, find)


def rulesets_check(
    code: str, name: str, severity: Severity, *, problem: str, why: str, source: str
) -> Callable[[Callable[[BoardAnalysis, Sequence[Ruleset]], Iterator[Found]]], RulesetsCheck]:
    """Make a function that compares a board with all rulesets together into a check."""
    return lambda find: RulesetsCheck(code, name, severity, problem, why, source, find)


def played_check(
    code: str, name: str, severity: Severity, *, problem: str, why: str, source: str
) -> Callable[[Callable[[BoardAnalysis, Played], Iterator[Found]]], PlayedCheck]:
    """Make a function that looks at what bots found into a check."""
    return lambda find: PlayedCheck(code, name, severity, problem, why, source, find)


def accepted_check(
    code: str, name: str, severity: Severity, *, problem: str, why: str, source: str
) -> Callable[[Callable[[BoardAnalysis, Made], Iterator[Found]]], AcceptedCheck]:
    """Make a function that looks at what a board accepts into a check."""
    return lambda find: AcceptedCheck(code, name, severity, problem, why, source, find)


@dataclass(frozen=True)
class Finding:
    """A problem, with the check that found it.

    Attributes:
        check: The check.
        severity: How grave it is here.
        found: What was found.
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
    def places(self) -> tuple[ThingRef, ...]:
        """The things concerned."""
        return self.found.places

    @property
    def where(self) -> BaseGeometry | None:
        """What to show on the board, if not just the things."""
        return self.found.where

    @property
    def fixes(self) -> tuple[Fix, ...]:
        """Ways to mend it."""
        return self.found.fixes


@dataclass(frozen=True)
class Report:
    """What the checks found.

    Attributes:
        findings: Problems, the gravest first.
        accepted: Problems that the board accepts on purpose.
        checks: How many checks were made.
        rulesets: Names of the rulesets concerned.
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
        ignore: Patterns of the checks to leave out.
        levels: Severities by patterns.
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
    """Tell whether a pattern such as `T001`, `G*` or `label-*` fits a check's code or name."""
    wanted = pattern.lower()
    return fnmatchcase(check.code.lower(), wanted) or fnmatchcase(check.name, wanted)
