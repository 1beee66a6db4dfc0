"""One problem explained: what is wrong, why it matters, and what can be done about it."""

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from trackwright.editor.guard import guarded
from trackwright.editor.problems.mending import Mender
from trackwright.editor.problems.menu import ProblemMenu, ReasonDialog
from trackwright.editor.sentences import told
from trackwright.editor.style import GAP
from trackwright.schema.text import printable

if TYPE_CHECKING:
    from trackwright.validators.check import Finding


class ProblemDetails(QWidget):
    """The explanation of the chosen problem, with buttons that mend or accept it."""

    def __init__(self, mender: Mender) -> None:
        super().__init__()
        self._mender = mender
        self._finding: Finding | None = None
        self.text = QTextBrowser()
        self.text.setAccessibleName(self.tr("Explanation"))
        self.text.setPlaceholderText(self.tr("Choose a problem to see why it matters."))
        self.text.setOpenLinks(False)
        self.fix = QPushButton()
        self.fix.setAccessibleName(self.tr("Mend"))
        self.fix.clicked.connect(self._fix)
        self.fix_all = QPushButton(self.tr("Mend all of this kind"))
        self.fix_all.clicked.connect(self._fix_all)
        self.accept = QPushButton(self.tr("Accept…"))
        self.accept.clicked.connect(self._accept)
        self.more = QPushButton(self.tr("More"))
        self.more.clicked.connect(self._show_more)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP // 2, GAP // 2, GAP, GAP)
        column.addWidget(self.text, 1)
        column.addLayout(_row(self.fix, self.fix_all))  # as wide as the words of a fix need it
        column.addLayout(_row(self.accept, self.more))
        self.show_finding(None)

    def show_finding(self, finding: "Finding | None") -> None:
        """Explain a problem, or none."""
        self._finding = finding
        self.text.setHtml("" if finding is None else _page(finding))
        fixes = () if finding is None or finding.accepted is not None else finding.fixes
        self.fix.setVisible(bool(fixes))
        self.fix_all.setVisible(bool(fixes))
        self.fix.setText(told(fixes[0].title) if fixes else "")
        self.accept.setVisible(finding is not None and finding.accepted is None)
        self.more.setVisible(finding is not None)

    @Slot()
    @guarded
    def _fix(self) -> None:
        if self._finding is not None and self._finding.fixes:
            self._mender.fix(self._finding.fixes[0])

    @Slot()
    @guarded
    def _fix_all(self) -> None:
        if self._finding is not None:
            self._mender.fix_all(self._finding.check)

    @Slot()
    @guarded
    def _accept(self) -> None:
        if self._finding is not None:
            ReasonDialog(self._mender, self._finding, self).open()

    @Slot()
    @guarded
    def _show_more(self) -> None:
        if self._finding is not None:
            below = self.more.mapToGlobal(self.more.rect().bottomLeft())
            ProblemMenu(self._mender, self._finding, self).popup(below)


def _row(*buttons: QPushButton) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(GAP)
    for button in buttons:
        row.addWidget(button)
    row.addStretch(1)
    return row


def _page(finding: "Finding") -> str:
    from trackwright.validators.check_examples import explanation  # late, as checks are

    check = finding.check
    parts = [
        f"<h4>{_safe(told(finding.message))}</h4>",
        f"<p>{_safe(told(check.why))}</p>",
        f"<p>{_safe(told(explanation(check).details))}</p>",
        f"<p><i>{_safe(told(check.source))}</i></p>",
        f"<p>{check.code} {check.name}</p>",
    ]
    if finding.accepted is not None:
        parts.insert(1, f"<p><b>✓</b> {_safe(finding.accepted)}</p>")
    return "".join(part for part in parts if part != "<p></p>")


def _safe(text: str) -> str:
    return escape(printable(text, longest=4_000))
