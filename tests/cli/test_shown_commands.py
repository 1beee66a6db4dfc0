"""Every command that the pages show runs, and says what the pages say it says.

A page's commands run one after the other in a folder of its own. The files that pages speak of are
there: what stands in FILES, and what the page's own earlier commands have made.
"""

import json
import re
import shutil
from collections.abc import Sequence
from contextlib import chdir
from functools import cache
from pathlib import Path

import pytest
import typer.main
from documented_commands import ROOT, ShownCommand, mentioned_on, pages_with_commands, shown_on
from file_driver import close_all
from run_command import Result, run
from typer.core import TyperGroup

from trackwright.cli.app import app
from trackwright.editor.shell.program import Program
from trackwright.formats.catalogue import format_called
from trackwright.formats.format import Export
from trackwright.maps import board_path, document_path, open_board

pytestmark = pytest.mark.checkout

PLACES = "Oslo\nBergen\nStavanger\nTrondheim\nKristiansand\nLillehammer\nHamar\nTurku, Finland\n"
OWN_RULES = {
    "format": "trackwright/ruleset",
    "format_version": 1,
    "id": "my_rules",
    "extends": "poland",
    "name": "My rules",
    "players": {"trains": 20},
}
FEWER = {"--games": "3", "--jobs": "1"}
"""Playtests run with all their options, but play so few games, in this process."""

PREFIX = "--prefix"
"""What is installed for all users is put below the page's folder instead."""

SMALLER = {"print": "small.json", "render": "small.json", "playtest": "my.json"}
"""What takes long runs with all its options on a smaller board."""


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files that pages speak of."""
    folder = tmp_path_factory.mktemp("files")
    board = json.loads(board_path("poland").read_text(encoding="utf-8"))
    countries = [{**country, "borders": []} for country in board["countries"]]  # drawn in no time
    mine = {**board, "id": "my", "meta": {"title": "My board"}, "countries": countries}
    small = {**mine, "tickets": board["tickets"][:3], "countries": countries[:1], "crossings": []}
    before = {**mine, "tickets": [{**ticket, "points": 9} for ticket in mine["tickets"]]}
    europe = json.loads(board_path("europe").read_text(encoding="utf-8"))
    europe["cities"][0]["position"] = [300, 300]
    for name, data in {
        "my.json": mine,
        "my_before.json": before,
        "before.json": before,
        "after.json": mine,
        "my_europe.json": europe,
        "my_rules.json": OWN_RULES,
        "small.json": small,
    }.items():
        (folder / name).write_text(json.dumps(data), encoding="utf-8")
    (folder / "places.txt").write_text(PLACES, encoding="utf-8")
    rules = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    (own,) = re.findall(r"```json\n(.*?)```", rules, re.DOTALL)
    (folder / "night_trains.json").write_text(own, encoding="utf-8")
    written = format_called("tiled").write(Export(open_board(str(folder / "my.json")).document))
    (folder / "my.tmj").write_bytes(next(iter(written.values())))
    return folder


@pytest.mark.parametrize(
    "page", pages_with_commands(), ids=lambda page: page.relative_to(ROOT).as_posix()
)
def test_the_commands_of_a_page_run(
    page: Path, files: Path, tmp_path: Path, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "here"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    shutil.copytree(ROOT / "examples", folder / "examples")
    if page.parent.is_relative_to(ROOT / "examples"):
        shutil.copytree(page.parent, folder, dirs_exist_ok=True)
    for shown in shown_on(page):
        shutil.copytree(files, folder, dirs_exist_ok=True)
        arguments = _lighter(shown.arguments)
        if "--cluster" in arguments:
            continue  # it needs one, and is tested with one elsewhere
        _clear_the_way(arguments, folder)
        if arguments[0] == "edit":
            _open(program, arguments[1:], folder)
            continue
        given = b"" if shown.source is None else (folder / shown.source).read_bytes()
        result = run(*arguments, folder=folder, given=given)
        allowed = (0, 1) if _tells_of_exit_code_1(arguments[0]) else (0,)
        assert result.returncode in allowed, f"{shown.line}\n{result.stderr}"
        assert shown.expects(result.stdout or result.stderr), f"{shown.line}\n{result.stdout}"
        _keep(shown, result, folder)


@pytest.mark.parametrize(
    "page",
    [page for page in sorted(ROOT.glob("docs/*.md")) if mentioned_on(page)],
    ids=lambda page: page.name,
)
def test_the_commands_that_a_page_mentions_exist(page: Path) -> None:
    group = _commands()
    for line in mentioned_on(page):
        command, *words = line.split()
        if command.isupper() or command.startswith("-"):
            continue
        options = {name for one in group.commands[command].params for name in _names(one)}
        said = {word.partition("=")[0] for word in words if word.startswith("--")}
        assert said <= {*options, "--help"}, line


def test_a_command_that_does_not_say_what_is_shown_would_be_noticed() -> None:
    shown = ShownCommand("trackwright list", ("Boards …", "…", "the end"))
    assert shown.expects("Boards and more\nmany\nlines\nthe end\n")
    assert not shown.expects("Boards and more\nthe beginning\n")


@cache
def _commands() -> TyperGroup:
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    return group


def _names(parameter: object) -> Sequence[str]:
    return [*getattr(parameter, "opts", ()), *getattr(parameter, "secondary_opts", ())]


def _tells_of_exit_code_1(command: str) -> bool:
    return "1: " in (_commands().commands[command].help or "") if command[0] != "-" else False


def _lighter(arguments: list[str]) -> list[str]:
    """Return the command with what FEWER, SMALLER and PREFIX say."""
    command = arguments[0]
    if PREFIX in arguments:
        place = arguments.index(PREFIX) + 1
        arguments = [*arguments[:place], "everyone", *arguments[place + 1 :]]
    if command in SMALLER and (command != "playtest" or not arguments[1].endswith(".json")):
        arguments = [command, SMALLER[command], *arguments[2:]]
    if command != "playtest":
        return arguments
    kept = [word for word in arguments if word != "--fast"]
    for option, value in FEWER.items():
        if option in kept:
            kept[kept.index(option) + 1] = value
        else:
            kept += [option, value]
    return kept


def _clear_the_way(arguments: list[str], folder: Path) -> None:
    """Remove what a command is about to make, if it refuses to replace files."""
    refuses = (
        arguments[0] in ("decorate", "import", "suggest-tickets") and "--force" not in arguments
    )
    if refuses and "--out" in arguments:
        (folder / arguments[arguments.index("--out") + 1]).unlink(missing_ok=True)


def _keep(shown: ShownCommand, result: Result, folder: Path) -> None:
    if shown.target is not None:
        (folder / shown.target).write_text(result.stdout, encoding="utf-8")


def _open(program: Program, boards: list[str], folder: Path) -> None:
    """Open what `trackwright edit` opens; that it does so is tested elsewhere, with a process."""
    with chdir(folder):
        program.begin([document_path(board) for board in boards])
    opened = [window for window in program.windows if window.isVisible()]
    assert len(opened) >= max(len(boards), 1)
    assert [window.desk is not None for window in opened[: len(boards)]] == [True] * len(boards)
    close_all(program)
