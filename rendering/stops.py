"""Cities, crossings and their names."""

from functools import lru_cache

import shapely

from trackwright.layout.drawn_sizes import cap_height, is_prominent, stop_radius
from trackwright.layout.label_places import LINE_PITCH
from trackwright.layout.labels import Label
from trackwright.rendering.colors import contrast, mix
from trackwright.rendering.shapes import (
    Color,
    Group,
    Halo,
    Line,
    Move,
    Path,
    Placement,
    Shape,
    Style,
    circle,
    polygon,
)
from trackwright.rendering.texts import centered
from trackwright.rendering.themes import Theme
from trackwright.schema.board import City, Crossing, Stop
from trackwright.schema.text import printable

HALO_SHARE = 0.12
"""The width of a halo, as a share of the size of its letters."""

FLAG_RADIUS = 3.2
"""What a flag is drawn for, in mm; it grows with discs."""

LEADER_GAP, SHORTEST_LEADER = 0.6, 3.6
"""Between a leader line and what it joins; shorter ones are not drawn. In mm."""

_ALIKE = 64
"""The size of the cache of equal cities."""

LEGIBLE = 4.5
"""The contrast that small letters need."""


def stop_shapes(stop: Stop, tint: Color, theme: Theme) -> Group:
    """Return a stop; `tint` is the colour of its country."""
    if isinstance(stop, Crossing):
        return crossing_shapes(stop, tint, theme)
    return city_shapes(stop, theme)


def city_shapes(city: City | Stop, theme: Theme) -> Group:
    """Return a city: a ring with a light heart, two rings if it is prominent."""
    rings = _rings(stop_radius(city), theme.stop, theme.stop_heart, twice=is_prominent(city))
    return Group(rings, id=f"city-{city.id}", at=Placement(*city.position))


def crossing_shapes(crossing: Crossing, tint: Color, theme: Theme) -> Group:
    """Return a crossing: a small flag in the colour of the country it leads to."""
    cloth = polygon([(-1.6, -3.4), (3.6, -3.4), (2.2, -1.5), (3.6, 0.4), (-1.6, 0.4)])
    shapes = (
        Path((Move(-1.6, 3.2), Line(-1.6, -3.4)), Style(stroke=theme.stop, width=0.9)),
        Path(circle(-1.6, 3.1, 1.0), Style(fill=theme.stop)),
        Path(
            cloth,
            Style(fill=mix(tint, theme.border, 0.25), stroke=theme.stop, width=0.6),
        ),
    )
    return Group(
        shapes,
        id=f"crossing-{crossing.id}",
        at=Placement(*crossing.position, scale=stop_radius(crossing) / FLAG_RADIUS),
    )


@lru_cache(maxsize=_ALIKE)
def _rings(radius: float, ink: Color, heart: Color, *, twice: bool) -> tuple[Shape, ...]:
    dark, light = Style(fill=ink), Style(fill=heart)
    rings = (
        Path(circle(0, 0, radius), dark),
        Path(circle(0, 0, radius * (0.8 if twice else 0.66)), light),
    )
    if not twice:
        return rings
    inner = (Path(circle(0, 0, radius * 0.63), dark), Path(circle(0, 0, radius * 0.36), light))
    return (*rings, *inner)


def label_shapes(stop: Stop, label: Label, ground: Color, theme: Theme) -> Group:
    """Return the name of a stop, with a halo in the colour of the ground."""
    color = ground if contrast(theme.label, ground) >= LEGIBLE else theme.halo
    halo, capitals = Halo(color, HALO_SHARE * label.size), cap_height(label.size)
    top = (capitals - label.height) / 2
    lines = tuple(
        centered(
            printable(line),
            0,
            top + number * LINE_PITCH * capitals,
            label.size,
            theme.label,
            bold=label.bold,
            halo=halo,
        )
        for number, line in enumerate(label.lines)
    )
    name = Group(lines, at=Placement(label.x, label.y, label.angle))
    return Group((*_leader(stop, label, theme), name), id=f"label-{stop.id}")


def _leader(stop: Stop, label: Label, theme: Theme) -> tuple[Shape, ...]:
    """Return a thin line from a stop to its name, if the name is too far away."""
    line = shapely.shortest_line(shapely.Point(stop.position), label.outline)
    start, end = stop_radius(stop) + LEADER_GAP, line.length - LEADER_GAP
    if end - start < SHORTEST_LEADER:
        return ()
    ends = (line.interpolate(start), line.interpolate(end))
    path = (Move(ends[0].x, ends[0].y), Line(ends[1].x, ends[1].y))
    return (Path(path, Style(stroke=theme.label, width=0.25)),)
