"""The wordings of rulebooks, in one of the languages that there is a catalogue of."""

from pathlib import Path

from trackwright.schema.errors import UnknownNameError
from trackwright.schema.translation import translated_languages
from trackwright.schema.wordings import Words, wordings_of


def words_in(language: str) -> Words:
    """Return the rulebook's wordings of `language`."""
    if language not in translated_languages():
        raise UnknownNameError("rulebook language", language, translated_languages())
    return wordings_of(Path(__file__).parent, language)
