"""The dialog that offers unsaved work of a killed program."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.document.files.autosave import (
    Recovered,
    board_in_file,
    digest,
    discard,
)
from trackwright.schema.board_differences import difference_summary
from trackwright.schema.text import printable, text_in
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.document.files.open_controller import OpenController
    from trackwright.editor.shell.window import Window


def changed_since(recovered: Recovered) -> bool:
    """Tell whether its file is another than the one that the work began with."""
    path = recovered.record.path
    if path is None or not path.is_file():
        return False
    return digest(path.read_bytes()) != recovered.record.based_on


class RecoveryDialog(Guarded, QDialog):
    """Offers each piece of work: restore it, discard it, or be asked again later."""

    def __init__(
        self, found: Sequence[Recovered], open_controller: "OpenController", near: "Window"
    ) -> None:
        super().__init__(near)
        self._open_controller = open_controller
        self._near = near
        self.setWindowTitle(tr("Unsaved work"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addWidget(_bold(tr("Trackwright was ended before this work was saved")))
        self.rows = [_Row(recovered, self) for recovered in found]
        inner = QWidget()
        rows = QVBoxLayout(inner)
        rows.setContentsMargins(0, 0, 0, 0)
        for row in self.rows:
            rows.addWidget(row)
        rows.addStretch()
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(inner)
        column.addWidget(area)
        buttons = QDialogButtonBox()
        self.later = buttons.addButton(tr("&Later"), QDialogButtonBox.ButtonRole.RejectRole)
        connect(buttons.rejected, self.reject)
        column.addWidget(buttons)
        self.resize(560, min(110 + 120 * len(self.rows), 560))
        self.rows[0].restore.setDefault(True)
        self.rows[0].restore.setFocus()
        self.open()

    def restore(self, row: "_Row") -> None:
        """Restore the work of a row."""
        self._done_with(row)
        self._open_controller.restore(row.recovered, self._near)

    def discard(self, row: "_Row") -> None:
        """Discard the work of a row."""
        discard(row.recovered)
        self._done_with(row)

    def _done_with(self, row: "_Row") -> None:
        self.rows.remove(row)
        row.hide()
        if not self.rows:
            self.accept()


class _Row(Guarded, QFrame):
    """One piece of work, with what differs and what can be done."""

    def __init__(self, recovered: Recovered, dialog: RecoveryDialog) -> None:
        super().__init__()
        self.recovered = recovered
        self._dialog = dialog
        self.setFrameShape(QFrame.Shape.StyledPanel)
        title = printable(text_in(recovered.board.meta.title, "en"))
        column = QVBoxLayout(self)
        column.addWidget(_bold(title))
        self.words = [self._whose(), *self._what_differs()]
        column.addWidget(_plain(self.words[0]))
        column.addWidget(_plain(" · ".join(self.words[1:])))
        self.restore = QPushButton(tr("&Restore"))
        self.restore.setAccessibleName(tr("Restore {title}", title=title))
        self.discard = QPushButton(tr("&Discard"))
        self.discard.setAccessibleName(tr("Discard {title}", title=title))
        self.discard.setAutoDefault(False)
        connect(self.restore.clicked, self._restore)
        connect(self.discard.clicked, self._discard)
        buttons = QHBoxLayout()
        buttons.addStretch()
        buttons.addWidget(self.discard)
        buttons.addWidget(self.restore)
        column.addLayout(buttons)

    def _whose(self) -> str:
        record = self.recovered.record
        moment = QDateTime.fromSecsSinceEpoch(round(record.saved.timestamp()))
        time = QLocale().toString(moment, QLocale.FormatType.ShortFormat)
        if record.path is None:
            return tr("Never saved to a file · {time}", time=time)
        return f"{record.path} · {time}"

    def _what_differs(self) -> list[str]:
        recovered = self.recovered
        half_drawn = {
            "route": tr("A route is half drawn"),
            "border": tr("An outline is half drawn"),
        }
        in_file, drafts = board_in_file(recovered), recovered.record.drafts
        lines = [words for tool, words in half_drawn.items() if tool in drafts]
        if not lines or in_file != recovered.board:
            lines = [*map(tr, difference_summary(in_file, recovered.board)), *lines]
        if changed_since(recovered):
            lines.append(tr("The file has changed since then"))
        return lines

    def _restore(self) -> None:
        self._dialog.restore(self)

    def _discard(self) -> None:
        self._dialog.discard(self)


def _bold(words: str) -> QLabel:
    label = _plain(words)
    font = label.font()
    font.setBold(True)
    label.setFont(font)
    return label


def _plain(words: str) -> QLabel:
    label = QLabel(words)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label
