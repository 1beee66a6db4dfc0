"""Text that people read, in one language or several, and how names are compared."""

from collections.abc import Mapping
from typing import Annotated
from unicodedata import category, normalize

from pydantic import Discriminator, Field
from pydantic import Tag as UnionTag

from trackwright.schema.base import Language, Prose

LONGEST_LINE = 200

_BREAKS = {"Cc", "Zl", "Zp"}
_UNPRINTABLE = {"Cs", "Cn"}

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

    `pt-BR` falls back to `pt`, then to any other `pt-…`, then to English, then to the first given.
    """
    if isinstance(text, str):
        return text
    base = language.split("-")[0]
    relatives = (other for other in text if other.split("-")[0] == base)
    for choice in (language, base, *relatives, "en"):
        if choice in text:
            return text[choice]
    return next(iter(text.values()))


def printable(text: str, longest: int = LONGEST_LINE) -> str:
    """Return `text` on one line, without what no screen, font or file format can show.

    What is longer than `longest`, by default longer than any name, is cut off.
    """
    line = " ".join(_shown(normalize("NFC", text)).split())
    return line if len(line) <= longest else line[: longest - 1] + "…"


def _shown(text: str) -> str:
    """Return `text` with spaces for breaks, and without what cannot be shown."""
    if text.isprintable():  # nearly always: looking at each letter takes ten times as long
        return text
    kept = (letter for letter in text if category(letter) not in _UNPRINTABLE)
    return "".join(" " if category(letter) in _BREAKS else letter for letter in kept)


_LETTERS = {
    "æ": "ae",
    "ð": "d",
    "đ": "d",
    "ħ": "h",
    "ı": "i",
    "ł": "l",
    "ŋ": "n",
    "ø": "o",
    "œ": "oe",
    "ŧ": "t",
    "þ": "th",
    "ə": "e",
}
"""Letters that Unicode does not take apart into one with an accent, but people do."""

APOSTROPHES = "'`´’‘ʻʼʹ"

_TABLE = str.maketrans({**_LETTERS, **dict.fromkeys(APOSTROPHES, "")})


def folded(name: str) -> str:
    """Return what the spellings of a name have in common: `Łódź`, `ŁÓDŹ` and `Lodz` are one."""
    plain = normalize("NFKD", name.casefold().translate(_TABLE))
    letters = [
        " " if not letter.isalnum() else letter for letter in plain if category(letter) != "Mn"
    ]
    return " ".join("".join(letters).split())


def in_brief(text: str, most: int = 60) -> str:
    """Return `text`, cut short if it is long, with line breaks and the like as escapes."""
    short = f"{text[:most]}…" if len(text) > most else text
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in short)
