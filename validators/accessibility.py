"""Checks of colours: whether everybody can tell names, routes and countries apart."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations

import numpy as np
import shapely
from shapely import STRtree
from shapely.geometry.base import BaseGeometry

from trackwright.analysis.board_analysis import (
    LAYOUT,
    BoardAnalysis,
    connections,
    layout,
    measured,
    names,
)
from trackwright.layout.areas import area_of
from trackwright.layout.curves import Floats
from trackwright.rendering.colors import contrast, luminance, mix
from trackwright.rendering.shapes import Color
from trackwright.rendering.themes import CLASSIC
from trackwright.schema.checks import Severity
from trackwright.schema.colors import RouteColor
from trackwright.schema.sentences import Sentence, listed, say
from trackwright.schema.thing_ref import ThingRef, route_ref
from trackwright.validators.check import Fix, Found, board_check, field_change

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
    Severity.WARNING,
    why="Letters need a contrast of 4.5 to 1, and more for people who see less well.",
    source="WCAG 2.2, 1.4.3; the tints that are chosen automatically have 9 to 1 and more.",
)
def tint_hides_names(analysis: BoardAnalysis) -> Iterator[Found]:
    """A country's colour is so dark that names on it can hardly be read."""
    for country, tint in _tints(analysis).items():
        ratio = contrast(tint, CLASSIC.label)
        if ratio < LEAST_CONTRAST:
            yield Found(
                say(
                    "names on the colour of {country} have a contrast of only {ratio:.1f} to "
                    "1; they need {least:g}",
                    country=names(analysis).country(country),
                    ratio=ratio,
                    least=LEAST_CONTRAST,
                ),
                (ThingRef("country", country, ("color",)),),
                fixes=_milder(country, tint, _is_legible),
            )


@board_check(
    "A002",
    Severity.WARNING,
    why="Their spaces are lost on it for everybody, for colour-blind people, or in grey print.",
    source="The tints that are chosen automatically differ from all routes by 4.9 (CIEDE2000) and "
    "more, and by 2.5 in grey print.",
)
def tint_hides_routes(analysis: BoardAnalysis) -> Iterator[Found]:
    """A country's colour looks like that of routes which run through it."""
    tints = _tints(analysis)
    for country, colors in _colors_inside(analysis).items():
        for color in colors:
            seen = _sights_alike(tints[country], color)
            if seen:
                yield Found(
                    say(
                        "the {color} routes in {country} can hardly be told from its colour{seen}",
                        color=color,
                        country=names(analysis).country(country),
                        seen=_said(seen),
                    ),
                    (ThingRef("country", country, ("color",)),),
                    fixes=_milder(country, tints[country], _differs_from_all(colors)),
                )


@board_check(
    "A003",
    Severity.SUGGESTION,
    why="Players cannot see where one ends and the other begins.",
    source="The tints that are chosen automatically differ by 2.6 (CIEDE2000) and more.",
)
def neighbours_alike(analysis: BoardAnalysis) -> Iterator[Found]:
    """Two neighbouring countries have colours that cannot be told apart."""
    tints, areas = _tints(analysis), _areas(analysis)
    known = [name for name, area in areas.items() if not area.is_empty]
    shapes = [areas[name] for name in known]
    pairs = STRtree(shapes).query(shapes, "dwithin", distance=TOUCHING).T if shapes else ()
    for one, other in ((known[i], known[j]) for i, j in pairs if i < j):
        if difference(tints[one], tints[other]) < LIKE_A_NEIGHBOUR:
            called = [names(analysis).country(name) for name in (one, other)]
            yield Found(
                say(
                    "the colours of {first} and {second} look the same",
                    first=called[0],
                    second=called[1],
                ),
                tuple(ThingRef("country", name, ("color",)) for name in (one, other)),
                fixes=tuple(
                    field_change(
                        say("Choose the colour of {country} automatically", country=title),
                        "countries",
                        name,
                        color=None,
                    )
                    for name, title in zip((one, other), called, strict=True)
                ),
            )


@board_check(
    "A004",
    Severity.SUGGESTION,
    why="Only the marks tell them apart, and trains hide those.",
    source="A difference of 7 (CIEDE2000); on the published boards up to three connections have "
    "such a pair.",
)
def parallel_tracks_alike(analysis: BoardAnalysis) -> Iterator[Found]:
    """The colours of two parallel tracks look alike to colour-blind people."""
    for connection in connections(analysis):
        for one, other in combinations(connection.tracks, 2):
            seen = _tracks_alike(one.color, other.color) if one.color != other.color else ()
            if seen:
                yield Found(
                    say(
                        "the {color} and the {other_color} track {route} look alike{seen}",
                        color=one.color,
                        other_color=other.color,
                        route=names(analysis).route(one),
                        seen=_said(seen),
                    ),
                    (route_ref(one, "color"), route_ref(other, "color")),
                )


def _tracks_alike(one: RouteColor, other: RouteColor) -> tuple[str, ...]:
    fills = CLASSIC.routes[one].fill, CLASSIC.routes[other].fill
    alike = tuple(seen for seen in SIGHTS if difference(*fills, seen) < LIKE_A_TRACK)
    return () if alike == (GREY_PRINT,) else alike  # few boards are made to be played in grey


def _said(seen: tuple[str, ...]) -> Sentence:
    """Return for whom two colours look alike; nothing if for everybody."""
    if NORMAL in seen:
        return say("")
    eyes = [sight for sight in seen if sight != GREY_PRINT]
    if not eyes:
        return say(" in grey print")
    blindnesses = listed(map(_called, eyes))
    if GREY_PRINT in seen:
        return say(" with {eyes} and in grey print", eyes=blindnesses)
    return say(" with {eyes}", eyes=blindnesses)


def _called(seen: str) -> Sentence:
    return {
        "red-blindness": say("red-blindness"),
        "green-blindness": say("green-blindness"),
        "blue-blindness": say("blue-blindness"),
    }[seen]


@measured("countries")
def _tints(analysis: BoardAnalysis) -> Mapping[str, Color]:
    """Return the colours of countries that have one of their own, and an area to show it."""
    return {
        country.id: mix(CLASSIC.lands[0], country.color, CLASSIC.own_tint)
        for country in analysis.board.countries
        if country.color and country.borders
    }


@measured("countries")
def _areas(analysis: BoardAnalysis) -> Mapping[str, BaseGeometry]:
    tints = _tints(analysis)
    return {c.id: area_of(c.borders) for c in analysis.board.countries if c.id in tints}


@measured(*LAYOUT)
def _colors_inside(analysis: BoardAnalysis) -> Mapping[str, tuple[RouteColor, ...]]:
    """Return the colours of the spaces that lie in each country with a colour of its own."""
    areas = _areas(analysis)
    if not areas:
        return {}
    spaces = [
        (space.x, space.y, track.route.color)
        for track in layout(analysis).tracks.values()
        for space in track.spaces
    ]
    middles = shapely.points([(x, y) for x, y, _ in spaces] or np.empty((0, 2)))
    found: dict[str, dict[RouteColor, None]] = {name: {} for name in areas}
    known = list(areas)
    for space, country in STRtree(list(areas.values())).query(middles, "intersects").T:
        found[known[country]][spaces[space][2]] = None
    return {name: tuple(sorted(colors)) for name, colors in found.items()}


def _sights_alike(tint: Color, color: RouteColor) -> tuple[str, ...]:
    fill = CLASSIC.routes[color].fill
    limits = dict.fromkeys(SIGHTS, LIKE_A_ROUTE) | {GREY_PRINT: LIKE_A_ROUTE_IN_GREY}
    return tuple(seen for seen, limit in limits.items() if difference(tint, fill, seen) < limit)


def _is_legible(tint: Color) -> bool:
    return contrast(tint, CLASSIC.label) >= LEAST_CONTRAST


def _differs_from_all(colors: tuple[RouteColor, ...]) -> Callable[[Color], bool]:
    return lambda tint: not any(_sights_alike(tint, color) for color in colors)


def _milder(country: str, tint: Color, good: Callable[[Color], bool]) -> tuple[Fix, ...]:
    """Return the fix that makes a tint more like the land's own, no more than needed."""
    shades = (mix(tint, CLASSIC.lands[0], step / 20) for step in range(1, 21))
    milder = next((shade for shade in shades if good(shade) and _is_legible(shade)), None)
    if milder is None:
        return ()
    title = say("Lighten it to {milder}", milder=milder)
    return (field_change(title, "countries", country, color=milder),)


_MATRICES: Mapping[str, Floats] = {
    "red-blindness": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "green-blindness": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "blue-blindness": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
"""What becomes of red, green and blue light when one kind of cone is missing (Machado 2009)."""

GREY_PRINT = "grey print"
NORMAL = "normal sight"
SIGHTS = (NORMAL, *_MATRICES, GREY_PRINT)


@lru_cache(maxsize=4096)
def difference(one: Color, other: Color, seen: str = NORMAL) -> float:
    """Return how different two colours look (CIEDE2000): below 2 hardly, from 10 on clearly."""
    return _ciede2000(_lab(one, seen), _lab(other, seen))


def _lab(color: Color, seen: str) -> Floats:
    """Return a colour as lightness and two hues (CIELAB, D65)."""
    light = _linear(np.array([int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]))
    if seen == GREY_PRINT:
        light = np.full(3, luminance(color))
    elif seen != NORMAL:
        light = np.clip(_MATRICES[seen] @ light, 0, 1)
    relative = _TO_XYZ @ light / _TO_XYZ.sum(axis=1)
    x, y, z = np.where(relative > 0.008856, np.cbrt(relative), 7.787037 * relative + 16 / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


_TO_XYZ = np.array(
    [
        [0.4123908, 0.3575843, 0.1804808],
        [0.2126390, 0.7151687, 0.0721923],
        [0.0193308, 0.1191948, 0.9505322],
    ]
)


def _linear(channels: Floats) -> Floats:
    return np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)


def _ciede2000(one: Floats, other: Floats) -> float:
    """Return the colour difference that the CIE recommends (2000)."""
    (l1, a1, b1), (l2, a2, b2) = one.tolist(), other.tolist()
    mean = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * np.sqrt(mean**7 / (mean**7 + 25**7))
    c1, c2 = np.hypot(a1 * stretch, b1), np.hypot(a2 * stretch, b2)
    h1 = np.arctan2(b1, a1 * stretch) % (2 * np.pi)
    h2 = np.arctan2(b2, a2 * stretch) % (2 * np.pi)
    turn = (h2 - h1 + np.pi) % (2 * np.pi) - np.pi if c1 * c2 else 0.0
    lightness, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = h1 + turn / 2 if c1 * c2 else h1 + h2
    shape = (
        1
        - 0.17 * np.cos(hue - np.radians(30))
        + 0.24 * np.cos(2 * hue)
        + 0.32 * np.cos(3 * hue + np.radians(6))
        - 0.20 * np.cos(4 * hue - np.radians(63))
    )
    away = (lightness - 50) ** 2
    in_lightness = (l2 - l1) / (1 + 0.015 * away / np.sqrt(20 + away))
    in_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    in_hue = 2 * np.sqrt(c1 * c2) * np.sin(turn / 2) / (1 + 0.015 * chroma * shape)
    blues = np.radians(60) * np.exp(-((((np.degrees(hue) % 360) - 275) / 25) ** 2))
    twist = -2 * np.sqrt(chroma**7 / (chroma**7 + 25**7)) * np.sin(blues)
    squares = in_lightness**2 + in_chroma**2 + in_hue**2 + twist * in_chroma * in_hue
    return float(np.sqrt(max(squares, 0.0)))
