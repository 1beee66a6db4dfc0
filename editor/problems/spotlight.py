"""What a problem is about, shown on the canvas."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Slot

from trackwright.editor.canvas.extent import bring_into_view
from trackwright.editor.canvas.overlay import WARNING, LineItem, geometry_path
from trackwright.editor.desk import Desk
from trackwright.editor.guard import guarded
from trackwright.editor.selection import exists
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef

if TYPE_CHECKING:
    from trackwright.analysis.board_analysis import BoardAnalysis
    from trackwright.validators.check import Finding


class Spotlight(QObject):
    """Marks one problem on the canvas, until the board is edited."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._mark = LineItem(WARNING, 3.0, filled=True)
        self._mark.setVisible(False)
        desk.scene.addItem(self._mark)
        desk.document.changed.connect(self._hide)

    @property
    def is_on(self) -> bool:
        """Whether something is marked."""
        return self._mark.isVisible()

    def show(self, analysis: "BoardAnalysis", finding: "Finding") -> None:
        """Mark a problem, select its things, and bring it into view."""
        from trackwright.validators.highlight import highlight  # late, as checks are

        shape = highlight(analysis, finding.found)
        self._mark.setVisible(shape is not None)
        self._desk.selection.set(self._things(finding))
        if shape is None:
            return
        self._mark.setPath(geometry_path(shape))
        left, top, right, bottom = shape.bounds
        bring_into_view(self._desk.view, QRectF(left, top, right - left, bottom - top))

    def _things(self, finding: "Finding") -> Iterator[ThingRef]:
        """Yield the things that can be selected."""
        for place in finding.places:
            if place.kind in LIST_BY_KIND and exists(self._desk.board, place):
                yield ThingRef(place.kind, place.id)

    @Slot(object)
    @guarded
    def _hide(self, _change: object) -> None:
        self._mark.setVisible(False)
