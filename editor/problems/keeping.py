"""The list of problems as a table, for the clipboard and for a file."""

import csv
import io
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from trackwright.editor.files.endings import base_name
from trackwright.editor.files.questions import Question, as_sentence, cancel
from trackwright.editor.guard import guarded
from trackwright.editor.sentences import told
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.writing import write_text
from trackwright.schema.text import printable

if TYPE_CHECKING:
    from trackwright.validators.check import Finding

COLUMNS = ("severity", "code", "name", "message", "places", "accepted")


def as_table(findings: Iterable["Finding"], separator: str) -> str:
    """Return problems as rows of a table, with a heading."""
    text = io.StringIO()
    rows = csv.writer(text, delimiter=separator, lineterminator="\n")
    rows.writerow(COLUMNS)
    for finding in findings:
        places = " ".join(map(str, finding.places))
        accepted = printable(finding.accepted or "")
        check = finding.check
        message = printable(told(finding.message))
        rows.writerow((finding.severity, check.code, check.name, message, places, accepted))
    return text.getvalue()


class SaveListDialog(QFileDialog):
    """Asks for a file, and writes the problems into it."""

    def __init__(self, parent: QWidget, board: Path | None, findings: Iterable["Finding"]) -> None:
        super().__init__(parent, QCoreApplication.translate("Problems", "Save the problems"))
        self._parent = parent
        self._findings = tuple(findings)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setNameFilter(QCoreApplication.translate("Problems", "Tables (*.csv)"))
        self.setDefaultSuffix("csv")
        if board is not None:
            self.setDirectory(str(board.parent))
        self.selectFile(f"{base_name(board)}-problems.csv" if board else "problems.csv")
        self.fileSelected.connect(self._write)

    @Slot(str)
    @guarded
    def _write(self, chosen: str) -> None:
        try:
            write_text(Path(chosen), as_table(self._findings, ","))
        except TrackwrightError as error:
            Question(self._parent, as_sentence(error), "", [cancel()]).open()
