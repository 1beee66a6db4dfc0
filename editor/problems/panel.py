"""The panel of problems: a list to search, the chosen problem explained, and its mark."""

import csv
import io
from collections.abc import Iterable
from functools import partial
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPoint, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QHeaderView,
    QInputDialog,
    QLineEdit,
    QMenu,
    QSplitter,
    QTextBrowser,
    QTreeView,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect, guarded
from trackwright.editor.base.style import BELOW, GAP
from trackwright.editor.base.widgets import (
    ContentOrMessage,
    boxed,
    column,
    named,
    picture_button,
    push_button,
    row,
    search_field,
)
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.overlay_items import WARNING, LineItem, geometry_path
from trackwright.editor.canvas.selection_marks import bring_into_view
from trackwright.editor.document.selection import exists
from trackwright.editor.problems.board_checks import ProblemEdits
from trackwright.editor.problems.model import CHECK, PROBLEM, ProblemsModel
from trackwright.schema.checks import Severity
from trackwright.schema.sentences import say
from trackwright.schema.text import printable
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.analysis.board_analysis import BoardAnalysis
    from trackwright.validators.check import Finding

SEVERITIES = {
    Severity.ERROR: say("Error"),
    Severity.WARNING: say("Warning"),
    Severity.SUGGESTION: say("Suggestion"),
    Severity.OFF: say("Do not look for it"),
}

LONGEST_REASON = 2_000
"""Letters."""

COLUMNS = ("severity", "code", "name", "message", "places", "accepted")


class ProblemsPanel(Guarded, QWidget):
    """The problems, grouped by severity; beside them the chosen one, explained."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._watch = desk.problems
        self._mark = LineItem(WARNING, 3.0, filled=True)
        self._mark.setVisible(False)
        desk.scene.addItem(self._mark)
        self.edits = ProblemEdits(desk)
        self.model = ProblemsModel(self)
        self.list = self._made_list()
        self.search = search_field(tr("Search the problems"), self._search_for)
        self.details = ProblemDetails(self.edits)
        copy = picture_button("copy", tr("Copy the list"), self._copy)
        save = picture_button("save-as", tr("Save the list to a file…"), self._save)
        left = column(
            row((self.search, 1), copy, save),
            (self.list, 1),
            margins=(GAP, GAP // 2, GAP // 2, GAP),
            spacing=GAP // 2,
        )
        parts = QSplitter(Qt.Orientation.Horizontal, childrenCollapsible=False)
        for part, stretch in ((boxed(left), 3), (self.details, 2)):
            parts.addWidget(part)
            parts.setStretchFactor(parts.count() - 1, stretch)
        self.pages = ContentOrMessage(parts)
        column(self.pages, parent=self)
        connect(self._watch.reported, self._follow)
        connect(desk.document.changed, self._hide_mark)
        self._follow()

    def sizeHint(self) -> QSize:
        return BELOW

    def chosen(self) -> "Finding | None":
        """Return the problem that is chosen in the list."""
        return self.model.finding(self.list.currentIndex())

    def choose(self, finding: "Finding") -> None:
        """Choose a problem in the list, as a click does."""
        self.list.setCurrentIndex(self.model.index_of(finding))

    def _made_list(self) -> QTreeView:
        made = named(QTreeView(), tr("Problems"))
        made.setModel(self.model)
        made.setUniformRowHeights(True)
        made.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        made.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        made.header().setStretchLastSection(False)
        made.header().setResizeContentsPrecision(0)  # only visible rows decide the width
        made.header().setSectionResizeMode(PROBLEM, QHeaderView.ResizeMode.Stretch)
        made.header().setSectionResizeMode(CHECK, QHeaderView.ResizeMode.ResizeToContents)
        connect(made.selectionModel().currentChanged, self._show_problem)
        connect(made.clicked, self._show_problem_again)
        connect(made.activated, self._open_property)
        connect(made.customContextMenuRequested, self._show_menu)
        return made

    def _follow(self) -> None:
        """Show the newest report, with the same problem chosen as before, if it is still there."""
        checked = self._watch.checked
        if checked is None:
            self.pages.show_message(tr("The board is being checked …"))
            return
        chosen, report = self.chosen(), checked.report
        self.model.show_report(report)
        self.list.expandAll()
        if not report.findings and not report.accepted:
            self.pages.show_message(
                tr("Everything is fine: {n} checks found nothing.", n=report.checks)
            )
            return
        self.pages.show_content()
        if chosen is not None:
            with QSignalBlocker(self.list.selectionModel()):
                self.choose(chosen)
        self.details.show_finding(self.chosen())

    def _show_problem(self, index: QModelIndex) -> None:
        finding = self.model.finding(index)
        self.details.show_finding(finding)
        if finding is not None and self._watch.checked is not None:
            self._show_mark(self._watch.checked.analysis, finding)

    def _show_problem_again(self, index: QModelIndex) -> None:
        if not self._mark.isVisible():
            self._show_problem(index)

    def _show_mark(self, analysis: "BoardAnalysis", finding: "Finding") -> None:
        """Mark a problem until the board is edited, select its things, and bring it into view."""
        from trackwright.validators.highlight import highlight  # loads checks

        shape = highlight(analysis, finding.found)
        self._mark.setVisible(shape is not None)
        things = (ref for ref in finding.things if ref.kind in LIST_BY_KIND)
        there = (ref for ref in things if exists(self._desk.board, ref))
        self._desk.selection.set(ThingRef(ref.kind, ref.id) for ref in there)
        if shape is not None:
            self._mark.setPath(geometry_path(shape))
            left, top, right, bottom = shape.bounds
            bring_into_view(self._desk.view, QRectF(left, top, right - left, bottom - top))

    def _hide_mark(self) -> None:
        self._mark.setVisible(False)

    def _open_property(self, index: QModelIndex) -> None:
        """Open the property that a problem is about, ready to be edited."""
        finding = self.model.finding(index)
        if finding is None:
            return
        there = [ref for ref in finding.things if exists(self._desk.board, ref)]
        for ref in sorted(there, key=lambda ref: not ref.fields)[:1]:
            self._desk.selection.open(ref)

    def _show_menu(self, at: QPoint) -> None:
        finding = self.model.finding(self.list.indexAt(at))
        if finding is not None:
            ProblemMenu(self.edits, finding, self).popup(self.list.viewport().mapToGlobal(at))

    def _search_for(self, words: str) -> None:
        self.model.search(words)
        self.list.expandAll()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(as_table(self.model.findings(), "\t"))

    def _save(self) -> None:
        from trackwright.editor.tables.panel import SaveTableDialog  # seldom needed

        findings, path = self.model.findings(), self._desk.document.path
        title = tr("Save the problems")
        SaveTableDialog(self, title, path, "problems", lambda: as_table(findings, ",")).open()


def as_table(findings: Iterable["Finding"], separator: str) -> str:
    """Return problems as rows of a table, with a heading."""
    text = io.StringIO()
    rows = csv.writer(text, delimiter=separator, lineterminator="\n")
    rows.writerow(COLUMNS)
    for finding in findings:
        check, things = finding.check, " ".join(map(str, finding.things))
        message, accepted = printable(tr(finding.message)), printable(finding.accepted or "")
        rows.writerow((finding.severity, check.code, check.name, message, things, accepted))
    return text.getvalue()


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
                self.addAction(tr(fix.title), guarded(partial(edits.fix, fix)))
            if finding.fixes:
                fix_all = partial(edits.fix_all, finding.check)
                self.addAction(tr("Mend all of this kind"), guarded(fix_all))
                self.addSeparator()
            self.addAction(tr("Accept with a reason…"), guarded(self._ask_for_reason))
        else:
            unaccept = partial(edits.unaccept, finding)
            self.addAction(tr("No longer accept it"), guarded(unaccept))
        self._add_severities(self.addMenu(tr("Severity of this check")))

    def _ask_for_reason(self) -> None:
        ReasonDialog(self._edits, self._finding, self._parent).open()

    def _add_severities(self, menu: QMenu) -> None:
        group = QActionGroup(menu)
        now = self._edits.severity(self._finding.check)
        for severity, title in SEVERITIES.items():
            action = QAction(tr(title), group, checkable=True, checked=severity is now)
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
        self.setLabelText(f"{tr(finding.message)}\n\n{tr('Why is it right as it is?')}")
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
        self.text = named(QTextBrowser(openLinks=False), tr("Explanation"))
        self.text.setPlaceholderText(tr("Choose a problem to see why it matters."))
        self.fix = named(push_button("", self._fix), tr("Mend"))
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
