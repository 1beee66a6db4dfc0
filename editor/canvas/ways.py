"""Shortest ways on the canvas: a broad line along their routes, fainter where only some run."""

from collections.abc import Iterable, Mapping
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from trackwright.editor.canvas.overlay import ACCENT, OVER, add_line, around
from trackwright.editor.guard import guarded
from trackwright.layout.board import Layout
from trackwright.layout.tracks import Track
from trackwright.schema.board import connections

WIDTH, CASING = 9.0, 3.0
"""Of the line and of the light one beneath, in pixels."""

FAINTEST, STRONGEST = 60, 150
"""How opaque the line is where hardly any way runs, and where all do."""

Pair = tuple[str, str]


class WaysItem(QGraphicsItem):
    """Lines along connections, whose width does not change with the zoom."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: list[tuple[float, QPainterPath]] = []
        self._bounds = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(OVER - 2)

    @property
    def count(self) -> int:
        """How many connections it runs along."""
        return len(self._lines)

    def follow(self, layout: Layout, shares: Mapping[Pair, float]) -> None:
        """Run along some connections, as strong as their shares from 0 to 1 say."""
        paths = connection_paths(layout, shares)
        self.prepareGeometryChange()
        self._lines = [(shares[pair], path) for pair, path in paths.items()]
        self._bounds = around((path.boundingRect() for path in paths.values()), WIDTH)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    @guarded
    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for share, path in self._lines:
            for color, width in ((QColor("white"), WIDTH + CASING), (ACCENT, WIDTH)):
                shade = QColor(color)
                shade.setAlpha(round(FAINTEST + share * (STRONGEST - FAINTEST)))
                painter.setPen(broad_pen(shade, width))
                painter.drawPath(path)


def connection_paths(layout: Layout, pairs: Iterable[Pair]) -> dict[Pair, QPainterPath]:
    """Return the line along the middle of each connection, between its tracks if there are more."""
    wanted = set(pairs)
    paths: dict[Pair, QPainterPath] = {}
    for connection in connections(layout.board):
        laid = [layout.tracks[t.id] for t in connection.tracks if t.id in layout.tracks]
        if connection.ends in wanted and laid:
            path = paths[connection.ends] = QPainterPath()
            add_line(path, laid[0].middle.points.tolist())
    return paths


def track_path(track: Track, length: float) -> QPainterPath:
    """Return the line through the middles of a track's spaces, from edge to edge."""
    first, last = track.spaces[0], track.spaces[-1]
    path = QPainterPath(QPointF(first.x, first.y) - _half(first.angle, length))
    for space in track.spaces:
        path.lineTo(space.x, space.y)
    path.lineTo(QPointF(last.x, last.y) + _half(last.angle, length))
    return path


def broad_pen(color: QColor, width: float) -> QPen:
    """Return a round pen whose width does not change with the zoom."""
    pen = QPen(color, width)
    pen.setCosmetic(True)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _half(angle: float, length: float) -> QPointF:
    turn = radians(angle)
    return QPointF(cos(turn), sin(turn)) * (length / 2)
