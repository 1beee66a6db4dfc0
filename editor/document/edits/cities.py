"""Edits of cities and crossings: placing them, their countries and their tags."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from trackwright.editor.document.edits.arrange import stops_among, with_stops_at
from trackwright.layout.areas import area_of
from trackwright.layout.drawn_sizes import PROMINENT_RADIUS, STOP_RADIUS
from trackwright.layout.projections import ProjectionError, to_board
from trackwright.schema.board import Board, City, Country, Crossing, Stop
from trackwright.schema.edits import with_added, with_each_stop
from trackwright.schema.geometry import GeoPoint, Point
from trackwright.schema.ids import free_id, slug

COAST = STOP_RADIUS
"""Within so many mm of a border a city still lies in the country: coasts are simplified."""

INSIDE = PROMINENT_RADIUS
"""In mm: how far from the edge a city lies that would be off the board."""


def with_city(
    board: Board, name: str, position: Point, *, location: GeoPoint | None = None
) -> tuple[Board, str]:
    """Return the board with a new city, in the country at its position, and its id."""
    city = City(
        id=free_id(slug(name, "city"), _stop_ids(board)),
        name=name,
        position=position,
        location=location,
        country=country_at(board, position),
    )
    return with_added(board, "cities", city), city.id


def with_crossing(board: Board, country: str, position: Point) -> tuple[Board, str]:
    """Return the board with a new crossing, which leads to a country, and its id."""
    crossing = Crossing(id=free_id(country, _stop_ids(board)), position=position, country=country)
    return with_added(board, "crossings", crossing), crossing.id


class CountryFinder:
    """Finds the country at a point; only borders near to it are measured."""

    def __init__(self, countries: Sequence[Country]) -> None:
        self._borders = [(country.id, part) for country in countries for part in country.borders]
        corners = [np.array(part.outer) for _, part in self._borders]
        boxes = [shapely.box(*ring.min(axis=0), *ring.max(axis=0)) for ring in corners]
        self._tree = shapely.STRtree(boxes)
        self._areas: dict[int, BaseGeometry] = {}

    def at(self, point: Point) -> str | None:
        """Return the country at a place; the smallest if several overlap there."""
        here = shapely.Point(point)
        found: list[tuple[float, float, str]] = []
        for index in map(int, self._tree.query(here, predicate="dwithin", distance=COAST)):
            area = self._area(index)
            distance = float(area.distance(here))
            if distance <= COAST:
                found.append((distance, float(area.area), self._borders[index][0]))
        return min(found)[-1] if found else None

    def _area(self, index: int) -> BaseGeometry:
        if index not in self._areas:
            self._areas[index] = area_of([self._borders[index][1]])
        return self._areas[index]


def country_at(board: Board, point: Point) -> str | None:
    """Return the country whose border a place lies in, if one does."""
    return CountryFinder(board.countries).at(point)


def with_countries_from_borders(board: Board, names: Iterable[str]) -> Board:
    """Return the board with some cities in the countries whose borders they lie in."""
    countries = CountryFinder(board.countries)
    return with_each_stop(
        board, names, lambda stop: stop.changed(country=countries.at(stop.position))
    )


@dataclass(frozen=True)
class TruePlace:
    """Where a location on Earth lies on a board, or the nearest point if that is off the board."""

    point: Point
    is_on_board: bool


def true_place(board: Board, location: GeoPoint) -> TruePlace | None:
    """Return where a place lies; None if the board is no map, or none that can show it."""
    if board.projection is None:
        return None
    try:
        x, y = to_board(board.projection, location)
    except ProjectionError:
        return None
    point = Point(round(x, 1), round(y, 1))
    if 0 <= point.x <= board.size.width and 0 <= point.y <= board.size.height:
        return TruePlace(point, is_on_board=True)
    return TruePlace(inside(board, point), is_on_board=False)


def inside(board: Board, point: Point) -> Point:
    """Return the place on the board that is nearest to a point."""

    def within(value: float, length: float) -> float:
        edge = min(INSIDE, length / 2)
        return min(max(value, edge), length - edge)

    return Point(within(point.x, board.size.width), within(point.y, board.size.height))


def located(board: Board, names: Iterable[str]) -> dict[str, TruePlace]:
    """Return where those of some stops belong that the board's map can show."""
    found = {
        stop.id: true_place(board, stop.location)
        for stop in stops_among(board, names)
        if stop.location is not None
    }
    return {name: place for name, place in found.items() if place is not None}


def with_stops_at_true_places(board: Board, names: Iterable[str]) -> Board:
    """Return the board with some stops where its map says; locked ones stay where they are."""
    return with_stops_at(board, {name: it.point for name, it in located(board, names).items()})


def have_tag(board: Board, names: Collection[str], tag: str) -> bool:
    """Return whether all of some stops have a tag."""
    stops = stops_among(board, names)
    return bool(stops) and all(tag in stop.tags for stop in stops)


def with_tag(board: Board, names: Iterable[str], tag: str, on: bool) -> Board:
    """Return the board with a tag on some stops, or without it."""

    def retagged(stop: Stop) -> Stop:
        if (tag in stop.tags) is on:
            return stop
        tags = (*stop.tags, tag) if on else (other for other in stop.tags if other != tag)
        return stop.changed(tags=tuple(tags))

    return with_each_stop(board, names, retagged)


def stop_tags(board: Board) -> tuple[str, ...]:
    """Return all tags that cities and crossings of a board have."""
    return tuple(sorted({tag for stop in board.stops for tag in stop.tags}))


def _stop_ids(board: Board) -> set[str]:
    return {stop.id for stop in board.stops}
