"""Playing a board many times, or one game again: the part of a playtest that loads the engine."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from trackwright.editor.playtest.playtest import PlaytestSetup
from trackwright.network.paths import PathFinder
from trackwright.playtest.bots.search import BOTS
from trackwright.playtest.compilable import Ints
from trackwright.playtest.engine import load_engine
from trackwright.playtest.findings import findings, usual_completion, verdict
from trackwright.playtest.jobs import Job, played_in_parts
from trackwright.playtest.match import Action, Deed, Match
from trackwright.playtest.simulator import Outcomes, Simulator
from trackwright.playtest.state import OWNER, PLAYER, POINTS_ROUTES, TRACK_STATE, TRAINS_LEFT
from trackwright.playtest.statistics import Report, report
from trackwright.playtest.verdicts import Finding, Verdict
from trackwright.schema.board import Board

PART = 20
"""Games after which results so far are reported, and a playtest can be cancelled."""

FEW = 40
"""Games that take less time than starting another process."""

GROWTH = 1.3
"""How many times as many games there must be before their results are computed again."""


@dataclass(frozen=True)
class PlaytestResult:
    """The games that were played of a job, and what they show.

    Attributes:
        findings: What stands out, the strongest first.
        usual_completion: For each ticket how often those worth as much are completed.
        path_lengths: For each ticket how many spaces its shortest path has.
        verdict: What the problems panel reports; None while games are being played.
    """

    job: Job
    outcomes: Outcomes
    report: Report
    findings: tuple[Finding, ...]
    usual_completion: dict[str, float]
    path_lengths: dict[str, int]
    verdict: Verdict | None = None


def play_games(
    board: Board,
    setup: PlaytestSetup,
    processes: int,
    report_progress: Callable[[int], bool],
    report_result: Callable[[PlaytestResult], None],
) -> tuple[PlaytestResult, ...]:
    """Play a board and return the result for each number of players.

    `report_progress` gets how many games are done, and returns whether to go on; `report_result`
    gets the result so far whenever there are enough new games for another one.
    """
    path_lengths, results, done_before = shortest_path_lengths(board), list[PlaytestResult](), 0
    for count in setup.player_counts:
        job = Job(board, setup.ruleset, setup.bots[:count], setup.games, setup.seed)
        parts: list[Outcomes] = []
        done, reported, goes_on = 0, 0, True
        for part in played_in_parts(job, PART, 1 if job.games <= FEW else processes):
            parts.append(part)
            done += len(part)
            goes_on = report_progress(done_before + done)
            if not goes_on:
                break
            if done >= GROWTH * reported:
                report_result(_result(job, parts, path_lengths))
                reported = done
        if parts:
            result = _result(job, parts, path_lengths)
            results.append(replace(result, verdict=verdict(job, result.report)))
        if not goes_on:
            break
        done_before += done
    return tuple(results)


def _result(job: Job, parts: list[Outcomes], path_lengths: dict[str, int]) -> PlaytestResult:
    """Return the result of parts of a job, in the order of their seeds whoever ended first."""
    outcomes = Outcomes.joined(sorted(parts, key=lambda part: int(part.seeds[0])))
    numbers = report(job, outcomes)
    found = sorted(findings(numbers), key=lambda finding: not finding.is_strong)
    usual = usual_completion(numbers)
    return PlaytestResult(job, outcomes, numbers, tuple(found), usual, path_lengths)


def shortest_path_lengths(board: Board) -> dict[str, int]:
    """Return how many spaces the shortest path of each ticket has, where there is one."""
    finder = PathFinder.of(board)
    found = {ticket.id: finder.between(*ticket.ends) for ticket in board.tickets}
    return {name: paths.length for name, paths in found.items() if paths is not None}


MOST_MOVES = 20_000
"""More than any game takes: one that does not end is ended far earlier."""


@dataclass(frozen=True)
class RecordedMove:
    """A move, and the state of the game after it.

    Attributes:
        route: The route that it claimed, if any.
        city: The city that it built a station in, if any.
        trains: The trains that each player has left.
        points: Each player's points: of routes so far, and all of them at the end.
    """

    player: int
    action: Action
    route: str | None
    city: str | None
    trains: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class RecordedGame:
    """A game from its first move to its last, with the bots in order of turns."""

    seed: int
    bots: tuple[str, ...]
    moves: tuple[RecordedMove, ...]
    winners: tuple[int, ...]

    def route_owners(self, moves: int) -> dict[str, int]:
        """Return who owns which routes after some moves."""
        made = self.moves[:moves]
        return {move.route: move.player for move in made if move.route is not None}

    def station_owners(self, moves: int) -> dict[str, int]:
        """Return who has stations in which cities after some moves."""
        made = self.moves[:moves]
        return {move.city: move.player for move in made if move.city is not None}


def record_game(job: Job, seed: int) -> RecordedGame:
    """Play one game of a job again and keep every move."""
    bots = seating(job, seed)
    match = Match(job.board, job.ruleset, job.players, seed, job.game)
    moves = Simulator(job.game, load_engine()).play([BOTS[bot] for bot in bots], seed, MOST_MOVES)
    recorded = tuple(_recorded(match, move) for move in moves)
    return RecordedGame(seed, bots, recorded, match.winners)


def seating(job: Job, seed: int) -> tuple[str, ...]:
    """Return the bots in order of turns: they change seats from game to game."""
    return tuple(job.bots[(seat + seed) % job.players] for seat in range(job.players))


def _recorded(match: Match, move: Ints) -> RecordedMove:
    player, action = match.player, match.as_action(move)
    before = _owned(match)
    match.move(move)
    claimed = _owned(match) - before
    route = match.board.routes[claimed.pop()].id if claimed else None
    city = action.on[0] if action.deed is Deed.BUILD_STATION else None
    points = match.points if match.is_over else _of_players(match, POINTS_ROUTES)
    return RecordedMove(player, action, route, city, _of_players(match, TRAINS_LEFT), points)


def _owned(match: Match) -> set[int]:
    routes = range(len(match.board.routes))
    return {track for track in routes if match.state.tracks[track * TRACK_STATE + OWNER] >= 0}


def _of_players(match: Match, column: int) -> tuple[int, ...]:
    seats = range(len(match.state.players) // PLAYER)
    return tuple(int(match.state.players[seat * PLAYER + column]) for seat in seats)
