"""One shortest path between two stops, route by route."""

from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import pairwise

from trackwright.network.paths import Network
from trackwright.schema.board import Board, Route
from trackwright.schema.connections import connections


@dataclass(frozen=True)
class ShortestPath:
    """A shortest path.

    Attributes:
        stops: The stops it runs through, from the first end to the second.
        routes: Its routes in the same order, of parallel tracks the shortest.
    """

    stops: tuple[str, ...]
    routes: tuple[Route, ...]

    @property
    def length(self) -> int:
        """How many spaces it has."""
        return sum(route.length for route in self.routes)


def shortest_path(board: Board, first: str, second: str) -> ShortestPath | None:
    """Return a path with as few spaces as possible, of those one with as few routes as possible.

    None if no routes join the two stops.
    """
    before = _steps(Network.of(board), first, second)
    if second not in before:
        return None
    stops = [second]
    while stops[-1] != first:
        stops.append(before[stops[-1]])
    stops.reverse()
    shortest = {
        connection.ends: min(connection.tracks, key=lambda track: track.length)
        for connection in connections(board)
    }
    ends = (sorted(pair) for pair in pairwise(stops))
    return ShortestPath(tuple(stops), tuple(shortest[one, other] for one, other in ends))


def _steps(network: Network, first: str, second: str) -> dict[str, str]:
    """Return for each stop that was found the one before it on the way from the first stop."""
    before: dict[str, str] = {}
    queue = [(0, 0, first, first)] if first in network.neighbours else []
    while queue and second not in before:
        length, routes, stop, previous = heappop(queue)
        if stop in before:
            continue
        before[stop] = previous
        if length and stop in network.crossings:
            continue  # no path runs through it
        for neighbour, more in network.neighbours[stop].items():
            if neighbour not in before:
                heappush(queue, (length + more, routes + 1, neighbour, stop))
    return before
