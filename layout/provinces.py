"""The provinces of countries: their names, and their areas on a board.

Only the lines between provinces are stored. They divide a country's own area, so that its provinces
fill it and share its borders with other countries.
"""

import json
import lzma
import struct
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from trackwright.layout.areas import SPECK, polygons_of
from trackwright.layout.basemap import Outlines
from trackwright.layout.countries import find_country
from trackwright.layout.flattening import Flattening
from trackwright.layout.land_warp import LandWarp
from trackwright.layout.packed_lines import PackedLines, Points, unpack
from trackwright.schema.errors import UnknownNameError
from trackwright.schema.geometry import Polygon, Size
from trackwright.schema.projection import Projection
from trackwright.schema.text import folded

DATA = Path(__file__).parent / "data" / "provinces.bin"

Index = dict[str, tuple[int, int]]
"""Where the block of each country starts and ends, after the index."""

NEAR_A_CORNER = 1.0
"""In mm: a line between provinces ends at a corner of the outline that is so near, so that the
border with a neighbouring country gets no corner that the neighbour lacks."""

_LENGTH = struct.Struct("<I")


@dataclass(frozen=True)
class Province:
    """A province of a country.

    Attributes:
        code: The country's code and letters or a number: `DE-BY`; those of ISO 3166-2 for many.
        name: As its source writes it, mostly in its own language.
        names: By language, as far as they are known; always in English.
    """

    code: str
    country: str
    name: str
    names: Mapping[str, str]

    def name_in(self, language: str) -> str:
        """Return the name in a language; the local one if it is not known."""
        return self.names.get(language, self.name)


def provinces_of(country: str) -> tuple[Province, ...]:
    """Return the provinces of a country, given by its code or name; none if not known."""
    code = find_country(country).code
    block = _block(code)
    if block is None:
        return ()
    return tuple(
        Province(each["code"], code, each["name"], each["names"])
        for each in block.header["provinces"]
    )


def find_province(country: str, name: str) -> Province:
    """Return the province of a country of that name in any language, or of that code."""
    provinces = provinces_of(country)
    for province in provinces:
        known = (province.code, province.name, *province.names.values())
        if folded(name) in map(folded, known):
            return province
    raise UnknownNameError("province", name, [province.name for province in provinces])


def province_borders(
    country: str,
    projection: Projection,
    size: Size,
    *,
    tolerance: float | None = None,
    speck: float = SPECK,
    bleed: float = 0.0,
    warp: LandWarp | None = None,
) -> Mapping[str, tuple[Polygon, ...]]:
    """Return the areas of a country's provinces on the board, by their codes.

    Together they are the area of their country; those out of sight have none.
    """
    known = provinces_of(country)
    block = _block(find_country(country).code)
    if block is None:
        return {}
    flattening = Flattening(projection, size, tolerance=tolerance, bleed=bleed, warp=warp)
    outlines = Outlines(flattening, speck)
    parts: dict[int, list[BaseGeometry]] = defaultdict(list)
    for number, polygon, turn in outlines.parts(find_country(country)):
        owner = block.header["whole"][number]
        divided = [(owner, polygon)] if owner >= 0 else _divided(polygon, turn, block, flattening)
        for province, area in divided:
            parts[province].append(shapely.intersection(area, flattening.frame))
    return {
        province.code: polygons_of(shapely.union_all(parts[number]), speck)
        for number, province in enumerate(known)
    }


def _divided(
    polygon: BaseGeometry, turn: float, block: PackedLines, flattening: Flattening
) -> Iterator[tuple[int, BaseGeometry]]:
    """Yield the parts into which lines between provinces divide an area, with the provinces."""
    lines = _lines_on(polygon, turn, block, flattening)
    net = shapely.union_all([polygon.boundary, *lines])
    inside = shapely.get_parts(shapely.polygonize([net]))
    shapely.prepare(polygon)
    faces = [face for face in inside if polygon.contains(face.representative_point())]
    owners = _owners(faces, turn, block, flattening)
    yield from ((owners[place], face) for place, face in enumerate(faces))


def _lines_on(
    polygon: BaseGeometry, turn: float, block: PackedLines, flattening: Flattening
) -> Sequence[BaseGeometry]:
    """Return the lines between provinces; those that end at the outline are led to it."""
    ends = Counter(tuple(line[end]) for line in _lines(block) for end in (0, -1))
    corners = shapely.MultiPoint(shapely.get_coordinates(polygon.boundary))
    found = []
    for line in _lines(block):
        flat = flattening.line(line, turn)
        if not np.isfinite(flat).all():
            continue
        for end in (0, -1):
            if ends[tuple(line[end])] == 1:
                met = _on_outline(flat[end], polygon, corners)
                flat = np.vstack((met, flat) if end == 0 else (flat, met))
        found.append(shapely.LineString(flat))
    return found


def _on_outline(at: Points, polygon: BaseGeometry, corners: BaseGeometry) -> Points:
    """Return where a line that ends at a place meets the outline, a little beyond it."""
    place = shapely.Point(at)
    near: Points = shapely.get_coordinates(shapely.shortest_line(place, corners))[-1]
    if np.hypot(*(near - at)) <= NEAR_A_CORNER:
        return near
    near = shapely.get_coordinates(shapely.shortest_line(place, polygon.boundary))[-1]
    beyond: Points = near + 0.001 * (near - at)
    return beyond


def _owners(
    faces: Sequence[BaseGeometry], turn: float, block: PackedLines, flattening: Flattening
) -> list[int]:
    """Return the province of each face: that of a point inside it, else of its neighbour."""
    numbers = [number for number, *_ in block.header["points"]]
    inner = [
        shapely.Point(flattening.line(np.array([[lon, lat], [lon, lat]]), turn)[0])
        for _, lon, lat in block.header["points"]
    ]
    tree = shapely.STRtree(inner)
    owners = [-1] * len(faces)
    for place, face in enumerate(faces):
        within = [numbers[point] for point in tree.query(face, "contains")]
        if within:
            owners[place] = Counter(within).most_common(1)[0][0]
    known = [place for place, owner in enumerate(owners) if owner >= 0]
    for place, face in enumerate(faces):
        if owners[place] < 0:
            shared = {
                other: face.boundary.intersection(faces[other].boundary).length for other in known
            }
            best = max(known, key=lambda other: shared[other]) if known else -1
            nearest = numbers[int(tree.nearest(face))]
            owners[place] = owners[best] if known and shared[best] > 0 else nearest
    return owners


def _lines(block: PackedLines) -> Iterator[Points]:
    return (block.line(number) for number in range(len(block)))


@cache
def _block(code: str) -> PackedLines | None:
    """Return what is known of a country's provinces."""
    if code not in _index():
        return None
    start, end = _index()[code]
    with DATA.open("rb") as file:
        (length,) = _LENGTH.unpack(file.read(_LENGTH.size))
        file.seek(_LENGTH.size + length + start)
        return unpack(file.read(end - start))


@cache
def _index() -> Index:
    with DATA.open("rb") as file:
        (length,) = _LENGTH.unpack(file.read(_LENGTH.size))
        index: Index = json.loads(lzma.decompress(file.read(length)))
        return index


def packed_index(index: Index) -> bytes:
    """Return the beginning of the data file."""
    text = lzma.compress(json.dumps(index).encode(), format=lzma.FORMAT_ALONE)
    return _LENGTH.pack(len(text)) + text
