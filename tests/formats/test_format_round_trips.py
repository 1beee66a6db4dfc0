"""What a format says it holds comes back: exported and imported, on every board."""

from collections.abc import Callable
from typing import Any

import pytest
from builders import a_board
from hypothesis import given, settings
from sample_board import sample_board, with_odd_names
from strategies import whole_boards

from trackwright.formats.capabilities import held_values
from trackwright.formats.catalogue import FORMATS
from trackwright.formats.format import Export, FileFormat, ImportResult, ImportSource
from trackwright.maps import board_names, open_board
from trackwright.schema.board import Board

READABLE = [known for known in FORMATS if known.read is not None]
every_format = pytest.mark.parametrize("known", READABLE, ids=lambda known: known.name)

BOARDS: dict[str, Callable[[], Board]] = {
    **{name: lambda name=name: open_board(name).document for name in board_names()},
    "sample": sample_board,
    "odd names": lambda: with_odd_names(sample_board()),
    "empty": lambda: a_board().build(),
}


def there_and_back(known: FileFormat, board: Board, language: str = "en") -> ImportResult:
    assert known.read is not None
    files = known.write(Export(board, language=language))
    return known.read(ImportSource(f"{board.id}{known.ending}", files, language))


def assert_same(actual: dict[str, Any], expected: dict[str, Any], format_name: str) -> None:
    """Compare field by field, so that a failure names the field and not the whole board."""
    for name in {**expected, **actual}:
        assert actual.get(name) == expected.get(name), f"{format_name}: {name}"


@every_format
@pytest.mark.parametrize("board", BOARDS)
def test_what_a_format_holds_comes_back(known: FileFormat, board: str) -> None:
    before = BOARDS[board]()
    imported = there_and_back(known, before)
    assert imported.refused == ()
    expected = held_values(known.capabilities, before, "en")
    assert_same(held_values(known.capabilities, imported.board, "en"), expected, known.name)


@every_format
def test_what_a_format_holds_comes_back_in_another_language(known: FileFormat) -> None:
    before = sample_board()
    after = there_and_back(known, before, "fr").board
    assert_same(
        held_values(known.capabilities, after, "fr"),
        held_values(known.capabilities, before, "fr"),
        known.name,
    )


@settings(max_examples=50, deadline=None)
@given(board=whole_boards)
def test_what_formats_hold_of_any_board_comes_back(board: Board) -> None:
    for known in READABLE:  # one board for all: to make one takes longer than to write and read it
        after = there_and_back(known, board).board
        assert_same(
            held_values(known.capabilities, after, "en"),
            held_values(known.capabilities, board, "en"),
            known.name,
        )
        if known.capabilities.unknown:
            assert after == board, known.name
