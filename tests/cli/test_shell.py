"""The command in a shell: pipes, terminals of all kinds, completion, help and bad luck."""

import json
import re
import shlex
import subprocess
import sys
from io import RawIOBase
from pathlib import Path

import pytest
import typer.main
from run_command import run
from typer.core import TyperCommand, TyperGroup

from trackwright.cli.app import app
from trackwright.cli.run_show import aligned
from trackwright.formats.catalogue import FORMATS
from trackwright.maps import board_names, board_path, ruleset_names, ruleset_path

COMMAND = str(Path(sys.executable).with_name("trackwright"))
ESCAPE = "\x1b["
COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:3|4|9|10)\d")
POLAND = board_path("poland").read_bytes()
ROOT = typer.main.get_command(app)
assert isinstance(ROOT, TyperGroup)
COMMANDS = {name: one for name, one in ROOT.commands.items() if isinstance(one, TyperCommand)}


def examples(help_text: str | None) -> list[str]:
    block = (help_text or "").partition("\b\nExamples:\n")[2]
    return [line.strip() for line in block.splitlines() if line.strip()]


EXAMPLES = [line for one in COMMANDS.values() for line in examples(one.help)]


class Trouble(RawIOBase):
    """Standard input that brings something unforeseen."""

    def __init__(self, trouble: BaseException) -> None:
        self._trouble = trouble

    def readable(self) -> bool:
        return True

    def read(self, _size: int = -1) -> bytes:
        raise self._trouble


# Help


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_examples_of_itself(name: str) -> None:
    found = examples(COMMANDS[name].help)
    assert found
    assert all(line.startswith(f"trackwright {name}") for line in found)


@pytest.mark.parametrize("line", EXAMPLES)
def test_examples_are_understood_and_name_what_is_there(line: str) -> None:
    words = shlex.split(re.split(r" [<>|] ", line)[0])
    with COMMANDS[words[1]].make_context(words[1], words[2:]) as context:
        given = context.params
    known = {
        "board": board_names(),
        "first": board_names(),
        "second": board_names(),
        "ruleset": ruleset_names(),
        "diff": ruleset_names(),
        "to": [one.name for one in FORMATS],
        "of": [one.name for one in FORMATS],
    }
    for field, names in known.items():
        values = given.get(field) or []
        for value in [values] if isinstance(values, str) else values:
            assert value in names or value.endswith(".json") or value == "-"


@pytest.mark.parametrize("name", COMMANDS)
def test_help_fits_a_narrow_terminal(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    told = run(name, "--help", on_terminal=True).stdout
    block = told.partition("Examples:")[2].partition("\n\n")[0]
    lines = [line for line in told.splitlines() if line not in block.splitlines()]
    assert max(map(len, lines)) <= 50


# Pipes


@pytest.mark.parametrize("command", ["show -", "stats -", "validate -", "diff poland -"])
def test_a_board_is_read_from_standard_input(command: str) -> None:
    result = run(*command.split(), given=POLAND)
    assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.parametrize("form", ["json", "csv", "sarif"])
def test_what_is_piped_in_is_checked_with_its_lines(form: str) -> None:
    result = run("validate", "-", "--format", form, "--select", "B*", given=POLAND)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout


def test_a_ruleset_is_read_from_standard_input() -> None:
    result = run("rules", "-", given=ruleset_path("mega_europe").read_bytes())
    assert result.stdout.startswith("# Mega Europe\n")


def test_what_is_piped_in_finds_rulesets_in_the_folder(tmp_path: Path) -> None:
    rules = ruleset_path("poland").read_text(encoding="utf-8")
    (tmp_path / "mine.json").write_text(rules.replace('"poland"', '"mine"', 1), encoding="utf-8")
    board = POLAND.replace(b'"rulesets": ["poland"]', b'"rulesets": ["mine"]')
    assert run("show", "-", given=board, folder=tmp_path).stderr == ""


def test_a_mistake_in_what_is_piped_in_is_named_by_its_line() -> None:
    result = run("show", "-", given=b'{"format": "trackwright/board",\n "format_version": 1,\n}')
    assert result.returncode == 2
    assert result.stderr.startswith("trackwright: -, line 3")


def test_one_board_goes_through_several_pipes() -> None:
    exported = run("export", "-", "--to", "tiled", "--out", "-", given=POLAND)
    imported = run("import", "-", "--from", "tiled", "--out", "-", given=exported.stdout.encode())
    assert (exported.returncode, imported.returncode) == (0, 0)
    assert run("diff", "poland", "-", given=imported.stdout.encode()).returncode == 0


def test_suggested_tickets_are_printed_with_their_board() -> None:
    result = run("suggest-tickets", "-", "--tickets", "12", "--out", "-", given=POLAND)
    assert len(json.loads(result.stdout)["tickets"]) == 12
    assert "figures are like those" in result.stderr


def test_a_picture_is_printed_byte_for_byte() -> None:
    done = subprocess.run(
        [COMMAND, "render", "-", "--out", "-", "--format", "pdf"],
        input=POLAND,
        capture_output=True,
        check=True,
    )
    assert done.stdout.startswith(b"%PDF")
    assert done.stderr == b""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("edit -", "the editor needs a file"),
        ("print poland --out -", "the files for a game night fill a folder"),
        ("playtest poland --out -", "the games that are kept fill a folder"),
        ("playtest poland --plots -", "the plots fill a folder and cannot be printed"),
        ("export poland --all --out -", "all formats fill a folder"),
        ("export poland --to tiled --out - --report -", "cannot both be printed"),
        ("render poland --out -", "say what to print with --format"),
        ("validate - --fix", "--fix mends files"),
        ("import - --out -", "say which with --from"),
    ],
)
def test_what_no_pipe_can_hold_is_refused_in_a_sentence(arguments: str, sentence: str) -> None:
    result = run(*arguments.split(), given=POLAND)
    assert result.returncode == 2
    assert sentence in result.stderr
    assert result.stdout == ""


def test_a_picture_does_not_garble_the_terminal() -> None:
    arguments = ["render", "poland", "--out", "-", "--format", "png", "--dpi", "10"]
    result = run(*arguments, on_terminal=True)
    assert result.returncode == 2
    assert result.stdout == ""
    assert "would garble the terminal" in result.stderr
    assert run(*arguments[:-4], "--format", "svg", on_terminal=True).stdout.startswith("<svg ")


def test_data_is_utf_8_wherever_it_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    board = tmp_path / "mine.json"
    board.write_bytes(POLAND.replace("Gdańsk".encode(), "Gdańsk–Ω".encode()))
    command = [COMMAND, "diff", "poland", str(board), "--json"]
    data = subprocess.run(command, capture_output=True, check=False).stdout
    assert "Gdańsk–Ω" in data.decode()


def test_a_terminal_that_knows_few_letters_gets_those(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    done = subprocess.run([COMMAND, "list"], capture_output=True, check=True)
    assert b"2?5" in done.stdout
    assert done.stderr == b""


# Terminals


@pytest.fixture(autouse=True)
def a_usual_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the tests are started from, commands find a terminal that has colours."""
    monkeypatch.setenv("TERM", "xterm-256color")
    for name in ("NO_COLOR", "FORCE_COLOR", "COLORTERM"):
        monkeypatch.delenv(name, raising=False)


def test_nothing_is_coloured_unless_a_person_looks_at_it() -> None:
    assert ESCAPE not in run("rules", "poland").stdout
    assert COLOUR.search(run("rules", "poland", on_terminal=True).stdout)


@pytest.mark.parametrize("name", ["NO_COLOR", "TERM"])
def test_colours_can_be_refused(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, "1" if name == "NO_COLOR" else "dumb")
    assert not COLOUR.search(run("rules", "poland", on_terminal=True).stdout)
    assert not COLOUR.search(run("list", on_terminal=True).stdout)


def test_colours_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert ESCAPE in run("list").stdout


@pytest.mark.parametrize("columns", [30, 40, 60, 80, 120])
@pytest.mark.parametrize("command", ["list", "formats", "stats europe", "validate poland"])
def test_tables_keep_their_names_whole_in_any_terminal(
    command: str, columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("TERM", "dumb")
    told = run(*command.split(), on_terminal=True).stdout
    names = {
        "list": (*board_names(), *ruleset_names()),
        "formats": [one.name for one in FORMATS],
        "stats europe": ["spaces by colour", "tickets by deck"],
        "validate poland": ["suggestions"],
    }[command]
    assert "…" not in told.replace("… ", "")
    assert all(name in told for name in names)
    longest = max(told.splitlines(), key=len)
    assert len(longest) <= columns or " " not in longest.strip()


def test_a_value_stands_below_its_name_where_there_is_no_room_beside_it() -> None:
    rows = {"by colour": "red 21, blue 22, green 23"}
    assert list(aligned(rows, None)) == ["by colour  red 21, blue 22, green 23"]
    assert list(aligned(rows, 31)) == ["by colour  red 21, blue 22,\n           green 23"]
    assert list(aligned(rows, 24)) == ["by colour: red 21, blue\n  22, green 23"]


# Quiet and verbose


@pytest.mark.parametrize("arguments", ["--quiet {}", "-q {}", "{} --quiet", "{} -q"])
def test_quietly_only_results_are_told(arguments: str, tmp_path: Path) -> None:
    out = tmp_path / "p.svg"
    command = arguments.format(f"render poland --out {out}").split()
    result = run(*command)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    assert out.exists()


def test_results_and_errors_are_told_even_quietly() -> None:
    assert run("-q", "show", "poland").stdout == run("show", "poland").stdout
    assert "there is no board" in run("-q", "show", "atlantis").stderr


def test_verbosely_what_is_read_and_written_is_told(tmp_path: Path) -> None:
    out = tmp_path / "p.svg"
    result = run("render", "poland", "--out", str(out), "--verbose")
    assert f"trackwright: reading {board_path('poland')}\n" in result.stderr
    assert f"trackwright: writing {out}\n" in result.stderr
    assert re.search(r"trackwright: took \d+\.\d\d seconds\n$", result.stderr)
    assert result.stdout == f"Drew {out}\n"


def test_a_file_of_such_a_name_can_still_be_meant(tmp_path: Path) -> None:
    result = run("show", "--", "-q", folder=tmp_path)
    assert "there is no board '-q'" in result.stderr


# Bad luck


def test_an_interrupted_command_ends_without_a_word() -> None:
    result = run("show", "-", given=Trouble(KeyboardInterrupt()))
    assert (result.returncode, result.stdout, result.stderr) == (130, "", "")


def test_what_nobody_foresaw_is_told_in_a_sentence_and_how_to_report_it() -> None:
    result = run("show", "-", given=Trouble(RuntimeError("the sky fell")))
    assert result.returncode == 2
    assert "something went wrong: RuntimeError: the sky fell" in result.stderr
    assert "    trackwright --verbose show -\n" in result.stderr
    assert "Traceback" not in result.stderr


def test_a_report_of_what_nobody_foresaw_has_all_that_is_needed() -> None:
    result = run("show", "-", "--verbose", given=Trouble(RuntimeError("the sky fell")))
    assert result.returncode == 2
    assert "Traceback" in result.stderr
    assert "RuntimeError: the sky fell" in result.stderr
    assert "Python 3." in result.stderr


# Versions


def test_the_version_is_told_with_those_of_formats_qt_and_python() -> None:
    from PySide6.QtCore import qVersion

    result = run("--version")
    program, formats, surroundings = result.stdout.splitlines()
    assert re.fullmatch(r"trackwright \d+\.\d+\.\d+", program)
    assert formats == "board format 1, ruleset format 1, engine format 1"
    assert surroundings == f"Qt {qVersion()}, Python {sys.version.split()[0]}"


# Completion


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("sho", ["show"]),
        ("validate --sel", ["--select"]),
        ("show pol", ["poland"]),
        ("show my", ["my.json"]),
        ("show sub/", ["sub/a.json"]),
        ("rules mega", ["mega_europe"]),
        ("validate big", ["big_cities"]),
        ("export europe --to geo", ["geojson"]),
        ("import a --from gra", []),
        ("validate --explain T001", ["T001"]),
        ("validate --ignore T001,G001", ["T001,G001"]),
        ("validate --explain ticket-v", ["ticket-value"]),
        ("playtest europe --bots greedy,ho", ["greedy,hoarder"]),
        ("print europe --only tickets,sh", ["tickets,shop"]),
        ("print europe --paper le", ["letter", "legal"]),
        ("render europe --theme d", ["dark"]),
        ("render europe --format ", ["png", "svg", "pdf"]),
    ],
)
def test_a_shell_is_told_how_a_word_may_go_on(
    words: str, offered: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sub").mkdir()
    for name in ("my.json", "sub/a.json", "my.txt"):
        (tmp_path / name).touch()
    line = f"trackwright {words}"
    monkeypatch.setenv("_TRACKWRIGHT_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", str(len(line.split(" ")) - 1))
    result = run(folder=tmp_path)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.split() == offered


def test_bash_completes_a_word(tmp_path: Path) -> None:
    script = """
        eval "$(_TRACKWRIGHT_COMPLETE=source_bash trackwright)"
        COMP_WORDS=(trackwright show pol) COMP_CWORD=2
        _trackwright_completion trackwright
        echo "${COMPREPLY[@]}"
    """
    folder = Path(COMMAND).parent
    done = subprocess.run(
        ["/bin/bash", "--norc", "-c", script],
        env={"PATH": f"{folder}:/usr/bin:/bin"},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "poland\n"
