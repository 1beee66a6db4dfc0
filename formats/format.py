"""What a format is: writing boards for other programs, and reading them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from trackwright.formats.capabilities import Capabilities
from trackwright.formats.city_placement import NO_HINTS, PlaceHints
from trackwright.layout.board import Layout, lay_out
from trackwright.schema.board import Board
from trackwright.schema.errors import UnreadableFileError, sentence_of
from trackwright.schema.files.parsing import decode
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import Sentence, say

Files = Mapping[str, bytes]
"""Files by their names, relative to the folder that they are written into or read from."""


@dataclass(frozen=True)
class Export:
    """A board to export, with its merged ruleset if it has one.

    `folder` is that of the board's file, where its picture is; None without a file.
    """

    board: Board
    ruleset: Ruleset | None = None
    language: str = "en"
    folder: Path | None = None

    @cached_property
    def layout(self) -> Layout:
        """The board laid out, as it is drawn."""
        return lay_out(self.board, self.language)


@dataclass(frozen=True)
class ImportSource:
    """Files to import: one, or those of a folder; `source` is the path that errors name.

    `hints` say where places lie whose coordinates the files do not have.
    """

    source: str
    files: Files
    language: str = "en"
    hints: PlaceHints = NO_HINTS

    @property
    def text(self) -> str:
        """The text of its one file."""
        if len(self.files) != 1:
            raise UnreadableFileError(
                say("{source}: name one file, not {n}", source=self.source, n=len(self.files))
            )
        (data,) = self.files.values()
        return decode(data, self.source)


@dataclass(frozen=True)
class Refusal:
    """Something that could not be imported: where it is, and what is wrong with it."""

    where: str
    why: Sentence

    @classmethod
    def of_error(cls, where: str, why: Exception) -> "Refusal":
        """Return a refusal whose reason is a whole sentence."""
        words = sentence_of(why)
        return cls(where, words if words.endswith(("?", ".")) else say("{words}.", words=words))

    @property
    def sentence(self) -> Sentence:
        """Where it is, and what is wrong there."""
        return say("{where}: {message}", where=self.where, message=self.why)


@dataclass(frozen=True)
class ImportResult:
    """An imported board, what was refused, and the assumptions that were made, a sentence each."""

    board: Board
    refused: tuple[Refusal, ...] = ()
    notes: tuple[Sentence, ...] = ()


@dataclass(frozen=True)
class FileFormat:
    """A file format of another program.

    `ending` has the dot; it is empty if the format is a folder of files, of which those with one of
    `endings_inside` can be read alone. `read` is None if it cannot be read back.
    """

    name: str
    title: Sentence
    readers: Sentence
    ending: str
    capabilities: Capabilities
    write: Callable[[Export], Files]
    read: Callable[[ImportSource], ImportResult] | None = None
    endings_inside: tuple[str, ...] = ()
