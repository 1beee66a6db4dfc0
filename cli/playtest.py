"""`trackwright playtest`: bots play a board many times, and the numbers say what they found."""

import os
from contextlib import AbstractContextManager, closing, nullcontext
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from trackwright.cli import completion
from trackwright.cli.arguments import BoardName
from trackwright.cli.output import make_folder, print_data
from trackwright.schema.errors import TrackwrightError

if TYPE_CHECKING:
    from trackwright.playtest.jobs import Workers
    from trackwright.playtest.statistics import Report
    from trackwright.schema.board import Board

WORTH_COMPILING = 10_000
"""Games from which on compiling the engine saves time."""

GAMES_PER_SEARCHED_GAME = 400
"""Ordinary games that take about as long as one game with a bot that searches."""


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
            autocompletion=completion.rulesets,
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
            autocompletion=completion.bots,
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
            autocompletion=completion.boards,
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
    if compare is not None and form is not PlaytestFormat.TEXT:
        raise TrackwrightError("--compare tells a difference and has no other --format")
    styles = _styles(bots)
    from trackwright.cli import run_playtest  # late: other commands do not need the engine

    compiled = cluster is None and _is_compiled(fast, games, styles)

    boards = [
        run_playtest.open_playable(name, ruleset) for name in (board, compare) if name is not None
    ]
    plan = run_playtest.PlaytestRun(players, styles, games, seed)
    rounds = run_playtest.plan_runs(plan, boards, out)
    make_folder(out, "--out", "the games that are kept")
    make_folder(plots, "--plots", "the plots")
    run_playtest.prepare(rounds)
    with _workers(cluster, jobs, fast, compiled=compiled) as workers:
        found = run_playtest.play_runs(rounds, workers)
    drawn = boards[0][0], [reports[0] for reports in found]
    try:
        if compare is None:
            _print(form, *drawn)
        else:
            _print_changes(found)
    finally:  # the reader of the report may close the pipe early
        if plots is not None:
            _write_plots(plots, *drawn)


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


def _print_changes(found: "list[tuple[Report, ...]]") -> None:
    from trackwright.playtest import reports
    from trackwright.playtest.reports import changes

    for before, after in found:
        games = (
            f"{before.games} games each"
            if before.games == after.games
            else f"{before.games} games on the first board and {after.games} on the second"
        )
        typer.echo(f"{len(before.bots)} players, {games}:")
        typer.echo(reports.text_changes(changes(before, after)))


def _write_plots(folder: Path, board: "Board", found: "list[Report]") -> None:
    from trackwright.formats.playtests.page import plot_files
    from trackwright.schema.files.writing import write_files

    write_files({folder / name: data for name, data in plot_files(board, found).items()})


def _is_compiled(fast: bool | None, games: int, styles: tuple[str, ...]) -> bool:
    """Return whether the engine is compiled: if asked for, or if it can be and saves time."""
    from trackwright.playtest.engine import can_compile

    if fast and not can_compile():
        raise TrackwrightError("--fast needs numba: install trackwright[fast]")
    if fast is not None:
        return fast
    work = games * GAMES_PER_SEARCHED_GAME if "search" in styles else games
    return can_compile() and work >= WORTH_COMPILING


def _workers(
    cluster: str | None, jobs: int | None, fast: bool | None, *, compiled: bool
) -> "AbstractContextManager[Workers]":
    if cluster is None:
        from trackwright.playtest.jobs import Processes

        return nullcontext(Processes(jobs or os.cpu_count() or 1, compiled))
    if jobs is not None:
        raise TrackwrightError("--jobs is for this machine and --cluster for others: leave one out")
    from trackwright.playtest.cluster import Cluster

    return closing(Cluster(cluster, fast=fast))


def _styles(bots: str) -> tuple[str, ...]:
    styles = tuple(style.strip() for style in bots.split(",") if style.strip())
    if not styles:
        raise TrackwrightError("--bots names nobody; write --bots greedy,random")
    return styles
