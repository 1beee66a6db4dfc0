"""The base classes of tools, and what key events mean to them."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter, ValidationError
from PySide6.QtCore import QObject, QPointF, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from trackwright.editor.base.command import ToolKey
from trackwright.editor.base.guard import Guarded, connect, disconnect
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.overlay_items import NoteItem, add_ring
from trackwright.editor.canvas.pointer import Pointer
from trackwright.editor.document.thing_names import thing_name
from trackwright.schema.board import Board, Stop
from trackwright.schema.geometry import Point
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.tools.drags import Drag

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""The direction of each key, across and down."""

ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
DELETE_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)

_SHORTCUT_MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


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

    def __init__(self, desk: Desk) -> None:
        super().__init__()
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
        self.update_hint()

    def deactivate(self) -> None:
        """Give the pointer to another tool. Nothing half done may be lost."""
        for signal, slot in self._followed if self.is_active else ():
            disconnect(signal, slot)
        self.is_active = False
        self.finish_drag()
        self.erase_all()
        self.desk.view.viewport().unsetCursor()

    @property
    def uncommitted_input(self) -> str:
        """A sentence on what is begun with it and not on the board yet; empty if nothing is."""
        return ""

    @property
    def draft_text(self) -> str:
        """What is begun with it as text, to survive a crash; empty for nothing."""
        return ""

    def restore_draft(self, text: str) -> None:
        """Continue with a draft that was saved as text."""

    def commit_input(self) -> None:
        """Put what is typed onto the board, which is about to be saved or closed."""

    def hint(self) -> str:
        """Return what the tool expects next, for the status line."""
        return ""

    def update_hint(self) -> None:
        """Show what the tool or its drag expects next, if it is active."""
        if self.is_active:
            during_drag = self._drag.hint() if self._drag is not None else ""
            self.hint_changed.emit(during_drag or self.hint())

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

    def deselect_or_leave(self) -> None:
        """Select nothing; if nothing is selected, give the pointer back."""
        if self.desk.selection.refs:
            self.desk.selection.clear()
        else:
            self.done.emit()

    def name_of(self, place: ThingRef, board: Board | None = None) -> str:
        """Return what a thing is called in the language of the names."""
        return thing_name(board or self.desk.board, place, self.desk.scene.language)

    def draw(self, item: QGraphicsItem) -> None:
        """Draw something over the board until it is erased."""
        self._items.append(item)
        self.desk.scene.addItem(item)

    def erase(self, *items: QGraphicsItem) -> None:
        """Erase some of what this tool has drawn."""
        for item in items:
            if item in self._items:
                self._items.remove(item)
                self.desk.scene.removeItem(item)

    def erase_all(self) -> None:
        """Erase what this tool has drawn."""
        self._note = None
        self.erase(*self._items)

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

    Attributes:
        draft: What is half done, or what the next work begins with.
        draft_json: How the draft is written as text, for tools whose draft survives a crash.
        draft_warning: What is said of a draft when the board is closed: say(…).
    """

    cursor = Qt.CursorShape.CrossCursor
    draft: Any
    draft_json: TypeAdapter[Any] | None = None
    draft_warning = ""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._picked_up_again = False

    @property
    def is_drawing(self) -> bool:
        """Whether something is half drawn."""
        raise NotImplementedError

    @property
    def uncommitted_input(self) -> str:
        return tr(self.draft_warning) if self.draft_warning and self.is_drawing else ""

    @property
    def draft_text(self) -> str:
        if self.draft_json is None or not self.is_drawing:
            return ""
        return self.draft_json.dump_json(self.draft).decode()

    def activate(self) -> None:
        self._picked_up_again = self.is_drawing
        super().activate()
        self._show_draft()

    def restore_draft(self, text: str) -> None:
        if self.draft_json is None:
            return
        with suppress(ValidationError):  # a newer version may write something else
            self.draft = self.draft_json.validate_json(text)
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

    def _update(self) -> None:
        """Show the draft and what can be done with it."""
        self._show_draft()
        self.update_hint()
        self.draft_changed.emit()

    def _show_draft(self) -> None:
        """Show the draft as it is now, if the tool is active."""
        raise NotImplementedError


class DrawnItems:
    """Items that a tool draws and erases together."""

    def __init__(self, tool: Tool) -> None:
        self._tool = tool
        self._items: tuple[QGraphicsItem, ...] = ()

    def show(self, *items: QGraphicsItem) -> None:
        """Draw some items in place of those before."""
        self._tool.erase(*self._items)
        self._items = items
        for item in items:
            self._tool.draw(item)


def ring_around(stops: Iterable[Stop]) -> QPainterPath:
    """Return a ring around each of some stops."""
    path = QPainterPath()
    for stop in stops:
        add_ring(path, stop)
    return path


def letter_of(event: QKeyEvent) -> Qt.Key | None:
    """Return a key that is pressed alone; keys with Shift and others belong to the menus."""
    modifiers = _SHORTCUT_MODIFIERS | Qt.KeyboardModifier.ShiftModifier
    return None if event.modifiers() & modifiers else Qt.Key(event.key())


def digit_of(event: QKeyEvent) -> int | None:
    """Return the digit of a key, with Shift or without: some keyboards have digits there."""
    is_digit = event.text().isdecimal() and not event.modifiers() & _SHORTCUT_MODIFIERS
    return int(event.text()) if is_digit else None


def sign_of(event: QKeyEvent) -> int:
    """Return 1 for a plus, −1 for a minus, 0 for another key."""
    return 0 if event.modifiers() & _SHORTCUT_MODIFIERS else {"+": 1, "-": -1}.get(event.text(), 0)


def arrow_offset(
    key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> tuple[float, float]:
    """Return how far an arrow moves things, in mm: 1, with Shift 10, with Ctrl 0.1."""
    step = 1.0
    if modifiers & Qt.KeyboardModifier.ShiftModifier:
        step = 10.0
    elif modifiers & Qt.KeyboardModifier.ControlModifier:
        step = 0.1
    across, down = ARROWS[key]
    return across * step, down * step
