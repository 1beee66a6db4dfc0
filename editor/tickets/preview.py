"""A proposed deck on the canvas: its lines, and the ways of the chosen tickets."""

from collections.abc import Iterable

from trackwright.editor.canvas.overlay import OVER
from trackwright.editor.canvas.scene import BoardScene
from trackwright.editor.canvas.tickets import TicketsItem
from trackwright.editor.canvas.ways import WaysItem
from trackwright.editor.tickets.facts import MOST_TOLD, TicketWays
from trackwright.schema.board import Board, Ticket


class DeckPreview:
    """Shows a deck that is not on the board yet."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._ways = TicketWays()
        self.lines = TicketsItem()
        self.lines.setZValue(OVER - 3)
        self.way = WaysItem()
        self._items = [self.lines, self.way]
        for item in self._items:
            scene.addItem(item)

    def show_deck(self, board: Board, tickets: Iterable[Ticket]) -> None:
        """Show the lines of some tickets of a board."""
        self.lines.show_board(board.changed(tickets=tuple(tickets)))

    def choose(self, tickets: Iterable[Ticket]) -> None:
        """Show the shortest ways of some tickets."""
        shares = self._ways.shares(self._scene.shown, tuple(tickets)[:MOST_TOLD])
        self.way.follow(self._scene.layout_now, shares)

    def clear(self) -> None:
        """Take everything off the canvas."""
        while self._items:
            self._scene.removeItem(self._items.pop())
