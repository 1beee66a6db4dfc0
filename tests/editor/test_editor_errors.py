"""Unexpected errors: every handler hands them over, one dialog tells them, and work goes on."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from builders import a_board
from file_driver import a_window, choose_file_in
from PySide6.QtGui import (
    QGuiApplication,
)
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trackwright.editor.document.files.autosave import read_recovery
from trackwright.editor.document.files.lock import lock_path
from trackwright.editor.shell.error_report import MOST_SHOWN, ErrorDialog, ErrorWatch
from trackwright.editor.shell.program import Program
from trackwright.schema.files.reading import read_board
from trackwright.schema.files.writing import write_board

BOARD = a_board().with_route("oslo", "bergen", length=4).build()


class InjectedError(Exception):
    """What goes wrong in these tests."""


def fail(*_arguments: object, **_named: object) -> None:
    raise InjectedError("injected")


# The dialog


@pytest.fixture
def watch(program: Program) -> Iterator[ErrorWatch]:
    watch = ErrorWatch(program.documents, program.keep_safe)
    watch.install()
    yield watch
    watch.uninstall()
    QApplication.processEvents()


def dialogs() -> list[ErrorDialog]:
    return [
        shown
        for shown in QApplication.topLevelWidgets()
        if isinstance(shown, ErrorDialog) and shown.isVisible()
    ]


def go_wrong() -> None:
    try:
        fail()
    except InjectedError as error:
        sys.excepthook(type(error), error, error.__traceback__)


def test_an_error_is_told_with_all_that_helps_to_find_it(qtbot: QtBot, watch: ErrorWatch) -> None:
    go_wrong()
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    (report,) = dialogs()[0].reports
    for words in ("Trackwright 0.", "Qt 6", "Python 3", "InjectedError: injected", "in fail"):
        assert words in report.text
    dialogs()[0].copy_button.click()
    assert QGuiApplication.clipboard().text() == report.text
    assert watch.seen.total() == 1


def test_errors_do_not_pile_up(qtbot: QtBot, watch: ErrorWatch) -> None:
    for _ in range(20):
        go_wrong()
    qtbot.waitUntil(lambda: watch.seen.total() == 20)
    (dialog,) = dialogs()
    assert len(dialog.reports) == 20


def test_an_error_that_comes_again_and_again_is_shown_a_few_times(
    qtbot: QtBot, watch: ErrorWatch
) -> None:
    shown = 0
    for count in range(1, 8):
        go_wrong()
        qtbot.waitUntil(lambda: watch.seen.total() == count)  # noqa: B023 – waited for here
        for dialog in dialogs():
            shown += 1
            dialog.reject()
    assert shown == MOST_SHOWN


@pytest.mark.usefixtures("watch")
def test_an_error_in_another_thread_is_told(qtbot: QtBot) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    assert "InjectedError" in dialogs()[0].reports[0].text


@pytest.mark.usefixtures("watch")
def test_a_copy_can_be_saved_after_an_error(qtbot: QtBot, program: Program, tmp_path: Path) -> None:
    window = a_window(qtbot, program)
    program.open_controller.open_new(BOARD, window)
    go_wrong()
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    dialogs()[0].save_button.click()
    choose_file_in(dialogs()[0], tmp_path / "copy.json")
    assert read_board(tmp_path / "copy.json").document == BOARD
    assert window.require_desk().document.path is None


@pytest.mark.usefixtures("watch")
def test_without_a_board_there_is_no_copy_to_save(qtbot: QtBot) -> None:
    go_wrong()
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    assert not dialogs()[0].save_button.isEnabled()


# Ends that nobody chose

PROGRAM = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QTimer, qFatal
from PySide6.QtWidgets import QApplication
from trackwright.editor.shell.application import run
from trackwright.editor.shell.window import Window
from trackwright.schema.edits import with_changed

application = QApplication([])

def edit_and_end():
    (window,) = [w for w in application.topLevelWidgets() if isinstance(w, Window)]
    if window.desk is None:  # it is being opened
        QTimer.singleShot(10, edit_and_end)
        return
    desk = window.require_desk()
    desk.edit("Move", with_changed(desk.board, "cities", "oslo", position=(1, 1)))
    END

QTimer.singleShot(0, edit_and_end)
sys.exit(run([Path(sys.argv[1])]))
"""


@pytest.mark.parametrize(
    ("end", "code"),
    [
        ("os.kill(os.getpid(), signal.SIGTERM)", 128 + signal.SIGTERM),
        ("qFatal('the end')", -signal.SIGABRT),
    ],
)
def test_a_program_that_is_ended_leaves_its_work_and_no_lock(
    tmp_path: Path, end: str, code: int
) -> None:
    write_board(tmp_path / "board.json", BOARD)
    ended = subprocess.run(
        [sys.executable, "-P", "-c", PROGRAM.replace("END", end), tmp_path / "board.json"],
        env={**os.environ, "TRACKWRIGHT_HOME": str(tmp_path / "home")},
        check=False,
        capture_output=True,
        timeout=60,
    )
    assert ended.returncode == code, ended.stderr.decode()
    assert read_board(tmp_path / "board.json").document == BOARD
    (file,) = (tmp_path / "home" / "recovery").iterdir()
    assert read_recovery(file).board.cities[0].position == (1, 1)
    assert not lock_path(tmp_path / "board.json").exists()
