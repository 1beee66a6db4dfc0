"""The panels of cities, routes and tickets: a searched table, and rows to and from spreadsheets."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QLabel, QListWidget, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.language import capitalized
from trackwright.editor.base.message_boxes import Question, as_sentence, cancel
from trackwright.editor.base.style import BELOW, GAP
from trackwright.editor.base.widgets import (
    ContentOrMessage,
    column,
    picture_button,
    row,
    search_field,
    show_text,
    wrong_label,
)
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.files.recent_files import base_name
from trackwright.editor.tables.model import CITIES, ROUTES, TICKETS, TableKind, ThingsModel
from trackwright.editor.tables.view import ThingsTable
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.parsing import read_bytes
from trackwright.schema.files.writing import write_text
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr
from trackwright.schema.vocabulary import KINDS

if TYPE_CHECKING:
    from trackwright.editor.tables.table_text import ImportedRows


class SearchedTable(Guarded, QWidget):
    """Shows a table; follows the board at once while it is seen, and otherwise when it is next."""

    def __init__(self, desk: Desk, model: ThingsModel) -> None:
        super().__init__()
        self._desk = desk
        self._model = model
        self._is_stale = False
        model.setParent(self)
        self.table = ThingsTable(desk, model)
        self.search = search_field(tr("Search the table"), self.table.search)
        self._refusal = wrong_label()
        connect(model.refused, self._show_refusal)
        connect(desk.document.changed, self._follow)
        connect(desk.scene.restyled, self._follow)
        self.setFocusProxy(self.table)

    @property
    def refusal(self) -> str:
        """The sentence on something that was refused."""
        return self._refusal.text()

    def sizeHint(self) -> QSize:
        return BELOW

    @property
    def uncommitted_input(self) -> str:
        """A sentence on what is typed and refused; empty if nothing is."""
        return self._model.uncommitted_input

    def commit_input(self) -> None:
        """Commit the cell that is being edited."""
        self.table.commit_input()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_stale:
            self._is_stale = False
            self._model.follow()
        self._rows_followed()
        self.table.fit_columns()

    def _rows_followed(self) -> None:
        """Show what else depends on the rows."""

    def _arrange(self, *buttons: QWidget, below: QWidget | None = None) -> None:
        """Put buttons beside the search, and the table or what holds it below."""
        column(
            row((self.search, 1), *buttons),
            self._refusal,
            (below or self.table, 1),
            margins=(GAP, GAP // 2, GAP, GAP),
            spacing=GAP // 2,
            parent=self,
        )

    def _selected_things(self) -> list[ThingRef]:
        """Return the things in the rows that are selected, or in all if none is."""
        return self.table.things(self.table.selected_rows() or range(self.table.rows.rowCount()))

    def _follow(self) -> None:
        if self.isVisible():
            self._model.follow()
            self._rows_followed()
        else:
            self._is_stale = True

    def _show_refusal(self, sentence: str) -> None:
        show_text(self._refusal, f"{capitalized(sentence)}." if sentence else "")


class TablePanel(SearchedTable):
    """A table with a search, and buttons that take it to spreadsheets and back."""

    def __init__(self, desk: Desk, kind: TableKind) -> None:
        self.model = ThingsModel(desk, kind)
        super().__init__(desk, self.model)
        self._kind = kind
        self.importer = RowsImporter(desk, kind, self)
        self.table.setAccessibleName(tr(KINDS[kind.kinds[0]].titles))
        self._pages = ContentOrMessage(self.table)
        self._arrange(
            picture_button("copy", tr("Copy rows for a spreadsheet"), self.copy),
            picture_button("paste", tr("Paste rows from a spreadsheet"), self.paste),
            picture_button("open", tr("Take rows from a file…"), self._open),
            picture_button("save-as", tr("Save the table to a file…"), self._save),
            below=self._pages,
        )
        connect(self.table.copied, self.copy)
        connect(self.table.pasted, self.paste)
        connect(desk.problems.reported, self._follow)

    @property
    def message(self) -> str:
        """What it says when there is nothing to list."""
        return self._pages.message

    def copy(self) -> None:
        """Copy the rows that are selected, or all that are listed, for a spreadsheet."""
        from trackwright.editor.tables.table_text import clipboard_text  # formats load slowly

        names = [ref.id for ref in self._selected_things()]
        desk = self._desk
        text = clipboard_text(desk.board, self._kind.id, desk.scene.language, names)
        QGuiApplication.clipboard().setText(text)

    def paste(self) -> None:
        """Import the rows of a spreadsheet that are on the clipboard."""
        text = QGuiApplication.clipboard().text()
        self.importer.import_rows(tr("clipboard"), lambda: text.encode("utf-8", "replace"))

    def _rows_followed(self) -> None:
        if self.model.rowCount():
            self._pages.show_content()
        else:
            self._pages.show_message(tr(self._kind.empty))

    def _open(self) -> None:
        OpenTableDialog(self, self._desk.document.path, self.importer).open()

    def _save(self) -> None:
        path = self._desk.document.path
        SaveTableDialog(self, tr("Save the table"), path, self._kind.id, self._file_text).open()

    def _file_text(self) -> str:
        from trackwright.editor.tables.table_text import table_text  # formats load slowly

        return table_text(self._desk.board, self._kind.id, self._desk.scene.language)


CitiesPanel = partial(TablePanel, kind=CITIES)
RoutesPanel = partial(TablePanel, kind=ROUTES)
TicketsPanel = partial(TablePanel, kind=TICKETS)


class RowsImporter(Guarded, QObject):
    """Imports rows into the board, as one step, and reports those that it could not.

    Signals:
        finished: Rows were imported, or none could be.
    """

    finished = Signal()

    def __init__(self, desk: Desk, kind: TableKind, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self._kind = kind
        self._parent = parent
        self._source = ""
        self._read: Callable[[], bytes] = bytes
        self._job = LatestJob(self)
        connect(self._job.finished, self._finish)
        connect(self._job.failed, self._fail)

    def import_rows(self, source: str, read: Callable[[], bytes]) -> None:
        """Import the rows of a table; `source` is what messages call it."""
        self._source, self._read = source, read
        board, kind, language = self._desk.board, self._kind.id, self._desk.scene.language

        def work() -> "tuple[Board, ImportedRows]":
            from trackwright.editor.tables.table_text import imported_rows  # formats load slowly

            return board, imported_rows(board, kind, source, read(), language)

        self._job.start(work)

    def _finish(self, result: "tuple[Board, ImportedRows]") -> None:
        before, imported = result
        if before is not self._desk.board:
            self.import_rows(self._source, self._read)  # the board was edited meanwhile
            return
        self._desk.edit(tr("Take rows from {source}", source=self._source), imported.board)
        if imported.refused or imported.notes or not (imported.changed or imported.added):
            ReportDialog(imported, self._parent).open()
        self.finished.emit()

    def _fail(self, error: Exception) -> None:
        if not isinstance(error, TrackwrightError):
            raise error
        Question(self._parent, as_sentence(error), "", [cancel()])
        self.finished.emit()


class ReportDialog(Guarded, QDialog):
    """Says how many rows were imported, and which were not and why."""

    def __init__(self, imported: "ImportedRows", parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Trackwright")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        words = tr(
            "{changed} changed, {added} added, {refused} not taken over.",
            changed=imported.changed,
            added=imported.added,
            refused=len(imported.refused),
        )
        self.heading = QLabel(words)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("What was not taken over"))
        self.list.setWordWrap(True)
        self.list.setAlternatingRowColors(True)
        self.list.addItems([*imported.refused, *imported.notes])
        self.list.setVisible(bool(self.list.count()))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        connect(buttons.rejected, self.reject)
        column(self.heading, self.list, buttons, parent=self, margins=(GAP, GAP, GAP, GAP))
        self.resize(520, 260 if self.list.count() else 80)


class TableDialog(Guarded, QFileDialog):
    """Asks for the file of a table, beside the board's."""

    def __init__(self, parent: QWidget, title: str, endings: str, board: Path | None) -> None:
        super().__init__(parent, title)
        self._parent = parent
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setNameFilter(endings)
        if board is not None:
            self.setDirectory(str(board.parent))


class SaveTableDialog(TableDialog):
    """Asks for a file, and writes a table into it."""

    def __init__(
        self, parent: QWidget, title: str, board: Path | None, name: str, text: Callable[[], str]
    ) -> None:
        super().__init__(parent, title, tr("Tables (*.csv)"), board)
        self._text = text
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setDefaultSuffix("csv")
        self.selectFile(f"{base_name(board)}-{name}.csv" if board else f"{name}.csv")
        connect(self.fileSelected, self._write)

    def _write(self, chosen: str) -> None:
        try:
            write_text(Path(chosen), self._text())
        except TrackwrightError as error:
            Question(self._parent, as_sentence(error), "", [cancel()])


class OpenTableDialog(TableDialog):
    """Asks for a file, and imports the rows in it."""

    def __init__(self, parent: QWidget, board: Path | None, importer: RowsImporter) -> None:
        endings = tr("Tables (*.csv *.tsv *.txt)")
        super().__init__(parent, tr("Take rows from a file"), endings, board)
        self._importer = importer
        self.setFileMode(QFileDialog.FileMode.ExistingFile)
        connect(self.fileSelected, self._import)

    def _import(self, chosen: str) -> None:
        path = Path(chosen)
        self._importer.import_rows(path.name, lambda: read_bytes(path))
