"""Checks of where spaces and cities lie: over each other, too close, or off the board."""

from collections.abc import Callable, Iterable, Iterator

import numpy as np
import shapely
from shapely import STRtree

from trackwright.layout.collisions import Kind
from trackwright.layout.lettering import stop_radius
from trackwright.schema.board import Board, Route
from trackwright.schema.checks import Severity
from trackwright.schema.edits import Kind as ListKind
from trackwright.schema.edits import with_changed
from trackwright.schema.geometry import Point
from trackwright.schema.places import Crossing, Stop
from trackwright.schema.sentences import Sentence, listed, say
from trackwright.validators.check import Fix, Found, board_check
from trackwright.validators.geometry.overlaps import (
    Overlap,
    beyond,
    by_connection,
    hidden,
    overlaps,
    spots,
    told_apart,
    where_all,
)
from trackwright.validators.geometry.relaying import ways_to_relay
from trackwright.validators.places import route_place, stop_place
from trackwright.validators.survey import Survey, names, routes, stops

FARTHEST_PUSH = 15.0
"""By how many millimetres a city may lie off the board and still be pushed back onto it."""


@board_check(
    "G001",
    "space-over-space",
    Severity.WARNING,
    problem="Spaces overlap, of two routes or of one.",
    why="Trains cannot lie on both of them, and nobody sees which space belongs to which route.",
    source="On the published boards no two spaces touch.",
)
def space_over_space(survey: Survey) -> Iterator[Found]:
    """Find overlapping spaces, but for those of a route too short and of tracks side by side."""
    found = overlaps(survey).get((Kind.SPACE, Kind.SPACE), ())
    for together in by_connection(survey, (o for o in found if _is_seen(survey, o))):
        one = _tracks(survey, (overlap.one for overlap in together))
        other = _tracks(survey, (overlap.other for overlap in together))
        called = names(survey).route(one[0]), names(survey).route(other[0])
        parallel = sorted(one[0].ends) == sorted(other[0].ends)
        ways = [_tracks(survey, (t.id for t in (*one, *other)))] if parallel else [one, other]
        yield Found(
            say("spaces of {first} overlap each other", first=called[0])
            if parallel
            else say("spaces of {first} and {second} overlap", first=called[0], second=called[1]),
            tuple(route_place(track) for way in ways for track in way),
            where_all(together),
            tuple(fix for way in ways for fix in ways_to_relay(survey, *way)),
        )


def _is_seen(survey: Survey, overlap: Overlap) -> bool:
    """Tell whether no other check tells of an overlap: that of a short route or the profile."""
    if overlap.one == overlap.other:
        return told_apart(survey)[0].tracks[overlap.one].slack >= 0
    return not _lie_side_by_side(survey, overlap)


def _tracks(survey: Survey, names_of_routes: Iterable[str]) -> list[Route]:
    return [routes(survey)[name] for name in sorted(set(names_of_routes))]


def _lie_side_by_side(survey: Survey, overlap: Overlap) -> bool:
    """Tell whether two parallel tracks share a line: how close they lie then, the profile says."""
    one, other = (told_apart(survey)[0].tracks[name] for name in (overlap.one, overlap.other))
    by_hand = one.route.is_placed_by_hand or other.route.is_placed_by_hand
    return not by_hand and np.array_equal(one.middle.points, other.middle.points)


@board_check(
    "G002",
    "space-over-city",
    Severity.WARNING,
    problem="A space lies over a city.",
    why="The city cannot be seen, and the route seems to end there.",
    source="On the published boards no space touches a city's disc.",
)
def space_over_city(survey: Survey) -> Iterator[Found]:
    """Find spaces over discs, but for routes that are too short anyway."""
    found = overlaps(survey).get((Kind.SPACE, Kind.STOP), ())
    for together in by_connection(survey, (o for o in found if not _is_short(survey, o))):
        tracks, stop = _tracks(survey, (o.one for o in together)), stops(survey)[together[0].other]
        yield Found(
            say(
                "a space of {route} lies over {city}",
                route=names(survey).route(tracks[0]),
                city=names(survey).stop(stop.id),
            ),
            (*(route_place(track) for track in tracks), stop_place(stop)),
            where_all(together),
            ways_to_relay(survey, *tracks),
        )


def _is_short(survey: Survey, overlap: Overlap) -> bool:
    """Tell whether a route covers its own end because its line is too short."""
    track = told_apart(survey)[0].tracks[overlap.one]
    return overlap.other in track.route.ends and track.slack < 0


@board_check(
    "G003",
    "off-the-board",
    Severity.ERROR,
    problem="A city or a space lies beyond the board's edge or under its score track.",
    why="What is not on the board is not printed, and cannot be played.",
    source="The board's `size`, and `score_border` of its profile.",
)
def off_the_board(survey: Survey) -> Iterator[Found]:
    """Find cities that are not wholly on the board, and routes that leave it between two cities."""
    stray_stops = beyond(survey)[Kind.STOP]
    for name in stray_stops:
        stop = stops(survey)[name]
        yield Found(
            _said_beyond(survey.board, stop, names(survey).stop(name)),
            (stop_place(stop, "position"),),
            fixes=moved_inside(survey.board, stop, survey.board.profile.score_border),
        )
    for name, stray in beyond(survey)[Kind.SPACE].items():
        route = routes(survey)[name]
        if stray_stops.keys().isdisjoint(route.ends):
            edge = say("edge or score track") if survey.board.profile.score_border else say("edge")
            where = {"route": names(survey).route(route), "edge": edge, "n": stray.count}
            yield Found(
                say("1 space of {route} lies over the board's {edge}", **where)
                if stray.count == 1
                else say("{n} spaces of {route} lie over the board's {edge}", **where),
                (route_place(route),),
                stray.where,
                ways_to_relay(survey, route),
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
    return (Fix(title, _moved(_list_of(stop), stop.id, inside), safe=False),)


def _list_of(stop: Stop) -> ListKind:
    return "crossings" if isinstance(stop, Crossing) else "cities"


def _moved(kind: ListKind, stop: str, position: Point) -> Callable[[Board], Board]:
    return lambda board: with_changed(board, kind, stop, position=position)


@board_check(
    "G005",
    "cities-too-close",
    Severity.WARNING,
    problem="Two cities lie so close together that not even a train fits between them.",
    why="Their routes and names crowd, and hands knock over what stands there.",
    source="On the published boards there are at least 28 mm between two cities' rims; a train "
    "has 20 mm.",
)
def cities_too_close(survey: Survey) -> Iterator[Found]:
    """Find pairs of stops with less than a train's length between their rims."""
    first = [
        together[0] for together in spots(survey).values() if together[0].id not in hidden(survey)
    ]
    if not first:
        return
    points = shapely.points([stop.position for stop in first])
    room = survey.board.profile.train.length
    radii = np.array([stop_radius(stop) for stop in first])
    one, other = STRtree(points).query(points, predicate="dwithin", distance=room + 2 * radii.max())
    between = shapely.distance(points[one], points[other]) - radii[one] - radii[other]
    for pair in np.flatnonzero((one < other) & (between < room)):
        a, b = first[one[pair]], first[other[pair]]
        gap = between[pair]
        both = {"one": names(survey).stop(a.id), "other": names(survey).stop(b.id)}
        yield Found(
            say(
                "{one} and {other} are only {gap:.0f} mm apart; a train has {room:g} mm",
                **both,
                gap=gap,
                room=room,
            )
            if gap >= 0.5
            else say("{one} and {other} touch or overlap", **both),
            (stop_place(a, "position"), stop_place(b, "position")),
        )


@board_check(
    "G021",
    "cities-on-one-spot",
    Severity.ERROR,
    problem="Several cities lie on the same spot.",
    why="Only one of them can be seen; usually a position was copied or never set.",
    source="A city is where its disc is.",
)
def cities_on_one_spot(survey: Survey) -> Iterator[Found]:
    """Find stops whose positions nobody could tell apart."""
    for together in spots(survey).values():
        different = list({stop.id: stop for stop in together}.values())
        if len(different) > 1:
            x, y = different[0].position
            yield Found(
                say(
                    "{cities} lie on one spot, at {x:g}, {y:g}",
                    cities=listed(names(survey).stops(stop.id for stop in different)),
                    x=x,
                    y=y,
                ),
                tuple(stop_place(stop, "position") for stop in different),
                shapely.Point(x, y),
            )
