"""The page of a playtest: it stands alone, shows every plot, and is safe whatever names say."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest
from match_builders import shipped_game
from typer.testing import CliRunner

from trackwright.cli.app import app
from trackwright.formats.playtests import plots
from trackwright.formats.playtests.page import page_text, plot_files
from trackwright.playtest.estimates import Estimate
from trackwright.playtest.findings import findings
from trackwright.playtest.jobs import Job, run
from trackwright.playtest.statistics import Report, report
from trackwright.schema.board import Board

BOARD, RULES = shipped_game("poland")


@pytest.fixture(scope="module")
def reports() -> list[Report]:
    found = []
    for bots in (("greedy", "random"), ("greedy", "random", "greedy")):
        job = Job(BOARD, RULES, bots, 8)
        found.append(report(job, run(job)))
    return found


@pytest.fixture(scope="module")
def page(reports: list[Report]) -> str:
    return page_text(BOARD, reports)


class Reader(HTMLParser):
    """Reads a page and keeps which tags are open, so that none is left open."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, _attributes: object) -> None:
        self.tags.append(tag)
        if tag not in ("meta", "input"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_every_tag_is_closed_and_no_script_is_there(page: str) -> None:
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert "script" not in reader.tags


def test_the_page_fetches_nothing(page: str) -> None:
    assert "default-src &#x27;none&#x27;" in page
    assert set(re.findall(r"https?://[^\"' ]+", page)) == {"http://www.w3.org/2000/svg"}
    assert "style=" not in page  # the policy forbids it


def test_one_number_of_players_is_shown_at_a_time(page: str, reports: list[Report]) -> None:
    assert re.findall(r'<section id="with-(\d)">', page) == ["2", "3"]
    assert page.count('type="radio"') == 2
    alone = page_text(BOARD, reports[:1])
    assert 'type="radio"' not in alone
    assert "display:none" not in alone


def test_both_themes_have_the_same_colours(page: str) -> None:
    light = set(re.findall(r"(--[a-z0-9-]+):", page.split("@media (prefers-color-scheme:dark)")[0]))
    used = set(re.findall(r"var\((--[a-z0-9-]+)\)", page))
    assert used <= light


def test_every_plot_is_a_file_of_its_own(reports: list[Report]) -> None:
    files = plot_files(BOARD, reports)
    assert {name.rsplit("-", 1)[0] for name in files} == {
        "claims-on-board",
        "winners-on-board",
        "points",
        "seats",
        "styles",
        "completion",
        "effort",
        "claims",
        "colors",
        "missed",
    }
    for content in files.values():
        root = fromstring(content)  # noqa: S314 – we wrote it
        assert root.tag == "{http://www.w3.org/2000/svg}svg"


def test_dots_tell_the_names_of_tickets(reports: list[Report]) -> None:
    svg = plots.completion_plot(reports[0])
    titles = re.findall(r"<title>([^<]+)</title>", svg)
    assert len(titles) == len(reports[0].tickets)
    assert titles[0].startswith(f"{reports[0].tickets[0].name} ({reports[0].tickets[0].points})")


def test_a_finding_is_shown_with_its_evidence(reports: list[Report]) -> None:
    seats = (Estimate(0.9, 0.85, 0.94, 8), *reports[0].seats[1:])
    unfair = replace(reports[0], seats=seats)
    assert any(finding.usual is not None for finding in findings(unfair))
    told = page_text(BOARD, [unfair])
    told = told.replace("\u00a0", " ")
    assert "Player 1 in order of turns wins too often: 90 % (85–94 %)" in told
    assert "What was seen, and what is usual" in told


def test_names_are_never_markup(reports: list[Report]) -> None:
    wicked = replace(reports[0].tickets[0], name="<script>alert(1)</script>")
    title = BOARD.meta.changed(title="<b>bold</b>")
    board: Board = BOARD.changed(meta=title)
    told = page_text(board, [replace(reports[0], tickets=(wicked, *reports[0].tickets[1:]))])
    assert "<script" not in told
    assert "<b>" not in told
    assert "&lt;script&gt;" in told


def test_a_board_without_tickets_has_a_page(reports: list[Report]) -> None:
    bare = replace(reports[0], tickets=(), missed=())
    assert "All routes" in page_text(BOARD, [bare])


def test_points_below_nought_stay_beside_their_names(reports: list[Report]) -> None:
    poor = replace(reports[0], points=Estimate(-40.0, -50.0, -30.0, 8))
    svg = plots.points_plot(poor)
    seen = [float(x) for x in re.findall(r'd="M(-?[\d.]+)', svg)]
    assert min(seen) == plots.LABELS
    whisker, bar = seen[0], re.findall(r'<rect x="([\d.]+)" [^>]*width="([\d.]+)"', svg)[0]
    nought = float(bar[0]) + float(bar[1])
    assert whisker < float(bar[0]) < nought
    (axis,) = re.findall(r'<line x1="([\d.]+)" [^>]*class="axis"', svg)
    assert float(axis) == pytest.approx(nought, abs=0.11)


def test_points_that_are_all_below_nought_run_leftwards(reports: list[Report]) -> None:
    low = Estimate(-40.0, -50.0, -30.0, 8)
    svg = plots.points_plot(replace(reports[0], points=low, winner_points=low, parts={}))
    left, right = map(float, re.findall(r'd="M([\d.]+) [\d.]+H([\d.]+)"', svg)[0])
    nought = float(re.findall(r'<line x1="([\d.]+)"', svg)[0])
    assert plots.LABELS == left < right < nought


def test_the_command_writes_the_page_and_the_plots(tmp_path: Path) -> None:
    arguments = ["playtest", "poland", "--players", "2", "--games", "4", "--plain", "--jobs", "1"]
    arguments += ["--format", "html", "--plots", str(tmp_path / "plots")]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0
    assert result.stdout.startswith("<!DOCTYPE html>")
    assert (tmp_path / "plots" / "completion-2.svg").is_file()


def test_plots_that_cannot_be_written_take_nothing_from_the_report(tmp_path: Path) -> None:
    (tmp_path / "seats-2.svg").mkdir()
    arguments = ["playtest", "poland", "--players", "2", "--games", "4", "--plain", "--jobs", "1"]
    result = CliRunner().invoke(app, [*arguments, "--plots", str(tmp_path)])
    assert "seats-2.svg is a folder" in str(result.exception)
    assert "4 games on poland" in result.stdout
