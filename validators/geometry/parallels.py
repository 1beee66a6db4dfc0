"""Checks of parallel tracks, and of spaces that were placed by hand."""

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import numpy as np
import shapely
from shapely import LineString

from trackwright.layout.tracks import Track, space_boxes
from trackwright.schema.board import Board, PlacedSpace, Route
from trackwright.schema.checks import Severity
from trackwright.schema.connections import Connection
from trackwright.schema.edits import with_changed
from trackwright.schema.geometry import Point
from trackwright.schema.sentences import counted, listed, say
from trackwright.validators.check import Fix, Found, board_check
from trackwright.validators.geometry.overlaps import told_apart
from trackwright.validators.geometry.relaying import changing, ways_to_relay
from trackwright.validators.places import route_place
from trackwright.validators.survey import Survey, connections, names, stops

DETOUR = 1.02
"""How much longer the way through spaces in their order may be than through them in a row."""


@board_check(
    "G008",
    "unequal-parallel-lengths",
    Severity.WARNING,
    problem="Parallel tracks have different numbers of spaces.",
    why="Players expect the tracks of one connection to cost and to score the same.",
    source="On the published boards all parallel tracks but two pairs are equally long.",
)
def unequal_parallel_lengths(survey: Survey) -> Iterator[Found]:
    """Find connections whose tracks differ in length."""
    for connection in connections(survey):
        lengths = [route.length for route in connection.tracks]
        if len(set(lengths)) > 1:
            yield Found(
                say(
                    "the parallel tracks {route} have {lengths} spaces",
                    route=names(survey).route(connection.tracks[0]),
                    lengths=listed(map(str, lengths)),
                ),
                tuple(route_place(route, "length") for route in connection.tracks),
                fixes=tuple(_equal_lengths(connection)),
            )


def _equal_lengths(connection: Connection) -> Iterator[Fix]:
    for length in dict.fromkeys(route.length for route in connection.tracks):
        others = [route for route in connection.tracks if route.length != length]
        if all(not route.spaces and max(route.icons, default=-1) < length for route in others):
            edit = changing([route.id for route in others], length=length)
            yield Fix(
                say("Give all of them {spaces}", spaces=counted(length, "space")), edit, safe=False
            )


@board_check(
    "G009",
    "unequal-parallel-icons",
    Severity.WARNING,
    problem="Parallel tracks have different numbers of locomotive icons.",
    why="One track costs more locomotives than the other; usually an icon was forgotten.",
    source="On the published boards all parallel tracks but one pair have as many icons each.",
)
def unequal_parallel_icons(survey: Survey) -> Iterator[Found]:
    """Find connections of ferries, or of none, whose tracks differ in icons."""
    for connection in connections(survey):
        icons = [len(route.icons) for route in connection.tracks]
        alike = len({route.ferry for route in connection.tracks}) == 1
        if alike and len(set(icons)) > 1:
            yield Found(
                say(
                    "the parallel tracks {route} have {icons} icons",
                    route=names(survey).route(connection.tracks[0]),
                    icons=listed(map(str, icons)),
                ),
                tuple(route_place(route, "icons") for route in connection.tracks),
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


def _with_icons_of(model: Route, connection: Connection) -> Callable[[Board], Board]:
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
    "stray-space",
    Severity.WARNING,
    problem="Spaces placed by hand lie far off their route, or in another order than they come.",
    why="Players cannot see what they belong to, and icons appear on the wrong spaces.",
    source="Spaces are given in order from the first end to the second; half as far off as the "
    "cities are apart is farther than any bow that a line makes.",
)
def stray_space(survey: Survey) -> Iterator[Found]:
    """Find spaces placed by hand that are out of the way or out of order."""
    for track in told_apart(survey)[0].tracks.values():
        if track.route.is_placed_by_hand:
            yield from _far_spaces(survey, track)
            yield from _spaces_out_of_order(survey, track)


def _far_spaces(survey: Survey, track: Track) -> Iterator[Found]:
    route, profile = track.route, survey.board.profile
    line = LineString(track.curve.points)
    start, end = (stops(survey)[stop].position for stop in route.ends)
    farthest = max(math.dist(start, end) / 2, 2 * profile.space.length)
    away = shapely.distance(line, shapely.points([(s.x, s.y) for s in track.spaces]))
    for number in np.flatnonzero(away > farthest):
        yield Found(
            say(
                "space {number} of {route} lies {away:.0f} mm off its line",
                number=number + 1,
                route=names(survey).route(route),
                away=away[number],
            ),
            (route_place(route, "spaces", int(number)),),
            space_boxes([track], profile)[number],
            ways_to_relay(survey, route),
        )


def _spaces_out_of_order(survey: Survey, track: Track) -> Iterator[Found]:
    route, line = track.route, LineString(track.curve.points)
    middles = shapely.points([(space.x, space.y) for space in track.spaces])
    order = np.argsort(shapely.line_locate_point(line, middles), kind="stable")
    ends = [stops(survey)[stop].position for stop in route.ends]
    as_given = _way_through(ends, route.spaces)
    in_a_row = [route.spaces[index] for index in order]
    if as_given > DETOUR * _way_through(ends, in_a_row):
        back_to_front = route.spaces == tuple(reversed(in_a_row))
        called = names(survey).route(route)
        fix = Fix(
            say("Put them in order"), changing([route.id], spaces=tuple(in_a_row)), safe=False
        )
        yield Found(
            say("the spaces of {route} come back to front", route=called)
            if back_to_front
            else say("the spaces of {route} come out of order", route=called),
            (route_place(route, "spaces"),),
            fixes=(fix,),
        )


def _way_through(ends: Sequence[Point], spaces: Sequence[PlacedSpace]) -> float:
    """Return how long the way is from one end through the spaces to the other."""
    knots = [ends[0], *(space.position for space in spaces), ends[1]]
    return sum(math.dist(one, other) for one, other in pairwise(knots))
