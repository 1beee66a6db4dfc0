"""The panel of edits: each is listed by its name, and a click or a key goes back to it."""

import pytest
from editor_driver import an_editor, board_of, click, desk_of, drag, keys
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QUndoView
from pytestqt.qtbot import QtBot
from select_tool_driver import BERGEN, BOARD, OSLO, position

from trackwright.editor.shell.window import Window

ELSEWHERE = (60.0, 200.0)


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    window = an_editor(qtbot, BOARD)
    drag(window, OSLO, ELSEWHERE)
    click(window, *BERGEN)
    keys(window, Qt.Key.Key_Delete)
    return window


def listed(window: Window) -> QUndoView:
    panel = window.panel("history")
    assert panel is not None
    found = panel.findChild(QUndoView)
    assert isinstance(found, QUndoView)
    return found


def click_row(window: Window, row: int) -> None:
    view = listed(window)
    at = view.visualRect(view.model().index(row, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_edits_are_listed_by_their_names_after_the_board_as_opened(window: Window) -> None:
    model = listed(window).model()
    words = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert words == ["As opened", "Move Oslo", "Delete Bergen"]


def test_a_click_goes_back_to_a_step_and_forth_again(window: Window) -> None:
    click_row(window, 1)
    assert {city.id for city in board_of(window).cities} >= {"oslo", "bergen"}
    assert position(window, "oslo") != OSLO
    click_row(window, 0)
    assert board_of(window) == BOARD
    click_row(window, 2)
    assert "bergen" not in {city.id for city in board_of(window).cities}


def test_arrows_go_from_step_to_step(window: Window) -> None:
    listed(window).setFocus()
    QTest.keyClick(listed(window), Qt.Key.Key_Up)
    assert "bergen" in {city.id for city in board_of(window).cities}
    assert desk_of(window).document.history.index() == 1
