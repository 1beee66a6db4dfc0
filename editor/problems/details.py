"""The explanation of a problem, its menu, and the dialog that asks why it is accepted."""

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QShowEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QInputDialog,
    QLineEdit,
    QMenu,
    QPushButton,
    QTextBrowser,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect, guarded
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import column, push_button, row
from trackwright.editor.problems.board_checks import ProblemEdits
from trackwright.schema.checks import Severity
from trackwright.schema.sentences import say
from trackwright.schema.text import printable
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.validators.check import Finding, Fix

SEVERITIES = {
    Severity.ERROR: say("Error"),
    Severity.WARNING: say("Warning"),
    Severity.SUGGESTION: say("Suggestion"),
    Severity.OFF: say("Do not look for it"),
}

LONGEST_REASON = 2_000
"""Letters."""


class ProblemMenu(Guarded, QMenu):
    """Fixes a problem, accepts it, or sets its severity."""

    def __init__(self, edits: ProblemEdits, finding: "Finding", parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._parent = parent
        self._edits = edits
        self._finding = finding
        if finding.accepted is None:
            for fix in finding.fixes:
                self._add_fix(fix)
            if finding.fixes:
                self.addAction(
                    tr("Mend all of this kind"), guarded(lambda: edits.fix_all(finding.check))
                )
                self.addSeparator()
            self.addAction(tr("Accept with a reason…"), guarded(self.ask_for_reason))
        else:
            self.addAction(tr("No longer accept it"), guarded(lambda: edits.unaccept(finding)))
        self._add_severities(self.addMenu(tr("Severity of this check")))

    def ask_for_reason(self) -> None:
        """Ask why the problem is accepted."""
        ReasonDialog(self._edits, self._finding, self._parent).open()

    def _add_fix(self, fix: "Fix") -> None:
        self.addAction(tr(fix.title), guarded(lambda: self._edits.fix(fix)))

    def _add_severities(self, menu: QMenu) -> None:
        group = QActionGroup(menu)
        now = self._edits.severity(self._finding.check)
        for severity, title in SEVERITIES.items():
            action = QAction(tr(title), group)
            action.setCheckable(True)
            action.setChecked(severity is now)
            action.setData(severity.value)
            menu.addAction(action)
        connect(group.triggered, self._set_severity)

    def _set_severity(self, action: QAction) -> None:
        self._edits.set_severity(self._finding.check, Severity(action.data()))


class ReasonDialog(Guarded, QInputDialog):
    """Asks why a problem is right as it is, and accepts it when there is an answer."""

    def __init__(self, edits: ProblemEdits, finding: "Finding", parent: QWidget) -> None:
        super().__init__(parent)
        self._edits = edits
        self._finding = finding
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Accept a problem"))
        question = tr("Why is it right as it is?")
        self.setLabelText(f"{tr(finding.message)}\n\n{question}")
        self.setOkButtonText(tr("Accept"))
        connect(self.textValueSelected, self._accept_problem)
        connect(self.textValueChanged, self._enable_ok)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for line in self.findChildren(QLineEdit):
            line.setMaxLength(LONGEST_REASON)
        self._enable_ok(self.textValue())

    def _enable_ok(self, reason: str) -> None:
        for box in self.findChildren(QDialogButtonBox):
            box.button(QDialogButtonBox.StandardButton.Ok).setEnabled(bool(reason.strip()))

    def _accept_problem(self, reason: str) -> None:
        if reason.strip():
            self._edits.accept(self._finding, reason.strip())


class ProblemDetails(Guarded, QWidget):
    """The explanation of the chosen problem, with buttons that fix or accept it."""

    def __init__(self, edits: ProblemEdits) -> None:
        super().__init__()
        self._edits = edits
        self._finding: Finding | None = None
        self.text = QTextBrowser()
        self.text.setAccessibleName(tr("Explanation"))
        self.text.setPlaceholderText(tr("Choose a problem to see why it matters."))
        self.text.setOpenLinks(False)
        self.fix = QPushButton()
        self.fix.setAccessibleName(tr("Mend"))
        connect(self.fix.clicked, self._fix)
        self.fix_all = push_button(tr("Mend all of this kind"), self._fix_all)
        self.accept = push_button(tr("Accept…"), self._accept)
        self.more = push_button(tr("More"), self._show_menu)
        column(
            (self.text, 1),
            row(self.fix, self.fix_all, 1, spacing=GAP),  # titles of fixes can be long
            row(self.accept, self.more, 1, spacing=GAP),
            margins=(GAP // 2, GAP // 2, GAP, GAP),
            parent=self,
        )
        self.show_finding(None)

    def show_finding(self, finding: "Finding | None") -> None:
        """Explain a problem, or none."""
        self._finding = finding
        self.text.setHtml("" if finding is None else _page(finding))
        fixes = () if finding is None or finding.accepted is not None else finding.fixes
        self.fix.setVisible(bool(fixes))
        self.fix_all.setVisible(bool(fixes))
        self.fix.setText(tr(fixes[0].title) if fixes else "")
        self.accept.setVisible(finding is not None and finding.accepted is None)
        self.more.setVisible(finding is not None)

    def _fix(self) -> None:
        if self._finding is not None and self._finding.fixes:
            self._edits.fix(self._finding.fixes[0])

    def _fix_all(self) -> None:
        if self._finding is not None:
            self._edits.fix_all(self._finding.check)

    def _accept(self) -> None:
        if self._finding is not None:
            ReasonDialog(self._edits, self._finding, self).open()

    def _show_menu(self) -> None:
        if self._finding is not None:
            below = self.more.mapToGlobal(self.more.rect().bottomLeft())
            ProblemMenu(self._edits, self._finding, self).popup(below)


def _page(finding: "Finding") -> str:
    from trackwright.validators.check_examples import explanation  # reads their examples

    check = finding.check
    parts = [
        f"<h4>{_safe(tr(finding.message))}</h4>",
        f"<p>{_safe(tr(check.why))}</p>",
        f"<p>{_safe(tr(explanation(check).details))}</p>",
        f"<p><i>{_safe(tr(check.source))}</i></p>",
        f"<p>{check.code} {check.name}</p>",
    ]
    if finding.accepted is not None:
        parts.insert(1, f"<p><b>✓</b> {_safe(finding.accepted)}</p>")
    return "".join(part for part in parts if part != "<p></p>")


def _safe(text: str) -> str:
    return escape(printable(text, longest=4_000))
