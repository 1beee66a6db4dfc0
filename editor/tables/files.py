"""Tables in files: asks for one, and writes or reads it."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from trackwright.editor.desk import Desk
from trackwright.editor.files.endings import base_name
from trackwright.editor.files.questions import Question, as_sentence, cancel
from trackwright.editor.guard import guarded
from trackwright.editor.tables.kinds import TableKind
from trackwright.editor.tables.taking import TableTaker
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.writing import write_text

translate = QCoreApplication.translate


class SaveTableDialog(QFileDialog):
    """Asks for a file, and writes a table into it."""

    def __init__(self, parent: QWidget, desk: Desk, kind: TableKind) -> None:
        super().__init__(parent, translate("Table", "Save the table"))
        self._parent = parent
        self._desk = desk
        self._kind = kind
        path = desk.document.path
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setNameFilter(translate("Problems", "Tables (*.csv)"))
        self.setDefaultSuffix("csv")
        if path is not None:
            self.setDirectory(str(path.parent))
        self.selectFile(f"{base_name(path)}-{kind.id}.csv" if path else f"{kind.id}.csv")
        self.fileSelected.connect(self._write)

    @Slot(str)
    @guarded
    def _write(self, chosen: str) -> None:
        from trackwright.editor.tables.exchange import table_text  # late, as formats are

        desk = self._desk
        try:
            write_text(Path(chosen), table_text(desk.board, self._kind.id, desk.scene.language))
        except TrackwrightError as error:
            Question(self._parent, as_sentence(error), "", [cancel()]).open()


class OpenTableDialog(QFileDialog):
    """Asks for a file, and takes over the rows in it."""

    def __init__(self, parent: QWidget, board: Path | None, taker: TableTaker) -> None:
        super().__init__(parent, translate("Table", "Take rows from a file"))
        self._taker = taker
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFileMode(QFileDialog.FileMode.ExistingFile)
        self.setNameFilter(translate("Table", "Tables (*.csv *.tsv *.txt)"))
        if board is not None:
            self.setDirectory(str(board.parent))
        self.fileSelected.connect(self._read)

    @Slot(str)
    @guarded
    def _read(self, chosen: str) -> None:
        self._taker.take_file(Path(chosen))
