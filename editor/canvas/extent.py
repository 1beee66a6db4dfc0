"""How far the selection reaches, shown on the rulers; and bringing something into view."""

from PySide6.QtCore import QObject, QRectF, Slot

from trackwright.editor.canvas.view import BoardView
from trackwright.editor.guard import guarded
from trackwright.editor.selection import Selection

ROOM = 40.0
"""How much of the board is seen around what is brought into view, in mm on each side."""


def bring_into_view(view: BoardView, area: QRectF) -> None:
    """Let an area be seen as a whole; if it is already, nothing moves."""
    if not view.seen.contains(area):
        view.fit(area.adjusted(-ROOM, -ROOM, ROOM, ROOM))


class SelectionExtent(QObject):
    """Keeps the rulers up to date with what is selected."""

    def __init__(self, view: BoardView, selection: Selection) -> None:
        super().__init__(view)
        self._view = view
        self._selection = selection
        selection.changed.connect(self._follow)
        view.board_scene.laid_out.connect(self._follow)

    @Slot()
    @guarded
    def _follow(self) -> None:
        places = self._selection.places
        extent = self._view.board_scene.hits.extent(places) if places else None
        if extent is None:
            self._view.show_extent(None)
        else:
            left, top, right, bottom = extent
            self._view.show_extent(QRectF(left, top, right - left, bottom - top))
