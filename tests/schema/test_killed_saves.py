"""A program that is killed while it saves leaves one whole version of the file, always.

This file is also the program that does the killing. It forks, and only a process without threads
may safely do that, so the test starts a process of its own for it.
"""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import NoReturn

from europe_sized_board import europe_sized_board

from trackwright.schema.files.formatting import board_text
from trackwright.schema.files.writing import write_text

KILLS = 100


def test_a_killed_save_leaves_one_whole_version(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-P", __file__, tmp_path],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        check=True,
    )
    seen = json.loads(run.stdout)
    assert seen["torn"] == 0
    assert seen["first"] + seen["second"] == KILLS
    # Both versions and files cut short beside them: the kills did come while saves were under way.
    assert min(seen["first"], seen["second"]) > KILLS / 20
    assert seen["unfinished"] > KILLS / 20


def main(folder: Path) -> None:
    """Kill a process that saves, again and again, and print what each one left."""
    path = folder / "board.json"
    versions = [board_text(europe_sized_board(size)) for size in (1, 2)]
    kinds = {text.encode(): kind for text, kind in zip(versions, ("first", "second"), strict=True)}
    seen = dict.fromkeys(("first", "second", "torn", "unfinished"), 0)
    random = Random(1912)
    longest_life = time_to_save(path, versions)
    for _ in range(KILLS):
        kill_while_saving(path, versions, random.uniform(0, longest_life))
        seen[kinds.get(path.read_bytes(), "torn")] += 1
        for unfinished in folder.glob(".*.tmp"):
            seen["unfinished"] += 1
            unfinished.unlink()
    sys.stdout.write(json.dumps(seen))


def time_to_save(path: Path, versions: list[str]) -> float:
    """Return how many seconds it takes to save each version twice."""
    start = time.perf_counter()
    for text in versions * 2:
        write_text(path, text)
    return time.perf_counter() - start


def kill_while_saving(path: Path, versions: list[str], life: float) -> None:
    """Let a new process save in turns what `versions` are; kill it after `life` seconds."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        save_for_ever(path, versions, writing)
    os.close(writing)
    os.read(reading, 1)
    time.sleep(life)  # the moment of the kill is what this is about
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(reading)


def save_for_ever(path: Path, versions: list[str], started: int) -> NoReturn:
    write_text(path, versions[-1])
    os.write(started, b"!")
    while True:
        for text in versions:
            write_text(path, text)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
