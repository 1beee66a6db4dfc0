"""The shortest paths of the selected tickets, on the canvas."""

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.canvas.path_items import ConnectionPathsItem
from trackwright.editor.canvas.scene import BoardScene
from trackwright.editor.document.selection import Selection

if TYPE_CHECKING:
    from trackwright.editor.document.ticket_facts import TicketPaths


class TicketPathOverlay(Guarded, QObject):
    """Draws the shortest paths of the selected tickets, whatever tool is active."""

    def __init__(self, scene: BoardScene, selection: Selection) -> None:
        super().__init__(scene)
        self._scene = scene
        self._selection = selection
        self._paths: TicketPaths | None = None
        self.item = ConnectionPathsItem()
        scene.addItem(self.item)
        connect(selection.changed, self._follow)
        connect(scene.laid_out, self._follow)

    def _follow(self) -> None:
        shares = self._shares(self._selection.ids("ticket"))
        if shares or self.item.count:
            self.item.follow(self._scene.layout_now, shares)

    def _shares(self, tickets: Collection[str]) -> Mapping[tuple[str, str], float]:
        """Return the share of the paths of some tickets that runs over each connection."""
        if not tickets:
            return {}
        from trackwright.editor.document.ticket_facts import (  # path finding loads slowly
            TicketPaths,
            tickets_by_id,
        )

        if self._paths is None:
            self._paths = TicketPaths()
        board = self._scene.shown
        return self._paths.shares(board, tickets_by_id(board, tickets))
