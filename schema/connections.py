"""Connections: the tracks that join one pair of stops."""

from dataclasses import dataclass
from functools import lru_cache

from trackwright.schema.board import Board, Route
from trackwright.schema.identity import Same
from trackwright.schema.places import Crossing
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
    return _connections(Same(board.routes), Same(board.crossings))


@lru_cache(maxsize=8)
def _connections(
    routes: Same[tuple[Route, ...]], crossings: Same[tuple[Crossing, ...]]
) -> tuple[Connection, ...]:
    # Remembered, because whatever works on a board asks for them anew, and boards share routes.
    border = {crossing.id for crossing in crossings.value}
    tracks: dict[tuple[str, str], list[Route]] = {}
    for route in routes.value:
        first, second = sorted(route.ends)
        tracks.setdefault((first, second), []).append(route)
    return tuple(
        Connection(
            ends,
            tuple(together),
            ConnectionKind.ORDINARY if border.isdisjoint(ends) else ConnectionKind.BORDER,
        )
        for ends, together in tracks.items()
    )
