"""What is measured of a board: colours, lengths, connections, areas and distances."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean

from trackwright.analysis.board_analysis import (
    NETWORK,
    BoardAnalysis,
    connections,
    measured,
    network,
)
from trackwright.network.cuts import Cuts, cuts
from trackwright.network.paths import PathFinder
from trackwright.schema.board import Board, Connection
from trackwright.schema.colors import CardColor, RouteColor
from trackwright.schema.rules.claiming import ConnectionKind
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.thing_ref import ThingRef

FEWEST_CITIES = 20
"""Smaller boards are not compared with the published ones: their numbers mean little."""


MOST_STARTS = 50
"""From so many cities distances over the whole board are measured; on larger boards from these
only, evenly spread over the list of cities."""

SHORT_ROUTE, LONG_ROUTE = 2, 5
"""Routes are short up to the first length, and long from the second on."""


def large_enough(board: Board) -> bool:
    """Tell whether a board is large enough to be compared with the published ones."""
    return len(board.cities) >= FEWEST_CITIES


def has_network(board: Board) -> bool:
    """Tell whether a large enough board has so many routes that they say something about it."""
    return large_enough(board) and 2 * len(board.routes) >= len(board.cities)


@measured(*NETWORK)
def path_finder(analysis: BoardAnalysis) -> PathFinder:
    """Return the shortest paths on the board."""
    before, graph = analysis.before(path_finder), network(analysis)
    return before.after(analysis.board, graph) if before else PathFinder.of(analysis.board, graph)


@measured(*NETWORK)
def cut_points(analysis: BoardAnalysis) -> Cuts:
    """Return the connections and cities that hold the board together."""
    return cuts(network(analysis))


@measured(*NETWORK)
def distances(analysis: BoardAnalysis) -> tuple[int, float]:
    """Return the board's reach, which is its longest distance, and its mean distance, in spaces.

    On a large board they are measured from some of its cities only.
    """
    cities = [city.id for city in analysis.board.cities]
    starts = cities[:: -(-len(cities) // MOST_STARTS) or 1]
    inside = set(cities)
    found = [
        distance
        for start in starts
        for stop, distance in path_finder(analysis).distances(start).items()
        if distance and stop in inside
    ]
    return max(found, default=0), fmean(found or [0])


def ordinary(analysis: BoardAnalysis) -> list[Connection]:
    """Return the connections between cities that the board has."""
    neighbours = network(analysis).neighbours
    return [
        connection
        for connection in connections(analysis)
        if connection.kind is ConnectionKind.ORDINARY
        and connection.ends[1] in neighbours.get(connection.ends[0], ())
    ]


def color_parts(analysis: BoardAnalysis, ruleset: Ruleset) -> Mapping[CardColor, float]:
    """Return how many spaces each colour has for its cards, as a part of the mean."""
    spaces = spaces_by_color(analysis)
    cards = {color: count for color, count in ruleset.train_cards.colors.items() if count}
    rates = {color: spaces[RouteColor(color)] / count for color, count in cards.items()}
    mean = fmean(rates.values()) if rates else 0
    return {color: rate / mean for color, rate in rates.items()} if mean else {}


@measured("routes")
def spaces_by_color(analysis: BoardAnalysis) -> Counter[RouteColor]:
    """Return how many spaces the routes of each colour have."""
    spaces = Counter[RouteColor]()
    for route in analysis.board.routes:
        spaces[route.color] += route.length
    return spaces


@measured("routes")
def lengths_by_color(analysis: BoardAnalysis) -> Mapping[RouteColor, float]:
    """Return how long the routes of each colour but gray are, as a part of their mean length."""
    routes = Counter(route.color for route in analysis.board.routes)
    spaces = spaces_by_color(analysis)
    del routes[RouteColor.GRAY]
    if not routes:
        return {}
    mean = sum(spaces[color] for color in routes) / routes.total()
    return {color: spaces[color] / count / mean for color, count in routes.items()}


def gray_share(analysis: BoardAnalysis) -> float:
    """Return which part of all spaces is gray."""
    spaces = spaces_by_color(analysis)
    return spaces[RouteColor.GRAY] / (spaces.total() or 1)


@measured("routes")
def route_length_shares(analysis: BoardAnalysis) -> tuple[float, float]:
    """Return which parts of all spaces lie on short and on long routes."""
    spaces = Counter[int]()
    for route in analysis.board.routes:
        spaces[route.length] += route.length
    whole = spaces.total() or 1
    short = sum(count for length, count in spaces.items() if length <= SHORT_ROUTE)
    long = sum(count for length, count in spaces.items() if length >= LONG_ROUTE)
    return short / whole, long / whole


def several_tracks_share(analysis: BoardAnalysis) -> float:
    """Return which part of the connections between cities has more than one track."""
    return share(len(connection.tracks) > 1 for connection in ordinary(analysis))


def connections_by_city(analysis: BoardAnalysis) -> Mapping[str, int]:
    """Return how many connections lead to each city, those into other countries among them."""
    neighbours = network(analysis).neighbours
    return {city.id: len(neighbours[city.id]) for city in analysis.board.cities}


def connections_per_city(analysis: BoardAnalysis) -> float:
    """Return how many connections between cities there are for each city."""
    return len(ordinary(analysis)) / (len(analysis.board.cities) or 1)


def share(some: Iterable[bool]) -> float:
    """Return for which part of some things something holds; 0 if there are none."""
    every: Sequence[bool] = list(some)
    return sum(every) / (len(every) or 1)


COLOR_SLACK = 1.05
"""The colours of the published boards are so well balanced that a little more is much."""


FEWEST_IN_AREA = 3
"""A country or region with fewer cities says nothing about balance."""


def areas(analysis: BoardAnalysis) -> Mapping[ThingRef, tuple[frozenset[str], float]]:
    """Return the cities of each country and region, and how many connections they have.

    The number is compared with that of all cities; areas with few cities are left out.
    """
    counts = connections_by_city(analysis)
    mean = fmean(counts.values()) if counts else 0
    members: dict[ThingRef, set[str]] = {}
    for city in analysis.board.cities:
        if city.country is not None:
            members.setdefault(ThingRef("country", city.country), set()).add(city.id)
    for region in analysis.board.regions:
        members[ThingRef("region", region.id)] = {city for city in region.cities if city in counts}
    return {
        place: (frozenset(cities), fmean(counts[city] for city in cities) / mean)
        for place, cities in members.items()
        if len(cities) >= FEWEST_IN_AREA and mean
    }


@measured(*NETWORK)
def parts(analysis: BoardAnalysis) -> tuple[tuple[str, ...], ...]:
    """Return the sets of cities that routes join, the largest first; lone cities are none."""
    joined = network(analysis)
    seen: set[str] = set()
    found = []
    for stop, neighbours in joined.neighbours.items():
        if neighbours and stop not in seen and stop not in joined.crossings:
            seen.add(stop)
            part = [stop]
            for reached in part:
                new = joined.neighbours[reached].keys() - seen - joined.crossings
                seen |= new
                part.extend(sorted(new))
            found.append(tuple(part))
    return tuple(sorted(found, key=len, reverse=True))
