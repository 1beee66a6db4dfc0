"""Country borders and coasts as a board shows them, from Natural Earth (public domain)."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from trackwright.layout.areas import SPECK, area_of, polygons_of
from trackwright.layout.border_arcs import Ring, border_arcs, ring_bounds
from trackwright.layout.border_arcs import polygons_of as rings_of
from trackwright.layout.countries import BaseCountry, countries, find_country
from trackwright.layout.flattening import Flattening, polygons_on_board
from trackwright.layout.land_warp import LandWarp
from trackwright.layout.packed_lines import Points
from trackwright.schema.geometry import Polygon, Size
from trackwright.schema.projection import Projection

NARROW, THIN = 0.6, 0.02
"""In mm: water that is narrower is not printed; what is thinner is but a line."""

SMALLEST_SLIVER = 0.1
"""In mm²: nobody sees a smaller one."""


def borders(
    codes: Iterable[str],
    projection: Projection,
    size: Size,
    *,
    tolerance: float | None = None,
    speck: float = SPECK,
    bleed: float = 0.0,
    warp: LandWarp | None = None,
) -> Mapping[str, tuple[Polygon, ...]]:
    """Return the areas of countries on the board, by the codes or names they were asked for.

    Neighbours share their border point for point. A country that is out of sight or a mere speck
    has no areas. The areas end at the board's edges, or `bleed` mm beyond them. They follow `warp`,
    if there is one.
    """
    outlines = Outlines(
        Flattening(projection, size, tolerance=tolerance, bleed=bleed, warp=warp), speck
    )
    return {code: polygons_of(outlines.area(find_country(code)), speck) for code in codes}


def without_slivers(
    found: Mapping[str, tuple[Polygon, ...]], speck: float = SPECK
) -> Mapping[str, tuple[Polygon, ...]]:
    """Return areas with the water between two of them filled where it is too narrow to print.

    It goes to the one that has more of its shore.
    """
    areas = {code: area_of(polygons) for code, polygons in found.items()}
    whole = shapely.union_all(list(areas.values()))
    closed = whole.buffer(NARROW / 2, quad_segs=4).buffer(-NARROW / 2, quad_segs=4)
    codes, shapes = list(areas), list(areas.values())
    tree = shapely.STRtree(shapes)
    filled = set()
    parts = shapely.get_parts(shapely.difference(closed, whole))
    for part in parts[shapely.area(parts) >= SMALLEST_SLIVER]:
        near = sorted(int(place) for place in tree.query(part, "dwithin", distance=THIN))
        if len(near) < 2:
            continue
        shores = {
            place: shapely.buffer(part, THIN).intersection(shapes[place]).area for place in near
        }
        code = codes[max(near, key=lambda place: shores[place])]
        others = shapely.union_all([areas[codes[place]] for place in near if codes[place] != code])
        areas[code] = areas[code].union(part.buffer(THIN).difference(others))
        filled.add(code)
    return {
        code: polygons_of(areas[code], speck) if code in filled else polygons
        for code, polygons in found.items()
    }


def land(
    projection: Projection,
    size: Size,
    *,
    tolerance: float | None = None,
    speck: float = SPECK,
    bleed: float = 0.0,
) -> tuple[Polygon, ...]:
    """Return all land on the board without its borders, the largest areas first."""
    outlines = Outlines(Flattening(projection, size, tolerance=tolerance, bleed=bleed), speck)
    return polygons_of(shapely.union_all(list(map(outlines.area, countries().values()))), speck)


def countries_in_view(
    projection: Projection, size: Size, *, speck: float = SPECK
) -> tuple[str, ...]:
    """Return the codes of the countries that the board shows, the largest on it first."""
    outlines = Outlines(Flattening(projection, size), speck)
    sizes = {code: float(outlines.area(each).area) for code, each in countries().items()}
    seen = [code for code, area in sizes.items() if area >= speck]
    return tuple(sorted(seen, key=lambda code: (-sizes[code], code)))


class Outlines:
    """The outlines of countries as one board shows them, without those smaller than a speck.

    An arc is flattened and smoothed once: neighbours share their border to the last digit.
    """

    def __init__(self, flattening: Flattening, speck: float) -> None:
        self._flattening = flattening
        self._speck = speck
        self._flat = cache(self._flattened)

    def area(self, country: BaseCountry) -> BaseGeometry:
        """Return the area of a country on the board, empty if it is out of sight."""
        return shapely.union_all(
            [
                shapely.intersection(polygon, self._flattening.frame)
                for _, polygon, _ in self.parts(country)
            ]
        )

    def parts(self, country: BaseCountry) -> Iterator[tuple[int, BaseGeometry, float]]:
        """Yield the parts of a country that may be seen, not clipped yet.

        With each come its number among the country's polygons, and its turn around the earth.
        """
        for number, rings in enumerate(rings_of(country.code)):
            bounds = ring_bounds(rings[0])
            if self._flattening.square_mm(bounds) < self._speck:
                continue
            for turn in self._flattening.turns(bounds):
                lines = [self._line(ring, turn) for ring in rings]
                yield from ((number, polygon, turn) for polygon in polygons_on_board(lines))

    def _line(self, ring: Ring, turn: float) -> Points:
        return np.concatenate(
            [
                self._flat(number, turn) if number >= 0 else self._flat(~number, turn)[::-1]
                for number in ring
            ]
        )

    def _flattened(self, number: int, turn: float) -> Points:
        return self._flattening.line(border_arcs().line(number), turn)
