"""What overlaps on a board, crosses or leaves it: measured once, for all checks of its geometry."""

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from trackwright.analysis.board_analysis import (
    LAYOUT,
    STOPS,
    BoardAnalysis,
    languages,
    layouts,
    measured,
    routes,
)
from trackwright.layout.board import Layout
from trackwright.layout.collisions import CollisionIndex, CrossingIndex, Kind, RouteCrossing, Thing
from trackwright.layout.curves import Floats
from trackwright.schema.board import Stop
from trackwright.schema.sentences import Sentence, listed, say

SAME_SPOT = 0.5
"""Millimetres between two cities that nobody would see."""

Kinds = tuple[Kind, Kind]
_ByLanguage = dict[str, list[BaseGeometry]]


@dataclass(frozen=True)
class Overlap:
    """Things of two owners that lie over each other.

    Attributes:
        one, other: Whose they are: routes for spaces, stops for discs and names.
        languages: The languages in whose layouts they do.
    """

    one: str
    other: str
    where: BaseGeometry
    languages: tuple[str, ...]


@dataclass(frozen=True)
class Beyond:
    """Things of one owner that lie at the board's edge or beyond it.

    Attributes:
        languages: The languages in whose layouts they do.
    """

    owner: str
    count: int
    where: BaseGeometry
    languages: tuple[str, ...]


@measured(*STOPS)
def spots(analysis: BoardAnalysis) -> Mapping[tuple[int, int], Sequence[Stop]]:
    """Return the stops by where they lie, those on one spot together."""
    found: dict[tuple[int, int], list[Stop]] = defaultdict(list)
    for stop in analysis.board.stops:
        x, y = stop.position
        found[round(x / SAME_SPOT), round(y / SAME_SPOT)].append(stop)
    return found


@measured(*STOPS)
def hidden(analysis: BoardAnalysis) -> frozenset[str]:
    """Return the stops that share their spot with another one."""
    shared = ({stop.id for stop in together} for together in spots(analysis).values())
    return frozenset(name for ids in shared if len(ids) > 1 for name in ids)


@measured(*LAYOUT)
def told_apart(analysis: BoardAnalysis) -> tuple[Layout, ...]:
    """Return the layouts without stops on one spot and the routes that end there.

    One of them is misplaced, and so is all that belongs to it: that is one problem, not hundreds.
    """
    gone = hidden(analysis)
    if not gone:
        return layouts(analysis)
    board = analysis.board
    left = board.changed(
        cities=tuple(city for city in board.cities if city.id not in gone),
        crossings=tuple(crossing for crossing in board.crossings if crossing.id not in gone),
        routes=tuple(route for route in board.routes if gone.isdisjoint(route.ends)),
    )
    return tuple(
        Layout(
            left,
            laid.language,
            {n: track for n, track in laid.tracks.items() if gone.isdisjoint(track.route.ends)},
            {name: label for name, label in laid.labels.items() if name not in gone},
        )
        for laid in layouts(analysis)
    )


@measured(*LAYOUT)
def collided(analysis: BoardAnalysis) -> Mapping[str, CollisionIndex]:
    """Return everything on the board and what of it overlaps, in each of its languages."""
    before = analysis.before(collided) or {}
    return {
        laid.language: CollisionIndex.of(laid, before.get(laid.language))
        for laid in told_apart(analysis)
    }


@measured(*LAYOUT)
def overlaps(analysis: BoardAnalysis) -> Mapping[Kinds, tuple[Overlap, ...]]:
    """Return everything that overlaps, by what it is; each pair of owners once."""
    return {
        kinds: tuple(overlap for _, overlap in pairs.values())
        for kinds, pairs in _overlapping(analysis).items()
    }


@measured(*LAYOUT)
def _overlapping(
    analysis: BoardAnalysis,
) -> Mapping[Kinds, Mapping[tuple[str, str], tuple[_ByLanguage, Overlap]]]:
    """Return the same, with what each overlap is made of: as long as that stays, it does."""
    found: dict[Kinds, dict[tuple[str, str], _ByLanguage]] = {}
    for language, lie in collided(analysis).items():
        for hit in lie.found:
            pairs = found.setdefault((hit.one.kind, hit.other.kind), {})
            pair = pairs.setdefault((hit.one.owner, hit.other.owner), {})
            pair.setdefault(language, []).append(hit.where)
    before = analysis.before(_overlapping) or {}
    return {
        kinds: {
            pair: _overlap(pair, places, before.get(kinds, {}).get(pair))
            for pair, places in pairs.items()
        }
        for kinds, pairs in found.items()
    }


def _overlap(
    pair: tuple[str, str], places: _ByLanguage, before: tuple[_ByLanguage, Overlap] | None
) -> tuple[_ByLanguage, Overlap]:
    if before is not None and [*before[0].items()] == [*places.items()]:
        return before
    return places, Overlap(*pair, _together(places), tuple(places))


def by_connection(
    analysis: BoardAnalysis, found: Iterable[Overlap]
) -> Iterator[tuple[Overlap, ...]]:
    """Yield overlaps, those with parallel tracks of one connection together."""
    known = routes(analysis)
    together: dict[tuple[tuple[str, ...], ...], list[Overlap]] = {}
    for overlap in found:
        owners = (overlap.one, overlap.other)
        key = tuple(tuple(sorted(known[o].ends)) if o in known else (o,) for o in owners)
        together.setdefault(key, []).append(overlap)
    yield from map(tuple, together.values())


def where_all(found: Iterable[Overlap]) -> BaseGeometry:
    """Return all places of some overlaps."""
    return _union([overlap.where for overlap in found])


@dataclass(frozen=True)
class Lying:
    """Everything on a board with the names in one language.

    Attributes:
        bounds: Their left, top, right and bottom, shape (things, 4).
    """

    language: str
    things: Sequence[Thing]
    bounds: Floats


@measured(*LAYOUT)
def lying(analysis: BoardAnalysis) -> tuple[Lying, ...]:
    """Return everything on the board, in each of its languages."""
    return tuple(
        Lying(language, lie.things, shapely.bounds(lie.outlines).reshape(-1, 4))
        for language, lie in collided(analysis).items()
    )


@measured(*LAYOUT)
def beyond(analysis: BoardAnalysis) -> Mapping[Kind, Mapping[str, Beyond]]:
    """Return everything that leaves the board, by what it is and whose it is."""
    return near_the_edge(analysis, -math.inf, analysis.board.profile.score_border)


def near_the_edge(
    analysis: BoardAnalysis, least: float, below: float
) -> Mapping[Kind, Mapping[str, Beyond]]:
    """Return what has so many millimetres to the edge at its nearest; negative if beyond it."""
    size = analysis.board.size.width, analysis.board.size.height
    found: dict[Kind, dict[str, _ByLanguage]] = {kind: {} for kind in Kind}
    for lie in lying(analysis):
        room = np.minimum(lie.bounds[:, :2], size - lie.bounds[:, 2:]).min(axis=1)
        for index in np.flatnonzero((room >= least) & (room < below)).tolist():
            thing = lie.things[index]
            places = found[thing.kind].setdefault(thing.owner, {})
            places.setdefault(lie.language, []).append(thing.outline)
    return {
        kind: {
            owner: Beyond(owner, max(map(len, places.values())), _together(places), tuple(places))
            for owner, places in owners.items()
        }
        for kind, owners in found.items()
    }


@measured(*LAYOUT)
def _crossed(analysis: BoardAnalysis) -> CrossingIndex:
    return CrossingIndex.of(told_apart(analysis)[0], analysis.before(_crossed))


def crossings_of_lines(analysis: BoardAnalysis) -> Sequence[RouteCrossing]:
    """Return every pair of routes whose lines cross."""
    return _crossed(analysis).found


def only_in(analysis: BoardAnalysis, found_in: tuple[str, ...]) -> Sentence:
    """Return in which languages something is so, for the end of a sentence; nothing if in all."""
    everywhere = set(languages(analysis.board)) <= set(found_in)
    if everywhere:
        return say("")
    return say(" (only with the names in {languages})", languages=listed(dict.fromkeys(found_in)))


def _together(places: _ByLanguage) -> BaseGeometry:
    """Return all shapes as one, those that are the same in several languages once."""
    return _union([shape for shapes in places.values() for shape in shapes])


def _union(shapes: Sequence[BaseGeometry]) -> BaseGeometry:
    return shapes[0] if len(shapes) == 1 else shapely.union_all(shapes)
