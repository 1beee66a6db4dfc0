"""Drivers of the editor's window: clicks, drags and keys, in mm on the board."""

from mouse_events import (
    LEFT,
    NO_KEYS,
    Place,
    click,
    double_click,
    drag,
    move,
    on_screen,
    press,
    release,
)
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.document import Document
from trackwright.editor.shell.window import Window
from trackwright.schema.board import Board

__all__ = [
    "LEFT",
    "NO_KEYS",
    "Place",
    "an_editor",
    "board_of",
    "click",
    "desk_of",
    "double_click",
    "drag",
    "hint",
    "keys",
    "move",
    "on_screen",
    "press",
    "release",
    "steps",
]

PATIENCE = 30_000
"""Milliseconds after which a window will not come any more, on a machine that is busy, too."""


def an_editor(qtbot: QtBot, board: Board, *, width: int = 1280, height: int = 800) -> Window:
    """Open a window with a board whose names have their places; it is closed when the test ends."""
    window = Window(expects_board=True)
    qtbot.addWidget(window, before_close_func=_close_unasked)
    window.show_document(Document(board))
    window.resize(width, height)
    laid_out = desk_of(window).scene.laid_out
    with qtbot.waitExposed(window, timeout=PATIENCE), qtbot.waitSignal(laid_out, timeout=PATIENCE):
        window.show()
    window.activateWindow()
    desk_of(window).view.setFocus()
    return window


def desk_of(window: Window) -> Desk:
    """Return what lies on a window's desk."""
    return window.require_desk()


def board_of(window: Window) -> Board:
    """Return the board as it is now."""
    return desk_of(window).board


def keys(window: Window, *pressed: str | Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
    """Press keys on the canvas; a string stands for each of its letters."""
    view = desk_of(window).view
    for key in pressed:
        if isinstance(key, str):
            QTest.keyClicks(view, key, modifiers)
        else:
            QTest.keyClick(view, key, modifiers)


def hint(window: Window) -> str:
    """Return what the status line says that the tool expects."""
    return window.status.hint.text()


def steps(window: Window) -> list[str]:
    """Return the titles of the edits that can be undone, the first one first."""
    history = desk_of(window).document.history
    return [history.text(index) for index in range(history.index())]


def _close_unasked(window: Window) -> None:
    window.save_controller.close_unasked()
