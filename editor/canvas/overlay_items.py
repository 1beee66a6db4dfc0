"""Items over the board whose widths do not change with the zoom: lines, handles, notes, paths."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import cos, radians, sin
from statistics import fmean

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsPathItem,
    QStyleOptionGraphicsItem,
    QWidget,
)
from shapely.geometry.base import BaseGeometry

from trackwright.editor.base.guard import Guarded
from trackwright.editor.canvas.layers import TICKETS_HEIGHT
from trackwright.layout.board import Layout
from trackwright.layout.drawn_sizes import stop_radius
from trackwright.layout.tracks import Track
from trackwright.schema.board import Board, CountryEnd, Stop, TicketEnd, connections
from trackwright.schema.geometry import Point

ACCENT = QColor("#1F7AE0")
WARNING = QColor("#D4472E")
OVER = 1_000.0
"""The height of overlays: above every layer of the picture."""

HANDLE, DOT = 9.0, 6.0
"""The width of a handle and of a small square, in pixels."""

DECK_COLORS = ("#2B5FA8", "#B0413E", "#3F7D4E", "#8A5AA8", "#B8772A")
"""Of the lines of tickets, deck by deck."""

TICKET_WIDTH, TICKET_ALPHA = 1.4, 150

PATH_WIDTH, CASING = 9.0, 3.0
"""Of a line along connections and of the light one beneath, in pixels."""

FAINTEST, STRONGEST = 60, 150
"""How opaque that line is where hardly any path runs, and where all do."""

Stroke = tuple[QPen, QPainterPath]
Pair = tuple[str, str]


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


class CanvasItem(Guarded, QGraphicsItem):
    """Something on the canvas that does not take the pointer."""

    def __init__(self, height: float = OVER) -> None:
        super().__init__()
        self._bounds = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(height)

    def boundingRect(self) -> QRectF:
        return self._bounds


class StrokesItem(CanvasItem):
    """Many lines, each with a pen of its own, painted in their order."""

    def __init__(self, height: float) -> None:
        super().__init__(height)
        self._strokes: list[Stroke] = []

    def show_strokes(self, strokes: Iterable[Stroke], margin: float) -> None:
        """Show other lines; `margin` is how far their pens reach beyond them, in mm."""
        self.prepareGeometryChange()
        self._strokes = [*strokes]
        self._bounds = joined_bounds((path.boundingRect() for _, path in self._strokes), margin)
        self.update()

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen, path in self._strokes:
            painter.setPen(pen)
            painter.drawPath(path)


class HandleItem(CanvasItem):
    """A small square or disc to drag."""

    def __init__(self, x: float, y: float, *, round_: bool = False, color: QColor = ACCENT) -> None:
        super().__init__(OVER + 1)
        self._round = round_
        self._color = color
        self._hot = False
        self._bounds = QRectF(-HANDLE, -HANDLE, 2 * HANDLE, 2 * HANDLE)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setPos(x, y)

    def set_hot(self, hot: bool) -> None:
        """Show whether a press would take it."""
        if hot != self._hot:
            self._hot = hot
            self.update()

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._color, 1.6))
        painter.setBrush(self._color if self._hot else QColor("white"))
        draw = painter.drawEllipse if self._round else painter.drawRect
        draw(QRectF(-HANDLE / 2, -HANDLE / 2, HANDLE, HANDLE))


class DotsItem(CanvasItem):
    """Many small squares, painted as one."""

    def __init__(self, color: QColor = ACCENT) -> None:
        super().__init__()
        self._color = color
        self._dots = QPolygonF()

    def follow(self, points: Iterable[tuple[float, float]], pixel: float) -> None:
        """Show dots at some points; `pixel` is the width of a pixel in mm."""
        self.prepareGeometryChange()
        self._dots = QPolygonF([QPointF(x, y) for x, y in points])
        out = DOT * pixel
        self._bounds = self._dots.boundingRect().adjusted(-out, -out, out, out)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        for color, width in ((self._color, DOT), (QColor("white"), DOT - 3)):
            pen = cosmetic_pen(color, width)
            pen.setCapStyle(Qt.PenCapStyle.SquareCap)
            painter.setPen(pen)
            painter.drawPoints(self._dots)


class NoteItem(CanvasItem):
    """A line of text in a small dark box beside a place."""

    def __init__(self) -> None:
        super().__init__(OVER + 2)
        self.text = ""
        self._warns = False
        self._beside = QPointF(1, 1)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)

    def say(self, text: str, at: QPointF, *, warns: bool = False) -> None:
        """Show a text beside a place on the board; in red if it warns."""
        self.prepareGeometryChange()
        self.text = text
        self._warns = warns
        self._beside = self._side_with_room(at)
        self.setPos(at)
        self.setVisible(bool(text))
        self.update()

    def boundingRect(self) -> QRectF:
        box = QFontMetricsF(QApplication.font()).boundingRect(self.text)
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
        painter.drawText(self.boundingRect(), Qt.AlignmentFlag.AlignCenter, self.text)


class TicketsItem(StrokesItem):
    """The lines of all tickets."""

    def __init__(self) -> None:
        super().__init__(TICKETS_HEIGHT)
        self.count = 0

    def show_board(self, board: Board) -> None:
        """Show the tickets of a board."""
        decks = {deck.id: number for number, deck in enumerate(board.decks)}
        lines = ticket_lines(board)
        self.count = len(lines)
        strokes = []
        for ticket in board.tickets:
            if ticket.id in lines:
                color = DECK_COLORS[decks.get(ticket.deck, 0) % len(DECK_COLORS)]
                path = QPainterPath()
                add_line(path, lines[ticket.id])
                shade = with_alpha(QColor(color), TICKET_ALPHA)
                strokes.append((cosmetic_pen(shade, TICKET_WIDTH), path))
        self.show_strokes(strokes, margin=2.0)


class ConnectionPathsItem(StrokesItem):
    """Lines along connections, each as strong as its share."""

    def __init__(self) -> None:
        super().__init__(OVER - 2)
        self.count = 0

    def follow(self, layout: Layout, shares: Mapping[Pair, float]) -> None:
        """Show lines along some connections, as strong as their shares from 0 to 1."""
        paths = connection_paths(layout, shares)
        self.count = len(paths)
        strokes = []
        for pair, path in paths.items():
            alpha = round(FAINTEST + shares[pair] * (STRONGEST - FAINTEST))
            for color, width in ((QColor("white"), PATH_WIDTH + CASING), (ACCENT, PATH_WIDTH)):
                pen = cosmetic_pen(with_alpha(color, alpha), width, is_round=True)
                strokes.append((pen, path))
        self.show_strokes(strokes, margin=PATH_WIDTH)


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


def end_positions(board: Board) -> dict[TicketEnd, Point]:
    """Return where tickets can end: at each stop, and in the middle of each country's stops."""
    positions: dict[TicketEnd, Point] = {stop.id: stop.position for stop in board.stops}
    by_country: dict[str, list[Point]] = defaultdict(list)
    for stop in board.stops:
        if stop.country is not None:
            by_country[stop.country].append(stop.position)
    for country, own in by_country.items():
        middle = Point(fmean(place.x for place in own), fmean(place.y for place in own))
        positions[CountryEnd(country=country)] = middle
    return positions


def ticket_lines(board: Board) -> dict[str, tuple[Point, Point]]:
    """Return the ends of each ticket's line; those that the board does not have are left out."""
    positions = end_positions(board)
    return {
        ticket.id: (positions[ticket.ends[0]], positions[ticket.ends[1]])
        for ticket in board.tickets
        if positions.keys() >= set(ticket.ends)
    }


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


def geometry_path(shape: BaseGeometry) -> QPainterPath:
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
    path.addPolygon(QPolygonF([QPointF(point[0], point[1]) for point in points]))


def joined_bounds(areas: Iterable[QRectF], margin: float) -> QRectF:
    """Return the area that contains some others, with a margin around it in mm."""
    bounds = QRectF()
    for area in areas:
        bounds = bounds.united(area)
    return bounds.adjusted(-margin, -margin, margin, margin)


def add_ring(path: QPainterPath, stop: Stop, gap: float = 1.5) -> None:
    """Add a ring around a stop to a path, some mm outside of it."""
    radius = stop_radius(stop) + gap
    path.addEllipse(QPointF(*stop.position), radius, radius)


def track_path(track: Track, length: float) -> QPainterPath:
    """Return the line through the middles of a track's spaces, from edge to edge."""
    first, last = track.spaces[0], track.spaces[-1]
    path = QPainterPath(QPointF(first.x, first.y) - _half(first.angle, length))
    for space in track.spaces:
        path.lineTo(space.x, space.y)
    path.lineTo(QPointF(last.x, last.y) + _half(last.angle, length))
    return path


def _half(angle: float, length: float) -> QPointF:
    turn = radians(angle)
    return QPointF(cos(turn), sin(turn)) * (length / 2)
