"""Small panels that float over the canvas, at its top."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QFrame

from trackwright.editor.base.guard import Guarded
from trackwright.editor.canvas.view import BoardView

BELOW = 12
"""How far below the top of the canvas a panel floats, in pixels."""


class FloatingPanel(Guarded, QFrame):
    """Stands at the top of a canvas, in its middle; clicks on it do not reach the canvas."""

    def __init__(self, view: BoardView, name: str) -> None:
        super().__init__(view.viewport())
        self._viewport = view.viewport()
        self.setObjectName(name)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setStyleSheet(
            f"#{name} {{ background: palette(window); border: 1px solid palette(mid);"
            " border-radius: 6px; }"
        )
        self._viewport.installEventFilter(self)

    def settle(self) -> None:
        """Take the size and the place that it needs."""
        if (layout := self.layout()) is not None:
            layout.activate()
        self.adjustSize()
        self.move(max((self._viewport.width() - self.width()) // 2, 0), BELOW)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._viewport and event.type() == QEvent.Type.Resize:
            self.settle()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # or the canvas below would take it

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()
