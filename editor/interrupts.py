"""Signals of the system that end the program: unsaved work is written down first."""

import signal
import socket
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier

from trackwright.editor.guard import guarded

ENDINGS = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]


class Interrupts(QObject):
    """Ends the event loop when the system asks the program to end.

    Python sees a signal only between two of its own instructions, and while Qt waits for events
    there are none; so the signal writes to a socket that Qt listens to.

    Attributes:
        code: The exit code, once the program was asked to end.
    """

    def __init__(self, keep_safe: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keep_safe = keep_safe
        self.code: int | None = None
        self._reading, self._writing = socket.socketpair()
        for end in (self._reading, self._writing):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._reading.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._end)
        self._wakeup_before = signal.set_wakeup_fd(self._writing.fileno())
        self._before: dict[int, Any] = {
            number: signal.signal(number, lambda *_: None) for number in ENDINGS
        }

    def close(self) -> None:
        """Leave signals to whoever had them before."""
        for number, handler in self._before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._wakeup_before)
        self._notifier.setEnabled(False)
        self._reading.close()
        self._writing.close()

    @guarded
    def _end(self, *_readable: object) -> None:
        numbers = self._reading.recv(64)
        self._keep_safe()
        self.code = 128 + numbers[0]
        QCoreApplication.exit(self.code)
