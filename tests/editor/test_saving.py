"""Saving boards in the editor: never a file lost, never a question too many."""

import shutil
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
from trackwright.maps.library import board_path
from trackwright.schema.files.formatting import board_text
from trackwright.schema.files.reading import read_board
from trackwright.schema.files.writing import write_board


def test_a_new_board_is_saved_where_the_dialog_says(
    qtbot: QtBot, program: Program, tmp_path: Path
) -> None:
    window = a_window(qtbot, program)
    program.open_controller.open_new(BOARD, window)
    move_oslo(window)
    window.trigger("file.save")
    choose_file(window, tmp_path / "mine")
    assert read_board(tmp_path / "mine.trackwright.json").document == board_in(window)
    assert window.windowTitle().startswith("A board – mine.trackwright.json")
    assert not window.isWindowModified()


def test_saving_needs_no_question(qtbot: QtBot, program: Program, file: Path) -> None:
    window = a_window(qtbot, program, file)
    move_oslo(window)
    assert window.isWindowModified()
    QTest.keyClick(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    window.trigger("file.save")
    assert file.read_text(encoding="utf-8") == board_text(board_in(window))
    assert not window.isWindowModified()
    assert not questions(window)


def test_saving_under_another_name_leaves_the_first_file(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    before = file.read_bytes()
    window = a_window(qtbot, program, file)
    move_oslo(window)
    window.trigger("file.save_as")
    choose_file(window, file.with_name("second.json"))
    assert file.read_bytes() == before
    assert read_board(file.with_name("second.json")).document == board_in(window)
    assert lock_path(file.with_name("second.json")).exists()
    assert not lock_path(file).exists()


def test_a_file_that_is_there_already_is_replaced_only_when_told_to(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    window = a_window(qtbot, program)
    program.open_controller.open_new(OTHER, window)
    window.trigger("file.save")
    choose_file(window, file)
    assert question(window).text() == "There is a file “nordic.json” already"
    answer(window, Role.RejectRole)
    assert read_board(file).document == BOARD
    window.trigger("file.save")
    choose_file(window, file)
    answer(window, Role.DestructiveRole)
    assert read_board(file).document == OTHER


def test_all_pictures_of_a_board_come_along(
    qtbot: QtBot, program: Program, file: Path, tmp_path: Path
) -> None:
    logo = {"id": "logo", "kind": "picture", "picture": "logo.png", "position": [20, 20]}
    background = {"picture": "pictures/scan.png"}
    write_board(file, BOARD.changed(background=background, decorations=[logo]))
    (file.parent / "logo.png").write_bytes(b"a logo")
    (file.parent / "pictures").mkdir()
    (file.parent / "pictures" / "scan.png").write_bytes(b"a picture")
    window = a_window(qtbot, program, file)
    window.trigger("file.save_as")
    choose_file(window, tmp_path / "elsewhere.json")
    assert (tmp_path / "pictures" / "scan.png").read_bytes() == b"a picture"
    assert (tmp_path / "logo.png").read_bytes() == b"a logo"


def test_a_read_only_file_is_told_and_kept(qtbot: QtBot, program: Program, file: Path) -> None:
    before = file.read_bytes()
    file.chmod(0o444)
    window = a_window(qtbot, program, file)
    assert window.windowTitle() == "A board – nordic.json, read-only[*] – Trackwright"
    move_oslo(window)
    window.trigger("file.save")
    assert question(window).text() == "“nordic.json” is read-only"
    answer(window, Role.AcceptRole)
    choose_file(window, file.with_name("mine.json"))
    assert file.read_bytes() == before
    assert read_board(file.with_name("mine.json")).document == board_in(window)


def test_a_save_that_fails_offers_another_file(
    qtbot: QtBot, program: Program, file: Path, tmp_path: Path
) -> None:
    window = a_window(qtbot, program, file)
    move_oslo(window)
    shutil.rmtree(file.parent)
    window.trigger("file.save")
    assert question(window).text() == "The board could not be saved"
    assert "No such file or directory; nothing was changed." in question(window).informativeText()
    answer(window, Role.AcceptRole)
    choose_file(window, tmp_path / "mine.json")
    assert read_board(tmp_path / "mine.json").document == board_in(window)


def test_a_shipped_board_opens_as_a_copy(qtbot: QtBot, program: Program, tmp_path: Path) -> None:
    shipped = board_path("poland")
    before, around = shipped.read_bytes(), names(shipped.parent)
    window = a_window(qtbot, program, shipped)
    assert window.require_desk().document.path is None
    window.trigger("file.save")
    assert dialog(window, QFileDialog).isVisible()
    choose_file(window, tmp_path / "poland.json")
    assert (tmp_path / "poland.json").read_bytes() == before
    assert names(shipped.parent) == around


def test_a_shipped_board_is_never_written_over(qtbot: QtBot, program: Program) -> None:
    shipped = board_path("poland")
    before = shipped.read_bytes()
    window = a_window(qtbot, program)
    program.open_controller.open_new(BOARD, window)
    window.trigger("file.save")
    choose_file(window, shipped)
    assert "come with Trackwright" in question(window).text()
    assert shipped.read_bytes() == before
    answer(window, Role.RejectRole)


def test_reverting_can_be_undone(qtbot: QtBot, program: Program, file: Path) -> None:
    window = a_window(qtbot, program, file)
    assert not window.qt_action("file.revert").isEnabled()
    move_oslo(window)
    mine = board_in(window)
    window.trigger("file.revert")
    assert board_in(window) == BOARD
    assert not window.isWindowModified()
    window.trigger("edit.undo")
    assert board_in(window) is mine


def test_nothing_is_left_behind(qtbot: QtBot, program: Program, file: Path) -> None:
    for _ in range(3):
        window = a_window(qtbot, program, file)
        move_oslo(window)
        assert lock_path(file).exists()
        window.trigger("file.save")
        assert window.close()
    assert names(file.parent) == ["nordic.json"]
    assert list(program.settings.folder.rglob("*.json")) == []
