"""What lies over what it should not: measured once, for fit, checks and editor alike."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

import shapely
from shapely import LineString, Polygon, STRtree
from shapely.geometry.base import BaseGeometry

from trackwright.layout.board import Layout
from trackwright.layout.curves import Curve
from trackwright.layout.lettering import stop_radius
from trackwright.layout.tracks import space_boxes

TOUCHING = 0.05
"""Square millimetres of overlap that nobody sees."""


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
    """Two things that overlap.

    Attributes:
        one, other: The things, in the order of `Kind`.
        where: What they have in common.
    """

    one: Thing
    other: Thing
    where: BaseGeometry


@dataclass(frozen=True)
class Cross:
    """Two routes whose curves cross."""

    one: str
    other: str
    where: BaseGeometry


def things(layout: Layout) -> list[Thing]:
    """Return all spaces, stops and names of a board."""
    owners = [name for name, track in layout.tracks.items() for _ in track.spaces]
    outlines = space_boxes(layout.tracks.values(), layout.board.profile)
    spaces = [Thing(Kind.SPACE, name, box) for name, box in zip(owners, outlines, strict=True)]
    stops = [
        Thing(Kind.STOP, stop.id, shapely.Point(stop.position).buffer(stop_radius(stop)))
        for stop in layout.board.stops
    ]
    labels = [Thing(Kind.LABEL, name, label.outline) for name, label in layout.labels.items()]
    return [*spaces, *stops, *labels]


def collisions(layout: Layout) -> Iterator[Collision]:
    """Yield every overlap of spaces, stops and names."""
    everything = things(layout)
    for one, other in _touching([thing.outline for thing in everything]):
        first, second = everything[one], everything[other]
        where = first.outline.intersection(second.outline)
        if where.area > TOUCHING:
            yield Collision(first, second, where)


def beyond_the_edge(layout: Layout) -> Iterator[Thing]:
    """Yield everything that is not wholly on the board, or lies under its score track."""
    size, border = layout.board.size, layout.board.profile.score_border
    board = shapely.box(border, border, size.width - border, size.height - border)
    shapely.prepare(board)
    for thing in things(layout):
        if not board.covers(thing.outline):
            yield thing


def crossing_routes(layout: Layout) -> Iterator[Cross]:
    """Yield every pair of routes whose lines cross; of parallel tracks only the first is named."""
    lines: dict[tuple[str, ...], tuple[str, Curve]] = {}
    for name, track in layout.tracks.items():
        lines.setdefault(tuple(sorted(track.route.ends)), (name, track.middle))
    names = [name for name, _ in lines.values()]
    shapes = [LineString(middle.points) for _, middle in lines.values()]
    stops = {stop.id: shapely.Point(stop.position).buffer(1.0) for stop in layout.board.stops}
    ends = list(lines)
    for one, other in _touching(shapes):
        where = shapes[one].intersection(shapes[other])
        for stop in {*ends[one]} & {*ends[other]}:
            where = where.difference(stops[stop])
        if not where.is_empty:
            yield Cross(names[one], names[other], where)


def _touching(shapes: Sequence[BaseGeometry]) -> Iterator[tuple[int, int]]:
    if not shapes:
        return iter(())
    pairs = STRtree(shapes).query(shapes, predicate="intersects").T
    return ((int(one), int(other)) for one, other in pairs if one < other)
