"""Two programs with one file: whoever comes second is told by whom it is open."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest
from file_driver import (
    BOARD,
    OTHER,
    a_window,
    answer,
    board_in,
    choose_file,
    names,
    question,
)
from pytestqt.qtbot import QtBot

from trackwright.editor.base.message_boxes import Role
from trackwright.editor.document.files.lock import (
    FileIsOpenError,
    FileLock,
    lock_board,
    lock_path,
)
from trackwright.editor.shell.program import Program
from trackwright.schema.files.reading import read_board


def somebody_elses_lock(file: Path, host: str = "workshop", process: int = 4711) -> None:
    """Write a lock file as Qt does."""
    lines = (str(process), Path(sys.executable).resolve().name, host, "", "")
    lock_path(file).write_text("\n".join(lines), encoding="utf-8")


def test_a_file_that_is_open_elsewhere_says_by_whom(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    somebody_elses_lock(file)
    window = a_window(qtbot, program, file)
    sentence = question(window).text()
    for word in (
        "“nordic.json”",
        "Trackwright",
        "workshop",
        f"{lock_path(file).owner()} opened it",
    ):
        assert word in sentence
    answer(window, Role.RejectRole)
    assert window.desk is None
    assert "workshop" in lock_path(file).read_text(encoding="utf-8")


def test_a_file_that_is_open_elsewhere_opens_as_a_copy(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    somebody_elses_lock(file)
    window = a_window(qtbot, program, file)
    answer(window, Role.AcceptRole)
    assert board_in(window) == BOARD
    assert window.require_desk().document.path is None


def test_a_file_that_is_open_elsewhere_opens_anyway(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    somebody_elses_lock(file)
    window = a_window(qtbot, program, file)
    answer(window, Role.DestructiveRole)
    assert window.require_desk().document.path == file
    assert window.close()
    assert names(file.parent) == ["nordic.json"]


def test_saving_over_a_file_that_is_open_elsewhere_asks(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    somebody_elses_lock(file)
    window = a_window(qtbot, program)
    program.open_controller.open_new(OTHER, window)
    window.trigger("file.save_as")
    choose_file(window, file)
    answer(window, Role.DestructiveRole)
    assert "workshop" in question(window).text()
    assert read_board(file).document == BOARD
    answer(window, Role.DestructiveRole)
    assert read_board(file).document == OTHER


def test_the_lock_of_a_living_process_holds(file: Path) -> None:
    program = (
        "import sys; from pathlib import Path;"
        "from trackwright.editor.document.files.lock import lock_board;"
        "lock = lock_board(Path(sys.argv[1])); print('locked', flush=True);"
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
            lock_board(file)
        assert held.value.owner is not None
        assert held.value.owner.host == socket.gethostname()
        assert held.value.owner.user == file.owner()
        other.communicate()
    assert names(file.parent) == ["nordic.json"]  # its lock went with it


def test_the_lock_of_a_dead_process_is_taken_over(file: Path) -> None:
    dead = subprocess.Popen([sys.executable, "-c", ""])
    dead.wait()
    somebody_elses_lock(file, socket.gethostname(), dead.pid)
    lock = lock_board(file)
    assert lock.is_held
    lock.release()
    assert names(file.parent) == ["nordic.json"]


def test_a_number_that_was_given_again_is_another_process(file: Path) -> None:
    other = ("sleep", "60")
    with subprocess.Popen(other) as running:
        somebody_elses_lock(file, socket.gethostname(), running.pid)
        assert lock_board(file).is_held
        running.kill()


def test_a_link_has_the_lock_of_what_it_leads_to(file: Path) -> None:
    link = file.with_name("link.json")
    link.symlink_to(file)
    lock = lock_board(link)
    with pytest.raises(FileIsOpenError):
        lock_board(file)
    lock.release()


def test_a_lock_taken_by_force_is_not_removed_by_its_first_owner(file: Path) -> None:
    first = lock_board(file)
    second = lock_board(file, force=True)
    first.release()
    assert lock_path(file).exists()
    second.release()
    assert not lock_path(file).exists()


def test_a_lock_goes_when_nobody_remembers_it(file: Path) -> None:
    lock = lock_board(file)
    assert lock_path(file).exists()
    del lock
    assert not lock_path(file).exists()


def test_a_lock_that_cannot_be_read_holds_too(file: Path) -> None:
    lock_path(file).write_text("?", encoding="utf-8")
    with pytest.raises(FileIsOpenError) as held:
        lock_board(file)
    assert held.value.owner is None


def test_where_no_lock_can_be_written_there_is_none(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "no such folder" / ".board.json.lock")
    assert not lock.is_held
    lock.release()
