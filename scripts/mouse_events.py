"""Real mouse events on the editor's canvas, at places of the board in mm."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from trackwright.editor.shell.window import Window

Place = tuple[float, float]
LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier
STEPS = 4


def on_screen(window: Window, x: float, y: float) -> QPoint:
    """Return where a place of the board is on the canvas."""
    return window.require_desk().view.mapFromScene(QPointF(x, y))


def move(
    window: Window,
    x: float,
    y: float,
    *,
    held: Qt.MouseButton = Qt.MouseButton.NoButton,
    modifiers: Qt.KeyboardModifier = NO_KEYS,
) -> None:
    """Move the pointer, with a button held or none."""
    viewport = window.require_desk().view.viewport()
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
    QTest.mousePress(
        window.require_desk().view.viewport(), LEFT, modifiers, on_screen(window, x, y)
    )


def release(
    window: Window, x: float, y: float, *, modifiers: Qt.KeyboardModifier = NO_KEYS
) -> None:
    """Release the left button."""
    QTest.mouseRelease(
        window.require_desk().view.viewport(), LEFT, modifiers, on_screen(window, x, y)
    )


def click(window: Window, x: float, y: float, *, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
    """Click a place."""
    press(window, x, y, modifiers=modifiers)
    release(window, x, y, modifiers=modifiers)


def double_click(window: Window, x: float, y: float) -> None:
    """Click twice, as Qt reports it: the second press comes as a double click."""
    click(window, x, y)
    QTest.mouseDClick(window.require_desk().view.viewport(), LEFT, NO_KEYS, on_screen(window, x, y))
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


def _between(start: Place, end: Place) -> Iterable[Place]:
    for step in range(1, STEPS + 1):
        share = step / STEPS
        yield start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])
