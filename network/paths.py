"""Distances over the board's routes, in spaces."""

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush

from trackwright.schema.board import Board
from trackwright.schema.connections import connections

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

    def is_like(self, other: "Network") -> bool:
        """Tell whether it joins the same stops, in the same order, by as many spaces."""
        one, two = (
            [(stop, *joined.items()) for stop, joined in network.neighbours.items()]
            for network in (self, other)
        )
        return one == two and self.crossings == other.crossings

    def without(self, pairs: Container[tuple[str, str]]) -> "Network":
        """Return the network without some connections, told by their ends in order."""
        kept = {
            stop: {
                other: n for other, n in joined.items() if (*sorted((stop, other)),) not in pairs
            }
            for stop, joined in self.neighbours.items()
        }
        return Network(kept, self.crossings)

    def distances(self, starts: Iterable[str]) -> dict[str, int]:
        """Return how many spaces each stop that can be reached is away from the nearest start."""
        search = Search(self, starts)
        search.go_on()
        return search.found


class Search:
    """A search for the distances from some stops that goes only as far as it is asked to.

    Attributes:
        found: The stops found so far and their distances, the nearest first.
    """

    def __init__(self, network: Network, starts: Iterable[str]) -> None:
        self.network = network
        self.found: dict[str, int] = {}
        self._queue = [(0, start) for start in starts if start in network.neighbours]
        self._nearest = {start: 0 for _, start in self._queue}

    def distance(self, stop: str) -> int | None:
        """Return how many spaces a stop is away from the nearest start; None if out of reach."""
        if stop not in self.found:
            self.go_on(until=stop)
        return self.found.get(stop)

    def go_on(self, until: str | None = None) -> None:
        """Search on until a stop is found; by default until everything is."""
        found, queue, nearest = self.found, self._queue, self._nearest
        neighbours, crossings = self.network.neighbours, self.network.crossings
        while queue and until not in found:
            distance, stop = heappop(queue)
            if stop in found:
                continue
            found[stop] = distance
            if distance and stop in crossings:
                continue
            for neighbour, length in neighbours[stop].items():
                further = distance + length
                known = nearest.get(neighbour)
                if known is None or further < known:
                    nearest[neighbour] = further
                    heappush(queue, (further, neighbour))
