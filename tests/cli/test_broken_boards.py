"""Boards on which a command once stopped with a mistake of ours: each is answered in sentences."""

from pathlib import Path
from shutil import copy

import pytest
from run_command import run

BROKEN = sorted((Path(__file__).parents[1] / "broken").glob("*.json"))

COMMANDS = (
    ("validate", "board.json"),
    ("render", "board.json", "--out", "board.svg"),
    ("export", "board.json", "--to", "engine", "--out", "engine.json"),
    ("validate", "--fix", "--unsafe-fixes", "board.json"),
)


@pytest.mark.parametrize("board", BROKEN, ids=lambda path: path.stem)
def test_no_command_stops_with_an_internal_error(board: Path, tmp_path: Path) -> None:
    copy(board, tmp_path / "board.json")
    for command in COMMANDS:
        result = run(*command, folder=tmp_path)
        assert "mistake in Trackwright" not in result.stderr, (command, result.stderr)
        assert result.returncode in (0, 1) or result.stderr, command


def test_a_fix_that_cannot_be_made_is_told_and_the_others_are_made(tmp_path: Path) -> None:
    (board,) = (path for path in BROKEN if path.stem == "country_inside_another")
    copy(board, tmp_path / "board.json")
    told = " ".join(
        run("validate", "--fix", "--unsafe-fixes", "board.json", folder=tmp_path).stdout.split()
    )
    assert "cut it off andorra: no land would be left of it" in told
    assert "mended S022 andorra and spain overlap by 0.9 mm²: cut it off spain" in told
    assert "S022" not in run("validate", "board.json", folder=tmp_path).stdout
