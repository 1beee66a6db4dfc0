"""An editor that is killed costs seconds of work, and never the file.

This file is also the program that is killed. It forks, and only a process without threads may
safely do that, so the test starts a process of its own for it.
"""

import json
import os
import signal
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from random import Random
from typing import NoReturn

import pytest
from builders import a_board
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from trackwright.editor.document.files.autosave import Recovered, digest, read_recovery
from trackwright.editor.shell.program import Program
from trackwright.schema.edits import with_changed
from trackwright.schema.files.formatting import board_text
from trackwright.schema.files.writing import write_board
from trackwright.schema.geometry import Point

BOARD = a_board().with_route("oslo", "bergen", length=4).with_city("narvik").build()
KILLS = 15
MANY_KILLS = 150
AUTOSAVE = 0.075
EDITS_EVERY = 5
"""Milliseconds."""

LOADED_ONCE = (
    "scipy.ndimage",
    "trackwright.editor.inspector.panel",
    "trackwright.editor.problems.board_checks",
    "trackwright.editor.problems.panel",
    "trackwright.editor.shell.make_desk",
    "trackwright.editor.shell.window",
    "trackwright.editor.tools.select",
)
"""What every editor would load for itself otherwise."""

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
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(sys.path),
            "OPENBLAS_NUM_THREADS": "1",  # numpy would begin threads when it is loaded
        },
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
    for module in LOADED_ONCE:
        import_module(module)
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
    window = program.begin([home / "board.json"])
    random = Random(home.name)
    steps = iter(range(1, 10_000))

    def tell(*words: object) -> None:
        os.write(telling, (" ".join(map(str, words)) + " .\n").encode())

    def tick() -> None:
        if program.waiting.is_under_way:
            return  # nobody can edit meanwhile
        step = next(steps)
        desk = window.require_desk()
        desk.edit("Move", with_changed(desk.board, "cities", "oslo", position=Point(step, 1)))
        tell("edited", step, time.monotonic())
        if random.random() < 0.025:
            content = digest(desk.document.snapshot().text().encode())
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
