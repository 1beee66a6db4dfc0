"""Tables of English wordings by key, for pages that are written in several languages."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from trackwright.schema.sentences import Sentence
from trackwright.schema.translation import translated

TABLE = "wordings.toml"
"""The name of such a table, wherever it lies."""

_ONE = "one"
_ONES = {"fr": frozenset({0, 1})}
"""The numbers that take the form `one`, where that is not only 1."""

Wording = str | Mapping[str, str]
"""A template, or its forms `one` and `other`."""


@dataclass(frozen=True)
class Words:
    """The wordings of a table in one language.

    Attributes:
        ones: The numbers that take the form `one`.
        wordings: The templates by their keys.
    """

    language: str
    ones: frozenset[int]
    wordings: Mapping[str, Wording]

    def say(self, key: str, count: int = 0, **values: str) -> str:
        """Return the wording `key` with `values` filled in, in the form that fits `count`."""
        wording = self.wordings[key]
        if not isinstance(wording, str):
            wording = wording[_ONE if abs(count) in self.ones else "other"]
        return wording.format(n=self.number(count), **values)

    def number(self, value: int) -> str:
        """Return `value` in digits, with a real minus sign."""
        return str(value).replace("-", "−")

    def all_of(self, items: Sequence[str]) -> str:
        """Return "a, b and c"."""
        return self._listed(items, "list.and")

    def one_of(self, items: Sequence[str]) -> str:
        """Return "a, b or c"."""
        return self._listed(items, "list.or")

    def _listed(self, items: Sequence[str], key: str) -> str:
        if not items:
            return ""
        *most, last = items
        if not most:
            return last
        text = most[0]
        for item in most[1:]:
            text = self.say("list.comma", most=text, last=item)
        return self.say(key, most=text, last=last)


@cache
def wordings_of(folder: Path, language: str) -> Words:
    """Return the table of a folder in a language that there is a catalogue of."""
    wordings: dict[str, Wording] = {}
    forms: dict[str, dict[str, str]] = {}
    for key, said in sentences_in(folder / TABLE):
        name, _, form = key.rpartition(".")
        if form in (_ONE, "other"):
            forms.setdefault(name, {})[form] = translated(said, language)
        else:
            wordings[key] = translated(said, language)
    return Words(language, _ONES.get(language, frozenset({1})), wordings | forms)


def sentences_in(table: Path) -> Iterator[tuple[str, Sentence]]:
    """Yield the templates of a table by their keys, which are their contexts, too."""
    data = tomllib.loads(table.read_text(encoding="utf-8"))
    return ((key, Sentence(text, {}, key)) for key, text in _flat(data))


def _flat(data: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, str]]:
    for key, value in data.items():
        if isinstance(value, str):
            yield prefix + key, value
        else:
            yield from _flat(value, f"{prefix}{key}.")
