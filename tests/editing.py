"""Drivers of the editor's window: clicks, drags and keys, in mm on the board."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trackwright.editor.desk import Desk
from trackwright.editor.document import Document
from trackwright.editor.window import Window
from trackwright.schema.board import Board

Place = tuple[float, float]
LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier
STEPS = 4


def an_editor(qtbot: QtBot, board: Board, *, width: int = 1280, height: int = 800) -> Window:
    """Open a window with a board whose names have their places; it is closed when the test ends."""
    window = Window()
    qtbot.addWidget(window, before_close_func=_close_unasked)
    window.show_document(Document(board))
    window.resize(width, height)
    with qtbot.waitExposed(window), qtbot.waitSignal(desk_of(window).scene.laid_out):
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


def on_screen(window: Window, x: float, y: float) -> QPoint:
    """Return where a place of the board is on the canvas."""
    return desk_of(window).view.mapFromScene(QPointF(x, y))


def move(
    window: Window,
    x: float,
    y: float,
    *,
    held: Qt.MouseButton = Qt.MouseButton.NoButton,
    modifiers: Qt.KeyboardModifier = NO_KEYS,
) -> None:
    """Move the pointer, with a button held or none."""
    viewport = desk_of(window).view.viewport()
    at = QPointF(on_screen(window, x, y))
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        at,
        viewport.mapToGlobal(at),
        Qt.MouseButton.NoButton,
        held,
        modifiers,
    )
    QApplication.sendEvent(viewport, event)


def press(window: Window, x: float, y: float, *, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
    """Move the pointer and press the left button."""
    move(window, x, y, modifiers=modifiers)
    QTest.mousePress(desk_of(window).view.viewport(), LEFT, modifiers, on_screen(window, x, y))


def release(
    window: Window, x: float, y: float, *, modifiers: Qt.KeyboardModifier = NO_KEYS
) -> None:
    """Release the left button."""
    QTest.mouseRelease(desk_of(window).view.viewport(), LEFT, modifiers, on_screen(window, x, y))


def click(window: Window, x: float, y: float, *, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
    """Click a place."""
    press(window, x, y, modifiers=modifiers)
    release(window, x, y, modifiers=modifiers)


def double_click(window: Window, x: float, y: float) -> None:
    """Click twice, as Qt reports it: the second press comes as a double click."""
    click(window, x, y)
    QTest.mouseDClick(desk_of(window).view.viewport(), LEFT, NO_KEYS, on_screen(window, x, y))
    release(window, x, y)


def drag(
    window: Window,
    start: Place,
    *stations: Place,
    modifiers: Qt.KeyboardModifier = NO_KEYS,
    drop: bool = True,
) -> None:
    """Drag from one place over others to the last, in small steps."""
    press(window, *start, modifiers=modifiers)
    here = start
    for station in stations:
        for x, y in _between(here, station):
            move(window, x, y, held=LEFT, modifiers=modifiers)
        here = station
    if drop:
        release(window, *here, modifiers=modifiers)


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


def _between(start: Place, end: Place) -> Iterable[Place]:
    for step in range(1, STEPS + 1):
        share = step / STEPS
        yield start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def _close_unasked(window: Window) -> None:
    window.filing.close_unasked()
