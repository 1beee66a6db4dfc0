"""All formats there are."""

from trackwright.formats.format import FileFormat
from trackwright.schema.errors import UnknownNameError

FORMATS: tuple[FileFormat, ...] = ()


def format_called(name: str) -> FileFormat:
    """Return the format of that name."""
    for known in FORMATS:
        if known.name == name:
            return known
    raise UnknownNameError("format", name, (known.name for known in FORMATS))
