"""Figures of a deck of tickets: cities, lengths, and how much its tickets overlap."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from trackwright.network.paths import Network, Pair, PathFinder, ShortestPathSet
from trackwright.network.shortest_path import ShortestPaths
from trackwright.schema.board import Board, Ticket, TicketEnd, connections
from trackwright.schema.rules.ruleset import ConnectionKind

SHORTER, SHORT, LONG, LONGER = 0.30, 0.45, 0.60, 0.75
"""Where the five classes of length end, as parts of the board's reach."""

CLASSES = 5
FIRST_LONG = 3
"""The class that long tickets begin with."""

NEARLY_FREE = 1
"""Spaces that a ticket still costs after another one that is nearly the same."""


@dataclass(frozen=True, eq=False)
class Journey:
    """What a ticket asks for.

    `near` is the distance of each stop from the likeliest of its shortest paths, the one with the
    fewest routes, which has `routes` of them; `grade` is the class of its length, 0 the shortest.
    """

    ends: tuple[TicketEnd, TicketEnd]
    cities: frozenset[str]
    stops: tuple[tuple[str, ...], tuple[str, ...]]
    paths: ShortestPathSet
    near: Mapping[str, int]
    routes: int
    grade: int

    @property
    def is_long(self) -> bool:
        """Whether it is longer than most."""
        return self.grade >= FIRST_LONG

    def spaces_left(self, other: "Journey") -> int:
        """Return how many spaces another journey still costs a player who has made this one."""
        whole, near = other.paths.length, self.near
        first, second = other.stops
        if len(first) == len(second) == 1:  # from city to city, as nearly all are
            return min(near.get(first[0], whole) + near.get(second[0], whole), whole)
        return min(self._detour(first, whole) + self._detour(second, whole), whole)

    def _detour(self, stops: tuple[str, ...], most: int) -> int:
        return min(self.near.get(stop, most) for stop in stops)


class JourneyOverlap(NamedTuple):
    """What two journeys have in common.

    `spared` adds up the share of each that the other one spares; `twins` differ only in two cities
    that are one space apart.
    """

    spared: float
    nearly_same: bool
    twins: bool


class Journeys:
    """All journeys that tickets of a board can ask for, each computed on demand.

    `reach` is the longest distance between two cities; `single` and `several` are the connections
    with one track, and with more.
    """

    def __init__(self, board: Board) -> None:
        self._network = Network.of(board)
        self._path_finder = PathFinder.of(board, self._network)
        self._paths = ShortestPaths(board)
        self._known: dict[tuple[TicketEnd, TicketEnd], Journey | None] = {}
        self.cities = tuple(city.id for city in board.cities if city.name)
        inside = {city.id for city in board.cities}
        self._distances = {
            city: {
                other: spaces
                for other, spaces in self._path_finder.distances(city).items()
                if other in inside
            }
            for city in sorted(inside)
        }
        self.reach = max((max(d.values(), default=0) for d in self._distances.values()), default=0)
        ordinary = [c for c in connections(board) if c.kind is ConnectionKind.ORDINARY]
        self.single = tuple(c.ends for c in ordinary if len(c.tracks) == 1)
        self.several = tuple(c.ends for c in ordinary if len(c.tracks) > 1)

    def between(self, first: TicketEnd, second: TicketEnd) -> Journey | None:
        """Return the journey between two ends in either direction; None if no routes join them."""
        if (first, second) not in self._known:
            found = self._found(first, second)
            self._known[first, second] = self._known[second, first] = found
        return self._known[first, second]

    def of_tickets(self, tickets: Iterable[Ticket]) -> Iterator[Journey]:
        """Yield the journeys of those tickets that can be completed."""
        found = (self.between(*ticket.ends) for ticket in tickets)
        return (journey for journey in found if journey is not None)

    def offered(self, longest: int | None = None) -> list[list[Pair]]:
        """Return the pairs of cities that tickets can join, by the class of their distance.

        Not those that a single route joins, nor those more than `longest` spaces apart.
        """
        found: list[list[Pair]] = [[] for _ in range(CLASSES)]
        ordered = sorted(self.cities)
        for first in ordered:
            neighbours = self._network.neighbours[first]
            for second in ordered:
                spaces = self._distances[first].get(second)
                if first >= second or not spaces or neighbours.get(second) == spaces:
                    continue
                if longest is None or spaces <= longest:
                    found[self.grade(spaces)].append((first, second))
        return found

    def grade(self, spaces: int) -> int:
        """Return the class of a length."""
        part = spaces / self.reach if self.reach else 0
        return (part >= SHORTER) + (part >= SHORT) + (part > LONG) + (part > LONGER)

    def distance(self, first: str, second: str) -> int | None:
        """Return how many spaces lie between two cities."""
        return self._distances.get(first, {}).get(second)

    def overlap(self, one: Journey, other: Journey) -> JourneyOverlap:
        """Return what two journeys have in common."""
        left, left_for_one = one.spaces_left(other), other.spaces_left(one)
        differing = one.cities ^ other.cities
        return JourneyOverlap(
            spared=2 - left / other.paths.length - left_for_one / one.paths.length,
            nearly_same=min(left, left_for_one) <= NEARLY_FREE,
            twins=len(differing) == 2 and self.distance(*differing) == 1,
        )

    def _found(self, first: TicketEnd, second: TicketEnd) -> Journey | None:
        paths = self._path_finder.between(first, second)
        stops = (tuple(self._path_finder.stops(first)), tuple(self._path_finder.stops(second)))
        path = self._paths.between(*stops)
        if paths is None or path is None or not paths.length:
            return None
        near = self._network.distances(path.stops)
        cities = frozenset(end for end in (first, second) if isinstance(end, str))
        grade = self.grade(paths.length)
        return Journey((first, second), cities, stops, paths, near, len(path.routes), grade)


class DeckTally:
    """The figures of a deck, updated as tickets are added and removed."""

    def __init__(self, journeys: Journeys, deck: Iterable[Journey] = ()) -> None:
        self._journeys = journeys
        self._deck: dict[Journey, int] = {}
        self._compared: dict[Journey, dict[Journey, JourneyOverlap]] = {}
        self._removed: Journey | None = None
        self._named = Counter[str]()
        self._grades = Counter[int]()
        self._loads: dict[Pair, float] = defaultdict(float)
        self._needing = Counter[Pair]()
        self._long_ends = Counter[str]()
        self._spared = 0.0
        self._size = self._nearly_same = self._twins = self._of_one_route = 0
        for journey in deck:
            self.add(journey)

    def add(self, journey: Journey) -> None:
        """Add a ticket."""
        self._count(journey, 1)
        self._deck[journey] = self._deck.get(journey, 0) + 1

    def remove(self, journey: Journey) -> None:
        """Remove a ticket."""
        self._deck[journey] -= 1
        if not self._deck[journey]:
            del self._deck[journey]
        self._count(journey, -1)
        self._forget(self._removed)
        self._removed = journey

    def __contains__(self, journey: Journey) -> bool:
        return journey in self._deck

    def figures(self) -> dict[str, float]:
        """Return the figures by which decks are compared, by name."""
        count = self._size or 1
        pairs = count * (count - 1) / 2 or 1
        uses = [self._named[city] for city in self._journeys.cities] or [0]
        single, several = self._journeys.single, self._journeys.several
        loads = [self._loads.get(pair, 0.0) for pair in single]
        loads_of_several = [self._loads.get(pair, 0.0) for pair in several]
        every = [*loads, *loads_of_several] or [1.0]
        long_tickets = sum(self._long_ends.values()) / 2
        found = {f"deck_lengths_{n + 1}": self._grades[n] / count for n in range(CLASSES)}
        found |= {
            "deck_bottleneck": max(self._needing.values(), default=0) / count,
            "deck_busiest_city": max(uses) / count,
            "deck_busiest_single_track": max(loads, default=0.0) / count,
            "deck_cities_left_out": sum(use == 0 for use in uses) / len(uses),
            "deck_idle_connections": sum(load < _NOTHING for load in every) / len(every),
            "deck_nearly_same": self._nearly_same / pairs,
            "deck_of_one_route": self._of_one_route / count,
            "deck_overlap": self._spared / (2 * pairs),
            "deck_twins": self._twins / pairs,
            "deck_unevenness_of_cities": _unevenness(uses),
        }
        if loads and loads_of_several and fmean(loads) > _NOTHING:
            found["deck_load_of_several_tracks"] = fmean(loads_of_several) / fmean(loads)
        if long_tickets:
            found["deck_long_ends"] = len(+self._long_ends) / (2 * long_tickets)
        return found

    def _count(self, journey: Journey, by: int) -> None:
        self._count_pairs(journey, by)
        self._named.update(dict.fromkeys(journey.cities, by))
        self._grades[journey.grade] += by
        self._size += by
        self._of_one_route += by * (journey.routes == 1)
        for pair, share in journey.paths.shares.items():
            self._loads[pair] += by * share
            self._needing[pair] += by * (share == 1)
        if journey.is_long:
            self._long_ends.update(dict.fromkeys(journey.cities, by))

    def _count_pairs(self, journey: Journey, by: int) -> None:
        known = self._compared.setdefault(journey, {})
        spared, nearly_same, twins = 0.0, 0, 0
        for other, times in self._deck.items():
            common = known.get(other)
            if common is None:
                common = known[other] = self._journeys.overlap(journey, other)
                self._compared.setdefault(other, {})[journey] = common
            spared += times * common[0]
            nearly_same += times * common[1]
            twins += times * common[2]
        self._spared += by * spared
        self._nearly_same += by * nearly_same
        self._twins += by * twins

    def _forget(self, journey: Journey | None) -> None:
        """Drop the cached comparisons of a ticket that is no longer in the deck."""
        if journey is not None and journey not in self._deck:
            for other in self._compared.pop(journey, ()):
                self._compared[other].pop(journey, None)


def _unevenness(numbers: list[int]) -> float:
    """Return the standard deviation of some numbers, relative to their mean."""
    mean = sum(numbers) / len(numbers)
    squares = sum(number * number for number in numbers) / len(numbers)
    return sqrt(max(squares - mean * mean, 0)) / (mean or 1)


_NOTHING = 1e-6
"""Loads below this are rounding errors of removed tickets."""
