"""Work in the background: the newest result is shown, and nothing stays behind."""

import gc
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from trackwright.editor.base import jobs
from trackwright.editor.base.jobs import LatestJob, Task, WorkPriority, wait_for_all


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


def test_work_that_takes_turns_is_done_one_after_the_other() -> None:
    priority, first, second = WorkPriority(), Gate("first"), Gate("second")
    tasks = [Task(priority.queued(gate)) for gate in (first, second)]
    tasks[0].start()
    assert first.began.wait(10)
    tasks[1].start()
    assert not second.began.wait(0.05)
    first.let_go()
    assert second.began.wait(10)
    second.let_go()
    assert all(task.wait(10) for task in tasks)


def test_work_gives_way_to_what_is_urgent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "URGENT_AT_MOST", 60.0)
    priority = WorkPriority()
    task = Task(priority.give_way)

    def urgent() -> bool:
        task.start()
        return task.wait(0.05)

    assert not priority.run_urgent(urgent)
    assert task.wait(10)


def test_work_gives_way_to_what_is_urgent_in_the_background(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(jobs, "URGENT_AT_MOST", 60.0)
    priority, names = WorkPriority(), Gate("names")
    urgent, other = Task(lambda: priority.run_urgent(names)), Task(priority.give_way)
    urgent.start()
    assert names.began.wait(10)
    priority.run_urgent(lambda: None)  # a short event of the window changes nothing
    other.start()
    assert not other.wait(0.05)
    names.let_go()
    assert other.wait(10)
    assert urgent.wait(10)


def test_work_waits_until_the_hand_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "IDLE_AFTER", 60.0)
    monkeypatch.setattr(jobs, "LONGEST_WAIT", 60.0)
    priority = WorkPriority()
    priority.run_urgent(lambda: None)  # one move of many
    task = Task(priority.give_way)
    task.start()
    assert not task.wait(0.05)
    monkeypatch.setattr(jobs, "IDLE_AFTER", 0.01)
    assert task.wait(10)


def test_work_goes_on_beside_a_hand_that_never_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "IDLE_AFTER", 60.0)
    monkeypatch.setattr(jobs, "LONGEST_WAIT", 0.01)
    priority = WorkPriority()
    priority.run_urgent(lambda: None)
    task = Task(priority.give_way)
    task.start()
    assert task.wait(10)


def test_work_goes_on_beside_what_is_urgent_for_long() -> None:
    priority = WorkPriority()
    task = Task(priority.give_way)

    def open_menu() -> bool:
        task.start()
        return task.wait(10)

    assert priority.run_urgent(open_menu)


def test_the_gui_thread_does_not_wait_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    monkeypatch.setattr(jobs, "sleep", waits.append)
    priority = WorkPriority()
    priority.run_urgent(priority.give_way)
    assert waits == []


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


def test_what_is_stopped_has_ended() -> None:
    job = LatestJob()
    gate = Gate("late")
    job.start(gate)
    assert gate.began.wait(10)
    ended = threading.Event()
    job.start(ended.set)  # waits, and is forgotten
    letting_go = threading.Timer(0.02, gate.let_go)
    letting_go.start()
    job.stop()
    letting_go.join()
    wait_for_all()
    assert not ended.is_set()


def test_what_is_dropped_is_not_waited_for(qtbot: QtBot) -> None:
    job = LatestJob()
    results: list[str] = []
    job.finished.connect(results.append)
    gate = Gate("late")
    job.start(gate)
    assert gate.began.wait(10)
    job.drop()
    assert not job.is_busy
    with qtbot.waitSignal(job.finished):
        job.start(lambda: "anew")  # though the first one has not ended
    gate.let_go()
    wait_for_all()
    QApplication.processEvents()
    assert results == ["anew"]


# Whoever began the work is gone


def destroyed_by_its_parent(results: list[str], gate: Gate) -> None:
    parent = QObject()
    job = LatestJob(parent)
    job.finished.connect(results.append)
    job.start(gate)
    assert gate.began.wait(10)
    delete(parent)
    assert not isValid(job)


def destroyed_by_its_parent_later(results: list[str], gate: Gate) -> None:
    parent = QObject()
    job = LatestJob(parent)
    job.finished.connect(results.append)
    job.start(gate)
    assert gate.began.wait(10)
    parent.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(job)


def forgotten_by_python(results: list[str], gate: Gate) -> None:
    job = LatestJob()
    job.finished.connect(results.append)
    job.start(gate)
    assert gate.began.wait(10)
    known = weakref.ref(job)
    del job
    gc.collect()
    assert known() is None


def deleted_with_its_window(results: list[str], gate: Gate) -> None:
    window = QWidget()
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    job = LatestJob(window)
    job.finished.connect(results.append)
    window.show()
    job.start(gate)
    assert gate.began.wait(10)
    window.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(job)


@pytest.mark.parametrize(
    "end",
    [
        destroyed_by_its_parent,
        destroyed_by_its_parent_later,
        forgotten_by_python,
        deleted_with_its_window,
    ],
)
def test_a_job_may_be_destroyed_while_it_runs(
    end: Callable[[list[str], Gate], None], qtbot: QtBot
) -> None:
    results: list[str] = []
    gate = Gate("nobody's")
    end(results, gate)  # waits for nothing: the gate is still closed
    gate.let_go()
    wait_for_all()
    job = LatestJob()
    with qtbot.waitSignal(job.finished):  # and others go on
        job.start(lambda: None)
    assert results == []


def test_a_task_leaves_nothing_with_the_application(qtbot: QtBot) -> None:
    job = LatestJob()
    for _ in range(3):
        with qtbot.waitSignal(job.finished):
            job.start(lambda: None)
    wait_for_all()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert QApplication.instance().findChildren(Task) == []


def test_work_that_waits_for_a_disk_keeps_no_other_waiting(qtbot: QtBot) -> None:
    jobs = [LatestJob() for _ in range(12)]
    gates = [Gate("slow") for _ in jobs]
    for job, gate in zip(jobs, gates, strict=True):
        job.start(gate)
    quick = LatestJob()
    with qtbot.waitSignal(quick.finished):
        quick.start(lambda: None)
    for job, gate in zip(jobs, gates, strict=True):
        gate.let_go()
        job.stop()


PROGRAM = """
import sys
import time
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication
from trackwright.editor.base import jobs
from trackwright.editor.base.jobs import LatestJob

application = QApplication([])
parent = QObject()
job = LatestJob(parent)
job.start(lambda: (time.sleep(0.2), print("done", flush=True)))
QTimer.singleShot(0, application.quit)
sys.exit(application.exec())
"""


def test_a_program_that_ends_lets_its_work_end() -> None:
    ended = subprocess.run(
        [sys.executable, "-P", "-c", PROGRAM], capture_output=True, text=True, timeout=60
    )
    assert (ended.returncode, ended.stdout) == (0, "done\n"), ended.stderr
