"""Routes laid in another way, and whether they then lie where nothing else does."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import LineString, STRtree
from shapely.geometry.base import BaseGeometry

from trackwright.layout.collisions import TOUCHING, Kind, Thing
from trackwright.layout.tracks import Track, is_placed_by_hand, lay_tracks, space_boxes
from trackwright.schema.board import Board, Route
from trackwright.schema.connections import Connection
from trackwright.schema.edits import with_all_changed
from trackwright.schema.places import City, Crossing
from trackwright.validators.check import Fix
from trackwright.validators.geometry.overlaps import lying
from trackwright.validators.survey import (
    LAYOUT,
    Survey,
    connections,
    layout,
    measured,
    names,
    stops,
)


def ways_to_relay(survey: Survey, *tracks: Route) -> tuple[Fix, ...]:
    """Return fixes that lay tracks of one connection plainly, if they then fit and cover nothing.

    Spaces placed by hand go back to the curve; a curve with bends becomes straight.
    """
    known, key = _known_ways(survey), tuple(track.id for track in tracks)
    if key not in known:
        known[key] = _ways(survey, tracks)
    return known[key]


@measured(*LAYOUT)
def _known_ways(_: Survey) -> dict[tuple[str, ...], tuple[Fix, ...]]:
    """Return a place to keep what was found out: a route may be concerned by many problems."""
    return {}


def _ways(survey: Survey, tracks: Sequence[Route]) -> tuple[Fix, ...]:
    connection = connection_of(survey).get(_key(tracks[0]))
    if connection is None:
        return ()
    called = names(survey).route(tracks[0])
    by_hand = [track.id for track in tracks if is_placed_by_hand(track)]
    if by_hand:
        change, title = changing(by_hand, spaces=()), f"Lay the spaces of {called} along its curve"
    elif any(track.bends for track in connection.tracks):
        change, title = straight(connection), f"Straighten {called}"
    else:
        return ()
    return (Fix(title, change, safe=False),) if _is_clear(survey, connection, change) else ()


@measured("crossings", "routes")
def connection_of(survey: Survey) -> Mapping[tuple[str, str], Connection]:
    """Return the board's connections by their ends, in alphabetical order."""
    return {connection.ends: connection for connection in connections(survey)}


def straight(connection: Connection) -> Callable[[Board], Board]:
    """Return the edit that takes all bends out of a connection."""
    return changing([track.id for track in connection.tracks if track.bends], bends=())


def changing(routes: Iterable[str], **fields: Any) -> Callable[[Board], Board]:
    """Return the edit that gives some routes other values in some fields."""
    names = tuple(routes)
    return lambda board: with_all_changed(board, "routes", names, **fields)


def relaid(
    survey: Survey, connection: Connection, change: Callable[[Board], Board]
) -> Sequence[Track]:
    """Return the tracks of one connection as they lie after a change, without laying the rest."""
    ends = [stop for end in connection.ends if (stop := stops(survey).get(end))]
    alone = survey.board.changed(
        cities=tuple(stop for stop in ends if isinstance(stop, City)),
        crossings=tuple(stop for stop in ends if isinstance(stop, Crossing)),
        routes=connection.tracks,
    )
    return list(lay_tracks(change(alone)).values())


def _key(route: Route) -> tuple[str, str]:
    first, second = sorted(route.ends)
    return first, second


def _is_clear(survey: Survey, connection: Connection, change: Callable[[Board], Board]) -> bool:
    """Tell whether a connection fits after a change, on the board and over nothing else."""
    tracks = relaid(survey, connection, change)
    if any(track.slack < 0 for track in tracks):
        return False
    boxes = space_boxes(tracks, survey.board.profile)
    size, border = survey.board.size, survey.board.profile.score_border
    board = shapely.box(border, border, size.width - border, size.height - border)
    if not shapely.covers(board, boxes).all() or _overlap_each_other(boxes):
        return False
    return not _covers_others(survey, connection, boxes) and not _crosses_others(
        survey, connection, tracks
    )


def _overlap_each_other(boxes: NDArray[np.object_]) -> bool:
    one, other = STRtree(boxes).query(boxes, predicate="intersects")
    once = one < other
    common = shapely.intersection(boxes[one[once]], boxes[other[once]])
    return bool((shapely.area(common) > TOUCHING).any())


def _covers_others(survey: Survey, connection: Connection, boxes: NDArray[np.object_]) -> bool:
    own = {track.id for track in connection.tracks}
    obstacles, tree = _obstacles(survey)
    for box, hit in tree.query(boxes, predicate="intersects").T:
        thing = obstacles[hit]
        if thing.kind is Kind.SPACE and thing.owner in own:
            continue
        if boxes[box].intersection(thing.outline).area > TOUCHING:
            return True
    return False


def _crosses_others(survey: Survey, connection: Connection, tracks: Sequence[Track]) -> bool:
    own = {track.id for track in connection.tracks}
    line = LineString(tracks[0].middle.points)
    names, tree = _lines(survey)
    positions = {end: stops(survey)[end].position for end in connection.ends}
    for hit in tree.query(line, predicate="intersects"):
        if names[hit] in own:
            continue
        common: BaseGeometry = line.intersection(tree.geometries[hit])
        for position in positions.values():
            common = common.difference(shapely.Point(position).buffer(1.0))
        if not common.is_empty:
            return True
    return False


@measured(*LAYOUT)
def _obstacles(survey: Survey) -> tuple[Sequence[Thing], STRtree]:
    """Return spaces and discs; names move out of the way by themselves."""
    fixed = [thing for thing in lying(survey)[0].things if thing.kind is not Kind.LABEL]
    return fixed, STRtree([thing.outline for thing in fixed])


@measured(*LAYOUT)
def _lines(survey: Survey) -> tuple[Sequence[str], STRtree]:
    tracks = layout(survey).tracks
    return list(tracks), STRtree([LineString(track.middle.points) for track in tracks.values()])
