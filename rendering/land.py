"""Sea, land, borders and region lines."""

from collections.abc import Iterable, Sequence
from itertools import chain

import shapely
from shapely import LineString, MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from trackwright.rendering.colors import mix
from trackwright.rendering.ground import (
    Ground,
    area_on,
    coast_line,
    inner_borders,
    lines_of,
    sheet_of,
)
from trackwright.rendering.shapes import Cap, Color, Commands, Group, Path, Style, polygon, polyline
from trackwright.rendering.themes import NEIGHBOR_SHARE, Theme
from trackwright.schema.board import Board, Country, Region
from trackwright.schema.geometry import Size

COAST_LINES = ((1.3, 0.3, 0.55), (2.9, 0.26, 0.36), (4.9, 0.22, 0.2))
"""Distance from the shore and width of the lines around the land, in mm; how strong they are."""

DOTTED = (0.01, 1.5)


def sea_shapes(size: Size, ground: Ground, theme: Theme) -> Group:
    """Return the sea with shore lines; plain paper on a board without borders."""
    sheet = sheet_of(size)
    water = Path(area_commands(sheet), Style(fill=theme.sea if ground.has_sea else theme.lands[0]))
    if not ground.has_sea:
        return Group((water,), id="sea")
    lines = (
        Path(
            line_commands(coast_line(ground.land, distance, sheet)),
            Style(stroke=mix(theme.sea, theme.coast, strength), width=width),
        )
        for distance, width, strength in COAST_LINES
    )
    return Group((water, *lines), id="sea")


def shore_shapes(ground: Ground, theme: Theme) -> Group:
    """Return the whole land, so that no sea is visible between countries."""
    style = Style(fill=theme.lands[0], stroke=theme.shore, width=0.5)
    return Group((Path(area_commands(ground.land), style),), id="land")


def country_shapes(country: str, area: MultiPolygon, tint: Color) -> Group:
    """Return a country's area."""
    return Group((Path(area_commands(area), Style(fill=tint)),), id=f"country-{country}")


def country_tint(country: Country | None, ground: Ground, theme: Theme) -> Color:
    """Return a country's own colour in the theme, or its assigned tint."""
    if country is None:
        return theme.lands[0]
    if country.color:
        return mix(theme.lands[0], country.color, theme.own_tint)
    tint = theme.lands[ground.tints.get(country.id, 0) % len(theme.lands)]
    return tint if ground.is_home(country.id) else mix(tint, theme.neighbor, NEIGHBOR_SHARE)


def border_shapes(ground: Ground, theme: Theme) -> Group:
    """Return the borders between countries."""
    style = Style(stroke=theme.border, width=0.35, dash=(2.2, 1.1))
    return Group((Path(line_commands(inner_borders(ground)), style),), id="borders")


def region_lines(region: Region, size: Size) -> list[LineString]:
    """Return the outline of a region where it crosses the board, without the board's edge."""
    outline = area_on(sheet_of(size), region.borders).boundary
    return lines_of(outline.intersection(sheet_of(size, -0.5)))


def region_shapes(region: Region, board: Board, theme: Theme) -> Group:
    """Return a region's dotted line."""
    style = Style(stroke=theme.region, width=0.55, dash=DOTTED, cap=Cap.ROUND)
    return Group(
        (Path(line_commands(region_lines(region, board.size)), style),), id=f"region-{region.id}"
    )


def area_commands(geometry: BaseGeometry) -> Commands:
    """Return the outlines and holes of an area."""
    rings: Iterable[Sequence[tuple[float, float]]] = (
        ring.coords[:-1]
        for part in shapely.get_parts(geometry)
        if isinstance(part, Polygon)
        for ring in (part.exterior, *part.interiors)
    )
    return tuple(chain.from_iterable(polygon(ring) for ring in rings))


def line_commands(lines: Iterable[LineString]) -> Commands:
    """Return lines as one path."""
    drawn = (polyline((x, y) for x, y, *_ in line.coords) for line in lines)
    return tuple(chain.from_iterable(drawn))
