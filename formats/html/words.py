"""What the page says, in the languages that there are words for."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType

Words = Mapping[str, str | Sequence[str]]
"""Wordings by key; a pair is the form for one and that for several."""


def words_in(language: str) -> tuple[str, Words]:
    """Return the words in a language, or in English, and which language that is."""
    known = _all_words()
    base = language.split("-")[0]
    found = base if base in known else "en"
    return found, known[found]


@cache
def _all_words() -> Mapping[str, Words]:
    text = Path(__file__).with_name("words.toml").read_text(encoding="utf-8")
    return MappingProxyType(tomllib.loads(text))
