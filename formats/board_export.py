"""Writing exports: one file, or a folder of files."""

from pathlib import Path

from trackwright.formats.capabilities import Loss, losses
from trackwright.formats.format import Export, FileFormat, Files
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.writing import write_files


def default_file_name(known: FileFormat, board: Board) -> str:
    """Return the default name of an export's file or folder."""
    return f"{board.id}{known.ending or '-' + known.name}"


def export_losses(known: FileFormat, export: Export) -> tuple[Loss, ...]:
    """Return the losses of an export."""
    return losses(known.capabilities, export.board, export.ruleset, export.language)


def write_export(known: FileFormat, files: Files, target: Path, *, in_folder: bool = False) -> Path:
    """Write the files of a format: its one file as `target`, several into that folder.

    One file goes into `target`, too, if that is a folder or `in_folder` says that it shall be.
    """
    if known.ending and not in_folder and not target.is_dir():
        (data,) = files.values()
        write_files({target: data})
        return target
    try:
        target.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TrackwrightError(
            f"the folder {target} cannot be made: {error.strerror}; name another one"
        ) from None
    write_files({target / name: data for name, data in files.items()})
    return target
