"""One Qt application for the whole run, without a screen, and nothing left behind by any test."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from leftovers import nothing_left_behind  # noqa: F401 – a fixture for every test

if TYPE_CHECKING:
    from trackwright.editor.shell.program import Program

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_collection_finish() -> None:
    """Spare the garbage collector thousands of tests and their boards: they live to the end."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _one_application(qapp: object) -> object:
    return qapp


@pytest.fixture(autouse=True)
def _home_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let each test have the editor's settings and recovery files in a folder of its own.

    Boards have the flat look there: to compute terrain takes each window half a second.
    """
    home = tmp_path_factory.mktemp("home")
    (home / "settings.ini").write_text("[canvas]\ntheme=classic\n", encoding="utf-8")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("TRACKWRIGHT_HOME", str(home))
        yield


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
