"""Problems mended: fixes applied to a board until nothing is left that they could mend."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from trackwright.schema.checks import Severity
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.validators.check import Fix
from trackwright.validators.finding import Finding, Report
from trackwright.validators.places import Place
from trackwright.validators.running import ALL_CHECKS, check_board
from trackwright.validators.settings import Settings
from trackwright.validators.survey import Survey

MOST_PASSES = 20
"""One fix can bring another problem to light; two that undo each other would never end."""

MOST_DECISIONS = 200
"""Unsafe fixes are made one by one, each followed by all checks."""


@dataclass(frozen=True)
class Mended:
    """A board after its fixes.

    Attributes:
        survey: The board as it is now.
        done: The findings that were mended, and how.
        report: What is still to be found.
    """

    survey: Survey
    done: tuple[tuple[Finding, Fix], ...]
    report: Report


def mend(
    survey: Survey,
    rulesets: Sequence[Ruleset] = (),
    settings: Settings = ALL_CHECKS,
    *,
    unsafe: bool = False,
) -> Mended:
    """Mend what can be mended without asking; with `unsafe`, then also what needs a decision."""
    mended = _mend_safely(survey, rulesets, settings)
    return _decide(mended, rulesets, settings) if unsafe else mended


def _mend_safely(survey: Survey, rulesets: Sequence[Ruleset], settings: Settings) -> Mended:
    """Make safe fixes, all that do not touch each other at once, until none is left."""
    done: list[tuple[Finding, Fix]] = []
    report = check_board(survey, rulesets, settings)
    for _ in range(MOST_PASSES):
        board = survey.board
        for finding, fix in _independent(report):
            changed = fix.edit(board)
            if changed != board:
                board = changed
                done.append((finding, fix))
        if board is survey.board:
            break
        survey = survey.after(board)
        report = check_board(survey, rulesets, settings)
    return Mended(survey, tuple(done), report)


def _decide(mended: Mended, rulesets: Sequence[Ruleset], settings: Settings) -> Mended:
    """Make unsafe fixes one by one, the gravest first; one that brings an error is taken back.

    What one fix mends may be what the next was offered for, so that all is checked in between.
    """
    tried: set[tuple[str, str, str]] = set()
    for _ in range(MOST_DECISIONS):
        choice = next(_untried(mended.report, tried), None)
        if choice is None:
            break
        finding, fix = choice
        tried.add(_key(finding, fix))
        survey = mended.survey.after(fix.edit(mended.survey.board))
        after = _mend_safely(survey, rulesets, settings)
        told = {(f.check.code, f.message) for f in after.report.findings}
        if _errors(after.report) <= _errors(mended.report) and _named(finding) not in told:
            mended = Mended(after.survey, (*mended.done, (finding, fix), *after.done), after.report)
    return mended


def _untried(report: Report, tried: set[tuple[str, str, str]]) -> Iterator[tuple[Finding, Fix]]:
    for finding in report.findings:
        for fix in finding.fixes:
            if _key(finding, fix) not in tried:
                yield finding, fix


def _key(finding: Finding, fix: Fix) -> tuple[str, str, str]:
    return (*_named(finding), fix.title)


def _named(finding: Finding) -> tuple[str, str]:
    return finding.check.code, finding.message


def _errors(report: Report) -> set[tuple[str, str]]:
    return {_named(f) for f in report.findings if f.severity is Severity.ERROR}


def _independent(report: Report) -> list[tuple[Finding, Fix]]:
    """Return safe fixes that do not touch the same things: each still fits after the others."""
    touched: set[str | None] = set()
    chosen = []
    for finding in report.findings:
        fix = next((fix for fix in finding.fixes if fix.safe), None)
        things = set(map(_touched, finding.places)) - {None}
        if fix is not None and touched.isdisjoint(things):
            touched |= things
            chosen.append((finding, fix))
    return chosen


def _touched(place: Place) -> str | None:
    """Return what a fix would touch at a place; None for rulesets, which no fix edits."""
    if place.kind == "ruleset":
        return None
    return str(place) if place.kind == "board" else place.thing
