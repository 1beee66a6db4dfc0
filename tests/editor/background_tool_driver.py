"""Boards with a picture behind them, and what a test asks the background tool."""

from pathlib import Path

import pytest
from builders import a_board
from editor_driver import (
    an_editor,
    board_of,
)
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from trackwright.editor.document.edits.whole_board import Frame, frame_of
from trackwright.editor.shell.window import Window
from trackwright.editor.tools.background import BackgroundPanel, BackgroundTool
from trackwright.schema.board import Background, Board
from trackwright.schema.geometry import Point, Size

LEFT = Qt.MouseButton.LeftButton
ESCAPE = Qt.Key.Key_Escape
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def plain() -> Board:
    return (
        a_board(size={"width": 400, "height": 300})
        .with_city("oslo", position=[100, 100])
        .with_city("rome", position=[300, 200])
        .build()
    )


def with_scan(board: Board, at: tuple[float, float] = (50, 50), **fields: object) -> Board:
    size = Size(width=200, height=100)
    return board.changed(
        background=Background(picture="scan.png", position=Point(*at), size=size, **fields)  # type: ignore[arg-type]
    )


def a_scan(path: Path, width: int = 200, height: int = 100, color: str = "#A02060") -> Path:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(color))
    assert image.save(str(path))
    return path


def placing(qtbot: QtBot, board: Board | None = None) -> Window:
    """Open a board that has a picture, with the background tool in hand."""
    window = an_editor(qtbot, board or with_scan(plain()))
    window.pick_up("background")
    return window


def tool_of(window: Window) -> BackgroundTool:
    tool = window._tools["background"]
    assert isinstance(tool, BackgroundTool)
    return tool


def panel_of(window: Window) -> BackgroundPanel:
    panel = tool_of(window).panel
    assert panel is not None
    return panel


def frame(window: Window) -> Frame:
    return frame_of(board_of(window))


def near(x: float, y: float) -> object:
    return pytest.approx((x, y), abs=1.0)


def said(window: Window) -> str:
    return window.statusBar().currentMessage()
