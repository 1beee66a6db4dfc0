"""Connections: the tracks that join one pair of stops."""

from dataclasses import dataclass

from trackwright.schema.board import Board, Route
from trackwright.schema.rules.claiming import ConnectionKind


@dataclass(frozen=True)
class Connection:
    """All tracks between two stops.

    Attributes:
        ends: The two stops, in alphabetical order.
        tracks: Its routes, in the board's order.
        kind: A border connection if one end is a crossing.
    """

    ends: tuple[str, str]
    tracks: tuple[Route, ...]
    kind: ConnectionKind


def connections(board: Board) -> tuple[Connection, ...]:
    """Return the board's connections, in the order of their first tracks."""
    crossings = {crossing.id for crossing in board.crossings}
    tracks: dict[tuple[str, str], list[Route]] = {}
    for route in board.routes:
        first, second = sorted(route.ends)
        tracks.setdefault((first, second), []).append(route)
    return tuple(
        Connection(
            ends,
            tuple(routes),
            ConnectionKind.ORDINARY if crossings.isdisjoint(ends) else ConnectionKind.BORDER,
        )
        for ends, routes in tracks.items()
    )
