"""Places on the earth by name: towns above 1,000 people, with their names in other languages.

The data come from GeoNames (geonames.org, CC BY 4.0): names in Latin, Cyrillic and Greek letters.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from heapq import nlargest, nsmallest
from math import cos, hypot, radians
from typing import TYPE_CHECKING

from trackwright.layout.placenames import DATA, Meaning, PlaceNames
from trackwright.schema.geometry import GeoPoint
from trackwright.schema.text import folded

if TYPE_CHECKING:
    from trackwright.layout.misspellings import KnownNames

LONGEST_NAME = 80
SHORTEST_MISSPELLED = 3
MAIN_NAME_COUNTS = 20

NEAR = 0.5
"""How far from its place a town may lie in the gazetteer, in degrees."""


@dataclass(frozen=True)
class Place:
    """A town: `name` is the one it was found by, `main_name` the gazetteer's: `Gothenburg`."""

    name: str
    main_name: str
    country: str
    population: int
    location: GeoPoint


def place(name: str, country: str | None = None) -> Place | None:
    """Return the town that a name most likely means, or None."""
    return next(iter(places(name, country)), None)


def places(name: str, country: str | None = None) -> tuple[Place, ...]:
    """Return all towns that have that name in any language, the likeliest first."""
    found = _names().meanings(_key(name))
    if country is not None:
        found = [meaning for meaning in found if _names().country(meaning.place) == country.upper()]
    return tuple(map(_described, sorted(found, key=_likeliest_first)))


@lru_cache(maxsize=20_000)
def likeliest_number(name: str) -> int | None:
    """Return the number of the town that a name most likely means: names of one town share it."""
    found = _names().meanings(_key(name))
    return min(found, key=_likeliest_first).place if found else None


def largest(
    countries: Iterable[str], where: Callable[[GeoPoint], bool] | None = None
) -> Iterator[Place]:
    """Yield the towns of some countries by their main names, the largest first.

    `where` tells which are wanted: asking it is cheaper than having all towns described.
    """
    codes = {code.upper() for code in countries}
    chosen = [number for code in codes for number in _numbers_by_country().get(code, ())]
    for number in sorted(chosen, key=lambda number: (-_names().populations[number], number)):
        if where is None or where(_location(number)):
            yield _described(Meaning(number, None))


def all_names(
    wanted: Iterable[tuple[str, GeoPoint | None]],
) -> tuple[tuple[str, ...], ...]:
    """Return all names of each town, in any language, the main one first; none if it is unknown.

    A town is meant by a name and, where several have it, by the place that is nearest.
    """
    numbers = [_number_near(name, location) for name, location in wanted]
    others = _names().other_names({number for number in numbers if number is not None})
    return tuple(
        () if n is None else tuple(dict.fromkeys((_names().main_name(n), *sorted(others[n]))))
        for n in numbers
    )


def _number_near(name: str, location: GeoPoint | None) -> int | None:
    if location is None:
        return likeliest_number(name)
    found = {meaning.place for meaning in _names().meanings(_key(name))}

    def distance(number: int) -> float:
        there = _location(number)
        return hypot(
            there.lat - location.lat, (there.lon - location.lon) * cos(radians(location.lat))
        )

    nearest = min(found, key=distance, default=None)
    return nearest if nearest is not None and distance(nearest) <= NEAR else None


def complete(start: str, limit: int = 10) -> tuple[Place, ...]:
    """Return the likeliest towns whose name starts so; for a single letter, those called by it."""
    key = _key(start)
    if len(key) < 2:
        return places(start)[:limit]
    found: dict[int, dict[str, Meaning]] = defaultdict(dict)
    for known, meaning in _names().starting_with(key):
        found[meaning.place][known] = meaning

    def likelihood(number: int) -> float:
        names = found[number]
        main = any(meaning.spelling is None for meaning in names.values())
        weight = (50.0 if key in names else 1.0) * (1.0 if main else 0.1)
        return weight * _names().populations[number]

    likeliest = nlargest(limit, sorted(found), likelihood)
    return tuple(_described(_most_usual(found[number])) for number in likeliest)


def suggest(name: str, limit: int = 5) -> tuple[Place, ...]:
    """Return the towns that a misspelled name may mean, those with fewest slips first."""
    from trackwright.layout.misspellings import slips_between  # late, because it loads numpy

    key = _key(name)
    if len(key) < SHORTEST_MISSPELLED:
        return ()
    best: dict[int, tuple[int, bool, bool, int, Meaning]] = {}
    for line in _known_names().near(key, _likely_slips(key)):
        known, meanings = _names().at_line(line)
        slips, other_start = slips_between(key, known), known[0] != key[0]
        for meaning in meanings:
            # Few people miss the first letter; a longer name is likelier than its abbreviation.
            reading = slips, other_start, meaning.spelling is not None, -len(known), meaning
            best[meaning.place] = min(reading, best.get(meaning.place, reading))

    def rank(number: int) -> tuple[int, bool, int, int]:
        slips, other_start, *_, meaning = best[number]
        return slips, other_start, *_size_first(meaning)

    return tuple(_described(best[number][-1]) for number in nsmallest(limit, best, rank))


def _likely_slips(key: str) -> int:
    return 1 if len(key) < 5 else 2 if len(key) < 12 else 3


@cache
def _names() -> PlaceNames:
    return PlaceNames(DATA.read_bytes())


@cache
def _numbers_by_country() -> Mapping[str, list[int]]:
    found: dict[str, list[int]] = defaultdict(list)
    for number in range(len(_names().populations)):
        found[_names().country(number)].append(number)
    return found


@cache
def _known_names() -> "KnownNames":
    from trackwright.layout.misspellings import KnownNames

    return KnownNames(_names().all_keys())


def _key(name: str) -> str:
    return folded(name) if len(name) <= LONGEST_NAME else ""


def _likeliest_first(meaning: Meaning) -> tuple[int, int]:
    # A small town by its main name is meant rather than a large one by a forgotten name.
    size = _names().populations[meaning.place]
    return -size * (MAIN_NAME_COUNTS if meaning.spelling is None else 1), meaning.place


def _size_first(meaning: Meaning) -> tuple[int, int]:
    return -_names().populations[meaning.place], meaning.place


def _most_usual(spellings: Mapping[str, Meaning]) -> Meaning:
    """Return the main name among these names of a place, or the one that most others go on from."""
    for meaning in spellings.values():
        if meaning.spelling is None:
            return meaning
    return max(
        spellings.items(),
        key=lambda item: (sum(other.startswith(item[0]) for other in spellings), -len(item[0])),
    )[1]


def _described(meaning: Meaning) -> Place:
    number, names = meaning.place, _names()
    main_name = names.main_name(number)
    return Place(
        name=main_name if meaning.spelling is None else meaning.spelling,
        main_name=main_name,
        country=names.country(number),
        population=names.populations[number],
        location=_location(number),
    )


def _location(number: int) -> GeoPoint:
    names = _names()
    return GeoPoint(lat=names.latitudes[number] / 1000, lon=names.longitudes[number] / 1000)
