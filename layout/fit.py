"""Fit a board: give every route room for its spaces, moving cities as little as possible.

Gradient descent on forces: weak ones pull cities to their positions and straighten curves; strong
ones lengthen curves that are too short and push apart spaces, cities and names that touch, harder
with every step. A space is approximated by discs.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

import numpy as np

from trackwright.layout.board import lay_out
from trackwright.layout.collisions import (
    Collision,
    RouteCrossing,
    Thing,
    beyond_the_edge,
    collisions,
    crossing_routes,
)
from trackwright.layout.fit_forces import Floats, ForceModel
from trackwright.layout.labels import Label
from trackwright.schema.board import Board, Route
from trackwright.schema.geometry import Point

STEPS = 700
STEPS_WITH_NAMES = 400
ROUNDS_WITH_NAMES = 5
STEPS_BETWEEN_SEARCHES = 4
CLEARANCE, MORE_CLEARANCE = 1.0, 0.1
"""Room between things to aim for, in mm, and how much more in each further round."""
STRAIGHT_ENOUGH = 0.8
"""A bend nearer than this to the middle of the straight line, in mm, is left out."""

Progress = Callable[[float], bool]
"""Called with the share of the work that is done; returns False to stop."""


@dataclass(frozen=True)
class FittedBoard:
    """The result of a fit: the new board, how far stops moved in mm, and what is left to solve.

    `too_short` has the missing mm by route; `finished` is False if the fit was stopped.
    """

    board: Board
    moved: Mapping[str, float]
    overlaps: tuple[Collision, ...]
    outside: tuple[Thing, ...]
    crossed: tuple[RouteCrossing, ...]
    too_short: Mapping[str, float]
    finished: bool

    @property
    def solved(self) -> bool:
        """Whether everything has its room."""
        return not (self.overlaps or self.outside or self.crossed or self.too_short)

    @property
    def badness(self) -> float:
        """How much is left to solve."""
        overlapping = sum(overlap.where.area for overlap in self.overlaps)
        outside = sum(thing.outline.area for thing in self.outside)
        return overlapping + outside + 10 * len(self.crossed) + sum(self.too_short.values())


def fit(
    board: Board,
    *,
    only: Collection[str] | None = None,
    language: str = "en",
    progress: Progress | None = None,
) -> FittedBoard:
    """Move stops and bend routes until every space and name has room.

    A bend of a route says on which side its curve goes. Names take part only after a first round.
    The same board gives the same result; a board on which everything has room stays as it is.
    Only stops of `only` move, all if absent, but never locked ones.
    """
    task = _Task(board, only, language, progress)
    best = task.result(board)
    labels: Mapping[str, Label] = {}
    for round_number in range(1 + ROUNDS_WITH_NAMES):
        if best.solved or task.stopped:
            break
        result = task.result(task.relax(best.board, labels, round_number))
        if round_number == 0 or result.badness < best.badness:
            best = result
        labels = lay_out(best.board, language).labels
    return best


class _Task:
    """The state of one fit over its rounds."""

    def __init__(
        self,
        board: Board,
        only: Collection[str] | None,
        language: str,
        progress: Progress | None,
    ) -> None:
        self.stopped = False
        self._places = {stop.id: stop.position for stop in board.stops}
        self._only = only
        self._language = language
        self._progress = progress
        self._steps_done = 0

    def relax(self, board: Board, labels: Mapping[str, Label], round_number: int) -> Board:
        """Follow the forces for some steps, in later rounds fewer and harder ones."""
        steps = STEPS_WITH_NAMES if round_number else STEPS
        clearance = CLEARANCE + MORE_CLEARANCE * round_number
        net = ForceModel(board, self._places, self._only, labels, clearance)
        points, descent = net.start, _Descent(net.start)
        for step in range(steps):
            if not self._report_progress():
                break
            done = step / steps
            hardness = _hardness(done, round_number)
            forces = net.forces(points, hardness, search=step % STEPS_BETWEEN_SEARCHES == 0)
            pace = (0.4 if round_number else 1.2) * (1 - done) + 0.02
            points = points + pace * descent.step(forces)
        return _moved(board, net, points)

    def result(self, board: Board) -> FittedBoard:
        """Measure what a board has come to."""
        layout = lay_out(board, self._language)
        return FittedBoard(
            board,
            {
                stop.id: float(np.hypot(*np.subtract(stop.position, self._places[stop.id])))
                for stop in board.stops
            },
            tuple(collisions(layout)),
            tuple(beyond_the_edge(layout)),
            tuple(crossing_routes(layout)),
            {name: -track.slack for name, track in layout.tracks.items() if track.slack < 0},
            not self.stopped,
        )

    def _report_progress(self) -> bool:
        share = self._steps_done / (STEPS + ROUNDS_WITH_NAMES * STEPS_WITH_NAMES)
        self._steps_done += 1
        self.stopped = self.stopped or (self._progress is not None and not self._progress(share))
        return not self.stopped


def _hardness(done: float, round_number: int) -> float:
    """Return the weight of hard forces: low at first, so that things can slip past each other."""
    soft, hard = (1.0, 20.0 * round_number) if round_number else (0.05, 6.0)
    return soft + hard * min(1.0, 2 * done) ** 3


class _Descent:
    """Gradient descent with momentum and adaptive step size (Adam)."""

    def __init__(self, start: Floats) -> None:
        self._heading = np.zeros_like(start)
        self._steepness = np.zeros((len(start), 1))
        self._steps = 0

    def step(self, forces: Floats) -> Floats:
        """Return the next step, about 1 mm long."""
        self._steps += 1
        self._heading = 0.9 * self._heading + 0.1 * forces
        self._steepness = 0.98 * self._steepness + 0.02 * np.sum(forces**2, axis=1, keepdims=True)
        heading = self._heading / (1 - 0.9**self._steps)
        return heading / (np.sqrt(self._steepness / (1 - 0.98**self._steps)) + 1e-3)


def _moved(board: Board, net: ForceModel, points: Floats) -> Board:
    count = net.stop_count
    at = {
        stop.id: point if free else np.array(stop.position)
        for stop, point, free in zip(board.stops, points[:count], net.free[:count], strict=True)
    }
    bends = {
        connection.ends: _bends(bend, *(at[end] for end in connection.ends))
        for connection, bend, free in zip(
            net.connections, points[count:], net.free[count:], strict=True
        )
        if free
    }
    return board.changed(
        cities=tuple(city.changed(position=_point(at[city.id])) for city in board.cities),
        crossings=tuple(stop.changed(position=_point(at[stop.id])) for stop in board.crossings),
        routes=tuple(_bent(route, bends) for route in board.routes),
    )


def _bent(route: Route, bends: Mapping[tuple[str, str], tuple[Point, ...]]) -> Route:
    first, second = sorted(route.ends)
    return route.changed(bends=bends.get((first, second), route.bends))


def _bends(bend: Floats, start: Floats, end: Floats) -> tuple[Point, ...]:
    away = bend - (start + end) / 2
    return (_point(bend),) if np.hypot(*away) > STRAIGHT_ENOUGH else ()


def _point(at: Floats) -> Point:
    return Point(float(at[0]), float(at[1]))
