"""Checking a board, fixing all problems of a kind, and the edits that problems offer.

Importing it loads all checks.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from trackwright.analysis.board_analysis import BoardAnalysis, layouts
from trackwright.editor.base.message_boxes import as_sentence
from trackwright.editor.canvas.desk import Desk
from trackwright.layout.board import Layout
from trackwright.playtest.verdicts import Verdict
from trackwright.schema.board import Board
from trackwright.schema.checks import IgnoredProblem, Severity
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.thing_ref import subject_of
from trackwright.schema.translation import tr
from trackwright.validators.apply_fixes import apply_fixes
from trackwright.validators.check import (
    AcceptedCheck,
    Check,
    Finding,
    Fix,
    ImpossibleFixError,
    Report,
    Settings,
)
from trackwright.validators.run_checks import ALL_CHECKS, check_board, readable_rulesets


@dataclass(frozen=True)
class CheckedBoard:
    """What was measured and found on a board with its rulesets."""

    analysis: BoardAnalysis
    rules: tuple[Ruleset, ...]
    report: Report


def check_edited(
    board: Board,
    folder: Path | None,
    before: CheckedBoard | None,
    verdicts: Sequence[Verdict] = (),
    layout: Layout | None = None,
    give_way: Callable[[], None] = lambda: None,
) -> CheckedBoard:
    """Check a board, keeping measures taken before that its edits do not affect.

    `layout` is that of the canvas, which may be some edits old.
    """
    if before is None or before.analysis.folder != folder:
        analysis = BoardAnalysis(board, folder, give_way)
    else:
        analysis = before.analysis.after(board)
    if layout is not None:
        others = (one for one in analysis.before(layouts) or () if one.language != layout.language)
        analysis.remember(layouts, (layout, *others))
    rules = readable_rulesets(analysis)
    return CheckedBoard(analysis, rules, check_board(analysis, rules, verdicts=verdicts))


def with_all_fixed(checked: CheckedBoard, check: Check) -> tuple[Board, Board]:
    """Return a board as it was checked, and with all problems of one check fixed that can be."""
    analysis = checked.analysis.after(checked.analysis.board)
    analysis.give_way = lambda: None  # the user waits for it
    # Needlessly accepted problems are only found together with all that may be accepted.
    needed = Settings() if isinstance(check, AcceptedCheck) else Settings(select=(check.code,))
    result = apply_fixes(analysis, checked.rules, needed, unsafe=True, only=check)
    return analysis.board, result.analysis.board


def with_accepted(board: Board, finding: Finding, reason: str) -> Board:
    """Return the board with a problem accepted on purpose, for a reason."""
    entry = IgnoredProblem(
        check=finding.check.code, places=tuple(sorted(subject_of(finding.things))), reason=reason
    )
    return board.changed(ignored=(*board.ignored, entry))


def without_accepted(board: Board, finding: Finding) -> Board:
    """Return the board with a problem no longer accepted."""
    code, subject = finding.check.code, subject_of(finding.things)

    def is_kept(entry: IgnoredProblem) -> bool:
        return entry.check != code or (bool(entry.places) and set(entry.places) != subject)

    return board.changed(ignored=tuple(filter(is_kept, board.ignored)))


def with_severity(board: Board, check: Check, severity: Severity) -> Board:
    """Return the board with another severity of a check; the default one is not written down."""
    own = (check.code, check.name)
    checks = {pattern: level for pattern, level in board.checks.items() if pattern not in own}
    if severity is not check.severity or checks:  # others may be patterns that match it, too
        checks[check.code] = severity
    return board.changed(checks=checks)


class ProblemEdits:
    """Makes the edits that problems offer, each as one step that can be undone."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def severity(self, check: Check) -> Severity:
        """Return the severity of a check on this board."""
        return ALL_CHECKS.severity(check, self._desk.board.checks)

    def fix(self, fix: Fix) -> None:
        """Apply a fix, or say why it cannot be made."""
        try:
            board = fix.apply(self._desk.board)
        except ImpossibleFixError as error:
            self._desk.window.say(as_sentence(error))
        else:
            self._desk.edit(tr(fix.title), board)

    def fix_all(self, check: Check) -> None:
        """Fix all problems of one check that can be fixed."""
        title = tr("Mend all: {check}", check=check.name)
        self._desk.problems.fix_all(check, lambda board: self._desk.edit(title, board))

    def accept(self, finding: Finding, reason: str) -> None:
        """Accept a problem on purpose."""
        title = tr("Accept: {check}", check=finding.check.name)
        self._desk.edit(title, with_accepted(self._desk.board, finding, reason))

    def unaccept(self, finding: Finding) -> None:
        """No longer accept a problem."""
        edited = without_accepted(self._desk.board, finding)
        self._desk.edit(tr("No longer accept: {check}", check=finding.check.name), edited)

    def set_severity(self, check: Check, severity: Severity) -> None:
        """Set the severity of all problems of a check, or switch it off."""
        title = tr("Severity of {check}", check=check.name)
        self._desk.edit(title, with_severity(self._desk.board, check, severity))
