"""Exporting and importing boards in the background, which also loads the formats there."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from trackwright.editor.export.commands import ExportChoice
from trackwright.formats.board_export import export_losses, write_export
from trackwright.formats.board_import import read_source, source_at
from trackwright.formats.capabilities import Loss
from trackwright.formats.catalogue import FORMATS, format_called
from trackwright.formats.format import Export, FileFormat, ImportResult
from trackwright.maps import ruleset_of
from trackwright.schema.board import Board
from trackwright.schema.rules.ruleset import Ruleset


@dataclass(frozen=True)
class FormatLosses:
    """A format, and what this board loses in it."""

    format: FileFormat
    losses: tuple[Loss, ...]


@dataclass(frozen=True)
class ExportSource:
    """The board to export, and the folder of its file if it has one."""

    board: Board
    folder: Path | None

    def rules(self, ruleset: str) -> Ruleset | None:
        """Return the rules of an id; None for none."""
        return ruleset_of(self.board, self.folder or Path(), ruleset) if ruleset else None


def formats_with_losses(
    source: ExportSource, ruleset: str, language: str
) -> tuple[FormatLosses, ...]:
    """Return all formats, each with what the board loses in it."""
    export = Export(source.board, source.rules(ruleset), language, source.folder)
    return tuple(FormatLosses(known, export_losses(known, export)) for known in FORMATS)


def export_board(
    source: ExportSource, wanted: ExportChoice, is_cancelled: Callable[[], bool]
) -> Path | None:
    """Write a board in a format; return where to, or None if it was cancelled before."""
    known = format_called(wanted.format)
    export = Export(source.board, source.rules(wanted.ruleset), wanted.language, source.folder)
    files = known.write(export)
    if is_cancelled():
        return None
    return write_export(known, files, wanted.target)


def import_board(name: str, path: Path, language: str) -> ImportResult:
    """Read a board of a format."""
    return read_source(format_called(name), source_at(path, language))
