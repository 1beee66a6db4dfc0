"""Where the spaces of every route lie: everything else asks this module."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from types import MappingProxyType
from typing import TypeVar

import numpy as np
import shapely
from numpy.typing import NDArray

from trackwright.layout.curves import Curve, Curves, Floats, distinct
from trackwright.schema.board import Board, Connection, Route, connections
from trackwright.schema.geometry import Point
from trackwright.schema.profile import Profile


@dataclass(frozen=True)
class Space:
    """One space of a route: a box of the profile's size around `x`, `y`, turned clockwise."""

    x: float
    y: float
    angle: float

    def point(self, along: float, aside: float = 0.0) -> tuple[float, float]:
        """Return the point so far along the track from its middle, and to the right of that."""
        turn = np.radians(self.angle)
        x = self.x + along * np.cos(turn) - aside * np.sin(turn)
        return float(x), float(self.y + along * np.sin(turn) + aside * np.cos(turn))


@dataclass(frozen=True)
class Track:
    """A route as it lies on the board.

    `middle` is the line from city to city that it shares with its parallel tracks, and `offset` how
    far it lies to the right of that. `slack` is the length beyond what spaces, gaps and bends need:
    negative if the curve is too short, 0 if the spaces were placed by hand.
    """

    route: Route
    middle: Curve
    offset: float
    reverse: bool
    spaces: tuple[Space, ...]
    slack: float

    @cached_property
    def curve(self) -> Curve:
        """The middle line of the track itself, from the first end to the second."""
        curve = self.middle.shifted(self.offset) if self.offset else self.middle
        return curve.reversed() if self.reverse else curve


def boxes(middles: Floats, sizes: Floats, angles: Floats) -> NDArray[np.object_]:
    """Return the outlines of boxes around their middles, turned clockwise by some degrees.

    All have a row each: `middles` are x and y, `sizes` along and across.
    """
    return np.asarray(shapely.polygons(box_corners(middles, sizes, angles)))


def box_corners(middles: Floats, sizes: Floats, angles: Floats) -> Floats:
    """Return the corners of boxes, given as for `boxes`; shape (boxes, 4, 2)."""
    turns = np.radians(angles)
    ahead = np.column_stack((np.cos(turns), np.sin(turns))) * sizes[:, :1] / 2
    aside = np.column_stack((-np.sin(turns), np.cos(turns))) * sizes[:, 1:] / 2
    corners = (
        middles - ahead - aside,
        middles + ahead - aside,
        middles + ahead + aside,
        middles - ahead + aside,
    )
    return np.stack(corners, axis=1)


def box(x: float, y: float, length: float, width: float, angle: float) -> shapely.Polygon:
    """Return the outline of one box around `x`, `y`, turned clockwise by `angle` degrees."""
    outlines = boxes(np.array([[x, y]]), np.array([[length, width]]), np.array([angle]))
    outline: shapely.Polygon = outlines[0]
    return outline


def space_boxes(tracks: Iterable[Track], profile: Profile) -> NDArray[np.object_]:
    """Return the outlines of all spaces of some tracks, in order."""
    return np.asarray(shapely.polygons(space_corners(tracks, profile)))


def space_corners(tracks: Iterable[Track], profile: Profile) -> Floats:
    """Return the corners of all spaces of some tracks, in order; shape (spaces, 4, 2)."""
    spaces = np.array([(s.x, s.y, s.angle) for t in tracks for s in t.spaces]).reshape(-1, 3)
    size = np.array([[profile.space.length, profile.space.width]])
    return box_corners(spaces[:, :2], np.repeat(size, len(spaces), axis=0), spaces[:, 2])


Number = TypeVar("Number", float, Floats)


def needed_length(length: Number, profile: Profile) -> Number:
    """Return how long a straight line must be, from city to city, for a route of so many spaces."""
    return length * profile.space.length + (length - 1) * profile.gap + 2 * profile.end_gap


def first_and_pitch(length: Number, slack: Number, profile: Profile) -> tuple[Number, Number]:
    """Return where the middle of a route's first space lies, and how far apart the middles are.

    What is left over goes to all gaps alike.
    """
    extra = slack / (length + 1)
    first = profile.end_gap + extra + profile.space.length / 2
    return first, profile.space.length + profile.gap + extra


def inner_reach(tracks: int, profile: Profile) -> float:
    """Return how far the edge of parallel tracks lies from their middle line, in mm."""
    return (tracks - 1) / 2 * profile.track_distance + profile.space.width / 2


def place_tracks(
    board: Board, known: Mapping[str, Track] = MappingProxyType({})
) -> Mapping[str, Track]:
    """Return every route's track by the route's id; routes whose ends are unknown are left out.

    Tracks that are `known` to lie as they did before are taken over, by connections.
    """
    positions = {stop.id: stop.position for stop in board.stops}
    joined = [c for c in connections(board) if all(end in positions for end in c.ends)]
    lines = [
        line
        for c in joined
        if not _are_known(c.tracks, known)
        for line in _shared_lines(c, positions)
    ]
    # By identity: a faulty board may use an id twice.
    laid = {id(track.route): track for track in _place_along(lines, board.profile)}
    routes = (route for connection in joined for route in connection.tracks)
    return {route.id: laid.get(id(route)) or known[route.id] for route in routes}


def shares_one_curve(connection: Connection) -> bool:
    """Return whether all tracks lie side by side along one curve, none placed by hand."""
    by_hand = any(route.is_placed_by_hand for route in connection.tracks)
    return len(set(bends_of(connection))) == 1 and not by_hand


def bends_of(connection: Connection) -> list[tuple[Point, ...]]:
    """Return the bends of each track, all seen from the same end; the first's if it has none."""
    bends = [
        route.bends if route.ends == connection.ends else route.bends[::-1]
        for route in connection.tracks
    ]
    return [own or bends[0] for own in bends]


def _are_known(routes: Iterable[Route], known: Mapping[str, Track]) -> bool:
    return all(route.id in known and known[route.id].route is route for route in routes)


@dataclass(frozen=True)
class _SharedLine:
    """A line from city to city, and the routes that lie along it from left to right."""

    ends: tuple[str, str]
    knots: Sequence[tuple[float, float]]
    routes: Sequence[Route]


def _shared_lines(connection: Connection, positions: Mapping[str, Point]) -> Iterator[_SharedLine]:
    """Yield a connection's lines: tracks with the same bends share one."""
    beside: dict[tuple[Point, ...], list[Route]] = {}
    for route, bends in zip(connection.tracks, bends_of(connection), strict=True):
        beside.setdefault(bends, []).append(route)
    start, end = (positions[stop] for stop in connection.ends)
    for bends, routes in beside.items():
        yield _SharedLine(connection.ends, distinct([start, *bends, end]), routes)


def _place_along(lines: Iterable[_SharedLine], profile: Profile) -> Iterator[Track]:
    """Yield the tracks along all lines; those with equally many knots are computed together."""
    alike: dict[int, list[_SharedLine]] = {}
    for line in lines:
        alike.setdefault(len(line.knots), []).append(line)
    for group in alike.values():
        yield from _place_along_alike(group, profile)


def _place_along_alike(lines: Sequence[_SharedLine], profile: Profile) -> Iterator[Track]:
    """Yield the tracks along lines with equally many knots."""
    middles = Curves.through(np.array([line.knots for line in lines], dtype=float))
    # On the inner side of bends, so that spaces do not touch there.
    inner = middles.inner_lengths(np.array([inner_reach(len(w.routes), profile) for w in lines]))
    tracks = [
        _TrackPosition(row, offset, route.ends != line.ends, route)
        for row, line in enumerate(lines)
        for route, offset in zip(line.routes, _offsets(len(line.routes), profile), strict=True)
    ]
    rows = np.array([track.row for track in tracks])
    slacks = inner[rows, -1] - needed_length(np.array([p.route.length for p in tracks]), profile)
    spaces = _spaces_along(tracks, middles, inner, slacks, profile)
    for track, slack in zip(tracks, slacks.tolist(), strict=True):
        own = tuple(islice(spaces, track.route.length))
        yield _track(track, middles[track.row], own, slack)


def _offsets(tracks: int, profile: Profile) -> list[float]:
    """Return how far parallel tracks lie to the right of their middle line."""
    return [(index - (tracks - 1) / 2) * profile.track_distance for index in range(tracks)]


@dataclass(frozen=True)
class _TrackPosition:
    """Where a route lies: the row of its line, how far to the right, and whether reversed."""

    row: int
    offset: float
    reverse: bool
    route: Route


def _spaces_along(
    tracks: Sequence[_TrackPosition],
    middles: Curves,
    inner: Floats,
    slacks: Floats,
    profile: Profile,
) -> Iterator[Space]:
    """Yield the spaces of all routes in turn, each route's from the start of its line."""
    counts = np.array([track.route.length for track in tracks])
    first, pitch = first_and_pitch(counts.astype(float), slacks, profile)
    number = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
    wanted = np.repeat(first, counts) + np.repeat(pitch, counts) * number
    rows = np.repeat([track.row for track in tracks], counts)
    # On a line that is far too short, spaces without room lie at its ends.
    points, directions = middles.at(rows, np.clip(wanted, 0, inner[rows, -1]), inner)
    offsets = np.repeat([track.offset for track in tracks], counts)
    points += offsets[:, None] * np.column_stack((-np.sin(directions), np.cos(directions)))
    return map(Space, *points.T.tolist(), np.degrees(directions).tolist())


def _track(track: _TrackPosition, middle: Curve, spaces: tuple[Space, ...], slack: float) -> Track:
    route = track.route
    if route.is_placed_by_hand:
        by_hand = tuple(Space(*space.position, space.angle) for space in route.spaces)
        return Track(route, middle, track.offset, track.reverse, by_hand, 0.0)
    if track.reverse:
        spaces = tuple(Space(space.x, space.y, space.angle + 180) for space in reversed(spaces))
    return Track(route, middle, track.offset, track.reverse, spaces, slack)
