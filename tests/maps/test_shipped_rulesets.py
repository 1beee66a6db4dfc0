"""The shipped rulesets: variants differ from their base as they say, and names exist twice."""

import pytest

from trackwright.maps import open_ruleset, ruleset_names

VARIANTS = ("europe_1912", "mega_europe", "big_cities")


@pytest.mark.parametrize("name", ["europe", *VARIANTS])
def test_seven_extra_tickets_may_be_added_to_any_variant(name: str) -> None:
    rules = open_ruleset(name).ruleset
    regular = next(pile for pile in rules.tickets.piles if pile.id == "regular")
    assert regular.may_add is not None
    assert regular.may_add.decks == ("orient_express", "promo")


@pytest.mark.parametrize("name", VARIANTS)
def test_variant_differs_from_its_base_only_in_tickets_and_box(name: str) -> None:
    its_own = {"id", "extends", "name", "edition", "description", "tickets", "box"}
    variant, base = open_ruleset(name).ruleset, open_ruleset("europe").ruleset
    assert variant.extends == "europe"
    assert variant.model_dump(exclude=its_own) == base.model_dump(exclude=its_own)


@pytest.mark.parametrize("name", ruleset_names())
def test_everything_that_is_named_is_named_in_english_and_french(name: str) -> None:
    rules = open_ruleset(name).ruleset
    named = [rules.name, *(pile.name for pile in rules.tickets.piles)]
    named += [bonus.name for bonus in (rules.bonuses.cards if rules.bonuses else ())]
    for text in named:
        assert not isinstance(text, str)
        assert text.keys() >= {"en", "fr"}
