"""What a check is, and what it finds."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from shapely.geometry.base import BaseGeometry

from trackwright.schema.board import Board
from trackwright.schema.checks import Severity
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import Sentence
from trackwright.validators.places import Place
from trackwright.validators.survey import Survey

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
    places: tuple[Place, ...]
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

    find: Callable[[Survey], Iterator[Found]]


@dataclass(frozen=True)
class PairCheck(Check):
    """A check of a board against a ruleset."""

    find: Callable[[Survey, Ruleset], Iterator[Found]]


@dataclass(frozen=True)
class RulesetCheck(Check):
    """A check of a ruleset by itself."""

    find: Callable[[Ruleset], Iterator[Found]]


@dataclass(frozen=True)
class RulesetsCheck(Check):
    """A check of a board against all the rulesets together that it is checked with."""

    find: Callable[[Survey, Sequence[Ruleset]], Iterator[Found]]


@dataclass(frozen=True)
class PlayedCheck(Check):
    """A check of what bots found when they played a board by a ruleset."""

    find: Callable[[Survey, "Played"], Iterator[Found]]


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

    find: Callable[[Survey, "Made"], Iterator[Found]]


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
) -> Callable[[Callable[[Survey], Iterator[Found]]], BoardCheck]:
    """Make a function that looks at a board into a check."""
    return lambda find: BoardCheck(code, name, severity, problem, why, source, find)


def pair_check(
    code: str, name: str, severity: Severity, *, problem: str, why: str, source: str
) -> Callable[[Callable[[Survey, Ruleset], Iterator[Found]]], PairCheck]:
    """Make a function that compares a board with a ruleset into a check."""
    return lambda find: PairCheck(code, name, severity, problem, why, source, find)


def ruleset_check(
    code: str, name: str, severity: Severity, *, problem: str, why: str, source: str
) -> Callable[[Callable[[Ruleset], Iterator[Found]]], RulesetCheck]:
    """Make a function that looks at a ruleset into a check."""
    return lambda find: RulesetCheck(code, name, severity, problem, why, source, find)


def rulesets_check(
    code: str, name: str, severity: Severity, *, problem: str, why: str, source: str
) -> Callable[[Callable[[Survey, Sequence[Ruleset]], Iterator[Found]]], RulesetsCheck]:
    """Make a function that compares a board with all rulesets together into a check."""
    return lambda find: RulesetsCheck(code, name, severity, problem, why, source, find)


def played_check(
    code: str, name: str, severity: Severity, *, problem: str, why: str, source: str
) -> Callable[[Callable[[Survey, Played], Iterator[Found]]], PlayedCheck]:
    """Make a function that looks at what bots found into a check."""
    return lambda find: PlayedCheck(code, name, severity, problem, why, source, find)


def accepted_check(
    code: str, name: str, severity: Severity, *, problem: str, why: str, source: str
) -> Callable[[Callable[[Survey, Made], Iterator[Found]]], AcceptedCheck]:
    """Make a function that looks at what a board accepts into a check."""
    return lambda find: AcceptedCheck(code, name, severity, problem, why, source, find)
