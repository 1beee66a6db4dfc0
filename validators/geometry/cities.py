"""Checks of cities: where their names stand, what those cover, and where the earth has them."""

from collections.abc import Iterator, Mapping, Sequence

import numpy as np
import shapely
from shapely import STRtree
from shapely.geometry.base import BaseGeometry

from trackwright.analysis.board_analysis import (
    STOPS,
    BoardAnalysis,
    layouts,
    measured,
    names,
    routes,
    stops,
)
from trackwright.analysis.overlaps import (
    beyond,
    by_connection,
    hidden,
    only_in,
    overlaps,
    where_all,
)
from trackwright.layout.board import Layout
from trackwright.layout.collisions import TOUCHING, Kind
from trackwright.layout.curves import Floats
from trackwright.layout.drawn_sizes import stop_radius
from trackwright.layout.labels import label_positions
from trackwright.layout.projections import ProjectionError, project
from trackwright.layout.tracks import space_boxes
from trackwright.schema.board import Board, Country, Label, Stop
from trackwright.schema.checks import Severity
from trackwright.schema.edits import list_of, stop_lists
from trackwright.schema.geometry import GeoPoint, Point
from trackwright.schema.projection import Projection
from trackwright.schema.sentences import Sentence, say
from trackwright.schema.thing_ref import board_ref, route_ref, stop_ref
from trackwright.validators.check import Fix, Found, board_check, field_change

FARTHEST = 15.0
"""Millimetres between a city's rim and its name: twice as many as automatic placing uses."""

NEARBY = 150.0
"""How far from its city, in mm, things are looked at when a name is placed anew."""


@board_check(
    "G006",
    Severity.WARNING,
    why="Trains will hide the name, and the name hides the colour of the space.",
    source="On the published boards every name stands free.",
)
def label_covers_space(analysis: BoardAnalysis) -> Iterator[Found]:
    """A city's name lies over a space."""
    # Reported once for each name and connection.
    for together in by_connection(analysis, overlaps(analysis).get((Kind.SPACE, Kind.LABEL), ())):
        tracks = [routes(analysis)[name] for name in sorted(overlap.one for overlap in together)]
        stop = stops(analysis)[together[0].other]
        found_in = tuple(language for overlap in together for language in overlap.languages)
        yield Found(
            say(
                "the name of {city} covers a space of {route}{languages}",
                city=names(analysis).stop(stop.id),
                route=names(analysis).route(tracks[0]),
                languages=only_in(analysis, found_in),
            ),
            (stop_ref(stop, "label"), *(route_ref(track) for track in tracks)),
            where_all(together),
            _automatic(analysis, stop),
        )


@board_check(
    "G007",
    Severity.WARNING,
    why="Neither can be read.",
    source="On the published boards every name stands free.",
)
def label_covers_label(analysis: BoardAnalysis) -> Iterator[Found]:
    """The names of two cities lie over each other."""
    for overlap in overlaps(analysis).get((Kind.LABEL, Kind.LABEL), ()):
        one, other = stops(analysis)[overlap.one], stops(analysis)[overlap.other]
        yield Found(
            say(
                "the names of {one} and {other} overlap{languages}",
                one=names(analysis).stop(one.id),
                other=names(analysis).stop(other.id),
                languages=only_in(analysis, overlap.languages),
            ),
            (stop_ref(one, "label"), stop_ref(other, "label")),
            overlap.where,
            (*_automatic(analysis, one), *_automatic(analysis, other)),
        )


@board_check(
    "G010",
    Severity.WARNING,
    why="It is cut off when the board is printed.",
    source="The board's `size`, and `score_border` of its profile.",
)
def label_off_board(analysis: BoardAnalysis) -> Iterator[Found]:
    """A city's name reaches beyond the board's edge or under its score track."""
    # Where the city itself is off the board, its own check says so.
    off = beyond(analysis)
    for name, stray in off[Kind.LABEL].items():
        if name not in off[Kind.STOP]:
            stop = stops(analysis)[name]
            yield Found(
                say(
                    "the name of {city} reaches beyond the board's edge{languages}",
                    city=names(analysis).stop(name),
                    languages=only_in(analysis, stray.languages),
                ),
                (stop_ref(stop, "label"),),
                stray.where,
                _automatic(analysis, stop),
            )


@board_check(
    "G015",
    Severity.WARNING,
    why="The disc cannot be seen, and the name seems to be that of the wrong city.",
    source="On the published boards every name stands free.",
)
def label_covers_city(analysis: BoardAnalysis) -> Iterator[Found]:
    """A city's name lies over a city."""
    for overlap in overlaps(analysis).get((Kind.STOP, Kind.LABEL), ()):
        covered, stop = stops(analysis)[overlap.one], stops(analysis)[overlap.other]
        own = covered.id == stop.id
        refs = (stop_ref(stop, "label"), *(() if own else (stop_ref(covered),)))
        yield Found(
            say(
                "the name of {city} covers {covered}{languages}",
                city=names(analysis).stop(stop.id),
                covered=say("its own disc") if own else names(analysis).stop(covered.id),
                languages=only_in(analysis, overlap.languages),
            ),
            refs,
            overlap.where,
            _automatic(analysis, stop),
        )


@board_check(
    "G019",
    Severity.WARNING,
    why="Players take it for the name of something else.",
    source="Automatic placing keeps names within 7.5 mm of their discs, and did so for all names "
    "of the published boards.",
)
def label_far_from_city(analysis: BoardAnalysis) -> Iterator[Found]:
    """A name placed by hand stands far from its city, or nearer to another one."""
    placed = [
        stop
        for stop in analysis.board.stops
        if stop.label and stop.label.offset and stop.id not in hidden(analysis)
    ]
    for stop in placed:
        found = [
            (laid.language, said)
            for laid in layouts(analysis)
            if (said := _stands_apart(analysis, stop, laid))
        ]
        if found:
            yield Found(
                say(
                    "the name of {city} {fault}{languages}",
                    city=names(analysis).stop(stop.id),
                    fault=found[0][1],
                    languages=only_in(analysis, tuple(language for language, _ in found)),
                ),
                (stop_ref(stop, "label", "offset"),),
                fixes=_automatic(analysis, stop),
            )


def _stands_apart(analysis: BoardAnalysis, stop: Stop, laid: Layout) -> Sentence:
    """Return what is wrong with where a name stands; nothing if it is near its city."""
    if stop.id not in laid.labels:
        return say("")
    outline = laid.labels[stop.id].outline
    away = outline.distance(shapely.Point(stop.position)) - stop_radius(stop)
    known, tree = _middles(analysis)
    nearer = [
        (outline.distance(tree.geometries[hit]), known[hit].id)
        for hit in tree.query(outline, "dwithin", distance=max(away, 0.0))
        if known[hit].id != stop.id
    ]
    if nearer:
        return say("stands nearer to {other}", other=names(analysis).stop(min(nearer)[1]))
    return say("stands {away:.0f} mm away from it", away=away) if away > FARTHEST else say("")


def _automatic(analysis: BoardAnalysis, stop: Stop) -> tuple[Fix, ...]:
    """Return the fix that gives up a name's placing by hand, if it would then stand free."""
    if stop.label is None or not all(
        _finds_room(analysis, stop, laid) for laid in layouts(analysis)
    ):
        return ()
    title = say("Place the name of {city} automatically", city=names(analysis).stop(stop.id))
    return (field_change(title, list_of(stop), stop.id, label=None),)


def _finds_room(analysis: BoardAnalysis, stop: Stop, laid: Layout) -> bool:
    """Return whether a name finds a free place by itself while all others stay where they are.

    Only what is near is laid out again: it takes a millisecond instead of a layout.
    """
    if stop.id not in laid.labels:
        return True
    known, tree = _middles(analysis)
    hits = tree.query(shapely.Point(stop.position), "dwithin", distance=NEARBY)
    near = [known[hit] for hit in hits if known[hit].id != stop.id]
    tracks = {
        name: track
        for other in (stop, *near)
        for name in _routes_at(analysis).get(other.id, ())
        if (track := laid.tracks.get(name))
    }
    held = [_held(other, laid) for other in near]
    board = analysis.board.changed(
        countries=_without_borders(analysis),
        regions=(),
        **stop_lists([stop.changed(label=None), *held]),
    )
    labels = label_positions(board, tracks, laid.language)
    if stop.id not in labels:
        return True  # the name belongs to another stop of the same id
    there = labels[stop.id].outline
    covered: Sequence[BaseGeometry] = [
        *space_boxes(tracks.values(), board.profile),
        *(shapely.Point(each.position).buffer(stop_radius(each)) for each in (stop, *near)),
        *(label.outline for name, label in labels.items() if name != stop.id),
    ]
    border, size = board.profile.score_border, board.size
    inside = shapely.box(border, border, size.width - border, size.height - border)
    hit = shapely.area(shapely.intersection(there, covered)).max() > TOUCHING
    return bool(inside.covers(there)) and not hit


def _held(stop: Stop, laid: Layout) -> Stop:
    """Return a stop whose name stays where it stands."""
    if stop.id not in laid.labels:
        return stop
    label = laid.labels[stop.id]
    offset = (label.x - stop.position.x, label.y - stop.position.y)
    return stop.changed(label=Label(offset=Point(*offset), angle=label.angle))


@measured("countries")
def _without_borders(analysis: BoardAnalysis) -> tuple[Country, ...]:
    return tuple(country.changed(borders=()) for country in analysis.board.countries)


@measured(*STOPS)
def _middles(analysis: BoardAnalysis) -> tuple[Sequence[Stop], STRtree]:
    known = [stop for stop in analysis.board.stops if stop.id not in hidden(analysis)]
    return known, STRtree([shapely.Point(stop.position) for stop in known])


@measured("routes")
def _routes_at(analysis: BoardAnalysis) -> Mapping[str, Sequence[str]]:
    at: dict[str, list[str]] = {}
    for route in analysis.board.routes:
        for end in route.ends:
            at.setdefault(end, []).append(route.id)
    return at


FAR = 5.0
"""How many times as far off as usual a city lies that is found."""

NOT_FAR = 25.0
"""Millimetres that any city may lie off: making room for routes moves cities that far."""

FEWEST = 5
"""Cities with locations from which on it can be said what is usual on a board."""


@board_check(
    "G020",
    Severity.WARNING,
    why="Its location or its position is wrong: often latitude and longitude are swapped.",
    source="On the published boards cities lie up to 26 mm off, and at most 4.5 times as far as "
    "the middle one of the board does.",
)
def far_from_its_location(analysis: BoardAnalysis) -> Iterator[Found]:
    """A city lies far from where its latitude and longitude would have it."""
    projection = analysis.board.projection
    located = [stop for stop in analysis.board.stops if stop.location is not None]
    if projection is None or len(located) < FEWEST:
        return
    try:
        places = _projected(projection, [stop.location for stop in located if stop.location])
    except ProjectionError:
        return
    shifts = np.array([stop.position for stop in located], dtype=float) - places
    on_the_map = np.asarray(np.isfinite(shifts).all(axis=1))
    if on_the_map.sum() < FEWEST:
        return
    # The whole map may be shifted against the cities; medians do not heed the stray ones.
    usual = np.median(shifts[on_the_map], axis=0)
    off = np.asarray(np.hypot(*(shifts - usual).T))
    limit = max(FAR * float(np.median(off[on_the_map])), NOT_FAR)
    for index in np.flatnonzero(np.logical_not(off <= limit)):
        stop = located[index]
        wanted = Point(*(places[index] + usual).tolist()) if on_the_map[index] else None
        said = (
            say("{off:.0f} mm from its location", off=off[index])
            if wanted
            else say("where the map has no room")
        )
        yield Found(
            say(
                "{city} lies {said}; the others lie within {limit:.0f} mm",
                city=names(analysis).stop(stop.id),
                said=said,
                limit=limit,
            )
            if wanted
            else say(
                "the map cannot show the location of {city}", city=names(analysis).stop(stop.id)
            ),
            (stop_ref(stop, "location"),),
            shapely.LineString([stop.position, wanted]) if wanted else None,
            tuple(_corrections(analysis.board, stop, wanted, usual, limit)),
        )


def _projected(projection: Projection, places: Sequence[GeoPoint]) -> Floats:
    degrees = np.array([(place.lat, place.lon) for place in places])
    return np.column_stack(project(projection, degrees[:, 0], degrees[:, 1]))


def _corrections(
    board: Board, stop: Stop, wanted: Point | None, usual: Floats, limit: float
) -> Iterator[Fix]:
    """Yield slips of the pen that would explain it, then the move to where the location is."""
    if stop.location is None or board.projection is None:
        return
    lat, lon = stop.location.lat, stop.location.lon
    for title, lat_meant, lon_meant in (
        (say("Swap its latitude and longitude"), lon, lat),
        (say("Change the sign of its longitude"), lat, -lon),
        (say("Change the sign of its latitude"), -lat, lon),
    ):
        if abs(lat_meant) <= 90:
            meant = GeoPoint(lat=lat_meant, lon=lon_meant)
            place = _projected(board.projection, [meant])[0] + usual
            if np.hypot(*(place - stop.position)) <= limit:
                yield field_change(title, list_of(stop), stop.id, safe=True, location=meant)
                return
    if wanted and not stop.locked and _is_on(board, stop, wanted):
        title = say("Move it to its location")
        yield field_change(title, list_of(stop), stop.id, position=wanted)


def _is_on(board: Board, stop: Stop, place: Point) -> bool:
    margin = stop_radius(stop) + board.profile.score_border
    across = margin < place.x < board.size.width - margin
    return across and margin < place.y < board.size.height - margin


@board_check(
    "G023",
    Severity.WARNING,
    why="No location can be turned into a place on the board.",
    source="`projection` of the board: not every centre and every pair of parallels gives a map.",
)
def impossible_projection(analysis: BoardAnalysis) -> Iterator[Found]:
    """The board's projection cannot be drawn."""
    if analysis.board.projection is None:
        return
    try:
        _projected(analysis.board.projection, [analysis.board.projection.center])
    except ProjectionError as error:
        yield Found(error.sentence, (board_ref("projection"),))
