"""The board is fitted into the canvas, whatever the proportions of both."""

from math import nan

import pytest
from builders import a_board
from editor_driver import an_editor, desk_of
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trackwright.schema.board import Board
from trackwright.schema.thing_ref import ThingRef


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


def test_a_country_without_borders_cannot_be_fitted_and_nothing_moves(qtbot: QtBot) -> None:
    window = an_editor(qtbot, a_board().with_country("norway").with_city("oslo").build())
    desk = desk_of(window)
    before = desk.view.seen
    desk.selection.set([ThingRef("country", "norway")])
    window.trigger("view.fit_selection")
    assert desk.view.seen == before


def test_what_lies_nowhere_is_not_fitted(qtbot: QtBot) -> None:
    view = desk_of(an_editor(qtbot, a_board_of(400, 300))).view
    before = view.seen
    view.fit(QRectF(nan, nan, nan, nan))
    assert view.seen == before
