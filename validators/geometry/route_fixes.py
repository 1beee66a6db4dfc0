"""Routes laid in another way, and whether they then lie where nothing else does."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import compress
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import LineString, STRtree
from shapely.geometry.base import BaseGeometry

from trackwright.analysis.board_analysis import (
    LAYOUT,
    BoardAnalysis,
    connections_by_ends,
    layout,
    measured,
    names,
    stops,
)
from trackwright.analysis.overlaps import lying
from trackwright.layout.collisions import TOUCHING, Kind, Thing
from trackwright.layout.curves import Curve, Floats
from trackwright.layout.overlap_search import are_near
from trackwright.layout.tracks import Track, place_tracks, space_boxes
from trackwright.schema.board import Connection, Route
from trackwright.schema.edits import stop_lists, with_all_changed
from trackwright.schema.geometry import Point, Size
from trackwright.schema.profile import Profile
from trackwright.schema.sentences import say
from trackwright.validators.check import Edit, Fix


def relay_fixes(analysis: BoardAnalysis, *tracks: Route) -> tuple[Fix, ...]:
    """Return fixes that lay tracks of one connection plainly, if they then fit and cover nothing.

    Spaces placed by hand go back to the curve; a curve with bends becomes straight.
    """
    connection = connections_by_ends(analysis).get(_key(tracks[0]))
    if connection is None:
        return ()
    called = names(analysis).route(tracks[0])
    by_hand = [track.id for track in tracks if track.is_placed_by_hand]
    if by_hand:
        change, title = (
            routes_edit(by_hand, spaces=()),
            say("Lay the spaces of {route} along its curve", route=called),
        )
    elif any(track.bends for track in connection.tracks):
        change, title = straight(connection), say("Straighten {route}", route=called)
    else:
        return ()
    is_clear = _trials(analysis).of(analysis, connection, tuple(by_hand), change).is_clear
    return (Fix(title, change, safe=False),) if is_clear else ()


def straight(connection: Connection) -> Edit:
    """Return the edit that takes all bends out of a connection."""
    return routes_edit([track.id for track in connection.tracks if track.bends], bends=())


def routes_edit(routes: Iterable[str], **fields: Any) -> Edit:
    """Return the edit that gives some routes other values in some fields."""
    names = tuple(routes)
    return lambda board: with_all_changed(board, "routes", names, **fields)


def relaid(analysis: BoardAnalysis, connection: Connection, change: Edit) -> Sequence[Track]:
    """Return the tracks of one connection as they lie after a change, without laying the rest."""
    ends = [stop for end in connection.ends if (stop := stops(analysis).get(end))]
    alone = analysis.board.changed(**stop_lists(ends), routes=connection.tracks)
    return list(place_tracks(change(alone)).values())


def _key(route: Route) -> tuple[str, str]:
    first, second = sorted(route.ends)
    return first, second


@dataclass(frozen=True)
class _Trial:
    """A connection laid in another way.

    Attributes:
        bounds: Left, top, right and bottom of where it was laid: farther away nobody looked.
        is_clear: Whether it fits there, on the board and over nothing else.
    """

    routes: Sequence[Route]
    ends: Sequence[Point]
    bounds: Floats
    is_clear: bool


@dataclass(frozen=True)
class _Trials:
    """What was tried so far: a route may be concerned by many problems.

    Attributes:
        things: The spaces and discs that were in the way.
        lines: The lines that were, by their routes.
        known: What was tried, by the connection and the routes that were placed by hand.
    """

    frame: tuple[Profile, Size]
    things: Sequence[Thing]
    lines: Mapping[str, Curve]
    known: dict[tuple[tuple[str, str], tuple[str, ...]], _Trial] = field(default_factory=dict)

    def of(
        self,
        analysis: BoardAnalysis,
        connection: Connection,
        by_hand: tuple[str, ...],
        change: Edit,
    ) -> _Trial:
        """Return how a change of a connection turns out."""
        trial = self.known.get((connection.ends, by_hand))
        ends = [stops(analysis)[end].position for end in connection.ends]
        if trial is None or (trial.routes, trial.ends) != (connection.tracks, ends):
            trial = _tried(analysis, connection, ends, change)
            self.known[connection.ends, by_hand] = trial
        return trial

    def take_over(self, before: "_Trials") -> None:
        """Take over what was tried before, but where things or lines have moved since."""
        if self.frame != before.frame or not before.known:
            return
        laid = np.array([trial.bounds for trial in before.known.values()])
        stays = ~are_near(laid, self._moved_since(before))
        self.known.update(compress(before.known.items(), stays))

    def _moved_since(self, before: "_Trials") -> Floats:
        """Return the bounds of all that came or went."""
        things = [{id(thing): thing.outline for thing in each.things} for each in (self, before)]
        lines = [{id(line): line for line in each.lines.values()} for each in (self, before)]
        outlines = [(things[0] | things[1])[key] for key in things[0].keys() ^ things[1].keys()]
        points = [(lines[0] | lines[1])[key].points for key in lines[0].keys() ^ lines[1].keys()]
        of_lines = [(*line.min(axis=0), *line.max(axis=0)) for line in points]
        return np.concatenate(
            (shapely.bounds(outlines).reshape(-1, 4), np.reshape(of_lines, (-1, 4)))
        )


@measured(*LAYOUT)
def _trials(analysis: BoardAnalysis) -> _Trials:
    lines = {name: track.middle for name, track in layout(analysis).tracks.items()}
    frame = analysis.board.profile, analysis.board.size
    trials, before = _Trials(frame, _obstacles(analysis)[0], lines), analysis.before(_trials)
    if before is not None:
        trials.take_over(before)
    return trials


def _tried(
    analysis: BoardAnalysis,
    connection: Connection,
    ends: Sequence[Point],
    change: Edit,
) -> _Trial:
    tracks = relaid(analysis, connection, change)
    boxes = space_boxes(tracks, analysis.board.profile)
    lines = [LineString(track.middle.points) for track in tracks]
    bounds = shapely.total_bounds([*boxes, *lines])
    return _Trial(connection.tracks, ends, bounds, _is_clear(analysis, connection, tracks, boxes))


def _is_clear(
    analysis: BoardAnalysis,
    connection: Connection,
    tracks: Sequence[Track],
    boxes: NDArray[np.object_],
) -> bool:
    """Tell whether a connection fits as it is laid, on the board and over nothing else."""
    if any(track.slack < 0 for track in tracks):
        return False
    size, border = analysis.board.size, analysis.board.profile.score_border
    board = shapely.box(border, border, size.width - border, size.height - border)
    if not shapely.covers(board, boxes).all() or _overlap_each_other(boxes):
        return False
    return not _covers_others(analysis, connection, boxes) and not _crosses_others(
        analysis, connection, tracks
    )


def _overlap_each_other(boxes: NDArray[np.object_]) -> bool:
    one, other = STRtree(boxes).query(boxes, predicate="intersects")
    once = one < other
    common = shapely.intersection(boxes[one[once]], boxes[other[once]])
    return bool((shapely.area(common) > TOUCHING).any())


def _covers_others(
    analysis: BoardAnalysis, connection: Connection, boxes: NDArray[np.object_]
) -> bool:
    own = {track.id for track in connection.tracks}
    obstacles, tree = _obstacles(analysis)
    for box, hit in tree.query(boxes, predicate="intersects").T:
        thing = obstacles[hit]
        if thing.kind is Kind.SPACE and thing.owner in own:
            continue
        if boxes[box].intersection(thing.outline).area > TOUCHING:
            return True
    return False


def _crosses_others(
    analysis: BoardAnalysis, connection: Connection, tracks: Sequence[Track]
) -> bool:
    own = {track.id for track in connection.tracks}
    line = LineString(tracks[0].middle.points)
    names, tree = _lines(analysis)
    positions = {end: stops(analysis)[end].position for end in connection.ends}
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
def _obstacles(analysis: BoardAnalysis) -> tuple[Sequence[Thing], STRtree]:
    """Return spaces and discs; names move out of the way by themselves."""
    fixed = [thing for thing in lying(analysis)[0].things if thing.kind is not Kind.LABEL]
    return fixed, STRtree([thing.outline for thing in fixed])


@measured(*LAYOUT)
def _lines(analysis: BoardAnalysis) -> tuple[Sequence[str], STRtree]:
    tracks = layout(analysis).tracks
    return list(tracks), STRtree([LineString(track.middle.points) for track in tracks.values()])
