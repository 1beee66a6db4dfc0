"""Routes: their spaces, and the waves under ferries."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import atan2, cos, degrees, dist, pi, radians

import numpy as np
import shapely
from shapely import Polygon

from trackwright.layout.curves import Floats
from trackwright.layout.ferry_bands import ferry_band
from trackwright.layout.tracks import Space, Track
from trackwright.rendering.marks import locomotive, mark
from trackwright.rendering.shapes import (
    Cap,
    Commands,
    Group,
    Line,
    Move,
    Path,
    Placement,
    Shape,
    Style,
    polygon,
    polyline,
    rectangle,
    rounded_rectangle,
)
from trackwright.rendering.themes import RoutePaint, Theme
from trackwright.schema.board import Route
from trackwright.schema.colors import RouteColor
from trackwright.schema.profile import Profile

WIDTH = 8.0
"""What a space is drawn for, in mm; narrower and wider ones are this drawing scaled."""

LINE_WIDTH = 0.5
CORNER = 1.2
EDGE = 0.45
TUNNEL_RING = 1.25
"""Width of the sleepers' ring, in mm; a third of it lies outside the box."""

ICON_SIDE = 0.31
"""Where the marks stand beside an icon, as a share of the space's length."""

WAVE_LENGTH, WAVE_HEIGHT = 5.2, 0.45
"""Of a ferry's wavy edge, in mm."""

_ALIKE = 64
"""The size of the cache of equal spaces."""


def route_shapes(track: Track, theme: Theme, profile: Profile) -> Group:
    """Return a route's spaces, without the waves under them and the badges beside them."""
    route, scale = track.route, profile.space.width / WIDTH
    length = profile.space.length / scale
    box, marks = _box(route, length, theme), _mark_shapes(route.color, theme.routes[route.color])
    plain = (*box, *marks)
    angles = _drawn_angles(track.spaces)
    spaces = []
    for index, (space, angle) in enumerate(zip(track.spaces, angles, strict=True)):
        shapes = plain
        if index in route.icons:
            shapes = (*box, *_icon_shapes(marks, length, angle, theme))
        spaces.append(Group(shapes, at=Placement(space.x, space.y, angle, scale)))
    return Group(tuple(spaces), id=f"route-{route.id}")


def line_shapes(track: Track, theme: Theme, profile: Profile) -> Group:
    """Return the thin line from city to city behind the spaces of a route."""
    half = profile.space.length / 2
    cities = [(float(x), float(y)) for x, y in track.middle.points[[0, -1]]]
    nearest = sorted(cities, key=lambda city: dist(city, track.spaces[0].point(-half)))
    edges = [space.point(end) for space in track.spaces for end in (-half, half)]
    style = Style(stroke=theme.border, width=LINE_WIDTH)
    line = Path(polyline([nearest[0], *edges, nearest[1]]), style)
    return Group((line,), id=f"line-{track.route.id}")


def wave_shapes(tracks: Sequence[Track], theme: Theme, profile: Profile) -> Group:
    """Return the band of water with wavy edges that joins two cities under a ferry's spaces."""
    bands = (Polygon(_wavy_band(track, profile)) for track in tracks)
    whole = (band if band.is_valid else band.buffer(0) for band in bands)
    parts = shapely.get_parts(shapely.union_all(list(whole)))
    rings = (part.exterior for part in parts if not part.is_empty)
    outlines = (shapely.get_coordinates(ring)[:-1].tolist() for ring in rings)
    band = tuple(command for outline in outlines for command in polygon(outline))
    style = Style(fill=theme.wave, stroke=theme.wave_line, width=0.3)
    return Group((Path(band, style),), id=f"waves-{tracks[0].route.id}")


def _box(route: Route, length: float, theme: Theme) -> tuple[Shape, ...]:
    paint = theme.routes[route.color]
    return _tunnel_shapes(paint, length, theme) if route.tunnel else _box_shapes(paint, length)


def _icon_shapes(
    marks: tuple[Shape, ...], length: float, angle: float, theme: Theme
) -> tuple[Shape, ...]:
    """Return the locomotive on a space, upright, with smaller marks beside it."""
    beside = (-length * ICON_SIDE, length * ICON_SIDE) if marks else ()
    small = tuple(Group(marks, at=Placement(x, 0, scale=0.8)) for x in beside)
    sign = locomotive(theme.sign, theme.sign_ink)
    return (*small, Group(sign.shapes, at=Placement(0, 0, -angle)))


def _drawn_angles(spaces: Sequence[Space]) -> Iterator[float]:
    """Yield the angle of each space, with all spaces of a route facing the same way.

    That is from the left to the right end of the route, so that upper sides are up as a rule.
    Where a bend runs back they hang down rather than jump to the other side of the track.
    """
    if len(spaces) == 1:
        angle = spaces[0].angle
        yield _halfway_round(angle) if cos(radians(angle)) < 0 else angle
        return
    to_the_left = len(spaces) > 0 and _reading_order(spaces[-1]) < _reading_order(spaces[0])
    for index, space in enumerate(spaces):
        before, after = spaces[max(index - 1, 0)], spaces[min(index + 1, len(spaces) - 1)]
        ahead = degrees(atan2(after.y - before.y, after.x - before.x))
        against_the_route = cos(radians(space.angle - ahead)) < 0
        turned = against_the_route != to_the_left
        yield _halfway_round(space.angle) if turned else space.angle


def _reading_order(space: Space) -> tuple[float, float]:
    return round(space.x, 3), space.y


def _halfway_round(angle: float) -> float:
    return angle % 360 - 180


@lru_cache(maxsize=_ALIKE)
def _box_shapes(
    paint: RoutePaint, length: float, width: float = WIDTH, corner: float = CORNER
) -> tuple[Shape, ...]:
    """Return a box with its edge inside, so that it has the profile's size."""
    inset = EDGE / 2
    box = rounded_rectangle(
        inset - length / 2, inset - width / 2, length - EDGE, width - EDGE, corner - inset
    )
    reach, height = length / 2 - corner - 0.3, width / 2 - EDGE - 0.35
    shine = (Move(-reach, -height), Line(reach, -height))
    return (
        Path(box, Style(fill=paint.fill, stroke=paint.edge, width=EDGE)),
        Path(shine, Style(stroke=paint.shine, width=0.35, cap=Cap.ROUND)),
    )


def _tunnel_shapes(paint: RoutePaint, length: float, theme: Theme) -> tuple[Shape, ...]:
    """Return a box in a ring of sleepers on a light bed."""
    outside, inside = TUNNEL_RING * 2 / 3, TUNNEL_RING * 4 / 3
    around, across = length + outside, WIDTH + outside
    bed = rounded_rectangle(-around / 2, -across / 2, around, across, 0.7)
    return (
        Path(bed, Style(fill=theme.ballast)),
        Path(_sleepers(around, across), Style(fill=theme.sleeper)),
        *_box_shapes(paint, max(length - inside, 1.0), WIDTH - inside, CORNER * 0.6),
    )


@lru_cache(maxsize=_ALIKE)
def _sleepers(length: float, width: float) -> Commands:
    """Return short beams all around, each across the edge, with one at each corner."""
    along, down = _beams(length), _beams(width)
    rows = [
        rectangle(x, y, beam, TUNNEL_RING)
        for x, beam in along
        for y in (-width / 2, width / 2 - TUNNEL_RING)
    ]
    columns = [
        rectangle(x, y, TUNNEL_RING, beam)
        for y, beam in down[1:-1]
        for x in (-length / 2, length / 2 - TUNNEL_RING)
    ]
    return tuple(command for beam in (*rows, *columns) for command in beam)


def _beams(length: float) -> list[tuple[float, float]]:
    """Divide a side into beams and gaps of one width; return each beam's start and width."""
    beams = max(round((length / 1.15 + 1) / 2), 2)
    beam = length / (2 * beams - 1)
    return [(-length / 2 + 2 * number * beam, beam) for number in range(beams)]


@lru_cache(maxsize=_ALIKE)
def _mark_shapes(color: RouteColor, paint: RoutePaint) -> tuple[Shape, ...]:
    commands = mark(color, 1.85)
    return (Path(commands, Style(fill=paint.mark)),) if commands else ()


def _wavy_band(track: Track, profile: Profile) -> Floats:
    """Return the outline of a band from city to city: out along one side and back on the other."""
    band = ferry_band(track, profile)
    length = band.line.length
    waves = max(round(length / WAVE_LENGTH), 1)
    distances = np.linspace(0, length, waves * 8 + 1)
    points, directions = band.line.at(distances)
    swell = WAVE_HEIGHT * np.sin(distances / length * waves * 2 * pi)
    reach = band.half_widths(distances)
    normals = np.column_stack((-np.sin(directions), np.cos(directions)))
    right = points + normals * (reach + swell)[:, None]
    left = points - normals * (reach - swell)[:, None]
    return np.concatenate((right, left[::-1]))
