"""The shortest ways of the selected tickets, on the canvas."""

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.canvas.line_items import ConnectionPathsItem
from trackwright.editor.canvas.scene import BoardScene
from trackwright.editor.document.selection import Selection

if TYPE_CHECKING:
    from trackwright.editor.tickets.ticket_facts import TicketWays


class TicketTrace(Guarded, QObject):
    """Draws along the shortest ways of the tickets that are selected, whatever tool is in hand."""

    def __init__(self, scene: BoardScene, selection: Selection) -> None:
        super().__init__(scene)
        self._scene = scene
        self._selection = selection
        self._ways: TicketWays | None = None
        self.item = ConnectionPathsItem()
        scene.addItem(self.item)
        connect(selection.changed, self._follow)
        connect(scene.laid_out, self._follow)

    def _follow(self) -> None:
        shares = self._shares(self._selection.ids("ticket"))
        if shares or self.item.count:
            self.item.follow(self._scene.layout_now, shares)

    def _shares(self, tickets: Collection[str]) -> Mapping[tuple[str, str], float]:
        """Return which part of the ways of some tickets runs over each connection."""
        if not tickets:
            return {}
        from trackwright.editor.tickets.ticket_facts import TicketWays, chosen_tickets  # late

        if self._ways is None:
            self._ways = TicketWays()
        board = self._scene.shown
        return self._ways.shares(board, chosen_tickets(board, tickets))
