"""Distances over the board's routes, in spaces."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush

from trackwright.schema.board import Board, Ticket
from trackwright.schema.connections import connections
from trackwright.schema.picking import end_stops

Neighbours = Mapping[str, Mapping[str, int]]
"""For each stop the stops it is joined to, and the length of the shortest track."""


@dataclass(frozen=True)
class Network:
    """The board as a graph of stops.

    Attributes:
        neighbours: What each stop is joined to, and by how many spaces.
        crossings: Stops that no path runs through.
    """

    neighbours: Neighbours
    crossings: frozenset[str]

    @classmethod
    def of(cls, board: Board) -> "Network":
        """Return the network of a board's routes."""
        neighbours: dict[str, dict[str, int]] = {stop.id: {} for stop in board.stops}
        for connection in connections(board):
            one, other = connection.ends
            if one in neighbours and other in neighbours and one != other:
                length = min(track.length for track in connection.tracks)
                neighbours[one][other] = neighbours[other][one] = length
        return cls(neighbours, frozenset(crossing.id for crossing in board.crossings))

    def distances(self, starts: Iterable[str]) -> dict[str, int]:
        """Return how many spaces each stop that can be reached is away from the nearest start."""
        found: dict[str, int] = {}
        queue = [(0, start) for start in starts if start in self.neighbours]
        while queue:
            distance, stop = heappop(queue)
            if stop in found:
                continue
            found[stop] = distance
            if distance and stop in self.crossings:
                continue
            for neighbour, length in self.neighbours[stop].items():
                if neighbour not in found:
                    heappush(queue, (distance + length, neighbour))
        return found


def ticket_distance(board: Board, network: Network, ticket: Ticket) -> int | None:
    """Return the spaces of the shortest path between a ticket's two ends; None if there is none."""
    first, second = (end_stops(board, end) for end in ticket.ends)
    distances = network.distances(first)
    return min((distances[stop] for stop in second if stop in distances), default=None)
