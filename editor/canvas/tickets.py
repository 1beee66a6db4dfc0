"""The tickets on the canvas: a fine line between the two ends of each."""

from collections.abc import Iterator
from statistics import fmean

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from trackwright.editor.guard import guarded
from trackwright.schema.board import Board, CountryEnd, TicketEnd

COLORS = ("#2B5FA8", "#B0413E", "#3F7D4E", "#8A5AA8", "#B8772A")
"""Of the lines, deck by deck."""

_STRENGTH = 150
_WIDTH = 1.4


class TicketsItem(QGraphicsItem):
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
        bounds = QRectF()
        for deck, line in _lines(board):
            lines.setdefault(deck, []).append(line)
            bounds = bounds.united(QRectF(line.p1(), line.p2()).normalized())
        self.prepareGeometryChange()
        self._lines, self._bounds = lines, bounds.adjusted(-2, -2, 2, 2)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    @guarded
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


class EndPlaces:
    """Where the ends of a board's tickets are; a country is in the middle of its stops."""

    def __init__(self, board: Board) -> None:
        self._stops = {stop.id: QPointF(*stop.position) for stop in board.stops}
        self._countries: dict[str, list[QPointF]] = {}
        for stop in board.stops:
            if stop.country is not None:
                self._countries.setdefault(stop.country, []).append(self._stops[stop.id])

    def of(self, end: TicketEnd) -> QPointF | None:
        """Return where an end is; None if the board does not have it."""
        if not isinstance(end, CountryEnd):
            return self._stops.get(end)
        own = self._countries.get(end.country, [])
        if not own:
            return None
        return QPointF(fmean(p.x() for p in own), fmean(p.y() for p in own))


def _lines(board: Board) -> Iterator[tuple[int, QLineF]]:
    """Yield the number of each ticket's deck and its line."""
    places = EndPlaces(board)
    decks = {deck.id: number for number, deck in enumerate(board.decks)}
    for ticket in board.tickets:
        first, second = places.of(ticket.ends[0]), places.of(ticket.ends[1])
        if first is not None and second is not None:
            yield decks.get(ticket.deck, 0), QLineF(first, second)
