"""One shortest path between two stops, route by route."""

from collections.abc import Collection
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import pairwise

from trackwright.network.paths import Network
from trackwright.schema.board import Board, Route, connections


@dataclass(frozen=True)
class ShortestPath:
    """A shortest path: its stops and routes in order, of parallel tracks the shortest."""

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
    return ShortestPaths(board).between({first}, {second})


class ShortestPaths:
    """The shortest paths on one board."""

    def __init__(self, board: Board) -> None:
        self._network = Network.of(board)
        self._tracks = {
            connection.ends: min(connection.tracks, key=lambda track: track.length)
            for connection in connections(board)
        }

    def between(self, starts: Collection[str], ends: Collection[str]) -> ShortestPath | None:
        """Return a shortest path from one of some stops to one of others; None without routes."""
        before = _steps(self._network, starts, ends)
        last = next(reversed(before), None)
        if last is None or last not in ends:
            return None
        stops = [last]
        while before[stops[-1]] != stops[-1]:
            stops.append(before[stops[-1]])
        stops.reverse()
        pairs = (sorted(pair) for pair in pairwise(stops))
        return ShortestPath(tuple(stops), tuple(self._tracks[one, other] for one, other in pairs))


def _steps(network: Network, starts: Collection[str], ends: Collection[str]) -> dict[str, str]:
    """Return for each stop that was found the one before it; a start comes before itself.

    An end, once found, is the last.
    """
    before: dict[str, str] = {}
    queue = [(0, 0, start, start) for start in sorted(starts) if start in network.neighbours]
    while queue:
        length, routes, stop, previous = heappop(queue)
        if stop in before:
            continue
        before[stop] = previous
        if stop in ends:
            break
        if length and stop in network.crossings:
            continue  # no path runs through it
        for neighbour, more in network.neighbours[stop].items():
            if neighbour not in before:
                heappush(queue, (length + more, routes + 1, neighbour, stop))
    return before
