"""The `trackwright` command, run as a person runs it."""

import subprocess
import sys
from pathlib import Path

import pytest

from trackwright.maps import ruleset_names, ruleset_path
from trackwright.schema.files.migrations import Format
from trackwright.schema.json_schema import published_path

COMMAND = str(Path(sys.executable).with_name("trackwright"))


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [COMMAND, *arguments], capture_output=True, text=True, encoding="utf-8", check=False
    )


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
    text = ruleset_path("poland").read_text(encoding="utf-8")
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
    text = ruleset_path("poland").read_text(encoding="utf-8")
    path.write_text(text.replace('"trains": 35', '"trains": -1'), encoding="utf-8")
    result = run("rules", str(path))
    assert result.returncode == 2
    assert f"{path}: line 10, players/trains: must be at least 1, not -1" in result.stderr


@pytest.mark.parametrize("kind", Format)
def test_schema_prints_the_published_schema(kind: Format) -> None:
    result = run("schema", kind)
    assert result.returncode == 0
    assert result.stdout == published_path(kind).read_text(encoding="utf-8")


def test_version_names_the_program_and_its_formats() -> None:
    result = run("--version")
    assert result.returncode == 0
    assert result.stdout.startswith("trackwright 0.")
    assert "board format 1" in result.stdout


def test_a_reader_that_stops_early_sees_no_traceback() -> None:
    with subprocess.Popen(
        [COMMAND, "schema", "ruleset"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert "Traceback" not in process.stderr.read()
