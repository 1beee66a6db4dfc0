"""Small pictures beside cities, placed where they cover least."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import shapely
from shapely import STRtree

from trackwright.layout.board import Layout
from trackwright.layout.collisions import things
from trackwright.layout.drawn_sizes import stop_radius
from trackwright.layout.tracks import box
from trackwright.rendering.decorations import picture_height, picture_shapes
from trackwright.rendering.shapes import Group, Placement
from trackwright.rendering.themes import Theme
from trackwright.schema.board import Stop

WIDTH = 14.0
"""Of a picture, in mm; a very tall one is narrower."""

TALLEST = 16.0
GAP = 0.8
"""Between a stop and its picture, in mm."""

_SIDES = ((0, -1), (1, -1), (-1, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (0, 1))
"""Where a picture may stand, the best first."""


def place_stop_pictures(layout: Layout, folder: Path) -> Mapping[str, Placement]:
    """Return the middle of each stop's picture, where it covers least of spaces and names."""
    stops = [stop for stop in layout.board.stops if stop.picture]
    if not stops:
        return {}
    taken = STRtree([thing.outline for thing in things(layout)])
    return {stop.id: _best(stop, folder, taken) for stop in stops}


def with_stop_picture(group: Group, stop: Stop, at: Placement, folder: Path, theme: Theme) -> Group:
    """Return a stop together with its picture, which lies under it."""
    width, _ = _size(stop, folder)
    shapes = picture_shapes(stop.picture or "", width, 1.0, folder, theme)
    return Group((Group(shapes, at=at), replace(group, id="")), id=group.id)


def _best(stop: Stop, folder: Path, taken: STRtree) -> Placement:
    width, height = _size(stop, folder)
    reach = stop_radius(stop) + GAP
    x, y = stop.position

    def covered(at: Placement) -> float:
        outline = box(at.x, at.y, width, height, 0)
        under = taken.geometries[taken.query(outline, "intersects")]
        return float(shapely.area(shapely.intersection(under, outline)).sum())

    places = (
        Placement(
            x + across * (reach * (0.7 if down else 1) + width / 2),
            y + down * (reach * (0.7 if across else 1) + height / 2),
        )
        for across, down in _SIDES
    )
    return min(places, key=covered)


def _size(stop: Stop, folder: Path) -> tuple[float, float]:
    height = picture_height(folder / (stop.picture or ""), WIDTH)
    shrunk = min(1.0, TALLEST / height)
    return WIDTH * shrunk, height * shrunk
