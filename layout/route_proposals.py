"""Routes proposed for a board of cities: between neighbours, as long as they lie apart.

All are sides of the triangles between neighbouring cities (Delaunay's), so that none crosses
another. The shortest that join all cities come first, then those of near neighbours, between which
no third city lies (Gabriel's), then those of cities with few others, until there are as many as on
published boards. None leads close past a city or leaves one beside another.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import atan2, degrees, dist

import numpy as np
import shapely
from scipy.spatial import Delaunay

from trackwright.layout.curves import Points
from trackwright.schema.board import Board, Route
from trackwright.schema.colors import RouteColor
from trackwright.schema.geometry import Point
from trackwright.schema.ids import FreeIds
from trackwright.schema.profile import Profile

USUAL_LENGTHS = range(1, 7)
MOST_NEIGHBOURS = 6
NARROWEST = 28.0
"""In degrees: routes that leave a city at a smaller angle would lie over each other."""

PER_CITY = 1.9
"""Connections for each city; on published boards they are 1.7 to 2.2."""

BESIDE = 2.0
"""A route leads past other cities at so many widths of a space at least."""

STRETCHED = 1.2
"""A route may lie over so much more than the room that the longest one needs."""

GRAY_SHARE = 0.3
"""Of all spaces; on published boards it is a fifth to two fifths."""

Edge = tuple[int, int]


def with_proposed_routes(board: Board, lengths: Collection[int] = USUAL_LENGTHS) -> Board:
    """Return the board with routes between neighbours that no route joins yet.

    Lengths are those of `lengths` that have room, colours are spread evenly over spaces and
    cities. Routes that are there stay; none is proposed across them. The same board always gets
    the same routes.
    """
    if len(board.cities) < 2 or not lengths:
        return board
    proposed = _Proposal(board, lengths)
    edges = [(edge, proposed.length(edge)) for edge in proposed.edges()]
    colors = _Colors(board, sum(length for _, length in edges))
    chosen = {
        edge: (length, colors.next_for(proposed.ends(edge), length))
        # The longest first: they are hardest to balance.
        for edge, length in sorted(edges, key=lambda item: -item[1])
    }
    ids = FreeIds(route.id for route in board.routes)
    routes = []
    for edge, _ in edges:
        length, color = chosen[edge]
        first, second = sorted(proposed.ends(edge))
        name = ids.between((first, second))
        ids.add(name)
        routes.append(Route(id=name, ends=(first, second), color=color, length=length))
    return board.changed(routes=(*board.routes, *routes))


def spaces_between(first: Point, second: Point, profile: Profile) -> int:
    """Return how many spaces a straight route between two points has room for; one at least."""
    room = dist(first, second) - 2 * profile.end_gap + profile.gap
    return max(int((room + 1e-6) // (profile.space.length + profile.gap)), 1)


@dataclass(frozen=True)
class _Candidate:
    length: float
    edge: Edge


class _Chosen:
    """The edges chosen so far, and those at each city."""

    def __init__(self, edges: set[Edge]) -> None:
        self.edges: set[Edge] = set()
        self.at_city: dict[int, list[Edge]] = defaultdict(list)
        for edge in edges:
            self.add(edge)

    def add(self, edge: Edge) -> None:
        self.edges.add(edge)
        for city in edge:
            self.at_city[city].append(edge)


class _Proposal:
    """Chooses which cities are joined."""

    def __init__(self, board: Board, lengths: Collection[int]) -> None:
        self._board = board
        self._lengths = sorted(set(lengths))
        self._at = _apart(np.array([city.position for city in board.cities], dtype=float))
        self._tree = shapely.STRtree([shapely.Point(place) for place in self._at])
        numbers = {city.id: number for number, city in enumerate(board.cities)}
        self._joined = {
            (min(pair), max(pair))
            for route in board.routes
            if numbers.keys() >= set(route.ends)
            for pair in [[numbers[end] for end in route.ends]]
            if pair[0] != pair[1]
        }

    def ends(self, edge: Edge) -> tuple[str, str]:
        """Return the ids of the cities that an edge joins."""
        return self._board.cities[edge[0]].id, self._board.cities[edge[1]].id

    def length(self, edge: Edge) -> int:
        """Return the longest of the allowed lengths that has room; the shortest if none has."""
        first, second = (self._board.cities[end].position for end in edge)
        room = spaces_between(first, second, self._board.profile)
        return max([n for n in self._lengths if n <= room] or self._lengths[:1])

    def edges(self) -> list[Edge]:
        """Return the cities to join, in their order on the board."""
        candidates = sorted(self._candidates(), key=lambda one: (one.length, one.edge))
        chosen = _Chosen({*self._joined, *self._spanning(candidates)})
        near = [one for one in candidates if self._is_gabriel(*one.edge)]
        self._add(near, chosen)
        ends = {end: len(edges) for end, edges in chosen.at_city.items()}
        self._add(sorted(candidates, key=lambda one: min(ends[end] for end in one.edge)), chosen)
        return sorted(chosen.edges - self._joined)

    def _add(self, candidates: Sequence[_Candidate], chosen: _Chosen) -> None:
        """Choose candidates that have room, until there are enough."""
        for candidate in candidates:
            if len(chosen.edges) >= PER_CITY * len(self._at):
                return
            if candidate.edge not in chosen.edges and self._is_fitting(candidate, chosen):
                chosen.add(candidate.edge)

    def _candidates(self) -> Iterator[_Candidate]:
        lines = [shapely.LineString(self._at[list(edge)]) for edge in sorted(self._joined)]
        tree = shapely.STRtree(lines)
        for edge in _delaunay(self._at) - self._joined:
            line = shapely.LineString(self._at[list(edge)])
            if len(tree.query(line, predicate="crosses")) == 0:
                yield _Candidate(float(line.length), edge)

    def _spanning(self, candidates: Sequence[_Candidate]) -> set[Edge]:
        """Return the shortest edges that join all cities which can be joined."""
        group = list(range(len(self._at)))

        def root(number: int) -> int:
            while group[number] != number:
                group[number] = group[group[number]]
                number = group[number]
            return number

        for first, second in self._joined:
            group[root(first)] = root(second)
        needed = set()
        for candidate in candidates:
            first, second = map(root, candidate.edge)
            if first != second:
                group[first] = second
                needed.add(candidate.edge)
        return needed

    def _is_fitting(self, candidate: _Candidate, chosen: _Chosen) -> bool:
        profile = self._board.profile
        reach = spaces_between(Point(0, 0), Point(candidate.length / STRETCHED, 0), profile)
        if reach > self._lengths[-1] or self._leads_past(candidate.edge):
            return False
        return all(self._has_room(city, candidate.edge, chosen) for city in candidate.edge)

    def _leads_past(self, edge: Edge) -> bool:
        line = shapely.LineString(self._at[list(edge)])
        near = self._tree.query(line, "dwithin", BESIDE * self._board.profile.space.width)
        return bool(set(near.tolist()) - set(edge))

    def _is_gabriel(self, first: int, second: int) -> bool:
        middle, radius = (
            self._at[[first, second]].mean(axis=0),
            dist(*self._at[[first, second]]) / 2,
        )
        inside = self._tree.query(shapely.Point(middle), "dwithin", radius * (1 - 1e-9))
        return not set(inside.tolist()) - {first, second}

    def _has_room(self, city: int, edge: Edge, chosen: _Chosen) -> bool:
        there = chosen.at_city[city]
        if len(there) >= MOST_NEIGHBOURS:
            return False
        heading = self._heading(city, edge)
        turns = (abs(self._heading(city, other) - heading) % 360 for other in there)
        return all(min(turn, 360 - turn) >= NARROWEST for turn in turns)

    def _heading(self, city: int, edge: Edge) -> float:
        x, y = self._at[edge[0] if edge[1] == city else edge[1]] - self._at[city]
        return degrees(atan2(y, x))


class _Colors:
    """Deals colours out: as many spaces of each, and none twice at a city if it can be."""

    def __init__(self, board: Board, spaces: int) -> None:
        self._at_city: Counter[tuple[str, RouteColor]] = Counter()
        self._used: Counter[RouteColor] = Counter()
        for route in board.routes:
            self._note(route.ends, route.color, route.length)
        total = spaces + sum(self._used.values())
        each = total * (1 - GRAY_SHARE) / (len(RouteColor) - 1)
        self._wanted = {
            color: total * GRAY_SHARE if color is RouteColor.GRAY else each for color in RouteColor
        }

    def next_for(self, ends: tuple[str, str], length: int) -> RouteColor:
        """Return the colour of the next route."""

        def fitness(color: RouteColor) -> tuple[int, float]:
            same = sum(self._at_city[end, color] for end in ends)
            # Two gray routes may meet, for they are paid in any colour.
            clashes = same // 2 if color is RouteColor.GRAY else same
            return clashes, self._used[color] / self._wanted[color]

        color = min(RouteColor, key=fitness)
        self._note(ends, color, length)
        return color

    def _note(self, ends: tuple[str, str], color: RouteColor, length: int) -> None:
        self._used[color] += length
        for end in ends:
            self._at_city[end, color] += 1


def _apart(at: Points) -> Points:
    """Return the points with those that coincide a hair apart, for they must be told apart."""
    turns = np.arange(len(at)) * np.pi * (3 - np.sqrt(5))
    return at + 1e-3 * np.column_stack((np.cos(turns), np.sin(turns)))


def _delaunay(at: Points) -> set[Edge]:
    if len(at) == 2:
        return {(0, 1)}
    corners = np.sort(Delaunay(at).simplices, axis=1).tolist()
    return {(first, second) for corner in corners for first, second in combinations(corner, 2)}
