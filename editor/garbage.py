"""Python's garbage, swept up by the GUI's thread while nobody waits for it."""

import gc
from collections.abc import Callable
from time import thread_time

from PySide6.QtCore import QObject, QTimer, Slot

from trackwright.editor.guard import guarded

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


class Sweeper(QObject):
    """Collects garbage: objects that nobody has any more, but that refer to each other.

    Python's own collector begins in whichever thread happens to make an object, and stops all of
    them: for 0.2 s if it looks through everything that a large board consists of. It would also
    delete Qt's objects in a thread that is not theirs. So it is switched off, and

    - what is new is looked through often, which takes a few milliseconds;
    - all that came since the last time, in a short rest; what stays is put aside then;
    - everything, in a long rest, or in the next short one after a board was closed or much done.
    """

    def __init__(
        self, worked: Callable[[], float] = thread_time, parent: QObject | None = None
    ) -> None:
        """Begin to look; `worked` tells how many seconds the GUI's thread has worked so far."""
        super().__init__(parent)
        self._worked = worked
        self._worked_before = worked()
        self._rested = self._worked_for = 0
        self._wants_all = False
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self.tick)
        gc.disable()
        gc.freeze()  # what is there now stays to the end, or to the first long rest
        self._timer.start()

    def close(self) -> None:
        """Leave the garbage to Python again; what was put aside is not looked at any more."""
        self._timer.stop()
        gc.enable()

    @Slot()
    @guarded
    def expect_much(self) -> None:
        """Look through everything in the next rest: a board that was put aside is closed."""
        self._wants_all = True

    @Slot()
    @guarded
    def tick(self) -> None:
        """Sweep as thoroughly as there is time for."""
        is_quiet = self._worked() - self._worked_before < QUIET
        self._rested = self._rested + 1 if is_quiet else 0
        self._worked_for += not is_quiet
        if self._is_time_for_all():
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

    def _is_time_for_all(self) -> bool:
        if self._rested >= SHORT_REST and (self._wants_all or self._worked_for >= LONGEST):
            return True
        return self._rested == LONG_REST or self._worked_for >= 2 * LONGEST
