"""The `trackwright` command."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from run_command import run

from trackwright.cli.schema import Kind
from trackwright.maps import board_names, board_path, ruleset_names, ruleset_path

COMMAND = str(Path(sys.executable).with_name("trackwright"))


def test_list_names_every_shipped_ruleset() -> None:
    result = run("list")
    assert result.returncode == 0
    for name in ruleset_names():
        assert name in result.stdout


def test_rules_prints_a_ruleset_in_english() -> None:
    result = run("rules", "europe")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith("# Europe\n")
    assert "45 trains" in result.stdout


def test_rules_prints_a_ruleset_in_french() -> None:
    result = run("rules", "northern_lights", "--lang", "fr")
    assert result.returncode == 0
    assert "Traction fatale" in result.stdout


def test_rules_prints_what_differs() -> None:
    result = run("rules", "europe", "--diff", "big_cities")
    assert result.returncode == 0
    assert "Big Cities" in result.stdout
    assert "45 trains" not in result.stdout


def test_rules_reads_a_file_and_notes_what_looks_wrong(tmp_path: Path) -> None:
    text = ruleset_path("classic").read_text(encoding="utf-8")
    path = tmp_path / "mine.json"
    path.write_text(text.replace('"end":', '"tunels": {"reveal": 3},\n  "end":'), encoding="utf-8")
    result = run("rules", str(path))
    assert result.returncode == 0
    assert f"note: {path}: line " in result.stderr
    assert "did you mean 'tunnels'?" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["rules", "europ"], "trackwright: there is no ruleset 'europ'; did you mean 'europe'?"),
        (["rules", "no/such/file.json"], "trackwright: there is no file no/such/file.json"),
        (["rules", "europe", "--diff", "polland"], "did you mean 'poland'?"),
        (["rules", "europe", "--lang", "eng"], "'eng'"),
        (["render", "poland", "--out", "board.bmp"], "should end in .png, .svg or .pdf"),
        (["render", "poland", "--out", "no/such/board.png"], "there is no folder no/such"),
        (["render", "polland", "--out", "board.png"], "did you mean 'poland'?"),
        (["render", "poland", "--out", "b.png", "--dpi", "100000"], "dpi"),
        (["render", "poland", "--out", "b.png", "--dpi", "nan"], "--dpi"),
        (["render", "poland", "--out", "b.png", "--theme", "drak"], "did you mean 'dark'?"),
        (["render", "poland", "--out", "b.png", "--ruleset", "poland2"], "mean 'poland'?"),
        (["stats", "northern_light"], "did you mean 'northern_lights'?"),
        (["schema", "bord"], "board"),
        (["ruels"], "ruels"),
    ],
    ids=" ".join,
)
def test_what_cannot_run_ends_in_a_sentence_and_exit_code_2(
    arguments: list[str], sentence: str
) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.stderr
    assert result.stdout == ""


def test_a_broken_file_is_explained_line_by_line(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    text = ruleset_path("classic").read_text(encoding="utf-8")
    line = 1 + text[: text.index('"trains": 45')].count("\n")
    path.write_text(text.replace('"trains": 45', '"trains": -1'), encoding="utf-8")
    result = run("rules", str(path))
    assert result.returncode == 2
    assert f"{path}: line {line}, players/trains: must be at least 1, not -1" in result.stderr


@pytest.mark.parametrize("kind", Kind)
def test_schema_prints_the_published_schema(kind: Kind) -> None:
    result = run("schema", kind)
    assert result.returncode == 0
    assert result.stdout == kind.published.read_text(encoding="utf-8")


def test_version_names_the_program_and_its_formats() -> None:
    result = subprocess.run([COMMAND, "--version"], capture_output=True, text=True, check=False)
    assert result.returncode == 0
    assert result.stdout.startswith("trackwright 0.")
    assert "board format 1" in result.stdout


@pytest.mark.parametrize("name", ["./plain", "PLAIN.JSON"])
def test_a_file_is_a_file_whatever_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(name).write_bytes(board_path("poland").read_bytes())
    assert run("show", name).returncode == 0


def test_a_file_that_is_named_like_a_shipped_board_is_pointed_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.json").write_bytes(board_path("poland").read_bytes())
    assert "write ./mine.json" in run("show", "mine").stderr


def test_control_characters_of_a_file_do_not_reach_the_terminal(tmp_path: Path) -> None:
    board = tmp_path / "mine.json"
    text = board_path("poland").read_text(encoding="utf-8")
    hostile = text.replace('"title": {"en": "Poland"', '"title": {"en": "\\u001b[31mred"')
    board.write_text(hostile, encoding="utf-8")
    assert run("show", str(board)).stdout.startswith("[31mred\n")


def test_output_that_cannot_be_written_ends_in_a_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        result = subprocess.run(
            [COMMAND, "schema", "board"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert result.returncode == 2
    assert result.stderr == "trackwright: the output cannot be written: No space left on device\n"


def test_rulesets_that_a_board_cannot_find_or_understand_are_noted(tmp_path: Path) -> None:
    board = tmp_path / "mine.json"
    text = board_path("poland").read_text(encoding="utf-8")
    own = '{"id": "own", "extends": "poland", "name": "Own", "tunels": {"reveal": 3}}'
    rulesets = f'"rulesets": ["polland", {own}]'
    board.write_text(text.replace('"rulesets": ["poland"]', rulesets), encoding="utf-8")
    result = run("show", str(board))
    assert result.returncode == 0
    assert "rulesets/0: there is no ruleset 'polland'; did you mean 'poland'?" in result.stderr
    assert "rulesets/1/tunels: unknown field 'tunels'" in result.stderr


def test_a_board_can_be_drawn_with_a_ruleset_of_its_own(tmp_path: Path) -> None:
    board = tmp_path / "mine.json"
    text = board_path("poland").read_text(encoding="utf-8")
    own = '"rulesets": ["poland", {"id": "own", "extends": "poland", "name": "Own"}]'
    board.write_text(text.replace('"rulesets": ["poland"]', own), encoding="utf-8")
    out = str(tmp_path / "p.svg")
    assert run("render", str(board), "--out", out, "--ruleset", "own").returncode == 0


@pytest.mark.parametrize("command", ["schema ruleset", "list", "rules poland"])
@pytest.mark.parametrize("lines", [0, 1])
def test_a_reader_that_stops_early_is_no_error(command: str, lines: int) -> None:
    with subprocess.Popen(
        [COMMAND, *command.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        for _ in range(lines):
            process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 0


def test_list_names_every_shipped_board() -> None:
    result = run("list")
    for name in board_names():
        assert name in result.stdout


def test_show_summarizes_a_board_and_where_it_comes_from() -> None:
    result = run("show", "poland")
    assert result.returncode == 0
    assert "34 cities" in result.stdout
    assert "reconstruction" in result.stdout
    assert "made for: poland" in result.stdout


def test_stats_prints_one_json_object() -> None:
    result = run("stats", "europe", "--json")
    assert result.returncode == 0
    numbers = json.loads(result.stdout)
    assert numbers["cities"] == 47
    assert numbers["spaces_by_color"]["gray"] == 122
    assert numbers["tickets_off_shortest_path"] == 8


def test_stats_prints_a_table() -> None:
    result = run("stats", "nordic_countries")
    assert result.returncode == 0
    assert "24 with 30 icons" in result.stdout
    assert "14 double" in result.stdout


@pytest.mark.parametrize(
    ("name", "start"), [("p.png", b"\x89PNG"), ("p.svg", b"<svg "), ("p.pdf", b"%PDF")]
)
def test_render_draws_what_the_file_name_says(tmp_path: Path, name: str, start: bytes) -> None:
    out = tmp_path / name
    arguments = ["--theme", "dark", "--dpi", "20", "--lang", "fr"]
    result = run("render", "poland", "--out", str(out), *arguments)
    assert (result.returncode, result.stderr) == (0, "")
    assert out.read_bytes().startswith(start)
    if name.endswith("svg"):
        assert "Slovaquie" in out.read_text(encoding="utf-8")


def test_a_board_that_bears_its_ruleset_s_name_is_drawn_beside_it(tmp_path: Path) -> None:
    board = tmp_path / "poland.json"
    board.write_bytes(board_path("poland").read_bytes())
    result = run("render", str(board), "--out", str(tmp_path / "p.svg"))
    assert result.returncode == 0


def test_a_board_with_wrong_rules_of_its_own_is_explained(tmp_path: Path) -> None:
    board = tmp_path / "mine.json"
    text = board_path("poland").read_text(encoding="utf-8")
    own = '{"id": "mine", "extends": "poland", "players": {"trains": 0}}'
    text = text.replace('"rulesets": ["poland"]', f'"rulesets": [{own}]')
    board.write_text(text, encoding="utf-8")
    result = run("render", str(board), "--out", str(tmp_path / "p.svg"))
    assert result.returncode == 2
    assert "ruleset 'mine': players/trains: must be at least 1, not 0" in result.stderr
