"""The list of problems as a table, for the clipboard and for a file."""

import csv
import io
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QSplitter,
    QStackedWidget,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.message_boxes import Question, as_sentence, cancel
from trackwright.editor.base.style import BELOW, GAP
from trackwright.editor.base.widgets import picture_button
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.files.recent_files import base_name
from trackwright.editor.document.selection import exists
from trackwright.editor.problems.board_checks import Mender
from trackwright.editor.problems.details import ProblemDetails, ProblemMenu, Spotlight
from trackwright.editor.problems.model import CHECK, PROBLEM, ProblemsModel
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.writing import write_text
from trackwright.schema.text import printable
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.validators.check import Finding, Report


COLUMNS = ("severity", "code", "name", "message", "places", "accepted")


def as_table(findings: Iterable["Finding"], separator: str) -> str:
    """Return problems as rows of a table, with a heading."""
    text = io.StringIO()
    rows = csv.writer(text, delimiter=separator, lineterminator="\n")
    rows.writerow(COLUMNS)
    for finding in findings:
        places = " ".join(map(str, finding.things))
        accepted = printable(finding.accepted or "")
        check = finding.check
        message = printable(tr(finding.message))
        rows.writerow((finding.severity, check.code, check.name, message, places, accepted))
    return text.getvalue()


class SaveListDialog(Guarded, QFileDialog):
    """Asks for a file, and writes the problems into it."""

    def __init__(self, parent: QWidget, board: Path | None, findings: Iterable["Finding"]) -> None:
        super().__init__(parent, tr("Save the problems"))
        self._parent = parent
        self._findings = tuple(findings)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setNameFilter(tr("Tables (*.csv)"))
        self.setDefaultSuffix("csv")
        if board is not None:
            self.setDirectory(str(board.parent))
        self.selectFile(f"{base_name(board)}-problems.csv" if board else "problems.csv")
        connect(self.fileSelected, self._write)

    def _write(self, chosen: str) -> None:
        try:
            write_text(Path(chosen), as_table(self._findings, ","))
        except TrackwrightError as error:
            Question(self._parent, as_sentence(error), "", [cancel()]).open()


class ProblemsPanel(Guarded, QWidget):
    """The problems, grouped by how grave they are; beside them the chosen one, explained."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._watch = desk.problems
        self._spotlight = Spotlight(desk, self)
        self.mender = Mender(desk, self)
        self.model = ProblemsModel(self)
        self.list = self._made_list()
        self.search = self._made_search()
        self.details = ProblemDetails(self.mender)
        self._state = QLabel()
        self._state.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._state.setWordWrap(True)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._state)
        self._pages.addWidget(self._made_parts())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._pages)
        connect(self._watch.reported, self._follow)
        self._follow()

    @property
    def state(self) -> str:
        """What it says when there is nothing to list."""
        return self._state.text() if self._pages.currentIndex() == 0 else ""

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
        made.header().setResizeContentsPrecision(0)  # rows that are seen say how wide they are
        made.header().setSectionResizeMode(PROBLEM, QHeaderView.ResizeMode.Stretch)
        made.header().setSectionResizeMode(CHECK, QHeaderView.ResizeMode.ResizeToContents)
        connect(made.selectionModel().currentChanged, self._go_there)
        connect(made.clicked, self._go_there_again)
        connect(made.activated, self._open_property)
        connect(made.customContextMenuRequested, self._show_menu)
        return made

    def _made_search(self) -> QLineEdit:
        made = QLineEdit()
        made.setPlaceholderText(tr("Search the problems"))
        made.setAccessibleName(made.placeholderText())
        made.setClearButtonEnabled(True)
        connect(made.textChanged, self._search_for)
        return made

    def _made_parts(self) -> QWidget:
        copy = picture_button("copy", tr("Copy the list"), self._copy)
        save = picture_button("save-as", tr("Save the list to a file…"), self._save)
        row = QHBoxLayout()
        row.addWidget(self.search, 1)
        row.addWidget(copy)
        row.addWidget(save)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(GAP, GAP // 2, GAP // 2, GAP)
        column.setSpacing(GAP // 2)
        column.addLayout(row)
        column.addWidget(self.list, 1)
        parts = QSplitter(Qt.Orientation.Horizontal)
        parts.setChildrenCollapsible(False)
        parts.addWidget(left)
        parts.addWidget(self.details)
        parts.setStretchFactor(0, 3)
        parts.setStretchFactor(1, 2)
        return parts

    def _follow(self) -> None:
        """Show what was found, with the same problem chosen as before, if it is still there."""
        checked = self._watch.checked
        if checked is None:
            self._tell(tr("The board is being checked …"))
            return
        chosen = self.chosen()
        self.model.show_report(checked.report)
        self.list.expandAll()
        if not checked.report.findings and not checked.report.accepted:
            self._tell(self._all_is_well(checked.report))
            return
        self._pages.setCurrentIndex(1)
        self.list.selectionModel().blockSignals(True)
        if chosen is not None:
            self.list.setCurrentIndex(self.model.index_of(chosen))
        self.list.selectionModel().blockSignals(False)
        self.details.show_finding(self.chosen())

    def _all_is_well(self, report: "Report") -> str:
        return tr("Everything is fine: {n} checks found nothing.", n=report.checks)

    def _tell(self, words: str) -> None:
        self._state.setText(words)
        self._pages.setCurrentIndex(0)

    def _go_there(self, index: QModelIndex, _before: QModelIndex) -> None:
        finding = self.model.finding(index)
        self.details.show_finding(finding)
        if finding is not None and self._watch.checked is not None:
            self._spotlight.show(self._watch.checked.analysis, finding)

    def _go_there_again(self, index: QModelIndex) -> None:
        if not self._spotlight.is_on:
            self._go_there(index, index)

    def _open_property(self, index: QModelIndex) -> None:
        """Have the property that a problem is about shown, ready to be edited."""
        finding = self.model.finding(index)
        if finding is None:
            return
        there = [place for place in finding.things if exists(self._desk.board, place)]
        for place in sorted(there, key=lambda place: not place.fields)[:1]:
            self._desk.selection.open(place)

    def _show_menu(self, at: QPoint) -> None:
        finding = self.model.finding(self.list.indexAt(at))
        if finding is not None:
            ProblemMenu(self.mender, finding, self).popup(self.list.viewport().mapToGlobal(at))

    def _search_for(self, words: str) -> None:
        self.model.search(words)
        self.list.expandAll()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(as_table(self.model.findings(), "\t"))

    def _save(self) -> None:
        SaveListDialog(self, self._desk.document.path, self.model.findings()).open()
