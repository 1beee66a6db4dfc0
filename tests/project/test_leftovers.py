"""The look for leftovers after each test finds every kind."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from leftovers import Leftover, clear_away, described, leftovers, release_keys, settle
from PySide6.QtCore import QEvent, Qt, QThread, QThreadPool, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from trackwright.editor.base.jobs import LatestJob


@contextmanager
def an_active_timer() -> Iterator[str]:
    timer = QTimer()
    timer.start(60_000)
    yield "an active timer (60000 ms) of NoneType"
    timer.stop()


@contextmanager
def a_timer_of_something_that_lives_on() -> Iterator[str]:
    timer = QTimer(QApplication.instance())
    timer.start(60_000)
    yield "an active timer (60000 ms) of QApplication"
    timer.stop()
    timer.deleteLater()


@contextmanager
def a_thread_of_qt() -> Iterator[str]:
    thread = QThread()
    thread.start()
    yield "a running QThread"
    thread.quit()
    thread.wait()


@contextmanager
def a_pool_with_a_job() -> Iterator[str]:
    pool, end = QThreadPool(), threading.Event()
    pool.start(end.wait)
    yield "1 running jobs"
    end.set()
    pool.waitForDone()


@contextmanager
def a_job() -> Iterator[str]:
    job, end = LatestJob(), threading.Event()
    job.start(end.wait)
    yield "1 running jobs"
    end.set()
    job.stop()


@contextmanager
def a_thread_of_python() -> Iterator[str]:
    end = threading.Event()
    thread = threading.Thread(target=end.wait, name="forgotten")
    thread.start()
    yield "the thread forgotten"
    end.set()
    thread.join()


@contextmanager
def a_visible_window() -> Iterator[str]:
    window = QWidget()
    window.show()
    yield "a visible QWidget"
    window.deleteLater()
    QApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)


@contextmanager
def a_hidden_dialog() -> Iterator[str]:
    dialog = QDialog()
    yield "a hidden QDialog"
    dialog.deleteLater()
    QApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)


KINDS = [
    an_active_timer,
    a_timer_of_something_that_lives_on,
    a_thread_of_qt,
    a_pool_with_a_job,
    a_job,
    a_thread_of_python,
    a_visible_window,
    a_hidden_dialog,
]


def new_ones(before: list[Leftover]) -> list[str]:
    return [described(found) for found in leftovers() if found not in before]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_found(kind: Callable[[], AbstractContextManager[str]]) -> None:
    before = leftovers()
    with kind() as words:
        assert new_ones(before) == [words]
    settle()
    assert new_ones(before) == []


def test_work_that_ends_soon_is_waited_for() -> None:
    job, began = LatestJob(), threading.Event()
    job.start(began.set)
    job.drop()
    timer = threading.Timer(0.01, began.wait)
    timer.start()
    settle()
    assert leftovers() == []


def test_a_window_that_is_to_be_deleted_is_none() -> None:
    window = QWidget()
    window.show()
    window.deleteLater()
    settle()
    assert leftovers() == []


def test_what_was_found_is_cleared_away_for_the_next_test() -> None:
    window, timer = QWidget(), QTimer()
    window.show()
    timer.start(60_000)
    for found in leftovers():
        clear_away(found)
    assert leftovers() == []


def test_keys_that_were_held_are_let_go_of() -> None:
    clicked = QWidget()
    QTest.mouseClick(clicked, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.keyboardModifiers() == Qt.KeyboardModifier.ControlModifier
    release_keys()
    assert QApplication.keyboardModifiers() == Qt.KeyboardModifier.NoModifier


FORGETFUL = """
from leftovers import nothing_left_behind
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication


def test_forgetful():
    QTimer(QApplication.instance()).start(60_000)


def test_tidy():
    pass
"""


def test_a_test_that_leaves_something_fails_and_the_next_one_does_not(
    tmp_path: Path,
) -> None:
    (tmp_path / "test_two.py").write_text(FORGETFUL, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", tmp_path / "test_two.py"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        check=False,
        capture_output=True,
        text=True,
    )
    assert "2 passed, 1 error" in run.stdout
    assert "left behind: an active timer (60000 ms) of QApplication" in run.stdout
    assert "ERROR at teardown of test_forgetful" in run.stdout
