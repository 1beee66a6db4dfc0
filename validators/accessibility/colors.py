"""Checks of colours: whether names, routes and countries can be told apart by everybody."""

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations

import numpy as np
import shapely
from shapely import STRtree
from shapely.geometry.base import BaseGeometry

from trackwright.layout.areas import area_of
from trackwright.rendering.colors import contrast, mix
from trackwright.rendering.shapes import Color
from trackwright.rendering.themes import CLASSIC
from trackwright.schema.board import Board
from trackwright.schema.checks import Severity
from trackwright.schema.colors import RouteColor
from trackwright.schema.edits import with_changed
from trackwright.schema.sentences import Sentence, listed, say
from trackwright.validators.accessibility.vision import (
    GREY_PRINT,
    NORMAL,
    WAYS_OF_SEEING,
    difference,
)
from trackwright.validators.check import Fix, Found, board_check
from trackwright.validators.places import Place, route_place
from trackwright.validators.survey import LAYOUT, Survey, connections, layout, measured, names

LEAST_CONTRAST = 4.5
"""For text, by WCAG 2."""

LIKE_A_ROUTE = 4.5
LIKE_A_ROUTE_IN_GREY = 2.0
LIKE_A_NEIGHBOUR = 2.0
LIKE_A_TRACK = 7.0
"""Differences of colours (CIEDE2000) below which two are taken for one."""

TOUCHING = 0.3
"""Millimetres between the borders of neighbours that were drawn carelessly."""


@board_check(
    "A001",
    "tint-hides-names",
    Severity.WARNING,
    problem="A country's colour is so dark that names on it can hardly be read.",
    why="Letters need a contrast of 4.5 to 1, and more for people who see less well.",
    source="WCAG 2.2, 1.4.3; the tints that are chosen automatically have 9 to 1 and more.",
)
def tint_hides_names(survey: Survey) -> Iterator[Found]:
    """Find countries whose own tint is too close to the ink."""
    for country, tint in _tints(survey).items():
        ratio = contrast(tint, CLASSIC.label)
        if ratio < LEAST_CONTRAST:
            yield Found(
                say(
                    "names on the colour of {country} have a contrast of only {ratio:.1f} to "
                    "1; they need {least:g}",
                    country=names(survey).country(country),
                    ratio=ratio,
                    least=LEAST_CONTRAST,
                ),
                (Place("country", country, ("color",)),),
                fixes=_milder(country, tint, _is_legible),
            )


@board_check(
    "A002",
    "tint-hides-routes",
    Severity.WARNING,
    problem="A country's colour looks like that of routes which run through it.",
    why="Their spaces are lost on it for everybody, for colour-blind people, or in grey print.",
    source="The tints that are chosen automatically differ from all routes by 4.9 (CIEDE2000) and "
    "more, and by 2.5 in grey print.",
)
def tint_hides_routes(survey: Survey) -> Iterator[Found]:
    """Find countries whose own tint is that of a route inside, in some way of seeing."""
    tints = _tints(survey)
    for country, colors in _colors_inside(survey).items():
        for color in colors:
            seen = _ways_alike(tints[country], color)
            if seen:
                yield Found(
                    say(
                        "the {color} routes in {country} can hardly be told from its colour{seen}",
                        color=color,
                        country=names(survey).country(country),
                        seen=_said(seen),
                    ),
                    (Place("country", country, ("color",)),),
                    fixes=_milder(country, tints[country], _differs_from_all(colors)),
                )


@board_check(
    "A003",
    "neighbours-alike",
    Severity.SUGGESTION,
    problem="Two neighbouring countries have colours that cannot be told apart.",
    why="Players cannot see where one ends and the other begins.",
    source="The tints that are chosen automatically differ by 2.6 (CIEDE2000) and more.",
)
def neighbours_alike(survey: Survey) -> Iterator[Found]:
    """Find neighbours whose own tints are alike."""
    tints, areas = _tints(survey), _areas(survey)
    known = [name for name, area in areas.items() if not area.is_empty]
    shapes = [areas[name] for name in known]
    pairs = STRtree(shapes).query(shapes, "dwithin", distance=TOUCHING).T if shapes else ()
    for one, other in ((known[i], known[j]) for i, j in pairs if i < j):
        if difference(tints[one], tints[other]) < LIKE_A_NEIGHBOUR:
            called = [names(survey).country(name) for name in (one, other)]
            yield Found(
                say(
                    "the colours of {first} and {second} look the same",
                    first=called[0],
                    second=called[1],
                ),
                tuple(Place("country", name, ("color",)) for name in (one, other)),
                fixes=tuple(
                    Fix(
                        say("Choose the colour of {country} automatically", country=title),
                        _colored(name, None),
                        False,
                    )
                    for name, title in zip((one, other), called, strict=True)
                ),
            )


@board_check(
    "A004",
    "parallel-tracks-alike",
    Severity.SUGGESTION,
    problem="The colours of two parallel tracks look alike to colour-blind people.",
    why="Only the marks tell them apart, and trains hide those.",
    source="A difference of 7 (CIEDE2000); on the published boards up to three connections have "
    "such a pair.",
)
def parallel_tracks_alike(survey: Survey) -> Iterator[Found]:
    """Find connections with two colours that some people take for one."""
    for connection in connections(survey):
        for one, other in combinations(connection.tracks, 2):
            seen = _tracks_alike(one.color, other.color) if one.color != other.color else ()
            if seen:
                yield Found(
                    say(
                        "the {color} and the {other_color} track {route} look alike{seen}",
                        color=one.color,
                        other_color=other.color,
                        route=names(survey).route(one),
                        seen=_said(seen),
                    ),
                    (route_place(one, "color"), route_place(other, "color")),
                )


def _tracks_alike(one: RouteColor, other: RouteColor) -> tuple[str, ...]:
    fills = CLASSIC.routes[one].fill, CLASSIC.routes[other].fill
    alike = tuple(seen for seen in WAYS_OF_SEEING if difference(*fills, seen) < LIKE_A_TRACK)
    return () if alike == (GREY_PRINT,) else alike  # few boards are made to be played in grey


def _said(seen: tuple[str, ...]) -> Sentence:
    """Return for whom two colours look alike; nothing if for everybody."""
    if NORMAL in seen:
        return say("")
    eyes = [way for way in seen if way != GREY_PRINT]
    if not eyes:
        return say(" in grey print")
    told = listed(map(_called, eyes))
    if GREY_PRINT in seen:
        return say(" with {eyes} and in grey print", eyes=told)
    return say(" with {eyes}", eyes=told)


def _called(seen: str) -> Sentence:
    return {
        "red-blindness": say("red-blindness"),
        "green-blindness": say("green-blindness"),
        "blue-blindness": say("blue-blindness"),
    }[seen]


@measured("countries")
def _tints(survey: Survey) -> Mapping[str, Color]:
    """Return the colours of countries that have one of their own, and an area to show it."""
    return {
        country.id: mix(CLASSIC.lands[0], country.color, CLASSIC.own_tint)
        for country in survey.board.countries
        if country.color and country.borders
    }


@measured("countries")
def _areas(survey: Survey) -> Mapping[str, BaseGeometry]:
    tints = _tints(survey)
    return {c.id: area_of(c.borders) for c in survey.board.countries if c.id in tints}


@measured(*LAYOUT)
def _colors_inside(survey: Survey) -> Mapping[str, tuple[RouteColor, ...]]:
    """Return the colours of the spaces that lie in each country with a colour of its own."""
    areas = _areas(survey)
    if not areas:
        return {}
    spaces = [
        (space.x, space.y, track.route.color)
        for track in layout(survey).tracks.values()
        for space in track.spaces
    ]
    middles = shapely.points([(x, y) for x, y, _ in spaces] or np.empty((0, 2)))
    found: dict[str, dict[RouteColor, None]] = {name: {} for name in areas}
    known = list(areas)
    for space, country in STRtree(list(areas.values())).query(middles, "intersects").T:
        found[known[country]][spaces[space][2]] = None
    return {name: tuple(sorted(colors)) for name, colors in found.items()}


def _ways_alike(tint: Color, color: RouteColor) -> tuple[str, ...]:
    fill = CLASSIC.routes[color].fill
    limits = dict.fromkeys(WAYS_OF_SEEING, LIKE_A_ROUTE) | {GREY_PRINT: LIKE_A_ROUTE_IN_GREY}
    return tuple(seen for seen, limit in limits.items() if difference(tint, fill, seen) < limit)


def _is_legible(tint: Color) -> bool:
    return contrast(tint, CLASSIC.label) >= LEAST_CONTRAST


def _differs_from_all(colors: tuple[RouteColor, ...]) -> Callable[[Color], bool]:
    return lambda tint: not any(_ways_alike(tint, color) for color in colors)


def _milder(country: str, tint: Color, good: Callable[[Color], bool]) -> tuple[Fix, ...]:
    """Return the fix that makes a tint more like the land's own, no more than needed."""
    shades = (mix(tint, CLASSIC.lands[0], step / 20) for step in range(1, 21))
    milder = next((shade for shade in shades if good(shade) and _is_legible(shade)), None)
    if milder is None:
        return ()
    return (
        Fix(say("Lighten it to {milder}", milder=milder), _colored(country, milder), safe=False),
    )


def _colored(country: str, color: Color | None) -> Callable[[Board], Board]:
    return lambda board: with_changed(board, "countries", country, color=color)
