"""The base classes of tools, and of the drags that they make."""

from collections.abc import Callable
from contextlib import suppress
from math import dist
from typing import Any

from pydantic import ValidationError
from PySide6.QtCore import QObject, QPointF, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem

from trackwright.editor.base.command import ToolKey
from trackwright.editor.base.guard import Guarded, connect, disconnect
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.overlay_items import NoteItem
from trackwright.editor.canvas.pointer import Pointer
from trackwright.editor.document.thing_names import thing_name
from trackwright.schema.board import Board
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef


class Tool(Guarded, QObject):
    """Turns gestures into edits. A tool never touches what another tool has drawn.

    Attributes:
        keys: What it takes while it is active, for the list of keys.

    Signals:
        hint_changed: What it expects next has changed; carries the sentence.
        done: It has finished its work and gives the pointer back.
        said: It has a message for the user; carries the sentence.
        tool_wanted: Another tool shall take the pointer; carries its id.
        draft_changed: The draft may have changed, so that it is saved.
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
        self.is_active = False
        self._drag: Drag | None = None
        self._items: list[QGraphicsItem] = []
        self._note: NoteItem | None = None
        self._followed: list[tuple[SignalInstance, Callable[..., None]]] = []

    def follow_while_active(self, signal: SignalInstance, slot: Callable[..., None]) -> None:
        """Connect a signal whenever the tool is picked up, until it is put down."""
        self._followed.append((signal, slot))

    def activate(self) -> None:
        """Take the pointer."""
        self.is_active = True
        for signal, slot in self._followed:
            connect(signal, slot)
        self.desk.view.viewport().setCursor(self.cursor)
        self.hint_changed.emit(self.hint())

    def deactivate(self) -> None:
        """Give the pointer to another tool. Nothing half done may be lost."""
        for signal, slot in self._followed if self.is_active else ():
            disconnect(signal, slot)
        self.is_active = False
        self.finish_drag()
        self.erase()
        self.desk.view.viewport().unsetCursor()

    @property
    def unfinished(self) -> str:
        """A sentence on what is begun with it and not on the board yet; empty if nothing is."""
        return ""

    @property
    def draft_text(self) -> str:
        """What is begun with it as text, to survive a crash; empty for nothing."""
        return ""

    def restore_draft(self, text: str) -> None:
        """Continue with a draft that was saved as text."""

    def settle(self) -> None:
        """Put what is typed onto the board, which is about to be saved or closed."""

    def hint(self) -> str:
        """Return what the tool expects next, for the status line."""
        return ""

    @property
    def note(self) -> str:
        """What is written beside the pointer."""
        return self._note.text if self._note is not None else ""

    def press(self, pointer: Pointer) -> None:
        """Handle a press of the left button."""

    def move(self, pointer: Pointer) -> None:
        """Handle a move, with the left button down or up."""

    def release(self, pointer: Pointer) -> None:
        """Handle the release of the left button."""

    def double_click(self, pointer: Pointer) -> None:
        """Handle a double click."""

    def key(self, event: QKeyEvent) -> bool:
        """Handle a key; return whether it meant something."""
        del event
        return False

    def wants_key(self, event: QKeyEvent) -> bool:
        """Return whether a key means something now, so that it is no shortcut of the window."""
        del event
        return False

    def leave(self) -> None:
        """Handle that the pointer has left the canvas."""

    def continue_drag(self, pointer: Pointer) -> bool:
        """Move the drag under way, or end it if something else has changed the board.

        Return whether there was one.
        """
        if self._drag is None:
            return False
        if self._drag.is_current:
            self._drag.move(pointer)
        else:
            self.finish_drag()
        return True

    def finish_drag(self, pointer: Pointer | None = None) -> "Drag | None":
        """Finish the drag under way where the pointer is, and return it."""
        drag, self._drag = self._drag, None
        if drag is not None:
            drag.finish(pointer or drag.pointer)
        return drag

    def abort_drag(self) -> bool:
        """Undo the drag under way; return whether there was one."""
        drag, self._drag = self._drag, None
        if drag is not None:
            drag.abort()
        return drag is not None

    def name_of(self, place: ThingRef, board: Board | None = None) -> str:
        """Return what a thing is called in the language of the names."""
        return thing_name(board or self.desk.board, place, self.desk.scene.language)

    def draw(self, item: QGraphicsItem) -> None:
        """Draw something over the board until it is erased."""
        self._items.append(item)
        self.desk.scene.addItem(item)

    def erase(self, *items: QGraphicsItem) -> None:
        """Erase some of what this tool has drawn, or all of it."""
        if not items:
            self._note = None
        for item in items or tuple(self._items):
            if item in self._items:
                self._items.remove(item)
                self.desk.scene.removeItem(item)

    def say_at(self, at: Point | None, text: str, *, warns: bool = False) -> None:
        """Write something beside a place; nothing without one."""
        if not self.is_active:
            return
        if self._note is None:
            self._note = NoteItem()
            self.draw(self._note)
        self._note.say(text if at else "", QPointF(*at) if at else QPointF(), warns=warns)


class DraftTool(Tool):
    """A tool whose work is half done for a while.

    The draft lives in the tool and never in the document: another tool, a save or an undo leaves
    it as it is, and it goes on when the tool is picked up again.
    """

    cursor = Qt.CursorShape.CrossCursor

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._picked_up_again = False

    @property
    def is_drawing(self) -> bool:
        """Whether something is half drawn."""
        raise NotImplementedError

    def activate(self) -> None:
        self._picked_up_again = self.is_drawing
        super().activate()
        self._show_draft()

    def restore_draft(self, text: str) -> None:
        with suppress(ValidationError):  # a newer version may write something else
            self._read_draft(text)
            self._picked_up_again = self.is_drawing
            self._update()

    def key(self, event: QKeyEvent) -> bool:
        action = self._action_for(event)
        if action is None:
            return False
        if not event.isAutoRepeat() or self._repeats(event):
            action()
            self._update()
        return True

    def wants_key(self, event: QKeyEvent) -> bool:
        return self._action_for(event) is not None

    def _action_for(self, event: QKeyEvent) -> Callable[[], Any] | None:
        """Return what a key does now, if anything."""
        raise NotImplementedError

    def _repeats(self, event: QKeyEvent) -> bool:
        """Return whether a key acts again while it is held; one that toggles must not."""
        del event
        return False

    def _read_draft(self, text: str) -> None:
        """Restore the draft from its text; only for tools that write one."""
        raise NotImplementedError

    def _update(self) -> None:
        """Show the draft and what can be done with it."""
        self._show_draft()
        if self.is_active:
            self.hint_changed.emit(self.hint())
        self.draft_changed.emit()

    def _show_draft(self) -> None:
        """Show the draft as it is now, if the tool is active."""
        raise NotImplementedError


class Drag:
    """A drag with a tool, which follows the pointer until it is finished or aborted.

    All its edits are one step that can be undone. It is no longer current once something else has
    changed the board.
    """

    threshold = 0.0
    """How far the pointer goes before a press becomes a drag, as a share of its reach."""

    def __init__(self, tool: Tool, pointer: Pointer) -> None:
        self.tool = tool
        self.desk = tool.desk
        self.start = pointer.at
        self.pointer = pointer
        self.before = self._latest = tool.desk.board
        self.has_moved = False
        self._title = ""
        self._items: list[QGraphicsItem] = []

    @property
    def is_current(self) -> bool:
        """Whether nothing else has changed the board since."""
        return self.desk.board is self._latest

    def hint(self) -> str:
        """Return what can be done during the drag."""
        return ""

    def move(self, pointer: Pointer) -> None:
        """Follow the pointer, once it is far enough from where it began."""
        self.pointer = pointer
        if self.has_moved or dist(self.start, pointer.at) >= self.threshold * pointer.reach:
            self.has_moved = True
            self._follow(pointer)

    def finish(self, pointer: Pointer) -> None:
        """Keep what the drag has done."""
        del pointer
        self._end()

    def abort(self) -> None:
        """Undo what the drag has done."""
        if self.has_moved and self.is_current:
            self.desk.edit(self._title, self.before, merge=self)
        self._end()

    def _follow(self, pointer: Pointer) -> None:
        raise NotImplementedError

    def _edit(self, title: str, board: Board) -> None:
        self._title = title
        self.desk.edit(title, board, merge=self)
        self._latest = self.desk.board

    def _draw(self, item: QGraphicsItem) -> None:
        """Draw something over the board until the drag ends."""
        self._items.append(item)
        self.tool.draw(item)

    def _end(self) -> None:
        self.tool.say_at(None, "")
        if self._items:
            self.tool.erase(*self._items)
            self._items.clear()
