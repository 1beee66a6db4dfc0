"""What checks, models and formats say in English, told in the language of the interface."""

from string import Formatter
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale

from trackwright.editor.language import spoken_now
from trackwright.editor.words import color_word
from trackwright.schema.colors import CardColor, RouteColor
from trackwright.schema.sentences import Name, Sentence
from trackwright.schema.text import printable, text_in

SENTENCE = "Sentence"
"""The context of these words among the translations; `make translations` collects them."""


def told(words: str) -> str:
    """Return words of the other rooms in the language of the interface."""
    if not isinstance(words, Sentence):
        return QCoreApplication.translate(SENTENCE, words)
    if not words:
        return ""
    return _FILLER.vformat(QCoreApplication.translate(SENTENCE, words.template), (), words.values)


class _Filler(Formatter):
    """Fills values in as the language of the interface writes them."""

    def format_field(self, value: Any, format_spec: str) -> str:  # as Formatter has it
        match value:
            case Sentence():
                return told(value)
            case Name():
                return printable(text_in(value.text, spoken_now())) or value
            case RouteColor() | CardColor():
                return color_word(RouteColor(value))
            case float():
                return format(value, format_spec).replace(".", QLocale().decimalPoint())
        return format(value, format_spec)


_FILLER = _Filler()
