"""The work of `trackwright playtest`; Ctrl-C ends it early and keeps finished games."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from trackwright.cli.output import say, say_notes, shows_progress
from trackwright.maps import board_folder, open_board, ruleset_of
from trackwright.playtest.findings import verdict
from trackwright.playtest.jobs import (
    Crew,
    Job,
    Progress,
    kept_in,
    prepare_folder,
    run,
    style_numbers,
)
from trackwright.playtest.lowering import lowered
from trackwright.playtest.statistics import Report, report
from trackwright.playtest.verdicts import write_verdict
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.rules.ruleset import Ruleset

SIDES = ("first", "second")
"""The folders in which games on two boards are kept apart."""

_NUMBERS = re.compile(r"([0-9]{1,9})(?:-([0-9]{1,9}))?")


@dataclass(frozen=True)
class PlaytestRun:
    """What is played on each board.

    Attributes:
        players: The numbers of players as written by the user; all that the rules allow if absent.
        styles: The styles of the players, in turn.
        games: How many games for each number of players.
        seed: The seed of the first.
    """

    players: str | None
    styles: tuple[str, ...]
    games: int
    seed: int


@dataclass(frozen=True)
class StoredJob:
    """Games to play, and the folder that stores them, if any."""

    job: Job
    folder: Path | None


Sitting = tuple[StoredJob, ...]
"""The games of one number of players: on one board, or on two that are compared."""


def open_game(name: str, ruleset: str | None) -> tuple[Board, Ruleset]:
    """Open a board and its ruleset."""
    found = open_board(name)
    say_notes(name, found.notes)
    rules = ruleset_of(found.document, board_folder(name), ruleset)
    if rules is None:
        raise TrackwrightError(f"{name} names no ruleset; write --ruleset with one to play by")
    return found.document, rules


def plan_runs(
    run: PlaytestRun, boards: Sequence[tuple[Board, Ruleset]], out: Path | None
) -> tuple[Sitting, ...]:
    """Return the games to play on one board or two; raise an error if they cannot be played."""
    style_numbers(run.styles)
    counts = [_player_counts(run.players, rules) for _, rules in boards]
    folders = [out] if len(boards) == 1 else [out and out / side for side in SIDES]
    sittings = tuple(
        tuple(
            _plan_run(run, *pair, count, folder)
            for pair, folder in zip(boards, folders, strict=True)
        )
        for count in counts[0]
        if count in counts[-1]
    )
    if not sittings:
        told = " and ".join(f"{rules.id} for {_span(rules)}" for _, rules in boards)
        raise TrackwrightError(
            f"no number of players can play both boards: {told} players; compare others"
        )
    _say_alone(counts)
    return sittings


def prepare(sittings: Sequence[Sitting]) -> None:
    """Create the folders that store games; refuse folders that hold other games."""
    for sitting in sittings:
        for kept in sitting:
            if kept.folder is not None:
                prepare_folder(kept.job, kept.folder)


def play_runs(sittings: Sequence[Sitting], crew: Crew | int) -> list[tuple[Report, ...]]:
    """Play and return the reports of each sitting; Ctrl-C keeps the games played so far."""
    found: list[tuple[Report, ...]] = []
    for sitting in sittings:
        try:
            found.append(_play_runs(sitting, crew))
        except KeyboardInterrupt:
            if not found:
                raise
            break
        if found[-1][-1].games < sitting[0].job.games:
            break  # the user has seen enough
    missing = [str(sitting[0].job.players) for sitting in sittings[len(found) :]]
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
    run: PlaytestRun, board: Board, rules: Ruleset, count: int, out: Path | None
) -> StoredJob:
    lowered(board, rules, count)  # refuses what cannot be played
    bots = tuple(run.styles[seat % len(run.styles)] for seat in range(count))
    job = Job(board, rules, bots, run.games, run.seed)
    return StoredJob(job, out and out / f"{rules.id}-{count}")


def _say_alone(counts: Sequence[range]) -> None:
    """Report numbers of players that only one of two boards supports."""
    for side, own, other in zip(SIDES, counts, reversed(counts), strict=False):
        alone = [str(count) for count in own if count not in other]
        if alone:
            say(
                f"note: only the {side} board is for {_listed(alone)} players; "
                "that is not played, as there is nothing to compare it with",
                aside=True,
            )


def _play_runs(sitting: Sitting, crew: Crew | int) -> tuple[Report, ...]:
    """Play the same number of games on each board, also when the user stops early."""
    found: list[Report] = []
    for kept in sitting:
        games = found[-1].games if found else kept.job.games
        found.append(_report(replace(kept.job, games=games), kept.folder, crew))
        if found[-1].games < games:
            rest = "; as many follow on the other board" if len(found) < len(sitting) else ""
            say(f"note: stopped after {found[-1].games} of {games} games{rest}", aside=True)
    return tuple(found)


def _report(job: Job, folder: Path | None, crew: Crew | int) -> Report:
    with _bar(f"{job.board.id}, {job.players} players", job.games) as progress:
        outcomes = run(job, crew, folder, progress)
    numbers = report(job, outcomes)
    if folder is not None:
        with kept_in(folder):
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
