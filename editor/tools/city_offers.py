"""Towns that a half-typed name may mean, those on the board first."""

from trackwright.editor.edits.cities import true_place
from trackwright.layout.gazetteer import Place, complete, suggest
from trackwright.schema.board import Board

MANY = 60
"""How many of the likeliest towns are looked at for some that lie on the board."""


def offers(typed: str, board: Board, limit: int = 8) -> tuple[Place, ...]:
    """Return towns whose name starts as typed, or nearly so if none does."""
    found = complete(typed, MANY) or suggest(typed, MANY)

    def rank(place: Place) -> tuple[bool, bool]:
        on_board = _is_on_board(place, board)
        # Among the few on the board, one by its main name is meant rather than a forgotten name.
        return not on_board, on_board and place.name != place.main_name

    return tuple(sorted(found, key=rank)[:limit])


def _is_on_board(place: Place, board: Board) -> bool:
    there = true_place(board, place.location)
    return there is not None and there.is_on_board
