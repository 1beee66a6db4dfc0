"""The report on the shipped boards: the script plays, checks and writes the page with its plots."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.checkout

SCRIPT = Path(__file__).parents[2] / "scripts" / "make_playtest_report.py"


@pytest.fixture(scope="module")
def docs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs")
    options = ["--games", "4", "--sample", "1", "--jobs", "1", "--plain", "--docs", str(folder)]
    subprocess.run(
        [sys.executable, str(SCRIPT), *options, "--only", "nordic_countries"], check=True
    )
    return folder


def test_every_table_of_a_ruleset_is_told(docs: Path) -> None:
    page = (docs / "playtests.md").read_text(encoding="utf-8")
    tables = page.split("## Tables")[1].split("## Styles")[0]
    assert re.findall(r"\| (nordic_countries, \d players) \| 4 \| none \| none \|", tables) == [
        "nordic_countries, 2 players",
        "nordic_countries, 3 players",
    ]
    assert "Crashes: none. Broken invariants: none." in page


def test_all_styles_meet_at_every_table(docs: Path) -> None:
    page = (docs / "playtests.md").read_text(encoding="utf-8")
    styles = page.split("## Styles")[1].split("## Where")[0]
    for row in styles.splitlines()[-3:-1]:
        assert row.count(" %") >= 9, row


def test_the_plots_that_the_page_shows_are_there(docs: Path) -> None:
    page = (docs / "playtests.md").read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)]+)\)", page)
    assert len(links) == 3
    assert all((docs / link).is_file() for link in links)


def test_what_papers_found_stands_beside_what_we_found(docs: Path) -> None:
    page = (docs / "playtests.md").read_text(encoding="utf-8")
    row = next(line for line in page.splitlines() if line.startswith("| City use"))
    assert re.search(r"0\.96 \(Europe\) \| nordic_countries -?\d\.\d\d \|", row)
    assert "none of 8" in page or "1 in " in page
