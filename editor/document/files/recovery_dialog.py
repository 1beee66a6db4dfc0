"""The dialog that offers unsaved work of a killed program."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.widgets import column, heading_label, plain_label, row, scroll_area
from trackwright.editor.document.files.autosave import Recovered, board_in_file, digest, discard
from trackwright.schema.board_differences import difference_summary
from trackwright.schema.text import printable, text_in
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.document.files.open_controller import OpenController
    from trackwright.editor.shell.window import Window


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
        self.rows = [_Row(recovered, self) for recovered in found]
        inner = QWidget()
        column(*self.rows, 1, parent=inner)
        buttons = QDialogButtonBox()
        self.later = buttons.addButton(tr("&Later"), QDialogButtonBox.ButtonRole.RejectRole)
        connect(buttons.rejected, self.reject)
        heading = heading_label(tr("Trackwright was ended before this work was saved"), wraps=True)
        layout = QVBoxLayout(self)
        layout.setSpacing(8)
        for widget in (heading, scroll_area(inner), buttons):
            layout.addWidget(widget)
        self.resize(560, min(110 + 120 * len(self.rows), 560))
        self.rows[0].restore.setDefault(True)
        self.rows[0].restore.setFocus()
        self.open()

    def restore(self, row: "_Row") -> None:
        """Open the work of a row."""
        self._remove(row)
        self._open_controller.restore(row.recovered, self._near)

    def discard(self, row: "_Row") -> None:
        """Discard the work of a row."""
        discard(row.recovered)
        self._remove(row)

    def _remove(self, row: "_Row") -> None:
        self.rows.remove(row)
        row.hide()
        if not self.rows:
            self.accept()


class _Row(Guarded, QFrame):
    """One piece of work: what differs from its file, and the choices."""

    def __init__(self, recovered: Recovered, dialog: RecoveryDialog) -> None:
        super().__init__()
        self.recovered = recovered
        self.setFrameShape(QFrame.Shape.StyledPanel)
        title = printable(text_in(recovered.board.meta.title, "en"))
        self.words = [self._origin(), *self._differences()]
        self.restore = QPushButton(tr("&Restore"))
        self.restore.setAccessibleName(tr("Restore {title}", title=title))
        self.discard = QPushButton(tr("&Discard"))
        self.discard.setAccessibleName(tr("Discard {title}", title=title))
        self.discard.setAutoDefault(False)
        connect(self.restore.clicked, partial(dialog.restore, self))
        connect(self.discard.clicked, partial(dialog.discard, self))
        layout = QVBoxLayout(self)
        layout.addWidget(heading_label(title, wraps=True))
        layout.addWidget(plain_label(self.words[0], wraps=True))
        layout.addWidget(plain_label(" · ".join(self.words[1:]), wraps=True))
        layout.addLayout(row(1, self.discard, self.restore))

    def _origin(self) -> str:
        record = self.recovered.record
        moment = QDateTime.fromSecsSinceEpoch(round(record.saved.timestamp()))
        time = QLocale().toString(moment, QLocale.FormatType.ShortFormat)
        if record.path is None:
            return tr("Never saved to a file · {time}", time=time)
        return f"{record.path} · {time}"

    def _differences(self) -> list[str]:
        recovered = self.recovered
        half_drawn = {
            "route": tr("A route is half drawn"),
            "border": tr("An outline is half drawn"),
        }
        in_file, drafts = board_in_file(recovered), recovered.record.drafts
        lines = [words for tool, words in half_drawn.items() if tool in drafts]
        if not lines or in_file != recovered.board:
            lines = [*map(tr, difference_summary(in_file, recovered.board)), *lines]
        if _has_file_changed(recovered):
            lines.append(tr("The file has changed since then"))
        return lines


def _has_file_changed(recovered: Recovered) -> bool:
    path = recovered.record.path
    if path is None or not path.is_file():
        return False
    return digest(path.read_bytes()) != recovered.record.based_on
