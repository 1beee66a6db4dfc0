"""Routes coloured on the canvas: a band along each, as wide as its spaces."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from trackwright.editor.canvas.overlay import OVER, around
from trackwright.editor.canvas.ways import track_path
from trackwright.editor.guard import guarded
from trackwright.layout.board import Layout

EDGE = 1.2
"""How much wider the dark line beneath a band is, in mm: it shows on every ground."""

_DARK = QColor(30, 32, 36)


@dataclass(frozen=True)
class Band:
    """How a route is coloured.

    Attributes:
        color: Of the band.
        is_marked: Whether it stands out from the others.
    """

    color: QColor
    is_marked: bool = False


class BandsItem(QGraphicsItem):
    """Bands along routes; routes that are not on the board are left out."""

    def __init__(self) -> None:
        super().__init__()
        self._bands: Mapping[str, Band] = {}
        self._paths: dict[str, QPainterPath] = {}
        self._breadth = 0.0
        self._bounds = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(OVER - 3)  # below what is selected, and ways

    @property
    def bands(self) -> Mapping[str, Band]:
        """The bands that are seen, by their routes."""
        return {route: self._bands[route] for route in self._paths}

    def follow(self, layout: Layout, bands: Mapping[str, Band]) -> None:
        """Colour these routes and no others."""
        self.prepareGeometryChange()
        self._bands = bands
        space = layout.board.profile.space
        self._breadth = space.width
        self._paths = {
            route: track_path(layout.tracks[route], space.length)
            for route in bands
            if route in layout.tracks and layout.tracks[route].spaces
        }
        paths = self._paths.values()
        self._bounds = around((path.boundingRect() for path in paths), 2 * self._breadth)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    @guarded
    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for route, path in self._paths.items():
            band = self._bands[route]
            if band.is_marked:
                _stroke(painter, path, QColor("white"), self._breadth + 4 * EDGE)
            _stroke(painter, path, _DARK, self._breadth + EDGE)
            _stroke(painter, path, band.color, self._breadth)


def _stroke(painter: QPainter, path: QPainterPath, color: QColor, width: float) -> None:
    pen = QPen(color, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(path)
