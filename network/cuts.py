"""Bridges and articulation points: connections and cities without which a network falls apart."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from trackwright.network.paths import Network, Pair

MOST_NAMED = 6
"""Up to so many cities are listed; of more only the number is reported."""


@dataclass(frozen=True)
class CutOff:
    """How many cities would be cut off from the larger rest, and which, if they are few."""

    count: int
    cities: tuple[str, ...]


@dataclass(frozen=True)
class Cuts:
    """Connections and cities without which some cities could not be reached from others."""

    bridges: Mapping[Pair, CutOff]
    cities: Mapping[str, CutOff]


def cuts(network: Network) -> Cuts:
    """Return bridges and cut cities; crossings do not count, no path runs through them."""
    bridges: dict[Pair, CutOff] = {}
    cities: dict[str, CutOff] = {}
    seen: set[str] = set()
    for city in network.neighbours:
        if city not in seen and city not in network.crossings:
            part = _Part(network, city)
            seen.update(part.order)
            bridges.update(part.bridges())
            cities.update(part.cut_cities())
    return Cuts(bridges, cities)


class _Part:
    """A connected part of the board, as Tarjan's search walks through it.

    What the walk reaches through a city follows right behind it in `order`, so that sets of cities
    are ranges of that order.
    """

    def __init__(self, network: Network, root: str) -> None:
        self.order: list[str] = []
        self._parent: list[int] = []
        self._earliest: list[int] = []
        self._end: list[int] = []
        self._walk(network, root)

    def bridges(self) -> Iterator[tuple[Pair, CutOff]]:
        """Yield the connections that hold this part together, and what they cut off."""
        for child in range(1, len(self.order)):
            parent = self._parent[child]
            if self._earliest[child] > parent:
                one, other = sorted((self.order[parent], self.order[child]))
                beyond = range(child, self._end[child])
                smaller = 2 * len(beyond) <= len(self.order)
                yield (one, other), self._cut_off([beyond] if smaller else self._all_but(beyond))

    def cut_cities(self) -> Iterator[tuple[str, CutOff]]:
        """Yield the cities that hold this part together, and what they cut off."""
        hanging: dict[int, list[range]] = {}
        for child in range(1, len(self.order)):
            parent = self._parent[child]
            if self._earliest[child] >= parent:
                hanging.setdefault(parent, []).append(range(child, self._end[child]))
        for place, pieces in hanging.items():
            rest = len(self.order) - 1 - sum(map(len, pieces))
            largest = max(pieces, key=len)
            if rest >= len(largest):
                yield self.order[place], self._cut_off(pieces)
            elif rest or len(pieces) > 1:
                others = self._all_but(range(place, place + 1), largest)
                yield self.order[place], self._cut_off(others)

    def _walk(self, network: Network, root: str) -> None:
        places: dict[str, int] = {}
        entered = self._enter(network, places, root, -1)
        stack = [entered]
        while stack:
            place, ahead = stack[-1]
            neighbour = next(ahead, None)
            if neighbour is None:
                stack.pop()
                self._end[place] = len(self.order)
                parent = self._parent[place]
                if parent >= 0:
                    self._earliest[parent] = min(self._earliest[parent], self._earliest[place])
            elif neighbour not in places:
                stack.append(self._enter(network, places, neighbour, place))
            elif places[neighbour] != self._parent[place]:
                self._earliest[place] = min(self._earliest[place], places[neighbour])

    def _enter(
        self, network: Network, places: dict[str, int], city: str, parent: int
    ) -> tuple[int, Iterator[str]]:
        place = places[city] = len(self.order)
        self.order.append(city)
        self._parent.append(parent)
        self._earliest.append(place)
        self._end.append(place + 1)
        return place, (n for n in network.neighbours[city] if n not in network.crossings)

    def _all_but(self, *spans: range) -> list[range]:
        edges = [0, *(edge for span in spans for edge in (span.start, span.stop)), len(self.order)]
        return [range(a, b) for a, b in zip(edges[::2], edges[1::2], strict=True)]

    def _cut_off(self, spans: list[range]) -> CutOff:
        count = sum(map(len, spans))
        named = [self.order[i] for span in spans for i in span] if count <= MOST_NAMED else []
        return CutOff(count, tuple(named))
