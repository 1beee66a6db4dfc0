"""Reading boards from the files of other programs."""

from pathlib import Path

from trackwright.formats.catalogue import FORMATS
from trackwright.formats.format import FileFormat, Files, Given, Imported
from trackwright.schema.errors import TrackwrightError, UnreadableFileError
from trackwright.schema.files.parsing import read_bytes

MOST_FILES = 100


def readable_formats() -> tuple[FileFormat, ...]:
    """Return the formats that can be read."""
    return tuple(known for known in FORMATS if known.read is not None)


def fitting_formats(source: Path) -> tuple[FileFormat, ...]:
    """Return the formats that a file may be of, by how its name ends; all if that tells nothing."""
    ending = source.suffix.lower()
    readable = readable_formats()
    return tuple(known for known in readable if known.ending == ending and ending) or readable


def given_at(source: Path, language: str) -> Given:
    """Return what there is to read in a file, or in the files of a folder."""
    return Given(str(source), _files(source), language)


def read_as(known: FileFormat, given: Given) -> Imported:
    """Read a board of a format."""
    if known.read is None:
        raise TrackwrightError(f"{known.name} cannot be imported")
    return known.read(given)


def _files(source: Path) -> Files:
    if not source.is_dir():
        return {source.name: read_bytes(source)}
    try:
        paths = sorted(path for path in source.iterdir() if path.is_file())
    except OSError as error:
        raise UnreadableFileError(f"{source} cannot be read: {error.strerror}") from None
    if not paths:
        raise UnreadableFileError(f"there are no files in the folder {source}")
    if len(paths) > MOST_FILES:
        raise UnreadableFileError(f"{source} has more than {MOST_FILES} files; name one of them")
    return {path.name: read_bytes(path) for path in paths}
