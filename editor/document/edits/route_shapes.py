"""Edits of how routes lie: their bends, and spaces placed by hand."""

from collections.abc import Iterable, Sequence

import shapely

from trackwright.editor.document.edits.routes import laid, route_named
from trackwright.layout.tracks import Space, bends_of
from trackwright.schema.board import Board, Connection, PlacedSpace, Route, connections
from trackwright.schema.edits import with_each
from trackwright.schema.geometry import Point, turned


def bends_along(board: Board, name: str) -> tuple[Point, ...]:
    """Return the points that a route's curve runs through, from its first end to its second.

    A track without bends of its own follows the first of its connection.
    """
    connection = _connection(board, name)
    places = [route.id for route in connection.tracks].index(name)
    return _seen(connection.tracks[places], connection, bends_of(connection)[places])


def tracks_beside(board: Board, name: str) -> tuple[str, ...]:
    """Return a route and all tracks that lie along the same curve and keep to it."""
    connection = _connection(board, name)
    bends = dict(zip((r.id for r in connection.tracks), bends_of(connection), strict=True))
    return tuple(
        route.id
        for route in connection.tracks
        if route.id == name or (bends[route.id] == bends[name] and not route.is_placed_by_hand)
    )


def with_bends(board: Board, name: str, bends: Sequence[Point]) -> Board:
    """Return the board with other bends of a route and of the tracks beside it."""
    connection = _connection(board, name)
    beside = tracks_beside(board, name)
    seen = _seen(route_named(board, name), connection, tuple(bends))
    return with_each(
        board, "routes", beside, lambda route: route.changed(bends=_seen(route, connection, seen))
    )


def with_bend_added(board: Board, name: str, at: Point) -> tuple[Board, int]:
    """Return the board with another bend of a route where its curve is nearest, and its number."""
    bends = bends_along(board, name)
    track = laid(board, route_named(board, name))
    middle = track.middle.reversed() if track.reverse else track.middle
    line = shapely.LineString(middle.points)
    along = line.project(shapely.Point(at))
    number = sum(line.project(shapely.Point(bend)) < along for bend in bends)
    return with_bends(board, name, (*bends[:number], at, *bends[number:])), number


def with_bend_moved(board: Board, name: str, number: int, to: Point) -> Board:
    """Return the board with a bend of a route elsewhere."""
    bends = bends_along(board, name)
    return with_bends(board, name, (*bends[:number], to, *bends[number + 1 :]))


def without_bend(board: Board, name: str, number: int) -> Board:
    """Return the board without a bend of a route."""
    bends = bends_along(board, name)
    return with_bends(board, name, (*bends[:number], *bends[number + 1 :]))


def straightened(board: Board, names: Iterable[str]) -> Board:
    """Return the board with some routes straight, and the tracks beside them."""
    for name in names:
        board = with_bends(board, name, ())
    return board


def with_space_placed(
    board: Board, name: str, spaces: Sequence[Space], number: int, space: Space
) -> Board:
    """Return the board with a space of a route placed by hand, and the others where they lie."""
    placed = [*spaces[:number], space, *spaces[number + 1 :]]
    return with_each(
        board,
        "routes",
        [name],
        lambda route: route.changed(
            spaces=tuple(
                PlacedSpace(position=Point(space.x, space.y), angle=turned(space.angle))
                for space in placed
            )
        ),
    )


def with_spaces_released(board: Board, names: Iterable[str]) -> Board:
    """Return the board with no hand-placed spaces on some routes: they follow their curves."""
    return with_each(board, "routes", names, lambda route: route.changed(spaces=()))


def _connection(board: Board, name: str) -> Connection:
    return next(c for c in connections(board) if any(route.id == name for route in c.tracks))


def _seen(route: Route, connection: Connection, bends: tuple[Point, ...]) -> tuple[Point, ...]:
    """Turn bends as the connection sees them into a route's own, or the other way round."""
    return bends if route.ends == connection.ends else bends[::-1]
