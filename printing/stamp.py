"""The stamp that identifies a board's version, and what every printed page needs."""

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from trackwright.printing.settings import Settings
from trackwright.schema.board import Board
from trackwright.schema.files.formatting import board_text
from trackwright.schema.text import printable, text_in
from trackwright.schema.translation import nearest_language
from trackwright.schema.wordings import Words, wordings_of

DIGITS = 7


@dataclass(frozen=True)
class Stamp:
    """A board's title, its version, and a short hash that changes with any change to it."""

    title: str
    version: str
    digest: str

    def line(self, words: Words) -> str:
        """Return it on one line."""
        return " · ".join(part for part in (self.title, self.edition(words)) if part)

    def edition(self, words: Words) -> str:
        """Return it without the title."""
        version = words.say("stamp.version", version=self.version) if self.version else ""
        return " · ".join(part for part in (version, self.digest) if part)


@dataclass(frozen=True)
class Imprint:
    """What every page needs: settings, stamp and wordings."""

    settings: Settings
    stamp: Stamp
    words: Words

    @property
    def line(self) -> str:
        """The stamp and the day, as they stand at the foot of a page."""
        return f"{self.stamp.line(self.words)} · {self.settings.day.isoformat()}"

    @property
    def edition(self) -> str:
        """The stamp without the title."""
        return self.stamp.edition(self.words)


def imprint_of(board: Board, settings: Settings) -> Imprint:
    """Return what every page of a board needs."""
    language = settings.language
    return Imprint(settings, stamp_of(board, language), print_words(language))


def stamp_of(board: Board, language: str) -> Stamp:
    """Return the stamp of a board."""
    digest = sha256(board_text(board).encode("utf-8", "surrogatepass")).hexdigest()[:DIGITS]
    title = printable(text_in(board.meta.title, language)) or board.id
    return Stamp(title, printable(board.meta.version, longest=30), digest)


def print_words(language: str) -> Words:
    """Return the words for readers of `language`: English for those that have none."""
    return wordings_of(Path(__file__).parent, nearest_language(language))
