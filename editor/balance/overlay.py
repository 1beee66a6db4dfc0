"""Numbers on the canvas: connections and cities in colours from the lowest to the highest."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from trackwright.editor.canvas.overlay import OVER
from trackwright.editor.guard import guarded
from trackwright.layout.board import Layout
from trackwright.layout.lettering import stop_radius
from trackwright.schema.board import Route

if TYPE_CHECKING:
    from trackwright.editor.balance.measuring import Values

SCALE = ("#FFF2B2", "#F5B95A", "#E2703A", "#B23350", "#6A1B5E", "#2D0B3F")
"""From the least to the most, each darker than the one before: the order shows to every eye."""

THIN, BROAD = 3.0, 12.0
"""How wide the least and the most are drawn, in pixels: width tells the same as colour."""

CASING = 2.0
WIDE, HIGH = 64, 10
"""The size of the legend's bar, in pixels."""

VEIL = QColor(255, 255, 255, 140)
"""Over the board, so that its own colours do not disturb."""


def color_at(share: float) -> QColor:
    """Return the colour of a place on the scale, from 0 to 1."""
    place = min(max(share, 0.0), 1.0) * (len(SCALE) - 1)
    index = min(int(place), len(SCALE) - 2)
    low, high, part = QColor(SCALE[index]), QColor(SCALE[index + 1]), place - index
    return QColor(
        round(low.red() + (high.red() - low.red()) * part),
        round(low.green() + (high.green() - low.green()) * part),
        round(low.blue() + (high.blue() - low.blue()) * part),
    )


class ValuesItem(QGraphicsItem):
    """Lines along connections and discs on cities; lines keep their width whatever the zoom."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[tuple[float, QPainterPath]] = []
        self._discs: list[tuple[float, QPointF, float]] = []
        self._board = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(OVER - 3)

    @property
    def count(self) -> int:
        """How many connections and cities are coloured."""
        return len(self._lines) + len(self._discs)

    def show_values(self, values: "Values", layout: Layout) -> None:
        """Show other numbers on a board; those of things that it lacks are left out."""
        board, most = layout.board, values.highest or 1
        tracks: dict[tuple[str, ...], list[Route]] = {}
        for route in board.routes:
            tracks.setdefault(tuple(sorted(route.ends)), []).append(route)
        self.prepareGeometryChange()
        places = {stop.id: QPointF(*stop.position) for stop in board.stops}
        lines = [
            (value / most, _along(layout, tracks[pair][0], places))
            for pair, value in values.connections.items()
            if pair in tracks
        ]
        self._lines = sorted(lines, key=lambda line: line[0])  # the highest on top
        self._discs = [
            (values.cities[stop.id] / most, QPointF(*stop.position), stop_radius(stop))
            for stop in board.stops
            if stop.id in values.cities
        ]
        self._board = QRectF(0, 0, board.size.width, board.size.height)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._board

    @guarded
    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self._board, VEIL)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for share, path in self._lines:
            width = THIN + share * (BROAD - THIN)
            for color, wide in ((QColor("#40342F"), width + CASING), (color_at(share), width)):
                pen = QPen(color, wide)
                pen.setCosmetic(True)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                painter.setPen(pen)
                painter.drawPath(path)
        edge = QPen(QColor("#40342F"), CASING / 2)
        edge.setCosmetic(True)
        painter.setPen(edge)
        for share, at, radius in self._discs:
            painter.setBrush(color_at(share))
            reach = radius * (1.4 + 1.8 * share)
            painter.drawEllipse(at, reach, reach)


class ScaleBar(QWidget):
    """The colours from the lowest to the highest, for the legend."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(WIDE, HIGH)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        scale = QLinearGradient(0, 0, self.width(), 0)
        for index, color in enumerate(SCALE):
            scale.setColorAt(index / (len(SCALE) - 1), QColor(color))
        painter = QPainter(self)
        painter.fillRect(self.rect(), scale)
        painter.end()


def _along(layout: Layout, route: Route, places: Mapping[str, QPointF]) -> QPainterPath:
    """Return a line along a track, from city to city."""
    path = QPainterPath()
    track, ends = layout.tracks.get(route.id), [places.get(end) for end in route.ends]
    if track is None or ends[0] is None or ends[1] is None:
        return path
    path.moveTo(ends[0])
    for space in track.spaces:
        path.lineTo(QPointF(space.x, space.y))
    path.lineTo(ends[1])
    return path
