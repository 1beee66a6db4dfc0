"""Rulesets by themselves: rules that contradict each other, or that can never be used."""

from typing import Any

import pytest
from hypothesis import given, settings
from strategies import whole_rulesets

from trackwright.maps import open_ruleset, ruleset_names
from trackwright.schema.rules.mentions import named, selectors
from trackwright.schema.rules.ruleset import Ruleset, apply_difference
from trackwright.validators.check import Settings
from trackwright.validators.run_checks import check_ruleset

EUROPE = open_ruleset("europe").ruleset
LIGHTS = open_ruleset("northern_lights").ruleset


def with_difference(ruleset: Ruleset, **difference: Any) -> Ruleset:
    data = ruleset.model_dump(mode="json", exclude_defaults=True)
    return Ruleset.model_validate(apply_difference(data, difference))


def messages(ruleset: Ruleset, code: str) -> list[str]:
    report = check_ruleset(ruleset, Settings(select=(code,)))
    return [finding.message for finding in report.findings]


@pytest.mark.parametrize("name", ruleset_names())
def test_of_published_rules_only_the_endless_replacement_is_told(name: str) -> None:
    findings = check_ruleset(open_ruleset(name).ruleset).findings
    assert {finding.check.code for finding in findings} <= {"L009"}


def test_every_selector_is_found_wherever_it_stands() -> None:
    paths = {path for path, _ in selectors(LIGHTS)}
    assert ("payment", "substitutions", 1, "on") in paths
    assert ("tickets", "piles", 0, "tickets") in paths
    assert ("bonuses", "cards", 1, "most", "tickets", "touches") in paths


def test_selectors_inside_others_are_found() -> None:
    nordic = open_ruleset("nordic_countries").ruleset
    paths = {path for path, _ in selectors(nordic)}
    assert ("payment", "substitutions", 0, "on", "any_of", 1) in paths


def test_what_selectors_name_is_told_with_its_place() -> None:
    deck = next(one for one in named(LIGHTS) if one.id == "northern_lights")
    assert (deck.kind, deck.path) == ("deck", ("tickets", "piles", 0, "tickets", "decks", 0))


def test_at_most_one_kept_of_two_counts_as_one() -> None:
    mega = open_ruleset("mega_europe").ruleset
    assert messages(with_difference(mega, tickets={"keep_at_least": 6}), "L001") == []
    assert messages(with_difference(mega, tickets={"keep_at_least": 7}), "L001") == [
        "players must keep 7 of all tickets that they are dealt, but may keep 6"
    ]


def test_a_pile_that_is_only_drawn_from_is_used() -> None:
    deals = [{"pile": "long", "cards": 2, "rejected": "out_of_the_game"}]
    assert messages(with_difference(EUROPE, tickets={"deals": deals}), "L002") == []


@pytest.mark.parametrize("length", [1, 2, 3, 4])
def test_a_short_length_without_points_is_a_gap(length: int) -> None:
    gap = with_difference(EUROPE, scoring={"lengths": {str(length): None}})
    assert len(messages(gap, "L006")) == 1


def test_five_spaces_for_twelve_points_are_found() -> None:
    wrong = with_difference(EUROPE, scoring={"lengths": {"5": 12}})
    assert messages(wrong, "L010") == ["5 spaces score 12 points; in the published rules it is 10"]


def test_an_empty_table_of_points_is_found() -> None:
    none = with_difference(EUROPE, scoring={"lengths": dict.fromkeys("123468")})
    assert messages(none, "L006") == ["no route scores any points: the table is empty"]


def test_a_bonus_for_one_of_several_mechanics_is_reachable_while_one_is_there() -> None:
    either = {"any_of": [{"tunnel": True}, {"draw_bonus": True}]}
    bonus = {"id": "both", "points": 5, "most": {"kind": "claimed_routes", "routes": either}}
    ruleset = with_difference(EUROPE, bonuses={"cards": [bonus]})
    assert messages(ruleset, "L003") == []
    assert len(messages(with_difference(ruleset, tunnels=None), "L003")) == 1


def test_long_routes_that_a_bonus_counts_must_fit_the_trains() -> None:
    routes = {"length": {"at_least": 6}}
    bonus = {
        "id": "far",
        "points": 5,
        "minimum": 8,
        "most": {"kind": "claimed_routes", "routes": routes},
    }
    assert len(messages(with_difference(EUROPE, bonuses={"cards": [bonus]}), "L003")) == 1


def test_pairs_count_as_locomotives_where_a_bonus_says_so() -> None:
    hand = {"kind": "locomotives_in_hand", "same_color_as_one": 2}
    bonus = {"id": "hand", "points": 5, "minimum": 14 + 48, "most": hand}
    assert messages(with_difference(EUROPE, bonuses={"cards": [bonus]}), "L003") == []


def test_a_limit_ends_the_replacement() -> None:
    limited = with_difference(EUROPE, drawing={"replacement": {"limit": 3}})
    assert len(messages(EUROPE, "L009")) == 1
    assert messages(limited, "L009") == []


@given(whole_rulesets)
@settings(max_examples=25, deadline=None)
def test_no_rules_are_too_odd_to_be_checked(ruleset: Ruleset) -> None:
    check_ruleset(ruleset)


def test_published_tables_agree_so_that_others_can_be_compared_with_them() -> None:
    points: dict[int, set[int]] = {}
    for name in ruleset_names():
        for length, worth in open_ruleset(name).ruleset.scoring.lengths.items():
            points.setdefault(length, set()).add(worth)
    assert all(len(worths) == 1 for worths in points.values())
