"""The countries of the base map, found by code or by name in many languages.

Their outlines are made of arcs. Where two countries touch, both use the same arc; so what is done
to it is done to both.
"""

import gzip
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from trackwright.schema.errors import UnknownNameError, did_you_mean
from trackwright.schema.text import folded

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


def countries() -> Mapping[str, BaseCountry]:
    """Return all countries by their ISO 3166 code of two letters."""
    return topology().countries


def find_country(name: str) -> BaseCountry:
    """Return the country of that name in any language, or of that code: `Norvège`, `NO`, `nor`."""
    country = country_called(name)
    if country is None:
        known = [called for each in countries().values() for called in _names(each)]
        # All names in all languages would be no help: the error tells only one that is near.
        raise UnknownNameError("country", name, known if did_you_mean(name, known) else ())
    return country


def country_called(name: str) -> BaseCountry | None:
    """Return the country of that name or code, if there is one."""
    return _by_name().get(_key(name))


@cache
def _by_name() -> Mapping[str, BaseCountry]:
    """Return the countries by all their folded names; codes win over names, then English ones."""
    found: dict[str, BaseCountry] = {}
    for called in (_codes, _english_names, _names):
        for country in countries().values():
            for name in called(country):
                found.setdefault(_key(name), country)
    return found


def _key(name: str) -> str:
    """Return what the spellings of a country have in common: `St. Pierre & Miquelon`, too."""
    words = folded(name.replace("&", " and ")).split()
    return " ".join("st" if word == "saint" else word for word in words)


def _codes(country: BaseCountry) -> Iterator[str]:
    yield from (country.code, country.alpha3)


def _english_names(country: BaseCountry) -> Iterator[str]:
    yield from (country.names["en"], *country.other_names)


def _names(country: BaseCountry) -> Iterator[str]:
    yield from (*country.names.values(), *country.other_names)
