"""Drivers of what the editor asks about files."""

from pathlib import Path

from builders import a_board
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit, QListView, QWidget
from pytestqt.qtbot import QtBot

from trackwright.editor.base.message_boxes import Question, Role
from trackwright.editor.document.document import Document, FileContent
from trackwright.editor.shell.program import Program
from trackwright.editor.shell.window import Window
from trackwright.schema.board import Board
from trackwright.schema.edits import with_changed
from trackwright.schema.geometry import Point

BOARD = a_board().with_route("oslo", "bergen", length=4).build()
OTHER = a_board("other").with_route("oslo", "narvik", length=2).build()


def a_window(qtbot: QtBot, program: Program, path: Path | None = None) -> Window:
    """Show a window of a program, with a file in it or nothing."""
    window = program.new_window()
    qtbot.waitExposed(window)
    if path is not None:
        program.open_controller.open(path, window)
    return window


def opened(path: Path) -> Document:
    """Open a board's file, without a window."""
    return Document.from_file(FileContent.read(path), path)


def save(document: Document, path: Path | None = None) -> None:
    """Save a document to its file or another, without a window."""
    target = path or document.path
    assert target is not None
    document.record_save(document.snapshot().write(target), target)


def reload(document: Document, title: str) -> None:
    """Read a document's file again, without a window."""
    assert document.path is not None
    document.reload(FileContent.read(document.path), title)


def close_all(program: Program) -> None:
    """Close all windows without asking."""
    program.close()
    QApplication.processEvents()


def move_oslo(window: Window, x: float = 1.0) -> None:
    """Make an edit."""
    desk = window.require_desk()
    desk.edit("Move", with_changed(desk.board, "cities", "oslo", position=Point(x, 1)))


def board_in(window: Window) -> Board:
    """Return the board that a window shows."""
    return window.require_desk().board


def names(folder: Path) -> list[str]:
    """Return the names of all that lies in a folder."""
    return sorted(path.name for path in folder.iterdir())


def question(window: Window) -> Question:
    """Return the question that waits on a window."""
    (found,) = questions(window)
    return found


def questions(window: Window) -> list[Question]:
    """Return the questions that wait on a window."""
    return [found for found in window.findChildren(Question) if found.isVisible()]


def answer(window: Window, role: Role) -> None:
    """Answer the question that waits on a window."""
    question(window).choose(role)


def dialog(window: Window, kind: type[QDialog]) -> QDialog:
    """Return the dialog of a kind that waits on a window."""
    (found,) = [found for found in window.findChildren(kind) if found.isVisible()]
    return found


def choose_file(window: Window, path: Path) -> None:
    """Type a name into the file dialog of a window and press its button."""
    choose_file_in(window, path)


def choose_file_in(parent: QWidget, path: Path) -> None:
    """Type a name into the file dialog that belongs to a widget and press its button."""
    (asked,) = [found for found in parent.findChildren(QFileDialog) if found.isVisible()]
    name = asked.findChild(QLineEdit, "fileNameEdit")
    asked.findChild(QListView, "listView").clearSelection()  # as the first key does
    name.setText(str(path))
    asked.accept()
