"""A print-out in the background: it tells how far it is, and can be stopped."""

from functools import partial
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from trackwright.editor.guard import guarded
from trackwright.editor.jobs import LatestJob
from trackwright.editor.printing.order import Order

if TYPE_CHECKING:
    from trackwright.printing.game_night import Progress


class Printing(QObject):
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
        self._job.finished.connect(self._finish)
        self._job.failed.connect(self._fail)

    def start(self, order: Order, folder: Path) -> None:
        """Begin to print into a folder."""
        self._job.start(partial(self._printed, order, folder))

    @guarded
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

    @guarded
    def _finish(self, files: tuple[Path, ...] | None) -> None:
        if files is None:
            self.stopped.emit()
        else:
            self.finished.emit(files)
        self.deleteLater()

    @guarded
    def _fail(self, error: Exception) -> None:
        self.failed.emit(error)
        self.deleteLater()
