"""Work off the GUI thread: pure functions of immutable values, whose newest result is shown."""

import sys
from collections.abc import Callable
from threading import Event, Lock, get_ident, main_thread
from time import perf_counter, sleep
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, Signal

from trackwright.editor.base.guard import Guarded, connect

MOST_THREADS = 64
"""Far more than processors: work that waits for a slow disk must not keep other work waiting."""


Result = TypeVar("Result")

TURN = 0.000_5
"""Seconds that a thread may keep others waiting; Python's own choice is ten times as long."""

PATIENCE, PAUSE = 0.1, 0.001
"""Seconds that work waits for what is urgent, and after which it looks again."""

REST = 0.1
"""Seconds without an event after which a hand rests; it moves many times in a second."""

LONGEST, SPELL = 3.0, 0.1
"""Seconds that work waits for a hand which never rests, and for which it goes on then."""


class Task(Guarded, QObject):
    """One function on another thread.

    It belongs to the application and removes itself: whoever began it may be gone by the time it
    ends, and then nobody is told.

    Attributes:
        result: What the function returned, once it has ended.
        error: The exception that ended it, if one did.

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
        """Begin."""
        # Qt waits for its own pool when the application ends, and lets Python's threads run then.
        pool = QThreadPool.globalInstance()
        pool.setMaxThreadCount(MOST_THREADS)
        pool.start(self._run)

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until it has ended, or so many seconds; tell whether it has."""
        return self._over.wait(seconds)

    def _run(self) -> None:
        work, self._work = self._work, None  # what it holds goes when it is done
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

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._running: Task | None = None
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


class Turns:
    """Lets work wait for other work: what is long, but ends soon, and is not urgent.

    Side by side none of it would end sooner, as only one thread runs Python at a time; but the GUI
    thread would have to wait for each of them. It also waits for what is called urgent: what the
    GUI thread does, and what is soon to be seen.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._urgent_since: dict[int, float] = {}  # by thread
        self._rests_since = self._free_until = 0.0

    def take(self, work: Callable[[], Result]) -> Callable[[], Result]:
        """Return work that begins when it is its turn."""

        def in_turn() -> Result:
            with self._lock:
                return work()

        return in_turn

    def go_first(self, work: Callable[[], Result]) -> Result:
        """Do what is urgent."""
        thread = get_ident()
        if thread in self._urgent_since:
            return work()
        self._urgent_since[thread] = perf_counter()
        try:
            return work()
        finally:
            del self._urgent_since[thread]
            if thread == main_thread().ident:
                self._rests_since = perf_counter()

    def give_way(self) -> None:
        """Wait for what is urgent: work that takes its time asks for this now and then.

        It also waits until the hand rests that the GUI thread follows: each of its moves is short,
        but is followed by another. What takes longer than a few frames is not waited for: it may
        be a menu that is open.
        """
        if get_ident() == main_thread().ident:
            return
        began = perf_counter()
        while self._is_wanted(now := perf_counter()):
            if now - began > LONGEST:
                self._free_until = now + SPELL
            else:
                sleep(PAUSE)

    def _is_wanted(self, now: float) -> bool:
        """Tell whether somebody else comes first now."""
        if now < self._free_until:
            return False
        is_urgent = any(now - since < PATIENCE for since in (*self._urgent_since.values(),))
        return is_urgent or now - self._rests_since < REST


def let_the_window_come_first() -> None:
    """Have work in the background interrupted soon when the GUI thread wants to go on.

    Only one thread runs Python at a time. What the GUI thread calls in Qt lets others run
    meanwhile, and a frame is many such calls: after each it waits until its turn comes again.
    """
    sys.setswitchinterval(TURN)


def wait_for_all() -> None:
    """Wait until nothing runs in the background; the program ends."""
    QThreadPool.globalInstance().waitForDone()
