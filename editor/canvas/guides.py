"""Guides: lines across the board that things snap to, dragged out of the rulers."""

from PySide6.QtCore import QLineF, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen

COLOR = QColor("#C2358F")

Axis = Qt.Orientation
"""Which ruler a guide came from: those of the upper one lie level, those of the left one stand."""


class Guides(QObject):
    """The guides of one canvas, kept as long as its window is open.

    Signals:
        changed: There are others.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places: dict[Axis, tuple[float, ...]] = dict.fromkeys(Axis, ())

    @property
    def levels(self) -> tuple[float, ...]:
        """How far from the top the guides from left to right are, in mm."""
        return self._places[Axis.Horizontal]

    @property
    def uprights(self) -> tuple[float, ...]:
        """How far from the left the guides from top to bottom are, in mm."""
        return self._places[Axis.Vertical]

    def places(self, axis: Axis) -> tuple[float, ...]:
        """Return where the guides that run along an axis are."""
        return self._places[axis]

    def set_places(self, axis: Axis, places: tuple[float, ...]) -> None:
        """Have these guides along an axis and no others."""
        if places != self._places[axis]:
            self._places[axis] = places
            self.changed.emit()

    def clear(self) -> None:
        """Remove all guides."""
        if any(self._places.values()):
            self._places = dict.fromkeys(Axis, ())
            self.changed.emit()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw the guides that cross an area."""
        pen = QPen(COLOR, 1)
        pen.setCosmetic(True)
        painter.setPen(pen)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.drawLines(
            [
                *(QLineF(area.left(), y, area.right(), y) for y in self.levels),
                *(QLineF(x, area.top(), x, area.bottom()) for x in self.uprights),
            ]
        )
