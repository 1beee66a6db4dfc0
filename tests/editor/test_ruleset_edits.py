"""Edits of a board's rulesets: which it is made for, and the difference that its own ones state."""

from itertools import product
from typing import Any

from builders import a_board

from trackwright.editor.document.edits.rulesets import (
    difference_from,
    inherited,
    own_ruleset,
    problems_of,
    reference_id,
    with_rules,
    with_ruleset,
    with_ruleset_at,
    with_ruleset_moved,
    with_value,
    without_ruleset,
)
from trackwright.maps.library import open_ruleset, ruleset_names, ruleset_path
from trackwright.schema.errors import DocumentPath
from trackwright.schema.files.reading import read_statements
from trackwright.schema.rules.ruleset import Json, RulesetFile, apply_difference


def find(name: str) -> RulesetFile:
    return read_statements(ruleset_path(name))


def changed(file: RulesetFile, path: DocumentPath, value: Any) -> RulesetFile:
    """Return a ruleset with one value set, which must be valid."""
    after, problems = with_rules(file, inherited(file, find), {path: value})
    assert problems == ()
    assert after is not None
    return after


MINE = RulesetFile(id="mine", extends="europe")


def test_rulesets_are_added_moved_replaced_and_removed() -> None:
    board = with_ruleset(with_ruleset(a_board().build(), "europe"), MINE)
    assert list(map(reference_id, board.rulesets)) == ["europe", "mine"]
    assert with_ruleset_moved(board, 1, 0).rulesets == (MINE, "europe")
    assert with_ruleset_at(board, 0, "poland").rulesets == ("poland", MINE)
    assert without_ruleset(board, 0).rulesets == (MINE,)


def test_an_own_ruleset_extends_the_named_one_under_an_id_that_is_free() -> None:
    board = a_board("island", meta={"title": ""}, rulesets=["europe"]).build()
    own = own_ruleset(board, "europe", taken={"island_rules"})
    assert own == RulesetFile(id="island_rules_2", extends="europe")


def test_an_own_ruleset_is_named_as_the_board_is() -> None:
    title = {"en": "South Africa", "fr": "Afrique du Sud"}
    board = a_board("cape", meta={"title": title, "languages": ["en", "fr"]}).build()
    assert own_ruleset(board, "europe", ()).statements["name"] == title


def test_a_copy_of_an_own_ruleset_states_the_same() -> None:
    board = a_board("island", rulesets=["europe"]).build()
    own = changed(MINE, ("players", "trains"), 30)
    copy = own_ruleset(board, own, ruleset_names())
    assert copy.statements == {**own.statements, "id": "island_rules"}


def test_only_the_difference_is_stated() -> None:
    after = changed(MINE, ("players", "trains"), 30)
    assert after.statements == {"id": "mine", "extends": "europe", "players": {"trains": 30}}


def test_what_is_set_back_to_the_base_is_not_stated() -> None:
    after = changed(changed(MINE, ("players", "trains"), 30), ("players", "trains"), 45)
    assert after == MINE


def test_a_group_is_taken_away_with_null_and_brought_back() -> None:
    without = changed(MINE, ("stations",), None)
    assert without.statements["stations"] is None
    assert changed(without, ("stations",), inherited(MINE, find)["stations"]) == MINE


def test_a_list_is_stated_whole() -> None:
    after = changed(MINE, ("tickets", "deals", 0, "cards"), 2)
    deals = after.statements["tickets"]["deals"]
    assert [deal["cards"] for deal in deals] == [2, 3]


def test_an_entry_of_a_table_is_set_and_removed() -> None:
    after = changed(
        changed(MINE, ("scoring", "lengths", "7"), 18), ("scoring", "lengths", "8"), None
    )
    assert after.statements["scoring"] == {"lengths": {"8": None, "7": 18}}


def test_other_groups_keep_what_they_state_word_for_word() -> None:
    wordy = RulesetFile.model_validate(
        {"id": "mine", "extends": "europe", "tunnels": {"reveal": 3}, "house_note": "ours"}
    )
    after = changed(wordy, ("players", "trains"), 30)
    assert list(after.statements) == ["id", "extends", "players", "tunnels", "house_note"]
    assert after.statements["tunnels"] == {"reveal": 3}


def test_an_invalid_value_gives_the_model_s_own_sentence_and_no_ruleset() -> None:
    after, problems = with_rules(MINE, inherited(MINE, find), {("players", "minimum"): 9})
    assert after is None
    assert [problem.message for problem in problems] == [
        "the fewest players are more than the most"
    ]


def test_two_values_that_are_only_right_together_are_set_together() -> None:
    values: dict[DocumentPath, Any] = {("players", "minimum"): 6, ("players", "maximum"): 8}
    after, problems = with_rules(MINE, inherited(MINE, find), values)
    assert problems == ()
    assert after is not None
    assert after.statements["players"] == {"minimum": 6, "maximum": 8}


def test_what_a_ruleset_says_of_itself_is_not_inherited() -> None:
    assert "name" not in inherited(MINE, find)
    assert changed(MINE, ("name",), "Ours").statements["name"] == "Ours"


def test_a_ruleset_that_stands_alone_states_everything() -> None:
    whole = RulesetFile.stating(open_ruleset("poland").ruleset)
    assert inherited(whole, find) == {}
    after = changed(whole, ("players", "trains"), 30)
    assert after.statements == with_value(whole.statements, ("players", "trains"), 30)


def test_a_difference_leads_from_any_ruleset_to_any_other() -> None:
    every = [_rules(name) for name in ruleset_names()]
    for first, second in product(every, every):
        assert apply_difference(first, difference_from(first, second)) == second
        assert problems_of(second) == ()


def _rules(name: str) -> Json:
    return RulesetFile.stating(open_ruleset(name).ruleset).statements
