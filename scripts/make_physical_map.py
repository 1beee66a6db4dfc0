"""Write the data of lakes, rivers, ice, sea depths, regions and seas from Natural Earth.

    python -P scripts/make_physical_map.py FOLDER

finds Natural Earth's files at 1:10 million in that folder, as gzipped GeoJSON. What no board can
show is left out: corners within a hundred metres or so, specks, and what bears no name but should.
"""

import gzip
import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import shape
from shapely.geometry.base import BaseGeometry

from trackwright.layout.packed_lines import Steps, pack
from trackwright.layout.physical_data import RegionKind, data_file

REGION_KINDS = {
    "Range/mtn": RegionKind.MOUNTAINS,
    "Foothills": RegionKind.HILLS,
    "Plateau": RegionKind.PLATEAU,
    "Desert": RegionKind.DESERT,
    "Plain": RegionKind.PLAIN,
    "Lowland": RegionKind.PLAIN,
    "Basin": RegionKind.PLAIN,
    "Valley": RegionKind.PLAIN,
    "Depression": RegionKind.PLAIN,
    "Delta": RegionKind.WETLANDS,
    "Wetlands": RegionKind.WETLANDS,
    "Tundra": RegionKind.TUNDRA,
}

DEPTHS = {"K_200": 200, "J_1000": 1_000, "I_2000": 2_000}


@dataclass(frozen=True)
class Source:
    """A file of Natural Earth, and how much of it is kept.

    Attributes:
        step: Of the grid that points are moved to, in degrees.
        tolerance: How far simplified lines may leave the true ones, in degrees.
        smallest: Area of the smallest parts, in square degrees.
    """

    file: str
    step: float
    tolerance: float
    smallest: float = 0.0
    kind: str | int | None = None


FILES = {
    "lakes": [
        Source("lakes", 0.001, 0.0015, 2e-5),
        Source("lakes_europe", 0.001, 0.0015, 2e-5),
        Source("lakes_north_america", 0.001, 0.0015, 2e-5),
    ],
    "rivers": [
        Source("rivers_lake_centerlines", 0.001, 0.003),
        Source("rivers_europe", 0.001, 0.003),
    ],
    "glaciers": [Source("glaciated_areas", 0.0025, 0.005, 4e-4)],
    "depths": [
        Source(f"bathymetry_{name}", 0.005, 0.012, 2e-3, depth) for name, depth in DEPTHS.items()
    ],
    "regions": [Source("geography_regions_polys", 0.01, 0.03, 2e-3)],
    "seas": [Source("geography_marine_polys", 0.01, 0.02, 1e-3)],
}


def main(folder: Path) -> None:
    """Write one file for each kind of things."""
    for name, sources in FILES.items():
        features: list[dict[str, Any]] = []
        lines: list[Steps] = []
        for source in sources:
            for properties, geometry in read(folder / f"ne_10m_{source.file}.geojson.gz"):
                described = description(name, source, properties)
                parts = list(kept_parts(geometry, source)) if described else []
                if described and parts:
                    features.append({**described, "parts": [len(part) for part in parts]})
                    lines += [line for part in parts for line in part]
        target = data_file(name)
        step = sources[0].step
        target.write_bytes(pack({"features": features}, lines, (step, step)))
        points = sum(map(len, lines))
        print(f"{target}: {target.stat().st_size} bytes, {len(features)} things, {points} points")


def read(path: Path) -> Iterator[tuple[Mapping[str, Any], BaseGeometry]]:
    """Yield the properties and the geometry of a file's features."""
    for feature in json.loads(gzip.decompress(path.read_bytes()))["features"]:
        if feature["geometry"]:
            yield feature["properties"], shape(feature["geometry"])


def description(
    name: str, source: Source, properties: Mapping[str, Any]
) -> dict[str, str | int] | None:
    """Return what is said of a thing, with its rank; None if it is left out."""
    said: dict[str, str | int] = {"rank": round(float(properties["scalerank"]))}
    called = " ".join((properties.get("name") or "").split())
    kind = properties["featurecla"]
    if name == "regions":
        if kind not in REGION_KINDS or not called:
            return None
        said["kind"] = REGION_KINDS[kind].value
    elif name == "seas":
        if kind in ("river", "reef") or not called:
            return None
        said["kind"] = kind
    elif source.kind is not None:
        said["kind"] = source.kind
    if called:
        said["name"] = capitalized(called) if called.isupper() else called
    return said


def capitalized(name: str) -> str:
    """Return a name that is written in capitals as it is written in a text."""
    small = {"OF", "THE", "AND", "DE", "DU", "DES"}
    words = [word.lower() if word in small else word.title() for word in name.split()]
    return " ".join([words[0].title(), *words[1:]])


def kept_parts(geometry: BaseGeometry, source: Source) -> Iterator[list[Steps]]:
    """Yield the lines of each part: a line, or the outline of an area and its holes."""
    simple = shapely.simplify(geometry, source.tolerance, preserve_topology=True)
    for part in shapely.get_parts(simple):
        if isinstance(part, shapely.LineString):
            points = on_grid(part, source.step)
            if len(points) > 1:
                yield [points]
        elif isinstance(part, shapely.Polygon) and part.area >= source.smallest:
            holes = [
                hole for hole in part.interiors if shapely.Polygon(hole).area >= source.smallest
            ]
            rings = [on_grid(ring, source.step) for ring in (part.exterior, *holes)]
            if len(rings[0]) > 3:
                yield [ring for ring in rings if len(ring) > 3]


def on_grid(line: BaseGeometry, step: float) -> Steps:
    """Return a line in whole steps, without points that fall together."""
    points = np.rint(shapely.get_coordinates(line) / step).astype(np.int64)
    differs = np.append(True, (np.diff(points, axis=0) != 0).any(axis=1))
    kept: Steps = points[differs]
    return kept


if __name__ == "__main__":
    main(Path(sys.argv[1]))
