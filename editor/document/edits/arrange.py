"""Edits of positions: moving, aligning and locking stops, and placing their names."""

import cmath
import math
from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum

from trackwright.schema.board import Board, Label, Route, Side, Stop
from trackwright.schema.edits import route_moved, with_each_stop
from trackwright.schema.geometry import Point

FARTHEST = 20_000.0
"""How far from the board's corner anything may lie, in mm."""


class Edge(StrEnum):
    """Which edge of some stops is aligned."""

    LEFT = "left"
    CENTER = "center"
    RIGHT = "right"
    TOP = "top"
    MIDDLE = "middle"
    BOTTOM = "bottom"


class Direction(StrEnum):
    """The direction in which stops are distributed."""

    ACROSS = "across"
    DOWN = "down"


def stops_among(board: Board, names: Iterable[str]) -> tuple[Stop, ...]:
    """Return the cities and crossings with some ids, in the board's order."""
    wanted = set(names)
    return tuple(stop for stop in board.stops if stop.id in wanted) if wanted else ()


def movable(board: Board, names: Iterable[str]) -> tuple[str, ...]:
    """Return those of some cities and crossings that are not locked."""
    return tuple(stop.id for stop in stops_among(board, names) if not stop.locked)


def with_stops_moved(
    board: Board, names: Iterable[str], across: float, down: float, *, stretch: bool = False
) -> Board:
    """Return the board with some stops so many mm further right and down; locked ones stay."""
    places = {
        stop.id: Point(stop.position.x + across, stop.position.y + down)
        for stop in stops_among(board, names)
    }
    return with_stops_at(board, places, stretch=stretch)


def with_stops_at(board: Board, places: Mapping[str, Point], *, stretch: bool = False) -> Board:
    """Return the board with some stops at other places; locked ones stay where they are.

    Bends and hand-placed spaces of a route go along when both its ends move. When one end stays,
    so do they, unless they are to `stretch` with the route.
    """
    before = {stop.id: stop.position for stop in board.stops}
    locked = {stop.id for stop in board.stops if stop.locked}
    after = {
        name: clamped(place)
        for name, place in places.items()
        if name in before and name not in locked and place != before[name]
    }
    if not after:
        return board

    def moved(route: Route) -> Route:
        ends = set(route.ends)
        if not (route.bends or route.spaces) or not ends <= before.keys():
            return route
        if ends <= after.keys() or (stretch and not ends.isdisjoint(after)):
            first, second = route.ends
            return _carried(
                route,
                (before[first], before[second]),
                (after.get(first, before[first]), after.get(second, before[second])),
            )
        return route

    return board.changed(
        cities=_at(board.cities, after),
        crossings=_at(board.crossings, after),
        routes=tuple(map(moved, board.routes)),
    )


def aligned(board: Board, names: Iterable[str], edge: Edge) -> Board:
    """Return the board with some stops in one line; locked ones count, but stay."""
    places = {stop.id: stop.position for stop in stops_among(board, names)}
    if not places:
        return board
    across, down = zip(*places.values(), strict=True)
    move: Mapping[Edge, Callable[[Point], Point]] = {
        Edge.LEFT: lambda at: Point(min(across), at.y),
        Edge.CENTER: lambda at: Point((min(across) + max(across)) / 2, at.y),
        Edge.RIGHT: lambda at: Point(max(across), at.y),
        Edge.TOP: lambda at: Point(at.x, min(down)),
        Edge.MIDDLE: lambda at: Point(at.x, (min(down) + max(down)) / 2),
        Edge.BOTTOM: lambda at: Point(at.x, max(down)),
    }
    return with_stops_at(board, {name: move[edge](at) for name, at in places.items()})


def distributed(board: Board, names: Iterable[str], direction: Direction) -> Board:
    """Return the board with some stops equally far apart, between the outermost two."""
    axis = 0 if direction is Direction.ACROSS else 1
    stops = sorted(stops_among(board, names), key=lambda stop: (stop.position[axis], stop.id))
    if len(stops) < 3:
        return board
    first, last = stops[0].position[axis], stops[-1].position[axis]
    places = {}
    for number, stop in enumerate(stops):
        along = first + (last - first) * number / (len(stops) - 1)
        places[stop.id] = (
            Point(along, stop.position.y) if axis == 0 else Point(stop.position.x, along)
        )
    return with_stops_at(board, places)


def with_locked(board: Board, names: Iterable[str], locked: bool) -> Board:
    """Return the board with some stops locked, or free."""
    return with_each_stop(board, names, lambda stop: stop.changed(locked=locked))


def with_name_at(board: Board, stop: str, offset: Point) -> Board:
    """Return the board with the middle of a stop's name so far from the stop."""
    return _with_labels(board, [stop], side=None, offset=clamped(offset))


def with_name_on(board: Board, stops: Iterable[str], side: Side) -> Board:
    """Return the board with the names of some stops on one side of them."""
    return _with_labels(board, stops, side=side, offset=None)


def with_name_automatic(board: Board, stops: Iterable[str]) -> Board:
    """Return the board with the names of some stops wherever there is room."""
    return _with_labels(board, stops, side=None, offset=None)


def clamped(point: Point) -> Point:
    """Return the nearest point at which something may lie."""
    return Point(*(min(max(value, -FARTHEST), FARTHEST) for value in point))


def _with_labels(board: Board, names: Iterable[str], **fields: object) -> Board:
    def labelled(stop: Stop) -> Stop:
        label = (stop.label or Label()).changed(**fields)
        return stop.changed(label=None if label == Label() else label)

    return with_each_stop(board, names, labelled)


def _at(stops: Iterable[Stop], places: Mapping[str, Point]) -> tuple[Stop, ...]:
    return tuple(
        stop.changed(position=places[stop.id]) if stop.id in places else stop for stop in stops
    )


def _carried(route: Route, before: tuple[Point, Point], after: tuple[Point, Point]) -> Route:
    """Return a route whose bends and spaces lie to its new ends as they lay to the old ones."""
    start, onto = complex(*before[0]), complex(*after[0])
    old, new = complex(*before[1]) - start, complex(*after[1]) - onto
    turn = new / old if old else 1 + 0j

    def there(point: Point) -> Point:
        place = onto + (complex(*point) - start) * turn
        return clamped(Point(place.real, place.imag))

    is_turned = abs(turn.imag) > 1e-12
    return route_moved(route, there, math.degrees(cmath.phase(turn)) if is_turned else 0.0)
