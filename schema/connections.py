"""Connections: the tracks that join one pair of stops."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Generic, TypeVar

from trackwright.schema.board import Board, Route
from trackwright.schema.places import Crossing
from trackwright.schema.rules.claiming import ConnectionKind

Value = TypeVar("Value")


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
    return _connections(_Same(board.routes), _Same(board.crossings))


@dataclass(frozen=True, eq=False)
class _Same(Generic[Value]):
    """Stands for a value as the key of a cache, which compares whether it is the very same."""

    value: Value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.value is other.value


@lru_cache(maxsize=8)
def _connections(
    routes: _Same[tuple[Route, ...]], crossings: _Same[tuple[Crossing, ...]]
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
