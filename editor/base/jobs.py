"""Background jobs: pure functions of immutable values, run on other threads."""

import sys
from collections.abc import Callable
from threading import Event, Lock, get_ident, main_thread
from time import perf_counter, sleep
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, Signal, SignalInstance

from trackwright.editor.base.guard import Guarded, connect

MOST_THREADS = 64
"""Far more than processors: work that waits for a slow disk must not keep other work waiting."""

Result = TypeVar("Result")

SWITCH_INTERVAL = 0.000_5
"""Seconds that a thread may run before others; Python's default is ten times as long."""

URGENT_AT_MOST, PAUSE = 0.1, 0.001
"""Seconds for which work counts as urgent, and between looks at whether it still is."""

IDLE_AFTER = 0.1
"""Seconds without an event after which the user pauses; a moving pointer causes many a second."""

LONGEST_WAIT, SPELL = 3.0, 0.1
"""Seconds that work waits for a user who never pauses, and for which it runs then."""


class Task(Guarded, QObject):
    """One function on another thread.

    It belongs to the application and deletes itself: whoever started it may be gone when it ends.

    Signals:
        ended: It has ended; carries the task.
    """

    ended = Signal(object)

    def __init__(self, work: Callable[[], Any]) -> None:
        super().__init__(QCoreApplication.instance())
        self.result: Any = None
        self.error: BaseException | None = None
        self._work: Callable[[], Any] | None = work
        self._over = Event()

    def start(self) -> None:
        """Start it on a thread of Qt's pool."""
        # Qt waits for its own pool when the application ends, and lets Python's threads run then.
        pool = QThreadPool.globalInstance()
        pool.setMaxThreadCount(MOST_THREADS)
        pool.start(self._run)

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until it has ended, at most some seconds; return whether it has."""
        return self._over.wait(seconds)

    def _run(self) -> None:
        work, self._work = self._work, None  # so that what it holds is freed once it is done
        try:
            self.result = work() if work else None
        except BaseException as error:
            self.error = error
        finally:
            self._over.set()
            self.ended.emit(self)
            self.deleteLater()


class LatestJob(Guarded, QObject):
    """Runs one function at a time in the background; while it runs, only the newest waits.

    It can be destroyed at any time: what runs then ends by itself, and its result is dropped.

    Signals:
        finished: The result of a job that no newer one has replaced.
        failed: The exception that ended one.
    """

    finished = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        finished: Callable[..., object] | None = None,
        failed: Callable[..., object] | SignalInstance | None = None,
    ) -> None:
        """Connect its signals, if slots are given."""
        super().__init__(parent)
        self._running: Task | None = None
        self._waiting: Callable[[], Any] | None = None
        for signal, slot in ((self.finished, finished), (self.failed, failed)):
            if slot is not None:
                connect(signal, slot)

    @property
    def is_busy(self) -> bool:
        """Whether a job runs or waits."""
        return self._running is not None

    def start(self, work: Callable[[], Any]) -> None:
        """Do `work` as soon as what runs now is done; the result of that is dropped."""
        self._waiting = work
        if self._running is None:
            self._next()

    def drop(self) -> None:
        """Forget what waits, and drop the result of what runs; wait for nothing."""
        self._waiting = self._running = None

    def stop(self) -> None:
        """Forget what waits, and wait for what runs; its result is dropped."""
        running = self._running
        self.drop()
        if running is not None:
            running.wait()

    def _next(self) -> None:
        if self._waiting is not None:
            self._running, self._waiting = Task(self._waiting), None
            connect(self._running.ended, self._take)
            self._running.start()

    def _take(self, task: Task) -> None:
        if task is not self._running:
            return  # it was dropped
        self._running = None
        is_newest = self._waiting is None
        self._next()
        if task.error is not None:
            self.failed.emit(task.error)
        elif is_newest:
            self.finished.emit(task.result)


class CancellableJob(LatestJob):
    """A job that can be told to stop, and that deletes itself once it has ended.

    Its parent outlives whoever started it: the work may send signals until it sees `cancelled`.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent, self.deleteLater, self.deleteLater)
        self.cancelled = Event()


class WorkPriority:
    """Makes long background work run one at a time, and wait while the GUI thread is busy.

    Only one thread runs Python at a time, so that long jobs side by side would not end sooner, but
    the GUI thread would have to wait for each of them. They also pause for what is urgent: what
    the GUI thread does, and what is soon to be seen.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._urgent_since: dict[int, float] = {}  # by thread
        self._idle_since = self._free_until = 0.0

    def queued(self, work: Callable[[], Result]) -> Callable[[], Result]:
        """Return work that starts when no other queued work runs."""

        def in_turn() -> Result:
            with self._lock:
                return work()

        return in_turn

    def run_urgent(self, work: Callable[[], Result]) -> Result:
        """Run urgent work."""
        thread = get_ident()
        if thread in self._urgent_since:
            return work()
        self._urgent_since[thread] = perf_counter()
        try:
            return work()
        finally:
            del self._urgent_since[thread]
            if thread == main_thread().ident:
                self._idle_since = perf_counter()

    def give_way(self) -> None:
        """Wait for urgent work; long work calls this now and then.

        It also waits until the user pauses: each event of a drag is short, but the next follows
        soon. Urgent work that takes more than a few frames is not waited for: it may be an open
        menu.
        """
        if get_ident() == main_thread().ident:
            return
        began = perf_counter()
        while self._must_wait(now := perf_counter()):
            if now - began > LONGEST_WAIT:
                self._free_until = now + SPELL
            else:
                sleep(PAUSE)

    def _must_wait(self, now: float) -> bool:
        if now < self._free_until:
            return False
        urgent = (*self._urgent_since.values(),)
        is_urgent = any(now - since < URGENT_AT_MOST for since in urgent)
        return is_urgent or now - self._idle_since < IDLE_AFTER


def shorten_switch_interval() -> None:
    """Shorten the thread switch interval, so that background work delays the GUI less.

    What the GUI thread calls in Qt lets other threads run Python meanwhile, and a frame is many
    such calls: after each it waits for the interpreter again, for up to this interval.
    """
    sys.setswitchinterval(SWITCH_INTERVAL)


def wait_for_all() -> None:
    """Wait until nothing runs in the background; the program ends."""
    QThreadPool.globalInstance().waitForDone()
