"""Work in the background: the newest result is shown, and nothing stays behind."""

import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from trackwright.editor.jobs import LatestJob


class Gate:
    """A job that ends when it is let go."""

    def __init__(self, result: str) -> None:
        self._result = result
        self._open = threading.Event()
        self.began = threading.Event()

    def __call__(self) -> str:
        self.began.set()
        assert self._open.wait(10)
        return self._result

    def let_go(self) -> None:
        self._open.set()


def test_the_result_of_a_job_comes_back_to_the_gui_thread(qtbot: QtBot) -> None:
    job = LatestJob()
    threads: list[threading.Thread] = []
    job.finished.connect(lambda _result: threads.append(threading.current_thread()))
    with qtbot.waitSignal(job.finished) as finished:
        job.start(lambda: 6 * 7)
    assert finished.args == [42]
    assert threads == [threading.main_thread()]


def test_of_jobs_that_wait_only_the_newest_is_done(qtbot: QtBot) -> None:
    job = LatestJob()
    done: list[str] = []
    results: list[str] = []
    job.finished.connect(results.append)
    first = Gate("first")
    job.start(first)
    assert first.began.wait(10)
    for name in ("second", "third", "fourth"):
        job.start(lambda name=name: done.append(name) or name)
    first.let_go()
    qtbot.waitUntil(lambda: not job.is_busy)
    assert done == ["fourth"]
    assert results == ["fourth"]


def test_a_job_that_fails_says_so_and_the_next_one_runs(qtbot: QtBot) -> None:
    job = LatestJob()
    with qtbot.waitSignal(job.failed) as failed:
        job.start(lambda: 1 // 0)
    assert isinstance(failed.args[0], ZeroDivisionError)
    with qtbot.waitSignal(job.finished) as finished:
        job.start(lambda: "well")
    assert finished.args == ["well"]


def test_what_was_stopped_tells_nothing_any_more(qtbot: QtBot) -> None:
    job = LatestJob()
    results: list[str] = []
    job.finished.connect(results.append)
    gate = Gate("late")
    job.start(gate)
    assert gate.began.wait(10)
    job.start(lambda: "later")
    threading.Timer(0.05, gate.let_go).start()
    job.stop()
    assert not job.is_busy
    with qtbot.waitSignal(job.finished) as finished:
        job.start(lambda: "anew")
    assert finished.args == ["anew"]
    assert results == ["anew"]


def test_a_job_can_be_begun_from_the_result_of_another(qtbot: QtBot) -> None:
    job = LatestJob()
    results: list[int] = []

    def take(result: int) -> None:
        results.append(result)
        if result < 3:
            job.start(lambda: result + 1)

    job.finished.connect(take)
    job.start(lambda: 1)
    qtbot.waitUntil(lambda: results == [1, 2, 3])


def test_stopping_leaves_no_thread_behind(qtbot: QtBot) -> None:
    before = _threads()
    job = LatestJob()
    with qtbot.waitSignal(job.finished):
        job.start(lambda: None)
    assert _threads() > before
    job.stop()
    qtbot.waitUntil(lambda: _threads() <= before)


def _threads() -> int:
    """Count the threads of this process, Qt's own as well."""
    tasks = Path("/proc/self/task")
    if not tasks.exists():
        pytest.skip("only Linux tells how many threads there are")
    return len(list(tasks.iterdir()))
