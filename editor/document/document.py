"""A board that is being edited: its value now, its history and its file."""

from collections.abc import Hashable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from trackwright.editor.base.guard import Guarded
from trackwright.editor.base.jobs import WorkPriority
from trackwright.schema.board import Board
from trackwright.schema.files.formatting import board_text
from trackwright.schema.files.parsing import read_text
from trackwright.schema.files.reading import parse_board
from trackwright.schema.files.writing import write_text

_MERGING = 1
"""The id of steps that may merge: Qt merges only neighbours with the same id."""


@dataclass(frozen=True)
class BoardChange:
    """A board before and after an edit, an undo or a redo."""

    before: Board
    after: Board


class Document(Guarded, QObject):
    """One board, its undo stack and its file; long work on it waits for urgent work.

    Signals:
        changed: The board is another one; carries a BoardChange.
        path_changed: The document got another file.
    """

    changed = Signal(object)
    path_changed = Signal()

    def __init__(self, board: Board, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.history = QUndoStack(self)
        self.work_priority = WorkPriority()
        self._board = board
        self._path: Path | None = None
        self._content: FileContent | None = None
        self._first_content: FileContent | None = None

    @classmethod
    def from_file(cls, content: "FileContent", path: Path | None) -> "Document":
        """Open a board from a file; without a path, as a copy that has no file of its own yet."""
        document = cls(content.board)
        document._content = document._first_content = content
        document._path = path
        return document

    @classmethod
    def restored(cls, board: Board, path: Path | None, parent: QObject | None = None) -> "Document":
        """Restore unsaved work on a file, whatever that holds now."""
        document = cls(board, parent)
        document._path = path
        document.history.resetClean()
        return document

    @property
    def board(self) -> Board:
        """The board as it is now."""
        return self._board

    @property
    def path(self) -> Path | None:
        """Its file; None if it has none yet."""
        return self._path

    @property
    def folder(self) -> Path | None:
        """Where its file lies, and its picture."""
        return None if self._path is None else self._path.parent

    @property
    def is_modified(self) -> bool:
        """Whether there is something to save."""
        return not self.history.isClean()

    @property
    def file_text(self) -> str | None:
        """What its file held when it was last read or written here."""
        return None if self._content is None else self._content.text

    @property
    def file_board(self) -> Board | None:
        """The board as it was last read or written here; None if it has no file."""
        return None if self._content is None else self._content.board

    def board_after(self, steps: int) -> Board:
        """Return the board as it is after so many steps of its history; 0 is as it was opened."""
        step = self.history.command(max(steps - 1, 0))
        if not isinstance(step, UndoStep):
            return self._board
        return step.after if steps else step.before

    def snapshot(self) -> "Snapshot":
        """Return what a save would write, for another thread."""
        known = (self._content, self._first_content)
        return Snapshot(self._board, tuple(one for one in known if one is not None))

    def edit(self, title: str, board: Board, *, merge: Hashable = None) -> None:
        """Make `board` the board, as one step that can be undone.

        Neighbouring steps with the same `merge` become one; if they lead back to where they
        began, none.
        """
        if board is not self._board and board != self._board:
            self.history.push(UndoStep(self, title, board, merge))

    def record_save(self, content: "FileContent", path: Path) -> None:
        """Record a completed save to a file, which is its file from now on.

        If the board has changed meanwhile, there is still something to save.
        """
        self._content = content
        if self._board is content.board:
            self.history.setClean()
        else:
            self.history.resetClean()
        if path != self._path:
            self._path = path
            self.path_changed.emit()

    def reload(self, content: "FileContent", title: str) -> None:
        """Take the board from its file as it is now, undoably."""
        self._content = content
        self.edit(title, content.board)
        self.history.setClean()

    def mark_modified(self) -> None:
        """Mark modified: the file changed on disk."""
        self.history.resetClean()

    def show(self, board: Board) -> None:
        """Show another board; only steps of the history call this."""
        change = BoardChange(self._board, board)
        self._board = board
        self.changed.emit(change)


@dataclass(frozen=True)
class FileContent:
    """A board and the text of its file, which need not be the text that we would write."""

    board: Board
    text: str

    @classmethod
    def read(cls, path: Path) -> "FileContent":
        """Read a board's file."""
        text = read_text(path)
        return cls(parse_board(text, str(path)).document, text)


@dataclass(frozen=True)
class Snapshot:
    """A board at one moment, and the texts that its file had for boards that may be equal."""

    board: Board
    known: tuple[FileContent, ...] = ()

    def text(self) -> str:
        """Return what to write: the very text of the file if nothing has changed."""
        for content in self.known:
            if content.board == self.board:
                return content.text
        return board_text(self.board)

    def write(self, path: Path) -> FileContent:
        """Write to a file, whole or not at all."""
        text = self.text()
        write_text(path, text)
        return FileContent(self.board, text)


class UndoStep(Guarded, QUndoCommand):
    """One edit: the board before and the board after."""

    def __init__(self, document: Document, title: str, after: Board, merge: Hashable) -> None:
        super().__init__(title)
        self._document = document
        self.before = document.board
        self.after = after
        self.merge = merge

    def id(self) -> int:
        return -1 if self.merge is None else _MERGING

    def redo(self) -> None:
        if self._document.board is not self.after:
            self._document.show(self.after)

    def undo(self) -> None:
        self._document.show(self.before)

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, UndoStep) or other.merge != self.merge:
            return False
        self.after = other.after
        self.setText(other.text())
        self.setObsolete(self.after == self.before)
        return True
