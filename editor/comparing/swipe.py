"""The other board over this one, up to a line that is moved across."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from trackwright.editor.canvas.overlay import ACCENT, OVER
from trackwright.editor.guard import guarded

LINE = 3.0
"""The width of the line, in pixels."""


class SwipeItem(QGraphicsItem):
    """A picture of a board, of which a part is seen from the left."""

    def __init__(self) -> None:
        super().__init__()
        self._pictures: Sequence[QImage] = ()
        self._board = QRectF()
        self._share = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(OVER - 2)
        self.setVisible(False)

    @property
    def share(self) -> float:
        """Which part of the board is covered, from 0 to 1."""
        return self._share if self.isVisible() else 0.0

    def show_pictures(self, pictures: Sequence[QImage], board: QRectF) -> None:
        """Have other pictures, the largest first, of a board of some size."""
        self.prepareGeometryChange()
        self._pictures, self._board = pictures, board
        self.cover(self._share)

    def cover(self, share: float) -> None:
        """Cover another part of the board."""
        self._share = share
        self.setVisible(share > 0 and bool(self._pictures))
        self.update()

    def boundingRect(self) -> QRectF:
        return self._board

    @guarded
    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        seen = QRectF(self._board)
        seen.setWidth(self._board.width() * self._share)
        picture = self._suited(painter.worldTransform().m11() * painter.device().devicePixelRatio())
        source = QRectF(0, 0, picture.width() * self._share, picture.height())
        painter.drawImage(seen, picture, source)
        if self._share < 1:
            pen = QPen(ACCENT, LINE)
            pen.setCosmetic(True)
            painter.setPen(pen)
            painter.drawLine(QPointF(seen.topRight()), QPointF(seen.bottomRight()))

    def _suited(self, scale: float) -> QImage:
        """Return the smallest picture that has enough pixels, at so many to a mm."""
        wanted = self._board.width() * scale
        enough = [picture for picture in self._pictures if picture.width() >= wanted]
        return enough[-1] if enough else self._pictures[0]
