"""A print-out in the background: it tells how far it is, and can be stopped."""

from functools import partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.message_boxes import as_sentence
from trackwright.editor.base.style import GAP
from trackwright.editor.base.words import capitalized
from trackwright.editor.print.parts_list import Order
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.printing.game_night import Progress


class Printing(Guarded, QObject):
    """One print-out, off the GUI thread; whoever began it may be gone before it has stopped.

    Signals:
        progressed: So many pages of so many are drawn; carries what is drawn now, too.
        finished: It is done; carries the files.
        stopped: It was stopped, and nothing was written.
        failed: The exception that ended it.
    """

    progressed = Signal(int, int, str)
    finished = Signal(object)
    stopped = Signal()
    failed = Signal(object)

    def __init__(self) -> None:
        super().__init__(QCoreApplication.instance())
        self._stop = Event()
        self._job = LatestJob(self)
        connect(self._job.finished, self._finish)
        connect(self._job.failed, self._fail)

    def start(self, order: Order, folder: Path) -> None:
        """Begin to print into a folder."""
        self._job.start(partial(self._printed, order, folder))

    def stop(self) -> None:
        """Stop before the next page."""
        self._stop.set()

    def _printed(self, order: Order, folder: Path) -> tuple[Path, ...] | None:
        from trackwright.printing.game_night import PrintCancelled, print_game  # late: heavy

        try:
            return print_game(order.game(), order.settings, folder, self._tell, self._stop.is_set)
        except PrintCancelled:
            return None

    def _tell(self, progress: "Progress") -> None:
        self.progressed.emit(progress.done, progress.total, progress.title)

    def _finish(self, files: tuple[Path, ...] | None) -> None:
        if files is None:
            self.stopped.emit()
        else:
            self.finished.emit(files)
        self.deleteLater()

    def _fail(self, error: Exception) -> None:
        self.failed.emit(error)
        self.deleteLater()


class Delivery(Guarded, QWidget):
    """Prints an order into a folder.

    Attributes:
        folder: The folder, as it is typed.
        choose: The button that asks for another.
        bar: How far the print-out is.
        cancel: The button that stops it.
        result: What came of it, for whoever has a place for that.
        open_folder: The button in it that shows what was written.

    Signals:
        running: A print-out has begun, or ended.
        written: All files are there; carries them.
    """

    running = Signal(bool)
    written = Signal(object)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._printing: Printing | None = None
        self._usual = self._target = folder
        self.folder = QLineEdit(str(folder))
        self.folder.setAccessibleName(tr("Folder"))
        self.choose = QPushButton(tr("C&hoose…"))
        connect(self.choose.clicked, self._ask)
        self.bar = QProgressBar()
        self.bar.setAccessibleName(tr("Progress of the print-out"))
        self.cancel = QPushButton(tr("Stop"))
        connect(self.cancel.clicked, self.stop)
        self._said = QLabel()
        self._said.setTextFormat(Qt.TextFormat.PlainText)  # names of folders are never markup
        self._said.setWordWrap(True)
        self.open_folder = QPushButton(tr("Open the fol&der"))
        connect(self.open_folder.clicked, self._open)
        self.open_folder.hide()
        label = QLabel(tr("&Into the folder"))
        label.setBuddy(self.folder)
        self._rows = QStackedWidget()
        self._rows.addWidget(_row(label, self.folder, self.choose, widest=self.folder))
        self._rows.addWidget(_row(self.bar, self.cancel, widest=self.bar))
        self.result = _row(self._said, self.open_folder, widest=self._said)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._rows)
        for button in (self.choose, self.cancel, self.open_folder):
            button.setAutoDefault(False)

    @property
    def said(self) -> str:
        """What it says about the last print-out."""
        return self._said.text()

    @property
    def target(self) -> Path:
        """Where the last print-out went."""
        return self._target

    @property
    def is_running(self) -> bool:
        """Whether a print-out is under way."""
        return self._printing is not None

    def start(self, order: Order) -> None:
        """Print into the folder that is typed."""
        self._target = self._typed()
        self._say("")
        self.bar.setRange(0, 0)
        self._rows.setCurrentIndex(1)
        self._printing = Printing()
        connect(self._printing.progressed, self._show_progress)
        connect(self._printing.finished, self._finish)
        connect(self._printing.stopped, self._tell_stopped)
        connect(self._printing.failed, self._fail)
        self._printing.start(order, self._target)
        self.running.emit(True)

    def stop(self) -> None:
        """Stop before the next page; nothing is written then."""
        if self._printing is not None:
            self._printing.stop()
            self.cancel.setEnabled(False)

    def _show_progress(self, done: int, total: int, title: str) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self.bar.setFormat(f"{title} · {done}/{total}" if title else f"{done}/{total}")

    def _finish(self, files: tuple[Path, ...]) -> None:
        self._end()
        words = tr("1 file was written to {folder}.")
        if len(files) != 1:
            words = tr("{n} files were written to {folder}.").replace("{n}", str(len(files)))
        self._say(words.replace("{folder}", str(self._target)))
        self.open_folder.show()
        self.open_folder.setFocus()
        self.written.emit(files)

    def _tell_stopped(self) -> None:
        self._end()
        self._say(tr("Stopped; nothing was written."))

    def _fail(self, error: Exception) -> None:
        self._end()
        if not isinstance(error, TrackwrightError):
            self._say(tr("Nothing was written."))
            raise error
        words = as_sentence(error)
        self._say(capitalized(words))

    def _end(self) -> None:
        self._printing = None
        self._rows.setCurrentIndex(0)
        self.cancel.setEnabled(True)
        self.running.emit(False)

    def _say(self, words: str) -> None:
        self._said.setText(words)
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
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._target)))


def _row(*widgets: QWidget, widest: QWidget) -> QWidget:
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(GAP)
    for widget in widgets:
        line.addWidget(widget, 1 if widget is widest else 0)
    return row
