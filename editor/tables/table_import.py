"""Takes rows of a spreadsheet over to the board in the background, and tells what it could not."""

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
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.message_boxes import Question, as_sentence, cancel
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.files.recent_files import base_name
from trackwright.editor.tables.columns import TableKind
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError, UnreadableFileError
from trackwright.schema.files.writing import write_text
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.tables.table_text import Taken


class TableTaker(Guarded, QObject):
    """Takes rows over, as one step.

    Signals:
        finished: Rows were taken over, or none could be.
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
        connect(self._job.finished, self._take)
        connect(self._job.failed, self._fail)

    def take(self, source: str, data: bytes) -> None:
        """Take over the rows of a table; `source` is what messages call it."""
        self._source = source
        self._begin(lambda: data)

    def take_file(self, path: Path) -> None:
        """Take over the rows of a table in a file."""
        self._source = path.name
        self._begin(lambda: _content(path))

    def _begin(self, read: Callable[[], bytes]) -> None:
        board, kind, source = self._desk.board, self._kind.id, self._source
        language = self._desk.scene.language
        self._read = read

        def work() -> "tuple[Board, Taken]":
            from trackwright.editor.tables.table_text import taken

            return board, taken(board, kind, source, read(), language)

        self._job.start(work)

    def _take(self, result: "tuple[Board, Taken]") -> None:
        before, taken = result
        if before is not self._desk.board and self._read is not None:
            self._begin(self._read)  # the board was edited meanwhile
            return
        self._desk.edit(tr("Take rows from {source}", source=self._source), taken.board)
        if taken.refused or taken.notes or not (taken.changed or taken.added):
            ReportDialog(taken, self._parent).open()
        self.finished.emit()

    def _fail(self, error: Exception) -> None:
        if not isinstance(error, TrackwrightError):
            raise error
        Question(self._parent, as_sentence(error), "", [cancel()])
        self.finished.emit()


class ReportDialog(Guarded, QDialog):
    """Tells how many rows were taken over, and which were not and why."""

    def __init__(self, taken: "Taken", parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Trackwright")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        words = tr("{changed} changed, {added} added, {refused} not taken over.")
        words = words.replace("{changed}", str(taken.changed)).replace("{added}", str(taken.added))
        self.heading = QLabel(words.replace("{refused}", str(len(taken.refused))))
        self.list = QListWidget()
        self.list.setAccessibleName(tr("What was not taken over"))
        self.list.setWordWrap(True)
        self.list.setAlternatingRowColors(True)
        self.list.addItems([*taken.refused, *taken.notes])
        self.list.setVisible(bool(self.list.count()))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        connect(buttons.rejected, self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.heading)
        column.addWidget(self.list)
        column.addWidget(buttons)
        self.resize(520, 260 if self.list.count() else 80)


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        words = say("{path} cannot be read: {reason}", path=path, reason=error.strerror)
        raise UnreadableFileError(words) from None


class SaveTableDialog(Guarded, QFileDialog):
    """Asks for a file, and writes a table into it."""

    def __init__(self, parent: QWidget, desk: Desk, kind: TableKind) -> None:
        super().__init__(parent, tr("Save the table"))
        self._parent = parent
        self._desk = desk
        self._kind = kind
        path = desk.document.path
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setNameFilter(tr("Tables (*.csv)"))
        self.setDefaultSuffix("csv")
        if path is not None:
            self.setDirectory(str(path.parent))
        self.selectFile(f"{base_name(path)}-{kind.id}.csv" if path else f"{kind.id}.csv")
        connect(self.fileSelected, self._write)

    def _write(self, chosen: str) -> None:
        from trackwright.editor.tables.table_text import table_text  # late, as formats are

        desk = self._desk
        try:
            write_text(Path(chosen), table_text(desk.board, self._kind.id, desk.scene.language))
        except TrackwrightError as error:
            Question(self._parent, as_sentence(error), "", [cancel()]).open()


class OpenTableDialog(Guarded, QFileDialog):
    """Asks for a file, and takes over the rows in it."""

    def __init__(self, parent: QWidget, board: Path | None, taker: TableTaker) -> None:
        super().__init__(parent, tr("Take rows from a file"))
        self._taker = taker
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFileMode(QFileDialog.FileMode.ExistingFile)
        self.setNameFilter(tr("Tables (*.csv *.tsv *.txt)"))
        if board is not None:
            self.setDirectory(str(board.parent))
        connect(self.fileSelected, self._read)

    def _read(self, chosen: str) -> None:
        self._taker.take_file(Path(chosen))
