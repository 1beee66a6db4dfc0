"""How much of the traffic of a board runs through each city and connection."""

from collections.abc import Mapping
from dataclasses import dataclass
from heapq import heappop, heappush

from trackwright.network.paths import Network, Pair


@dataclass(frozen=True)
class Betweenness:
    """The share of all shortest paths between cities that runs through each city and connection.

    Paths that end in a city do not count for it; equally short ones count in equal parts.
    """

    cities: Mapping[str, float]
    connections: Mapping[Pair, float]


def betweenness(network: Network) -> Betweenness:
    """Measure it by Brandes' algorithm; crossings do not count, no path runs through them."""
    joined = {
        stop: {other: n for other, n in others.items() if other not in network.crossings}
        for stop, others in network.neighbours.items()
        if stop not in network.crossings
    }
    cities = dict.fromkeys(joined, 0.0)
    connections = {
        (stop, other): 0.0 for stop, others in joined.items() for other in others if stop < other
    }
    for start in joined:
        _add_journeys(joined, start, cities, connections)
    count = len(cities)
    others, pairs = (
        (count - 1) * (count - 2),
        count * (count - 1),
    )  # each path counts in both directions
    return Betweenness(
        {city: through / (others or 1) for city, through in cities.items()},
        {pair: over / (pairs or 1) for pair, over in connections.items()},
    )


def _add_journeys(
    joined: Mapping[str, Mapping[str, int]],
    start: str,
    cities: dict[str, float],
    connections: dict[Pair, float],
) -> None:
    """Add the paths from one city to all others."""
    order, before, path_counts = _shortest_paths_from(joined, start)
    passing = dict.fromkeys(order, 0.0)
    for city in reversed(order):
        for step in before[city]:
            share = path_counts[step] / path_counts[city] * (1 + passing[city])
            connections[(step, city) if step < city else (city, step)] += share
            passing[step] += share
        if city != start:
            cities[city] += passing[city]


def _shortest_paths_from(
    joined: Mapping[str, Mapping[str, int]], start: str
) -> tuple[list[str], dict[str, list[str]], dict[str, int]]:
    """Return the reachable cities, nearest first, their predecessors and path counts."""
    order: list[str] = []
    before: dict[str, list[str]] = {start: []}
    path_counts, nearest, done = {start: 1}, {start: 0}, set[str]()
    queue = [(0, start)]
    while queue:
        distance, city = heappop(queue)
        if city in done:
            continue
        done.add(city)
        order.append(city)
        path_counts[city] = sum(path_counts[step] for step in before[city]) or 1
        for other, length in joined[city].items():
            further = distance + length
            if other not in nearest or further < nearest[other]:
                nearest[other], before[other] = further, [city]
                heappush(queue, (further, other))
            elif further == nearest[other] and other not in done:
                before[other].append(city)
    return order, before, path_counts
