"""What bots found becomes problems: kept in a folder, read again, accepted, and outdated."""

import json
from pathlib import Path

import pytest
from match_builders import shipped_game
from playable_board import a_playable_board
from typer.testing import CliRunner, Result

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.cli.app import app
from trackwright.playtest.estimates import Estimate
from trackwright.playtest.verdicts import (
    Finding,
    Subject,
    Verdict,
    fingerprint,
    read_verdicts,
    write_verdict,
)
from trackwright.schema.board import Board
from trackwright.schema.checks import IgnoredProblem
from trackwright.schema.edits import with_changed
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.reading import read_board
from trackwright.schema.files.writing import write_board
from trackwright.schema.rules.ruleset import RulesetFile
from trackwright.validators.check import Report, Settings
from trackwright.validators.run_checks import check_board

BOARD, RULES = shipped_game("poland")
ROUTE = BOARD.routes[0]
IN_GAMES = Settings(select=("F0*", "S090"))


def a_verdict(players: int = 2, share: float = 0.01, board: Board = BOARD) -> Verdict:
    seen = Estimate(share, 0.0, 0.02, 500)
    message = f"here is claimed in {100 * share:.0f} % of the games"
    finding = Finding(Subject.ROUTES, message, (f"route/{ROUTE.id}",), 1 - share, seen)
    known = fingerprint(board, RULES, players)
    return Verdict(board.id, RULES.id, ("greedy",) * players, 500, known, (finding,))


def problems(board: Board, *verdicts: Verdict) -> Report:
    return check_board(BoardAnalysis(board), [RULES], IN_GAMES, verdicts)


def told(report: Report) -> list[tuple[str, str]]:
    return [(finding.check.code, finding.message) for finding in report.findings]


def test_one_problem_stands_for_all_numbers_of_players() -> None:
    report = problems(BOARD, a_verdict(2, 0.01), a_verdict(3, 0.0), a_verdict(4, 0.02))
    (finding,) = report.findings
    assert finding.message == (
        "here is claimed in 0 % of the games (500 games with 3 players; so it is with 2 and 4)"
    )
    assert str(finding.things[0]) == f"route/{ROUTE.id}"
    assert finding.rulesets == ("poland",)


def test_without_games_no_check_of_games_is_made() -> None:
    assert problems(BOARD).checks == 1
    assert problems(BOARD, a_verdict()).checks > 1


def test_an_edit_that_changes_games_outdates_them() -> None:
    longer = with_changed(BOARD, "routes", ROUTE.id, length=ROUTE.length + 1)
    assert told(problems(longer, a_verdict())) == [
        ("F090", "the board has changed since it was played with 2 players: play it again")
    ]


def test_an_edit_that_no_game_sees_outdates_nothing() -> None:
    city = BOARD.cities[0]
    moved = with_changed(BOARD, "cities", city.id, position=(5.0, 5.0), name="Elsewhere")
    assert [code for code, _ in told(problems(moved, a_verdict()))] == ["F003"]


def test_games_played_anew_take_the_place_of_outdated_ones() -> None:
    longer = with_changed(BOARD, "routes", ROUTE.id, length=ROUTE.length + 1)
    report = problems(longer, a_verdict(), a_verdict(board=longer))
    assert [code for code, _ in told(report)] == ["F003"]


def test_games_of_another_board_are_left_out() -> None:
    other = BOARD.changed(id="elsewhere")
    assert told(problems(BOARD, a_verdict(board=other))) == []


def test_a_problem_of_games_is_accepted_with_a_reason() -> None:
    entry = IgnoredProblem(check="F003", places=(f"route/{ROUTE.id}",), reason="A scenic route.")
    board = BOARD.changed(ignored=(entry,))
    report = problems(board, a_verdict())
    assert report.findings == ()
    assert [finding.accepted for finding in report.accepted] == ["A scenic route."]
    assert told(problems(board)) == [], "without games nobody knows whether it is still there"


def test_what_is_kept_is_read_again(tmp_path: Path) -> None:
    verdicts = a_verdict(2), a_verdict(3)
    for verdict in verdicts:
        folder = tmp_path / f"poland-{verdict.players}"
        folder.mkdir()
        write_verdict(folder, verdict)
    assert read_verdicts(tmp_path) == verdicts


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("{}", "holds no trackwright/findings"),
        ('{"format": "trackwright/findings", "version": 1}', "is damaged"),
        ("half a fi", "findings.json"),
    ],
)
def test_what_cannot_be_read_is_told(tmp_path: Path, content: str, message: str) -> None:
    (tmp_path / "findings.json").write_text(content, encoding="utf-8")
    with pytest.raises(TrackwrightError, match=message):
        read_verdicts(tmp_path)


def test_a_folder_without_games_is_told(tmp_path: Path) -> None:
    with pytest.raises(TrackwrightError, match="holds no playtest"):
        read_verdicts(tmp_path)


def invoke(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments, catch_exceptions=False)


WITHOUT_LONG_TICKETS = RulesetFile.model_validate(
    {
        "id": "without_long_tickets",
        "extends": "europe",
        "tickets": {
            "piles": [{"id": "regular", "tickets": {"decks": ["europe_regular"]}}],
            "deals": [{"pile": "regular", "cards": 3, "rejected": "out_of_the_game"}],
        },
    }
)


def test_a_playtest_is_told_by_validate_until_the_board_changes(tmp_path: Path) -> None:
    mine, runs = tmp_path / "mine.json", tmp_path / "runs"
    write_board(mine, a_playable_board().changed(rulesets=(WITHOUT_LONG_TICKETS,)))
    options = ("--players", "2", "--games", "40", "--bots", "random", "--plain", "--jobs", "1")
    assert invoke("playtest", str(mine), *options, "--out", str(runs)).exit_code == 0
    arguments = ("validate", str(mine), "--select", "F0*", "--playtest", str(runs))
    content = json.loads(invoke(*arguments, "--format", "json").stdout)
    found = {finding["code"]: finding for finding in content["documents"][0]["findings"]}
    assert found["F004"]["places"][0]["place"] == "ticket/alta-inari"
    assert "is completed in 0 %" in found["F004"]["message"]
    sarif = json.loads(invoke(*arguments, "--format", "sarif").stdout)
    assert {result["ruleId"] for result in sarif["runs"][0]["results"]} == found.keys()
    write_board(mine, with_changed(read_board(mine).document, "tickets", "alta-inari", points=3))
    assert "F090  the board has changed since it was played" in invoke(*arguments).stdout
