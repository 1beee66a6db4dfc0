"""What every tool is."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem

from trackwright.editor.canvas.pointer import Pointer
from trackwright.editor.desk import Desk


class Tool(QObject):
    """Turns gestures into edits. A tool never touches what another tool has drawn.

    Attributes:
        desk: What it works on.

    Signals:
        hint_changed: What it expects next has changed; carries the sentence.
        done: It has finished its work and gives the pointer back.
        said: It has something to tell; carries the sentence.
        tool_wanted: Another tool shall take the pointer; carries its id.
        draft_changed: What is begun with it may be another, so that it is written down.
    """

    hint_changed = Signal(str)
    done = Signal()
    said = Signal(str)
    tool_wanted = Signal(str)
    draft_changed = Signal()

    cursor = Qt.CursorShape.ArrowCursor

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self._drawn: list[QGraphicsItem] = []

    def activate(self) -> None:
        """Begin: the pointer is this tool's from now on."""
        self.desk.view.viewport().setCursor(self.cursor)
        self.hint_changed.emit(self.hint())

    def deactivate(self) -> None:
        """End: another tool takes the pointer. Nothing half done may be lost."""
        self.erase()
        self.desk.view.viewport().unsetCursor()

    @property
    def unfinished(self) -> str:
        """A sentence on what is begun with it and not on the board yet; empty if nothing is."""
        return ""

    @property
    def draft_text(self) -> str:
        """What is begun with it, written down so that a kill does not cost it; empty for none."""
        return ""

    def take_draft(self, text: str) -> None:
        """Go on with what was written down."""

    def settle(self) -> None:
        """Put what is typed onto the board, which is about to be saved or closed."""

    def hint(self) -> str:
        """Return what the tool expects next, for the status line."""
        return ""

    def press(self, pointer: Pointer) -> None:
        """Take a press of the left button."""

    def move(self, pointer: Pointer) -> None:
        """Take a move, with the left button down or up."""

    def release(self, pointer: Pointer) -> None:
        """Take the release of the left button."""

    def double_click(self, pointer: Pointer) -> None:
        """Take a double click."""

    def key(self, event: QKeyEvent) -> bool:
        """Take a key; tell whether it meant something."""
        del event
        return False

    def wants_key(self, event: QKeyEvent) -> bool:
        """Tell whether a key means something now, so that it is no shortcut of the window."""
        del event
        return False

    def leave(self) -> None:
        """The pointer has left the canvas."""

    def draw(self, item: QGraphicsItem) -> None:
        """Draw something over the board until it is erased."""
        self._drawn.append(item)
        self.desk.scene.addItem(item)

    def erase(self, *items: QGraphicsItem) -> None:
        """Erase some of what this tool has drawn, or all of it."""
        for item in items or tuple(self._drawn):
            self._drawn.remove(item)
            self.desk.scene.removeItem(item)
