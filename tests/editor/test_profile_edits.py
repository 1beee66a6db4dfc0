"""Edits of a board's measures: presets set what they are about, and nothing else."""

import pytest
from builders import a_board

from trackwright.editor.document.edits.whole_board import preset_of, with_cards, with_measures
from trackwright.schema.board import Board
from trackwright.schema.profile import CARDS, PROFILES, Profile


def a_folded_board() -> Board:
    profile = {
        "panels": {"columns": 4, "rows": 1},
        "score_border": 12,
        "card": {"width": 56, "height": 87},
        "glitter": True,
    }
    return a_board(profile=profile).with_route("oslo", "bergen", length=4).build()


@pytest.mark.parametrize("name", PROFILES)
def test_a_preset_sets_trains_spaces_and_distances(name: str) -> None:
    changed = with_measures(a_folded_board(), PROFILES[name]).profile
    assert changed.train == PROFILES[name].train
    assert changed.space == PROFILES[name].space
    assert changed.gap == PROFILES[name].gap
    assert changed.end_gap == PROFILES[name].end_gap
    assert changed.track_distance == PROFILES[name].track_distance
    assert preset_of(changed) == name


def test_a_preset_leaves_folds_score_track_cards_and_unknown_fields_alone() -> None:
    before = a_folded_board()
    after = with_measures(before, PROFILES["compact"]).profile
    assert after.panels == before.profile.panels
    assert after.score_border == 12
    assert after.card == before.profile.card
    assert after.model_extra == {"glitter": True}


def test_measures_that_the_board_has_already_give_the_very_same_board() -> None:
    board = a_folded_board()
    assert with_measures(board, PROFILES["standard"]) is board
    assert with_cards(board, CARDS["american"]) is board


def test_measures_of_ones_own_are_no_preset() -> None:
    board = with_measures(a_folded_board(), Profile(gap=2.0))
    assert board.profile.gap == 2.0
    assert preset_of(board.profile) is None


def test_cards_change_alone() -> None:
    board = a_folded_board()
    after = with_cards(board, CARDS["poker"])
    assert after.profile == board.profile.changed(card=CARDS["poker"])
    assert after.routes is board.routes
