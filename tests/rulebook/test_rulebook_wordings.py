"""The wordings of a rulebook: the same in every language, all used, and well formed."""

import re
from collections.abc import Mapping
from string import Formatter
from typing import Any

import pytest
from test_rulebook_made_up import EVERYTHING, MADE_UP, OTHERWISE, ruleset

from trackwright.maps import open_board, open_ruleset, ruleset_names
from trackwright.printing.stamp import print_words
from trackwright.rulebook import difference, rulebook
from trackwright.rulebook.difference import compare
from trackwright.rulebook.page import write
from trackwright.rulebook.quick_reference import write_reference
from trackwright.rulebook.writer import words_in
from trackwright.schema.colors import RouteColor
from trackwright.schema.rules.ruleset import Ruleset, apply_difference
from trackwright.schema.wordings import Wording, Words

BOARD = open_board("europe").document
SHIPPED = [open_ruleset(name).ruleset for name in ruleset_names()]


class Recording(dict[str, Wording]):
    """Wordings that remember which of them were asked for."""

    def __init__(self, wordings: Mapping[str, Wording]) -> None:
        super().__init__(wordings)
        self.used: set[str] = set()

    def __getitem__(self, key: str) -> Wording:
        self.used.add(key)
        return super().__getitem__(key)


def forms(wording: Wording) -> list[str]:
    return [wording] if isinstance(wording, str) else list(wording.values())


def placeholders(wording: Wording) -> set[str]:
    parsed = (part for form in forms(wording) for part in Formatter().parse(form))
    return {name for _, name, _, _ in parsed if name}


def test_both_languages_have_the_same_wordings_with_the_same_placeholders() -> None:
    english, french = (
        {key: placeholders(wording) for key, wording in words_in(language).wordings.items()}
        for language in ("en", "fr")
    )
    assert english == french


def test_sheets_and_cards_have_the_same_words_in_both_languages() -> None:
    english, french = (
        {key: placeholders(wording) for key, wording in print_words(language).wordings.items()}
        for language in ("en", "fr")
    )
    assert english == french


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_wording_is_used(language: str) -> None:
    words = words_in(language)
    recording = Recording(words.wordings)
    recorded = Words(language, words.ones, recording)
    for rules in (*SHIPPED, *MADE_UP):
        write(rules, recorded)
        write(rules, recorded, BOARD)
        write_reference(rules, recorded)
        compare(rules, SHIPPED[0], recorded)
    for color in RouteColor:
        routes = tuple(route for route in BOARD.routes if route.color is color)
        write(SHIPPED[0], recorded, BOARD.changed(routes=routes))
    compare(ruleset(), ruleset({"edition": "second"}), recorded)
    assert set(words.wordings) - recording.used == set()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_wordings_have_their_language_s_signs(language: str) -> None:
    for wording in words_in(language).wordings.values():
        for form in forms(wording):
            assert not re.search(r"[\"']|  | [:;!?»]|« ", form), form
            assert form == form.strip(" "), form


def test_french_signs_stand_behind_a_space_that_does_not_break() -> None:
    for wording in words_in("fr").wordings.values():
        for form in forms(wording):
            assert not re.search(r"[^\N{NO-BREAK SPACE}][:;!?»]|«[^\N{NO-BREAK SPACE}]", form), form


def with_every_number(data: Any, number: int) -> Any:
    if isinstance(data, dict):
        return {key: with_every_number(value, number) for key, value in data.items()}
    if isinstance(data, list):
        return [with_every_number(value, number) for value in data]
    return number if isinstance(data, int) and not isinstance(data, bool) else data


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("statements", [{}, *OTHERWISE], ids=range(1 + len(OTHERWISE)))
def test_one_thing_is_never_several(statements: dict[str, Any], language: str) -> None:
    data = with_every_number(apply_difference(EVERYTHING, statements), 1)
    data["parallel_tracks"]["rules"] = []
    text = rulebook(Ruleset.model_validate(data), language).as_markdown()
    assert re.findall(r"\b1 (?:train |(?!(?:pays|bonus)\b))\w+s\b", text) == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("statements", [{}, *OTHERWISE], ids=range(1 + len(OTHERWISE)))
def test_several_things_are_never_one(statements: dict[str, Any], language: str) -> None:
    data = with_every_number(apply_difference(EVERYTHING, statements), 2)
    text = rulebook(Ruleset.model_validate(data), language).as_markdown()
    nouns = "card carte train wagon ticket billet station gare point space case route turn tour"
    assert re.findall(rf"\b2 (?:{nouns.replace(' ', '|')})\b(?! cards)", text) == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("rules", [*SHIPPED, *MADE_UP], ids=lambda rules: rules.id)
def test_no_placeholder_is_left_open(rules: Ruleset, language: str) -> None:
    for text in (
        rulebook(rules, language).as_markdown(),
        difference(rules, SHIPPED[0], language).as_markdown(),
    ):
        assert not re.search(r"[{}]|\bNone\b", text)
