"""Folders that commands fill: made before the work, so that nothing is done in vain."""

from pathlib import Path

from trackwright.cli.output import require_folder
from trackwright.schema.errors import UnwritableFileError


def make_folder(folder: Path | None, option: str, what: str) -> None:
    """Make the folder that an option names, if it does, and refuse one that cannot be filled."""
    if folder is None:
        return
    require_folder(folder, what, option)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise UnwritableFileError(f"{option} {folder} is a file; name a folder") from None
    except OSError as error:
        raise UnwritableFileError(
            f"the folder {option} {folder} cannot be made: {error.strerror}; name another one"
        ) from error
