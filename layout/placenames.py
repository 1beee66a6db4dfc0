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
from collections.abc import Collection, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple, TypedDict

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
    """All places and names, unpacked as they are asked for."""

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
