"""Where tickets lie on the canvas: a line between the two ends of each."""

from collections.abc import Iterable, Mapping
from math import cos, radians, sin
from statistics import fmean

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from trackwright.editor.base.guard import Guarded
from trackwright.editor.canvas.overlay import ACCENT, OVER, add_line, around
from trackwright.layout.board import Layout
from trackwright.layout.tracks import Track
from trackwright.schema.board import Board, CountryEnd, TicketEnd, connections
from trackwright.schema.geometry import Point


class EndPlaces:
    """Where the ends of a board's tickets are; a country is in the middle of its stops."""

    def __init__(self, board: Board) -> None:
        self._stops = {stop.id: stop.position for stop in board.stops}
        self._countries: dict[str, list[Point]] = {}
        for stop in board.stops:
            if stop.country is not None:
                self._countries.setdefault(stop.country, []).append(stop.position)

    def of(self, end: TicketEnd) -> Point | None:
        """Return where an end is; None if the board does not have it."""
        if not isinstance(end, CountryEnd):
            return self._stops.get(end)
        own = self._countries.get(end.country, [])
        if not own:
            return None
        return Point(fmean(place.x for place in own), fmean(place.y for place in own))


def ticket_lines(board: Board) -> dict[str, tuple[Point, Point]]:
    """Return the ends of each ticket's line; those that the board does not have are left out."""
    places = EndPlaces(board)
    lines: dict[str, tuple[Point, Point]] = {}
    for ticket in board.tickets:
        first, second = (places.of(end) for end in ticket.ends)
        if first is not None and second is not None:
            lines[ticket.id] = (first, second)
    return lines


COLORS = ("#2B5FA8", "#B0413E", "#3F7D4E", "#8A5AA8", "#B8772A")
"""Of the lines, deck by deck."""

_STRENGTH = 150
_WIDTH = 1.4
_EDGE = 2.0


class TicketsItem(Guarded, QGraphicsItem):
    """The lines of all tickets; their width does not change with the zoom."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._lines: dict[int, list[QLineF]] = {}
        self._bounds = QRectF()

    @property
    def count(self) -> int:
        """How many lines there are."""
        return sum(map(len, self._lines.values()))

    def show_board(self, board: Board) -> None:
        """Show the tickets of a board."""
        lines: dict[int, list[QLineF]] = {}
        decks = {deck.id: number for number, deck in enumerate(board.decks)}
        places = ticket_lines(board)
        for ticket in board.tickets:
            if ticket.id in places:
                line = QLineF(*(QPointF(*place) for place in places[ticket.id]))
                lines.setdefault(decks.get(ticket.deck, 0), []).append(line)
        drawn = (line for deck in lines.values() for line in deck)
        self.prepareGeometryChange()
        self._lines = lines
        self._bounds = around((QRectF(line.p1(), line.p2()).normalized() for line in drawn), _EDGE)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for deck, lines in self._lines.items():
            color = QColor(COLORS[deck % len(COLORS)])
            color.setAlpha(_STRENGTH)
            pen = QPen(color, _WIDTH)
            pen.setCosmetic(True)
            painter.setPen(pen)
            painter.drawLines(lines)


WIDTH, CASING = 9.0, 3.0
"""Of the line and of the light one beneath, in pixels."""

FAINTEST, STRONGEST = 60, 150
"""How opaque the line is where hardly any way runs, and where all do."""

Pair = tuple[str, str]


class WaysItem(Guarded, QGraphicsItem):
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
