"""How far the selection reaches, shown on the rulers."""

from PySide6.QtCore import QObject, QRectF, Slot

from trackwright.editor.canvas.view import BoardView
from trackwright.editor.guard import guarded
from trackwright.editor.selection import Selection


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
