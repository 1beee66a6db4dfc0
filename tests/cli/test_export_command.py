"""`trackwright export`, `import`, `formats` and `diff`, run as a person runs them."""

import json
import os
from pathlib import Path

import pytest
from run_command import run

from trackwright.formats.catalogue import FORMATS
from trackwright.maps import board_path, open_board
from trackwright.schema.edits import with_changed
from trackwright.schema.files.writing import write_board
from trackwright.schema.geometry import Point


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_board_is_written_beside_and_named_after_itself(here: Path) -> None:
    result = run("export", "poland", "--to", "trackwright")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout == "Wrote poland.json\nNothing is lost in trackwright.\n"
    assert open_board("./poland.json").document == open_board("poland").document
    assert [path.name for path in here.iterdir()] == ["poland.json"]


def test_what_is_lost_is_told_and_can_be_kept_as_json(here: Path) -> None:
    result = run("export", "poland", "--to", "mapdata", "--report", "lost.json")
    assert result.returncode == 0
    assert "Lost in mapdata:" in result.stdout
    report = json.loads((here / "lost.json").read_text(encoding="utf-8"))
    assert report["format"] == "mapdata"
    countries = next(loss for loss in report["losses"] if loss["field"] == "countries")
    assert countries["count"] == countries["of"] == len(open_board("poland").document.countries)


def test_strict_writes_nothing_that_loses_anything(here: Path) -> None:
    result = run("export", "poland", "--to", "mapdata", "--strict")
    assert result.returncode == 1
    assert "Nothing was written" in result.stderr
    assert list(here.iterdir()) == []
    assert run("export", "poland", "--to", "trackwright", "--strict").returncode == 0


def test_a_board_can_be_printed_into_a_pipe() -> None:
    result = run("export", "poland", "--to", "trackwright", "--out", "-")
    assert result.stdout == board_path("poland").read_text(encoding="utf-8")


def test_all_formats_are_written_with_a_table_of_losses(here: Path) -> None:
    result = run("export", "nordic_countries", "--all", "--out", "shipped")
    assert result.returncode == 0
    for known in FORMATS:
        assert known.name in result.stdout
        assert any((here / "shipped" / known.name).iterdir())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["export", "poland"], "say which format with --to"),
        (["export", "poland", "--to", "geojso"], "did you mean 'geojson'?"),
        (["export", "poland", "--to", "csv", "--out", "-"], "name a folder"),
        (["export", "poland", "--to", "trackwright", "--out", "no/such.json"], "cannot be written"),
        (["export", "poland", "--to", "csv", "--out", "/dev/null/x"], "cannot be made"),
        (["import", "nothing.csv", "--out", "b.json"], "there is no file nothing.csv"),
        (["diff", "poland", "polland"], "did you mean 'poland'?"),
    ],
    ids=" ".join,
)
def test_what_cannot_be_done_ends_in_a_sentence(
    here: Path, arguments: list[str], sentence: str
) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert sentence in result.stderr
    assert "Traceback" not in result.stderr
    assert list(here.iterdir()) == []


@pytest.mark.skipif(os.name != "posix" or not os.path.exists("/dev/full"), reason="no /dev/full")  # noqa: PTH110
def test_a_full_disk_is_told() -> None:
    result = run("export", "poland", "--to", "trackwright", "--out", "/dev/full")
    assert result.returncode == 2
    assert "/dev/full is a device" in result.stderr


@pytest.mark.usefixtures("here")
def test_a_board_is_imported_and_checked() -> None:
    result = run("import", str(board_path("poland")), "--from", "trackwright", "--out", "mine.json")
    assert result.returncode == 0
    assert result.stdout.startswith("Wrote mine.json: 47 cities, 117 routes, 35 tickets\n")
    assert "mine.json: " in result.stdout
    assert "checks, with poland" in result.stdout
    assert open_board("./mine.json").document == open_board("poland").document


def test_an_import_replaces_nothing_unless_told_to(here: Path) -> None:
    (here / "mine.json").write_text("my work", encoding="utf-8")
    arguments = ["import", str(board_path("poland")), "--from", "trackwright", "--out", "mine.json"]
    result = run(*arguments)
    assert result.returncode == 2
    assert "--force" in result.stderr
    assert (here / "mine.json").read_text(encoding="utf-8") == "my work"
    assert run(*arguments, "--force").returncode == 0


def test_formats_are_listed_with_their_readers() -> None:
    result = run("formats")
    assert result.returncode == 0
    for known in FORMATS:
        assert known.name in result.stdout


def test_diff_tells_what_changed_by_meaning(here: Path) -> None:
    board = open_board("poland").document
    x, y = board.cities[0].position
    changed = with_changed(board, "cities", board.cities[0].id, position=Point(x + 3, y + 4))
    changed = with_changed(changed, "routes", board.routes[0].id, length=9)
    changed = changed.changed(tickets=changed.tickets[1:])
    write_board(here / "mine.json", changed)
    result = run("diff", "poland", "mine.json")
    assert result.returncode == 1
    assert result.stdout.splitlines() == [
        f"~ city {board.cities[0].id}: moved 5.0 mm",
        f"~ route {board.routes[0].id}: length {board.routes[0].length} → 9",
        f"- ticket {board.tickets[0].id}",
    ]
    as_json = json.loads(run("diff", "poland", "mine.json", "--json").stdout)
    assert [one["kind"] for one in as_json] == ["city", "route", "ticket"]
    assert as_json[0]["after"] == pytest.approx([x + 3, y + 4])


def test_boards_that_are_the_same_do_not_differ() -> None:
    result = run("diff", "poland", "poland")
    assert (result.returncode, result.stdout) == (0, "Nothing differs.\n")
