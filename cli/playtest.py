"""`trackwright playtest`: bots play a board many times, and the numbers say what they found."""

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from trackwright.cli import completing
from trackwright.cli.arguments import BoardName
from trackwright.cli.output import is_progress_seen, print_data, require_folder, say, say_notes
from trackwright.schema.errors import TrackwrightError

if TYPE_CHECKING:
    from trackwright.playtest.running import Crew, Progress
    from trackwright.playtest.statistics import Report
    from trackwright.schema.board import Board
    from trackwright.schema.rules.ruleset import Ruleset

WORTH_COMPILING = 10_000
"""Games from which on compiling the engine pays, when nothing else is said."""

GAMES_IN_MIND = 400
"""Games without a player who searches that take as long as one with such a player, or longer."""


class PlaytestFormat(StrEnum):
    """How a report is written."""

    TEXT = "text"
    JSON = "json"
    CSV = "csv"
    HTML = "html"


def playtest_board(
    board: BoardName,
    ruleset: Annotated[
        str | None,
        typer.Option(
            metavar="RULESET",
            help="The rules to play by; the board's first if absent.",
            autocompletion=completing.rulesets,
        ),
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(
            metavar="NUMBERS", help="How many play: 4, or 2-5 for each of these; all if absent."
        ),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games for each number of players.")] = 1_000,
    bots: Annotated[
        str,
        typer.Option(
            metavar="STYLES",
            help="Styles of the players, in turn: greedy, long-route, opportunist, hoarder, "
            "random, or search: stronger, and hundreds of times slower.",
            autocompletion=completing.bots,
        ),
    ] = "greedy",
    seed: Annotated[int, typer.Option(min=0, max=10**12, help="The seed of the first game.")] = 1,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes; one for each processor if absent.")
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Play on the workers of this dask scheduler (needs trackwright[cluster]).",
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            help="A folder to keep the games in; what lies there is not played again.",
        ),
    ] = None,
    form: Annotated[
        PlaytestFormat,
        typer.Option("--format", help="How the report is written; html is a page with plots."),
    ] = PlaytestFormat.TEXT,
    plots: Annotated[
        Path | None, typer.Option(help="A folder to write every plot into, as an SVG file.")
    ] = None,
    compare: Annotated[
        str | None,
        typer.Option(
            metavar="BOARD",
            help="Play this version, too, and tell what differs.",
            autocompletion=completing.boards,
        ),
    ] = None,
    fast: Annotated[
        bool | None,
        typer.Option(
            "--fast/--plain",
            help="Compile the engine (needs trackwright[fast]); when it pays, if neither is said.",
        ),
    ] = None,
) -> None:
    """Let bots play a board, and tell what stands out.

    Ctrl-C ends it early, with what is done so far.

    \b
    Examples:
      trackwright playtest poland
      trackwright playtest europe --players 4 --bots greedy,hoarder --games 5000
      trackwright playtest my.json --players 2-4 --format html > report.html
      trackwright playtest before.json --compare after.json
    """
    require_folder(out, "the games that are kept")
    if compare is not None and form is not PlaytestFormat.TEXT:
        raise TrackwrightError("--compare tells a difference and has no other --format")
    styles = _styles(bots)
    if cluster is None:
        _choose_engine(fast, games * GAMES_IN_MIND if "search" in styles else games)
    from trackwright.playtest import reports  # late: how it runs is chosen before it is loaded
    from trackwright.playtest.comparing import changes

    def tested(pair: "tuple[Board, Ruleset]", kept: Path | None) -> list["Report"]:
        done: list[Report] = []
        for count in _player_counts(players, pair[1]):
            done.append(_tested(*pair, styles, count, games, seed, crew, kept))
            if done[-1].games < games:
                break  # the user has seen enough
        return done

    pair = _opened(board, ruleset)
    other = None if compare is None else _opened(compare, ruleset)
    with _crew(cluster, jobs, fast) as crew:
        found = tested(pair, out and out / "first" if other else out)
        others = tested(other, out and out / "second") if other else []
    if plots is not None:
        _write_plots(plots, pair[0], found)
    if other is None:
        _print(form, pair[0], found)
    for before, after in zip(found, others, strict=False):
        typer.echo(f"{len(before.bots)} players, {before.games} games each:")
        typer.echo(reports.text_changes(changes(before, after)))


def _print(form: PlaytestFormat, board: "Board", found: "list[Report]") -> None:
    from trackwright.playtest import reports

    match form:
        case PlaytestFormat.JSON:
            print_data(reports.json_report(found))
        case PlaytestFormat.CSV:
            print_data(reports.csv_report(found))
        case PlaytestFormat.HTML:
            from trackwright.formats.playtests.page import page_text

            print_data(page_text(board, found))
        case PlaytestFormat.TEXT:
            typer.echo("\n".join(map(reports.text_report, found)), nl=False)


def _write_plots(folder: Path, board: "Board", found: "list[Report]") -> None:
    from trackwright.formats.playtests.page import plot_files

    folder.mkdir(parents=True, exist_ok=True)
    for name, content in plot_files(board, found).items():
        (folder / name).write_bytes(content)


def _choose_engine(fast: bool | None, games: int) -> None:
    from importlib.util import find_spec

    installed = find_spec("numba") is not None
    if fast and not installed:
        raise TrackwrightError("--fast needs numba: install trackwright[fast]")
    if fast or (fast is None and installed and games >= WORTH_COMPILING):
        os.environ["TRACKWRIGHT_FAST"] = "1"
    elif fast is False:
        os.environ["TRACKWRIGHT_FAST"] = "0"


def _crew(
    cluster: str | None, jobs: int | None, fast: bool | None
) -> "AbstractContextManager[Crew | int]":
    if cluster is None:
        return nullcontext(jobs or os.cpu_count() or 1)
    if jobs is not None:
        raise TrackwrightError("--jobs is for this machine and --cluster for others: leave one out")
    from trackwright.playtest.cluster import Cluster

    return Cluster(cluster, fast=fast)


def _styles(bots: str) -> tuple[str, ...]:
    styles = tuple(style.strip() for style in bots.split(",") if style.strip())
    if not styles:
        raise TrackwrightError("--bots names nobody; write --bots greedy,random")
    return styles


def _opened(name: str, ruleset: str | None) -> "tuple[Board, Ruleset]":
    from trackwright.maps import board_folder, open_board, ruleset_of  # late: loads boards

    opened = open_board(name)
    say_notes(name, opened.notes)
    rules = ruleset_of(opened.document, board_folder(name), ruleset)
    if rules is None:
        raise TrackwrightError(f"{name} names no ruleset; write --ruleset with one to play by")
    return opened.document, rules


def _player_counts(wanted: str | None, rules: "Ruleset") -> range:
    if wanted is None:
        return rules.players.counts
    low, _, high = wanted.partition("-")
    if not low.isdecimal() or not (high or low).isdecimal():
        raise TrackwrightError(f"--players {wanted}: write a number, or two like 2-5")
    return range(int(low), int(high or low) + 1)


def _tested(
    board: "Board",
    rules: "Ruleset",
    styles: tuple[str, ...],
    players: int,
    games: int,
    seed: int,
    crew: "Crew | int",
    out: Path | None,
) -> "Report":
    from trackwright.playtest.findings import verdict
    from trackwright.playtest.running import Job, run
    from trackwright.playtest.statistics import report
    from trackwright.playtest.verdicts import write_verdict

    bots = tuple(styles[seat % len(styles)] for seat in range(players))
    job = Job(board, rules, bots, games, seed)
    folder = out and out / f"{rules.id}-{players}"
    with _bar(f"{board.id}, {players} players", games) as progress:
        outcomes = run(job, crew, folder, progress)
    if len(outcomes) < games:
        say(f"note: stopped after {len(outcomes)} of {games} games", aside=True)
    numbers = report(job, outcomes)
    if folder is not None:
        write_verdict(folder, verdict(job, numbers))
    return numbers


@contextmanager
def _bar(title: str, games: int) -> "Iterator[Progress]":
    if not is_progress_seen():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress as Bar

    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=games)
        yield lambda done: bar.update(task, completed=done)
