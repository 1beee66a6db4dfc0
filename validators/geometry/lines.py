"""Checks of the lines that routes run along: crossings, room for spaces, bends and loops."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import STRtree

from trackwright.analysis.board_analysis import (
    LAYOUT,
    STOPS,
    BoardAnalysis,
    connections,
    measured,
    names,
    routes,
    stops,
)
from trackwright.analysis.overlaps import crossings_of_lines, hidden, overlaps, told_apart
from trackwright.layout.collisions import Kind
from trackwright.layout.curves import Floats
from trackwright.layout.drawn_sizes import stop_radius
from trackwright.layout.tracks import Track, needed_length
from trackwright.schema.board import Stop
from trackwright.schema.checks import Severity
from trackwright.schema.profile import Profile
from trackwright.schema.sentences import counted, say
from trackwright.schema.thing_ref import ThingRef, route_ref, stop_ref
from trackwright.validators.check import Fix, Found, board_check
from trackwright.validators.geometry.route_fixes import relay_fixes, routes_edit

TOO_SHORT = 0.05
"""Millimetres that a line may lack before anybody sees it."""

ROOMY = 1.3
"""Extra room at each gap of a roomy route, as a share of a space with its gap."""

SHARPEST_TURN = 115.0
"""Degrees that a line may turn within a train's length: then its radius is half that length."""

LOOP = 270.0
"""Degrees that a line may turn as a whole."""


@board_check(
    "G004",
    Severity.WARNING,
    why="It is hard to see where each of them leads.",
    source="On the published boards no two routes cross.",
)
def crossing_routes(analysis: BoardAnalysis) -> Iterator[Found]:
    """The lines of two routes cross."""
    for cross in crossings_of_lines(analysis):
        one, other = routes(analysis)[cross.one], routes(analysis)[cross.other]
        yield Found(
            say(
                "{one} crosses {other}",
                one=names(analysis).route(one),
                other=names(analysis).route(other),
            ),
            (route_ref(one), route_ref(other)),
            cross.where,
            (*relay_fixes(analysis, one), *relay_fixes(analysis, other)),
        )


@board_check(
    "G011",
    Severity.WARNING,
    why="Its spaces overlap each other or the cities, and trains do not fit on them.",
    source="Every space needs its length and a gap, and the first and the last some room to the "
    "city: `space`, `gap` and `end_gap` of the profile.",
)
def route_too_short(analysis: BoardAnalysis) -> Iterator[Found]:
    """A route's line is too short for its spaces."""
    for tracks in _connected_tracks(analysis):
        short = [track for track in tracks if track.slack < -TOO_SHORT]
        leads_somewhere = len(set(tracks[0].route.ends)) > 1
        if short and leads_somewhere:
            worst = min(short, key=lambda track: track.slack)
            room = _room(worst, analysis.board.profile)
            fitting = (
                say("there is room for {spaces}", spaces=counted(room, "space"))
                if room
                else say("not even one fits")
            )
            yield Found(
                say(
                    "{route} is {short:.1f} mm too short for its {spaces}; {fitting}",
                    route=names(analysis).route(worst.route),
                    short=-worst.slack,
                    spaces=counted(worst.route.length, "space"),
                    fitting=fitting,
                ),
                _places(short, "length"),
                fixes=_lengths(analysis, tracks, room),
            )


@board_check(
    "G012",
    Severity.SUGGESTION,
    why="Players see gaps instead of a line; often a space was forgotten or a city misplaced.",
    source="On the published boards the gaps of a route are widened by 1.24 spaces at most.",
)
def route_too_roomy(analysis: BoardAnalysis) -> Iterator[Found]:
    """A route's spaces are scattered along a line that is much too long for them."""
    profile = analysis.board.profile
    pitch = profile.space.length + profile.gap
    longest = max((route.length for route in analysis.board.routes), default=0)
    for tracks in _connected_tracks(analysis):
        roomy = [t for t in tracks if t.slack / (t.route.length + 1) > ROOMY * pitch]
        if roomy:
            widest = max(roomy, key=lambda track: track.slack)
            room = _room(widest, profile)
            fitting = min(room, longest)
            left = widest.slack - (fitting - widest.route.length) * pitch
            helps = fitting > widest.route.length and left / (fitting + 1) <= ROOMY * pitch
            yield Found(
                say(
                    "{route} has room for {room} spaces, but has {length}",
                    route=names(analysis).route(widest.route),
                    room=room,
                    length=widest.route.length,
                ),
                _places(roomy, "length"),
                fixes=_lengths(analysis, tracks, fitting) if helps else (),
            )


@board_check(
    "G013",
    Severity.WARNING,
    why="Spaces there jut out like the steps of a stair, and the line can hardly be followed.",
    source="On the published boards lines turn by up to 99° within a train's length.",
)
def sharp_bend(analysis: BoardAnalysis) -> Iterator[Found]:
    """A route bends more sharply than a train is long."""
    train = analysis.board.profile.train.length
    for bent in _bent_lines(analysis):
        later = np.interp(bent.middles + train, bent.middles, bent.headings)
        turns = np.abs(later - bent.headings)
        sharpest = int(turns.argmax())
        if turns[sharpest] > SHARPEST_TURN and bent.turn <= LOOP:
            yield Found(
                say(
                    "{route} turns by {turn:.0f}° within the length of a train",
                    route=names(analysis).route(bent.track.route),
                    turn=turns[sharpest],
                ),
                (route_ref(bent.track.route, "bends"),),
                shapely.Point(bent.track.middle.points[sharpest + 1]),
                relay_fixes(analysis, bent.track.route),
            )


@board_check(
    "G017",
    Severity.WARNING,
    why="Nobody can tell in which order its spaces come; its bends are probably in a wrong order.",
    source="Bends are given in order from the first end to the second.",
)
def looping_route(analysis: BoardAnalysis) -> Iterator[Found]:
    """A route's line crosses itself or runs in a loop."""
    for bent in _bent_lines(analysis):
        # What turns less than halfway round cannot come back to itself.
        line = shapely.LineString(bent.track.middle.points) if bent.turn > 180 else None
        crosses = line is not None and not shapely.is_simple(line)
        if crosses or bent.turn > LOOP:
            called = names(analysis).route(bent.track.route)
            yield Found(
                say("{route} crosses itself", route=called)
                if crosses
                else say("{route} runs in a loop", route=called),
                (route_ref(bent.track.route, "bends"),),
                fixes=relay_fixes(analysis, bent.track.route),
            )


@board_check(
    "G018",
    Severity.WARNING,
    why="The route seems to stop there.",
    source="On the published boards no route passes over a third city.",
)
def line_over_city(analysis: BoardAnalysis) -> Iterator[Found]:
    """A route's line passes over a city where it does not end."""
    # Where a space lies on the city, its own check says so.
    known, discs = _discs(analysis)
    covered = {(o.one, o.other) for o in overlaps(analysis).get((Kind.SPACE, Kind.STOP), ())}
    reported: set[tuple[tuple[str, ...], str]] = set()
    tracks, lines = _drawn_lines(analysis)
    for line, hit in discs.query(lines, predicate="intersects").T if len(lines) else ():
        route, stop = tracks[line].route, known[hit]
        pair = tuple(sorted(route.ends)), stop.id
        if stop.id in route.ends or (route.id, stop.id) in covered or pair in reported:
            continue
        reported.add(pair)
        yield Found(
            say(
                "the line of {route} passes over {city}",
                route=names(analysis).route(route),
                city=names(analysis).stop(stop.id),
            ),
            (route_ref(route), stop_ref(stop)),
            shapely.intersection(lines[line], discs.geometries[hit]),
            relay_fixes(analysis, route),
        )


def _connected_tracks(analysis: BoardAnalysis) -> Iterator[list[Track]]:
    """Yield the tracks of each connection, without those placed by hand."""
    laid = told_apart(analysis)[0].tracks
    for connection in connections(analysis):
        tracks = [laid[route.id] for route in connection.tracks if route.id in laid]
        along_a_line = [track for track in tracks if not track.route.is_placed_by_hand]
        if along_a_line:
            yield along_a_line


def _room(track: Track, profile: Profile) -> int:
    """Return how many spaces there would be room for."""
    spare = track.slack + needed_length(track.route.length, profile) - needed_length(1, profile)
    if spare < 0:
        return 0
    return 1 + int((spare + TOO_SHORT) // (profile.space.length + profile.gap))


def _places(tracks: Sequence[Track], *fields: str) -> tuple[ThingRef, ...]:
    return tuple(route_ref(track.route, *fields) for track in tracks)


def _lengths(analysis: BoardAnalysis, tracks: Sequence[Track], length: int) -> tuple[Fix, ...]:
    """Return the fix that gives all tracks of a connection another length, if it is a usual one."""
    changed = [track.route for track in tracks if track.route.length != length]
    shown = all(max(route.icons, default=-1) < length for route in changed)
    if (
        length not in _known_lengths(analysis)
        or not shown
        or any(route.spaces for route in changed)
    ):
        return ()
    edit = routes_edit([route.id for route in changed], length=length)
    return (Fix(say("Give it {spaces}", spaces=counted(length, "space")), edit, safe=False),)


@measured("routes")
def _known_lengths(analysis: BoardAnalysis) -> frozenset[int]:
    return frozenset(route.length for route in analysis.board.routes)


@dataclass(frozen=True)
class _BentLine:
    """A line that is not straight.

    Attributes:
        track: The first of the tracks along it.
        headings: Where it heads on each of its legs, in degrees, without jumps.
        middles: How far along the middles of its legs are, in mm.
        turn: Between which two headings all others lie, in degrees.
    """

    track: Track
    headings: Floats
    middles: Floats
    turn: float


@measured(*LAYOUT)
def _bent_lines(analysis: BoardAnalysis) -> tuple[_BentLine, ...]:
    """Return every line that is not straight, parallel tracks once."""
    lines: dict[bytes, Track] = {}
    for track in told_apart(analysis)[0].tracks.values():
        if len(track.middle.points) > 2 and not track.route.is_placed_by_hand:
            lines.setdefault(track.middle.points.tobytes(), track)
    alike: dict[int, list[Track]] = defaultdict(list)
    for track in lines.values():
        alike[len(track.middle.points)].append(track)
    return tuple(bent for tracks in alike.values() for bent in _bent_alike(tracks))


def _bent_alike(tracks: Sequence[Track]) -> Iterator[_BentLine]:
    """Yield lines with as many points each, measured together because that is much faster."""
    legs = np.diff([track.middle.points for track in tracks], axis=1)
    lengths = np.array([track.middle.lengths for track in tracks])
    headings = np.degrees(np.unwrap(np.arctan2(legs[..., 1], legs[..., 0]), axis=1))
    middles = (lengths[:, 1:] + lengths[:, :-1]) / 2
    turns = np.ptp(headings, axis=1).tolist()
    yield from map(_BentLine, tracks, headings, middles, turns)


@measured(*LAYOUT)
def _drawn_lines(analysis: BoardAnalysis) -> tuple[Sequence[Track], NDArray[np.object_]]:
    """Return all tracks, and the lines from city to city that hold their spaces together."""
    tracks = list(told_apart(analysis)[0].tracks.values())
    places = {name: stop.position for name, stop in stops(analysis).items()}
    knots = [
        (number, *point)
        for number, track in enumerate(tracks)
        for point in (
            places[track.route.ends[0]],
            *((space.x, space.y) for space in track.spaces),
            places[track.route.ends[1]],
        )
    ]
    rows = np.array(knots, dtype=float).reshape(-1, 3)
    lines = shapely.linestrings(rows[:, 1:], indices=rows[:, 0].astype(int))
    return tracks, np.asarray(lines)


@measured(*STOPS)
def _discs(analysis: BoardAnalysis) -> tuple[Sequence[Stop], STRtree]:
    known = [stop for stop in analysis.board.stops if stop.id not in hidden(analysis)]
    radii = [stop_radius(stop) for stop in known]
    points = shapely.points([stop.position for stop in known] or np.empty((0, 2)))
    return known, STRtree(shapely.buffer(points, radii, quad_segs=8))
