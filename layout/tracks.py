"""Where the spaces of every route lie: the one place that decides it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
import shapely
from numpy.typing import NDArray

from trackwright.layout.curves import Curve, curve_through
from trackwright.schema.board import Board, Route
from trackwright.schema.connections import Connection, connections
from trackwright.schema.geometry import Point
from trackwright.schema.profile import Profile

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Space:
    """One space of a route: a box of the profile's size.

    Attributes:
        x, y: Its middle, in mm.
        angle: How far it is turned clockwise, in degrees.
    """

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

    Attributes:
        route: The route.
        curve: The middle line of the track, from the first end to the second.
        middle: The line from city to city that it lies along, with its parallel tracks if any.
        spaces: Its spaces, from the first end to the second.
        slack: Length of the curve beyond what spaces, gaps and bends need, in mm; negative if the
            curve is too short, and 0 if the spaces were placed by hand.
    """

    route: Route
    curve: Curve
    middle: Curve
    spaces: tuple[Space, ...]
    slack: float


def is_placed_by_hand(route: Route) -> bool:
    """Tell whether the designer placed all spaces of a route; some alone do not count."""
    return len(route.spaces) == route.length


def boxes(middles: Floats, sizes: Floats, angles: Floats) -> NDArray[np.object_]:
    """Return the outlines of boxes around their middles, turned clockwise by some degrees.

    All have a row each: `middles` are x and y, `sizes` along and across.
    """
    turns = np.radians(angles)
    ahead = np.column_stack((np.cos(turns), np.sin(turns))) * sizes[:, :1] / 2
    aside = np.column_stack((-np.sin(turns), np.cos(turns))) * sizes[:, 1:] / 2
    corners = (
        middles - ahead - aside,
        middles + ahead - aside,
        middles + ahead + aside,
        middles - ahead + aside,
    )
    return np.asarray(shapely.polygons(np.stack(corners, axis=1)))


def box(x: float, y: float, length: float, width: float, angle: float) -> shapely.Polygon:
    """Return the outline of one box around `x`, `y`, turned clockwise by `angle` degrees."""
    outlines = boxes(np.array([[x, y]]), np.array([[length, width]]), np.array([angle]))
    outline: shapely.Polygon = outlines[0]
    return outline


def space_boxes(tracks: Iterable[Track], profile: Profile) -> NDArray[np.object_]:
    """Return the outlines of all spaces of some tracks, in order."""
    spaces = np.array([(s.x, s.y, s.angle) for t in tracks for s in t.spaces]).reshape(-1, 3)
    size = np.array([[profile.space.length, profile.space.width]])
    return boxes(spaces[:, :2], np.repeat(size, len(spaces), axis=0), spaces[:, 2])


Number = TypeVar("Number", float, Floats)


def needed_length(length: Number, profile: Profile) -> Number:
    """Return how long a straight line must be, from city to city, for a route of so many spaces."""
    return length * profile.space.length + (length - 1) * profile.gap + 2 * profile.end_gap


def spread(length: Number, slack: Number, profile: Profile) -> tuple[Number, Number]:
    """Return where the middle of a route's first space lies, and how far apart the middles are.

    What is left over goes to all gaps alike.
    """
    extra = slack / (length + 1)
    first = profile.end_gap + extra + profile.space.length / 2
    return first, profile.space.length + profile.gap + extra


def inner_reach(tracks: int, profile: Profile) -> float:
    """Return how far the edge of parallel tracks lies from their middle line, in mm."""
    return (tracks - 1) / 2 * profile.track_distance + profile.space.width / 2


def lay_tracks(board: Board) -> Mapping[str, Track]:
    """Return every route's track by the route's id; routes whose ends are unknown are left out."""
    positions = {stop.id: stop.position for stop in board.stops}
    return {
        track.route.id: track
        for connection in connections(board)
        if all(end in positions for end in connection.ends)
        for track in lay_connection(connection, positions, board.profile)
    }


def lay_connection(
    connection: Connection, positions: Mapping[str, Point], profile: Profile
) -> list[Track]:
    """Lay a connection's tracks.

    Those with the same bends lie side by side along one curve, and their spaces beside each other;
    those without bends go with the first.
    """
    beside: dict[tuple[Point, ...], list[Route]] = {}
    for route, way in zip(connection.tracks, _ways(connection), strict=True):
        beside.setdefault(way, []).append(route)
    start, end = (positions[stop] for stop in connection.ends)
    tracks = {}
    for bends, routes in beside.items():
        line = curve_through([start, *bends, end])
        lengths = line.inner_lengths(inner_reach(len(routes), profile))
        for index, route in enumerate(routes):
            offset = (index - (len(routes) - 1) / 2) * profile.track_distance
            place = _Place(line, offset, lengths, reverse=route.ends != connection.ends)
            tracks[route.id] = _lay(route, place, profile)
    return [tracks[route.id] for route in connection.tracks]


def lies_together(connection: Connection) -> bool:
    """Tell whether all tracks lie side by side along one curve, none placed by hand."""
    by_hand = any(is_placed_by_hand(route) for route in connection.tracks)
    return len(set(_ways(connection))) == 1 and not by_hand


def _ways(connection: Connection) -> list[tuple[Point, ...]]:
    """Return the bends of each track, all seen from the same end; the first's if it has none."""
    bends = [
        route.bends if route.ends == connection.ends else route.bends[::-1]
        for route in connection.tracks
    ]
    return [own or bends[0] for own in bends]


@dataclass(frozen=True)
class _Place:
    """Where a track lies.

    Attributes:
        middle: The middle line of all tracks beside it.
        offset: How far it lies to the right of that.
        lengths: Arc lengths along the middle line, measured on the inner side of its bends, so that
            spaces do not touch there.
        reverse: Whether the route runs from the line's end to its start.
    """

    middle: Curve
    offset: float
    lengths: Floats
    reverse: bool


def _lay(route: Route, place: _Place, profile: Profile) -> Track:
    slack = float(place.lengths[-1]) - needed_length(route.length, profile)
    curve = place.middle.shifted(place.offset) if place.offset else place.middle
    spaces = _spaces_along(route.length, place, slack, profile)
    if place.reverse:
        curve = curve.reversed()
        spaces = [Space(space.x, space.y, space.angle + 180) for space in reversed(spaces)]
    if is_placed_by_hand(route):
        spaces = [Space(*space.position, space.angle) for space in route.spaces]
        slack = 0.0
    return Track(route, curve, place.middle, tuple(spaces), slack)


def _spaces_along(length: int, place: _Place, slack: float, profile: Profile) -> list[Space]:
    """Return the spaces along the curve."""
    first, pitch = spread(float(length), slack, profile)
    wanted = first + pitch * np.arange(length, dtype=float)
    points, directions = place.middle.at(np.interp(wanted, place.lengths, place.middle.lengths))
    points = points + place.offset * np.column_stack((-np.sin(directions), np.cos(directions)))
    return [
        Space(float(x), float(y), float(angle))
        for (x, y), angle in zip(points, np.degrees(directions), strict=True)
    ]
