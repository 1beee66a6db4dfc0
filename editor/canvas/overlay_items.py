"""Items over the board whose widths do not change with the zoom: lines, handles, dots, notes."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsPathItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from trackwright.editor.base.guard import Guarded

if TYPE_CHECKING:  # the start of the program loads this module, but no geometry
    from shapely.geometry.base import BaseGeometry

ACCENT = QColor("#1F7AE0")
WARNING = QColor("#D4472E")
OVER = 1_000.0
"""The height of overlays: above every layer of the picture."""

HANDLE, DOT = 9.0, 6.0
"""The width of a handle and of a small square, in pixels."""


Stroke = tuple[QPen, QPainterPath]


class LineItem(Guarded, QGraphicsPathItem):
    """A line or an outline."""

    def __init__(self, color: QColor = ACCENT, width: float = 2.0, *, filled: bool = False) -> None:
        super().__init__()
        self.setPen(cosmetic_pen(color, width))
        self.setZValue(OVER)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        if filled:
            self.setBrush(QBrush(with_alpha(color, 40)))

    def dashed(self) -> "LineItem":
        """Draw it dashed, and return it."""
        pen = self.pen()
        pen.setStyle(Qt.PenStyle.DashLine)
        self.setPen(pen)
        return self

    def follow(self, points: Iterable[tuple[float, float]], *, closed: bool = False) -> None:
        """Run through some points."""
        path = QPainterPath()
        add_line(path, points)
        if closed:
            path.closeSubpath()
        self.setPath(path)


class StrokesItem(Guarded, QGraphicsItem):
    """Many lines, each with a pen of its own, painted in their order."""

    def __init__(self, height: float) -> None:
        super().__init__()
        self._strokes: list[Stroke] = []
        self._bounds = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(height)

    def show_strokes(self, strokes: Iterable[Stroke], margin: float) -> None:
        """Show other lines; `margin` is how far their pens reach beyond them, in mm."""
        self.prepareGeometryChange()
        self._strokes = [*strokes]
        self._bounds = joined_bounds((path.boundingRect() for _, path in self._strokes), margin)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen, path in self._strokes:
            painter.setPen(pen)
            painter.drawPath(path)


class HandleItem(Guarded, QGraphicsItem):
    """A small square or disc to drag."""

    def __init__(self, x: float, y: float, *, round_: bool = False, color: QColor = ACCENT) -> None:
        super().__init__()
        self._round = round_
        self._color = color
        self._hot = False
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(OVER + 1)
        self.setPos(x, y)

    def set_hot(self, hot: bool) -> None:
        """Show whether a press would take it."""
        if hot != self._hot:
            self._hot = hot
            self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-HANDLE, -HANDLE, 2 * HANDLE, 2 * HANDLE)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._color, 1.6))
        painter.setBrush(self._color if self._hot else QColor("white"))
        half = HANDLE / 2
        box = QRectF(-half, -half, HANDLE, HANDLE)
        if self._round:
            painter.drawEllipse(box)
        else:
            painter.drawRect(box)


class DotsItem(Guarded, QGraphicsItem):
    """Many small squares, painted as one."""

    def __init__(self, color: QColor = ACCENT) -> None:
        super().__init__()
        self._color = color
        self._dots = QPolygonF()
        self._bounds = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(OVER)

    def follow(self, points: Iterable[tuple[float, float]], pixel: float) -> None:
        """Show dots at some points; `pixel` is the width of a pixel in mm."""
        self.prepareGeometryChange()
        self._dots = QPolygonF([QPointF(x, y) for x, y in points])
        out = DOT * pixel
        self._bounds = self._dots.boundingRect().adjusted(-out, -out, out, out)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        for color, width in ((self._color, DOT), (QColor("white"), DOT - 3)):
            pen = cosmetic_pen(color, width)
            pen.setCapStyle(Qt.PenCapStyle.SquareCap)
            painter.setPen(pen)
            painter.drawPoints(self._dots)


class NoteItem(Guarded, QGraphicsItem):
    """A line of text in a small dark box beside a place."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._warns = False
        self._beside = QPointF(1, 1)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(OVER + 2)

    @property
    def text(self) -> str:
        return self._text

    def say(self, text: str, at: QPointF, *, warns: bool = False) -> None:
        """Show a text beside a place on the board; in red if it warns."""
        self.prepareGeometryChange()
        self._text = text
        self._warns = warns
        self._beside = self._side_with_room(at)
        self.setPos(at)
        self.setVisible(bool(text))
        self.update()

    def boundingRect(self) -> QRectF:
        box = QFontMetricsF(QApplication.font()).boundingRect(self._text)
        width, height = box.width() + 16, box.height() + 10
        left = 14 if self._beside.x() > 0 else -14 - width
        top = 14 if self._beside.y() > 0 else -14 - height
        return QRectF(left, top, width, height)

    def _side_with_room(self, at: QPointF) -> QPointF:
        """Return on which side of a place it is seen as a whole: right and below if it can be."""
        self._beside = QPointF(1, 1)
        views = self.scene().views() if self.scene() is not None else []
        if not views:
            return self._beside
        seen = views[0].viewport().rect()
        corner = views[0].mapFromScene(at) + self.boundingRect().bottomRight().toPoint()
        return QPointF(
            1 if corner.x() <= seen.right() else -1, 1 if corner.y() <= seen.bottom() else -1
        )

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(WARNING if self._warns else QColor(32, 34, 38, 225))
        painter.drawRoundedRect(self.boundingRect(), 4, 4)
        painter.setPen(QColor("white"))
        painter.setFont(QApplication.font())
        painter.drawText(self.boundingRect(), Qt.AlignmentFlag.AlignCenter, self._text)


def cosmetic_pen(color: QColor, width: float, *, is_round: bool = False) -> QPen:
    """Return a pen whose width in pixels does not change with the zoom."""
    pen = QPen(color, width)
    pen.setCosmetic(True)
    if is_round:
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def with_alpha(color: QColor, alpha: int) -> QColor:
    """Return a colour that is less opaque."""
    return QColor(color.red(), color.green(), color.blue(), alpha)


def geometry_path(shape: "BaseGeometry") -> QPainterPath:
    """Return a shapely geometry as a path."""
    path = QPainterPath()
    for part in getattr(shape, "geoms", [shape]):
        if part.is_empty:
            continue
        if part.geom_type == "Polygon":
            for ring in (part.exterior, *part.interiors):
                add_line(path, ring.coords)
        elif part.geom_type == "Point":
            path.addEllipse(QPointF(part.x, part.y), 4, 4)
        elif hasattr(part, "geoms"):
            path.addPath(geometry_path(part))
        else:  # there and back, so that a bent line encloses nothing that would be filled
            add_line(path, (*part.coords, *reversed(part.coords)))
    return path


def add_line(path: QPainterPath, points: Iterable[Sequence[float]]) -> None:
    """Add a line through some points to a path."""
    for index, point in enumerate(points):
        if index == 0:
            path.moveTo(point[0], point[1])
        else:
            path.lineTo(point[0], point[1])


def joined_bounds(areas: Iterable[QRectF], margin: float) -> QRectF:
    """Return the area that contains some others, with a margin around it in mm."""
    bounds = QRectF()
    for area in areas:
        bounds = bounds.united(area)
    return bounds.adjusted(-margin, -margin, margin, margin)
