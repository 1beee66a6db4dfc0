"""Rows from spreadsheets onto the board, in the background, and tables into files."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QListWidget,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.message_boxes import Question, as_sentence, cancel
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import column
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.files.recent_files import base_name
from trackwright.editor.tables.model import TableKind
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError, UnreadableFileError
from trackwright.schema.files.writing import write_text
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.tables.table_text import ImportedRows


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
        self._read: Callable[[], bytes] | None = None
        self._job = LatestJob(self)
        connect(self._job.finished, self._finish)
        connect(self._job.failed, self._fail)

    def import_text(self, source: str, text: str) -> None:
        """Import the rows of a table; `source` is what messages call it."""
        self._source = source
        self._begin(lambda: text.encode("utf-8", "replace"))

    def import_file(self, path: Path) -> None:
        """Import the rows of a table in a file."""
        self._source = path.name
        self._begin(lambda: _content(path))

    def _begin(self, read: Callable[[], bytes]) -> None:
        board, kind, source = self._desk.board, self._kind.id, self._source
        language = self._desk.scene.language
        self._read = read

        def work() -> "tuple[Board, ImportedRows]":
            from trackwright.editor.tables.table_text import imported_rows  # formats load slowly

            return board, imported_rows(board, kind, source, read(), language)

        self._job.start(work)

    def _finish(self, result: "tuple[Board, ImportedRows]") -> None:
        before, imported = result
        if before is not self._desk.board and self._read is not None:
            self._begin(self._read)  # the board was edited meanwhile
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
        self.heading = QLabel(
            tr(
                "{changed} changed, {added} added, {refused} not taken over.",
                changed=imported.changed,
                added=imported.added,
                refused=len(imported.refused),
            )
        )
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


class SaveTableDialog(Guarded, QFileDialog):
    """Asks for a file beside the board's, and writes a table into it."""

    def __init__(
        self, parent: QWidget, title: str, board: Path | None, name: str, text: Callable[[], str]
    ) -> None:
        super().__init__(parent, title)
        self._parent = parent
        self._text = text
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setNameFilter(tr("Tables (*.csv)"))
        self.setDefaultSuffix("csv")
        if board is not None:
            self.setDirectory(str(board.parent))
        self.selectFile(f"{base_name(board)}-{name}.csv" if board else f"{name}.csv")
        connect(self.fileSelected, self._write)

    def _write(self, chosen: str) -> None:
        try:
            write_text(Path(chosen), self._text())
        except TrackwrightError as error:
            Question(self._parent, as_sentence(error), "", [cancel()]).open()


class OpenTableDialog(Guarded, QFileDialog):
    """Asks for a file, and imports the rows in it."""

    def __init__(self, parent: QWidget, board: Path | None, importer: RowsImporter) -> None:
        super().__init__(parent, tr("Take rows from a file"))
        self._importer = importer
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFileMode(QFileDialog.FileMode.ExistingFile)
        self.setNameFilter(tr("Tables (*.csv *.tsv *.txt)"))
        if board is not None:
            self.setDirectory(str(board.parent))
        connect(self.fileSelected, self._import)

    def _import(self, chosen: str) -> None:
        self._importer.import_file(Path(chosen))


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        words = say("{path} cannot be read: {reason}", path=path, reason=error.strerror)
        raise UnreadableFileError(words) from None
