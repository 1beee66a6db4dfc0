"""Pages to look at: as large as there is room for them, or zoomed into."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QScrollArea, QWidget

from trackwright.editor.guard import guarded, guarded_with
from trackwright.editor.style import GAP, colors_of

BETWEEN = 2 * GAP
"""Pixels between two pictures side by side."""


class PageView(QScrollArea):
    """Shows the pictures of a page side by side, on a ground like a desk's.

    Signals:
        resized: There is another room for them.
        wheeled: The wheel was turned: forwards to come nearer.
    """

    resized = Signal()
    wheeled = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._sheet = _Sheet()
        self.setWidget(self._sheet)
        self.setWidgetResizable(True)
        self.setAccessibleName(self.tr("Preview"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def images(self) -> Sequence[QImage]:
        """What it shows."""
        return self._sheet.images

    @property
    def words(self) -> str:
        """What it says where there is nothing to show."""
        return self._sheet.words

    @property
    def room(self) -> QSize:
        """Pixels of the screen that a page has without being scrolled."""
        inside = self.contentsRect().size() - QSize(4 * GAP, 4 * GAP)
        return inside.expandedTo(QSize(100, 100)) * self.devicePixelRatioF()

    def show_images(self, images: Sequence[QImage]) -> None:
        """Show the pictures of a page."""
        for image in images:
            image.setDevicePixelRatio(self.devicePixelRatioF())
        self._sheet.show_all(images, "")

    def show_words(self, words: str) -> None:
        """Say why there is nothing to show."""
        self._sheet.show_all((), words)

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 320)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        flips = event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
        if flips and not self.verticalScrollBar().maximum():
            event.ignore()  # there is nothing to scroll: whoever has the pages turns one
        else:
            super().keyPressEvent(event)

    @guarded
    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.angleDelta().y():
            event.accept()
            self.wheeled.emit(event.angleDelta().y() > 0)
        else:
            super().wheelEvent(event)


class _Sheet(QWidget):
    """Draws pictures side by side in its middle, or words."""

    def __init__(self) -> None:
        super().__init__()
        self.images: Sequence[QImage] = ()
        self.words = ""

    def show_all(self, images: Sequence[QImage], words: str) -> None:
        self.images, self.words = images, words
        self.setMinimumSize(self._extent() + QSize(2 * GAP, 2 * GAP) if images else QSize(0, 0))
        self.update()

    @guarded_with(QSize())
    def sizeHint(self) -> QSize:
        return self._extent()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        colors = colors_of(self.palette())
        painter.fillRect(self.rect(), QColor(colors.hover))
        if not self.images:
            room = self.rect().adjusted(3 * GAP, 3 * GAP, -3 * GAP, -3 * GAP)
            painter.setPen(self.palette().color(QPalette.ColorRole.Text))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(room, int(flags), self.words)
            return
        extent = self._extent()
        x = (self.width() - extent.width()) // 2
        for image in self.images:
            size = _seen(image)
            place = QRect(QPoint(x, (self.height() - size.height()) // 2), size)
            painter.drawImage(place, image)
            painter.setPen(QColor(colors.line))
            painter.drawRect(place.adjusted(-1, -1, 0, 0))
            x += size.width() + BETWEEN

    def _extent(self) -> QSize:
        sizes = [_seen(image) for image in self.images]
        width = sum(size.width() for size in sizes) + BETWEEN * (len(sizes) - 1)
        return QSize(width, max((size.height() for size in sizes), default=0))


def _seen(image: QImage) -> QSize:
    return image.deviceIndependentSize().toSize()
