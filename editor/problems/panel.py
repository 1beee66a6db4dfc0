"""The panel of problems: a list to search, the chosen problem explained, and its mark."""

import csv
import io
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSplitter, QTreeView, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.style import BELOW, GAP
from trackwright.editor.base.widgets import (
    ContentOrMessage,
    boxed,
    column,
    picture_button,
    row,
    search_field,
)
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.overlay_items import WARNING, LineItem, geometry_path
from trackwright.editor.canvas.selection_marks import bring_into_view
from trackwright.editor.document.selection import exists
from trackwright.editor.problems.board_checks import ProblemEdits
from trackwright.editor.problems.details import ProblemDetails, ProblemMenu
from trackwright.editor.problems.model import CHECK, PROBLEM, ProblemsModel
from trackwright.schema.text import printable
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.analysis.board_analysis import BoardAnalysis
    from trackwright.validators.check import Finding

COLUMNS = ("severity", "code", "name", "message", "places", "accepted")


class ProblemsPanel(Guarded, QWidget):
    """The problems, grouped by severity; beside them the chosen one, explained."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._watch = desk.problems
        self._mark = ProblemMark(desk, self)
        self.edits = ProblemEdits(desk, self)
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
        parts = QSplitter(Qt.Orientation.Horizontal)
        parts.setChildrenCollapsible(False)
        for part, stretch in ((boxed(left), 3), (self.details, 2)):
            parts.addWidget(part)
            parts.setStretchFactor(parts.count() - 1, stretch)
        self._pages = ContentOrMessage(parts)
        column(self._pages, parent=self)
        connect(self._watch.reported, self._follow)
        self._follow()

    @property
    def message(self) -> str:
        """What it says when there is nothing to list."""
        return self._pages.message

    def sizeHint(self) -> QSize:
        return BELOW

    def chosen(self) -> "Finding | None":
        """Return the problem that is chosen in the list."""
        return self.model.finding(self.list.currentIndex())

    def choose(self, finding: "Finding") -> None:
        """Choose a problem in the list, as a click does."""
        self.list.setCurrentIndex(self.model.index_of(finding))

    def _made_list(self) -> QTreeView:
        made = QTreeView()
        made.setModel(self.model)
        made.setAccessibleName(tr("Problems"))
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
            self._pages.show_message(tr("The board is being checked …"))
            return
        chosen, report = self.chosen(), checked.report
        self.model.show_report(report)
        self.list.expandAll()
        if not report.findings and not report.accepted:
            self._pages.show_message(
                tr("Everything is fine: {n} checks found nothing.", n=report.checks)
            )
            return
        self._pages.show_content()
        self.list.selectionModel().blockSignals(True)
        if chosen is not None:
            self.list.setCurrentIndex(self.model.index_of(chosen))
        self.list.selectionModel().blockSignals(False)
        self.details.show_finding(self.chosen())

    def _show_problem(self, index: QModelIndex) -> None:
        finding = self.model.finding(index)
        self.details.show_finding(finding)
        if finding is not None and self._watch.checked is not None:
            self._mark.show(self._watch.checked.analysis, finding)

    def _show_problem_again(self, index: QModelIndex) -> None:
        if not self._mark.is_shown:
            self._show_problem(index)

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
        from trackwright.editor.tables.table_files import SaveTableDialog  # seldom needed

        findings, path = self.model.findings(), self._desk.document.path
        title = tr("Save the problems")
        SaveTableDialog(self, title, path, "problems", lambda: as_table(findings, ",")).open()


class ProblemMark(Guarded, QObject):
    """Marks one problem on the canvas, until the board is edited."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._mark = LineItem(WARNING, 3.0, filled=True)
        self._mark.setVisible(False)
        desk.scene.addItem(self._mark)
        connect(desk.document.changed, self._hide)

    @property
    def is_shown(self) -> bool:
        """Whether a problem is marked."""
        return self._mark.isVisible()

    def show(self, analysis: "BoardAnalysis", finding: "Finding") -> None:
        """Mark a problem, select its things, and bring it into view."""
        from trackwright.validators.highlight import highlight  # loads checks

        shape = highlight(analysis, finding.found)
        self._mark.setVisible(shape is not None)
        self._desk.selection.set(self._selectable(finding))
        if shape is None:
            return
        self._mark.setPath(geometry_path(shape))
        left, top, right, bottom = shape.bounds
        bring_into_view(self._desk.view, QRectF(left, top, right - left, bottom - top))

    def _selectable(self, finding: "Finding") -> Iterator[ThingRef]:
        for ref in finding.things:
            if ref.kind in LIST_BY_KIND and exists(self._desk.board, ref):
                yield ThingRef(ref.kind, ref.id)

    def _hide(self) -> None:
        self._mark.setVisible(False)


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
