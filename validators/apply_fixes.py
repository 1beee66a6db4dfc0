"""Apply fixes to a board until none is left that applies."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.schema.board import Board
from trackwright.schema.checks import Severity
from trackwright.schema.rules.ruleset import Ruleset, RulesetFile
from trackwright.schema.thing_ref import ThingRef
from trackwright.validators.check import (
    Check,
    Finding,
    Fix,
    ImpossibleFix,
    ImpossibleFixError,
    Report,
    Settings,
)
from trackwright.validators.run_checks import ALL_CHECKS, check_board, readable_rulesets

MOST_PASSES = 20
"""One fix can bring another problem to light; two that undo each other would never end."""

MOST_DECISIONS = 200
"""Unsafe fixes are made one by one, each followed by all checks."""


@dataclass(frozen=True)
class FixedBoard:
    """A board after its fixes.

    Attributes:
        impossible: Fixes that were left out, and why.
    """

    analysis: BoardAnalysis
    done: tuple[tuple[Finding, Fix], ...]
    report: Report
    impossible: tuple[ImpossibleFix, ...] = ()


def apply_fixes(
    analysis: BoardAnalysis,
    rulesets: Sequence[Ruleset] = (),
    settings: Settings = ALL_CHECKS,
    *,
    unsafe: bool = False,
    only: Check | None = None,
) -> FixedBoard:
    """Apply the safe fixes; with `unsafe`, then also those that need a decision.

    With `only`, problems of other checks are left alone, but still count.
    """
    work = _Work(_held(analysis.board), rulesets, settings, only)
    fixed = _apply_safe(analysis, work)
    return _apply_unsafe(fixed, work) if unsafe else fixed


@dataclass(frozen=True)
class _Work:
    """What is checked while problems are fixed, and which of them are.

    Attributes:
        held: The rulesets that the board holds before any fix: a fix may change them.
        only: The check whose problems are fixed; None for all.
    """

    held: tuple[RulesetFile, ...]
    rulesets: Sequence[Ruleset]
    settings: Settings
    only: Check | None

    def report(self, analysis: BoardAnalysis) -> Report:
        """Make the checks."""
        is_as_before = _held(analysis.board) == self.held
        rulesets = self.rulesets if is_as_before else readable_rulesets(analysis)
        return check_board(analysis, rulesets, self.settings)

    def wanted(self, report: Report) -> Iterator[Finding]:
        """Yield the problems to fix."""
        return (f for f in report.findings if self.only is None or f.check is self.only)


def _held(board: Board) -> tuple[RulesetFile, ...]:
    return tuple(rules for rules in board.rulesets if isinstance(rules, RulesetFile))


def _apply_safe(analysis: BoardAnalysis, work: _Work) -> FixedBoard:
    """Make safe fixes, all that do not touch each other at once, until none is left."""
    done: list[tuple[Finding, Fix]] = []
    impossible: dict[_Key, ImpossibleFix] = {}
    report = work.report(analysis)
    for _ in range(MOST_PASSES):
        board = analysis.board
        for finding, fix in _independent(work.wanted(report)):
            try:
                changed = fix.apply(board)
            except ImpossibleFixError as error:
                impossible[_key(finding, fix)] = ImpossibleFix(finding, fix, str(error))
                continue
            if changed != board:
                board = changed
                done.append((finding, fix))
        if board is analysis.board:
            break
        analysis = analysis.after(board)
        report = work.report(analysis)
    return FixedBoard(analysis, tuple(done), report, tuple(impossible.values()))


def _apply_unsafe(fixed: FixedBoard, work: _Work) -> FixedBoard:
    """Make unsafe fixes one by one, the gravest first; one that brings an error is taken back.

    One fix may solve what the next was offered for, so all is checked in between.
    """
    tried = {_key(one.finding, one.fix) for one in fixed.impossible}
    for _ in range(MOST_DECISIONS):
        choice = next(_untried(work.wanted(fixed.report), tried), None)
        if choice is None:
            break
        finding, fix = choice
        tried.add(_key(finding, fix))
        try:
            analysis = fixed.analysis.after(fix.apply(fixed.analysis.board))
        except ImpossibleFixError as error:
            left_out = ImpossibleFix(finding, fix, str(error))
            fixed = replace(fixed, impossible=(*fixed.impossible, left_out))
            continue
        after = _apply_safe(analysis, work)
        remaining = set(map(_named, after.report.findings))
        if _errors(after.report) <= _errors(fixed.report) and _named(finding) not in remaining:
            fixed = FixedBoard(
                after.analysis,
                (*fixed.done, (finding, fix), *after.done),
                after.report,
                (*fixed.impossible, *after.impossible),
            )
    return fixed


_Named = tuple[str, str, tuple[ThingRef, ...]]
_Key = tuple[_Named, str]


def _untried(findings: Iterable[Finding], tried: set[_Key]) -> Iterator[tuple[Finding, Fix]]:
    for finding in findings:
        for fix in finding.fixes:
            if _key(finding, fix) not in tried:
                yield finding, fix


def _key(finding: Finding, fix: Fix) -> _Key:
    return _named(finding), fix.title


def _named(finding: Finding) -> _Named:
    """Return what identifies a problem: messages about parallel tracks may be the same."""
    return finding.check.code, finding.message, finding.things


def _errors(report: Report) -> set[_Named]:
    return {_named(f) for f in report.findings if f.severity is Severity.ERROR}


def _independent(findings: Iterable[Finding]) -> list[tuple[Finding, Fix]]:
    """Return safe fixes that do not touch the same things: each still fits after the others."""
    touched: set[str | None] = set()
    chosen = []
    for finding in findings:
        fix = next((fix for fix in finding.fixes if fix.safe), None)
        things = set(map(_touched, finding.things)) - {None}
        if fix is not None and touched.isdisjoint(things):
            touched |= things
            chosen.append((finding, fix))
    return chosen


def _touched(ref: ThingRef) -> str | None:
    """Return what a fix would touch at a place; None for rulesets, which no safe fix edits."""
    if ref.kind == "ruleset":
        return None
    return str(ref) if ref.kind == "board" else ref.thing
