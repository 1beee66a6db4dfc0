"""Lakes, rivers, ice, sea depths, regions and seas of the earth, from Natural Earth.

Each kind has a file of its own, which is read when it is first asked for.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path

import numpy as np

from trackwright.layout.flattening import Bounds
from trackwright.layout.packed_lines import PackedLines, unpack


class RegionKind(StrEnum):
    """What a region of the land is like."""

    MOUNTAINS = "mountains"
    HILLS = "hills"
    PLATEAU = "plateau"
    DESERT = "desert"
    PLAIN = "plain"
    WETLANDS = "wetlands"
    TUNDRA = "tundra"


@dataclass(frozen=True)
class Feature:
    """A thing on the earth.

    Attributes:
        kind: A word, or the depth of a sea in metres; empty if the file has but one kind.
        rank: How small it is: 0 for the largest of all.
        parts: The numbers of its lines, part by part: a line, or an outline and its holes.
        bounds: Of each part.
    """

    name: str
    kind: str | int
    rank: int
    parts: tuple[range, ...]
    bounds: tuple[Bounds, ...]


def data_file(name: str) -> Path:
    """Return the file of a kind of things: `lakes`."""
    return Path(__file__).parent / "data" / f"{name}.bin"


@cache
def lines_of(name: str) -> PackedLines:
    """Return the lines of all things of a kind."""
    return unpack(data_file(name).read_bytes())


@cache
def features_of(name: str) -> tuple[Feature, ...]:
    """Return all things of a kind, in the order of their lines."""
    return tuple(_features(lines_of(name)))


def _features(lines: PackedLines) -> Iterator[Feature]:
    features = lines.header["features"]
    counts = [count for feature in features for count in feature["parts"]]
    ends = np.cumsum(counts)
    bounds = lines.bounds[ends - counts].tolist()
    ranges = [range(end - count, end) for end, count in zip(ends.tolist(), counts, strict=True)]
    start = 0
    for feature in features:
        end = start + len(feature["parts"])
        yield Feature(
            name=feature.get("name", ""),
            kind=feature.get("kind", ""),
            rank=feature["rank"],
            parts=tuple(ranges[start:end]),
            bounds=tuple(
                (west, south, east, north) for west, south, east, north in bounds[start:end]
            ),
        )
        start = end
