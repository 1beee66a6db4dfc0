"""Country borders and coasts as a board shows them, from Natural Earth (public domain)."""

from collections.abc import Iterable, Mapping

import shapely

from trackwright.layout.areas import SPECK, polygons_of
from trackwright.layout.countries import countries, find_country
from trackwright.layout.outlines import Outlines
from trackwright.schema.geometry import Polygon, Size
from trackwright.schema.projection import Projection

TOLERANCE = 0.15
"""In mm: how far a simplified outline may leave the true one."""


def borders(
    codes: Iterable[str],
    projection: Projection,
    size: Size,
    *,
    tolerance: float = TOLERANCE,
    speck: float = SPECK,
    bleed: float = 0.0,
) -> Mapping[str, tuple[Polygon, ...]]:
    """Return the areas of countries on the board, by the codes or names they were asked for.

    Neighbours share their border point for point. A country that is out of sight or a mere speck
    has no areas. The areas end at the board's edges, or `bleed` mm beyond them.
    """
    outlines = Outlines(projection, size, tolerance=tolerance, bleed=bleed)
    return {code: polygons_of(outlines.area(find_country(code)), speck) for code in codes}


def land(
    projection: Projection,
    size: Size,
    *,
    tolerance: float = TOLERANCE,
    speck: float = SPECK,
    bleed: float = 0.0,
) -> tuple[Polygon, ...]:
    """Return all land on the board without its borders, the largest areas first."""
    outlines = Outlines(projection, size, tolerance=tolerance, bleed=bleed)
    return polygons_of(shapely.union_all(list(map(outlines.area, countries().values()))), speck)


def countries_in_view(
    projection: Projection, size: Size, *, speck: float = SPECK
) -> tuple[str, ...]:
    """Return the codes of the countries that the board shows, the largest on it first."""
    outlines = Outlines(projection, size, tolerance=TOLERANCE, bleed=0.0)
    sizes = {code: float(outlines.area(each).area) for code, each in countries().items()}
    seen = [code for code, area in sizes.items() if area >= speck]
    return tuple(sorted(seen, key=lambda code: (-sizes[code], code)))
