"""The menu of one problem."""

from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QAction, QActionGroup, QShowEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QInputDialog,
    QLineEdit,
    QMenu,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect, guarded
from trackwright.editor.base.style import GAP
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.overlay import WARNING, LineItem, geometry_path
from trackwright.editor.canvas.selection_marks import bring_into_view
from trackwright.editor.document.selection import exists
from trackwright.editor.problems.board_checks import Mender
from trackwright.schema.checks import Severity
from trackwright.schema.sentences import say
from trackwright.schema.text import printable
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.analysis.board_analysis import BoardAnalysis
    from trackwright.validators.check import Finding, Fix


LEVELS = {
    Severity.ERROR: say("Error"),
    Severity.WARNING: say("Warning"),
    Severity.SUGGESTION: say("Suggestion"),
    Severity.OFF: say("Do not look for it"),
}


LONGEST_REASON = 2_000
"""Letters."""


class ProblemMenu(Guarded, QMenu):
    """Ways to mend a problem, to accept it, and to weigh it."""

    def __init__(self, mender: Mender, finding: "Finding", parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._parent = parent
        self._mender = mender
        self._finding = finding
        if finding.accepted is None:
            for fix in finding.fixes:
                self._add_fix(fix)
            if finding.fixes:
                self.addAction(tr("Mend all of this kind"), guarded(self._fix_all))
                self.addSeparator()
            self.addAction(tr("Accept with a reason…"), guarded(self.ask_why))
        else:
            self.addAction(tr("No longer accept it"), guarded(self._complain))
        self._add_levels(self.addMenu(tr("Severity of this check")))

    def _add_fix(self, fix: "Fix") -> None:
        def do() -> None:
            self._fix(fix)

        self.addAction(tr(fix.title), guarded(do))

    def _add_levels(self, menu: QMenu) -> None:
        group = QActionGroup(menu)
        now = self._mender.level(self._finding.check)
        for level, title in LEVELS.items():
            action = QAction(tr(title), group)
            action.setCheckable(True)
            action.setChecked(level is now)
            action.setData(level.value)
            menu.addAction(action)
        connect(group.triggered, self._weigh)

    def ask_why(self) -> None:
        """Ask for the reason why the problem is accepted."""
        ReasonDialog(self._mender, self._finding, self._parent).open()

    def _fix(self, fix: "Fix") -> None:
        self._mender.fix(fix)

    def _fix_all(self) -> None:
        self._mender.fix_all(self._finding.check)

    def _complain(self) -> None:
        self._mender.complain_again(self._finding)

    def _weigh(self, action: QAction) -> None:
        self._mender.weigh(self._finding.check, Severity(action.data()))


class ReasonDialog(Guarded, QInputDialog):
    """Asks why a problem is right as it is, and accepts it when there is an answer."""

    def __init__(self, mender: Mender, finding: "Finding", parent: QWidget) -> None:
        super().__init__(parent)
        self._mender = mender
        self._finding = finding
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Accept a problem"))
        question = tr("Why is it right as it is?")
        self.setLabelText(f"{tr(finding.message)}\n\n{question}")
        self.setOkButtonText(tr("Accept"))
        connect(self.textValueSelected, self._take)
        connect(self.textValueChanged, self._follow)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for line in self.findChildren(QLineEdit):
            line.setMaxLength(LONGEST_REASON)
        self._follow(self.textValue())

    def _follow(self, reason: str) -> None:
        """Let only a problem with a reason be accepted."""
        for box in self.findChildren(QDialogButtonBox):
            box.button(QDialogButtonBox.StandardButton.Ok).setEnabled(bool(reason.strip()))

    def _take(self, reason: str) -> None:
        if reason.strip():
            self._mender.accept(self._finding, reason.strip())


class ProblemDetails(Guarded, QWidget):
    """The explanation of the chosen problem, with buttons that mend or accept it."""

    def __init__(self, mender: Mender) -> None:
        super().__init__()
        self._mender = mender
        self._finding: Finding | None = None
        self.text = QTextBrowser()
        self.text.setAccessibleName(tr("Explanation"))
        self.text.setPlaceholderText(tr("Choose a problem to see why it matters."))
        self.text.setOpenLinks(False)
        self.fix = QPushButton()
        self.fix.setAccessibleName(tr("Mend"))
        connect(self.fix.clicked, self._fix)
        self.fix_all = QPushButton(tr("Mend all of this kind"))
        connect(self.fix_all.clicked, self._fix_all)
        self.accept = QPushButton(tr("Accept…"))
        connect(self.accept.clicked, self._accept)
        self.more = QPushButton(tr("More"))
        connect(self.more.clicked, self._show_more)
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
        self.fix.setText(tr(fixes[0].title) if fixes else "")
        self.accept.setVisible(finding is not None and finding.accepted is None)
        self.more.setVisible(finding is not None)

    def _fix(self) -> None:
        if self._finding is not None and self._finding.fixes:
            self._mender.fix(self._finding.fixes[0])

    def _fix_all(self) -> None:
        if self._finding is not None:
            self._mender.fix_all(self._finding.check)

    def _accept(self) -> None:
        if self._finding is not None:
            ReasonDialog(self._mender, self._finding, self).open()

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


class Spotlight(Guarded, QObject):
    """Marks one problem on the canvas, until the board is edited."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._mark = LineItem(WARNING, 3.0, filled=True)
        self._mark.setVisible(False)
        desk.scene.addItem(self._mark)
        connect(desk.document.changed, self._hide)

    @property
    def is_on(self) -> bool:
        """Whether something is marked."""
        return self._mark.isVisible()

    def show(self, analysis: "BoardAnalysis", finding: "Finding") -> None:
        """Mark a problem, select its things, and bring it into view."""
        from trackwright.validators.highlight import highlight  # late, as checks are

        shape = highlight(analysis, finding.found)
        self._mark.setVisible(shape is not None)
        self._desk.selection.set(self._things(finding))
        if shape is None:
            return
        self._mark.setPath(geometry_path(shape))
        left, top, right, bottom = shape.bounds
        bring_into_view(self._desk.view, QRectF(left, top, right - left, bottom - top))

    def _things(self, finding: "Finding") -> Iterator[ThingRef]:
        """Yield the things that can be selected."""
        for place in finding.things:
            if place.kind in LIST_BY_KIND and exists(self._desk.board, place):
                yield ThingRef(place.kind, place.id)

    def _hide(self, _change: object) -> None:
        self._mark.setVisible(False)
