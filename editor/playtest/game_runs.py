"""Playing a board many times: the work of a playtest, which loads the engine."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from trackwright.editor.playtest.plan_form import Plan
from trackwright.network.paths import PathFinder
from trackwright.playtest.bots.search import BOTS
from trackwright.playtest.compilable import Ints
from trackwright.playtest.engine import load_engine
from trackwright.playtest.findings import findings, usual_completion, verdict
from trackwright.playtest.games import Outcomes, Simulator
from trackwright.playtest.jobs import Job, played_in_parts
from trackwright.playtest.match import Action, Deed, Match
from trackwright.playtest.state import OWNER, PLAYER, POINTS_ROUTES, TRACK_STATE, TRAINS_LEFT
from trackwright.playtest.statistics import Report, report
from trackwright.playtest.verdicts import Finding, Verdict
from trackwright.schema.board import Board

PART = 20
"""Games after which what is known so far is told, and a playtest can be cancelled."""

FEW = 40
"""Games that are sooner played than another process is started."""

MORE = 1.3
"""How many times the games that were counted last must be there before all are counted again."""


@dataclass(frozen=True)
class Played:
    """Games that were played, and what they say.

    Attributes:
        job: What was to be played.
        outcomes: How the games ended that were.
        report: Their numbers.
        findings: What stands out, the strongest first.
        usual: For each ticket how often those worth as much are completed.
        efforts: For each ticket how many spaces its shortest way has.
        verdict: What they found, as problems are made of it; None while they are played.
    """

    job: Job
    outcomes: Outcomes
    report: Report
    findings: tuple[Finding, ...]
    usual: dict[str, float]
    efforts: dict[str, int]
    verdict: Verdict | None = None


def play(
    board: Board,
    plan: Plan,
    processes: int,
    go_on: Callable[[int], bool],
    show: Callable[[Played], None],
) -> tuple[Played, ...]:
    """Play a board as planned and return what that says, for each number of players.

    `go_on` is told how many games are done, and answers whether to go on; `show` gets what is known
    so far whenever there is so much more to know that it pays to count again.
    """
    efforts, all_played, done_before = efforts_of(board), list[Played](), 0
    for count in plan.counts:
        job = Job(board, plan.ruleset, plan.bots[:count], plan.games, plan.seed)
        parts: list[Outcomes] = []
        done, shown, goes_on = 0, 0, True
        for part in played_in_parts(job, PART, 1 if job.games <= FEW else processes):
            parts.append(part)
            done += len(part)
            goes_on = go_on(done_before + done)
            if not goes_on:
                break
            if done >= MORE * shown:
                show(judged(job, parts, efforts))
                shown = done
        if parts:
            played = judged(job, parts, efforts)
            all_played.append(replace(played, verdict=verdict(job, played.report)))
        if not goes_on:
            break
        done_before += done
    return tuple(all_played)


def judged(job: Job, parts: list[Outcomes], efforts: dict[str, int]) -> Played:
    """Return what parts of a job say, in the order of their seeds whenever each was done."""
    outcomes = Outcomes.joined(sorted(parts, key=lambda part: int(part.seeds[0])))
    numbers = report(job, outcomes)
    found = sorted(findings(numbers), key=lambda finding: not finding.is_strong)
    return Played(job, outcomes, numbers, tuple(found), usual_completion(numbers), efforts)


def efforts_of(board: Board) -> dict[str, int]:
    """Return how many spaces the shortest way of each ticket has, where there is one."""
    ways = PathFinder.of(board)
    found = {ticket.id: ways.between(*ticket.ends) for ticket in board.tickets}
    return {name: way.length for name, way in found.items() if way is not None}


MOST_MOVES = 20_000
"""More than any game takes: one that does not end is ended far earlier."""


@dataclass(frozen=True)
class Step:
    """A move, and how the game stands after it.

    Attributes:
        player: Who made it.
        action: What was done.
        route: The route that was claimed by it, if one was.
        city: The city that a station was built in, if one was.
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
class Recording:
    """A game from its first move to its last.

    Attributes:
        job: The playtest that it is of.
        seed: Its seed.
        bots: The style of each player, in order of turns.
        steps: Its moves.
        winners: Who won.
    """

    job: Job
    seed: int
    bots: tuple[str, ...]
    steps: tuple[Step, ...]
    winners: tuple[int, ...]

    def owners(self, step: int) -> dict[str, int]:
        """Return who owns which routes after so many moves."""
        made = self.steps[:step]
        return {one.route: one.player for one in made if one.route is not None}

    def stations(self, step: int) -> dict[str, int]:
        """Return who has stations in which cities after so many moves."""
        made = self.steps[:step]
        return {one.city: one.player for one in made if one.city is not None}


def recorded(job: Job, seed: int) -> Recording:
    """Play one game of a job again and keep every move."""
    bots = seated(job, seed)
    match = Match(job.board, job.ruleset, job.players, seed, job.game)
    moves = Simulator(job.game, load_engine()).play([BOTS[bot] for bot in bots], seed, MOST_MOVES)
    steps = tuple(_step(match, move) for move in moves)
    return Recording(job, seed, bots, steps, match.winners)


def seated(job: Job, seed: int) -> tuple[str, ...]:
    """Return who sits where: players change seats from game to game."""
    return tuple(job.bots[(seat + seed) % job.players] for seat in range(job.players))


def _step(match: Match, move: Ints) -> Step:
    player, action = match.player, match.as_action(move)
    before = _owned(match)
    match.move(move)
    claimed = _owned(match) - before
    route = match.board.routes[claimed.pop()].id if claimed else None
    city = action.on[0] if action.deed is Deed.BUILD_STATION else None
    points = match.points if match.is_over else _of_players(match, POINTS_ROUTES)
    return Step(player, action, route, city, _of_players(match, TRAINS_LEFT), points)


def _owned(match: Match) -> set[int]:
    routes = range(len(match.board.routes))
    return {track for track in routes if match.state.tracks[track * TRACK_STATE + OWNER] >= 0}


def _of_players(match: Match, column: int) -> tuple[int, ...]:
    seats = range(len(match.state.players) // PLAYER)
    return tuple(int(match.state.players[seat * PLAYER + column]) for seat in seats)
