"""`trackwright validate`, run as a person, a spreadsheet and a code host run it."""

import csv
import io
import json
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest
import run_command
import yaml
from run_command import Result

from trackwright.maps import board_path, ruleset_path
from trackwright.schema.files.reading import read_board

COMMAND = str(Path(sys.executable).with_name("trackwright"))
DATA = Path(__file__).parents[1] / "data"


def run(*arguments: str, folder: Path | None = None) -> Result:
    return run_command.run("validate", *arguments, folder=folder)


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """Return a board with an odd ticket, which can be mended, and a length without points."""
    text = board_path("poland").read_text(encoding="utf-8")
    ticket = '"id": "gdansk-warszawa"'
    assert text.count(ticket) == 1
    before, line = text.split(ticket)
    points, rest = line.split('"points": ', 1)
    text = f'{before}{ticket}{points}"points": 19{rest.lstrip("0123456789")}'
    head, _, routes = text.partition('"routes": [')
    routes = routes.replace('"length": 1', '"length": 7', 1)
    path = tmp_path / "mine.json"
    path.write_text(f'{head}"routes": [{routes}', encoding="utf-8")
    return path


def test_the_shipped_boards_are_fine() -> None:
    result = run()
    assert result.returncode == 0, result.stdout
    assert result.stderr == ""
    assert " error" not in result.stdout
    assert " warning" not in result.stdout


def test_a_good_board_is_said_to_be_fine() -> None:
    result = run("poland", "--select", "T001")
    assert result.stdout == "poland: 1 check, with poland\n  everything is fine\n"


def test_errors_are_told_first_with_their_line_and_end_in_one(broken: Path) -> None:
    result = run("mine.json", "--select", "T001,R007", folder=broken.parent)
    assert result.returncode == 1
    assert result.stdout.index("1 error\n") < result.stdout.index("1 warning\n")
    route = next(
        number
        for number, line in enumerate(broken.read_text(encoding="utf-8").splitlines(), 1)
        if '"length": 7' in line
    )
    assert f"mine.json:{route}  " in result.stdout
    assert "1 error, 1 warning" in result.stdout
    assert "--fix mends 1 of them" in result.stdout


def test_warnings_alone_end_in_zero(broken: Path) -> None:
    assert run(str(broken), "--select", "T001").returncode == 0


def test_a_severity_can_be_changed(broken: Path) -> None:
    assert run(str(broken), "--select", "T001", "--severity", "T*=error").returncode == 1


def test_a_check_can_be_left_out(broken: Path) -> None:
    result = run(str(broken), "--select", "T001,R007", "--ignore", "R007")
    assert "R007" not in result.stdout


def test_a_board_is_checked_with_another_ruleset() -> None:
    result = run("northern_lights", "--ruleset", "poland", "--select", "R0*")
    assert result.returncode == 1
    assert "(with poland)" in result.stdout


def test_a_ruleset_is_checked_alone(tmp_path: Path) -> None:
    path = tmp_path / "rules.json"
    text = ruleset_path("classic").read_text(encoding="utf-8")
    path.write_text(text.replace('"5": 10', '"5": 12'), encoding="utf-8")
    result = run(str(path))
    assert f"{path} (ruleset): " in " ".join(result.stdout.split())  # a long path is wrapped
    assert "L010" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["atlantis"], "there is no board 'atlantis'"),
        (["missing.json"], "missing.json"),
        (["europe", "--select", "Q*"], "there is no check 'Q*'"),
        (["europe", "--severity", "T001=fatal"], "error, warning, suggestion, off"),
        (["europe", "--dry-run"], "add --fix"),
        (["europe", "--fix", "--dry-run", "--format", "json"], "no other --format"),
        (["--explain", "T999"], "there is no check 'T999'"),
        (["europe", "--ruleset", "atlantis"], "there is no ruleset 'atlantis'"),
    ],
)
def test_what_cannot_run_says_why_and_ends_in_two(
    arguments: list[str], sentence: str, tmp_path: Path
) -> None:
    result = run(*arguments, folder=tmp_path)
    assert result.returncode == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.stderr


def test_one_unreadable_file_does_not_keep_the_others_from_being_checked(broken: Path) -> None:
    result = run("missing.json", str(broken), "--select", "T001")
    assert result.returncode == 2
    assert "T001" in result.stdout


def test_fix_mends_the_file_and_shows_what_it_did(broken: Path) -> None:
    result = run(str(broken), "--select", "T001", "--fix")
    assert result.returncode == 0
    assert "mended  T001" in result.stdout
    assert "everything is fine" in result.stdout
    board, poland = read_board(broken).document, read_board(board_path("poland")).document
    assert [t.points for t in board.tickets] == [t.points for t in poland.tickets]


def test_a_dry_run_shows_a_difference_and_writes_nothing(broken: Path) -> None:
    before = broken.read_bytes()
    result = run(str(broken), "--select", "T001", "--fix", "--dry-run")
    lines = result.stdout.splitlines()
    assert [line[0] for line in lines[3:]] == ["-", "+"]
    assert '"points": 19' in lines[3]
    assert broken.read_bytes() == before


def test_a_dry_run_of_a_file_with_nothing_to_mend_shows_nothing(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    board = json.loads(board_path("poland").read_text(encoding="utf-8"))
    path.write_text(json.dumps(board), encoding="utf-8")
    assert run(str(path), "--fix", "--dry-run").stdout == ""


def test_a_board_whose_ruleset_is_mended_is_checked_with_it(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    text = board_path("poland").read_text(encoding="utf-8")
    assert '"rulesets": ["poland"]' in text
    path.write_text(text.replace('"rulesets": ["poland"]', '"rulesets": ["polandd"]'), "utf-8")
    result = run(str(path), "--fix", "--select", "S004,R0*")
    assert "with poland" in " ".join(result.stdout.split())


def test_a_shipped_board_is_never_written() -> None:
    before = board_path("europe").read_bytes()
    result = run("europe", "--fix", "--unsafe-fixes", "--severity", "*=warning")
    assert board_path("europe").read_bytes() == before
    assert result.returncode in (0, 2)


def test_json_tells_places_lines_boxes_and_fixes(broken: Path) -> None:
    content = json.loads(run(str(broken), "--select", "T001", "--format", "json").stdout)
    (document,) = content["documents"]
    (finding,) = document["findings"]
    assert document["counts"] == {"errors": 0, "warnings": 1, "suggestions": 0}
    assert finding["places"][0]["place"] == "ticket/gdansk-warszawa/points"
    assert finding["fixes"][0]["safe"]
    left, top, right, bottom = finding["bounds_mm"]
    assert left < right
    assert top < bottom


def test_csv_has_a_row_a_finding(broken: Path) -> None:
    rows = list(
        csv.DictReader(io.StringIO(run(str(broken), "--select", "T001", "--format", "csv").stdout))
    )
    assert [row["code"] for row in rows] == ["T001"]
    assert rows[0]["places"] == "ticket/gdansk-warszawa/points"
    assert float(rows[0]["x_mm"]) > 0


def test_csv_never_starts_a_formula(tmp_path: Path) -> None:
    board = json.loads(board_path("poland").read_text(encoding="utf-8"))
    board["cities"][0]["name"] = "=1+1"
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(board), encoding="utf-8")
    result = run(str(path), "--format", "csv")
    for row in csv.reader(io.StringIO(result.stdout)):
        assert not any(cell.startswith(("=", "+", "-", "@")) for cell in row)


def sarif(*arguments: str, folder: Path | None = None) -> dict[str, object]:
    content = json.loads(run(*arguments, "--format", "sarif", folder=folder).stdout)
    schema = json.loads((DATA / "sarif-2.1.0.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft4Validator(schema).validate(content)
    return content["runs"][0]


def test_sarif_is_valid_and_names_lines_of_files_below_the_folder(broken: Path) -> None:
    results = sarif("mine.json", "--select", "T001", folder=broken.parent)["results"]
    (result,) = results
    (location,) = result["locations"]
    file = location["physicalLocation"]
    assert file["artifactLocation"]["uri"] == "mine.json"
    line = broken.read_text(encoding="utf-8").splitlines()[file["region"]["startLine"] - 1]
    assert "gdansk-warszawa" in line


def test_sarif_of_all_that_is_shipped_is_valid_and_marks_what_is_accepted() -> None:
    results = sarif()["results"]
    suppressed = [result for result in results if "suppressions" in result]
    assert {"T001", "G008", "G009"} <= {result["ruleId"] for result in suppressed}


def test_sarif_tells_what_could_not_be_read(tmp_path: Path) -> None:
    run_ = sarif("missing.json", folder=tmp_path)
    (invocation,) = run_["invocations"]
    assert not invocation["executionSuccessful"]
    assert "missing.json" in invocation["toolExecutionNotifications"][0]["message"]["text"]


def test_explain_shows_a_bad_and_a_good_example() -> None:
    result = run("--explain", "ticket-value")
    assert result.returncode == 0
    assert result.stdout.startswith("# T001 ticket-value\n")
    assert "Wrong" in result.stdout
    assert "Right" in result.stdout


def test_other_json_files_can_be_passed_over(tmp_path: Path, broken: Path) -> None:
    others = {"package.json": '{"name": "a"}', "list.json": "[1]", "notes.json": "// no\n{}"}
    for name, text in others.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert run(*others, folder=tmp_path).returncode == 2
    result = run("--skip-others", "--select", "T001", *others, str(broken), folder=tmp_path)
    assert result.returncode == 0
    assert not any(name in result.stdout + result.stderr for name in others)


@pytest.mark.checkout
def test_the_hook_runs_a_command_that_exists(broken: Path) -> None:
    (hook,) = yaml.safe_load(
        (Path(__file__).parents[2] / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
    )
    program, command, *options = hook["entry"].split()
    assert (program, command) == ("trackwright", "validate")
    assert run(*options, str(broken)).returncode == 1


def test_each_document_is_read_once() -> None:
    program = (
        "import collections, sys\n"
        "from trackwright.cli import main\n"
        "opened = collections.Counter()\n"
        "def hook(event, args):\n"
        "    if event == 'open' and '/maps/' in str(args[0]) and str(args[0]).endswith('.json'):\n"
        "        opened[str(args[0])] += 1\n"
        "sys.addaudithook(hook)\n"
        "sys.argv = ['trackwright', 'validate', 'nordic_countries']\n"
        "try:\n"
        "    main()\n"
        "finally:\n"
        "    print(sorted(opened.values()), file=sys.stderr)\n"
    )
    result = subprocess.run(
        [sys.executable, "-P", "-c", program], capture_output=True, text=True, check=True
    )
    assert set(json.loads(result.stderr.splitlines()[-1])) == {1}
