"""A small board from blank to a saved file, with nothing but the events of a designer."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from builders import a_board
from editor_driver import click, desk_of, keys
from file_driver import a_window, choose_file, close_all, dialog
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from trackwright.editor.document.files.file_dialogs import NewBoardDialog
from trackwright.editor.shell.program import Program
from trackwright.editor.shell.window import Window
from trackwright.schema.files.formatting import board_text

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ENTER, DELETE = Qt.Key.Key_Return, Qt.Key.Key_Delete

CITIES = {"Alby": (60, 60), "Brok": (160, 60), "Cray": (160, 140), "Dorn": (60, 140)}


@pytest.fixture
def program() -> Iterator[Program]:
    program = Program()
    yield program
    close_all(program)


def a_blank_board(qtbot: QtBot, program: Program) -> Window:
    window = a_window(qtbot, program)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_N, CONTROL)
    asked = dialog(window, NewBoardDialog)
    assert isinstance(asked, NewBoardDialog)
    asked.title.selectAll()
    QTest.keyClicks(asked.title, "First board")
    for field, size in ((asked.width_mm, "240"), (asked.height_mm, "200")):
        field.selectAll()
        QTest.keyClicks(field, size)
    QTest.keyClick(asked, ENTER)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    desk_of(window).view.setFocus()
    return window


def place(window: Window, name: str, at: tuple[int, int]) -> None:
    click(window, *at)
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(field, name)
    QTest.keyClick(field, ENTER)


def draw(window: Window, start: str, *bends: tuple[int, int], end: str, traits: str) -> None:
    click(window, *CITIES[start])
    for bend in bends:
        click(window, *bend)
    keys(window, traits)
    click(window, *CITIES[end])


def test_a_board_is_drawn_from_nothing_and_saved(
    qtbot: QtBot, program: Program, tmp_path: Path
) -> None:
    window = a_blank_board(qtbot, program)
    window.trigger("view.grid_10")
    window.trigger("view.snap_to_grid")
    keys(window, "c")
    for name, at in CITIES.items():
        place(window, name, at)
    keys(window, Qt.Key.Key_Escape, "r")
    assert window.tool == "route"
    draw(window, "Alby", end="Brok", traits="3r")
    draw(window, "Brok", end="Cray", traits="2b")
    draw(window, "Cray", (110, 170), end="Dorn", traits="3gt")
    draw(window, "Alby", end="Dorn", traits="2af")
    keys(window, Qt.Key.Key_Escape, "v")
    assert window.tool == "select"
    click(window, *CITIES["Brok"])
    keys(window, Qt.Key.Key_Right, modifiers=SHIFT)
    QTest.keyClick(desk_of(window).view, Qt.Key.Key_Z, CONTROL)
    QTest.keyClick(window, Qt.Key.Key_S, CONTROL)
    choose_file(window, tmp_path / "first.json")
    expected = (
        a_board(
            "first_board",
            meta={"title": "First board"},
            size={"width": 240, "height": 200},
            profile={"panels": {"columns": 2, "rows": 1}},
            rulesets=["classic"],
        )
        .with_city("alby", position=CITIES["Alby"])
        .with_city("brok", position=CITIES["Brok"])
        .with_city("cray", position=CITIES["Cray"])
        .with_city("dorn", position=CITIES["Dorn"])
        .with_route("alby", "brok", length=3, color="red")
        .with_route("brok", "cray", length=2, color="blue")
        .with_route("cray", "dorn", length=3, color="green", tunnel=True, bends=[[110, 170]])
        .with_route("alby", "dorn", length=2, color="gray", ferry=True, icons=[0])
    )
    assert (tmp_path / "first.json").read_text(encoding="utf-8") == board_text(expected.build())
    assert not window.isWindowModified()
