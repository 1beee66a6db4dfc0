"""What the board on the desk can be compared with."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from trackwright.editor.document import Document
from trackwright.schema.board import Board

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Version:
    """A board to compare with.

    Attributes:
        title: What it is called.
        board: Returns it as it is now; None if there is none.
    """

    title: str
    board: Callable[[], Board | None]


def saved(document: Document) -> Version:
    """Return the board as its file has it, whatever is saved later."""
    return Version(translate("Compare", "As last saved"), lambda: document.filed_board)


def steps(document: Document) -> Iterator[Version]:
    """Yield the board as it was opened, and after each step of its history."""
    history = document.history
    for index in range(history.count() + 1):
        title = history.text(index - 1) if index else translate("Compare", "As opened")
        yield fixed(title, document.board_after(index))


def fixed(title: str, board: Board) -> Version:
    """Return a board that stays as it is."""
    return Version(title, lambda: board)
