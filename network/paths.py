"""The graph of a board, and the shortest paths between the ends of tickets."""

from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush

from trackwright.schema.board import Board, CountryEnd, TicketEnd, connections

Neighbours = Mapping[str, Mapping[str, int]]
"""For each stop the stops it is joined to, and the length of the shortest track."""


@dataclass(frozen=True)
class Network:
    """The board as a graph of stops with distances in spaces; no path runs through a crossing."""

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
        """Return whether it joins the same stops, in the same order, by as many spaces."""
        one, two = (
            [(stop, *joined.items()) for stop, joined in network.neighbours.items()]
            for network in (self, other)
        )
        return one == two and self.crossings == other.crossings

    def without(self, pairs: Container[tuple[str, str]]) -> "Network":
        """Return the network without some connections, given by their sorted ends."""
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
        search.advance()
        return search.found


class Search:
    """A search for distances from some stops, run as far as needed; `found` is nearest first."""

    def __init__(self, network: Network, starts: Iterable[str]) -> None:
        self.network = network
        self.found: dict[str, int] = {}
        self._queue = [(0, start) for start in starts if start in network.neighbours]
        self._nearest = {start: 0 for _, start in self._queue}

    def distance(self, stop: str) -> int | None:
        """Return how many spaces a stop is away from the nearest start; None if out of reach."""
        if stop not in self.found:
            self.advance(until=stop)
        return self.found.get(stop)

    def advance(self, until: str | None = None) -> None:
        """Search until a stop is found; by default until everything is."""
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


Pair = tuple[str, str]
"""Two joined stops in alphabetical order, as a connection's ends are."""


@dataclass(frozen=True)
class ShortestPathSet:
    """The length and number of all shortest paths, and their share over each connection."""

    length: int
    count: int
    shares: Mapping[Pair, float]

    @property
    def needed(self) -> tuple[Pair, ...]:
        """The connections that every shortest path runs over."""
        return tuple(pair for pair, share in self.shares.items() if share == 1)


class PathFinder:
    """The shortest paths on a board; each is looked for once, and only when asked for."""

    def __init__(self, network: Network, countries: Mapping[str, frozenset[str]]) -> None:
        self._network = network
        self._countries = countries
        self._searches: dict[frozenset[str], Search] = {}
        self._path_sets: dict[tuple[frozenset[str], frozenset[str]], ShortestPathSet | None] = {}

    @classmethod
    def of(cls, board: Board, network: Network | None = None) -> "PathFinder":
        """Return the paths of a board, over its network if that is known."""
        countries: dict[str, set[str]] = defaultdict(set)
        for stop in board.stops:
            if stop.country is not None:
                countries[stop.country].add(stop.id)
        stops = {country: frozenset(members) for country, members in countries.items()}
        return cls(network or Network.of(board), stops)

    def after(self, board: Board, network: Network) -> "PathFinder":
        """Return the paths of an edited board; those over the very same network stay found."""
        finder: PathFinder = PathFinder.of(board, network)
        if network is self._network:
            finder._path_sets = self._path_sets.copy()
        return finder

    def stops(self, end: TicketEnd) -> frozenset[str]:
        """Return the stops that a ticket's end stands for."""
        if isinstance(end, CountryEnd):
            return self._countries.get(end.country, frozenset())
        return frozenset({end})

    def between(self, first: TicketEnd, second: TicketEnd) -> ShortestPathSet | None:
        """Return the shortest paths between two ends; None if no routes join them."""
        ends = (self.stops(first), self.stops(second))
        if ends not in self._path_sets:
            self._path_sets[ends] = self._path_sets[ends[::-1]] = self._found(*ends)
        return self._path_sets[ends]

    def distances(self, stop: str) -> Mapping[str, int]:
        """Return how far each stop that can be reached is from one stop."""
        search = self._search(frozenset({stop}))
        search.advance()
        return search.found

    def fewest_routes(self, first: TicketEnd, second: TicketEnd, spaces: int) -> int | None:
        """Return the fewest routes that join two ends with no more than so many spaces."""
        wanted = self.stops(second)
        queue = [(0, 0, stop) for stop in self.stops(first) if stop in self._network.neighbours]
        fewest: dict[str, int] = {}
        while queue:
            length, routes, stop = heappop(queue)
            if routes >= fewest.get(stop, routes + 1):
                continue
            fewest[stop] = routes
            if length and stop in self._network.crossings:
                continue
            for neighbour, more in self._network.neighbours[stop].items():
                if length + more <= spaces and routes + 1 < fewest.get(neighbour, routes + 2):
                    heappush(queue, (length + more, routes + 1, neighbour))
        return min((fewest[stop] for stop in wanted if stop in fewest), default=None)

    def _search(self, starts: frozenset[str]) -> Search:
        if starts not in self._searches:
            self._searches[starts] = Search(self._network, sorted(starts))
        return self._searches[starts]

    def _found(self, first: frozenset[str], second: frozenset[str]) -> ShortestPathSet | None:
        """Search from the end that was searched from before, or else from the first."""
        if first not in self._searches and second in self._searches:
            first, second = second, first
        search = self._search(first)
        distances = {stop: search.distance(stop) for stop in second}
        reached = {stop: spaces for stop, spaces in distances.items() if spaces is not None}
        if not reached:
            return None
        length = min(reached.values())
        return _traced(search, length, [stop for stop in reached if reached[stop] == length])


def _traced(search: Search, length: int, ends: Iterable[str]) -> ShortestPathSet:
    """Follow all shortest paths back from their ends, and count those over each connection."""
    before, after = _steps(search, ends), dict.fromkeys(ends, 1)
    nearest_first = sorted(before, key=search.found.__getitem__)
    paths: dict[str, int] = {}
    for stop in nearest_first:
        paths[stop] = sum(paths[step] for step in before[stop]) or 1
    count = sum(paths[end] for end in after)
    shares: dict[Pair, float] = {}
    for stop in reversed(nearest_first):
        for step in before[stop]:
            after[step] = after.get(step, 0) + after[stop]
            pair = (step, stop) if step < stop else (stop, step)
            shares[pair] = paths[step] * after[stop] / count
    return ShortestPathSet(length, count, shares)


def _steps(search: Search, ends: Iterable[str]) -> dict[str, list[str]]:
    """Return the stops of all shortest paths, and for each the stops that lead to it."""
    found, network = search.found, search.network
    before: dict[str, list[str]] = {}
    stack = list(ends)
    while stack:
        stop = stack.pop()
        if stop in before:
            continue
        distance = found[stop]
        before[stop] = [
            neighbour
            for neighbour, length in network.neighbours[stop].items()
            if found.get(neighbour, distance) + length == distance
            and (neighbour not in network.crossings or found[neighbour] == 0)
        ]
        stack += before[stop]
    return before


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
