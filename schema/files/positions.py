"""On which line of a JSON text a value stands."""

import json
import re
from collections.abc import Collection, Generator, Iterator, Mapping

from trackwright.schema.errors import DocumentPath

_TOKEN = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[\[\]{},:]|[^\s\[\]{},:"]+')
_SPACE = re.compile(r"[\s\ufeff]*")
_decode = json.JSONDecoder().raw_decode


def lines_of(text: str, paths: Collection[DocumentPath]) -> dict[DocumentPath, int]:
    """Return the lines of `paths`; what the text lacks gets the line of what would hold it."""
    if not paths:
        return {}
    wanted = dict.fromkeys((path[:n] for path in paths for n in range(len(path) + 1)), 0)
    for path in wanted:
        if path:
            wanted[path[:-1]] += 1
    found: dict[DocumentPath, int] = {}
    line, counted = 1, 0
    for path, start in _places(text, (), _after_space(text, 0), wanted):
        line += text.count("\n", counted, start)
        counted = start
        found[path] = line
        if len(found) == len(wanted):
            break
    return {
        path: next(found[path[:n]] for n in range(len(path), -1, -1) if path[:n] in found)
        for path in paths
    }


def repeated_key(text: str) -> tuple[str, int]:
    """Return the first key that an object has twice, with the line of its second place."""
    key, start = next(_repeats(text))
    return key, text.count("\n", 0, start) + 1


def _places(
    text: str, path: DocumentPath, start: int, wanted: Mapping[DocumentPath, int]
) -> Generator[tuple[DocumentPath, int], None, int]:
    """Yield where the value at `start` and the wanted ones inside it begin; return its end.

    `wanted` says how many wanted values each wanted one holds; what holds none is skipped over by
    the decoder, which is many times faster than looking into it.
    """
    yield path, start
    opening = text[start]
    remaining = wanted[path] if opening in "{[" else 0
    place, index = _after_space(text, start + 1), 0
    while remaining and text[place] not in "]}":
        step: str | int = index
        if opening == "{":
            step, place = _decode(text, place)
            place = _after_space(text, _after_space(text, place) + 1)
        if (*path, step) in wanted:
            place = yield from _places(text, (*path, step), place, wanted)
            remaining -= 1
        else:
            _, place = _decode(text, place)
        place, index = _after_space(text, place), index + 1
        if text[place] == ",":
            place = _after_space(text, place + 1)
    return place + 1 if remaining else _decode(text, start)[1]


def _repeats(text: str) -> Iterator[tuple[str, int]]:
    """Yield every key that its object has already, and where it stands."""
    keys: list[set[str] | None] = []  # of each open object; None for an open list
    expect_key = False
    for token in _TOKEN.finditer(text):
        word = token.group()
        if word in "{[":
            keys.append(set() if word == "{" else None)
            expect_key = word == "{"
        elif word in "}]":
            keys.pop()
            expect_key = False
        elif word == ",":
            expect_key = keys[-1] is not None
        elif expect_key and (siblings := keys[-1]) is not None:
            expect_key = False
            if (key := json.loads(word)) in siblings:
                yield key, token.start()
            siblings.add(key)


def _after_space(text: str, start: int) -> int:
    space = _SPACE.match(text, start)
    return space.end() if space else start
