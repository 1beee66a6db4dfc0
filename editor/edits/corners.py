"""Corners and edges of outlines: which lie near a place, and what runs through them."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from math import dist

import numpy as np

from trackwright.schema.geography import Country, Region
from trackwright.schema.geometry import Point, Ring

TOUCHING = 0.01
"""In mm: so near to an edge a corner lies on it, for corners are exact to a micrometre."""


@dataclass(frozen=True)
class OnEdge:
    """A place on an edge of an outline.

    Attributes:
        at: The place.
        start, end: The corners at both ends of the edge.
    """

    at: Point
    start: Point
    end: Point


class Corners:
    """The corners and edges of some countries and regions, found by where they lie."""

    def __init__(self, things: Iterable[Country | Region]) -> None:
        self._rings = [ring for thing in things for ring in rings_of(thing)]
        flat = [corner for ring in self._rings for corner in ring]
        self._corners = flat
        self._starts = np.array(flat, dtype=float).reshape(-1, 2)
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
        ways = [way for ring in self._rings if (way := _way(ring, start, end)) is not None]
        return min(ways, key=lambda way: _length((start, *way, end)), default=None)


def rings_of(thing: Country | Region) -> Iterable[Ring]:
    """Yield the outlines of all areas of a thing and of their holes."""
    for area in thing.borders:
        yield area.outer
        yield from area.holes


def exact(point: Point) -> Point:
    """Return a point in whole micrometres, as documents have it."""
    return Point(round(point[0], 3) + 0.0, round(point[1], 3) + 0.0)


def passes(start: Point, end: Point, at: Point) -> bool:
    """Tell whether a place lies on an edge, but not at its ends."""
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


def _way(ring: Ring, start: Point, end: Point) -> tuple[Point, ...] | None:
    first, last = _station(ring, start), _station(ring, end)
    if first is None or last is None or first == last:
        return None
    onwards = tuple(_after(ring, first, last))
    back = tuple(_after(ring, last, first))[::-1]
    return min(onwards, back, key=lambda way: _length((start, *way, end)))


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
