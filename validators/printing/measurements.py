"""Edits of a board's physical measures, and how sentences speak of them."""

from typing import Any

from trackwright.schema.board import Board
from trackwright.schema.geometry import Size
from trackwright.schema.sentences import Sentence, say
from trackwright.validators.check import Fix

LOWEST_CAPITALS = 1.5
"""Millimetres: capitals of 6-point type, the smallest that is read without effort."""


def profile_fix(title: Sentence, **fields: Any) -> Fix:
    """Return a fix that changes measures of the board's profile."""

    def edit(board: Board) -> Board:
        return board.changed(profile=board.profile.changed(**fields))

    return Fix(title, edit, safe=False)


def sides(size: Size) -> Sentence:
    """Return a size as `44 × 68`."""
    return say("{width:g} × {height:g}", width=size.width, height=size.height)
