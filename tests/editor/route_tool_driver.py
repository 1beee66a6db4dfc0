"""A small board for the route tool, and what a test asks the window about its routes."""

import pytest
from builders import BoardBuilder, a_board
from editor_driver import (
    an_editor,
    board_of,
    desk_of,
)
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from trackwright.editor.shell.window import Window
from trackwright.editor.tools.route import RouteTool
from trackwright.layout.tracks import Space
from trackwright.schema.board import Board, Route
from trackwright.schema.thing_ref import ThingRef

BERGEN, OSLO, TURKU = (100, 100), (230, 100), (230, 300)
BETWEEN = (165, 60)
ESCAPE = Qt.Key.Key_Escape
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


def cities() -> BoardBuilder:
    return (
        a_board(size={"width": 400, "height": 350})
        .with_city("bergen", position=BERGEN)
        .with_city("oslo", position=OSLO)
        .with_city("turku", position=TURKU)
    )


def drawing(qtbot: QtBot, board: Board | None = None) -> Window:
    """Open a board with the route tool in hand."""
    window = an_editor(qtbot, board or cities().build())
    window.pick_up("route")
    return window


def with_selected(qtbot: QtBot, **fields: object) -> Window:
    """Open a board with one route, drawn and selected."""
    route = {"length": 4, **fields}
    window = drawing(qtbot, cities().with_route("bergen", "oslo", **route).build())  # type: ignore[arg-type]
    desk_of(window).selection.set([ThingRef("route", "bergen-oslo")])
    return window


def tool_of(window: Window) -> RouteTool:
    tool = window._tools["route"]
    assert isinstance(tool, RouteTool)
    return tool


def only(window: Window) -> Route:
    (route,) = board_of(window).routes
    return route


def space(window: Window, number: int, name: str = "bergen-oslo") -> Space:
    return desk_of(window).scene.layout_now.tracks[name].spaces[number]


def middle(window: Window, number: int, name: str = "bergen-oslo") -> tuple[float, float]:
    found = space(window, number, name)
    return found.x, found.y


def near(wanted: tuple[float, float]) -> object:
    """Return what a place in mm equals after it was clicked in whole pixels."""
    return pytest.approx(wanted, abs=0.8)
