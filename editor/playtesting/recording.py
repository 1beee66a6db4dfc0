"""One game of a playtest played again, move by move; it loads the engine."""

from dataclasses import dataclass

from trackwright.playtest.bots.search import BOTS
from trackwright.playtest.compilable import Ints
from trackwright.playtest.engine import load_engine
from trackwright.playtest.games import Simulator
from trackwright.playtest.jobs import Job
from trackwright.playtest.match import Action, Deed, Match
from trackwright.playtest.state import OWNER, PLAYER, POINTS_ROUTES, TRACK_STATE, TRAINS_LEFT

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
