"""The examples of docs/architecture.md: each is put where it belongs, and works."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest
from builders import a_board
from editor_driver import an_editor, board_of, click, desk_of, hint, steps
from pytestqt.qtbot import QtBot
from run_command import run

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.editor.shell import window as windows
from trackwright.editor.tools.all_tools import TOOLS, ToolKind
from trackwright.formats import catalogue as formats
from trackwright.maps import open_board, open_ruleset
from trackwright.playtest.bots.search import StyleBot, play_match
from trackwright.playtest.match import Match
from trackwright.schema.edits import without
from trackwright.validators import run_checks
from trackwright.validators.all_checks import collected

pytestmark = pytest.mark.checkout

PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"
LONGEST_EXAMPLE = 30


def blocks() -> list[str]:
    """Return all code on the page."""
    return re.findall(r"```\w+\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def example(path: str) -> str:
    """Return the code of the example that belongs into a file."""
    (code,) = (code for code in blocks() if code.startswith(f"# {path}\n"))
    return code


def placed(path: str, program: pytest.MonkeyPatch) -> ModuleType:
    """Make the example a module of the program, as if it were in that file."""
    module = ModuleType("trackwright." + path.removesuffix(".py").replace("/", "."))
    program.setitem(sys.modules, module.__name__, module)
    exec(compile(example(path), path, "exec"), vars(module))  # noqa: S102 – it is our own page
    return module


def test_every_file_on_the_way_exists() -> None:
    ways = re.findall(
        r"^## The way of .*?(?=^## )", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    files = [re.findall(r"`(\w+(?:/\w+)+\.py)`", way) for way in ways]
    assert [len(named) > 4 for named in files] == [True] * 3
    assert [name for way in files for name in way if not (PAGE.parents[1] / name).exists()] == []


def test_every_example_is_short() -> None:
    assert [code for code in blocks() if len(code.splitlines()) >= LONGEST_EXAMPLE] == []


def test_the_check_finds_its_mistake_among_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    module = placed("validators/capitals.py", monkeypatch)
    monkeypatch.setattr(run_checks, "CHECKS", (*run_checks.CHECKS, *collected([module])))
    board = open_board("northern_lights").document
    capital = next(city for city in board.cities if "capital" in city.tags)
    ways = [route.id for route in board.routes if capital.id in route.ends]
    cut_off = without(board, "routes", *ways[1:])
    found = [
        one
        for one in run_checks.check_board(BoardAnalysis(cut_off)).findings
        if one.check.code == "B099"
    ]
    assert capital.id in [place.id for one in found for place in one.things]
    assert "B099" not in [
        one.check.code for one in run_checks.check_board(BoardAnalysis(board)).findings
    ]


def test_the_format_is_written_with_its_losses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = placed("formats/dot.py", monkeypatch)
    monkeypatch.setattr(formats, "FORMATS", (*formats.FORMATS, module.DOT))
    result = run("export", "nordic_countries", "--to", "dot", folder=tmp_path)
    assert result.returncode == 0, result.stderr
    written = (tmp_path / "nordic_countries.dot").read_text(encoding="utf-8")
    board = open_board("nordic_countries").document
    assert written.count(" -- ") == len(board.routes)
    assert '"tromso" [label="Tromsø"];' in written
    assert "tickets" in result.stdout + result.stderr


def test_the_bot_plays_a_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module = placed("my_bot.py", monkeypatch)
    assert module.match.is_over
    assert capsys.readouterr().out == f"{module.match.points}\n"


def test_the_rule_changes_a_match_by_data_alone(tmp_path: Path) -> None:
    (rules,) = (code for code in blocks() if code.startswith("{"))
    (tmp_path / "sea_dogs.json").write_text(rules, encoding="utf-8")

    def points(ruleset: str) -> tuple[int, ...]:
        board, opened = open_board("europe").document, open_ruleset(ruleset)
        match = Match(board, opened.ruleset, players=3, seed=3)
        play_match(match, [StyleBot("greedy", match.game, seed) for seed in range(3)])
        return match.points

    bonuses = [
        a - b
        for a, b in zip(points(str(tmp_path / "sea_dogs.json")), points("europe"), strict=True)
    ]
    assert set(bonuses) == {0, 12}
    page = run("rules", "sea_dogs.json", folder=tmp_path)
    assert "Sea dog" in page.stdout
    assert run("validate", "sea_dogs.json", folder=tmp_path).returncode == 0


def test_the_tool_gets_a_click_in_the_window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    placed("editor/tools/lock.py", monkeypatch)
    kind = ToolKind("lock", "Lock", "lock", "K", "lock.LockTool")
    monkeypatch.setattr(windows, "TOOLS", (*TOOLS, kind))
    window = an_editor(qtbot, a_board().with_city("oslo", position=[300, 200]).build())
    window.pick_up("lock")
    assert hint(window) == "Click a city to lock it, or to let it go"
    click(window, 300, 200)
    assert board_of(window).cities[0].locked
    assert steps(window) == ["Lock or unlock a city"]
    desk_of(window).document.history.undo()
    assert not board_of(window).cities[0].locked
