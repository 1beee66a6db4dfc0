"""The games of `trackwright playtest`: planned and checked, then played until done or Ctrl-C."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from trackwright.cli.open_game import open_game
from trackwright.cli.output import say, shows_progress
from trackwright.playtest.findings import verdict
from trackwright.playtest.game_from_board import lower
from trackwright.playtest.jobs import (
    Job,
    Progress,
    SavedGames,
    Workers,
    run,
    style_numbers,
    unwritable_reported,
)
from trackwright.playtest.statistics import Report, report
from trackwright.playtest.verdicts import write_verdict
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.validators.ruleset_fit import refuse_unplayable

SIDES = ("first", "second")
"""The folders for the games of two boards."""

_NUMBERS = re.compile(r"([0-9]{1,9})(?:-([0-9]{1,9}))?")


@dataclass(frozen=True)
class PlaytestRun:
    """What is to be played on each board.

    Attributes:
        players: How many play, as the user wrote it; as many as the rules allow if absent.
        styles: The styles of the players, in turn.
        games: How many games for each number of players.
    """

    players: str | None
    styles: tuple[str, ...]
    games: int
    seed: int


@dataclass(frozen=True)
class PlannedJob:
    """Games to play, and the folder in which they are kept, if they are."""

    job: Job
    folder: Path | None


Round = tuple[PlannedJob, ...]
"""The games of one number of players: on one board, or on two that are compared."""


def open_playable(name: str, ruleset: str | None) -> tuple[Board, Ruleset]:
    """Return a board and the rules to play it by."""
    game = open_game(name, ruleset)
    refuse_unplayable(game.board, game.folder, game.ruleset)
    return game.board, game.ruleset


def plan_runs(
    plan: PlaytestRun, boards: Sequence[tuple[Board, Ruleset]], out: Path | None
) -> tuple[Round, ...]:
    """Return the games to play on one board or two; refuse what cannot be played."""
    style_numbers(plan.styles)
    counts = [_player_counts(plan.players, rules) for _, rules in boards]
    folders = [out] if len(boards) == 1 else [out and out / side for side in SIDES]
    rounds = tuple(
        tuple(
            _plan_run(plan, *pair, count, folder)
            for pair, folder in zip(boards, folders, strict=True)
        )
        for count in counts[0]
        if count in counts[-1]
    )
    if not rounds:
        told = " and ".join(f"{rules.id} for {_span(rules)}" for _, rules in boards)
        raise TrackwrightError(
            f"no number of players can play both boards: {told} players; compare others"
        )
    _say_alone(counts)
    return rounds


def prepare(rounds: Sequence[Round]) -> None:
    """Make all folders that games are saved in, and refuse those that hold others."""
    for jobs in rounds:
        for entry in jobs:
            if entry.folder is not None:
                SavedGames(entry.folder, entry.job.description)


def play_runs(rounds: Sequence[Round], workers: Workers) -> list[tuple[Report, ...]]:
    """Play and return the reports of each round; Ctrl-C ends it early with what is done."""
    found: list[tuple[Report, ...]] = []
    for jobs in rounds:
        try:
            found.append(_play_runs(jobs, workers))
        except KeyboardInterrupt:
            if not found:
                raise
            break
        if found[-1][-1].games < jobs[0].job.games:
            break  # interrupted
    missing = [str(jobs[0].job.players) for jobs in rounds[len(found) :]]
    if missing:
        say(f"note: stopped; nothing is told of {_listed(missing)} players", aside=True)
    return found


def _player_counts(wanted: str | None, rules: Ruleset) -> range:
    if wanted is None:
        return rules.players.counts
    numbers = _NUMBERS.fullmatch(wanted)
    if numbers is None:
        raise TrackwrightError(f"--players {wanted}: write a number, or two like 2-5")
    low, high = int(numbers[1]), int(numbers[2] or numbers[1])
    if low > high:
        raise TrackwrightError(
            f"--players {wanted}: write the smaller number first, like {high}-{low}"
        )
    return range(low, high + 1)


def _plan_run(
    plan: PlaytestRun, board: Board, rules: Ruleset, count: int, out: Path | None
) -> PlannedJob:
    game = lower(board, rules, count)  # first, as it refuses a count that no tuple could hold
    bots = tuple(plan.styles[seat % len(plan.styles)] for seat in range(count))
    job = Job(board, rules, bots, plan.games, plan.seed).with_game(game)
    return PlannedJob(job, out and out / f"{rules.id}-{count}")


def _say_alone(counts: Sequence[range]) -> None:
    """Print which numbers of players only one of two boards is for."""
    for side, own, other in zip(SIDES, counts, reversed(counts), strict=False):
        alone = [str(count) for count in own if count not in other]
        if alone:
            say(
                f"note: only the {side} board is for {_listed(alone)} players; "
                "that is not played, as there is nothing to compare it with",
                aside=True,
            )


def _play_runs(jobs: Round, workers: Workers) -> tuple[Report, ...]:
    """Play on each board as many games as the board before it has when the user stops."""
    found: list[Report] = []
    for entry in jobs:
        games = found[-1].games if found else entry.job.games
        found.append(_report(entry.job.with_games(games), entry.folder, workers))
        if found[-1].games < games:
            rest = "; as many follow on the other board" if len(found) < len(jobs) else ""
            say(f"note: stopped after {found[-1].games} of {games} games{rest}", aside=True)
    return tuple(found)


def _report(job: Job, folder: Path | None, workers: Workers) -> Report:
    with _bar(f"{job.board.id}, {job.players} players", job.games) as progress:
        outcomes = run(job, workers, folder, progress)
    numbers = report(job, outcomes)
    if folder is not None:
        with unwritable_reported(folder):
            write_verdict(folder, verdict(job, numbers))
    return numbers


@contextmanager
def _bar(title: str, games: int) -> Iterator[Progress]:
    if not shows_progress():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress as Bar

    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=games)
        yield lambda done: bar.update(task, completed=done)


def _span(rules: Ruleset) -> str:
    fewest, most = rules.players.minimum, rules.players.maximum
    return f"{fewest} to {most}" if fewest < most else f"{most}"


def _listed(numbers: Sequence[str]) -> str:
    *most, last = numbers
    return f"{', '.join(most)} and {last}" if most else last
