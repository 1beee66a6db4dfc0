"""Rulers along the canvas, in millimetres, out of which guides are dragged."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLine, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QPaintEvent, QPalette, QPolygonF
from PySide6.QtWidgets import QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.canvas.grid_and_snapping import (
    GUIDE_COLOR,
    Axis,
    multiples,
    step_of,
    strong_step,
)
from trackwright.editor.canvas.overlay_items import with_alpha
from trackwright.schema.geometry import Point
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.canvas.view import BoardView

THICKNESS = 20
"""Of a ruler, in pixels."""

TICKS_APART, NUMBERS_APART = 6.0, 52.0
"""The least between two ticks and two numbers, in pixels."""

MARK_REACH = 5
"""How near the pointer must be to a guide's mark to drag it, in pixels."""

_TICK, _LONG_TICK, _MARK = 4, 8, 4


class Ruler(Guarded, QWidget):
    """One ruler: `Horizontal` for the upper one, `Vertical` for the left one.

    A guide that runs along it is dragged out of it; its mark on the other ruler moves it.
    """

    def __init__(self, axis: Axis, view: "BoardView") -> None:
        super().__init__(view)
        self._view = view
        self._axis = axis
        self._is_upper = axis is Axis.Horizontal
        self._crossing = Axis.Vertical if self._is_upper else Axis.Horizontal
        self._pointer: int | None = None
        self._extent: QRectF | None = None
        self._drag: tuple[Axis, tuple[float, ...]] | None = None  # and the other guides along it
        self._translate()
        self.setCursor(
            Qt.CursorShape.SplitVCursor if self._is_upper else Qt.CursorShape.SplitHCursor
        )
        connect(view.scrolled, self.update)
        connect(view.pointed, self._show_pointer)
        connect(view.guides.changed, self.update)

    def show_extent(self, extent: QRectF | None) -> None:
        """Show how far something reaches."""
        if extent != self._extent:
            self._extent = extent
            self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._translate()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        palette = self.palette()
        painter.fillRect(self.rect(), palette.color(QPalette.ColorRole.Window))
        accent = palette.color(QPalette.ColorRole.Highlight)
        if self._extent is not None:
            area = self._extent
            ends = (area.left(), area.right()) if self._is_upper else (area.top(), area.bottom())
            start, end = map(self._pixel, ends)
            painter.fillRect(self._strip(start, max(end - start, 2)), with_alpha(accent, 70))
        self._paint_ticks(painter)
        self._paint_marks(painter)
        if self._pointer is not None:
            painter.fillRect(self._strip(self._pointer, 1), accent)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            held = self._guide_at(event.position().toPoint())
            axis = self._axis if held is None else self._crossing
            others = tuple(place for place in self._view.guides.positions(axis) if place != held)
            self._drag = axis, others
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._drag is not None:
            axis, others = self._drag
            here = self._view.viewport().mapFromGlobal(event.globalPosition().toPoint())
            place = self._view.mapToScene(here)
            self._view.pointed.emit(Point(place.x(), place.y()))
            value = place.y() if axis is Axis.Horizontal else place.x()
            kept = (self._rounded(value),) if self._is_on_canvas(here, axis) else ()
            self._view.guides.set_positions(axis, (*others, *kept))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._drag = None
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        held = self._guide_at(event.position().toPoint())
        others = tuple(g for g in self._view.guides.positions(self._crossing) if g != held)
        self._view.guides.set_positions(self._crossing, others)
        event.accept()

    def _show_pointer(self, at: Point) -> None:
        before, self._pointer = self._pointer, self._pixel(at.x if self._is_upper else at.y)
        for pixel in {before, self._pointer} - {None}:
            self.update(self._strip(pixel or 0, 1))

    def _translate(self) -> None:
        self.setAccessibleName(tr("Upper ruler") if self._is_upper else tr("Left ruler"))
        self.setToolTip(tr("Drag a guide onto the board; double-click its mark to remove it"))

    def _paint_ticks(self, painter: QPainter) -> None:
        scale = self._view.scale_now
        step, labelled = step_of(TICKS_APART / scale), step_of(NUMBERS_APART / scale)
        if labelled % step:
            step = labelled / 5  # so that every number stands at a tick
        start, end = (self._place(pixel) for pixel in (0, self._length))
        zero = self._pixel(0)
        strong = min(strong_step(step), labelled)
        ticks = [
            self._tick(zero + round(place * scale), _TICK if place % strong else _LONG_TICK)
            for place in multiples(start, end, step)
        ]
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        painter.setPen(with_alpha(ink, 120))
        painter.drawLines([*ticks, self._edge()])
        painter.setPen(ink)
        small = QFont(self.font())
        small.setPixelSize(9)
        painter.setFont(small)
        for place in multiples(start - labelled, end, labelled):
            self._paint_number(painter, zero + round(place * scale), f"{place:.0f}")

    def _tick(self, pixel: int, length: int) -> QLine:
        start, end = THICKNESS - length, THICKNESS - 1
        if self._is_upper:
            return QLine(pixel, start, pixel, end)
        return QLine(start, pixel, end, pixel)

    def _edge(self) -> QLine:
        if self._is_upper:
            return QLine(0, THICKNESS - 1, self._length, THICKNESS - 1)
        return QLine(THICKNESS - 1, 0, THICKNESS - 1, self._length)

    def _paint_number(self, painter: QPainter, pixel: int, number: str) -> None:
        painter.save()
        if self._is_upper:
            painter.translate(pixel + 3, 10)
        else:
            painter.translate(10, pixel - 3)
            painter.rotate(-90)
        painter.drawText(QPoint(0, 0), number)
        painter.restore()

    def _paint_marks(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(GUIDE_COLOR)
        for place in self._view.guides.positions(self._crossing):
            at, edge = self._pixel(place) + 0.5, THICKNESS
            base = float(edge - 2 * _MARK)
            corners = [(at, float(edge)), (at - _MARK, base), (at + _MARK, base)]
            if not self._is_upper:
                corners = [(y, x) for x, y in corners]
            painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))

    @property
    def _length(self) -> int:
        return self.width() if self._is_upper else self.height()

    def _pixel(self, place: float) -> int:
        there = self._view.mapFromScene(QPointF(place, place))
        return there.x() if self._is_upper else there.y()

    def _place(self, pixel: int) -> float:
        there = self._view.mapToScene(QPoint(pixel, pixel))
        return there.x() if self._is_upper else there.y()

    def _strip(self, start: int, length: int) -> QRect:
        if self._is_upper:
            return QRect(start, 0, length, THICKNESS)
        return QRect(0, start, THICKNESS, length)

    def _guide_at(self, here: QPoint) -> float | None:
        pixel = here.x() if self._is_upper else here.y()
        guides = self._view.guides.positions(self._crossing)
        near = [place for place in guides if abs(self._pixel(place) - pixel) <= MARK_REACH]
        return min(near, key=lambda place: abs(self._pixel(place) - pixel), default=None)

    def _is_on_canvas(self, here: QPoint, axis: Axis) -> bool:
        area = self._view.viewport().rect()
        if axis is self._axis:
            return area.contains(here)
        return 0 <= (here.x() if self._is_upper else here.y()) < self._length

    def _rounded(self, value: float) -> float:
        """Return a place for a guide: on the grid if things snap to it, else on a tenth of a mm."""
        grid = self._view.grid
        step = grid.spacing_at(self._view.scale_now) if grid.snaps else 0.1
        return round(round(value / step) * step, 3)
