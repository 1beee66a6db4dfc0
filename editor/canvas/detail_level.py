"""The detail level of the canvas: reduced while the zoom changes, if painting is slow."""

from PySide6.QtCore import QObject, QTimer, Signal

from trackwright.editor.base.guard import Guarded, connect

SLOW = 0.025
"""Seconds that painting the whole canvas may take before details are left out."""

PAUSE = 150
"""How long after the last change of the zoom details come back, in ms."""


class DetailLevel(Guarded, QObject):
    """Whether the canvas leaves out details to keep zooming smooth.

    Signals:
        restored: Details are painted again.
    """

    restored = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_reduced = False
        self._paint_time = 0.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        connect(self._timer.timeout, self._restore)

    def record_paint_time(self, seconds: float) -> None:
        """Remember how long it took to paint everything in full detail."""
        if not self.is_reduced:
            self._paint_time = seconds

    def reduce_briefly(self) -> None:
        """Leave details out for a moment, if painting them was slow."""
        if self._paint_time > SLOW:
            self.is_reduced = True
            self._timer.start(PAUSE)

    def _restore(self) -> None:
        self.is_reduced = False
        self.restored.emit()
