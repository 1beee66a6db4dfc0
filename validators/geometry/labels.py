"""Checks of names on the board: what they cover, and where they stand."""

from collections.abc import Callable, Iterator, Mapping, Sequence

import shapely
from shapely import STRtree
from shapely.geometry.base import BaseGeometry

from trackwright.layout.board import Layout
from trackwright.layout.collisions import TOUCHING, Kind
from trackwright.layout.labels import lay_labels
from trackwright.layout.lettering import stop_radius
from trackwright.layout.tracks import space_boxes
from trackwright.schema.board import Board
from trackwright.schema.checks import Severity
from trackwright.schema.edits import with_changed
from trackwright.schema.geometry import Point
from trackwright.schema.places import City, Country, Crossing, Label, Stop
from trackwright.schema.sentences import Sentence, say
from trackwright.validators.check import Fix, Found, board_check
from trackwright.validators.geometry.overlaps import (
    beyond,
    by_connection,
    hidden,
    only_in,
    overlaps,
    where_all,
)
from trackwright.validators.places import route_place, stop_place
from trackwright.validators.survey import (
    STOPS,
    Survey,
    layouts,
    measured,
    names,
    routes,
    stops,
)

FARTHEST = 15.0
"""Millimetres between a city's rim and its name: twice as many as automatic placing uses."""

NEARBY = 150.0
"""How far from its city, in mm, things are looked at when a name is placed anew."""


@board_check(
    "G006",
    "label-covers-space",
    Severity.WARNING,
    problem="A city's name lies over a space.",
    why="Trains will hide the name, and the name hides the colour of the space.",
    source="On the published boards every name stands free.",
)
def label_covers_space(survey: Survey) -> Iterator[Found]:
    """Find names over spaces, once for each name and connection."""
    for together in by_connection(survey, overlaps(survey).get((Kind.SPACE, Kind.LABEL), ())):
        tracks = [routes(survey)[name] for name in sorted(overlap.one for overlap in together)]
        stop = stops(survey)[together[0].other]
        found_in = tuple(language for overlap in together for language in overlap.languages)
        yield Found(
            say(
                "the name of {city} covers a space of {route}{languages}",
                city=names(survey).stop(stop.id),
                route=names(survey).route(tracks[0]),
                languages=only_in(survey, found_in),
            ),
            (stop_place(stop, "label"), *(route_place(track) for track in tracks)),
            where_all(together),
            _automatic(survey, stop),
        )


@board_check(
    "G007",
    "label-covers-label",
    Severity.WARNING,
    problem="The names of two cities lie over each other.",
    why="Neither can be read.",
    source="On the published boards every name stands free.",
)
def label_covers_label(survey: Survey) -> Iterator[Found]:
    """Find names over names."""
    for overlap in overlaps(survey).get((Kind.LABEL, Kind.LABEL), ()):
        one, other = stops(survey)[overlap.one], stops(survey)[overlap.other]
        yield Found(
            say(
                "the names of {one} and {other} overlap{languages}",
                one=names(survey).stop(one.id),
                other=names(survey).stop(other.id),
                languages=only_in(survey, overlap.languages),
            ),
            (stop_place(one, "label"), stop_place(other, "label")),
            overlap.where,
            (*_automatic(survey, one), *_automatic(survey, other)),
        )


@board_check(
    "G010",
    "label-off-board",
    Severity.WARNING,
    problem="A city's name reaches beyond the board's edge or under its score track.",
    why="It is cut off when the board is printed.",
    source="The board's `size`, and `score_border` of its profile.",
)
def label_off_board(survey: Survey) -> Iterator[Found]:
    """Find names that are not wholly on the board, unless their cities are not either."""
    off = beyond(survey)
    for name, stray in off[Kind.LABEL].items():
        if name not in off[Kind.STOP]:
            stop = stops(survey)[name]
            yield Found(
                say(
                    "the name of {city} reaches beyond the board's edge{languages}",
                    city=names(survey).stop(name),
                    languages=only_in(survey, stray.languages),
                ),
                (stop_place(stop, "label"),),
                stray.where,
                _automatic(survey, stop),
            )


@board_check(
    "G015",
    "label-covers-city",
    Severity.WARNING,
    problem="A city's name lies over a city.",
    why="The disc cannot be seen, and the name seems to be that of the wrong city.",
    source="On the published boards every name stands free.",
)
def label_covers_city(survey: Survey) -> Iterator[Found]:
    """Find names over discs, their own or another's."""
    for overlap in overlaps(survey).get((Kind.STOP, Kind.LABEL), ()):
        covered, stop = stops(survey)[overlap.one], stops(survey)[overlap.other]
        own = covered.id == stop.id
        places = (stop_place(stop, "label"), *(() if own else (stop_place(covered),)))
        yield Found(
            say(
                "the name of {city} covers {covered}{languages}",
                city=names(survey).stop(stop.id),
                covered=say("its own disc") if own else names(survey).stop(covered.id),
                languages=only_in(survey, overlap.languages),
            ),
            places,
            overlap.where,
            _automatic(survey, stop),
        )


@board_check(
    "G019",
    "label-far-from-city",
    Severity.WARNING,
    problem="A name placed by hand stands far from its city, or nearer to another one.",
    why="Players take it for the name of something else.",
    source="Automatic placing keeps names within 7.5 mm of their discs, and did so for all names "
    "of the published boards.",
)
def label_far_from_city(survey: Survey) -> Iterator[Found]:
    """Find names with an offset that is too large, or has them at the wrong city."""
    placed = [
        stop
        for stop in survey.board.stops
        if stop.label and stop.label.offset and stop.id not in hidden(survey)
    ]
    for stop in placed:
        found = [
            (laid.language, said)
            for laid in layouts(survey)
            if (said := _stands_apart(survey, stop, laid))
        ]
        if found:
            yield Found(
                say(
                    "the name of {city} {fault}{languages}",
                    city=names(survey).stop(stop.id),
                    fault=found[0][1],
                    languages=only_in(survey, tuple(language for language, _ in found)),
                ),
                (stop_place(stop, "label", "offset"),),
                fixes=_automatic(survey, stop),
            )


def _stands_apart(survey: Survey, stop: Stop, laid: Layout) -> Sentence:
    """Return what is wrong with where a name stands; nothing if it is near its city."""
    if stop.id not in laid.labels:
        return say("")
    outline = laid.labels[stop.id].outline
    away = outline.distance(shapely.Point(stop.position)) - stop_radius(stop)
    known, tree = _middles(survey)
    nearer = [
        (outline.distance(tree.geometries[hit]), known[hit].id)
        for hit in tree.query(outline, "dwithin", distance=max(away, 0.0))
        if known[hit].id != stop.id
    ]
    if nearer:
        return say("stands nearer to {other}", other=names(survey).stop(min(nearer)[1]))
    return say("stands {away:.0f} mm away from it", away=away) if away > FARTHEST else say("")


def _automatic(survey: Survey, stop: Stop) -> tuple[Fix, ...]:
    """Return the fix that gives up a name's placing by hand, if it would then stand free."""
    if stop.label is None or not all(_finds_room(survey, stop, laid) for laid in layouts(survey)):
        return ()
    title = say("Place the name of {city} automatically", city=names(survey).stop(stop.id))
    return (Fix(title, _unplaced(stop), safe=False),)


def _unplaced(stop: Stop) -> Callable[[Board], Board]:
    name = stop.id
    if isinstance(stop, Crossing):
        return lambda board: with_changed(board, "crossings", name, label=None)
    return lambda board: with_changed(board, "cities", name, label=None)


def _finds_room(survey: Survey, stop: Stop, laid: Layout) -> bool:
    """Tell whether a name finds a free place by itself while all others stay where they are.

    Only what is near is laid out again: it takes a millisecond instead of a layout.
    """
    if stop.id not in laid.labels:
        return True
    known, tree = _middles(survey)
    hits = tree.query(shapely.Point(stop.position), "dwithin", distance=NEARBY)
    near = [known[hit] for hit in hits if known[hit].id != stop.id]
    tracks = {
        name: track
        for other in (stop, *near)
        for name in _routes_at(survey).get(other.id, ())
        if (track := laid.tracks.get(name))
    }
    held = [_held(other, laid) for other in near]
    board = survey.board.changed(
        countries=_without_borders(survey),
        regions=(),
        **_by_kind([stop.changed(label=None), *held]),
    )
    labels = lay_labels(board, tracks, laid.language)
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
def _without_borders(survey: Survey) -> tuple[Country, ...]:
    return tuple(country.changed(borders=()) for country in survey.board.countries)


@measured(*STOPS)
def _middles(survey: Survey) -> tuple[Sequence[Stop], STRtree]:
    known = [stop for stop in survey.board.stops if stop.id not in hidden(survey)]
    return known, STRtree([shapely.Point(stop.position) for stop in known])


@measured("routes")
def _routes_at(survey: Survey) -> Mapping[str, Sequence[str]]:
    at: dict[str, list[str]] = {}
    for route in survey.board.routes:
        for end in route.ends:
            at.setdefault(end, []).append(route.id)
    return at
