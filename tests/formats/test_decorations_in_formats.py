"""What becomes of decorations in other formats."""

import os
from typing import Any

import pytest
from builders import a_board
from format_round_trip import there_and_back

from trackwright.formats.capabilities import losses
from trackwright.formats.catalogue import FORMATS, format_called
from trackwright.formats.format import Export, FileFormat
from trackwright.schema.board import Board

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

DECORATIONS: list[dict[str, Any]] = [
    {
        "id": "desert",
        "kind": "area",
        "name": {"en": "Desert", "fr": "Désert"},
        "borders": [{"outer": [[10, 10], [60, 10], [60, 60]]}],
    },
    {"id": "palm", "kind": "ornament", "ornament": "palm", "position": [90, 90], "seed": 3},
    {"id": "sea", "kind": "text", "text": "Sea <&>", "position": [120, 40], "style": "sea"},
    {"id": "logo", "kind": "picture", "picture": "logo.png", "position": [30, 120]},
]


def a_decorated_board() -> Board:
    return a_board().with_route("oslo", "bergen").build().changed(decorations=DECORATIONS)


def fields_lost(known: FileFormat, board: Board) -> set[str]:
    return {loss.field for loss in losses(known.capabilities, board, None, "en")}


@pytest.mark.parametrize("known", FORMATS, ids=lambda known: known.name)
def test_decorations_are_kept_or_told_to_be_lost(known: FileFormat) -> None:
    board = a_decorated_board()
    assert known.write(Export(board))
    if known.read is not None and "decorations" not in fields_lost(known, board):
        assert there_and_back(known, board).board.decorations == board.decorations


@pytest.mark.parametrize("name", ["geojson"])
def test_a_format_for_whole_boards_keeps_decorations(name: str) -> None:
    assert "decorations" not in fields_lost(format_called(name), a_decorated_board())


def test_an_engine_is_told_that_it_gets_no_decorations() -> None:
    assert "decorations" in fields_lost(format_called("engine"), a_decorated_board())


def test_the_page_shows_decorations() -> None:
    known = format_called("html")
    (page,) = known.write(Export(a_decorated_board())).values()
    for name in ("desert", "palm", "sea", "logo"):
        assert f'id="decoration-{name}"'.encode() in page
    assert b"Sea &lt;&amp;&gt;" in page
    assert "decorations" not in fields_lost(known, a_decorated_board())
