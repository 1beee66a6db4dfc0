"""Formats in tests: boards sent there and back, and files as another program left them."""

from pathlib import Path

from builders import a_board
from sample_board import sample_board, with_odd_names

from trackwright.formats.capabilities import held_values
from trackwright.formats.format import Export, FileFormat, ImportResult, ImportSource
from trackwright.maps import board_names, open_board
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


def assert_all_held_comes_back(known: FileFormat, board: Board, language: str = "en") -> None:
    imported = there_and_back(known, board, language)
    assert imported.refused == ()
    before = held_values(known.capabilities, board, language)
    after = held_values(known.capabilities, imported.board, language)
    for name in {**before, **after}:
        assert after.get(name) == before.get(name), name


BOARDS = (*board_names(), "sample", "odd names", "empty")
"""Boards of all kinds: the shipped ones, a small one, one with odd names, and none at all."""


def board_called(name: str) -> Board:
    if name in board_names():
        return open_board(name).document
    if name == "empty":
        return a_board().build()
    return sample_board() if name == "sample" else with_odd_names(sample_board())
