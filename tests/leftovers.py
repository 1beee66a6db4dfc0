"""What a test must not leave behind: timers, threads, jobs and windows."""

import gc
import threading
from collections.abc import Iterator
from itertools import compress

import pytest
from PySide6.QtCore import QEvent, Qt, QThread, QThreadPool, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import getAllValidWrappers, isValid

PATIENCE = 30_000
"""Milliseconds that work which was let go has to end by itself."""

Leftover = QTimer | QThread | QThreadPool | QWidget | threading.Thread


@pytest.fixture(autouse=True)
def nothing_left_behind(qapp: object) -> Iterator[None]:
    """Fail a test that leaves a timer, a thread, a job or a window behind."""
    del qapp
    gc.collect(1)  # or the next program freezes the last test's windows, and they pile up
    before = {id(known) for known in leftovers()}
    yield
    settle()
    left = [found for found in leftovers() if id(found) not in before]
    words = [described(found) for found in left]
    for found in left:
        clear_away(found)
    release_keys()
    assert not words, f"left behind: {', '.join(words)}"


def settle() -> None:
    """Let work that is under way end, and have everything deleted that is to be."""
    _wait_for_work()
    QApplication.sendPostedEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    _wait_for_work()  # its results may have begun the next


def release_keys() -> None:
    """Let go of Ctrl, Shift and Alt, which Qt takes as held since the last event that had them."""
    if QApplication.keyboardModifiers() != Qt.KeyboardModifier.NoModifier:
        QTest.keyRelease(QWidget(), Qt.Key.Key_Control, Qt.KeyboardModifier.NoModifier)


def leftovers() -> list[Leftover]:
    """Return everything that runs or is shown now."""
    return [*_python_threads(), *(found for found in _of_qt() if isValid(found))]


def described(leftover: Leftover) -> str:
    """Return what something is that was left behind, in words."""
    if isinstance(leftover, threading.Thread):
        return f"the thread {leftover.name}"
    if isinstance(leftover, QTimer):
        parent = leftover.parent()
        return f"an active timer ({leftover.interval()} ms) of {type(parent).__name__}"
    if isinstance(leftover, QThread):
        return "a running QThread"
    if isinstance(leftover, QThreadPool):
        return f"{leftover.activeThreadCount()} running jobs"
    shown = "visible" if leftover.isVisible() else "hidden"
    return f"a {shown} {type(leftover).__name__}"


def clear_away(leftover: Leftover) -> None:
    """End something, so that the next test is not blamed for it."""
    if isinstance(leftover, QTimer):
        leftover.stop()
    elif isinstance(leftover, QWidget):
        leftover.hide()
        leftover.deleteLater()
        QApplication.sendPostedEvents(leftover, QEvent.Type.DeferredDelete)


def _wait_for_work() -> None:
    QThreadPool.globalInstance().waitForDone(PATIENCE)
    for thread in _python_threads():
        thread.join(PATIENCE / 1000)


def _python_threads() -> list[threading.Thread]:
    return [
        thread
        for thread in threading.enumerate()
        if thread is not threading.main_thread()
        and not isinstance(thread, threading._DummyThread)  # Qt's, which are looked at there
        and not thread.name.startswith("<execnet")  # those of a run on several processors
    ]


def _of_qt() -> Iterator[Leftover]:
    yield from QApplication.topLevelWidgets()
    main, pool = QThread.currentThread(), QThreadPool.globalInstance()
    if pool.activeThreadCount():
        yield pool
    wrappers = getAllValidWrappers()
    for wrapper in compress(wrappers, map(WORKERS.__getitem__, map(type, wrappers))):
        match wrapper:
            case QTimer() if wrapper.isActive():
                yield wrapper
            case QThread() if wrapper.isRunning() and wrapper is not main:
                yield wrapper
            case QThreadPool() if wrapper is not pool and wrapper.activeThreadCount():
                yield wrapper


class _Workers(dict[type, bool]):
    """Whether each type is one of something that may run."""

    def __missing__(self, kind: type) -> bool:
        self[kind] = issubclass(kind, QTimer | QThread | QThreadPool)
        return self[kind]


WORKERS = _Workers()
"""Without a call of Python for each of tens of thousands of things, after every test."""
