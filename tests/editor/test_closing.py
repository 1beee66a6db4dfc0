"""Closing boards and quitting: nothing is lost unasked."""

from pathlib import Path

from file_driver import (
    BOARD,
    OTHER,
    a_window,
    answer,
    board_in,
    choose_file,
    dialog,
    move_oslo,
    names,
    question,
    questions,
)
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from trackwright.editor.base.message_boxes import Role
from trackwright.editor.document.files.lock import lock_path
from trackwright.editor.shell.program import Program
from trackwright.schema.files.reading import read_board
from trackwright.schema.files.writing import write_board


def test_a_board_without_changes_closes_unasked(qtbot: QtBot, program: Program, file: Path) -> None:
    window = a_window(qtbot, program, file)
    assert window.close()
    assert program.windows == []
    assert names(file.parent) == ["nordic.json"]


def test_closing_with_changes_asks_and_cancel_keeps_all(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    window = a_window(qtbot, program, file)
    move_oslo(window)
    assert not window.close()
    assert question(window).text() == "Save the changes to “nordic.json”?"
    QTest.keyClick(question(window), Qt.Key.Key_Escape)
    assert window.isVisible()
    assert window.isWindowModified()
    assert read_board(file).document == BOARD


def test_closing_saves_when_enter_is_pressed(qtbot: QtBot, program: Program, file: Path) -> None:
    window = a_window(qtbot, program, file)
    move_oslo(window)
    edited = board_in(window)
    window.close()
    QTest.keyClick(question(window), Qt.Key.Key_Return)
    assert not window.isVisible()
    assert read_board(file).document == edited
    assert names(file.parent) == ["nordic.json"]


def test_closing_discards_when_told_to(qtbot: QtBot, program: Program, file: Path) -> None:
    window = a_window(qtbot, program, file)
    move_oslo(window)
    window.close()
    answer(window, Role.DestructiveRole)
    assert not window.isVisible()
    assert read_board(file).document == BOARD


def test_closing_a_board_that_was_never_saved_asks_for_its_file(
    qtbot: QtBot, program: Program, tmp_path: Path
) -> None:
    window = a_window(qtbot, program)
    program.open_controller.open_new(BOARD, window)
    move_oslo(window)
    window.close()
    assert question(window).text() == "Save the changes to “A board”?"
    answer(window, Role.AcceptRole)
    choose_file(window, tmp_path / "mine.json")
    assert not window.isVisible()
    assert (tmp_path / "mine.json").exists()


def test_a_file_dialog_that_is_left_keeps_the_window(qtbot: QtBot, program: Program) -> None:
    window = a_window(qtbot, program)
    program.open_controller.open_new(BOARD, window)
    move_oslo(window)
    window.close()
    answer(window, Role.AcceptRole)
    dialog(window, QFileDialog).reject()
    assert window.isVisible()
    assert window.isWindowModified()


def test_the_last_window_stays_when_its_board_is_closed(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    window = a_window(qtbot, program, file)
    window.trigger("file.close")
    assert window.isVisible()
    assert window.desk is None
    assert not lock_path(file).exists()


def test_quitting_asks_for_each_board_that_has_changes(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    write_board(file.with_name("other.json"), OTHER)
    first = a_window(qtbot, program, file)
    second = a_window(qtbot, program, file.with_name("other.json"))
    third = a_window(qtbot, program)
    move_oslo(first)
    move_oslo(second)
    third.trigger("file.quit")
    assert program.windows == [first, second]
    answer(second, Role.AcceptRole)
    assert program.windows == [first]
    answer(first, Role.DestructiveRole)
    assert program.windows == []


def test_a_file_dialog_that_is_left_stops_quitting(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    first = a_window(qtbot, program, file)
    second = a_window(qtbot, program)
    program.open_controller.open_new(OTHER, second)
    move_oslo(second)
    first.trigger("file.quit")
    answer(second, Role.AcceptRole)
    dialog(second, QFileDialog).reject()
    second.require_desk().document.history.setClean()
    second.close()
    assert program.windows == [first]


def test_cancel_stops_quitting(qtbot: QtBot, program: Program, file: Path) -> None:
    first = a_window(qtbot, program, file)
    second = a_window(qtbot, program)
    move_oslo(first)
    second.trigger("file.quit")
    answer(first, Role.RejectRole)
    a_window(qtbot, program).close()
    assert program.windows == [first]
    assert not questions(first)
