"""The overview: the whole board in small, with a frame around the part that the canvas shows."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
    QShowEvent,
    QTransform,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.overlay_items import ACCENT, cosmetic_pen, with_alpha
from trackwright.editor.canvas.picture_items import canvas_background_color
from trackwright.editor.canvas.scene import BoardScene
from trackwright.schema.translation import tr

DELAY = 250
"""How long nothing must change before it is drawn again, in ms."""

_MARGIN = 6.0
_DOT = 3.0


class OverviewPanel(Guarded, QWidget):
    """Shows where on the board the canvas is; a click or a drag moves the canvas there."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._view = desk.view
        self._picture: QPixmap | None = None
        self._timer = QTimer(self, singleShot=True, interval=DELAY)
        connect(self._timer.timeout, self._redraw)
        self.setAccessibleName(tr("Overview of the board"))
        self.setToolTip(tr("Click or drag to move the canvas"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(80, 60)
        connect(desk.view.scrolled, self.update)
        connect(desk.scene.repainted, self._redraw_soon)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._picture is None:
            self._picture = self._drawn()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ACCENT, 1.6))
        painter.setBrush(with_alpha(ACCENT, 34))
        painter.drawRect(self.frame())

    def frame(self) -> QRectF:
        """Return where the part that the canvas shows is on this widget."""
        edge = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        return self._place().mapRect(self._view.seen).intersected(edge)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._move_to(event.position())
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._move_to(event.position())
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture = None

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._picture = None

    def sizeHint(self) -> QSize:
        return QSize(240, 170)

    def _move_to(self, here: QPointF) -> None:
        back, _ = self._place().inverted()
        self._view.center_on(back.map(here))

    def _redraw_soon(self) -> None:
        if self.isVisible():
            self._timer.start()

    def _redraw(self) -> None:
        self._picture = None
        self.update()

    def _place(self) -> QTransform:
        """Return how millimetres become pixels here."""
        board = self._view.board_scene.board_area
        room = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        scale = max(min(room.width() / board.width(), room.height() / board.height()), 1e-3)
        left = (self.width() - board.width() * scale) / 2
        top = (self.height() - board.height() * scale) / 2
        return QTransform(scale, 0, 0, scale, left, top)

    def _drawn(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(canvas_background_color(self.palette()))
        painter = QPainter(picture)
        painter.setTransform(self._place())
        scene = self._view.board_scene
        scene.drawBackground(painter, scene.board_area)
        _paint_network(painter, scene)
        painter.end()
        return picture


def _paint_network(painter: QPainter, scene: BoardScene) -> None:
    """Draw routes as thin lines and stops as dots, which say more in small than the real thing."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for track in scene.layout_now.tracks.values():
        painter.setPen(cosmetic_pen(QColor(scene.theme.routes[track.route.color].fill), 1.6))
        painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in track.curve.points.tolist()]))
    painter.setPen(cosmetic_pen(QColor(scene.theme.stop), _DOT, is_round=True))
    painter.drawPoints([QPointF(*stop.position) for stop in scene.layout_now.board.stops])
