"""The countries of the base map, found by code or by name in many languages."""

from collections.abc import Iterator, Mapping
from functools import cache

from trackwright.layout.topology import BaseCountry, topology
from trackwright.schema.errors import UnknownNameError, did_you_mean
from trackwright.schema.text import folded


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
