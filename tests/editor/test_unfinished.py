"""What is begun and not on the board yet is never lost unasked."""

from collections.abc import Callable
from pathlib import Path

import pytest
from builders import a_board
from editor_driver import board_of, click, desk_of, keys
from file_driver import a_window, answer, question, questions
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from trackwright.editor.base.message_boxes import Role
from trackwright.editor.shell.program import Program
from trackwright.editor.shell.window import Window
from trackwright.editor.tools.border import BorderTool
from trackwright.editor.tools.route import RouteTool
from trackwright.schema.files.reading import read_board
from trackwright.schema.files.writing import write_board

BOARD = (
    a_board(size={"width": 600, "height": 400})
    .with_city("oslo", position=[100, 100])
    .with_city("bergen", position=[300, 100])
    .build()
)
ESCAPE = Qt.Key.Key_Escape


@pytest.fixture
def file(tmp_path: Path) -> Path:
    write_board(tmp_path / "nordic.json", BOARD)
    return tmp_path / "nordic.json"


@pytest.fixture
def window(qtbot: QtBot, program: Program, file: Path) -> Window:
    return a_window(qtbot, program, file)


def begin_route(window: Window) -> None:
    window.pick_up("route")
    click(window, 100, 100)
    click(window, 200, 150)


def begin_border(window: Window) -> None:
    window.pick_up("border")
    click(window, 20, 20)
    click(window, 60, 20)


def is_begun(window: Window) -> bool:
    begun = (tool for tool in window._tools.values() if isinstance(tool, RouteTool | BorderTool))
    return any(tool.is_drawing for tool in begun)


Begin = Callable[[Window], None]
KINDS = pytest.mark.parametrize(
    ("begin", "thing"),
    [
        pytest.param(begin_route, "route", id="route"),
        pytest.param(begin_border, "outline", id="border"),
    ],
)


@KINDS
def test_closing_asks_and_goes_on_drawing_by_default(
    window: Window, begin: Begin, thing: str
) -> None:
    begin(window)
    assert not window.isWindowModified()
    tool = window.tool
    window.pick_up("pan")
    assert not window.close()
    words = f"The {thing} that you have begun is not on the board yet"
    assert question(window).text() == words
    QTest.keyClick(question(window), Qt.Key.Key_Return)
    assert window.isVisible()
    assert window.tool == tool
    assert is_begun(window)
    assert not questions(window)


@KINDS
def test_escape_goes_on_drawing_too(window: Window, begin: Begin, thing: str) -> None:
    begin(window)
    window.close()
    assert thing in question(window).text()
    QTest.keyClick(question(window), ESCAPE)
    assert is_begun(window)
    assert window.isVisible()


@KINDS
def test_it_is_left_when_told_to(
    program: Program, window: Window, file: Path, begin: Begin, thing: str
) -> None:
    begin(window)
    window.close()
    assert thing in question(window).text()
    answer(window, Role.DestructiveRole)
    assert program.windows == []
    assert read_board(file).document == BOARD


def test_changes_are_asked_about_afterwards(program: Program, window: Window, file: Path) -> None:
    window.pick_up("select")
    desk_of(window).edit("Rename", BOARD.changed(id="mine"))
    begin_route(window)
    begin_border(window)
    window.close()
    assert "route" in question(window).text()
    answer(window, Role.DestructiveRole)
    assert "outline" in question(window).text()
    answer(window, Role.DestructiveRole)
    assert question(window).text() == "Save the changes to “nordic.json”?"
    answer(window, Role.AcceptRole)
    assert program.windows == []
    assert read_board(file).document.id == "mine"


def test_the_last_board_is_not_closed_unasked(window: Window) -> None:
    begin_route(window)
    window.trigger("file.close")
    answer(window, Role.RejectRole)
    assert is_begun(window)
    window.trigger("file.close")
    answer(window, Role.DestructiveRole)
    assert window.desk is None


def test_quitting_stops_for_it(qtbot: QtBot, program: Program, window: Window) -> None:
    begin_route(window)
    other = a_window(qtbot, program)
    other.trigger("file.quit")
    assert program.windows == [window]
    answer(window, Role.RejectRole)
    a_window(qtbot, program).close()
    assert program.windows == [window]
    assert not questions(window)


def test_another_board_does_not_take_its_place(qtbot: QtBot, program: Program, file: Path) -> None:
    window = a_window(qtbot, program)
    program.open_controller.open_new(BOARD, window)
    begin_border(window)
    program.open_controller.open(file, window)
    assert len(program.windows) == 2
    assert is_begun(window)


@KINDS
@pytest.mark.parametrize("doing", ["file.save", "file.revert", "tool.select", "edit.undo"])
def test_nothing_else_ends_it(window: Window, begin: Begin, thing: str, doing: str) -> None:
    del thing
    desk_of(window).edit("Rename", BOARD.changed(id="mine"))
    begin(window)
    before = window._tools[window.tool].draft
    tool = window.tool
    window.trigger(doing)
    window.pick_up(tool)
    assert window._tools[tool].draft == before


# A name that is being typed


def type_a_name(window: Window) -> None:
    window.pick_up("city")
    click(window, 200, 300)
    field = window.focusWidget()
    assert field is not None
    QTest.keyClicks(field, "Narvik")


def names(window: Window) -> set[str]:
    return {city.id for city in board_of(window).cities}


def test_closing_while_a_name_is_typed_asks(window: Window) -> None:
    type_a_name(window)
    assert not window.close()
    assert question(window).text() == "Save the changes to “nordic.json”?"
    assert "narvik" in names(window)


def test_saving_while_a_name_is_typed_saves_it(window: Window, file: Path) -> None:
    type_a_name(window)
    window.trigger("file.save")
    assert "narvik" in {city.id for city in read_board(file).document.cities}


def test_nothing_begun_asks_nothing(program: Program, window: Window) -> None:
    begin_route(window)
    keys(window, ESCAPE, ESCAPE)
    begin_border(window)
    keys(window, ESCAPE, ESCAPE)
    assert window.close()
    assert program.windows == []
