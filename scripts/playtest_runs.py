"""The games of docs/playtests.md: bots of all styles, and random ones, at every table."""

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter

from trackwright.maps import board_folder, board_names, open_board, rulesets_of
from trackwright.playtest.bots.memory import clear_memory, empty_memory
from trackwright.playtest.bots.styles import STYLES, choose_move
from trackwright.playtest.estimates import Estimate, share
from trackwright.playtest.invariants import broken_invariants
from trackwright.playtest.jobs import Job, Processes, run
from trackwright.playtest.match import Match
from trackwright.playtest.moves import MOVE
from trackwright.playtest.simulator import Outcomes
from trackwright.playtest.state import WON
from trackwright.playtest.statistics import Report, report
from trackwright.schema.board import Board
from trackwright.schema.rules.ruleset import Ruleset

PLANNING = ("greedy", "long-route", "opportunist", "hoarder")
"""The styles that meet each other; random play is told apart."""

WORTH_PROCESSES = 1_000
"""Games from which on more processes are sooner done than one."""


@dataclass(frozen=True)
class Wanted:
    """What is played: games at each table, and how many of them are checked after every move."""

    games: int
    sample: int
    processes: int
    compiled: bool
    only: tuple[str, ...] = ()


@dataclass(frozen=True)
class Run:
    """The games of one table: a board, a ruleset and a number of players.

    `planned` are games between all styles, `styles` how often each won, `broken` what went wrong.
    """

    board: Board
    ruleset: Ruleset
    players: int
    planned: Report
    styles: dict[str, Estimate]
    random: Report
    crashes: tuple[str, ...]
    checked: int
    broken: tuple[str, ...]


def all_runs(wanted: Wanted) -> list[Run]:
    """Play at every table."""
    runs = []
    for name in wanted.only or board_names():
        board = open_board(name).document
        for ruleset in rulesets_of(board, board_folder(name)):
            for players in ruleset.players.counts:
                began = perf_counter()
                runs.append(_run(board, ruleset, players, wanted))
                seconds = perf_counter() - began
                print(f"{name}, {ruleset.id}, {players} players: {seconds:.0f} s", flush=True)
    return runs


def _run(board: Board, ruleset: Ruleset, players: int, wanted: Wanted) -> Run:
    jobs = list(_line_ups(board, ruleset, players, wanted.games))
    crashes: list[str] = []
    parts = [part for job in jobs if (part := _played(job, wanted, crashes))]
    planned = Outcomes.joined(parts)
    chance = Job(board, ruleset, ("random",) * players, wanted.games)
    random = _played(chance, wanted, crashes)
    if random is None:
        raise SystemExit(f"{board.id}, {ruleset.id}: no game could be played: {crashes}")
    checked, broken = _checked_sample(jobs[0], wanted.sample)
    return Run(
        board,
        ruleset,
        players,
        report(jobs[0], planned),
        _styles(planned),
        report(chance, random),
        tuple(crashes),
        checked,
        tuple(broken),
    )


def _line_ups(board: Board, ruleset: Ruleset, players: int, games: int) -> Iterator[Job]:
    """Yield jobs in which each style meets its neighbours as often as the others theirs."""
    each, more = divmod(games, len(PLANNING))
    seed = 1
    for start in range(len(PLANNING)):
        bots = tuple(PLANNING[(start + seat) % len(PLANNING)] for seat in range(players))
        count = each + (start < more)
        if count:
            yield Job(board, ruleset, bots, count, seed)
        seed += count


def _played(job: Job, wanted: Wanted, crashes: list[str]) -> Outcomes | None:
    try:
        processes = wanted.processes if job.games >= WORTH_PROCESSES else 1
        return run(job, Processes(processes, wanted.compiled))
    except Exception as error:  # whatever it is: the page has to tell it
        crashes.append(f"{job.board.id}, {job.ruleset.id}, {', '.join(job.bots)}: {error!r}")
        return None


def _styles(outcomes: Outcomes) -> dict[str, Estimate]:
    won = outcomes.players[:, :, WON] == 1
    shares = {}
    for style in PLANNING:
        seated = outcomes.styles == STYLES[style]
        shares[style] = share(int((won & seated).sum()), int(seated.sum()))
    return shares


def _checked_sample(job: Job, games: int) -> tuple[int, list[str]]:
    """Play some games move by move, look at everything after each, and return what is broken."""
    moves, broken = 0, []
    for seed in range(job.seed, job.seed + games):
        match = Match(job.board, job.ruleset, job.players, seed)
        game, state = match.game, match.state
        memory, move = empty_memory(game), [0] * MOVE
        clear_memory(game, memory, seed)
        while not match.is_over:
            style = STYLES[job.bots[match.player]]
            choose_move(game, state, memory, style, move)
            match.move(move)
            moves += 1
            broken += [f"seed {seed}: {one}" for one in broken_invariants(match.game, match.state)]
    return moves, broken
