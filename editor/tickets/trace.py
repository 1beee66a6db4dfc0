"""The shortest ways of the selected tickets, on the canvas."""

from PySide6.QtCore import QObject, Slot

from trackwright.editor.canvas.scene import BoardScene
from trackwright.editor.canvas.ways import WaysItem
from trackwright.editor.guard import guarded
from trackwright.editor.selection import Selection
from trackwright.editor.tickets.facts import TicketWays, chosen_tickets


class TicketTrace(QObject):
    """Draws along the shortest ways of the tickets that are selected, whatever tool is in hand."""

    def __init__(self, scene: BoardScene, selection: Selection) -> None:
        super().__init__(scene)
        self._scene = scene
        self._selection = selection
        self._ways = TicketWays()
        self.item = WaysItem()
        scene.addItem(self.item)
        selection.changed.connect(self._follow)
        scene.laid_out.connect(self._follow)

    @Slot()
    @guarded
    def _follow(self) -> None:
        board = self._scene.shown
        tickets = chosen_tickets(board, self._selection.ids("ticket"))
        shares = self._ways.shares(board, tickets)
        if shares or self.item.count:
            self.item.follow(self._scene.layout_now, shares)
