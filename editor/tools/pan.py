"""The hand that moves the canvas."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.pointer import Pointer
from trackwright.editor.tools.tool import Tool
from trackwright.schema.geometry import Point
from trackwright.schema.translation import tr

STEPS = 8
"""So many presses of an arrow key move the canvas by what it shows."""

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ZOOMS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1}


class PanTool(Tool):
    """Drags the canvas about."""

    cursor = Qt.CursorShape.OpenHandCursor

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._held: Point | None = None

    def hint(self) -> str:
        return tr("Drag or press arrows to move about · wheel, + and − to zoom")

    def press(self, pointer: Pointer) -> None:
        self._held = pointer.at
        self.desk.view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def move(self, pointer: Pointer) -> None:
        if self._held is not None:
            self.desk.view.scroll_by(self._held.x - pointer.at.x, self._held.y - pointer.at.y)

    def release(self, pointer: Pointer) -> None:
        del pointer
        self._held = None
        self.desk.view.viewport().setCursor(self.cursor)

    def key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key in _ARROWS:
            across, down = _ARROWS[key]
            seen = self.desk.view.seen
            self.desk.view.scroll_by(across * seen.width() / STEPS, down * seen.height() / STEPS)
        elif key in _ZOOMS:
            self.desk.view.zoom_by(_ZOOMS[key])
        return key in _ARROWS or key in _ZOOMS
