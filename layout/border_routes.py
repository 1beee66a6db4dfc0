"""Routes proposed into neighbouring countries: from the cities next to each crossing."""

from collections.abc import Collection, Iterator
from math import dist

import numpy as np
import shapely

from trackwright.layout.route_proposals import BESIDE, STRETCHED, USUAL_LENGTHS, spaces_between
from trackwright.schema.board import Board, City, Crossing, Route
from trackwright.schema.colors import RouteColor
from trackwright.schema.geometry import Point
from trackwright.schema.ids import FreeIds

AT_EACH = 2
"""Routes that lead to a crossing: so it is on published boards, where they are gray and short."""


def with_border_routes(board: Board, lengths: Collection[int] = USUAL_LENGTHS) -> Board:
    """Return the board with routes to the crossings that no route leads to yet.

    They come from the nearest cities. None crosses another route or leads close past a stop;
    where all would, there is none.
    """
    joined = {end for route in board.routes for end in route.ends}
    proposal = _Proposal(board, lengths)
    for crossing in board.crossings:
        if crossing.id not in joined:
            proposal.join(crossing)
    return board.changed(routes=(*board.routes, *proposal.routes))


class _Proposal:
    """Chooses cities for crossings, one crossing after the other."""

    def __init__(self, board: Board, lengths: Collection[int]) -> None:
        self.routes: list[Route] = []
        self._board = board
        self._lengths = sorted(set(lengths))
        self._ids = FreeIds(route.id for route in board.routes)
        self._lines = list(_lines(board))
        self._stops = shapely.points([stop.position for stop in board.stops])

    def join(self, crossing: Crossing) -> None:
        """Add routes to a crossing, as far as there is room."""
        found = 0
        for city in sorted(self._board.cities, key=lambda c: dist(c.position, crossing.position)):
            line = shapely.LineString([city.position, crossing.position])
            if found == AT_EACH or self._is_too_long(line):
                return
            if self._is_free(line):
                self._lines.append(line)
                self.routes.append(self._route(city, crossing))
                found += 1

    def _is_too_long(self, line: shapely.LineString) -> bool:
        end = Point(line.length / STRETCHED, 0)
        return spaces_between(Point(0, 0), end, self._board.profile) > self._lengths[-1]

    def _is_free(self, line: shapely.LineString) -> bool:
        if np.any(shapely.crosses(self._lines, line)):
            return False
        room = BESIDE * self._board.profile.space.width
        near = np.count_nonzero(shapely.dwithin(self._stops, line, room))
        return int(near) <= 2  # the stops at its ends

    def _route(self, city: City, crossing: Crossing) -> Route:
        ends = sorted((city.id, crossing.id))
        name = self._ids.between(ends)
        self._ids.add(name)
        room = spaces_between(city.position, crossing.position, self._board.profile)
        length = max([n for n in self._lengths if n <= room] or self._lengths[:1])
        return Route(id=name, ends=(ends[0], ends[1]), color=RouteColor.GRAY, length=length)


def _lines(board: Board) -> Iterator[shapely.LineString]:
    at = {stop.id: stop.position for stop in board.stops}
    for route in board.routes:
        if at.keys() >= set(route.ends):
            first, second = (at[end] for end in route.ends)
            yield shapely.LineString([first, *route.bends, second])
