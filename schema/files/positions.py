"""On which line of a JSON text a value stands."""

import json
import re
from collections.abc import Collection, Iterator

from trackwright.schema.errors import DocumentPath

_TOKEN = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[\[\]{},:]|[^\s\[\]{},:"]+')


def lines_of(text: str, paths: Collection[DocumentPath]) -> dict[DocumentPath, int]:
    """Return the lines of `paths`; what the text lacks gets the line of what would hold it."""
    wanted = {path[:depth] for path in paths for depth in range(len(path) + 1)}
    found: dict[DocumentPath, int] = {}
    for path, line in values(text):
        if path in wanted and path not in found:
            found[path] = line
    nearest = {}
    for path in paths:
        depth = next((n for n in range(len(path), -1, -1) if path[:n] in found), None)
        if depth is not None:
            nearest[path] = found[path[:depth]]
    return nearest


def repeated_key(text: str) -> tuple[DocumentPath, int] | None:
    """Return the first key that an object has twice, with the line of its second place."""
    seen = set()
    for path, line in values(text):
        if path in seen:
            return path, line
        seen.add(path)
    return None


def values(text: str) -> Iterator[tuple[DocumentPath, int]]:
    """Yield the path of every value of a valid JSON text, in order, with the line of its start."""
    path: list[str | int] = []
    kinds: list[str] = []
    line, counted = 1, 0
    expect_key = False
    for token in _TOKEN.finditer(text):
        word = token.group()
        line += text.count("\n", counted, token.start())
        counted = token.start()
        if word in "}]":
            kinds.pop()
            path.pop()
            expect_key = False
        elif word == ",":
            if kinds[-1] == "[":
                path[-1] = int(path[-1]) + 1
            expect_key = kinds[-1] == "{"
        elif word == ":":
            expect_key = False
        elif expect_key:
            path[-1] = json.loads(word)
        else:
            yield tuple(path), line
            if word in "{[":
                kinds.append(word)
                path.append("" if word == "{" else 0)
                expect_key = word == "{"
