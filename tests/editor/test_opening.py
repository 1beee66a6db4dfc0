"""Opening boards in the editor: new ones, files, and what is no board."""

from pathlib import Path

import pytest
from file_driver import (
    BOARD,
    OTHER,
    a_window,
    board_in,
    choose_file,
    close_all,
    dialog,
    names,
    question,
    questions,
)
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trackwright.editor.base.message_boxes import MessageList
from trackwright.editor.base.settings import Settings
from trackwright.editor.document.files.file_dialogs import NewBoardDialog, blank_board
from trackwright.editor.document.files.recent_files import RecentMenu, recent_files, remember_file
from trackwright.editor.shell.program import Program
from trackwright.editor.shell.window import Window
from trackwright.maps.library import ruleset_path
from trackwright.schema.files.writing import write_board

# New


def test_a_new_board_has_the_title_and_size_that_were_chosen(
    qtbot: QtBot, program: Program
) -> None:
    window = a_window(qtbot, program)
    window.trigger("file.new")
    asked = dialog(window, NewBoardDialog)
    assert isinstance(asked, NewBoardDialog)
    asked.title.setText("Île d’Oléron")
    asked.sizes.setCurrentIndex(2)
    QTest.keyClick(asked, Qt.Key.Key_Return)
    assert board_in(window) == blank_board("Île d’Oléron", 620, 620, "classic")
    assert board_in(window).id == "ile_doleron"
    assert window.windowTitle() == "Île d’Oléron – not saved yet[*] – Trackwright"


def test_a_new_board_is_made_for_the_rules_that_were_chosen(qtbot: QtBot, program: Program) -> None:
    window = a_window(qtbot, program)
    window.trigger("file.new")
    asked = dialog(window, NewBoardDialog)
    assert isinstance(asked, NewBoardDialog)
    assert "Collect cards" in asked.rules.sentence.text()
    asked.rules.choice.setCurrentIndex(asked.rules.choice.findData("europe_style"))
    assert "Stations" in asked.rules.sentence.text()
    asked.accept()
    assert board_in(window).rulesets == ("europe_style",)


def test_any_size_can_be_typed(qtbot: QtBot, program: Program) -> None:
    window = a_window(qtbot, program)
    window.trigger("file.new")
    asked = dialog(window, NewBoardDialog)
    assert isinstance(asked, NewBoardDialog)
    asked.width_mm.setValue(333.5)
    assert asked.sizes.currentText() == "Another size"
    asked.accept()
    assert (board_in(window).size.width, board_in(window).size.height) == (333.5, 525)


def test_a_title_without_letters_gets_an_id_all_the_same() -> None:
    assert blank_board("北海道", 100, 100).id == "board"


def test_a_new_board_is_made_for_the_ruleset_that_is_asked_for() -> None:
    assert blank_board("Island", 100, 100).rulesets == ()
    assert blank_board("Island", 100, 100, "europe_style").rulesets == ("europe_style",)


# Open


def test_a_file_is_opened_through_the_dialog(qtbot: QtBot, program: Program, file: Path) -> None:
    window = a_window(qtbot, program)
    window.trigger("file.open")
    choose_file(window, file)
    assert board_in(window) == BOARD
    assert window.windowTitle() == "A board – nordic.json[*] – Trackwright"
    assert not window.isWindowModified()


def test_a_second_file_opens_in_a_window_of_its_own(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    write_board(file.with_name("other.json"), OTHER)
    window = a_window(qtbot, program, file)
    program.open_controller.open(file.with_name("other.json"), window)
    first, second = program.windows
    assert [board_in(first).id, board_in(second).id] == ["nordic", "other"]


def test_a_new_board_that_was_not_touched_makes_room(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    window = a_window(qtbot, program)
    program.open_controller.open_new(blank_board("x", 100, 100), window)
    program.open_controller.open(file, window)
    assert program.windows == [window]
    assert board_in(window) == BOARD


def test_a_file_that_is_open_already_comes_forward(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    window = a_window(qtbot, program, file)
    other = a_window(qtbot, program)
    link = file.with_name("link.json")
    link.symlink_to(file)
    program.open_controller.open(link, other)
    assert program.windows == [window, other]
    assert other.desk is None


def test_files_dropped_onto_the_window_are_opened(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    window = a_window(qtbot, program)
    drop(window, file)
    assert board_in(window) == BOARD


def test_files_dropped_onto_the_canvas_are_opened(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    write_board(file.with_name("other.json"), OTHER)
    window = a_window(qtbot, program, file)
    view = window.require_desk().view
    assert not view.acceptDrops()
    assert not view.viewport().acceptDrops()
    drop(window, file.with_name("other.json"))
    assert len(program.windows) == 2


def drop(window: Window, *files: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    action, button, keys = (
        Qt.DropAction.CopyAction,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    enter = QDragEnterEvent(QPoint(50, 50), action, data, button, keys)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(50, 50), action, data, button, keys))


def test_a_text_dropped_onto_the_window_is_not_taken(qtbot: QtBot, program: Program) -> None:
    window = a_window(qtbot, program)
    data = QMimeData()
    data.setText("hello")
    enter = QDragEnterEvent(
        QPoint(50, 50),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    enter.ignore()
    QApplication.sendEvent(window, enter)
    assert not enter.isAccepted()


# What cannot be opened


def test_a_file_that_is_no_board_says_in_sentences_what_is_wrong(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    file.write_text(
        file.read_text(encoding="utf-8").replace('"length": 4', '"length": "four"'),
        encoding="utf-8",
    )
    window = a_window(qtbot, program, file)
    told = dialog(window, MessageList)
    assert isinstance(told, MessageList)
    assert len(told.lines) == 1
    assert "length: must be a whole number, not 'four'" in told.lines[0]
    assert window.desk is None
    assert names(file.parent) == ["nordic.json"]


def test_a_ruleset_is_not_taken_for_a_board(qtbot: QtBot, program: Program) -> None:
    window = a_window(qtbot, program, ruleset_path("europe"))
    assert question(window).text() == "“europe.json” cannot be opened"
    assert question(window).informativeText().endswith("is a ruleset, not a board.")
    QTest.keyClick(question(window), Qt.Key.Key_Escape)
    assert not questions(window)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "is empty."),
        (b'{"format": "trackwright/bo', "the text ends too early; is the file cut off?"),
        (b"\x89PNG\r\n\0", "is not text: it holds NUL bytes."),
    ],
)
def test_a_file_that_cannot_be_read(
    qtbot: QtBot, program: Program, file: Path, content: bytes, words: str
) -> None:
    file.write_bytes(content)
    window = a_window(qtbot, program, file)
    assert question(window).informativeText().endswith(words)


def test_a_file_that_is_not_there(qtbot: QtBot, program: Program, tmp_path: Path) -> None:
    window = a_window(qtbot, program, tmp_path / "gone.json")
    assert question(window).informativeText() == f"there is no file {tmp_path / 'gone.json'}."


# Start


def test_a_start_without_a_file_that_can_be_opened_offers_boards(
    program: Program, tmp_path: Path
) -> None:
    window = program.begin([tmp_path / "missing.json"])
    assert question(window)
    assert window.welcome.isVisible()
    assert program.windows == [window]


def test_a_start_with_files_has_a_window_for_each(
    program: Program, file: Path, tmp_path: Path
) -> None:
    write_board(tmp_path / "other.json", OTHER)
    first = program.begin([file, tmp_path / "other.json"])
    assert [board_in(window) for window in program.windows] == [BOARD, OTHER]
    assert program.windows[0] is first


# Recent files


def test_recent_files_are_in_the_menu(qtbot: QtBot, program: Program, file: Path) -> None:
    window = a_window(qtbot, program, file)
    other = a_window(qtbot, program)
    entries = recent_entries(other)
    assert [entry.text() for entry in entries][:1] == ["&1 nordic.json"]
    close_all(program)
    window = a_window(qtbot, program)
    recent_entries(window)[0].trigger()
    assert board_in(window) == BOARD


def recent_entries(window: Window) -> list[object]:
    (recent,) = window.findChildren(RecentMenu)
    recent.aboutToShow.emit()
    return recent.actions()


def test_the_last_of_many_files_comes_first_and_once(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini", tmp_path)
    files = [tmp_path / f"{number}.json" for number in range(20)]
    for path in (*files, files[10]):
        path.touch()
        remember_file(settings, path)
    again = Settings(tmp_path / "settings.ini", tmp_path)
    assert [path.stem for path in recent_files(again)[:3]] == ["10", "19", "18"]
    assert len(recent_files(again)) == 12
    files[19].unlink()
    assert files[19] not in recent_files(again)
