"""Rulesets for any board: what they say, and how they differ from those of published boards."""

import pytest

from trackwright.maps import open_ruleset, ruleset_names
from trackwright.schema.rules.mentions import is_generic
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.text import text_in

PUBLISHED = {
    "big_cities",
    "europe",
    "europe_1912",
    "mega_europe",
    "nordic_countries",
    "northern_lights",
    "poland",
}
GENERIC = sorted({*ruleset_names()} - PUBLISHED)
POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21, 9: 27}


def rules(name: str) -> Ruleset:
    return open_ruleset(name).ruleset


def test_generic_rulesets_are_those_that_name_nothing_of_a_board() -> None:
    assert {name for name in ruleset_names() if is_generic(rules(name))} == {
        "classic",
        "classic_1910",
        "classic_big_cities",
        "classic_mega",
        "europe_style",
        "nordic_style",
        "northern_lights_style",
        "poland_style",
        "switzerland_style",
    }


@pytest.mark.parametrize("name", GENERIC)
def test_every_length_up_to_nine_has_points(name: str) -> None:
    assert rules(name).scoring.lengths == POINTS


@pytest.mark.parametrize("name", GENERIC)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_one_sentence_says_what_it_is_and_names_no_published_game(name: str, language: str) -> None:
    generic = rules(name)
    assert not isinstance(generic.description, str)
    sentence = generic.description[language]
    assert sentence.endswith(".")
    assert sentence.count(". ") == 0
    said = " ".join((sentence, text_in(generic.name, language))).lower()
    for published in PUBLISHED:
        assert text_in(rules(published).name, language).lower() not in said


@pytest.mark.parametrize(
    ("name", "base"),
    [
        ("europe", "europe_style"),
        ("nordic_countries", "nordic_style"),
        ("northern_lights", "northern_lights_style"),
        ("poland", "poland_style"),
    ],
)
def test_a_published_game_differs_from_its_style_only_in_what_its_board_has(
    name: str, base: str
) -> None:
    of_its_own = {
        *("id", "extends", "name", "edition", "description", "names", "box"),
        *("tickets", "scoring", "bonuses", "ferries", "payment", "players"),
    }
    game, style = rules(name), rules(base)
    assert game.extends == base
    assert game.model_dump(exclude=of_its_own) == style.model_dump(exclude=of_its_own)
    assert game.players.changed(begins="") == style.players.changed(begins="")
    assert game.tickets.changed(piles=style.tickets.piles) == style.tickets


def test_classic_is_the_game_of_2004() -> None:
    classic = rules("classic")
    assert (classic.players.minimum, classic.players.maximum, classic.players.trains) == (2, 5, 45)
    assert (classic.train_cards.total, classic.train_cards.locomotives) == (110, 14)
    assert (classic.train_cards.starting_hand, classic.drawing.face_up) == (4, 5)
    assert classic.drawing.face_up_locomotive == "both_cards"
    assert classic.drawing.replacement is not None
    assert classic.drawing.replacement.locomotives == 3
    deal, action = classic.tickets.deals[0], classic.tickets.action
    assert action is not None
    assert (deal.cards, classic.tickets.keep_at_least, deal.rejected) == (3, 2, "under_the_pile")
    assert (action.draw, action.keep_at_least, action.rejected) == (3, 1, "under_the_pile")
    assert classic.bonuses is not None
    assert [(bonus.most.kind, bonus.points) for bonus in classic.bonuses.cards] == [
        ("longest_path", 10)
    ]
    assert classic.tie_breaks == ("most_completed_tickets", "longest_path")
    assert (classic.ferries, classic.tunnels, classic.stations) == (None, None, None)


@pytest.mark.parametrize(
    ("name", "dealt", "kept", "drawn", "bonuses"),
    [
        ("classic_1910", 3, 2, 3, [("completed_tickets", 15)]),
        ("classic_mega", 5, 3, 4, [("longest_path", 10), ("completed_tickets", 15)]),
        ("classic_big_cities", 4, 2, 4, []),
    ],
)
def test_variants_of_classic_differ_in_tickets_and_bonuses(
    name: str, dealt: int, kept: int, drawn: int, bonuses: list[tuple[str, int]]
) -> None:
    variant = rules(name)
    assert variant.tickets.action is not None
    assert variant.tickets.deals[0].cards == dealt
    assert variant.tickets.keep_at_least == kept
    assert variant.tickets.action.draw == drawn
    cards = variant.bonuses.cards if variant.bonuses else ()
    assert [(bonus.most.kind, bonus.points) for bonus in cards] == bonuses
