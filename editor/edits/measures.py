"""Edits of the physical measures."""

from trackwright.schema.board import Board
from trackwright.schema.profile import Profile


def with_measures(board: Board, profile: Profile) -> Board:
    """Return the board with the trains, spaces and cards of a profile.

    How it folds and is printed, and the width of its score track, are its own.
    """
    return board.changed(
        profile=profile.changed(
            panels=board.profile.panels,
            sheets=board.profile.sheets,
            score_border=board.profile.score_border,
        )
    )
