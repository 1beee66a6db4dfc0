"""What can be done about a problem: mend it, or all of its kind, accept it, weigh it anew."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from trackwright.editor.desk import Desk
from trackwright.editor.edits.accepting import with_accepted, with_severity, without_accepted
from trackwright.editor.sentences import told
from trackwright.schema.board import Board
from trackwright.schema.checks import Severity

if TYPE_CHECKING:
    from trackwright.validators.check import Check, Finding, Fix

translate = QCoreApplication.translate


class Mender(QObject):
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
        self._desk.edit(told(fix.title), fix.edit(self._desk.board))

    def fix_all(self, check: "Check") -> None:
        """Mend all problems of one kind that can be mended."""
        title = translate("Problems", "Mend all: {check}").replace("{check}", check.name)

        def take(board: Board) -> None:
            self._desk.edit(title, board)

        self._desk.problems.mend_all(check, take)

    def accept(self, finding: "Finding", reason: str) -> None:
        """Accept a problem on purpose."""
        title = translate("Problems", "Accept: {check}").replace("{check}", finding.check.name)
        self._desk.edit(title, with_accepted(self._desk.board, finding, reason))

    def complain_again(self, finding: "Finding") -> None:
        """Accept a problem no more."""
        title = translate("Problems", "No longer accept: {check}")
        edited = without_accepted(self._desk.board, finding)
        self._desk.edit(title.replace("{check}", finding.check.name), edited)

    def weigh(self, check: "Check", severity: Severity) -> None:
        """Make all problems of a check graver or milder, or do not look for them."""
        title = translate("Problems", "Severity of {check}").replace("{check}", check.name)
        self._desk.edit(title, with_severity(self._desk.board, check, severity))
