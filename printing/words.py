"""The words on sheets and cards, in a language that there are words in."""

from pathlib import Path

from trackwright.rulebook import nearest_language
from trackwright.rulebook.words import Words, read_words


def print_words(language: str) -> Words:
    """Return the words for readers of `language`: English for those that have none."""
    return read_words(Path(__file__).parent, nearest_language(language))
