"""Checking and mending a board: the work of the watch, which loads all checks."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trackwright.analysis.board_analysis import BoardAnalysis, layouts
from trackwright.editor.base.guard import Guarded
from trackwright.editor.canvas.desk import Desk
from trackwright.layout.board import Layout
from trackwright.playtest.verdicts import Verdict
from trackwright.schema.board import Board
from trackwright.schema.checks import IgnoredProblem, Severity
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.thing_ref import subject_of
from trackwright.schema.translation import tr
from trackwright.validators.apply_fixes import apply_fixes
from trackwright.validators.check import AcceptedCheck, Check, Report, Settings
from trackwright.validators.run_checks import check_board, readable_rulesets

if TYPE_CHECKING:
    from trackwright.validators.check import Finding, Fix


@dataclass(frozen=True)
class Checked:
    """A board that was checked.

    Attributes:
        analysis: The board, and what was measured on it.
        rules: The rulesets that it was checked with.
        report: What was found.
    """

    analysis: BoardAnalysis
    rules: tuple[Ruleset, ...]
    report: Report


def check_after(
    board: Board,
    folder: Path | None,
    before: Checked | None,
    verdicts: Sequence[Verdict] = (),
    laid: Layout | None = None,
    give_way: Callable[[], None] = lambda: None,
) -> Checked:
    """Check a board; what was measured on it before, and is still true, is not measured again.

    `laid` is where everything lies on the canvas, or lay before the last edits.
    """
    if before is None or before.analysis.folder != folder:
        analysis = BoardAnalysis(board, folder, give_way)
    else:
        analysis = before.analysis.after(board)
    if laid is not None:
        others = (lay for lay in analysis.before(layouts) or () if lay.language != laid.language)
        analysis.remember(layouts, (laid, *others))
    rules = _rules(board, folder, before)
    return Checked(analysis, rules, check_board(analysis, rules, verdicts=verdicts))


def mended(checked: Checked, check: Check) -> tuple[Board, Board]:
    """Return a board as it was checked, and with all problems of one check mended that can be."""
    analysis = checked.analysis.after(checked.analysis.board)
    analysis.give_way = lambda: None  # somebody waits for it
    # What a board accepts in vain shows only when all that it may accept is looked for.
    needed = Settings() if isinstance(check, AcceptedCheck) else Settings(select=(check.code,))
    result = apply_fixes(analysis, checked.rules, needed, unsafe=True, only=check)
    return analysis.board, result.analysis.board


def _rules(board: Board, folder: Path | None, before: Checked | None) -> tuple[Ruleset, ...]:
    """Return the rulesets of a board; reading them takes as long as many checks."""
    known = before.analysis if before is not None else None
    if before and known and (known.folder, known.board.rulesets) == (folder, board.rulesets):
        return before.rules
    return readable_rulesets(board, folder or Path())


def with_accepted(board: Board, finding: "Finding", reason: str) -> Board:
    """Return the board with a problem accepted on purpose, for a reason."""
    entry = IgnoredProblem(
        check=finding.check.code, places=tuple(sorted(subject_of(finding.things))), reason=reason
    )
    return board.changed(ignored=(*board.ignored, entry))


def without_accepted(board: Board, finding: "Finding") -> Board:
    """Return the board without what it says to accept a problem."""
    subject = subject_of(finding.things)
    kept = tuple(
        entry
        for entry in board.ignored
        if entry.check != finding.check.code or (entry.places and set(entry.places) != subject)
    )
    return board.changed(ignored=kept)


def with_severity(board: Board, check: "Check", severity: Severity) -> Board:
    """Return the board with a check that is as grave as is wanted; its own level needs no word."""
    others = {
        pattern: level
        for pattern, level in board.checks.items()
        if pattern not in (check.code, check.name)
    }
    without = board.changed(checks=others)
    if severity is check.severity and not others:
        return without
    return board.changed(checks={**others, check.code: severity})


class Mender(Guarded, QObject):
    """Makes the edits that a problem calls for, each as one step that can be undone."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk

    def level(self, check: "Check") -> Severity:
        """Return how grave a check's problems are on this board."""
        from trackwright.validators.run_checks import ALL_CHECKS

        return ALL_CHECKS.severity(check, self._desk.board.checks)

    def fix(self, fix: "Fix") -> None:
        """Mend a problem in one way."""
        self._desk.edit(tr(fix.title), fix.edit(self._desk.board))

    def fix_all(self, check: "Check") -> None:
        """Mend all problems of one kind that can be mended."""
        title = tr("Mend all: {check}", check=check.name)

        def take(board: Board) -> None:
            self._desk.edit(title, board)

        self._desk.problems.mend_all(check, take)

    def accept(self, finding: "Finding", reason: str) -> None:
        """Accept a problem on purpose."""
        title = tr("Accept: {check}", check=finding.check.name)
        self._desk.edit(title, with_accepted(self._desk.board, finding, reason))

    def complain_again(self, finding: "Finding") -> None:
        """Accept a problem no more."""
        edited = without_accepted(self._desk.board, finding)
        self._desk.edit(tr("No longer accept: {check}", check=finding.check.name), edited)

    def weigh(self, check: "Check", severity: Severity) -> None:
        """Make all problems of a check graver or milder, or do not look for them."""
        title = tr("Severity of {check}", check=check.name)
        self._desk.edit(title, with_severity(self._desk.board, check, severity))
