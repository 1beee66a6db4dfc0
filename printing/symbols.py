"""Symbols for what a bonus counts, within about 10 mm around 0, 0."""

from typing import assert_never

from trackwright.rendering.marks import SIGN_RADIUS, locomotive
from trackwright.rendering.shapes import (
    Cap,
    Commands,
    Curve,
    Group,
    Line,
    Move,
    Path,
    Placement,
    Shape,
    Style,
    circle,
    polygon,
    polyline,
    rounded_rectangle,
)
from trackwright.rendering.themes import Theme
from trackwright.schema.colors import RouteColor
from trackwright.schema.rules.scoring import (
    ClaimedRoutes,
    CompletedTickets,
    CountriesJoined,
    LocomotivesInHand,
    LongestPath,
    Metric,
    TrainsLeft,
)
from trackwright.schema.selectors import RouteSelector

REACH = 10.0

_Symbol = tuple[Shape, ...]
_STEPS = (-10.0, -7.5, -5.0, -2.5, 0.0, 2.5, 5.0, 7.5)


def symbol(metric: Metric, theme: Theme) -> Group:
    """Return the symbol of what a bonus counts."""
    match metric:
        case ClaimedRoutes(routes=RouteSelector(ferry=True)):
            shapes = _ferries(theme)
        case ClaimedRoutes():
            shapes = _claimed_routes(theme)
        case CompletedTickets():
            shapes = _completed_tickets(theme)
        case LongestPath():
            shapes = _longest_path(theme)
        case TrainsLeft():
            shapes = _trains_left(theme)
        case LocomotivesInHand():
            shapes = _locomotives_in_hand(theme)
        case CountriesJoined():
            shapes = _countries_joined(theme)
        case _:
            assert_never(metric)
    return Group(shapes, id="symbol")


def _line(theme: Theme, width: float) -> Style:
    return Style(stroke=theme.panel_ink, width=width, cap=Cap.ROUND)


def _box(x: float, y: float, theme: Theme, color: RouteColor, angle: float = 0.0) -> Group:
    paint = theme.routes[color]
    box = rounded_rectangle(-3.6, -1.5, 7.2, 3.0, 0.6)
    style = Style(fill=paint.fill, stroke=paint.edge, width=0.35)
    return Group((Path(box, style),), at=Placement(x, y, angle))


def _city(x: float, y: float, theme: Theme) -> Group:
    rings = ((2.1, theme.stop), (1.35, theme.stop_heart))
    return Group(
        tuple(Path(circle(0, 0, r), Style(fill=color)) for r, color in rings), at=Placement(x, y)
    )


def _longest_path(theme: Theme) -> _Symbol:
    track = (
        Move(-8.5, 7),
        Curve(-1, 8.5, -9, 1.5, -3, 0.5),
        Curve(3, -0.5, 7.5, 4.5, 8, 0),
        Curve(8.5, -5, -1.5, -2, 1.5, -8),
    )
    ends = (_city(-8.5, 7, theme), _city(1.5, -8, theme))
    sleepers = Style(stroke=theme.panel_ink, width=2.6, dash=(0.55, 0.95))
    return Path(track, sleepers), Path(track, _line(theme, 0.7)), *ends


def _completed_tickets(theme: Theme) -> _Symbol:
    card = rounded_rectangle(-8, -5.5, 16, 11, 1.2)
    check = polyline([(-1.5, 2.2), (1.4, 5.4), (8.6, -4.2)])
    return (
        Group(
            (
                Path(card, Style(fill=theme.sign, stroke=theme.panel_ink, width=0.6)),
                Path((Move(-5, -2), Line(2.5, 2)), _line(theme, 0.5)),
                _city(-5, -2, theme),
                _city(2.5, 2, theme),
            ),
            at=Placement(-0.5, 0.4, -7),
        ),
        Path(check, Style(stroke=theme.sign, width=3.2, cap=Cap.ROUND)),
        Path(check, Style(stroke=theme.routes[RouteColor.GREEN].fill, width=2.0, cap=Cap.ROUND)),
    )


def _claimed_routes(theme: Theme) -> _Symbol:
    return (
        _city(-9, 6, theme),
        _box(-5.2, 2.6, theme, RouteColor.BLUE, -42),
        _box(0.6, -1.2, theme, RouteColor.BLUE, -24),
        _box(7.6, -3, theme, RouteColor.BLUE, -6),
    )


def _ferries(theme: Theme) -> _Symbol:
    waves = [_wave(y) for y in (5.2, 8.0)]
    style = Style(stroke=theme.wave_line, width=0.8, cap=Cap.ROUND)
    sign = locomotive(theme.sign, theme.sign_ink).shapes
    return (
        *(Path(wave, style) for wave in waves),
        _box(-6.4, 0.4, theme, RouteColor.GRAY, -12),
        _box(0.8, -0.4, theme, RouteColor.GRAY, 0),
        _box(8, 0.4, theme, RouteColor.GRAY, 12),
        Group(sign, at=Placement(0.8, -0.4, scale=0.86)),
    )


def _wave(y: float) -> Commands:
    crests = (Curve(x + 1.2, y - 2, x + 1.3, y - 2, x + 2.5, y) for x in _STEPS)
    return (Move(-10, y), *crests)


def _trains_left(theme: Theme) -> _Symbol:
    paint = theme.routes[RouteColor.RED]
    body = rounded_rectangle(-9, -5, 18, 8, 1.4)
    windows = tuple(
        command for x in (-6.8, -2.0, 2.8) for command in rounded_rectangle(x, -3, 4, 3, 0.4)
    )
    wheels = tuple(c for x in (-5.6, 5.6) for c in circle(x, 4.2, 2.0))
    return (
        Path(body, Style(fill=paint.fill, stroke=paint.edge, width=0.6)),
        Path(windows, Style(fill=paint.mark)),
        Path(wheels, Style(fill=theme.panel_ink)),
        Path((Move(-10, 6.4), Line(10, 6.4)), _line(theme, 0.7)),
    )


def _locomotives_in_hand(theme: Theme) -> _Symbol:
    card = rounded_rectangle(-5, -7.5, 10, 15, 1.2)
    style = Style(fill=theme.sign, stroke=theme.panel_ink, width=0.5)
    front = Group(
        locomotive(theme.sign, theme.sign_ink).shapes, at=Placement(0, 0, scale=4 / SIGN_RADIUS)
    )
    return (
        Group((Path(card, style),), at=Placement(-3.6, 0.8, -16)),
        Group((Path(card, style),), at=Placement(3.6, 0.8, 16)),
        Group((Path(card, style), front), at=Placement(0, -0.5)),
    )


def _countries_joined(theme: Theme) -> _Symbol:
    cloth = polygon([(0, -6), (7, -6), (5.2, -3.6), (7, -1.2), (0, -1.2)])
    colors = (RouteColor.GREEN, RouteColor.YELLOW, RouteColor.BLUE)
    places = ((-8.5, 2.5), (-1.5, 6.5), (3.2, -0.5))
    return tuple(
        Group(
            (
                Path(cloth, Style(fill=theme.routes[color].fill)),
                Path(cloth, Style(stroke=theme.panel_ink, width=0.4)),
                Path((Move(0, -6.4), Line(0, 3)), _line(theme, 0.8)),
            ),
            at=Placement(*place),
        )
        for color, place in zip(colors, places, strict=True)
    )
