"""What every tool is."""

from collections.abc import Callable
from contextlib import suppress

from pydantic import ValidationError
from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem

from trackwright.editor.base.command import ToolKey
from trackwright.editor.base.guard import Guarded
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.overlay import NoteItem
from trackwright.editor.canvas.pointer import Pointer
from trackwright.schema.geometry import Point


class Tool(Guarded, QObject):
    """Turns gestures into edits. A tool never touches what another tool has drawn.

    Attributes:
        desk: What it works on.
        keys: What it takes while it is in hand, for the list of keys.

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
    keys: tuple[ToolKey, ...] = ()

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


class DraftTool(Tool):
    """A tool whose work is half done for a while.

    What is half drawn lives in the tool and never in the document: another tool, a save or an undo
    leaves it as it is, and it goes on when the tool is picked up again.
    """

    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._in_hand = False
        self._picked_up_again = False
        self._note: NoteItem | None = None

    @property
    def is_drawing(self) -> bool:
        """Whether something is half drawn."""
        raise NotImplementedError

    def activate(self) -> None:
        self._in_hand = True
        self._picked_up_again = self.is_drawing
        self._show_draft()
        super().activate()

    def deactivate(self) -> None:
        self._in_hand = False
        super().deactivate()
        self._note = None

    def take_draft(self, text: str) -> None:
        with suppress(ValidationError):  # a newer version may write something else
            self._read_draft(text)
            self._picked_up_again = self.is_drawing
            self._update()

    def _read_draft(self, text: str) -> None:
        """Have what is half drawn from its text; only for those that write one."""
        raise NotImplementedError

    def _update(self) -> None:
        """Show what is half drawn, and say so."""
        raise NotImplementedError

    def wants_key(self, event: QKeyEvent) -> bool:
        return self._meaning(event) is not None

    def _meaning(self, event: QKeyEvent) -> Callable[[], None] | None:
        """Return what a key does now, if anything."""
        raise NotImplementedError

    def _show_draft(self) -> None:
        """Show what is half drawn as it is now."""
        raise NotImplementedError

    def _say_at(self, at: Point | None, text: str, *, warns: bool = False) -> None:
        """Say something beside a place; nothing without one."""
        if self._note is None:
            self._note = NoteItem()
            self.draw(self._note)
        self._note.say(text if at else "", QPointF(*at) if at else QPointF(), warns=warns)
