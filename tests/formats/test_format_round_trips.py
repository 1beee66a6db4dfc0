"""What a format says it holds comes back: exported and imported, on every board."""

from collections.abc import Callable

import pytest
from builders import a_board
from format_round_trip import held_values, there_and_back
from hypothesis import given, settings
from sample_board import sample_board, with_odd_names
from strategies import whole_boards

from trackwright.formats.catalogue import FORMATS
from trackwright.formats.format import FileFormat
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


def assert_all_held_comes_back(known: FileFormat, board: Board, language: str = "en") -> Board:
    """Compare field by field, so that a failure names the field and not the whole board."""
    imported = there_and_back(known, board, language)
    assert imported.refused == ()
    before = held_values(known.capabilities, board, language)
    after = held_values(known.capabilities, imported.board, language)
    for name in {**before, **after}:
        assert after.get(name) == before.get(name), f"{known.name}: {name}"
    return imported.board


@every_format
@pytest.mark.parametrize("board", BOARDS)
def test_what_a_format_holds_comes_back(known: FileFormat, board: str) -> None:
    assert_all_held_comes_back(known, BOARDS[board]())


@every_format
def test_what_a_format_holds_comes_back_in_another_language(known: FileFormat) -> None:
    assert_all_held_comes_back(known, sample_board(), "fr")


@settings(max_examples=50, deadline=None)
@given(board=whole_boards)
def test_what_formats_hold_of_any_board_comes_back(board: Board) -> None:
    for known in READABLE:  # one board for all: to make one takes longer than to write and read it
        after = assert_all_held_comes_back(known, board)
        if known.capabilities.unknown:
            assert after == board, known.name
