"""Wordings by key, in the languages that have a file."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from trackwright.schema.errors import UnknownNameError

_FOLDER = Path(__file__).parent

Wording = str | Mapping[str, str]
"""A template, or its forms `one` and `other`."""


@dataclass(frozen=True)
class Words:
    """The wordings of one language.

    Attributes:
        language: The language.
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
            wording = wording["one" if abs(count) in self.ones else "other"]
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


def nearest_language(language: str) -> str:
    """Return `language` if rulebooks support it, otherwise English."""
    base = language.split("-")[0]
    return base if base in languages() else "en"


def languages() -> tuple[str, ...]:
    """Return the supported languages of rulebooks."""
    return tuple(sorted(path.stem for path in _FOLDER.glob("*.toml")))


def words_in(language: str) -> Words:
    """Return the rulebook's wordings of `language`."""
    if language not in languages():
        raise UnknownNameError("rulebook language", language, languages())
    return read_words(_FOLDER, language)


@cache
def read_words(folder: Path, language: str) -> Words:
    """Return the wordings that a folder has in `language`."""
    data = tomllib.loads((folder / f"{language}.toml").read_text(encoding="utf-8"))
    ones = frozenset(data.pop("one"))
    return Words(language, ones, dict(_flat(data)))


def _flat(data: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Wording]]:
    for key, value in data.items():
        if isinstance(value, str):
            yield prefix + key, _unbroken(value)
        elif value.keys() == {"one", "other"}:
            yield prefix + key, {form: _unbroken(text) for form, text in value.items()}
        else:
            yield from _flat(value, f"{prefix}{key}.")


def _unbroken(text: str) -> str:
    """Replace spaces before French punctuation with no-break spaces; files use plain ones."""
    return re.sub(r" (?=[:;!?»])|(?<=«) ", "\N{NO-BREAK SPACE}", text)
