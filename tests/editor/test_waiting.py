"""Slow disks: the window goes on living while it waits, and every promise about files holds."""

import os
import stat
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from file_driver import BOARD, OTHER, a_window, board_in, choose_file, move_oslo, questions
from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from slow_disk import SlowDisk, Ticks

from trackwright.editor.base.jobs import wait_for_all
from trackwright.editor.base.message_boxes import WaitCancelledError, Waiting, WaitingDialog
from trackwright.editor.document.document import Document
from trackwright.editor.shell.program import Program
from trackwright.editor.shell.window import Window
from trackwright.schema.files.reading import read_board


@pytest.fixture
def ticks() -> Iterator[Ticks]:
    ticks = Ticks()
    yield ticks
    ticks.stop()


@pytest.fixture
def disk() -> Iterator[SlowDisk]:
    disk = SlowDisk()
    yield disk
    disk.answer()
    wait_for_all()


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    page.show()
    return page


def messages() -> list[WaitingDialog]:
    return [
        shown
        for shown in QApplication.topLevelWidgets()
        if isinstance(shown, WaitingDialog) and shown.isVisible()
    ]


def told() -> bool:
    return bool(messages())


# Waiting


def test_a_result_is_returned_while_the_event_loop_turns(
    page: QWidget, disk: SlowDisk, ticks: Ticks
) -> None:
    ticks.after(20, disk.answer)
    assert Waiting().result_of(disk, page, "Reading …") == "what is on the disk"
    assert ticks.count >= 20


def test_an_error_is_raised(page: QWidget) -> None:
    with pytest.raises(ZeroDivisionError):
        Waiting().result_of(lambda: 1 // 0, page, "Reading …")


def test_a_message_comes_after_a_while_and_goes(
    page: QWidget, disk: SlowDisk, ticks: Ticks
) -> None:
    words: list[str] = []
    early: list[bool] = []

    def look() -> None:
        words.extend(shown.label.text() for shown in messages())
        disk.answer()

    ticks.after(1, lambda: early.append(told()))
    ticks.once(told, look)
    Waiting().result_of(disk, page, "Reading <b>it</b> …")
    assert early == [False]
    assert words == ["Reading <b>it</b> …"]
    assert messages() == []


def test_the_window_is_painted_while_it_waits(page: QWidget, disk: SlowDisk, ticks: Ticks) -> None:
    painted: list[QRect] = []

    class Painted(QWidget):
        def paintEvent(self, _event: object) -> None:  # noqa: N802 – Qt's name
            painted.append(self.rect())

    child = Painted(page)
    child.setGeometry(0, 0, 10, 10)
    child.show()
    QApplication.processEvents()
    painted.clear()
    ticks.after(2, child.update)
    ticks.once(lambda: bool(painted), disk.answer)
    Waiting().result_of(disk, page, "Reading …")
    assert painted


def test_it_can_be_cancelled(page: QWidget, disk: SlowDisk, ticks: Ticks) -> None:
    ticks.once(told, lambda: messages()[0].cancel.click())
    with pytest.raises(WaitCancelledError):
        Waiting().result_of(disk, page, "Reading …", can_cancel=True)
    assert messages() == []


def test_escape_cancels_only_what_can_be(page: QWidget, disk: SlowDisk, ticks: Ticks) -> None:
    def escape() -> None:
        QTest.keyClick(messages()[0], Qt.Key.Key_Escape)
        messages()[0].close()
        assert told()
        disk.answer()

    ticks.once(told, escape)
    assert Waiting().result_of(disk, page, "Saving …") == "what is on the disk"


def test_enter_cancels_nothing(page: QWidget, disk: SlowDisk, ticks: Ticks) -> None:
    def enter() -> None:
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
            QTest.keyClick(messages()[0], key)
        disk.answer()

    ticks.once(told, enter)
    result = Waiting().result_of(disk, page, "Reading …", can_cancel=True)
    assert result == "what is on the disk"


def test_a_click_on_the_window_is_not_taken_while_a_message_stands(
    page: QWidget, disk: SlowDisk, ticks: Ticks
) -> None:
    def look() -> None:
        assert QApplication.activeModalWidget() is messages()[0]
        disk.answer()

    ticks.once(told, look)
    Waiting().result_of(disk, page, "Reading …")
    assert QApplication.activeModalWidget() is None


def test_what_comes_meanwhile_is_done_afterwards(
    qtbot: QtBot, page: QWidget, disk: SlowDisk, ticks: Ticks
) -> None:
    waiting, done = Waiting(), list[bool]()

    def come() -> None:
        assert waiting.is_under_way
        waiting.afterwards(lambda: done.append(waiting.is_under_way))
        disk.answer()

    ticks.after(1, come)
    waiting.result_of(disk, page, "Saving …")
    assert done == []
    qtbot.waitUntil(lambda: done == [False])


@pytest.mark.parametrize("can_cancel", [False, True])
def test_a_program_that_is_told_to_end_waits_only_for_what_cannot_be_cancelled(
    page: QWidget, disk: SlowDisk, ticks: Ticks, can_cancel: bool
) -> None:
    ended: list[str] = []
    answer = threading.Timer(0.05, disk.answer)

    def end() -> None:
        QApplication.exit()
        if not can_cancel:
            answer.start()

    def wait() -> None:
        try:
            ended.append(Waiting().result_of(disk, page, "…", can_cancel=can_cancel))
        except WaitCancelledError:
            ended.append("cancelled")

    QTimer.singleShot(0, wait)  # not at a tick: there would be no other in it
    ticks.after(2, end)
    QApplication.exec()
    answer.cancel()
    assert ended == ["cancelled" if can_cancel else "what is on the disk"]


# Files


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch, disk: SlowDisk) -> SlowDisk:
    """Let the system's own opening and writing of files be slow."""
    open_file, sync = Path.open, os.fsync

    def open_slowly(path: Path, *how: object, **named: object) -> object:
        if path.parent.name == "boards":
            disk()
        return open_file(path, *how, **named)

    def sync_slowly(descriptor: int) -> None:
        disk()
        sync(descriptor)

    monkeypatch.setattr(Path, "open", open_slowly)
    monkeypatch.setattr(os, "fsync", sync_slowly)
    return disk


def document_in(window: Window) -> Document:
    return window.require_desk().document


@pytest.fixture
def window(qtbot: QtBot, program: Program, file: Path) -> Window:
    return a_window(qtbot, program, file)


def test_opening_waits_for_a_slow_disk(
    qtbot: QtBot, program: Program, file: Path, slow: SlowDisk, ticks: Ticks
) -> None:
    window = a_window(qtbot, program)
    program.open_controller.open_new(OTHER, window)
    ticks.after(20, slow.answer)
    before = ticks.count
    program.open_controller.open(file, window)
    assert ticks.count >= before + 20
    assert board_in(window) == BOARD


def test_opening_can_be_cancelled_and_leaves_no_lock(
    qtbot: QtBot, program: Program, file: Path, slow: SlowDisk, ticks: Ticks
) -> None:
    window = a_window(qtbot, program)
    program.open_controller.open_new(OTHER, window)
    ticks.once(told, lambda: messages()[0].cancel.click())
    program.open_controller.open(file, window)
    assert board_in(window) == OTHER
    assert questions(window) == []
    slow.answer()
    qtbot.waitUntil(lambda: [path.name for path in file.parent.iterdir()] == ["nordic.json"])


def test_saving_waits_for_a_slow_disk(
    window: Window, file: Path, slow: SlowDisk, ticks: Ticks
) -> None:
    move_oslo(window)
    ticks.after(20, slow.answer)
    before = ticks.count
    window.trigger("file.save")
    assert ticks.count >= before + 20
    assert read_board(file).document == board_in(window)
    assert not window.isWindowModified()


def test_a_slow_save_cannot_be_cancelled(window: Window, slow: SlowDisk, ticks: Ticks) -> None:
    move_oslo(window)
    words: list[str] = []

    def look() -> None:
        words.append(messages()[0].label.text())
        messages()[0].reject()
        slow.answer()

    ticks.once(told, look)
    window.trigger("file.save")
    assert words == ["Saving “nordic.json” …"]
    assert not window.isWindowModified()


def test_what_changes_during_a_save_is_still_to_be_saved(
    window: Window, file: Path, slow: SlowDisk, ticks: Ticks
) -> None:
    move_oslo(window, 1)
    saved = board_in(window)
    ticks.after(1, partial(move_oslo, window, 2))  # as work in the background may
    ticks.after(2, slow.answer)
    window.trigger("file.save")
    assert read_board(file).document == saved
    assert window.isWindowModified()
    window.trigger("file.save")
    assert read_board(file).document == board_in(window)
    assert not window.isWindowModified()


def test_a_save_waits_for_the_one_before(
    qtbot: QtBot, window: Window, file: Path, slow: SlowDisk, ticks: Ticks
) -> None:
    move_oslo(window, 1)
    ticks.after(1, partial(move_oslo, window, 2))
    ticks.after(2, partial(window.trigger, "file.save"))
    ticks.after(3, slow.answer)
    window.trigger("file.save")
    assert window.isWindowModified()
    qtbot.waitUntil(lambda: not window.isWindowModified())
    assert read_board(file).document == board_in(window)


def test_closing_waits_for_the_save(
    qtbot: QtBot, program: Program, window: Window, file: Path, slow: SlowDisk, ticks: Ticks
) -> None:
    move_oslo(window)
    saved, closed = board_in(window), list[bool]()

    def close() -> None:
        closed.append(window.close())
        slow.answer()

    ticks.after(1, close)
    window.trigger("file.save")
    assert closed == [False]
    qtbot.waitUntil(lambda: program.windows == [])
    assert read_board(file).document == saved


def test_quitting_waits_for_the_save(
    qtbot: QtBot, program: Program, window: Window, file: Path, slow: SlowDisk, ticks: Ticks
) -> None:
    a_window(qtbot, program)
    move_oslo(window)
    saved = board_in(window)
    ticks.after(1, program.quit)
    ticks.after(2, slow.answer)
    window.trigger("file.save")
    qtbot.waitUntil(lambda: program.windows == [])
    assert read_board(file).document == saved


def test_saving_as_waits_for_a_slow_disk(
    window: Window, file: Path, slow: SlowDisk, ticks: Ticks
) -> None:
    ticks.after(20, slow.answer)
    window.trigger("file.save_as")
    before = ticks.count
    choose_file(window, file.with_name("second.json"))
    assert ticks.count > before
    assert document_in(window).path == file.with_name("second.json")


@pytest.mark.parametrize("is_cancelled", [False, True])
def test_reverting_waits_for_a_slow_disk(
    window: Window, slow: SlowDisk, ticks: Ticks, is_cancelled: bool
) -> None:
    move_oslo(window)
    mine = board_in(window)
    ticks.once(told, lambda: messages()[0].cancel.click() if is_cancelled else slow.answer())
    window.trigger("file.revert")
    assert board_in(window) == (mine if is_cancelled else BOARD)
    assert window.isWindowModified() is is_cancelled


def test_a_slow_save_of_our_own_is_no_news(
    qtbot: QtBot, window: Window, disk: SlowDisk, monkeypatch: pytest.MonkeyPatch, ticks: Ticks
) -> None:
    """The new text is in its place, but the folder is slow to say so."""
    sync = os.fsync

    def sync_folders_slowly(descriptor: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            disk()
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", sync_folders_slowly)
    move_oslo(window)
    looks: list[object] = []
    window.save_controller._watch._job.finished.connect(looks.append)
    ticks.once(lambda: len(looks) > 1, disk.answer)
    window.trigger("file.save")
    count = len(looks)
    qtbot.waitUntil(lambda: len(looks) > count)
    assert questions(window) == []
    assert not window.isWindowModified()


def test_a_disk_that_never_answers_keeps_no_window_open(
    qtbot: QtBot, program: Program, window: Window, disk: SlowDisk
) -> None:
    job = window.save_controller._watch._job
    job.start(disk)
    assert job.is_busy
    assert window.close()
    qtbot.waitUntil(lambda: program.windows == [])
