"""`trackwright edit`, run as a person runs it."""

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from time import monotonic, sleep

import pytest
from builders import a_board

from trackwright.schema.files.writing import write_board

COMMAND = str(Path(sys.executable).with_name("trackwright"))
LONGEST = 60.0
"""Seconds in which the editor must be up, on a busy machine."""


def surroundings(**others: str) -> Mapping[str, str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    return kept | others


def run(*arguments: str, **others: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [COMMAND, "edit", *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env=surroundings(**others),
    )


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
@pytest.mark.parametrize("display", [{}, {"DISPLAY": ":98765"}, {"QT_QPA_PLATFORM": "nonsense"}])
def test_without_a_screen_it_says_so_in_one_sentence(display: Mapping[str, str]) -> None:
    result = run(**display)
    assert result.returncode == 2
    assert result.stderr.startswith("trackwright: there is no screen")
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere windows need no such library")
def test_a_missing_library_is_told_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "libxcb-cursor.so.0").touch()
    result = run(DISPLAY=":98765", LD_LIBRARY_PATH=str(tmp_path))
    assert result.returncode == 2
    assert "apt-get install libxcb-cursor0" in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere libraries have other names")
def test_a_library_that_qt_cannot_do_without_is_told_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "libEGL.so.1").touch()
    result = run(QT_QPA_PLATFORM="offscreen", LD_LIBRARY_PATH=str(tmp_path))
    assert result.returncode == 2
    assert result.stderr.startswith("trackwright: a library of the system cannot be loaded: ")
    assert "libEGL.so.1" in result.stderr
    assert "Traceback" not in result.stderr


def test_an_unknown_board_is_told_before_anything_opens() -> None:
    result = run("atlantis", QT_QPA_PLATFORM="offscreen")
    assert result.returncode == 2
    assert "there is no board 'atlantis'" in result.stderr


def test_the_editor_opens_and_ends_when_the_system_asks(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    write_board(path, a_board().with_route("oslo", "bergen", length=4).build())
    home = tmp_path / "home"
    editor = subprocess.Popen(
        [COMMAND, "edit", str(path)],
        env=surroundings(QT_QPA_PLATFORM="offscreen", TRACKWRIGHT_HOME=str(home)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        _wait_for(home / "settings.ini", editor)  # the file is remembered once it is open
        editor.send_signal(signal.SIGTERM)
        editor.communicate(timeout=LONGEST)
    finally:
        editor.kill()
    assert editor.returncode == 128 + signal.SIGTERM
    assert str(path) in (home / "settings.ini").read_text(encoding="utf-8")


def test_other_commands_do_not_wait_for_windows() -> None:
    code = "import sys, trackwright.cli.app; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-P", "-c", code], check=False).returncode == 0


def _wait_for(file: Path, editor: subprocess.Popen[bytes]) -> None:
    """Wait for another process, which tells of itself only by its files."""
    end = monotonic() + LONGEST
    while not file.exists():
        assert editor.poll() is None, editor.communicate()[1].decode()
        assert monotonic() < end
        sleep(0.05)
