"""What tells print-outs of different versions of a board apart."""

from dataclasses import dataclass
from hashlib import sha256

from trackwright.rulebook.words import Words
from trackwright.schema.board import Board
from trackwright.schema.files.formatting import board_text
from trackwright.schema.text import printable, text_in

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


def stamp_of(board: Board, language: str) -> Stamp:
    """Return the stamp of a board."""
    digest = sha256(board_text(board).encode("utf-8", "surrogatepass")).hexdigest()[:DIGITS]
    title = printable(text_in(board.meta.title, language)) or board.id
    return Stamp(title, printable(board.meta.version, longest=30), digest)
