"""The tickets on the canvas: a fine line between the two ends of each."""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from trackwright.editor.canvas.overlay import around
from trackwright.editor.canvas.ticket_lines import ticket_lines
from trackwright.editor.guard import guarded
from trackwright.schema.board import Board

COLORS = ("#2B5FA8", "#B0413E", "#3F7D4E", "#8A5AA8", "#B8772A")
"""Of the lines, deck by deck."""

_STRENGTH = 150
_WIDTH = 1.4
_EDGE = 2.0


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
