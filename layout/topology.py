"""The base map's data: countries whose outlines are made of arcs.

Where two countries touch, both use the same arc; so what is done to it is done to both.
"""

import gzip
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_DATA = Path(__file__).parent / "data" / "basemap.json.gz"

Ring = tuple[int, ...]
"""Arcs that follow each other and close; `~n` is arc n backwards."""


@dataclass(frozen=True)
class BaseCountry:
    """A country of the base map.

    Attributes:
        code: Its ISO 3166 code of two letters: `NO`; for Kosovo the customary `XK`.
        alpha3: Its code of three letters: `NOR`.
        numeric: Its ISO 3166 number, if it has one.
        names: Its name by language.
        other_names: Other names that people use, in no language in particular.
        polygons: Its areas: the outer ring of each, then those of its holes.
    """

    code: str
    alpha3: str
    numeric: int | None
    names: Mapping[str, str]
    other_names: tuple[str, ...]
    polygons: tuple[tuple[Ring, ...], ...]


@dataclass(frozen=True)
class Topology:
    """Countries by code, and the arcs of their outlines.

    An arc counts steps of `step` degrees from `start`: east and north to its first point, then from
    each point to the next. Countries at the date line extend beyond it.
    """

    start: tuple[float, float]
    step: tuple[float, float]
    arcs: tuple[tuple[int, ...], ...]
    countries: Mapping[str, BaseCountry]


@cache
def topology() -> Topology:
    """Return the base map."""
    data = json.loads(gzip.decompress(_DATA.read_bytes()))
    countries = (
        BaseCountry(
            **{
                **country,
                "other_names": tuple(country["other_names"]),
                "polygons": tuple(
                    tuple(tuple(ring) for ring in polygon) for polygon in country["polygons"]
                ),
            }
        )
        for country in data["countries"]
    )
    return Topology(
        tuple(data["start"]),
        tuple(data["step"]),
        tuple(map(tuple, data["arcs"])),
        {country.code: country for country in countries},
    )
