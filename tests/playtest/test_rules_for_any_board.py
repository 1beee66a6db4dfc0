"""Every board with every ruleset: the fit says what is lacking, or bots play to the end."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet
from run_command import run

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.maps import board_names, open_board, ruleset_names, shipped_ruleset
from trackwright.playtest import state as columns
from trackwright.playtest.jobs import Job
from trackwright.playtest.jobs import run as play
from trackwright.schema.board import Board
from trackwright.validators.ruleset_fit import RulesetFit, ruleset_fit

EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES = 5

TOWNS = [f"Town {letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWX"]


def lists_of_a_lake(folder: Path) -> Path:
    """Write the lists of a made-up board: towns around a lake and across it, and their tickets."""
    cities = ["name,x,y"]
    routes = ["from,to,color,length"]
    tickets = ["from,to,points"]
    colors = ("red", "blue", "green", "gray", "black")
    for index, town in enumerate(TOWNS):
        cities.append(f"{town},{40 + 70 * (index % 6)},{40 + 80 * (index // 6)}")
        across = ((1, 2 + index % 3), (6, 3 + index % 2), (7, 5))
        for step, length in across:
            other = TOWNS[(index + step) % len(TOWNS)]
            routes.append(f"{town},{other},{colors[(index + step) % 5]},{length}")
        tickets += [
            f"{town},{TOWNS[(index + step) % len(TOWNS)]},{points}"
            for step, points in ((3, 7), (9, 9), (11, 13), (13, 21))
        ]
    for name, lines in {"cities": cities, "routes": routes, "tickets": tickets}.items():
        (folder / f"{name}.csv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


@cache
def board_called(name: str) -> Board:
    path = EXAMPLES / name / "board.json"
    return open_board(str(path) if path.is_file() else name).document


def pairs() -> Iterator[ParameterSet]:
    """Every board with every ruleset; the examples lie in the checkout alone."""
    for ruleset in ruleset_names():
        yield from (pytest.param(board, ruleset) for board in board_names())
        for board in ("aldermere", "austria", "saint_lawrence"):
            yield pytest.param(board, ruleset, marks=pytest.mark.checkout)


def fit(board: Board, ruleset: str) -> RulesetFit:
    return ruleset_fit(BoardAnalysis(board), shipped_ruleset(ruleset))


def plays_to_the_end(board: Board, ruleset: str) -> None:
    rules = shipped_ruleset(ruleset)
    outcomes = play(Job(board, rules, ("greedy",) * rules.players.minimum, GAMES))
    assert len(outcomes) == GAMES
    assert not outcomes.table[:, [columns.STALLED, columns.NEVER_ENDS]].any()
    assert (outcomes.players[:, :, columns.TICKETS_COMPLETED].sum(axis=1) > 0).all()


@pytest.mark.parametrize(("board", "ruleset"), list(pairs()))
def test_a_board_made_for_one_ruleset_lacks_something_for_another_or_plays_by_it(
    board: str, ruleset: str
) -> None:
    lacks = fit(board_called(board), ruleset).lacks
    assert all(lacks)
    if not lacks:
        plays_to_the_end(board_called(board), ruleset)


def test_an_imported_board_that_never_named_rules_is_played(tmp_path: Path) -> None:
    source, out = lists_of_a_lake(tmp_path), tmp_path / "lake.json"
    imported = run("import", str(source), "--from", "csv", "--out", str(out))
    assert imported.returncode == 0, imported.stdout + imported.stderr
    assert "the board is made for 'classic'; choose others with --rules" in imported.stderr
    played = run("playtest", str(out), "--players", "3", "--games", "5", "--jobs", "1")
    assert played.returncode == 0, played.stderr
    board = open_board(str(out)).document
    assert board.rulesets == ("classic",)
    playing = [name for name in ruleset_names() if not fit(board, name).lacks]
    assert {"classic", "classic_mega", "europe_style", "nordic_style"} <= set(playing)
    for name in playing:
        plays_to_the_end(board, name)


def test_a_board_is_imported_for_the_rules_that_are_asked_for(tmp_path: Path) -> None:
    source, out = lists_of_a_lake(tmp_path), tmp_path / "lake.json"
    run("import", str(source), "--from", "csv", "--rules", "europe_style", "--out", str(out))
    assert open_board(str(out)).document.rulesets == ("europe_style",)
    unknown = run("import", str(source), "--from", "csv", "--rules", "europ", "--out", "-")
    assert unknown.returncode == 2
    assert "did you mean 'europe'?" in unknown.stderr


def test_a_board_without_rules_is_played_by_the_classic_ones_and_told_so(tmp_path: Path) -> None:
    source, out = lists_of_a_lake(tmp_path), tmp_path / "lake.json"
    run("import", str(source), "--from", "csv", "--out", str(out))
    text = out.read_text(encoding="utf-8")
    out.write_text(text.replace('"rulesets": ["classic"]', '"rulesets": []'), encoding="utf-8")
    assert open_board(str(out)).document.rulesets == ()
    sentence = "the board names no ruleset, so 'classic' is used"
    few_games = ("--players", "2", "--games", "2", "--jobs", "1")
    assert sentence in run("playtest", str(out), *few_games).stderr
    assert sentence in run("validate", str(out)).stdout
    assert sentence in run("show", str(out)).stdout
    assert sentence in run("rules", str(out)).stderr
    night = ("--out", str(tmp_path / "night"), "--only", "rules")
    assert sentence in run("print", str(out), *night).stderr
    assert sentence in run("export", str(out), "--to", "engine", "--out", "-").stderr
    asked = run("playtest", str(out), "--ruleset", "europe_style", *few_games)
    assert (asked.returncode, asked.stderr) == (0, "")


def test_rules_that_leave_a_pile_empty_are_not_played_and_not_printed_in_silence(
    tmp_path: Path,
) -> None:
    source, out = lists_of_a_lake(tmp_path), tmp_path / "lake.json"
    run("import", str(source), "--from", "csv", "--out", str(out))
    sentence = "the board has no ticket for the pile 'tickets': it has no deck 'poland'"
    played = run("playtest", str(out), "--ruleset", "poland", "--games", "1")
    assert played.returncode == 2
    assert sentence in played.stderr
    assert "Use the tickets of the deck" in played.stderr
    night = ("--out", str(tmp_path / "night"), "--only", "rules", "--ruleset", "poland")
    printed = run("print", str(out), *night)
    assert printed.returncode == 0
    assert f"warning: {out} with 'poland': {sentence}" in printed.stderr
    exported = run("export", str(out), "--to", "engine", "--ruleset", "poland", "--out", "-")
    assert exported.returncode == 0
    assert f"warning: {out} with 'poland': {sentence}" in exported.stderr
