"""Files that another program changes while they are open."""

from pathlib import Path

from file_driver import (
    BOARD,
    OTHER,
    a_window,
    answer,
    board_in,
    move_oslo,
    question,
    questions,
)
from pytestqt.qtbot import QtBot

from trackwright.editor.base.message_boxes import Role
from trackwright.editor.shell.program import Program
from trackwright.editor.shell.window import Window
from trackwright.schema.files.formatting import board_text
from trackwright.schema.files.reading import read_board
from trackwright.schema.files.writing import write_board


def test_a_change_on_disk_is_offered(qtbot: QtBot, program: Program, file: Path) -> None:
    window = a_window(qtbot, program, file)
    write_board(file, OTHER)
    qtbot.waitUntil(lambda: bool(questions(window)))
    assert question(window).text() == "“nordic.json” was changed by another program"
    answer(window, Role.AcceptRole)
    assert board_in(window) == OTHER
    assert not window.isWindowModified()
    window.trigger("edit.undo")
    assert board_in(window) == BOARD


def test_a_change_on_disk_can_be_left_there(qtbot: QtBot, program: Program, file: Path) -> None:
    window = a_window(qtbot, program, file)
    file.write_text(board_text(OTHER), encoding="utf-8")
    qtbot.waitUntil(lambda: bool(questions(window)))
    answer(window, Role.RejectRole)
    assert board_in(window) == BOARD
    assert window.isWindowModified()
    window.trigger("file.save")
    assert not questions(window)
    assert read_board(file).document == BOARD


def test_several_changes_on_disk_are_one_question(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    window = a_window(qtbot, program, file)
    write_board(file, OTHER)
    qtbot.waitUntil(lambda: bool(questions(window)))
    write_board(file, BOARD.changed(id="third"))
    first = question(window)
    qtbot.waitUntil(lambda: questions(window) != [first])
    answer(window, Role.AcceptRole)
    assert board_in(window).id == "third"


def test_saves_of_our_own_are_no_news(qtbot: QtBot, program: Program, file: Path) -> None:
    window = a_window(qtbot, program, file)
    looked = watch_of(window)._job.finished
    for x in range(3):
        move_oslo(window, x)
        with qtbot.waitSignal(looked):
            window.trigger("file.save")
    assert not questions(window)


def test_a_file_that_is_written_again_unchanged_is_no_news(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    window = a_window(qtbot, program, file)
    with qtbot.waitSignal(watch_of(window)._job.finished):
        write_board(file, BOARD)
    assert not questions(window)


def watch_of(window: Window) -> object:
    return window.save_controller._watch


def test_a_save_over_another_programs_change_asks_first(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    window = a_window(qtbot, program, file)
    move_oslo(window)
    write_board(file, OTHER)
    window.trigger("file.save")  # before the watch has had time to tell
    assert question(window).text() == "“nordic.json” was changed by another program"
    assert read_board(file).document == OTHER
    answer(window, Role.DestructiveRole)
    assert read_board(file).document == board_in(window)


def test_a_file_that_is_removed_is_there_to_be_saved_again(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    window = a_window(qtbot, program, file)
    file.unlink()
    qtbot.waitUntil(window.isWindowModified)
    assert "nordic.json was removed" in window.statusBar().currentMessage()
    window.trigger("file.save")
    assert read_board(file).document == BOARD
