"""Geometry of land and sea: countries clipped to the board, their union and their tints."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from zlib import crc32

import shapely
from shapely import LineString, MultiLineString, MultiPolygon, Polygon, STRtree
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge

from trackwright.layout.areas import BLEED, area_of
from trackwright.schema.board import Board
from trackwright.schema.geometry import Polygon as Outline
from trackwright.schema.geometry import Size

_CRACK = 0.3
"""Width of gaps between neighbours' borders that are taken for carelessness, in mm."""

TINTS = 6
"""Tints that countries are told apart by; themes have a colour for each."""

_SMALLEST_LAKE = 1.0
"""In square mm."""


@dataclass(frozen=True)
class Ground:
    """The land and sea under the routes.

    Without countries that have an area the whole board is land. Neighbours have different tints;
    `home` are the countries that the board's cities lie in.
    """

    countries: Mapping[str, MultiPolygon]
    land: BaseGeometry
    has_sea: bool
    tints: Mapping[str, int]
    home: frozenset[str] = frozenset()

    def is_home(self, country: str) -> bool:
        """Return whether the board's cities lie in a country; without any, all are alike."""
        return not self.home or country in self.home

    def countries_at(self, points: Sequence[tuple[float, float]]) -> list[str | None]:
        """Return the country that each point lies in; None for the sea."""
        found: list[str | None] = [None] * len(points)
        if points and self.countries:
            names, areas = list(self.countries), list(self.countries.values())
            for point, country in STRtree(areas).query(shapely.points(points), "within").T:
                found[point] = names[country]
        return found


def ground(board: Board) -> Ground:
    """Compute a board's land and sea."""
    sheet = sheet_of(board.size)
    areas = {country.id: area_on(sheet, country.borders) for country in board.countries}
    countries = {name: area for name, area in areas.items() if not area.is_empty}
    for area in countries.values():
        shapely.prepare(area)
    land = _without_cracks(shapely.union_all(list(countries.values()))) if countries else sheet
    return Ground(countries, land, bool(countries), _tints(countries), home_countries(board))


def home_countries(board: Board) -> frozenset[str]:
    """Return the countries that cities of the board lie in."""
    return frozenset(city.country for city in board.cities if city.country)


def sheet_of(size: Size, bleed: float = BLEED) -> Polygon:
    """Return the board's rectangle with a margin."""
    return shapely.box(-bleed, -bleed, size.width + bleed, size.height + bleed)


def area_on(sheet: Polygon, outlines: Iterable[Outline]) -> MultiPolygon:
    """Return the part of an area that lies on the sheet."""
    return MultiPolygon(list(_polygons(area_of(outlines).intersection(sheet))))


def coast_line(land: BaseGeometry, distance: float, sheet: Polygon) -> list[LineString]:
    """Return the line in the sea at a distance from the shore."""
    rough = land.simplify(max(0.15, 0.15 * distance))  # a bay is rounder from farther away
    line = rough.buffer(distance, quad_segs=4).boundary.intersection(sheet)
    return lines_of(line.simplify(0.05))


def inner_borders(ground: Ground) -> list[LineString]:
    """Return the borders between countries, each once, without the shores."""
    boundaries = shapely.union_all([area.boundary for area in ground.countries.values()])
    return lines_of(boundaries.intersection(ground.land.buffer(-_CRACK)))


def lines_of(geometry: BaseGeometry) -> list[LineString]:
    """Return the lines that a shape consists of, joined where they meet end to end."""
    parts = (part for part in shapely.get_parts(geometry) if not part.is_empty)
    lines = [part for part in parts if isinstance(part, LineString)]
    merged = linemerge(MultiLineString(lines)) if lines else MultiLineString()
    return [part for part in shapely.get_parts(merged) if isinstance(part, LineString)]


def _polygons(geometry: BaseGeometry) -> Iterator[Polygon]:
    for part in shapely.get_parts(geometry):
        if isinstance(part, Polygon) and not part.is_empty:
            yield part
        elif isinstance(part, MultiPolygon):
            yield from part.geoms


def _without_cracks(land: BaseGeometry) -> BaseGeometry:
    """Fill tiny holes, which are gaps between borders rather than lakes."""
    return MultiPolygon(
        [
            Polygon(
                part.exterior,
                [hole for hole in part.interiors if Polygon(hole).area > _SMALLEST_LAKE],
            )
            for part in _polygons(land)
        ]
    )


def _tints(countries: Mapping[str, MultiPolygon]) -> Mapping[str, int]:
    """Give each country a tint that no neighbour before it has.

    Each begins its search at a tint of its own, so that all are used; one that is added at the end
    changes none of the others.
    """
    names, areas = list(countries), list(countries.values())
    neighbors: dict[str, set[str]] = {name: set() for name in names}
    pairs = STRtree(areas).query(areas, predicate="dwithin", distance=_CRACK).T if areas else ()
    for one, other in pairs:
        neighbors[names[one]].add(names[other])
    tints: dict[str, int] = {}
    for name in names:
        taken = Counter(tints[other] for other in neighbors[name] if other in tints)
        first = crc32(name.encode()) % TINTS
        wheel = ((first + step) % TINTS for step in range(TINTS))
        tints[name] = min(wheel, key=lambda tint: taken[tint])
    return tints
