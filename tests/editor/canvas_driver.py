"""A small board on a real canvas, and gestures on it."""

from collections.abc import Iterator

from builders import a_board
from editor_driver import NO_KEYS, an_editor, board_of, desk_of, on_screen
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QMouseEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from trackwright.editor.canvas.layers import LayersPanel
from trackwright.editor.canvas.picture_items import PictureItem
from trackwright.editor.shell.window import Window
from trackwright.schema.board import Board
from trackwright.schema.edits import with_changed

SQUARE = [[100, 100], [400, 100], [400, 400], [100, 400]]


def a_canvas(qtbot: QtBot) -> Iterator[Window]:
    """Yield a window with a small board on which everything has its place."""
    window = an_editor(qtbot, canvas_board())
    settle(qtbot, window)
    yield window
    window.close()


def canvas_board() -> Board:
    return (
        a_board(meta={"title": "A board", "languages": ["en", "fr"]})
        .with_country("norway", borders=[{"outer": SQUARE}], color="#ff0000")
        .with_city("oslo", position=[300, 200], name={"en": "Oslo", "fr": "Christiania"})
        .with_city("bergen", position=[150, 200])
        .with_city("alta", position=[600, 80])
        .with_city("tromso", position=[700, 80])
        .with_route("oslo", "bergen", length=5, color="blue")
        .with_route("alta", "tromso", length=2, color="red")
        .with_ticket("oslo", "tromso")
        .build()
    )


def settle(qtbot: QtBot, window: Window) -> None:
    qtbot.waitUntil(lambda: desk_of(window).scene.is_layout_finished, timeout=20_000)
    QApplication.processEvents()


def move_city(window: Window, city: str, x: float, y: float) -> None:
    desk_of(window).edit("Move", with_changed(board_of(window), "cities", city, position=(x, y)))


def picture_items(window: Window, prefix: str) -> list[PictureItem]:
    items = desk_of(window).scene.items()
    return [
        item for item in items if isinstance(item, PictureItem) and item.shown.id.startswith(prefix)
    ]


def layers_panel(window: Window) -> LayersPanel:
    dock = window.panel("layers")
    assert dock is not None
    assert isinstance(dock.panel, LayersPanel)
    return dock.panel


def press_ctrl(window: Window, key: Qt.Key) -> None:
    QTest.keyClick(desk_of(window).view, key, Qt.KeyboardModifier.ControlModifier)


def drag_with(target: QWidget, start: QPoint, end: QPoint, button: Qt.MouseButton) -> None:
    QTest.mousePress(target, button, NO_KEYS, start)
    for step in range(1, 5):
        drag_to(target, start + (end - start) * step / 4, button)
    QTest.mouseRelease(target, button, NO_KEYS, end)


def drag_to(target: QWidget, here: QPoint, button: Qt.MouseButton) -> None:
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(here),
        QPointF(target.mapToGlobal(here)),
        Qt.MouseButton.NoButton,
        button,
        NO_KEYS,
    )
    QApplication.sendEvent(target, event)


def hover(target: QWidget, here: QPoint) -> None:
    """Move the pointer over a widget, without the event loop, in which things may move."""
    drag_to(target, here, Qt.MouseButton.NoButton)


def color_at(window: Window, x: float, y: float) -> QColor:
    image = desk_of(window).view.viewport().grab().toImage()
    return image.pixelColor(on_screen(window, x, y))


def apart(one: QColor, other: QColor) -> int:
    return sum(abs(a - b) for a, b in zip(one.getRgb(), other.getRgb(), strict=True))


def difference(one: QImage, other: QImage) -> float:
    """Return the share of pixels that differ clearly."""
    assert one.size() == other.size()
    pixels = [(x, y) for x in range(0, one.width(), 3) for y in range(0, one.height(), 3)]
    differ = sum(apart(one.pixelColor(*at), other.pixelColor(*at)) > 24 for at in pixels)
    return differ / len(pixels)
