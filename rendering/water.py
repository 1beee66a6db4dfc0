"""Lakes, rivers and ice of the real land."""

from collections.abc import Iterable, Iterator, Mapping

import shapely
from shapely import LineString, STRtree
from shapely.geometry.base import BaseGeometry
from shapely.ops import substring

from trackwright.rendering.colors import mix
from trackwright.rendering.ground import Ground, lines_of
from trackwright.rendering.land import area_commands, line_commands
from trackwright.rendering.shapes import Cap, Group, Path, Style
from trackwright.rendering.themes import Theme
from trackwright.schema.board import Board

SHORE_WIDTH = 0.22
ICE_EDGE_WIDTH = 0.2
"""Of the lines around lakes and ice, in mm."""

ON_LAND = 0.15
"""Of a lake: one that lies on land with less of it is a hole in the land already, or sea."""

TAPER = ((0.0, 0.3, 0.5), (0.3, 0.65, 0.75), (0.65, 1.0, 1.0))
"""Where a part of a river that has its source begins and ends, and how wide it is, as shares."""

JOINED = 0.4
"""In mm: a river that begins so near to another, or to a lake, goes on from there."""


def water_shapes(board: Board, ground: Ground, theme: Theme) -> tuple[Group, ...]:
    """Return ice, rivers and lakes, as far as the board's scenery has them, the lowest first."""
    scenery = board.scenery
    if board.projection is None or not (scenery.lakes or scenery.rivers or scenery.ice):
        return ()
    # Late: most boards are opened without a look at their land, and its data are large.
    from trackwright.layout.physical_map import glaciers, lakes

    shapely.prepare(ground.land)
    shores = list(_lakes_on_land((lake.area for lake in lakes(board)), ground.land))
    groups = []
    if scenery.ice:
        groups.append(_ice_shapes(_on_land(glaciers(board), ground.land), theme))
    if scenery.rivers:
        groups.append(_river_shapes(board, ground, shores, theme))
    if scenery.lakes:
        groups.append(_lake_shapes(shores, theme))
    return tuple(group for group in groups if group.shapes)


def _lake_shapes(shores: list[BaseGeometry], theme: Theme) -> Group:
    if not shores:
        return Group((), id="lakes")
    style = Style(fill=theme.sea, stroke=theme.coast, width=SHORE_WIDTH)
    return Group((Path(area_commands(shapely.union_all(shores)), style),), id="lakes")


def _ice_shapes(ice: BaseGeometry, theme: Theme) -> Group:
    if ice.is_empty:
        return Group((), id="ice")
    edge = mix(theme.ice, theme.coast, 0.45)
    style = Style(fill=theme.ice, stroke=edge, width=ICE_EDGE_WIDTH)
    return Group((Path(area_commands(ice), style),), id="ice")


def _river_shapes(board: Board, ground: Ground, shores: list[BaseGeometry], theme: Theme) -> Group:
    color = mix(theme.sea, theme.coast, 0.75)
    paths = (
        Path(line_commands(lines), Style(stroke=color, width=width, cap=Cap.ROUND))
        for width, lines in sorted(_river_lines(board, ground, shores).items())
    )
    return Group(tuple(paths), id="rivers")


def _river_lines(
    board: Board, ground: Ground, shores: list[BaseGeometry]
) -> Mapping[float, list[LineString]]:
    """Return what is drawn of all rivers by its width: on land, not in lakes."""
    from trackwright.layout.physical_map import rivers

    lakes = shapely.union_all(shores)
    shapely.prepare(lakes)
    courses = [
        (river.width, line)
        for river in rivers(board)
        for line in lines_of(_outside(_on_land(river.course, ground.land), lakes))
    ]
    tree = STRtree([line for _, line in courses])
    found: dict[float, list[LineString]] = {}
    for number, (width, line) in enumerate(courses):
        head = shapely.Point(line.coords[0])
        near = {int(other) for other in tree.query(head, "dwithin", distance=JOINED)}
        goes_on = near != {number} or head.distance(lakes) < JOINED
        parts = ((0.0, 1.0, 1.0),) if goes_on else TAPER
        for start, end, share in parts:
            part = substring(line, start, end, normalized=True)
            if isinstance(part, LineString):
                found.setdefault(round(width * share, 2), []).append(part)
    return found


def _lakes_on_land(areas: Iterable[BaseGeometry], land: BaseGeometry) -> Iterator[BaseGeometry]:
    for area in areas:
        shown = _on_land(area, land)
        if shown is area or shown.area >= ON_LAND * area.area:
            yield shown


def _on_land(shape: BaseGeometry, land: BaseGeometry) -> BaseGeometry:
    return shape if shapely.covers(land, shape) else shapely.intersection(shape, land)


def _outside(shape: BaseGeometry, lakes: BaseGeometry) -> BaseGeometry:
    return shapely.difference(shape, lakes) if shapely.intersects(lakes, shape) else shape
