"""Between the documents' polygons and shapely's areas."""

from collections.abc import Iterable

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from trackwright.layout.curves import Points
from trackwright.schema.geometry import Point, Polygon

BLEED = 6.0
"""How far outlines reach beyond the board's edges, in mm, for a cut that goes astray."""


SPECK = 0.5
"""In mm²: smaller islands and holes are left out."""


def area_of(polygons: Iterable[Polygon]) -> BaseGeometry:
    """Return polygons as one valid area, mended where they cross themselves."""
    return shapely.union_all([shapely.make_valid(outline_of(polygon)) for polygon in polygons])


def outline_of(polygon: Polygon) -> shapely.Polygon:
    """Return a polygon as it is, even if it crosses itself."""
    # Arrays, for shapely takes each corner of a list by itself, which is ten times as slow.
    holes = [np.array(hole, dtype=float) for hole in polygon.holes]
    return shapely.Polygon(np.array(polygon.outer, dtype=float), holes)


def polygons_of(area: BaseGeometry, speck: float) -> tuple[Polygon, ...]:
    """Return the parts of an area, the largest first, without specks."""
    parts = [
        part
        for part in shapely.get_parts(_rounded(area))
        if isinstance(part, shapely.Polygon) and part.area >= speck and not part.is_empty
    ]
    return tuple(
        Polygon(
            outer=_corners(shapely.get_coordinates(part.exterior)),
            holes=tuple(
                _corners(shapely.get_coordinates(hole))
                for hole in part.interiors
                if shapely.Polygon(hole).area >= speck
            ),
        )
        for part in sorted(parts, key=lambda part: (-part.area, part.bounds))
    )


def _rounded(area: BaseGeometry) -> BaseGeometry:
    """Return the area in micrometres, as the model will have it, and still valid then."""
    rounded = shapely.transform(area, lambda points: points.round(3))
    if not shapely.is_valid(rounded):
        rounded = shapely.set_precision(area, 0.001)
    return shapely.normalize(rounded)


def _corners(ring: Points) -> tuple[Point, ...]:
    return tuple(Point(x, y) for x, y in ring[:-1].tolist())
