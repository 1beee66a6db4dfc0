"""A board with what was measured of it, each measure taken at most once."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from statistics import fmean
from typing import Any, TypeVar

from trackwright.layout.board import Layout, lay_out
from trackwright.maps import NamedRuleset, named_rulesets
from trackwright.network.paths import Cuts, Network, PathFinder, cuts
from trackwright.schema import board as joined
from trackwright.schema.board import Board, Connection, Route, Stop
from trackwright.schema.colors import CardColor, RouteColor
from trackwright.schema.rules.ruleset import ConnectionKind, Ruleset
from trackwright.schema.thing_ref import ThingNames, ThingRef

Measure = TypeVar("Measure")


@dataclass(frozen=True)
class _Kept:
    """A measure, and the fields of the board that it depends on."""

    reads: tuple[str, ...]
    value: Any  # each measure's own type, given back by the function that took it


class BoardAnalysis:
    """A board, and what was measured on it.

    Attributes:
        folder: Where its file lies, and its picture; None if it has no file yet.
        give_way: Called before each measure and check, and for each problem found, so that
            background work can pause for the user interface.
    """

    def __init__(
        self,
        board: Board,
        folder: Path | None = None,
        give_way: Callable[[], None] = lambda: None,
    ) -> None:
        self.board = board
        self.folder = folder
        self.give_way = give_way
        self._kept: dict[str, _Kept] = {}
        self._outdated: dict[str, Any] = {}

    def after(self, board: Board) -> "BoardAnalysis":
        """Return the analysis of an edited board, keeping measures it does not affect."""
        analysis = BoardAnalysis(board, self.folder, self.give_way)
        analysis._outdated = self._outdated.copy()
        for name, kept in self._kept.copy().items():  # another thread may be taking measures
            if all(getattr(board, field) is getattr(self.board, field) for field in kept.reads):
                analysis._kept[name] = kept
            else:
                analysis._outdated[name] = kept.value
        return analysis

    def before(self, measure: Callable[["BoardAnalysis"], Measure]) -> Measure | None:
        """Return the outdated value of a measure, from which it can be updated; None if unknown.

        It may be several edits old; the measure has to find out what changed since.
        """
        before: Measure | None = self._outdated.get(_name(measure))
        return before

    def remember(self, measure: Callable[["BoardAnalysis"], Measure], taken: Measure) -> None:
        """Store a value measured elsewhere, on this board or an earlier one, as outdated."""
        self._outdated[_name(measure)] = taken

    def measure(
        self, name: str, reads: tuple[str, ...], take: Callable[["BoardAnalysis"], Measure]
    ) -> Measure:
        """Return the stored value of a measure, or take it."""
        if name not in self._kept:
            self.give_way()
            self._kept[name] = _Kept(reads, take(self))
            self._outdated.pop(name, None)
        value: Measure = self._kept[name].value
        return value


def measured(
    *reads: str,
) -> Callable[[Callable[[BoardAnalysis], Measure]], Callable[[BoardAnalysis], Measure]]:
    """Cache a measure in the analysis that it is taken from.

    `reads` are the fields of the board that it depends on: edits of other fields keep the value.
    """

    def decorate(take: Callable[[BoardAnalysis], Measure]) -> Callable[[BoardAnalysis], Measure]:
        name = _name(take)

        @wraps(take)
        def once(analysis: BoardAnalysis) -> Measure:
            return analysis.measure(name, reads, take)

        return once

    return decorate


def _name(measure: Callable[[BoardAnalysis], object]) -> str:
    return f"{measure.__module__}.{measure.__qualname__}"


STOPS = ("cities", "crossings")
NETWORK = (*STOPS, "routes")
LAYOUT = (*NETWORK, "meta", "size", "profile", "countries", "regions")


@measured(*STOPS, "countries")
def names(analysis: BoardAnalysis) -> ThingNames:
    """Return how sentences call the things of the board."""
    return ThingNames(analysis.board)


@measured(*STOPS)
def stops(analysis: BoardAnalysis) -> Mapping[str, Stop]:
    """Return all cities and crossings by their ids."""
    return {stop.id: stop for stop in analysis.board.stops}


@measured("routes")
def routes(analysis: BoardAnalysis) -> Mapping[str, Route]:
    """Return all routes by their ids."""
    return {route.id: route for route in analysis.board.routes}


@measured("crossings", "routes")
def connections(analysis: BoardAnalysis) -> tuple[joined.Connection, ...]:
    """Return the board's connections."""
    return joined.connections(analysis.board)


@measured("crossings", "routes")
def connections_by_ends(analysis: BoardAnalysis) -> Mapping[tuple[str, str], joined.Connection]:
    """Return the board's connections by their ends, in alphabetical order."""
    return {connection.ends: connection for connection in connections(analysis)}


@measured(*NETWORK)
def network(analysis: BoardAnalysis) -> Network:
    """Return the board as a graph; the same object as before if no connection changed."""
    before, now = analysis.before(network), Network.of(analysis.board)
    return before if before is not None and before.is_like(now) else now


@measured("rulesets")
def rulesets(analysis: BoardAnalysis) -> tuple[NamedRuleset, ...]:
    """Return the rulesets that the board names or holds, as far as they can be read."""
    return named_rulesets(analysis.board, analysis.folder)


def languages(board: Board) -> tuple[str, ...]:
    """Return the languages that a board is made for, English if it declares none."""
    return board.meta.languages or ("en",)


@measured(*LAYOUT)
def layouts(analysis: BoardAnalysis) -> tuple[Layout, ...]:
    """Return the board laid out in each of its languages, the first language first."""
    before = {layout.language: layout for layout in analysis.before(layouts) or ()}
    return tuple(
        lay_out(analysis.board, language, before.get(language))
        for language in languages(analysis.board)
    )


def layout(analysis: BoardAnalysis) -> Layout:
    """Return the board laid out in its first language."""
    return layouts(analysis)[0]


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
        ref: (frozenset(cities), fmean(counts[city] for city in cities) / mean)
        for ref, cities in members.items()
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
