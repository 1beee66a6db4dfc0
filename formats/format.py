"""What a format is: writing boards for other programs, and reading them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from trackwright.formats.capabilities import Capabilities
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
    """A board to export.

    Attributes:
        board: The board.
        ruleset: The rules to go with it, merged; None if the board is made for none.
        language: The language of names where a format has only one.
        folder: Where the board's file lies, and so its picture; None if it has no file.
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
    """Files to import.

    Attributes:
        source: What errors call it: the file's or folder's path.
        files: Its files; one, or those of a folder.
        language: The language that names without one are in.
    """

    source: str
    files: Files
    language: str = "en"

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
    """Something that could not be imported.

    Attributes:
        where: The file and row, or the thing: `routes.csv, row 12`.
        why: What is wrong with it, and what is expected.
    """

    where: str
    why: Sentence

    @classmethod
    def told(cls, where: str, why: Exception) -> "Refusal":
        """Return a refusal whose reason is a whole sentence."""
        words = sentence_of(why)
        return cls(where, words if words.endswith(("?", ".")) else say("{words}.", words=words))

    @property
    def sentence(self) -> Sentence:
        """Where it is, and what is wrong there."""
        return say("{where}: {message}", where=self.where, message=self.why)


@dataclass(frozen=True)
class ImportResult:
    """An imported board.

    Attributes:
        board: The board.
        refused: What could not be imported.
        notes: Assumptions that were made, a sentence each.
    """

    board: Board
    refused: tuple[Refusal, ...] = ()
    notes: tuple[Sentence, ...] = ()


@dataclass(frozen=True)
class FileFormat:
    """A file format of another program.

    Attributes:
        name: Its name in commands: `geojson`.
        title: A short description.
        readers: The programs that read it.
        ending: The extension of its one file, with the dot; empty if it is a folder of files.
        capabilities: What it can hold.
        write: Makes its files; one whose name is `board.id + ending`, or those of its folder.
        read: Makes a board of its files; None if it cannot be read back.
        endings_inside: How the names of files in its folder may end, each of which can be read
            alone; of a format that is a folder.
    """

    name: str
    title: Sentence
    readers: Sentence
    ending: str
    capabilities: Capabilities
    write: Callable[[Export], Files]
    read: Callable[[ImportSource], ImportResult] | None = None
    endings_inside: tuple[str, ...] = ()
