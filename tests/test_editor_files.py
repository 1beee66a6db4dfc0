"""Files in the editor: opened, saved, watched and closed without ever losing work unasked."""

import json
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from builders import a_board
from filing import (
    a_window,
    answer,
    choose_file,
    close_all,
    dialog,
    move_oslo,
    question,
    questions,
)
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from trackwright.editor.files.blank import blank_board
from trackwright.editor.files.dialogs import NewBoardDialog
from trackwright.editor.files.locking import FileIsOpenError, FileLock, Owner, lock_path
from trackwright.editor.files.processes import Process, may_run, this_process
from trackwright.editor.files.questions import ProblemList, Role
from trackwright.editor.files.recent import recent_files, remember_file
from trackwright.editor.program import Program
from trackwright.editor.settings import Settings
from trackwright.editor.window import Window
from trackwright.maps.library import board_path, ruleset_path
from trackwright.schema.board import Board
from trackwright.schema.files.formatting import board_text
from trackwright.schema.files.reading import read_board
from trackwright.schema.files.writing import write_board

BOARD = a_board().with_route("oslo", "bergen", length=4).build()
OTHER = a_board("other").with_route("oslo", "narvik", length=2).build()


@pytest.fixture
def program() -> Iterator[Program]:
    program = Program()
    yield program
    close_all(program)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "boards" / "nordic.json"
    path.parent.mkdir()
    write_board(path, BOARD)
    return path


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def board_in(window: Window) -> Board:
    return window.require_desk().board


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
    assert board_in(window) == blank_board("Île d’Oléron", 620, 620)
    assert board_in(window).id == "ile_doleron"
    assert window.windowTitle() == "Île d’Oléron – not saved yet[*] – Trackwright"


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
    program.opening.open(file.with_name("other.json"), window)
    first, second = program.windows
    assert [board_in(first).id, board_in(second).id] == ["nordic", "other"]


def test_a_new_board_that_was_not_touched_makes_room(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    window = a_window(qtbot, program)
    program.opening.open_new(blank_board("x", 100, 100), window)
    program.opening.open(file, window)
    assert program.windows == [window]
    assert board_in(window) == BOARD


def test_a_file_that_is_open_already_comes_forward(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    window = a_window(qtbot, program, file)
    other = a_window(qtbot, program)
    link = file.with_name("link.json")
    link.symlink_to(file)
    program.opening.open(link, other)
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
    told = dialog(window, ProblemList)
    assert isinstance(told, ProblemList)
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


# Save


def test_a_new_board_is_saved_where_the_dialog_says(
    qtbot: QtBot, program: Program, tmp_path: Path
) -> None:
    window = a_window(qtbot, program)
    program.opening.open_new(BOARD, window)
    move_oslo(window)
    window.trigger("file.save")
    choose_file(window, tmp_path / "mine")
    assert read_board(tmp_path / "mine.json").document == board_in(window)
    assert window.windowTitle().startswith("A board – mine.json")
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
    program.opening.open_new(OTHER, window)
    window.trigger("file.save")
    choose_file(window, file)
    assert question(window).text() == "There is a file “nordic.json” already"
    answer(window, Role.RejectRole)
    assert read_board(file).document == BOARD
    window.trigger("file.save")
    choose_file(window, file)
    answer(window, Role.DestructiveRole)
    assert read_board(file).document == OTHER


def test_the_picture_behind_a_board_comes_along(
    qtbot: QtBot, program: Program, file: Path, tmp_path: Path
) -> None:
    write_board(file, BOARD.changed(background={"picture": "pictures/scan.png"}))
    (file.parent / "pictures").mkdir()
    (file.parent / "pictures" / "scan.png").write_bytes(b"a picture")
    window = a_window(qtbot, program, file)
    window.trigger("file.save_as")
    choose_file(window, tmp_path / "elsewhere.json")
    assert (tmp_path / "pictures" / "scan.png").read_bytes() == b"a picture"


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
    program.opening.open_new(BOARD, window)
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
    window._recent.aboutToShow.emit()
    return window._recent.actions()


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


# Close and quit


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
    program.opening.open_new(BOARD, window)
    move_oslo(window)
    window.close()
    assert question(window).text() == "Save the changes to “A board”?"
    answer(window, Role.AcceptRole)
    choose_file(window, tmp_path / "mine.json")
    assert not window.isVisible()
    assert (tmp_path / "mine.json").exists()


def test_a_file_dialog_that_is_left_keeps_the_window(qtbot: QtBot, program: Program) -> None:
    window = a_window(qtbot, program)
    program.opening.open_new(BOARD, window)
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
    program.opening.open_new(OTHER, second)
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


# Another program changes the file


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
    return window.filing._watch


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


# Two programs with one file


def somebody_elses_lock(file: Path, process: Process) -> None:
    owner = Owner(
        user="astrid",
        program="Trackwright 0.1.0",
        process=process,
        since="2026-11-16T09:30:00Z",
        token="theirs",  # noqa: S106 – not a password
    )
    lock_path(file).write_text(owner.model_dump_json(), encoding="utf-8")


ELSEWHERE = Process(id=4711, host="workshop")


def test_a_file_that_is_open_elsewhere_says_by_whom(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    somebody_elses_lock(file, ELSEWHERE)
    window = a_window(qtbot, program, file)
    sentence = question(window).text()
    for word in ("“nordic.json”", "Trackwright 0.1.0", "workshop", "astrid", "26"):
        assert word in sentence
    answer(window, Role.RejectRole)
    assert window.desk is None
    assert json.loads(lock_path(file).read_text(encoding="utf-8"))["user"] == "astrid"


def test_a_file_that_is_open_elsewhere_opens_as_a_copy(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    somebody_elses_lock(file, ELSEWHERE)
    window = a_window(qtbot, program, file)
    answer(window, Role.AcceptRole)
    assert board_in(window) == BOARD
    assert window.require_desk().document.path is None


def test_a_file_that_is_open_elsewhere_opens_anyway(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    somebody_elses_lock(file, ELSEWHERE)
    window = a_window(qtbot, program, file)
    answer(window, Role.DestructiveRole)
    assert window.require_desk().document.path == file
    assert window.close()
    assert names(file.parent) == ["nordic.json"]


def test_saving_over_a_file_that_is_open_elsewhere_asks(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    somebody_elses_lock(file, ELSEWHERE)
    window = a_window(qtbot, program)
    program.opening.open_new(OTHER, window)
    window.trigger("file.save_as")
    choose_file(window, file)
    answer(window, Role.DestructiveRole)
    assert "astrid" in question(window).text()
    assert read_board(file).document == BOARD
    answer(window, Role.DestructiveRole)
    assert read_board(file).document == OTHER


def test_the_lock_of_a_living_process_holds(file: Path) -> None:
    program = (
        "import sys; from pathlib import Path;"
        "from trackwright.editor.files.locking import FileLock;"
        "lock = FileLock(Path(sys.argv[1]), 'Theirs'); print('locked', flush=True);"
        "sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-P", "-c", program, file],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "locked\n"
        with pytest.raises(FileIsOpenError) as held:
            FileLock(file, "Ours")
        assert held.value.owner is not None
        assert held.value.owner.program == "Theirs"
        assert held.value.owner.process.id == other.pid
        assert held.value.owner.process.host == socket.gethostname()
        other.communicate()
    assert names(file.parent) == ["nordic.json"]  # its lock went with it


def test_the_lock_of_a_dead_process_is_taken_over(file: Path) -> None:
    dead = subprocess.Popen([sys.executable, "-c", ""])
    dead.wait()
    somebody_elses_lock(file, Process(id=dead.pid, host=socket.gethostname()))
    lock = FileLock(file, "Ours")
    assert lock.is_held
    lock.release()
    assert names(file.parent) == ["nordic.json"]


def test_a_number_that_was_given_again_is_another_process() -> None:
    mine = this_process()
    assert may_run(mine)
    assert not may_run(mine.model_copy(update={"began": "long ago"}))


def test_a_lock_taken_by_force_is_not_removed_by_its_first_owner(file: Path) -> None:
    first = FileLock(file, "First")
    second = FileLock(file, "Second", force=True)
    first.release()
    assert lock_path(file).exists()
    second.release()
    assert not lock_path(file).exists()


def test_a_lock_goes_when_nobody_remembers_it(file: Path) -> None:
    lock = FileLock(file, "Ours")
    assert lock_path(file).exists()
    del lock
    assert not lock_path(file).exists()


def test_a_lock_that_cannot_be_read_holds_too(file: Path) -> None:
    lock_path(file).write_text("?", encoding="utf-8")
    with pytest.raises(FileIsOpenError) as held:
        FileLock(file, "Ours")
    assert held.value.owner is None


def test_where_no_lock_can_be_written_there_is_none(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "no such folder" / "board.json", "Ours")
    assert not lock.is_held
    lock.release()


def test_nothing_is_left_behind(qtbot: QtBot, program: Program, file: Path) -> None:
    for _ in range(3):
        window = a_window(qtbot, program, file)
        move_oslo(window)
        assert lock_path(file).exists()
        window.trigger("file.save")
        assert window.close()
    assert names(file.parent) == ["nordic.json"]
    assert list(program.settings.folder.rglob("*.json")) == []
