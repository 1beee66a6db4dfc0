"""Reading boards from the files of other programs."""

from pathlib import Path

from trackwright.formats.catalogue import FORMATS
from trackwright.formats.city_placement import NO_HINTS, PlaceHints
from trackwright.formats.format import FileFormat, Files, ImportResult, ImportSource
from trackwright.schema.errors import TrackwrightError, UnreadableFileError
from trackwright.schema.files.parsing import read_bytes
from trackwright.schema.sentences import say

MOST_FILES = 100


def readable_formats() -> tuple[FileFormat, ...]:
    """Return the formats that can be read."""
    return tuple(known for known in FORMATS if known.read is not None)


def formats_for_path(source: Path) -> tuple[FileFormat, ...]:
    """Return the formats that match a path's name; all if none does."""
    ending = source.suffix.lower()
    readable = readable_formats()
    if ending:
        fitting = [f for f in readable if ending in (f.ending, *f.endings_inside)]
    else:
        fitting = [f for f in readable if not f.ending and source.is_dir()]
    return tuple(fitting) or readable


def source_at(source: Path, language: str, hints: PlaceHints = NO_HINTS) -> ImportSource:
    """Read a file, or the files of a folder."""
    return ImportSource(str(source), _files(source), language, hints)


def read_source(known: FileFormat, given: ImportSource) -> ImportResult:
    """Import a board from files of a format."""
    if known.read is None:
        raise TrackwrightError(say("{format} cannot be imported", format=known.name))
    return known.read(given)


def _files(source: Path) -> Files:
    if not source.is_dir():
        return {source.name: read_bytes(source)}
    try:
        paths = sorted(path for path in source.iterdir() if path.is_file())
    except OSError as error:
        raise UnreadableFileError(
            say("{source} cannot be read: {reason}", source=source, reason=error.strerror)
        ) from None
    if not paths:
        raise UnreadableFileError(say("there are no files in the folder {source}", source=source))
    if len(paths) > MOST_FILES:
        raise UnreadableFileError(
            say(
                "{source} has more than {most} files; name one of them",
                source=source,
                most=MOST_FILES,
            )
        )
    return {path.name: read_bytes(path) for path in paths}
