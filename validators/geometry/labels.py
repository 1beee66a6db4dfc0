"""Checks of names on the board: what they cover, and where they stand."""

from collections.abc import Callable, Iterator, Mapping, Sequence

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
from trackwright.layout.drawn_sizes import stop_radius
from trackwright.layout.labels import label_positions
from trackwright.layout.tracks import space_boxes
from trackwright.schema.board import Board, City, Country, Crossing, Label, Stop
from trackwright.schema.checks import Severity
from trackwright.schema.edits import with_changed
from trackwright.schema.geometry import Point
from trackwright.schema.sentences import Sentence, say
from trackwright.schema.thing_ref import route_ref, stop_ref
from trackwright.validators.check import Fix, Found, board_check

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
        places = (stop_ref(stop, "label"), *(() if own else (stop_ref(covered),)))
        yield Found(
            say(
                "the name of {city} covers {covered}{languages}",
                city=names(analysis).stop(stop.id),
                covered=say("its own disc") if own else names(analysis).stop(covered.id),
                languages=only_in(analysis, overlap.languages),
            ),
            places,
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
    return (Fix(title, _unplaced(stop), safe=False),)


def _unplaced(stop: Stop) -> Callable[[Board], Board]:
    name = stop.id
    if isinstance(stop, Crossing):
        return lambda board: with_changed(board, "crossings", name, label=None)
    return lambda board: with_changed(board, "cities", name, label=None)


def _finds_room(analysis: BoardAnalysis, stop: Stop, laid: Layout) -> bool:
    """Tell whether a name finds a free place by itself while all others stay where they are.

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
        **_by_kind([stop.changed(label=None), *held]),
    )
    labels = label_positions(board, tracks, laid.language)
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


def _by_kind(some: Sequence[Stop]) -> dict[str, tuple[Stop, ...]]:
    return {
        "cities": tuple(stop for stop in some if isinstance(stop, City)),
        "crossings": tuple(stop for stop in some if isinstance(stop, Crossing)),
    }


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
