"""The application: a screen, signals of the system, garbage collection, and its start."""

import ctypes
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import thread_time
from typing import Any

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    QSocketNotifier,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import PROGRAM, icon
from trackwright.editor.base.jobs import shorten_switch_interval, wait_for_all
from trackwright.editor.base.language import Language
from trackwright.editor.base.settings import DESKTOP_ENTRY, NAME
from trackwright.editor.base.style import ProgramStyle
from trackwright.editor.shell.error_report import ErrorWatch
from trackwright.editor.shell.program import Program

EXIT_CANNOT_RUN = 2

NO_SCREEN = (
    "trackwright: there is no screen to open the editor on; start it from a desktop, or draw a "
    "board into a file: trackwright render --help"
)

NO_LIBRARY = (
    "trackwright: the editor cannot open a window without the library libxcb-cursor0; install it, "
    "on Debian or Ubuntu with: apt-get install libxcb-cursor0"
)


def application_on_a_screen() -> QApplication:
    """Return the Qt application; where it cannot have windows, say so and end the program."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    # Qt aborts without a screen, with a page of hints for its own developers.
    before = qInstallMessageHandler(_handle_message)
    try:
        return QApplication(sys.argv[:1])
    finally:
        qInstallMessageHandler(before)


def _handle_message(kind: QtMsgType, _place: QMessageLogContext, text: str) -> None:
    del text
    if kind == QtMsgType.QtFatalMsg:
        sys.stderr.write(f"{NO_SCREEN if _has_window_library() else NO_LIBRARY}\n")
        sys.stderr.flush()
        os._exit(EXIT_CANNOT_RUN)


def _has_window_library() -> bool:
    """Tell whether windows could be opened if there were a screen; if there is none, they could."""
    if "DISPLAY" not in os.environ:
        return True
    try:
        ctypes.CDLL("libxcb-cursor.so.0")
    except OSError:
        return False
    return True


ENDINGS = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]


class Interrupts(Guarded, QObject):
    """Ends the event loop when the system asks the program to end.

    Python sees a signal only between two of its own instructions, and while Qt waits for events
    there are none; so the signal writes to a socket that Qt listens to. The exit code is None until
    then.
    """

    def __init__(self, keep_safe: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keep_safe = keep_safe
        self.code: int | None = None
        self._reading, self._writing = socket.socketpair()
        for end in (self._reading, self._writing):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._reading.fileno(), QSocketNotifier.Type.Read, self)
        connect(self._notifier.activated, self._end)
        self._wakeup_before = signal.set_wakeup_fd(self._writing.fileno())
        self._before: dict[int, Any] = {
            number: signal.signal(number, lambda *_: None) for number in ENDINGS
        }

    def close(self) -> None:
        """Restore the signal handlers from before."""
        for number, handler in self._before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._wakeup_before)
        self._notifier.setEnabled(False)
        self._reading.close()
        self._writing.close()

    def _end(self, *_readable: object) -> None:
        numbers = self._reading.recv(64)
        self._keep_safe()
        self.code = 128 + numbers[0]
        QCoreApplication.exit(self.code)


TICK = 200
"""Milliseconds between two looks at what is going on."""

QUIET = 0.01 * TICK / 1000
"""Seconds of work from one tick to the next below which the GUI's thread rests."""

SHORT_REST = 3_000 // TICK
LONG_REST = 60_000 // TICK
LONGEST = 300_000 // TICK
"""Ticks of work after which everything is swept in the next short rest; after twice as many, at
once."""

SMALL = 700
"""As few new objects are not worth a look; Python has the same limit."""


class GarbageCollector(Guarded, QObject):
    """Runs Python's garbage collector on the GUI's thread, when nobody notices.

    By itself it runs in whichever thread happens to allocate an object, and stops all of them: for
    0.2 s if it examines everything that a large board consists of. It would also delete Qt's
    objects in a thread that is not theirs. So automatic collection is disabled, and

    - the youngest generation is collected often, which takes a few milliseconds;
    - all objects since the last time in a short rest, after which the survivors are frozen;
    - everything in a long rest, or in the next short one after a board was closed or much work.
    """

    def __init__(
        self, worked: Callable[[], float] = thread_time, parent: QObject | None = None
    ) -> None:
        """Start; `worked` returns how many seconds the GUI's thread has worked so far."""
        super().__init__(parent)
        self._worked = worked
        self._worked_before = worked()
        self._rested = self._worked_for = 0
        self._wants_all = False
        self._timer = QTimer(self, interval=TICK)
        connect(self._timer.timeout, self.tick)
        gc.disable()
        gc.freeze()  # what exists now is not examined before the first long rest
        self._timer.start()

    def close(self) -> None:
        """Enable automatic collection again; frozen objects stay frozen."""
        self._timer.stop()
        gc.enable()

    def collect_all_soon(self) -> None:
        """Collect everything in the next rest: a board was closed, whose objects are frozen."""
        self._wants_all = True

    def tick(self) -> None:
        """Collect as thoroughly as there is time for."""
        is_quiet = self._worked() - self._worked_before < QUIET
        self._rested = self._rested + 1 if is_quiet else 0
        self._worked_for += not is_quiet
        wants_all = self._wants_all or self._worked_for >= LONGEST
        must = self._rested == LONG_REST or self._worked_for >= 2 * LONGEST
        if must or (wants_all and self._rested >= SHORT_REST):
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            self._worked_for, self._wants_all = 0, False
        elif self._rested == SHORT_REST:
            gc.collect()
            gc.freeze()
        elif gc.get_count()[0] > SMALL:
            gc.collect(0)
        self._worked_before = self._worked()


def run(files: Sequence[Path]) -> int:
    """Open the editor, with a window for each file, and return its exit code."""
    # Before numpy is loaded: its threads for large matrices, of which there are none, would spin.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    application = application_on_a_screen()
    application.setApplicationName(NAME)
    application.setApplicationDisplayName(NAME)
    application.setWindowIcon(icon(PROGRAM))
    application.setDesktopFileName(DESKTOP_ENTRY)
    shorten_switch_interval()
    program = Program()
    language = Language(program.settings)
    look = ProgramStyle(application, program.settings)
    errors = ErrorWatch(program.documents, program.keep_safe)
    errors.install()
    interrupts = Interrupts(program.keep_safe)
    program.offer_recovered(near=program.begin(files))
    collector = GarbageCollector()
    connect(program.cleared, collector.collect_all_soon)
    try:
        return application.exec() if interrupts.code is None else interrupts.code
    finally:
        program.close()
        wait_for_all()
        collector.close()
        interrupts.close()
        errors.uninstall()
        look.close()
        language.close()
