"""The board is fitted into the canvas, whatever the proportions of both."""

import pytest
from builders import a_board
from editing import an_editor, desk_of
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trackwright.schema.board import Board


def a_board_of(width: float, height: float) -> Board:
    return a_board(size={"width": width, "height": height}).with_city("oslo").build()


@pytest.mark.parametrize("width", [700, 1600])
def test_the_room_for_a_board_does_not_depend_on_the_board(qtbot: QtBot, width: int) -> None:
    window = an_editor(qtbot, a_board_of(972, 648), width=width)
    view = desk_of(window).view
    room = view.viewport().size()
    for _ in range(2):
        window.trigger("board.turn_clockwise")
        QApplication.processEvents()
        assert view.viewport().size() == room
        assert (
            view.viewport()
            .rect()
            .contains(view.mapFromScene(desk_of(window).scene.board_area).boundingRect())
        )
