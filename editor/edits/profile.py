"""Edits of the measures of a board: its trains, spaces and cards."""

from collections.abc import Mapping

from trackwright.schema.board import Board
from trackwright.schema.geometry import Size
from trackwright.schema.profile import PROFILES, Profile

MEASURES = ("train", "space", "gap", "end_gap", "track_distance")
"""The fields of a profile that presets are about; folds, paper and the score track are not."""


def with_measures(board: Board, measures: Profile) -> Board:
    """Return the board with the trains, spaces and distances of a profile, such as a preset."""
    return _with(board, {name: getattr(measures, name) for name in MEASURES})


def with_cards(board: Board, card: Size) -> Board:
    """Return the board with cards of another size."""
    return _with(board, {"card": card})


def preset_of(profile: Profile) -> str | None:
    """Return the preset that a profile has the measures of, if it is one's."""
    own = [getattr(profile, name) for name in MEASURES]
    presets = PROFILES.items()
    return next((n for n, p in presets if [getattr(p, field) for field in MEASURES] == own), None)


def _with(board: Board, fields: Mapping[str, object]) -> Board:
    profile = board.profile.changed(**fields)
    return board if profile == board.profile else board.changed(profile=profile)
