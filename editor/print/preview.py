"""The preview of a print-out: its pages, flipped through and zoomed into."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

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
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.language import capitalized
from trackwright.editor.base.message_boxes import as_sentence
from trackwright.editor.base.style import GAP, colors_of
from trackwright.editor.base.widgets import column, picture_button, row
from trackwright.editor.print.options import PrintOrder
from trackwright.printing.choices import Part
from trackwright.rendering.qt import board_font
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.print.page_images import PageImages, PreparedOrder


BETWEEN = 2 * GAP
"""Pixels between two pictures side by side."""


class PageView(Guarded, QScrollArea):
    """Shows the pictures of a page side by side, on a ground like a desk's.

    Signals:
        resized: There is another room for them.
        wheeled: The wheel was turned: forwards to come nearer.
    """

    resized = Signal()
    wheeled = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.sheet = Sheet()
        self.setWidget(self.sheet)
        self.setWidgetResizable(True)
        self.setAccessibleName(tr("Preview"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def room(self) -> QSize:
        """Pixels of the screen that a page has without being scrolled."""
        inside = self.contentsRect().size() - QSize(4 * GAP, 4 * GAP)
        return inside.expandedTo(QSize(100, 100)) * self.devicePixelRatioF()

    def show_page(self, images: Sequence[QImage], words: str = "") -> None:
        """Show the pictures of a page, or say why there is nothing to show."""
        for image in images:
            image.setDevicePixelRatio(self.devicePixelRatioF())
        self.sheet.show_page(images, words)

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 320)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        flips = event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
        if flips and not self.verticalScrollBar().maximum():
            event.ignore()  # there is nothing to scroll: whoever has the pages turns one
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.angleDelta().y():
            event.accept()
            self.wheeled.emit(event.angleDelta().y() > 0)
        else:
            super().wheelEvent(event)


class Sheet(Guarded, QWidget):
    """Draws pictures side by side in its middle, or words if there are none."""

    def __init__(self) -> None:
        super().__init__()
        self.images: Sequence[QImage] = ()
        self.words = ""

    def show_page(self, images: Sequence[QImage], words: str) -> None:
        """Show other pictures, or words."""
        self.images, self.words = images, words
        self.setMinimumSize(self._extent() + QSize(2 * GAP, 2 * GAP) if images else QSize(0, 0))
        self.update()

    def sizeHint(self) -> QSize:
        return self._extent()

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


STEP, NEAREST = 1.5, 12.0
"""How much a step of the zoom enlarges, and how much all of them may."""

CARDS = frozenset({Part.TICKETS, Part.BONUSES, Part.COUNTRIES, Part.REFERENCE})
"""The parts that are cards."""


@dataclass(frozen=True)
class PageRequest:
    """A page to be drawn.

    Attributes:
        page: Which of the pages of the part, from 0 on.
        one_card: Whether cards are shown one by one, front and back.
        room: Pixels that there are for it.
        zoom: How much larger it is than fits there.
    """

    order: PrintOrder
    part: Part
    page: int
    one_card: bool
    room: QSize
    zoom: float = 1.0


class PrintPreview(Guarded, QWidget):
    """Shows pages of an order.

    Signals:
        prepared: An order is ready to be printed; carries the PreparedOrder.
        refused: An order cannot be printed; carries a sentence.
        drawn: The page that was asked for is shown.
    """

    prepared = Signal(object)
    refused = Signal(str)
    drawn = Signal()

    def __init__(self) -> None:
        super().__init__()
        board_font(bold=True)  # fonts are loaded here, not where pages are drawn
        self._order: PrintOrder | None = None
        self._part = Part.BOARD
        self._page = 0
        self._zoom = 1.0
        self._prepared: PreparedOrder | None = None
        self._job = LatestJob(self, self._show, self._fail)
        self._build()

    def show_part(self, order: PrintOrder, part: Part) -> None:
        """Show a part of an order: the page that is seen now, or its first."""
        if part is not self._part:
            self._page, self._zoom = 0, 1.0
        self._order, self._part = order, part
        self.one_card.setVisible(part in CARDS)
        self._redraw()

    def close_down(self) -> None:
        """Draw nothing more."""
        self._job.drop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_PageDown if self.following.isEnabled():
                self.following.click()
            case Qt.Key.Key_PageUp if self.previous.isEnabled():
                self.previous.click()
            case _:
                event.ignore()

    def _build(self) -> None:
        self.pages = PageView()
        self.previous = picture_button("previous", tr("Previous page"), lambda: self._flip(-1))
        self.following = picture_button("next", tr("Next page"), lambda: self._flip(1))
        self.page_number = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.page_number.setMinimumWidth(self.fontMetrics().horizontalAdvance("0") * 16)
        self.one_card = picture_button("ticket", tr("Each card with front and back"), self._recount)
        self.one_card.setText(tr("Card by card"))
        self.one_card.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.one_card.setCheckable(True)
        self.one_card.hide()
        self.closer = picture_button("zoom-in", tr("Zoom in"), lambda: self._zoom_by(STEP))
        self.farther = picture_button("zoom-out", tr("Zoom out"), lambda: self._zoom_by(1 / STEP))
        self.whole = picture_button("fit", tr("The whole page"), lambda: self._zoom_by(0))
        flipping = (self.previous, self.page_number, self.following)
        zooming = (self.farther, self.whole, self.closer)
        buttons = row(self.one_card, 1, *flipping, 1, *zooming, spacing=GAP // 2)
        column((self.pages, 1), buttons, parent=self, spacing=GAP // 2)
        connect(self.pages.resized, self._redraw)
        connect(self.pages.wheeled, self._zoom_with_wheel)
        self._count(0)

    def _redraw(self) -> None:
        if self._order is None:
            return
        request = PageRequest(
            self._order,
            self._part,
            self._page,
            self.one_card.isChecked() and self._part in CARDS,
            self.pages.room,
            self._zoom,
        )
        before = self._prepared

        def work() -> "PageImages":
            from trackwright.editor.print.page_images import page_images

            return page_images(request, before)

        if before is None or before.order != self._order:
            self.page_number.setText(tr("Drawing …"))
        self._job.start(work)

    def _show(self, drawn: "PageImages") -> None:
        if self._prepared is not drawn.prepared:
            self._prepared = drawn.prepared
            self.prepared.emit(drawn.prepared)
        self._page = drawn.page
        self._count(drawn.prepared.count(drawn.request.part, one_card=drawn.request.one_card))
        is_ticked = drawn.request.part in drawn.request.order.settings.parts
        self.pages.show_page(
            drawn.images,
            tr("This board has nothing of the kind to print.")
            if is_ticked
            else tr("This is not printed. Tick it to print it, and to see it here."),
        )
        self.drawn.emit()

    def _fail(self, error: Exception) -> None:
        if self._job.is_busy:
            return  # something else is wanted already
        self._prepared = None
        self._count(0)
        if not isinstance(error, TrackwrightError):
            self.pages.show_page((), tr("This cannot be drawn."))
            raise error
        words = as_sentence(error)
        self.pages.show_page((), capitalized(words))
        self.refused.emit(words)
        self.drawn.emit()

    def _count(self, count: int) -> None:
        words = tr("{page} of {count}", page=self._page + 1, count=count) if count else ""
        self.page_number.setText(words)
        self.previous.setEnabled(self._page > 0)
        self.following.setEnabled(self._page + 1 < count)
        self.closer.setEnabled(bool(count) and self._zoom < NEAREST)
        self.farther.setEnabled(bool(count) and self._zoom > 1)
        self.whole.setEnabled(bool(count) and self._zoom > 1)

    def _flip(self, pages: int) -> None:
        self._page += pages
        self._redraw()

    def _recount(self) -> None:
        self._page = 0
        self._redraw()

    def _zoom_with_wheel(self, closer: bool) -> None:
        if (self.closer if closer else self.farther).isEnabled():
            self._zoom_by(STEP if closer else 1 / STEP)

    def _zoom_by(self, factor: float) -> None:
        self._zoom = min(max(self._zoom * factor, 1.0), NEAREST)
        self._redraw()
