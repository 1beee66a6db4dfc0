"""The gazetteer's data: places, and which of them a name can mean.

Names are kept folded, sorted and packed in blocks, so that a lookup unpacks a few kilobytes.
Places are numbered in the order of their folded main names: those that a name is the main name of
follow each other and need only be counted.
"""

import json
import re
import sys
import zlib
from array import array
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from heapq import nlargest, nsmallest
from itertools import accumulate, islice, product
from math import cos, hypot, radians
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypedDict

from trackwright.schema.geometry import GeoPoint
from trackwright.schema.text import folded

if TYPE_CHECKING:
    from trackwright.layout.misspellings import KnownNames


DATA = Path(__file__).parent / "data" / "gazetteer.bin"

_OTHER = re.compile(r"\|(\d+)([^|\n]*)")
"""A place that a name means without being its main name, and the spelling, in a line on places."""

BLOCK = 1_000
"""How many names are packed together."""

Span = tuple[int, int]
"""Where packed bytes start, and how many they are."""


class Directory(TypedDict):
    """What lies where in the data: whole columns of numbers, and blocks of lines."""

    latitudes: Span
    longitudes: Span
    populations: Span
    countries: Span
    main_names: list[Span]
    first_keys: list[str]
    first_places: list[int]
    keys: list[Span]
    meanings: list[Span]


class Meaning(NamedTuple):
    """The number of a place that a name can mean; `spelling` is None for its main name."""

    place: int
    spelling: str | None


class _Block(NamedTuple):
    """Some folded names, the line on the places each can mean, and the first it is main for."""

    keys: list[str]
    lines: list[str]
    first_places: list[int]

    def meanings(self, position: int) -> Iterator[Meaning]:
        """Yield what the name at that position can mean, from a line like `2|77|88Göteborg`."""
        count, *others = self.lines[position].split("|")
        first = self.first_places[position]
        for place in range(first, first + int(count or 0)):
            yield Meaning(place, None)
        for other in others:
            spelling = other.lstrip("0123456789")
            place = int(other.removesuffix(spelling))
            yield Meaning(place, spelling or plain_spelling(self.keys[position]))


class PlaceNames:
    """All places and names, unpacked as they are asked for.

    Names are kept folded, sorted and packed in blocks, so that a lookup unpacks a few kilobytes.
    Places are numbered in the order of their folded main names: those that a name is the main name
    of follow each other and need only be counted.
    """

    def __init__(self, data: bytes) -> None:
        size = int.from_bytes(data[:4], "little")
        self._directory: Directory = json.loads(zlib.decompress(data[4 : 4 + size]))
        self._data = memoryview(data)[4 + size :]
        self._block = lru_cache(maxsize=64)(self._read_block)
        self._main_names = lru_cache(maxsize=64)(self._read_main_names)

    def meanings(self, key: str) -> list[Meaning]:
        """Return what a folded name can mean."""
        number = bisect_right(self._directory["first_keys"], key) - 1
        if number < 0:
            return []
        block = self._block(number)
        position = bisect_left(block.keys, key)
        found = position < len(block.keys) and block.keys[position] == key
        return list(block.meanings(position)) if found else []

    def starting_with(self, prefix: str) -> Iterator[tuple[str, Meaning]]:
        """Yield the folded names that start with `prefix`, with each of their meanings."""
        first = max(bisect_right(self._directory["first_keys"], prefix) - 1, 0)
        for number in range(first, len(self._directory["keys"])):
            block = self._block(number)
            for position in range(bisect_left(block.keys, prefix), len(block.keys)):
                key = block.keys[position]
                if not key.startswith(prefix):
                    return
                for meaning in block.meanings(position):
                    yield key, meaning

    def at_line(self, line: int) -> tuple[str, list[Meaning]]:
        """Return a folded name by its place in `all_keys`, and what it can mean."""
        number, position = divmod(line, BLOCK)
        block = self._block(number)
        return block.keys[position], list(block.meanings(position))

    def other_names(self, places: Collection[int]) -> dict[int, list[str]]:
        """Return the names of some places that are not their main names; all blocks are read."""
        found: dict[int, list[str]] = {place: [] for place in places}
        for number, span in enumerate(self._directory["meanings"]):
            text = self._unpacked(span).decode()
            for match in _OTHER.finditer(text):
                place = int(match[1])
                if place in found:
                    line = text.count("\n", 0, match.start())
                    found[place].append(match[2] or plain_spelling(self._block(number).keys[line]))
        return found

    def all_keys(self) -> bytes:
        """Return all folded names, one a line."""
        return b"\n".join(map(self._unpacked, self._directory["keys"]))

    def main_name(self, place: int) -> str:
        """Return a place's main name."""
        number, position = divmod(place, BLOCK)
        return self._main_names(number)[position]

    def country(self, place: int) -> str:
        """Return the ISO 3166 code of a place's country."""
        return self._countries[2 * place : 2 * place + 2].decode()

    @cached_property
    def populations(self) -> Sequence[int]:
        """How many people live in each place."""
        return self._column(self._directory["populations"])

    @cached_property
    def latitudes(self) -> Sequence[int]:
        """Where each place lies, in thousandths of a degree."""
        return self._column(self._directory["latitudes"])

    @cached_property
    def longitudes(self) -> Sequence[int]:
        """Where each place lies, in thousandths of a degree."""
        return self._column(self._directory["longitudes"])

    @cached_property
    def _countries(self) -> bytes:
        return self._unpacked(self._directory["countries"])

    def _read_block(self, number: int) -> _Block:
        keys = self._lines(self._directory["keys"][number])
        lines = self._lines(self._directory["meanings"][number])
        counts = (int(line.partition("|")[0] or 0) for line in lines)
        first = self._directory["first_places"][number]
        return _Block(keys, lines, list(accumulate(counts, initial=first)))

    def _read_main_names(self, number: int) -> list[str]:
        return self._lines(self._directory["main_names"][number])

    def _lines(self, span: Span) -> list[str]:
        return self._unpacked(span).decode().split("\n")

    def _column(self, span: Span) -> Sequence[int]:
        return unpacked_numbers(self._unpacked(span))

    def _unpacked(self, span: Span) -> bytes:
        start, size = span
        return zlib.decompress(self._data[start : start + size])


def plain_spelling(key: str) -> str:
    """Return how a folded name is spelled unless something else is said."""
    return key.title()


def packable_numbers(numbers: Sequence[int]) -> bytes:
    """Return the numbers' lowest bytes, then their second ones and so on: that packs best."""
    column = array("i", numbers)
    if sys.byteorder == "big":
        column.byteswap()
    content = column.tobytes()
    return b"".join(content[byte::4] for byte in range(4))


def unpacked_numbers(content: bytes) -> Sequence[int]:
    """Return the numbers that `packable_numbers` made bytes of."""
    size = len(content) // 4
    ordered = bytearray(len(content))
    for byte in range(4):
        ordered[byte::4] = content[byte * size : (byte + 1) * size]
    column = array("i", bytes(ordered))
    if sys.byteorder == "big":
        column.byteswap()
    return column


LONGEST_NAME = 80
SHORTEST_MISSPELLED = 3
MAIN_NAME_COUNTS = 20

ABBREVIATIONS: Mapping[str, Sequence[str]] = {
    "st": ("saint", "sankt", "sint", "st", "ste", "sainte", "santa"),
    "ste": ("sainte", "ste", "saint"),
    "saint": ("st", "sankt", "sint", "saint"),
    "sankt": ("saint", "st", "sankt"),
    "mt": ("mount", "mont", "monte"),
    "ft": ("fort",),
    "pt": ("point", "port"),
    "n": ("north", "nord", "norra"),
    "s": ("south", "sud", "san", "sao"),
    "e": ("east", "est"),
    "w": ("west",),
    "sta": ("santa",),
    "sto": ("santo",),
}
"""Words of names that are written in several ways."""

MOST_WAYS = 60
"""In which a name is written out: a hostile one could have any number."""

NEAR = 0.5
"""How far from its place a town may lie in the gazetteer, in degrees."""


@dataclass(frozen=True)
class Town:
    """A town: `name` is the one it was found by, `main_name` the gazetteer's: `Gothenburg`."""

    name: str
    main_name: str
    country: str
    population: int
    location: GeoPoint


def place(name: str, country: str | None = None) -> Town | None:
    """Return the town that a name most likely means, or None."""
    return next(iter(places(name, country)), None)


def places(name: str, country: str | None = None) -> tuple[Town, ...]:
    """Return all towns that have that name in any language, the likeliest first."""
    found = _names().meanings(_key(name))
    if country is not None:
        found = [meaning for meaning in found if _names().country(meaning.place) == country.upper()]
    return tuple(map(_described, sorted(found, key=_likeliest_first)))


def possible_towns(name: str, country: str | None = None) -> tuple[Town, ...]:
    """Return the towns that a name may mean, the likeliest first; abbreviations are written out."""
    written_out = (town for each in _written_out(_key(name)) for town in places(each, country))
    return places(name, country) or tuple(dict.fromkeys(written_out))


def _written_out(key: str) -> Iterator[str]:
    """Yield a folded name with each abbreviated word in all ways that it may stand for."""
    ways = [ABBREVIATIONS.get(word, (word,)) for word in key.split()]
    return (" ".join(words) for words in islice(product(*ways), MOST_WAYS))


@lru_cache(maxsize=20_000)
def likeliest_number(name: str) -> int | None:
    """Return the number of the town that a name most likely means: names of one town share it."""
    found = _names().meanings(_key(name))
    return min(found, key=_likeliest_first).place if found else None


def largest(
    countries: Iterable[str], where: Callable[[GeoPoint], bool] | None = None
) -> Iterator[Town]:
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


def complete(start: str, limit: int = 10) -> tuple[Town, ...]:
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


@lru_cache(maxsize=256)
def suggest(name: str, limit: int = 5) -> tuple[Town, ...]:
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
        return slips, other_start, -_names().populations[meaning.place], meaning.place

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


def _most_usual(spellings: Mapping[str, Meaning]) -> Meaning:
    """Return the main name among these names of a place, or the one that most others go on from."""
    for meaning in spellings.values():
        if meaning.spelling is None:
            return meaning
    return max(
        spellings.items(),
        key=lambda item: (sum(other.startswith(item[0]) for other in spellings), -len(item[0])),
    )[1]


def _described(meaning: Meaning) -> Town:
    number, names = meaning.place, _names()
    main_name = names.main_name(number)
    return Town(
        name=main_name if meaning.spelling is None else meaning.spelling,
        main_name=main_name,
        country=names.country(number),
        population=names.populations[number],
        location=_location(number),
    )


def _location(number: int) -> GeoPoint:
    names = _names()
    return GeoPoint(lat=names.latitudes[number] / 1000, lon=names.longitudes[number] / 1000)
