"""One Qt application for the whole run, without a screen, and nothing left behind by any test."""

import gc
import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from leftovers import nothing_left_behind  # noqa: F401 – a fixture for every test
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from trackwright.editor.shell.program import Program

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as in the editor; its threads would spin

LONGEST = (
    "test_tutorial.py",
    "test_shown_commands.py",
    "test_playtest_cluster.py",
    "test_killed_editor.py",
)
"""They have tests that take seconds, which should not be the last to begin."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests, so that no processor is idle while another ends one."""
    items.sort(key=lambda item: item.path.name not in LONGEST)


def pytest_collection_finish() -> None:
    """Spare the garbage collector thousands of tests and their boards: they live to the end."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _one_application(qapp: QApplication) -> Iterator[QApplication]:
    """Let the application have the style that it has as a program, which builds windows faster."""
    from trackwright.editor.base.style import FusionStyle

    before = qapp.style().name()
    qapp.setStyle(FusionStyle())
    yield qapp
    qapp.setStyle(before)


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Name the homes of all tests, which pytest would count anew for each of thousands."""
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(number) for number in count())


@pytest.fixture(autouse=True)
def _home_of_its_own(_homes: Iterator[Path]) -> Iterator[None]:
    """Let each test have the editor's settings and recovery files in a folder of its own.

    Boards have the flat look there: to compute terrain takes each window half a second.
    """
    home = next(_homes)
    home.mkdir()
    (home / "settings.ini").write_text("[canvas]\ntheme=classic\n", encoding="utf-8")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("TRACKWRIGHT_HOME", str(home))
        yield


@pytest.fixture
def short_delays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the editor wait hardly at all for a pause of its user before it works on its own."""
    for module in ("canvas.overview", "compare.panel", "problems.watch", "tickets.suggest_dialog"):
        monkeypatch.setattr(f"trackwright.editor.{module}.DELAY", 10)
    for delay in ("NAMES_DELAY", "ANNOTATIONS_DELAY"):
        monkeypatch.setattr(f"trackwright.editor.canvas.scene.{delay}", 10)
    monkeypatch.setattr("trackwright.editor.base.jobs.IDLE_AFTER", 0.01)


@pytest.fixture
def program() -> Iterator["Program"]:
    """The editor as a program; its windows are closed when the test ends."""
    from file_driver import close_all  # late: most tests need no editor

    from trackwright.editor.shell.program import Program

    program = Program()
    yield program
    close_all(program)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with a small board, alone in its folder."""
    from file_driver import BOARD

    from trackwright.schema.files.writing import write_board

    path = tmp_path / "boards" / "nordic.json"
    path.parent.mkdir()
    write_board(path, BOARD)
    return path
