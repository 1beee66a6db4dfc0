"""What lies over what it should not: measured once, for fit, checks and editor alike."""

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from enum import StrEnum

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import LineString, Polygon, STRtree
from shapely.geometry.base import BaseGeometry

from trackwright.layout.board import Layout
from trackwright.layout.coverage import discs
from trackwright.layout.curves import Rows
from trackwright.layout.labels import outlines
from trackwright.layout.lettering import stop_discs
from trackwright.layout.tracks import Track, space_boxes
from trackwright.schema.board import Board

Shapes = NDArray[np.object_]

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
    stops = layout.board.stops
    owners = [
        *((Kind.SPACE, name) for name, track in layout.tracks.items() for _ in track.spaces),
        *((Kind.STOP, stop.id) for stop in stops),
        *((Kind.LABEL, name) for name in layout.labels),
    ]
    shapes = np.concatenate(
        (
            space_boxes(layout.tracks.values(), layout.board.profile),
            np.asarray(shapely.polygons(stop_discs(stops))),
            outlines(layout.labels.values()),
        )
    )
    return [Thing(kind, name, shape) for (kind, name), shape in zip(owners, shapes, strict=True)]


def collisions(layout: Layout) -> Iterator[Collision]:
    """Yield every overlap of spaces, stops and names."""
    everything = things(layout)
    shapes = np.array([thing.outline for thing in everything], dtype=object)
    one, other = _touching(shapes)
    common = shapely.intersection(shapes[one], shapes[other])
    for pair in np.flatnonzero(shapely.area(common) > TOUCHING):
        yield Collision(everything[one[pair]], everything[other[pair]], common[pair])


def beyond_the_edge(layout: Layout) -> Iterator[Thing]:
    """Yield everything that is not wholly on the board, or lies under its score track."""
    size, border = layout.board.size, layout.board.profile.score_border
    board = shapely.box(border, border, size.width - border, size.height - border)
    shapely.prepare(board)
    everything = things(layout)
    shapes = np.array([thing.outline for thing in everything], dtype=object)
    for index in np.flatnonzero(~shapely.covers(board, shapes)):
        yield everything[index]


def crossing_routes(layout: Layout) -> Iterator[Cross]:
    """Yield every pair of routes whose lines cross; of parallel tracks only the first is named."""
    first: dict[tuple[str, ...], Track] = {}
    for track in layout.tracks.values():
        first.setdefault(tuple(sorted(track.route.ends)), track)
    routes = [track.route for track in first.values()]
    lines = np.array([LineString(track.middle.points) for track in first.values()], dtype=object)
    one, other = _touching(lines)
    common = shapely.intersection(lines[one], lines[other])
    meeting = [{*routes[i].ends} & {*routes[j].ends} for i, j in zip(one, other, strict=True)]
    is_meeting = np.array([bool(stops) for stops in meeting], dtype=bool)
    common[is_meeting] = _away_from(common[is_meeting], list(filter(None, meeting)), layout.board)
    for pair in np.flatnonzero(~shapely.is_empty(common)):
        yield Cross(routes[one[pair]].id, routes[other[pair]].id, common[pair])


def _away_from(shapes: Shapes, stops: Sequence[Set[str]], board: Board) -> Shapes:
    """Return what is left of shapes a millimetre away from a stop: the one where two lines meet."""
    places = {stop.id: stop.position for stop in board.stops}
    middles = np.array([places[stop] for (stop,) in stops]).reshape(-1, 2)
    around = np.asarray(shapely.polygons(discs(middles, np.ones(len(middles)))))
    return np.asarray(shapely.difference(shapes, around))


def _touching(shapes: Shapes) -> tuple[Rows, Rows]:
    """Return the pairs of shapes that touch, each once, as two rows of indices."""
    one, other = STRtree(shapes).query(shapes)
    once = one < other
    one, other = one[once], other[once]
    touching = shapely.intersects(shapes[one], shapes[other])
    return one[touching], other[touching]
