"""Where the spaces of every route lie: the one place that decides it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

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

    def end(self, distance: float) -> tuple[float, float]:
        """Return the point so far along the track from its middle."""
        turn = np.radians(self.angle)
        return float(self.x + distance * np.cos(turn)), float(self.y + distance * np.sin(turn))


@dataclass(frozen=True)
class Track:
    """A route as it lies on the board.

    Attributes:
        route: The route.
        curve: The middle line of the track, from the first end to the second.
        spaces: Its spaces, from the first end to the second.
        slack: Length of the curve beyond what spaces, gaps and bends need, in mm; negative if the
            curve is too short.
    """

    route: Route
    curve: Curve
    spaces: tuple[Space, ...]
    slack: float


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


def needed_length(length: int, profile: Profile) -> float:
    """Return how long a straight line must be, from city to city, for a route of so many spaces."""
    return length * profile.space.length + (length - 1) * profile.gap + 2 * profile.end_gap


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
    """Lay a connection's tracks side by side along one curve.

    The first track's bends shape that curve. Another track that has bends of its own goes its own
    way; the others keep their distance, and their spaces lie beside each other.
    """
    together = [
        track
        for index, track in enumerate(connection.tracks)
        if index == 0 or not track.bends or track.bends == connection.tracks[0].bends
    ]
    tracks = []
    for route in connection.tracks:
        beside = together if route in together else [route]
        line = _middle_line(connection.ends, beside[0], positions)
        place = _Place(
            line,
            (beside.index(route) - (len(beside) - 1) / 2) * profile.track_distance,
            line.inner_lengths(inner_reach(len(beside), profile)),
            reverse=route.ends != connection.ends,
        )
        tracks.append(_lay(route, place, profile))
    return tracks


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


def _middle_line(ends: tuple[str, str], route: Route, positions: Mapping[str, Point]) -> Curve:
    bends = route.bends if route.ends == ends else route.bends[::-1]
    return curve_through([positions[ends[0]], *bends, positions[ends[1]]])


def _lay(route: Route, place: _Place, profile: Profile) -> Track:
    slack = float(place.lengths[-1]) - needed_length(route.length, profile)
    curve = place.middle.shifted(place.offset) if place.offset else place.middle
    spaces = _spaces_along(route.length, place, slack, profile)
    if place.reverse:
        curve = curve.reversed()
        spaces = [Space(space.x, space.y, space.angle + 180) for space in reversed(spaces)]
    if route.spaces:
        spaces = [Space(*space.position, space.angle) for space in route.spaces]
    return Track(route, curve, tuple(spaces), slack)


def _spaces_along(length: int, place: _Place, slack: float, profile: Profile) -> list[Space]:
    """Spread the spaces over the curve: what is left over goes to all gaps alike."""
    extra = slack / (length + 1)
    first = profile.end_gap + extra + profile.space.length / 2
    pitch = profile.space.length + profile.gap + extra
    wanted = first + pitch * np.arange(length, dtype=float)
    points, directions = place.middle.at(np.interp(wanted, place.lengths, place.middle.lengths))
    points = points + place.offset * np.column_stack((-np.sin(directions), np.cos(directions)))
    return [
        Space(float(x), float(y), float(angle))
        for (x, y), angle in zip(points, np.degrees(directions), strict=True)
    ]
