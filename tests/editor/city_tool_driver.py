"""A small map for the city tool, and what a test types and asks the window."""

from collections.abc import Callable

import pytest
from builders import BoardBuilder, a_board
from editor_driver import (
    an_editor,
    board_of,
    keys,
)
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from trackwright.editor.shell.window import Window
from trackwright.editor.tools.city import CityTool
from trackwright.editor.tools.city_naming import CityNamePanel
from trackwright.schema.board import Board, City

BERGEN, EMPTY, ELSEWHERE = (60, 100), (120, 200), (220, 250)
CENTER = (100, 150)
"""Where the map has 60° north and 10° east."""

ENTER, ESCAPE, DOWN, UP = Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Down, Qt.Key.Key_Up
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def land(left: float, right: float) -> list[dict[str, object]]:
    return [{"outer": [[left, 0], [right, 0], [right, 300], [left, 300]]}]


def a_map(**fields: object) -> BoardBuilder:
    """A map with Norway to the left of Sweden, and Bergen on it."""
    center = {"lat": 60.0, "lon": 10.0}
    projection = {"kind": "mercator", "center": center, "origin": CENTER, "scale": 0.2}
    return (
        a_board(size={"width": 400, "height": 300}, **{"projection": projection, **fields})
        .with_country("norway", name={"en": "Norway", "fr": "Norvège"}, borders=land(0, 150))
        .with_country("sweden", name="Sweden", borders=land(150, 300))
        .with_city("bergen", position=BERGEN)
    )


def placing(qtbot: QtBot, board: Board | None = None) -> Window:
    """Open a board with the city tool in hand, picked up by its key."""
    window = an_editor(qtbot, board or a_map().build())
    keys(window, "c")
    assert window.tool == "city"
    return window


def tool_of(window: Window) -> CityTool:
    tool = window._tools["city"]
    assert isinstance(tool, CityTool)
    return tool


def naming_of(window: Window) -> CityNamePanel:
    naming = tool_of(window).naming
    assert naming is not None
    return naming


def field_of(window: Window) -> QLineEdit:
    return naming_of(window).field


def typed(window: Window, text: str, *after: Qt.Key) -> None:
    """Type a name where the keys go, and press keys after it."""
    field = field_of(window)
    assert field.hasFocus()
    QTest.keyClicks(field, text)
    for key in after:
        QTest.keyClick(field, key)


def offered(qtbot: QtBot, window: Window, text: str) -> list[str]:
    """Type a name and return the towns that are offered."""
    typed(window, text)
    naming = naming_of(window)
    wait(qtbot, lambda: not naming._job.is_busy and naming.list.isVisible())
    return [naming.list.item(row).text() for row in range(naming.list.count())]


def wait(qtbot: QtBot, until: Callable[[], bool]) -> None:
    qtbot.waitUntil(until, timeout=20_000)


def last(window: Window) -> City:
    return board_of(window).cities[-1]


def near(wanted: tuple[float, float]) -> object:
    """Return what a place in mm equals after it was clicked in whole pixels."""
    return pytest.approx(wanted, abs=0.8)
