"""Overlaps of spaces, stops and names, and crossing routes: for fit, checks and editor alike."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import chain, islice

import numpy as np
import shapely
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from trackwright.layout.board import Layout
from trackwright.layout.curves import Curve, Rows
from trackwright.layout.drawn_sizes import stop_discs, stop_radius
from trackwright.layout.labels import outlines
from trackwright.layout.overlap_search import Shapes, Touching, discs, touching
from trackwright.layout.tracks import Track, space_boxes
from trackwright.schema.board import Board, Stop
from trackwright.schema.profile import Profile

TOUCHING = 0.05
"""Overlaps up to so many square millimetres are invisible."""


class Kind(StrEnum):
    """What can lie on the board."""

    SPACE = "space"
    STOP = "stop"
    LABEL = "label"


@dataclass(frozen=True)
class Thing:
    """Something on the board: what it is, whose it is, and its outline."""

    kind: Kind
    owner: str
    outline: Polygon


@dataclass(frozen=True)
class Collision:
    """Two things that overlap, in the order of `Kind`, and their intersection."""

    one: Thing
    other: Thing
    where: BaseGeometry


@dataclass(frozen=True)
class RouteCrossing:
    """Two routes whose curves cross."""

    one: str
    other: str
    where: BaseGeometry


@dataclass(frozen=True)
class _Owned:
    """The things of one owner, and the values that each outline was made from."""

    cause: Sequence[object]
    things: Sequence[Thing]


_Owner = tuple[Kind, str]


@dataclass(frozen=True)
class CollisionIndex:
    """Everything on a board by owner, and which outlines touch."""

    profile: Profile
    owned: Mapping[_Owner, _Owned]
    touching: Touching

    @classmethod
    def of(cls, layout: Layout, before: "CollisionIndex | None" = None) -> "CollisionIndex":
        """Return the collisions of a layout; `before`, those before a small change, saves time."""
        profile = layout.board.profile
        if before is not None and before.profile != profile:
            before = None
        owned = _owned(layout, before.owned if before else {})
        shapes = _outlines(_things(owned))

        def common(one: Rows, other: Rows) -> Shapes:
            return np.asarray(shapely.intersection(shapes[one], shapes[other]))

        return cls(profile, owned, touching(shapes, common, before.touching if before else None))

    @cached_property
    def things(self) -> Sequence[Thing]:
        """All spaces, stops and names."""
        return _things(self.owned)

    @property
    def outlines(self) -> Shapes:
        """The outlines of all things."""
        return self.touching.shapes

    @cached_property
    def found(self) -> Sequence[Collision]:
        """Every overlap."""
        pairs = self.touching
        return [
            Collision(self.things[one], self.things[other], common)
            for one, other, common, area in zip(
                pairs.one.tolist(),
                pairs.other.tolist(),
                pairs.common,
                shapely.area(pairs.common),
                strict=True,
            )
            if area > TOUCHING
        ]


def things(layout: Layout) -> list[Thing]:
    """Return all spaces, stops and names of a board."""
    return _things(_owned(layout, {}))


def collisions(layout: Layout) -> Sequence[Collision]:
    """Return every overlap of spaces, stops and names."""
    return CollisionIndex.of(layout).found


def _owned(layout: Layout, before: Mapping[_Owner, _Owned]) -> Mapping[_Owner, _Owned]:
    """Return what everybody has; what is as it was before is shared."""
    stops: dict[str, list[Stop]] = {}  # a faulty board may use an id twice
    for stop in layout.board.stops:
        stops.setdefault(stop.id, []).append(stop)
    tracks, labels, profile = layout.tracks, layout.labels, layout.board.profile
    return dict(
        chain(
            _drawn(
                Kind.SPACE,
                {name: track.spaces for name, track in tracks.items()},
                before,
                lambda new: space_boxes([tracks[name] for name in new], profile),
            ),
            _drawn(
                Kind.STOP,
                {
                    name: [(s.position, stop_radius(s)) for s in some]
                    for name, some in stops.items()
                },
                before,
                lambda new: np.asarray(
                    shapely.polygons(stop_discs([s for name in new for s in stops[name]]))
                ),
            ),
            _drawn(
                Kind.LABEL,
                {name: [label] for name, label in labels.items()},
                before,
                lambda new: outlines(labels[name] for name in new),
            ),
        )
    )


def _drawn(
    kind: Kind,
    causes: Mapping[str, Sequence[object]],
    before: Mapping[_Owner, _Owned],
    draw: Callable[[Sequence[str]], Shapes],
) -> Iterator[tuple[_Owner, _Owned]]:
    """Return the things of some owners; `draw` returns the outlines of those that are new."""
    known = {name: before.get((kind, name)) for name in causes}
    new = [n for n, cause in causes.items() if (old := known[n]) is None or old.cause != cause]
    shapes = iter(draw(new))
    for name in new:
        own = [Thing(kind, name, shape) for shape in islice(shapes, len(causes[name]))]
        known[name] = _Owned(causes[name], own)
    return (((kind, name), own) for name, own in known.items() if own is not None)


def _things(owned: Mapping[_Owner, _Owned]) -> list[Thing]:
    return [thing for some in owned.values() for thing in some.things]


def _outlines(things: Iterable[Thing]) -> Shapes:
    return np.array([thing.outline for thing in things], dtype=object)


def beyond_the_edge(layout: Layout) -> Iterator[Thing]:
    """Yield everything that is not wholly on the board, or lies under its score track."""
    size, border = layout.board.size, layout.board.profile.score_border
    board = shapely.box(border, border, size.width - border, size.height - border)
    shapely.prepare(board)
    everything = things(layout)
    for index in np.flatnonzero(~shapely.covers(board, _outlines(everything))):
        yield everything[index]


@dataclass(frozen=True)
class CrossingIndex:
    """The middle line of each connection by its ends, and which of them cross.

    Two lines that only meet at a common stop do not cross; of parallel tracks the first is named.
    """

    lines: Mapping[tuple[str, ...], tuple[Curve, LineString]]
    touching: Touching
    found: Sequence[RouteCrossing]

    @classmethod
    def of(cls, layout: Layout, before: "CrossingIndex | None" = None) -> "CrossingIndex":
        """Return the crossings of a layout; `before`, those before a small change, saves time."""
        first: dict[tuple[str, ...], Track] = {}
        for track in layout.tracks.values():
            first.setdefault(tuple(sorted(track.route.ends)), track)
        lines = _lines(first, before.lines if before else {})
        shapes = np.array([line for _, line in lines.values()], dtype=object)
        ends, routes = [set(pair) for pair in first], [track.route.id for track in first.values()]

        def common(one: Rows, other: Rows) -> Shapes:
            parts = np.asarray(shapely.intersection(shapes[one], shapes[other]))
            meeting = [ends[i] & ends[j] for i, j in zip(one, other, strict=True)]
            is_meeting = np.array([bool(stops) for stops in meeting], dtype=bool)
            meeting = list(filter(None, meeting))
            parts[is_meeting] = _away_from(parts[is_meeting], meeting, layout.board)
            return parts

        pairs = touching(shapes, common, before.touching if before else None)
        found = [
            RouteCrossing(routes[pairs.one[pair]], routes[pairs.other[pair]], pairs.common[pair])
            for pair in np.flatnonzero(~shapely.is_empty(pairs.common))
        ]
        return cls(lines, pairs, found)


def crossing_routes(layout: Layout) -> Sequence[RouteCrossing]:
    """Return every pair of routes whose lines cross; of parallel tracks only the first is named."""
    return CrossingIndex.of(layout).found


def _lines(
    tracks: Mapping[tuple[str, ...], Track],
    before: Mapping[tuple[str, ...], tuple[Curve, LineString]],
) -> Mapping[tuple[str, ...], tuple[Curve, LineString]]:
    """Return the lines of tracks; those that run as they did before are shared."""
    return {
        ends: known
        if (known := before.get(ends)) is not None and known[0] is track.middle
        else (track.middle, LineString(track.middle.points))
        for ends, track in tracks.items()
    }


def _away_from(shapes: Shapes, stops: Sequence[Set[str]], board: Board) -> Shapes:
    """Return what is left of shapes a millimetre away from a stop: the one where two lines meet."""
    places = {stop.id: stop.position for stop in board.stops}
    middles = np.array([places[stop] for (stop,) in stops]).reshape(-1, 2)
    around = np.asarray(shapely.polygons(discs(middles, np.ones(len(middles)))))
    return np.asarray(shapely.difference(shapes, around))
