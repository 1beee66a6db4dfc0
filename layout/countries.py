"""The countries of the base map, found by code or by name in many languages.

Their outlines are in another file (`border_arcs.py`), which is large: who only needs names does not
wait for it.
"""

import gzip
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from trackwright.schema.board import Country
from trackwright.schema.errors import UnknownNameError, did_you_mean
from trackwright.schema.text import folded

_DATA = Path(__file__).parent / "data" / "countries.json.gz"


@dataclass(frozen=True)
class BaseCountry:
    """A country of the base map, by its ISO 3166 codes; `XK` for Kosovo.

    `other_names` are in no language in particular.
    """

    code: str
    alpha3: str
    numeric: int | None
    names: Mapping[str, str]
    other_names: tuple[str, ...]


@cache
def countries() -> Mapping[str, BaseCountry]:
    """Return all countries by their ISO 3166 code of two letters."""
    known = json.loads(gzip.decompress(_DATA.read_bytes()))
    every = (
        BaseCountry(**{**country, "other_names": tuple(country["other_names"])})
        for country in known
    )
    return {country.code: country for country in every}


def find_country(name: str) -> BaseCountry:
    """Return the country of that name in any language, or of that code: `Norvège`, `NO`, `nor`."""
    country = country_called(name)
    if country is None:
        every = countries().values()
        known = [called for c in every for called in (*c.names.values(), *c.other_names)]
        # All names in all languages would be no help: the error tells only one that is near.
        raise UnknownNameError("country", name, known if did_you_mean(name, known) else ())
    return country


def country_called(name: str) -> BaseCountry | None:
    """Return the country of that name or code, if there is one."""
    return _by_name().get(_key(name))


def code_of(country: Country) -> str | None:
    """Return the code of a board's country by any of its names, or by an id that is a code."""
    names = country.name.values() if isinstance(country.name, Mapping) else [country.name]
    found = map(country_called, (*names, country.id.replace("_", " ")))
    return next((known.code for known in found if known), None)


@cache
def _by_name() -> Mapping[str, BaseCountry]:
    """Return the countries by all their folded names; codes win over names, then English ones."""
    found: dict[str, BaseCountry] = {}
    every = countries().values()
    codes = [(name, each) for each in every for name in (each.code, each.alpha3)]
    english = [(name, each) for each in every for name in (each.names["en"], *each.other_names)]
    names = [(name, each) for each in every for name in each.names.values()]
    for name, country in (*codes, *english, *names):
        found.setdefault(_key(name), country)
    return found


def _key(name: str) -> str:
    """Return what the spellings of a country have in common: `St. Pierre & Miquelon`, too."""
    words = folded(name.replace("&", " and ")).split()
    return " ".join("st" if word == "saint" else word for word in words)
