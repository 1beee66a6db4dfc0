"""Work off the GUI thread: pure functions of immutable values, whose newest result is shown."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

from trackwright.editor.guard import guarded


class LatestJob(QObject):
    """Runs one function at a time in the background; while it runs, only the newest waits.

    Signals:
        finished: The result of a job that no newer one has replaced.
        failed: The exception that ended one.
    """

    finished = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._running: _Task | None = None
        self._ended: _Task | None = None
        self._waiting: Callable[[], Any] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a job runs or waits."""
        return self._running is not None

    def start(self, work: Callable[[], Any]) -> None:
        """Do `work` as soon as what runs now is done; the result of that is dropped."""
        self._waiting = work
        if self._running is None:
            self._next()

    def stop(self) -> None:
        """Forget what waits, and wait for what runs; its result is dropped."""
        self._waiting = None
        if self._running is not None:
            self._running.outcome.done.disconnect(self._take)
        self._pool.waitForDone()
        self._running = None

    def _next(self) -> None:
        if self._waiting is not None:
            self._running = _Task(self._waiting)
            self._waiting = None
            self._running.outcome.done.connect(self._take)
            self._pool.start(self._running)

    @Slot(object, object)
    @guarded
    def _take(self, result: Any, error: Exception | None) -> None:
        # Its thread may still be about to leave it.
        self._ended, self._running = self._running, None
        is_newest = self._waiting is None
        self._next()
        if error is not None:
            self.failed.emit(error)
        elif is_newest:
            self.finished.emit(result)


class _Outcome(QObject):
    done = Signal(object, object)


class _Task(QRunnable):
    def __init__(self, work: Callable[[], Any]) -> None:
        super().__init__()
        self.setAutoDelete(False)
        self.outcome = _Outcome()
        self._work = work

    def run(self) -> None:
        try:
            result = self._work()
        except Exception as error:
            self.outcome.done.emit(None, error)
        else:
            self.outcome.done.emit(result, None)
