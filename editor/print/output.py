"""Printing into a folder in the background, with progress and a button that stops it."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QFileDialog,
    QLabel,
    QLineEdit,
    QProgressBar,
    QStackedWidget,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import CancellableJob
from trackwright.editor.base.language import capitalized
from trackwright.editor.base.message_boxes import as_sentence
from trackwright.editor.base.widgets import boxed, column, named, plain_label, push_button, row
from trackwright.editor.print.options import PrintOrder
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.printing.print_game import Progress


class PrintJob(CancellableJob):
    """One print-out; it finishes with the files, or with None if it was cancelled.

    Signals:
        progressed: So many pages of so many are drawn; carries what is drawn now, too.
    """

    progressed = Signal(int, int, str)

    def print_into(self, folder: Path, order: PrintOrder) -> tuple[Path, ...] | None:
        """Print into a folder; this is the work in the background."""
        # Late: it loads all of printing.
        from trackwright.printing.print_game import PrintCancelled, print_game

        def report(progress: "Progress") -> None:
            self.progressed.emit(progress.done, progress.total, progress.title)

        try:
            return print_game(order.game(), order.settings, folder, report, self.cancelled.is_set)
        except PrintCancelled:
            return None


class PrintOutput(Guarded, QWidget):
    """Prints an order into a folder.

    Attributes:
        folder: The folder, as it is typed.
        target: Where the last print-out went.
        result: What came of it, which the dialog shows elsewhere.

    Signals:
        running: A print-out has begun, or ended.
    """

    running = Signal(bool)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._job: PrintJob | None = None
        self._usual = self.target = folder
        self.folder = named(QLineEdit(str(folder)), tr("Folder"))
        self.choose = push_button(tr("C&hoose…"), self._ask)
        self.bar = named(QProgressBar(), tr("Progress of the print-out"))
        self.cancel = push_button(tr("Stop"), self.stop)
        self.outcome = plain_label(wraps=True)
        self.open_folder = push_button(tr("Open the fol&der"), self._open)
        self.open_folder.hide()
        label = QLabel(tr("&Into the folder"))
        label.setBuddy(self.folder)
        self._rows = QStackedWidget()
        self._rows.addWidget(boxed(row(label, (self.folder, 1), self.choose)))
        self._rows.addWidget(boxed(row((self.bar, 1), self.cancel)))
        self.result = boxed(row((self.outcome, 1), self.open_folder))
        column(self._rows, parent=self)
        for button in (self.choose, self.cancel, self.open_folder):
            button.setAutoDefault(False)

    @property
    def is_running(self) -> bool:
        """Whether a print-out is under way."""
        return self._job is not None

    def start(self, order: PrintOrder) -> None:
        """Print into the folder that is typed."""
        self.target = self._typed()
        self._say("")
        self.bar.setRange(0, 0)
        self._rows.setCurrentIndex(1)
        self._job = PrintJob(QCoreApplication.instance())
        connect(self._job.progressed, self._show_progress)
        connect(self._job.finished, self._finish)
        connect(self._job.failed, self._fail)
        self._job.start(partial(self._job.print_into, self.target, order))
        self.running.emit(True)

    def stop(self) -> None:
        """Stop before the next page; nothing is written then."""
        if self._job is not None:
            self._job.cancelled.set()
            self.cancel.setEnabled(False)

    def _show_progress(self, done: int, total: int, title: str) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self.bar.setFormat(f"{title} · {done}/{total}" if title else f"{done}/{total}")

    def _finish(self, files: tuple[Path, ...] | None) -> None:
        self._end()
        if files is None:
            self._say(tr("Stopped; nothing was written."))
            return
        one, more = (
            say("1 file was written to {folder}."),
            say("{n} files were written to {folder}."),
        )
        self._say(tr(one if len(files) == 1 else more, n=len(files), folder=str(self.target)))
        self.open_folder.show()
        self.open_folder.setFocus()

    def _fail(self, error: Exception) -> None:
        self._end()
        if not isinstance(error, TrackwrightError):
            self._say(tr("Nothing was written."))
            raise error
        self._say(capitalized(as_sentence(error)))

    def _end(self) -> None:
        self._job = None
        self._rows.setCurrentIndex(0)
        self.cancel.setEnabled(True)
        self.running.emit(False)

    def _say(self, words: str) -> None:
        self.outcome.setText(words)
        self.open_folder.hide()

    def _ask(self) -> None:
        dialog = QFileDialog(self, tr("Print into the folder"), self._nearest())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        connect(dialog.fileSelected, self.folder.setText)
        dialog.open()

    def _typed(self) -> Path:
        """Return the folder that is typed; a name alone means one beside the usual folder."""
        return self._usual.parent / Path(self.folder.text().strip()).expanduser()

    def _nearest(self) -> str:
        """Return the folder that is typed, or the one above that there is."""
        typed = self._typed()
        there = (folder for folder in (typed, *typed.parents) if folder.is_dir())
        return str(next(there, Path.home()))

    def _open(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.target)))
