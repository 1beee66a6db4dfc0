"""A disk that answers when it is told to, and a count of what happens meanwhile."""

import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class SlowDisk:
    """Lets work wait until it answers; the GUI thread must never."""

    def __init__(self) -> None:
        self._answers = threading.Event()

    def __call__(self) -> str:
        if threading.current_thread() is threading.main_thread():
            assert self._answers.is_set(), "the GUI thread waits for the disk"
        assert self._answers.wait(20)
        return "what is on the disk"

    def answer(self) -> None:
        self._answers.set()


class Ticks(QObject):
    """Counts how often the event loop turns, and does something at a certain turn."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self._plans: list[tuple[Callable[[], bool], Callable[[], object]]] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self._timer.start(1)

    def once(self, condition: Callable[[], bool], action: Callable[[], object]) -> None:
        self._plans.append((condition, action))

    def after(self, turns: int, action: Callable[[], object]) -> None:
        end = self.count + turns
        self.once(lambda: self.count >= end, action)

    def stop(self) -> None:
        self._timer.stop()

    def _tick(self) -> None:
        self.count += 1
        if self._plans and self._plans[0][0]():
            self._plans.pop(0)[1]()
