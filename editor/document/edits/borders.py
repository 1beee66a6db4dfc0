"""Edits of the borders of countries, regions and free areas; finding their corners and edges."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import dist
from operator import is_

import numpy as np
import shapely

from trackwright.editor.document.edits.arrange import clamped
from trackwright.layout.areas import BLEED, SPECK, area_of, outline_of, polygons_of
from trackwright.schema.board import Board, Country, Region
from trackwright.schema.decorations import FreeArea
from trackwright.schema.edits import Kind, with_added, with_all_changed, with_changed, with_each
from trackwright.schema.geometry import Point, Polygon, Ring
from trackwright.schema.ids import free_id, slug
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef, find_thing

Outlined = Country | Region | FreeArea
"""What has borders."""

TOUCHING = 0.01
"""Within so many mm a corner lies on an edge: corners are rounded to a micrometre."""


@dataclass(frozen=True)
class OnEdge:
    """A point on an edge of an outline, and the corners at both ends of the edge."""

    at: Point
    start: Point
    end: Point


class Corners:
    """The corners and edges of some countries and regions, found by where they lie."""

    def __init__(self, things: Iterable[Outlined]) -> None:
        self._rings = [ring for thing in things for ring in rings_of(thing)]
        self._corners = [corner for ring in self._rings for corner in ring]
        self._starts = np.array(self._corners, dtype=float).reshape(-1, 2)
        following = [corner for ring in self._rings for corner in (*ring[1:], ring[0])]
        self._ends = np.array(following, dtype=float).reshape(-1, 2)

    def nearest(self, at: Point, reach: float, *, but: Point | None = None) -> Point | None:
        """Return the nearest corner within `reach` mm, leaving one out if asked to."""
        return next((corner for corner in self.around(at, reach) if corner != but), None)

    def around(self, at: Point, reach: float) -> list[Point]:
        """Return the corners within `reach` mm, each once, the nearest first."""
        distances = np.hypot(*(self._starts - at).T)
        near = np.flatnonzero(distances <= reach)
        ordered = near[np.argsort(distances[near], kind="stable")]
        return list(dict.fromkeys(self._corners[index] for index in ordered))

    def nearest_edge(self, at: Point, reach: float, *, but: Point | None = None) -> OnEdge | None:
        """Return the nearest place on an edge; edges of the corner `but` are left out."""
        if not self._corners:
            return None
        feet = _feet(self._starts, self._ends, at)
        distances = np.hypot(*(feet - at).T)
        if but is not None:
            meets = (self._starts == but).all(axis=1) | (self._ends == but).all(axis=1)
            distances[meets] = np.inf
        index = int(np.argmin(distances))
        if distances[index] > reach:
            return None
        start, end = Point(*self._starts[index].tolist()), Point(*self._ends[index].tolist())
        return OnEdge(exact(Point(*feet[index].tolist())), start, end)

    def between(self, start: Point, end: Point) -> tuple[Point, ...] | None:
        """Return the corners between two places on one outline, the shorter way round.

        None if no outline runs through both.
        """
        paths = [path for ring in self._rings if (path := _path(ring, start, end)) is not None]
        return min(paths, key=lambda path: _length((start, *path, end)), default=None)


def outlined(board: Board) -> dict[ThingRef, Outlined]:
    """Return all countries, regions and free areas of a board."""
    kinds = ("country", "region", "decoration")
    return {
        ThingRef(kind, thing.id): thing
        for kind in kinds
        for thing in getattr(board, LIST_BY_KIND[kind])
        if isinstance(thing, Outlined)
    }


def rings_of(thing: Outlined) -> Iterable[Ring]:
    """Yield the outlines of all areas of a thing and of their holes."""
    for area in thing.borders:
        yield area.outer
        yield from area.holes


def exact(point: Point) -> Point:
    """Return a point in whole micrometres, as documents have it."""
    return Point(round(point[0], 3) + 0.0, round(point[1], 3) + 0.0)


def passes(start: Point, end: Point, at: Point) -> bool:
    """Return whether a place lies on an edge, but not at its ends."""
    if at in (start, end):
        return False
    if not min(start.x, end.x) - TOUCHING <= at.x <= max(start.x, end.x) + TOUCHING:
        return False
    if not min(start.y, end.y) - TOUCHING <= at.y <= max(start.y, end.y) + TOUCHING:
        return False
    foot = _feet(np.array([start], dtype=float), np.array([end], dtype=float), at)[0]
    return dist(foot, at) <= TOUCHING


def _feet(starts: np.ndarray, ends: np.ndarray, at: Point) -> np.ndarray:
    """Return the place on each edge that is nearest to a point."""
    along = ends - starts
    squares = np.maximum((along**2).sum(axis=1), 1e-12)
    shares = np.clip(((at - starts) * along).sum(axis=1) / squares, 0.0, 1.0)
    feet: np.ndarray = starts + shares[:, None] * along
    return feet


def _path(ring: Ring, start: Point, end: Point) -> tuple[Point, ...] | None:
    first, last = _station(ring, start), _station(ring, end)
    if first is None or last is None or first == last:
        return None
    onwards = tuple(_after(ring, first, last))
    back = tuple(_after(ring, last, first))[::-1]
    return min(onwards, back, key=lambda path: _length((start, *path, end)))


def _station(ring: Ring, at: Point) -> float | None:
    """Return where on a ring a place lies: at the third corner 2.0, half-way to the next 2.5."""
    if at in ring:
        return float(ring.index(at))
    for number, (start, end) in enumerate(pairwise((*ring, ring[0]))):
        if passes(start, end, at):
            return number + dist(start, at) / dist(start, end)
    return None


def _after(ring: Ring, first: float, last: float) -> Iterable[Point]:
    """Yield the corners strictly between two stations, onwards and past the ring's seam."""
    count = len(ring)
    until = last if last > first else last + count
    number = int(first) + 1
    while number < until:
        yield ring[number % count]
        number += 1


def _length(points: Iterable[Point]) -> float:
    return sum(dist(one, other) for one, other in pairwise(points))


FEWEST = 3
"""Corners of an outline."""


def with_corner_moved(board: Board, old: Point, new: Point) -> Board:
    """Return the board with all corners at one place at another, so that borders stay shared.

    A corner that then lies on the next one of its outline becomes one with it.
    """
    to = exact(clamped(new))

    def moved(ring: Ring) -> Ring:
        if old not in ring:
            return ring
        there = tuple(to if corner == old else corner for corner in ring)
        fewer = tuple(
            c for c, before in zip(there, (there[-1], *there), strict=False) if c != before
        )
        return fewer if len(fewer) >= FEWEST else there

    return _with_rings(board, moved) if to != old else board


def with_corner_added(board: Board, at: Point) -> Board:
    """Return the board with a corner on every edge that runs through a place."""
    corner = exact(at)

    def added(ring: Ring) -> Ring:
        corners: list[Point] = []
        for start, end in pairwise((*ring, ring[0])):
            corners.append(start)
            if passes(start, end, corner):
                corners.append(corner)
        return tuple(corners) if len(corners) > len(ring) else ring

    return _with_rings(board, added)


def with_corner_removed(board: Board, corner: Point) -> Board:
    """Return the board without the corners at a place; an outline of three corners goes whole."""

    def fewer(ring: Ring) -> Ring:
        if corner not in ring:
            return ring
        left = tuple(other for other in ring if other != corner)
        return left if len(left) >= FEWEST else ()

    return _with_rings(board, fewer)


def with_country(board: Board, corners: Sequence[Point], name: str = "") -> tuple[Board, str]:
    """Return the board with one country more, and its id.

    Cities inside that are in no country are in this one from now on.
    """
    new = free_id(slug(name, "country"), {country.id for country in board.countries})
    board, outline = _joined(board, corners)
    country = Country(id=new, name=name, borders=(Polygon(outer=outline),))
    inside = set(cities_inside(board, country.borders))
    homeless = [city.id for city in board.cities if city.country is None and city.id in inside]
    board = with_added(board, "countries", country)
    return with_all_changed(board, "cities", homeless, country=new) if homeless else board, new


def with_region(board: Board, corners: Sequence[Point], name: str = "") -> tuple[Board, str]:
    """Return the board with one region more, which the cities inside belong to, and its id."""
    new = free_id(slug(name, "region"), {region.id for region in board.regions})
    board, outline = _joined(board, corners)
    borders = (Polygon(outer=outline),)
    members = cities_inside(board, borders)
    region = Region(id=new, name=name, borders=borders, cities=members)
    return with_added(board, "regions", region), new


def with_free_area(board: Board, corners: Sequence[Point], name: str = "") -> tuple[Board, str]:
    """Return the board with one coloured area more that is no country, and its id."""
    board, outline = _joined(board, corners)
    new = free_id(slug(name, "area"), {each.id for each in board.decorations})
    area = FreeArea(kind="area", id=new, name=name, borders=(Polygon(outer=outline),))
    return with_added(board, "decorations", area), new


def with_area(board: Board, place: ThingRef, corners: Sequence[Point]) -> Board:
    """Return the board with one area more of a country or region; inside of one, it is a hole."""
    board, outline = _joined(board, corners)
    thing = find_thing(board, place)
    if thing is None:
        return board
    around = hole_of(thing, corners)
    borders = (*thing.borders, Polygon(outer=outline))
    if around is not None:
        whole = around.changed(holes=(*around.holes, outline))
        borders = tuple(whole if area is around else area for area in thing.borders)
    return with_changed(board, LIST_BY_KIND[place.kind], place.id, borders=borders)


def hole_of(thing: Outlined, corners: Sequence[Point]) -> Polygon | None:
    """Return the area that an outline would be a hole of, because it lies inside."""
    if len(corners) < FEWEST:
        return None
    new = shapely.make_valid(shapely.Polygon(corners))
    return next((area for area in thing.borders if area_of([area]).contains(new)), None)


def with_borders(board: Board, borders: Mapping[str, tuple[Polygon, ...]]) -> Board:
    """Return the board with other areas of some countries."""
    return with_each(board, "countries", borders, lambda c: c.changed(borders=borders[c.id]))


def clipped_to_board(board: Board, places: Iterable[ThingRef], *, bleed: float = BLEED) -> Board:
    """Return the board with some areas cut at its edges, or a little beyond, for the bleed.

    Areas that lie on the board stay as they are.
    """
    width, height = board.size.width, board.size.height
    sheet = shapely.box(-bleed, -bleed, width + bleed, height + bleed)

    def cut(area: Polygon) -> tuple[Polygon, ...]:
        whole = area_of([area])
        return (area,) if sheet.covers(whole) else polygons_of(whole.intersection(sheet), SPECK)

    for place in places:
        thing = find_thing(board, place)
        if thing is not None:
            parts = tuple(part for area in thing.borders for part in cut(area))
            if parts != thing.borders:
                board = with_changed(board, LIST_BY_KIND[place.kind], place.id, borders=parts)
    return board


def with_tint(board: Board, countries: Iterable[str], color: str | None) -> Board:
    """Return the board with some countries in a colour; without one, it is chosen for them."""
    return with_all_changed(board, "countries", countries, color=color)


def without_borders(board: Board, places: Iterable[ThingRef]) -> Board:
    """Return the board with some countries and regions that have no areas any more."""
    for place in places:
        board = with_changed(board, LIST_BY_KIND[place.kind], place.id, borders=())
    return board


def with_cities_inside(board: Board, region: str) -> Board:
    """Return the board with the cities inside of a region's outline as its members, too."""
    thing = find_thing(board, ThingRef("region", region))
    if thing is None:
        return board
    members = tuple(dict.fromkeys((*thing.cities, *cities_inside(board, thing.borders))))
    return with_changed(board, "regions", region, cities=members)


def cities_inside(board: Board, borders: Iterable[Polygon]) -> tuple[str, ...]:
    """Return the cities that lie inside of some areas."""
    area = area_of(borders)
    shapely.prepare(area)
    return tuple(c.id for c in board.cities if area.intersects(shapely.Point(c.position)))


def owners(board: Board, corner: Point) -> tuple[ThingRef, ...]:
    """Return the countries and regions that have a corner at a place."""
    return tuple(
        ref
        for ref, thing in outlined(board).items()
        if any(corner in ring for ring in rings_of(thing))
    )


def crossing_itself(board: Board, corner: Point) -> ThingRef | None:
    """Return a country or region whose outline with this corner crosses or touches itself."""
    for place in owners(board, corner):
        thing = find_thing(board, place)
        for area in thing.borders if thing is not None else ():
            if any(corner in ring for ring in (area.outer, *area.holes)) and not is_plain(area):
                return place
    return None


def is_plain(area: Polygon) -> bool:
    """Return whether an area's outlines neither cross nor touch themselves."""
    return bool(outline_of(area).is_valid)


def _joined(board: Board, corners: Sequence[Point]) -> tuple[Board, Ring]:
    """Return the board and an outline; where one has a corner on the other, that has it, too."""
    outline = tuple(dict.fromkeys(exact(clamped(corner)) for corner in corners))
    edges = list(pairwise((*outline, outline[0])))
    near = shapely.LineString((*outline, outline[0])).buffer(2 * TOUCHING)
    shapely.prepare(near)
    things = outlined(board).values()
    known = {corner for thing in things for ring in rings_of(thing) for corner in ring}
    touched = [corner for corner in known if near.intersects(shapely.Point(corner))]
    joined: list[Point] = []
    for start, end in edges:
        on_edge = [corner for corner in touched if passes(start, end, corner)]
        away = shapely.Point(start)
        joined += [start, *sorted(on_edge, key=lambda c: away.distance(shapely.Point(c)))]
    for corner in outline:
        board = with_corner_added(board, corner)
    return board, tuple(dict.fromkeys(joined))


def _with_rings(board: Board, change: Callable[[Ring], Ring]) -> Board:
    """Return the board with some outlines changed; an outline without corners is gone."""

    def changed(thing: Outlined) -> Outlined:
        areas = [_changed(area, change) for area in thing.borders]
        if all(map(is_, thing.borders, areas)):
            return thing
        return thing.changed(borders=tuple(area for area in areas if area is not None))

    names: dict[Kind, list[str]] = {}
    for ref in outlined(board):
        names.setdefault(LIST_BY_KIND[ref.kind], []).append(ref.id)
    for plural, chosen in names.items():
        board = with_each(board, plural, chosen, changed)
    return board


def _changed(area: Polygon, change: Callable[[Ring], Ring]) -> Polygon | None:
    outer, holes = change(area.outer), tuple(map(change, area.holes))
    if outer is area.outer and all(map(is_, holes, area.holes)):
        return area
    return area.changed(outer=outer, holes=tuple(filter(None, holes))) if outer else None
