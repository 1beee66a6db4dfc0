"""Haste: while the zoom changes, details are left out if painting all of them took too long."""

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from trackwright.editor.canvas.items import Pace
from trackwright.editor.guard import guarded

SMOOTH = 0.025
"""Seconds that painting the whole canvas may take before details are left out."""

CALM = 150
"""How long after the last change they come back, in ms."""


class Haste(QObject):
    """Says when to hurry.

    Signals:
        over: There is time again for what was left out.
    """

    over = Signal()

    def __init__(self, pace: Pace, parent: QObject) -> None:
        super().__init__(parent)
        self._pace = pace
        self._took = 0.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._calm_down)

    def learn(self, seconds: float) -> None:
        """Take note of how long it took to paint everything."""
        if not self._pace.hasty:
            self._took = seconds

    def hurry(self) -> None:
        """Leave details out for a moment, if they took too long before."""
        if self._took > SMOOTH:
            self._pace.hasty = True
            self._timer.start(CALM)

    @Slot()
    @guarded
    def _calm_down(self) -> None:
        self._pace.hasty = False
        self.over.emit()
