"""Checks of spaces, cities and parallel tracks: overlapping, too close, or off the board."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

import numpy as np
import shapely
from shapely import LineString, STRtree

from trackwright.analysis.board_analysis import BoardAnalysis, connections, names, routes, stops
from trackwright.analysis.overlaps import (
    Overlap,
    beyond,
    by_connection,
    hidden,
    overlaps,
    spots,
    told_apart,
    where_all,
)
from trackwright.layout.collisions import Kind
from trackwright.layout.drawn_sizes import stop_radius
from trackwright.layout.tracks import Track, space_boxes
from trackwright.schema.board import Board, Connection, PlacedSpace, Route, Stop
from trackwright.schema.checks import Severity
from trackwright.schema.edits import list_of, with_changed
from trackwright.schema.geometry import Point
from trackwright.schema.sentences import Sentence, counted, listed, say
from trackwright.schema.thing_ref import route_ref, stop_ref
from trackwright.validators.check import Edit, Fix, Found, board_check, field_change
from trackwright.validators.geometry.route_fixes import relay_fixes, routes_edit

FARTHEST_PUSH = 15.0
"""By how many millimetres a city may lie off the board and still be pushed back onto it."""


@board_check(
    "G001",
    Severity.WARNING,
    why="Trains cannot lie on both of them, and nobody sees which space belongs to which route.",
    source="On the published boards no two spaces touch.",
)
def space_over_space(analysis: BoardAnalysis) -> Iterator[Found]:
    """Spaces overlap, of two routes or of one."""
    found = overlaps(analysis).get((Kind.SPACE, Kind.SPACE), ())
    for together in by_connection(analysis, (o for o in found if _is_seen(analysis, o))):
        one = _tracks(analysis, (overlap.one for overlap in together))
        other = _tracks(analysis, (overlap.other for overlap in together))
        called = names(analysis).route(one[0]), names(analysis).route(other[0])
        parallel = sorted(one[0].ends) == sorted(other[0].ends)
        groups = [_tracks(analysis, (t.id for t in (*one, *other)))] if parallel else [one, other]
        yield Found(
            say("spaces of {first} overlap each other", first=called[0])
            if parallel
            else say("spaces of {first} and {second} overlap", first=called[0], second=called[1]),
            tuple(route_ref(track) for group in groups for track in group),
            where_all(together),
            tuple(fix for group in groups for fix in relay_fixes(analysis, *group)),
        )


def _is_seen(analysis: BoardAnalysis, overlap: Overlap) -> bool:
    """Return whether no other check tells of an overlap: that of a short route or the profile."""
    if overlap.one == overlap.other:
        return told_apart(analysis)[0].tracks[overlap.one].slack >= 0
    return not _lie_side_by_side(analysis, overlap)


def _tracks(analysis: BoardAnalysis, names_of_routes: Iterable[str]) -> list[Route]:
    return [routes(analysis)[name] for name in sorted(set(names_of_routes))]


def _lie_side_by_side(analysis: BoardAnalysis, overlap: Overlap) -> bool:
    """Return whether two parallel tracks share a line: the profile says how close they lie then."""
    one, other = (told_apart(analysis)[0].tracks[name] for name in (overlap.one, overlap.other))
    by_hand = one.route.is_placed_by_hand or other.route.is_placed_by_hand
    return not by_hand and np.array_equal(one.middle.points, other.middle.points)


@board_check(
    "G002",
    Severity.WARNING,
    why="The city cannot be seen, and the route seems to end there.",
    source="On the published boards no space touches a city's disc.",
)
def space_over_city(analysis: BoardAnalysis) -> Iterator[Found]:
    """A space lies over a city."""
    # A route too short for its spaces has a check of its own.
    found = overlaps(analysis).get((Kind.SPACE, Kind.STOP), ())
    for together in by_connection(analysis, (o for o in found if not _is_short(analysis, o))):
        tracks = _tracks(analysis, (overlap.one for overlap in together))
        stop = stops(analysis)[together[0].other]
        yield Found(
            say(
                "a space of {route} lies over {city}",
                route=names(analysis).route(tracks[0]),
                city=names(analysis).stop(stop.id),
            ),
            (*(route_ref(track) for track in tracks), stop_ref(stop)),
            where_all(together),
            relay_fixes(analysis, *tracks),
        )


def _is_short(analysis: BoardAnalysis, overlap: Overlap) -> bool:
    """Return whether a route covers its own end because its line is too short."""
    track = told_apart(analysis)[0].tracks[overlap.one]
    return overlap.other in track.route.ends and track.slack < 0


@board_check(
    "G003",
    Severity.ERROR,
    why="What is not on the board is not printed, and cannot be played.",
    source="The board's `size`, and `score_border` of its profile.",
)
def off_the_board(analysis: BoardAnalysis) -> Iterator[Found]:
    """A city or a space lies beyond the board's edge or under its score track."""
    stray_stops = beyond(analysis)[Kind.STOP]
    for name in stray_stops:
        stop = stops(analysis)[name]
        yield Found(
            _said_beyond(analysis.board, stop, names(analysis).stop(name)),
            (stop_ref(stop, "position"),),
            fixes=moved_inside(analysis.board, stop, analysis.board.profile.score_border),
        )
    for name, stray in beyond(analysis)[Kind.SPACE].items():
        route = routes(analysis)[name]
        if stray_stops.keys().isdisjoint(route.ends):
            edge = (
                say("edge or score track") if analysis.board.profile.score_border else say("edge")
            )
            where = {"route": names(analysis).route(route), "edge": edge, "n": stray.count}
            yield Found(
                say("1 space of {route} lies over the board's {edge}", **where)
                if stray.count == 1
                else say("{n} spaces of {route} lie over the board's {edge}", **where),
                (route_ref(route),),
                stray.where,
                relay_fixes(analysis, route),
            )


def _said_beyond(board: Board, stop: Stop, city: str) -> Sentence:
    (x, y), (width, height) = stop.position, (board.size.width, board.size.height)
    reach = stop_radius(stop)
    if reach <= x <= width - reach and reach <= y <= height - reach:
        return say("{city} lies under the score track", city=city)
    if 0 <= x <= width and 0 <= y <= height:
        return say("{city} lies on the board's edge", city=city)
    return say("{city} lies beyond the board's edge", city=city)


def moved_inside(board: Board, stop: Stop, margin: float) -> tuple[Fix, ...]:
    """Return the fix that moves a stop away from the edge, if that is not far."""
    # A little farther, so that rounding leaves no sliver outside.
    reach = stop_radius(stop) + margin + 0.1
    x, y = stop.position
    inside = Point(
        min(max(x, reach), board.size.width - reach),
        min(max(y, reach), board.size.height - reach),
    )
    far = np.hypot(inside.x - x, inside.y - y) > FARTHEST_PUSH
    if stop.locked or far or min(board.size.width, board.size.height) < 2 * reach:
        return ()
    title = say("Move it to {x:g}, {y:g}", x=inside.x, y=inside.y)
    return (field_change(title, list_of(stop), stop.id, position=inside),)


@board_check(
    "G005",
    Severity.WARNING,
    why="Their routes and names crowd, and hands knock over what stands there.",
    source="On the published boards there are at least 26 mm between two cities' rims; a train "
    "has 20 mm.",
)
def cities_too_close(analysis: BoardAnalysis) -> Iterator[Found]:
    """Two cities lie so close together that not even a train fits between them."""
    first = [
        together[0]
        for together in spots(analysis).values()
        if together[0].id not in hidden(analysis)
    ]
    if not first:
        return
    points = shapely.points([stop.position for stop in first])
    room = analysis.board.profile.train.length
    radii = np.array([stop_radius(stop) for stop in first])
    one, other = STRtree(points).query(points, predicate="dwithin", distance=room + 2 * radii.max())
    between = shapely.distance(points[one], points[other]) - radii[one] - radii[other]
    for pair in np.flatnonzero((one < other) & (between < room)):
        a, b = first[one[pair]], first[other[pair]]
        gap = between[pair]
        both = {"one": names(analysis).stop(a.id), "other": names(analysis).stop(b.id)}
        yield Found(
            say(
                "{one} and {other} are only {gap:.0f} mm apart; a train has {room:g} mm",
                **both,
                gap=gap,
                room=room,
            )
            if gap >= 0.5
            else say("{one} and {other} touch or overlap", **both),
            (stop_ref(a, "position"), stop_ref(b, "position")),
        )


@board_check(
    "G021",
    Severity.ERROR,
    why="Only one of them can be seen; usually a position was copied or never set.",
    source="A city is where its disc is.",
)
def cities_on_one_spot(analysis: BoardAnalysis) -> Iterator[Found]:
    """Several cities lie on the same spot."""
    for together in spots(analysis).values():
        different = list({stop.id: stop for stop in together}.values())
        if len(different) > 1:
            x, y = different[0].position
            yield Found(
                say(
                    "{cities} lie on one spot, at {x:g}, {y:g}",
                    cities=listed(names(analysis).stops(stop.id for stop in different)),
                    x=x,
                    y=y,
                ),
                tuple(stop_ref(stop, "position") for stop in different),
                shapely.Point(x, y),
            )


DETOUR = 1.02
"""How much longer the way through spaces in their order may be than through them in a row."""


@board_check(
    "G008",
    Severity.WARNING,
    why="Players expect the tracks of one connection to cost and to score the same.",
    source="On the published boards all parallel tracks but two pairs are equally long.",
)
def unequal_parallel_lengths(analysis: BoardAnalysis) -> Iterator[Found]:
    """Parallel tracks have different numbers of spaces."""
    for connection in connections(analysis):
        lengths = [route.length for route in connection.tracks]
        if len(set(lengths)) > 1:
            yield Found(
                say(
                    "the parallel tracks {route} have {lengths} spaces",
                    route=names(analysis).route(connection.tracks[0]),
                    lengths=listed(map(str, lengths)),
                ),
                tuple(route_ref(route, "length") for route in connection.tracks),
                fixes=tuple(_equal_lengths(connection)),
            )


def _equal_lengths(connection: Connection) -> Iterator[Fix]:
    for length in dict.fromkeys(route.length for route in connection.tracks):
        others = [route for route in connection.tracks if route.length != length]
        if all(not route.spaces and max(route.icons, default=-1) < length for route in others):
            edit = routes_edit([route.id for route in others], length=length)
            yield Fix(
                say("Give all of them {spaces}", spaces=counted(length, "space")), edit, safe=False
            )


@board_check(
    "G009",
    Severity.WARNING,
    why="One track costs more locomotives than the other; usually an icon was forgotten.",
    source="On the published boards all parallel tracks but one pair have as many icons each.",
)
def unequal_parallel_icons(analysis: BoardAnalysis) -> Iterator[Found]:
    """Parallel tracks have different numbers of locomotive icons."""
    for connection in connections(analysis):
        icons = [len(route.icons) for route in connection.tracks]
        alike = len({route.ferry for route in connection.tracks}) == 1
        if alike and len(set(icons)) > 1:
            yield Found(
                say(
                    "the parallel tracks {route} have {icons} icons",
                    route=names(analysis).route(connection.tracks[0]),
                    icons=listed(map(str, icons)),
                ),
                tuple(route_ref(route, "icons") for route in connection.tracks),
                fixes=tuple(_equal_icons(connection)),
            )


def _equal_icons(connection: Connection) -> Iterator[Fix]:
    """Yield a fix for every number of icons that a track has, the highest first."""
    if len({route.length for route in connection.tracks}) > 1:
        return
    models = {len(route.icons): route for route in reversed(connection.tracks)}
    for count in sorted(models, reverse=True):
        if bool(count) == connection.tracks[0].ferry:
            title = say("Give each of them {icons}", icons=counted(count, "icon"))
            yield Fix(title, _with_icons_of(models[count], connection), safe=False)


def _with_icons_of(model: Route, connection: Connection) -> Edit:
    icons = {
        route.id: model.icons
        if route.ends == model.ends
        else tuple(sorted(model.length - 1 - icon for icon in model.icons))
        for route in connection.tracks
        if len(route.icons) != len(model.icons)
    }

    def edit(board: Board) -> Board:
        for name, own in icons.items():
            board = with_changed(board, "routes", name, icons=own)
        return board

    return edit


@board_check(
    "G016",
    Severity.WARNING,
    why="Players cannot see what they belong to, and icons appear on the wrong spaces.",
    source="Spaces are given in order from the first end to the second; half as far off as the "
    "cities are apart is farther than any bow that a line makes.",
)
def stray_space(analysis: BoardAnalysis) -> Iterator[Found]:
    """Spaces placed by hand lie far off their route, or in another order than they come."""
    for track in told_apart(analysis)[0].tracks.values():
        if track.route.is_placed_by_hand:
            yield from _far_spaces(analysis, track)
            yield from _spaces_out_of_order(analysis, track)


def _far_spaces(analysis: BoardAnalysis, track: Track) -> Iterator[Found]:
    route, profile = track.route, analysis.board.profile
    line = LineString(track.curve.points)
    start, end = (stops(analysis)[stop].position for stop in route.ends)
    farthest = max(math.dist(start, end) / 2, 2 * profile.space.length)
    away = shapely.distance(line, shapely.points([(s.x, s.y) for s in track.spaces]))
    for number in np.flatnonzero(away > farthest):
        yield Found(
            say(
                "space {number} of {route} lies {away:.0f} mm off its line",
                number=number + 1,
                route=names(analysis).route(route),
                away=away[number],
            ),
            (route_ref(route, "spaces", int(number)),),
            space_boxes([track], profile)[number],
            relay_fixes(analysis, route),
        )


def _spaces_out_of_order(analysis: BoardAnalysis, track: Track) -> Iterator[Found]:
    route, line = track.route, LineString(track.curve.points)
    middles = shapely.points([(space.x, space.y) for space in track.spaces])
    order = np.argsort(shapely.line_locate_point(line, middles), kind="stable")
    ends = [stops(analysis)[stop].position for stop in route.ends]
    as_given = _length_through(ends, route.spaces)
    in_a_row = [route.spaces[index] for index in order]
    if as_given > DETOUR * _length_through(ends, in_a_row):
        back_to_front = route.spaces == tuple(reversed(in_a_row))
        called = names(analysis).route(route)
        fix = Fix(
            say("Put them in order"), routes_edit([route.id], spaces=tuple(in_a_row)), safe=False
        )
        yield Found(
            say("the spaces of {route} come back to front", route=called)
            if back_to_front
            else say("the spaces of {route} come out of order", route=called),
            (route_ref(route, "spaces"),),
            fixes=(fix,),
        )


def _length_through(ends: Sequence[Point], spaces: Sequence[PlacedSpace]) -> float:
    """Return how long the way is from one end through the spaces to the other."""
    knots = [ends[0], *(space.position for space in spaces), ends[1]]
    return sum(math.dist(one, other) for one, other in pairwise(knots))
