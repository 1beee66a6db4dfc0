"""Text that people read, in one language or several."""

from collections.abc import Mapping
from typing import Annotated

from pydantic import Discriminator, Field
from pydantic import Tag as UnionTag

from trackwright.schema.base import Language, Prose

Translations = Annotated[Mapping[Language, Prose], Field(min_length=1, max_length=200)]


def _form(value: object) -> str:
    return "translations" if isinstance(value, Mapping) else "text"


Text = Annotated[
    Annotated[Prose, UnionTag("text")] | Annotated[Translations, UnionTag("translations")],
    Discriminator(_form),
]
"""One string for every language, or one per language: `{"en": "Norway", "fr": "Norvège"}`."""


def text_in(text: str | Mapping[str, str], language: str) -> str:
    """Return `text` in `language`, or in the nearest language that it has.

    `pt-BR` falls back to `pt`, then to English, then to the first language given.
    """
    if isinstance(text, str):
        return text
    for choice in (language, language.split("-")[0], "en"):
        if choice in text:
            return text[choice]
    return next(iter(text.values()))
