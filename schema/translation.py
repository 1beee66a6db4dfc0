"""Sentences in the language of the interface, or in any other that there is a catalogue of."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

from trackwright.schema.colors import CardColor, RouteColor
from trackwright.schema.sentences import Name, Sentence
from trackwright.schema.text import printable, text_in

SOURCE = "en"
"""The language of the words in the code."""

FOLDER = Path(__file__).parent / "translations"
"""One catalogue for each other language: its words by the English ones."""

_DECIMAL_POINTS = {"fr": ","}


def tr(words: str, /, **values: object) -> str:
    """Return words in the language of the interface, with values filled in if there are any."""
    if values:
        words = Sentence(words, values, words.context if isinstance(words, Sentence) else "")
    return _interface.tell(words)


def translated(words: str, language: str) -> str:
    """Return words in a language, or in English if there is no catalogue of it."""
    return _speaker(language).tell(words)


def interface_language() -> str:
    """Return the language of the interface."""
    return _interface.language


def set_interface_language(language: str, decimal_point: str = "") -> None:
    """Choose the language of the interface, and how it writes decimals if not as usual."""
    global _interface  # as the default QLocale, which is one for all windows, too
    _interface = _Speaker(language, decimal_point) if decimal_point else _speaker(language)


@cache
def translated_languages() -> tuple[str, ...]:
    """Return the languages that everything can be said in."""
    return tuple(sorted((SOURCE, *(path.stem for path in FOLDER.glob("*.json")))))


def nearest_language(language: str) -> str:
    """Return the language that a reader of `language` is served in: that, or English."""
    base = language.split("-")[0]
    return base if base in translated_languages() else SOURCE


def entry(words: str, context: str = "") -> str:
    """Return where a catalogue has words that it translates for one context only."""
    return f"{context}|{words}" if context else words


@cache
def catalogue(language: str) -> Mapping[str, str]:
    """Return the translations into a language; English has none."""
    file = FOLDER / f"{language}.json"
    if language not in translated_languages() or language == SOURCE:
        return {}
    words: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return words


class _Speaker(Formatter):
    """Says sentences in a language, and writes what fills them as that language does."""

    def __init__(self, language: str, decimal_point: str = "") -> None:
        super().__init__()
        self.language = language
        self._decimal_point = decimal_point or _DECIMAL_POINTS.get(language, ".")

    def tell(self, words: str) -> str:
        """Return words in the language."""
        if not isinstance(words, Sentence):
            return catalogue(self.language).get(words, words)
        template = self._template(words)
        return self.vformat(template, (), words.values) if words.values else template

    def format_field(self, value: Any, format_spec: str) -> str:  # as Formatter has it
        match value:
            case Sentence() | RouteColor() | CardColor():
                return self.tell(value)
            case Name():
                return printable(text_in(value.text, self.language)) or value
            case float():
                return format(value, format_spec).replace(".", self._decimal_point)
        return format(value, format_spec)

    def _template(self, words: Sentence) -> str:
        known = catalogue(self.language)
        general = known.get(words.template, words.template)
        return known.get(entry(words.template, words.context), general)


_speaker = cache(_Speaker)
_interface = _speaker(SOURCE)
