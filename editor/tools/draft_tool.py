"""What tools have in common that draw something click by click."""

from collections.abc import Callable
from contextlib import suppress

from pydantic import ValidationError
from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent

from trackwright.editor.canvas.overlay import NoteItem
from trackwright.editor.desk import Desk
from trackwright.editor.tools.tool import Tool
from trackwright.schema.geometry import Point


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
