"""Unsaved work survives a kill, and unexpected errors end nothing.

This file is also the program that is killed. It forks, and only a process without threads may
safely do that, so the test starts a process of its own for it.
"""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import NoReturn

import pytest
from builders import a_board
from filing import a_window, answer, close_all, move_oslo, question
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trackwright.editor.files.differences import Difference, differences, in_words
from trackwright.editor.files.locking import lock_path
from trackwright.editor.files.processes import Process, this_process
from trackwright.editor.files.questions import Role
from trackwright.editor.files.recovering import RecoveryDialog, worth_offering
from trackwright.editor.files.recovery import (
    Recovered,
    digest,
    left_behind,
    new_recovery_file,
    read_recovery,
    write_recovery,
)
from trackwright.editor.program import Program
from trackwright.editor.window import Window
from trackwright.schema.board import Board
from trackwright.schema.edits import with_added, with_changed, without
from trackwright.schema.files.formatting import board_text
from trackwright.schema.files.reading import read_board
from trackwright.schema.files.writing import write_board
from trackwright.schema.geometry import Point
from trackwright.schema.places import City

BOARD = (
    a_board()
    .with_route("oslo", "bergen", length=4)
    .with_route("oslo", "narvik", length=3)
    .with_ticket("bergen", "narvik")
    .build()
)
MOVED = with_changed(BOARD, "cities", "oslo", position=Point(1, 1))
SOON = "0.05"
"""Seconds until unsaved work is written, so that tests need not wait."""

DEAD = Process(id=2**22 + 1, host=this_process().host)  # no machine gives numbers as high


@pytest.fixture
def program() -> Iterator[Program]:
    program = Program()
    program.settings.set("files/autosave_seconds", SOON)
    yield program
    close_all(program)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "nordic.json"
    write_board(path, BOARD)
    return path


def recovery_files(program: Program) -> list[Path]:
    return sorted((program.settings.folder / "recovery").glob("*.json"))


def left_by_a_dead_process(program: Program, board: Board, path: Path | None) -> Path:
    based_on = digest(path.read_bytes()) if path else None
    file = new_recovery_file(program.settings.folder)
    write_recovery(file, board, path, based_on)
    record = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**record, "process": DEAD.model_dump()}), encoding="utf-8")
    return file


# Writing work down


def test_unsaved_work_is_written_down(qtbot: QtBot, program: Program, file: Path) -> None:
    window = a_window(qtbot, program, file)
    move_oslo(window)
    qtbot.waitUntil(lambda: len(recovery_files(program)) == 1)
    (recovered,) = map(read_recovery, recovery_files(program))
    assert recovered.board == window.require_desk().board
    assert recovered.record.path == file
    assert recovered.record.based_on == digest(file.read_bytes())
    assert recovered.record.process == this_process()
    assert datetime.now(UTC) - recovered.record.saved < timedelta(seconds=60)


def test_work_on_a_board_without_a_file_is_written_down(qtbot: QtBot, program: Program) -> None:
    window = a_window(qtbot, program)
    program.opening.open_new(BOARD, window)
    move_oslo(window)
    qtbot.waitUntil(lambda: len(recovery_files(program)) == 1)
    (recovered,) = map(read_recovery, recovery_files(program))
    assert recovered.record.path is None


def test_every_further_edit_is_written_down(qtbot: QtBot, program: Program, file: Path) -> None:
    window = a_window(qtbot, program, file)
    for x in (2.0, 3.0, 4.0):
        move_oslo(window, x)
        board = window.require_desk().board
        qtbot.waitUntil(lambda: in_recovery(program) == [board])  # noqa: B023 – waited for here


def in_recovery(program: Program) -> list[Board]:
    return [read_recovery(path).board for path in recovery_files(program)]


@pytest.mark.parametrize("ending", ["file.save", "edit.undo"])
def test_what_is_saved_or_undone_needs_no_recovery(
    qtbot: QtBot, program: Program, file: Path, ending: str
) -> None:
    window = a_window(qtbot, program, file)
    move_oslo(window)
    qtbot.waitUntil(lambda: len(recovery_files(program)) == 1)
    window.trigger(ending)
    qtbot.waitUntil(lambda: recovery_files(program) == [])


def test_closing_removes_the_recovery_file(qtbot: QtBot, program: Program, file: Path) -> None:
    window = a_window(qtbot, program, file)
    move_oslo(window)
    qtbot.waitUntil(lambda: len(recovery_files(program)) == 1)
    window.close()
    answer(window, Role.DestructiveRole)
    assert recovery_files(program) == []


def test_work_that_cannot_be_written_down_is_told(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    program.settings.folder.mkdir(exist_ok=True)
    (program.settings.folder / "recovery").write_text("in the way", encoding="utf-8")
    window = a_window(qtbot, program, file)
    move_oslo(window)
    qtbot.waitUntil(lambda: "cannot be kept safe" in window.statusBar().currentMessage())


def test_a_program_that_must_end_writes_down_all_at_once(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    program.settings.set("files/autosave_seconds", 1_000)
    window = a_window(qtbot, program, file)
    move_oslo(window)
    program.keep_safe()
    assert in_recovery(program) == [window.require_desk().board]
    assert not lock_path(file).exists()
    program.close()
    assert len(recovery_files(program)) == 1


# Offering it


def offered(window: Window) -> RecoveryDialog:
    (dialog,) = [shown for shown in window.findChildren(RecoveryDialog) if shown.isVisible()]
    return dialog


def test_work_that_was_left_is_offered_with_what_differs(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    board = with_added(MOVED, "cities", City(id="tromso", position=Point(9, 9)))
    left_by_a_dead_process(program, without(board, "tickets", "bergen-narvik"), file)
    window = a_window(qtbot, program)
    program.offer_recovered(window)
    (row,) = offered(window).rows
    assert row.words[0].startswith(str(file))
    assert row.words[1:] == ["Cities: 1 added, 1 changed", "Tickets: 1 removed"]


def test_restored_work_goes_on_as_unsaved_work_on_its_file(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    left = left_by_a_dead_process(program, MOVED, file)
    window = a_window(qtbot, program)
    program.offer_recovered(window)
    offered(window).rows[0].restore.click()
    desk = window.require_desk()
    assert desk.board == MOVED
    assert desk.document.path == file
    assert window.isWindowModified()
    assert lock_path(file).exists()
    assert not left.exists()
    assert in_recovery(program) == [MOVED]  # still safe, now as this program's own work
    assert not list(left_behind(program.settings.folder))
    window.trigger("file.save")
    assert read_board(file).document == MOVED
    qtbot.waitUntil(lambda: recovery_files(program) == [])


def test_restored_work_asks_before_it_replaces_what_came_in_between(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    left_by_a_dead_process(program, MOVED, file)
    write_board(file, BOARD.changed(id="newer"))
    window = a_window(qtbot, program)
    program.offer_recovered(window)
    assert offered(window).rows[0].words[-1] == "The file has changed since then"
    offered(window).rows[0].restore.click()
    window.trigger("file.save")
    assert question(window).text() == "“nordic.json” was changed by another program"
    assert read_board(file).document.id == "newer"
    answer(window, Role.RejectRole)


def test_discarded_work_is_gone(qtbot: QtBot, program: Program, file: Path) -> None:
    left_by_a_dead_process(program, MOVED, file)
    window = a_window(qtbot, program)
    program.offer_recovered(window)
    offered(window).rows[0].discard.click()
    assert recovery_files(program) == []
    assert window.desk is None
    assert read_board(file).document == BOARD


def test_work_that_is_left_for_later_is_offered_again(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    left_by_a_dead_process(program, MOVED, file)
    for _ in range(2):
        window = a_window(qtbot, program)
        program.offer_recovered(window)
        offered(window).later.click()


def test_each_piece_of_work_has_its_own_answer(qtbot: QtBot, program: Program, file: Path) -> None:
    left_by_a_dead_process(program, MOVED, file)
    left_by_a_dead_process(program, BOARD, None)
    window = a_window(qtbot, program)
    program.offer_recovered(window)
    first, second = offered(window).rows
    assert first.words[0].startswith("Never saved to a file")
    assert first.words[1:] == [
        "Cities: 3 added",
        "Routes: 2 added",
        "Tickets: 1 added",
        "Decks: 1 added",
    ]
    first.restore.click()
    second.restore.click()
    assert [w.require_desk().document.path for w in program.windows] == [None, file]


def test_work_of_a_program_that_runs_is_left_alone(program: Program, file: Path) -> None:
    write_recovery(new_recovery_file(program.settings.folder), MOVED, file, None)
    assert worth_offering(program.settings.folder) == []
    assert len(recovery_files(program)) == 1


def test_work_that_was_saved_in_the_last_moment_is_not_offered(
    program: Program, file: Path
) -> None:
    left_by_a_dead_process(program, BOARD, file)
    assert worth_offering(program.settings.folder) == []
    assert recovery_files(program) == []


def test_a_recovery_file_that_cannot_be_read_stops_nothing(program: Program, file: Path) -> None:
    left_by_a_dead_process(program, MOVED, file)
    (program.settings.folder / "recovery" / "torn.json").write_text("{", encoding="utf-8")
    assert [work.board for work in worth_offering(program.settings.folder)] == [MOVED]


def test_work_on_a_file_that_is_gone_is_offered_all_the_same(
    qtbot: QtBot, program: Program, file: Path
) -> None:
    left_by_a_dead_process(program, MOVED, file)
    file.unlink()
    window = a_window(qtbot, program)
    program.offer_recovered(window)
    offered(window).rows[0].restore.click()
    window.trigger("file.save")
    assert read_board(file).document == MOVED


# What differs


def test_what_differs_is_counted() -> None:
    after = with_changed(MOVED, "routes", "oslo-bergen", length=2)
    after = with_added(after, "cities", City(id="tromso", position=Point(9, 9)))
    assert differences(BOARD, after) == (
        Difference("cities", added=1, removed=0, changed=1),
        Difference("routes", added=0, removed=0, changed=1),
    )


def test_what_differs_is_told_in_words() -> None:
    assert in_words(BOARD, BOARD) == ("Nothing differs",)
    assert in_words(BOARD, BOARD.changed(cities=tuple(reversed(BOARD.cities)))) == (
        "Cities: in another order",
    )
    assert in_words(BOARD, BOARD.changed(meta=BOARD.meta.changed(title="New"))) == (
        "Board: title, size or other settings changed",
    )


# Kills

KILLS = 15
MANY_KILLS = 150
AUTOSAVE = 0.15
EDITS_EVERY = 10
"""Milliseconds."""

LATEST = 3.0
"""Seconds of work that a kill may cost at most, on a machine that is busy with other tests."""


def test_a_kill_costs_seconds_and_never_the_file(tmp_path: Path) -> None:
    kill_and_look(tmp_path, KILLS)


@pytest.mark.long
def test_many_kills_cost_seconds_and_never_the_file(tmp_path: Path) -> None:
    kill_and_look(tmp_path, MANY_KILLS)


def kill_and_look(folder: Path, times: int) -> None:
    run = subprocess.run(
        [sys.executable, "-P", __file__, folder, str(times)],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parent)},
        stdout=subprocess.PIPE,
        check=True,
    )
    seen = json.loads(run.stdout)
    assert seen["torn"] == 0
    assert seen["unreadable"] == 0
    assert seen["lost"] == 0
    assert seen["oldest"] < LATEST
    assert seen["saves"] > times / 4  # the kills did come after saves, and
    assert seen["recovered"] > times / 4  # while there was unsaved work


def main(folder: Path, times: int) -> None:
    """Kill an editor that edits and saves, again and again, and print what each one left."""
    random = Random(1912)
    seen = {"torn": 0, "unreadable": 0, "lost": 0, "saves": 0, "recovered": 0, "oldest": 0.0}
    for number in range(times):
        home = folder / str(number)
        home.mkdir()
        write_board(home / "board.json", BOARD)
        told = kill_while_editing(home, random.randint(5, 80))
        look_at(home, told, seen)
    sys.stdout.write(json.dumps(seen))


def look_at(home: Path, told: list[list[str]], seen: dict[str, float]) -> None:
    """Compare what a killed editor left with what it told that it did."""
    saves = [words for words in told if words[0] in ("saving", "saved")]
    seen["saves"] += any(words[0] == "saved" for words in saves)
    allowed = {digest(board_text(BOARD).encode())} if not saves else {saves[-1][1]}
    if len(saves) > 1 and saves[-1][0] == "saving":
        allowed.add(saves[-2][1])
    elif saves and saves[-1][0] == "saving":
        allowed.add(digest(board_text(BOARD).encode()))
    seen["torn"] += digest((home / "board.json").read_bytes()) not in allowed
    files = list((home / "recovery").glob("*.json")) if (home / "recovery").exists() else []
    edits = [words for words in told if words[0] == "edited"]
    last = float(edits[-1][2]) if edits else 0.0
    saved = max((float(words[2]) for words in saves if words[0] == "saved"), default=0.0)
    first_unsaved = next((float(words[2]) for words in edits if float(words[2]) > saved), last)
    if not files:
        seen["lost"] += last - first_unsaved > LATEST
        return
    try:
        (recovered,) = map(read_recovery, files)
    except Exception:  # whatever it is, it must not be
        seen["unreadable"] += 1
        return
    seen["recovered"] += 1
    seen["oldest"] = max(seen["oldest"], age(recovered, edits, saved))


def age(recovered: Recovered, edits: list[list[str]], saved: float) -> float:
    """Return how many seconds of edits are neither in the recovery file nor in the file."""
    kept = recovered.board.cities[0].position.x
    newer = [float(words[2]) for words in edits if float(words[1]) > kept]
    unsaved = [moment for moment in newer if moment > saved]
    return unsaved[-1] - unsaved[0] if unsaved else 0.0


def kill_while_editing(home: Path, life: int) -> list[list[str]]:
    """Let a new process edit; kill it after `life` edits; return what it told until then."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        edit_for_ever(home, writing)
    os.close(writing)
    told = b""
    while told.count(b"edited") < life and (piece := os.read(reading, 1 << 16)):
        told += piece
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while piece := os.read(reading, 1 << 16):
        told += piece
    os.close(reading)
    return [line.split() for line in told.decode().splitlines() if line.endswith(".")]


def edit_for_ever(home: Path, telling: int) -> NoReturn:
    """Move a city a little further with every tick, and save now and then."""
    os.environ.update(TRACKWRIGHT_HOME=str(home), QT_QPA_PLATFORM="offscreen")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    application = QApplication([])
    program = Program()
    program.settings.set("files/autosave_seconds", AUTOSAVE)
    window = program.new_window()
    program.opening.open(home / "board.json", window)
    random = Random(home.name)
    steps = iter(range(1, 10_000))

    def tell(*words: object) -> None:
        os.write(telling, (" ".join(map(str, words)) + " .\n").encode())

    def tick() -> None:
        step = next(steps)
        desk = window.require_desk()
        desk.edit("Move", with_changed(desk.board, "cities", "oslo", position=Point(step, 1)))
        tell("edited", step, time.monotonic())
        if random.random() < 0.025:
            content = digest(desk.document.text().encode())
            tell("saving", content, time.monotonic())
            window.trigger("file.save")
            tell("saved", content, time.monotonic())

    timer = QTimer()
    timer.timeout.connect(tick)
    timer.start(EDITS_EVERY)
    application.exec()
    os._exit(1)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
