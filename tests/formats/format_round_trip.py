"""Formats in tests: boards sent there and back, and files as another program left them."""

from pathlib import Path
from typing import Any

from trackwright.formats.capabilities import Capabilities
from trackwright.formats.fields import group_of, stated_values
from trackwright.formats.format import Export, FileFormat, ImportResult, ImportSource
from trackwright.schema.base import Model
from trackwright.schema.board import Board

SAMPLES = Path(__file__).parents[1] / "data" / "imports"


def there_and_back(known: FileFormat, board: Board, language: str = "en") -> ImportResult:
    """Write a board in a format, and read that."""
    return read(known, dict(known.write(Export(board, language=language))), language=language)


def read(
    known: FileFormat, files: dict[str, bytes], source: str = "my_board", language: str = "en"
) -> ImportResult:
    assert known.read is not None
    return known.read(ImportSource(source, files, language))


def read_sample(known: FileFormat, name: str, language: str = "en") -> ImportResult:
    """Read a file, or a folder of files, of those that people might have."""
    path = SAMPLES / name
    paths = sorted(path.iterdir()) if path.is_dir() else [path]
    return read(known, {each.name: each.read_bytes() for each in paths}, name, language)


def held_values(
    capabilities: Capabilities, board: Board, language: str
) -> dict[str, tuple[Any, ...]]:
    """Return the values that a format holds of a board, and that reading must return."""
    kept = {}
    for name, stated in stated_values(capabilities.simplified(board, language)).items():
        if not capabilities.board.isdisjoint((name, group_of(name))):
            part = capabilities.parts.get(name)
            values = [part.kept(v, language) if part else v for _, v in stated]
            known = values if capabilities.unknown else map(_known_of, values)
            kept[name] = tuple(value for value in known if value not in (None, ""))
    return {name: values for name, values in kept.items() if values}


def _known_of(value: Any) -> Any:
    """Return a value without unknown fields, at any depth."""
    if isinstance(value, Model):
        fields = {name: _known_of(getattr(value, name)) for name in type(value).model_fields}
        return type(value).model_construct(**fields)
    if type(value) is tuple:
        return tuple(map(_known_of, value))
    return value
