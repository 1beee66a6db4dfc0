"""A ruleset in words: what the pages say, and what they say differs."""

from typing import Any

import pytest

from trackwright.maps import open_ruleset, ruleset_names
from trackwright.rulebook import difference, rulebook
from trackwright.schema.errors import UnknownNameError
from trackwright.schema.rules.ruleset import Ruleset, apply_difference
from trackwright.schema.translation import translated_languages


def shipped(name: str) -> Ruleset:
    return open_ruleset(name).ruleset


def a_ruleset(base: str = "europe", **statements: Any) -> Ruleset:
    """A shipped ruleset with some statements changed, as a file that extends it would."""
    data = shipped(base).model_dump(mode="json")
    return Ruleset.model_validate(apply_difference(data, statements))


def sentences(ruleset: Ruleset, group: str, language: str = "en") -> str:
    """All that the page says of one group of rules."""
    statements = (s for part in rulebook(ruleset, language).sections for s in part.statements)
    return " ".join(statement.text for statement in statements if statement.path[0] == group)


def section_titles(ruleset: Ruleset) -> list[str]:
    return [section.title for section in rulebook(ruleset, "en").sections]


def test_stations_say_their_number_cost_and_worth() -> None:
    text = sentences(shipped("europe"), "stations")
    assert "3 stations" in text
    assert "1 card, 2 cards and 3 cards" in text
    assert "Each station that you did not build scores 4 points." in text


def test_tunnel_says_how_many_cards_are_turned_up_and_added() -> None:
    text = sentences(shipped("europe"), "tunnels")
    assert "the top 3 cards of the deck" in text
    assert "add 1 card:" in text
    assert "your turn is over" in text


def test_locomotive_says_where_it_is_wild() -> None:
    assert "On every route a locomotive" in sentences(shipped("europe"), "payment")
    assert "but only on tunnels and on ferries" in sentences(shipped("nordic_countries"), "payment")


def test_locomotives_pay_only_icons_where_nothing_makes_them_wild() -> None:
    text = sentences(a_ruleset(payment=None), "payment")
    assert "locomotives pay only for spaces with a locomotive icon" in text


def test_any_four_cards_stand_for_one_on_the_long_haul() -> None:
    text = sentences(shipped("nordic_countries"), "payment")
    assert "Any 4 cards, locomotives among them if you wish, may stand for a card" in text
    assert "only on the grey nine-space route Murmansk–Lieksa" in text


def test_face_up_locomotive_says_what_it_does_to_a_draw() -> None:
    assert "can only be taken as the first card" in sentences(shipped("northern_lights"), "drawing")
    assert "counts as your 2 cards" in sentences(shipped("europe"), "drawing")
    assert "A face-up locomotive is a card like" in sentences(
        shipped("nordic_countries"), "drawing"
    )


def test_all_eleven_bonuses_are_printed() -> None:
    page = rulebook(shipped("northern_lights"), "en")
    cards = [s for part in page.sections for s in part.statements if s.path[:2] == BONUS_CARDS]
    assert len({s.place for s in cards if len(s.path) == 3}) == 11


BONUS_CARDS = ("bonuses", "cards")


def test_bonuses_have_their_french_names() -> None:
    text = sentences(shipped("northern_lights"), "bonuses", "fr")
    for name in ("Traction fatale", "Prix du chasse-neige", "Complètement à l’ouest"):
        assert f"{name}\N{NO-BREAK SPACE}: " in text


def test_at_most_one_long_ticket_may_be_kept_in_mega_europe() -> None:
    text = sentences(shipped("mega_europe"), "tickets")
    assert (
        "Deal 2 tickets from the pile of long tickets to each player. "
        "At most 1 of these may be kept." in text
    )
    assert "Together with those kept before, each must keep at least 3" in text


def test_rejected_tickets_are_told_apart_only_where_they_go_different_ways() -> None:
    assert "The tickets that are not kept leave the game." in sentences(
        shipped("europe"), "tickets"
    )
    mega = sentences(shipped("mega_europe"), "tickets")
    assert "The tickets from the pile of long tickets that are not kept leave the game." in mega
    assert "from the pile of regular tickets that are not kept are shuffled together" in mega


def test_usable_tracks_are_a_table_by_players() -> None:
    page = rulebook(shipped("northern_lights"), "en")
    (table,) = [s.table for p in page.sections for s in p.statements if s.path[-1] == "rules"]
    assert table is not None
    assert table.header == ("Players", "of 2 routes", "of 3 routes")
    assert table.rows == (("2", "1", "1"), ("3", "1", "2"), ("4–5", "2", "3"))


def test_track_rule_that_is_never_reached_is_not_printed() -> None:
    rules = [
        {"kind": "ordinary", "usable": "all"},
        {"kind": "ordinary", "tracks": 2, "usable": {"2": 1}},
    ]
    page = rulebook(a_ruleset(parallel_tracks={"rules": rules}), "en")
    (table,) = [s.table for p in page.sections for s in p.statements if s.path[-1] == "rules"]
    assert table is not None
    assert table.rows == (("2–5", "all"),)


def test_country_cards_say_how_many_countries_it_takes() -> None:
    text = sentences(shipped("poland"), "country_cards")
    assert "now reaches 2 or more neighbouring countries" in text
    assert "with the highest value on top" in text


def test_mechanic_that_a_game_lacks_is_not_mentioned() -> None:
    page = rulebook(shipped("poland"), "en").as_markdown()
    for word in ("tunnel", "ferry", "ferries", "station", "bonus"):
        assert word not in page.lower()


def test_turn_offers_only_the_actions_that_the_game_has() -> None:
    (turn,) = [s for s in rulebook(a_ruleset(stations=None), "en").sections if "turn" in s.title]
    actions = [statement.text for statement in turn.statements]
    assert actions == ["Draw train cards.", "Claim a route.", "Draw tickets."]


def test_longest_path_is_explained_only_where_it_counts() -> None:
    assert "The longest path" in section_titles(shipped("nordic_countries"))
    assert "The longest path" not in section_titles(shipped("poland"))


def test_tie_breaks_are_told_in_order() -> None:
    assert sentences(shipped("northern_lights"), "tie_breaks") == (
        "Among players with equal points, whoever completed the most tickets wins. "
        "If they are still equal, whoever won the most bonuses wins. "
        "If nothing separates them, they win together."
    )


def test_thing_without_a_name_is_called_by_its_id() -> None:
    rules = a_ruleset("northern_lights", names={"norway": None})
    assert "lead to a city in Norway" in sentences(rules, "bonuses")


def test_reference_that_leads_nowhere_is_still_printed() -> None:
    action = {"pile": "no_such_pile"}
    assert "No such pile" in sentences(a_ruleset(tickets={"action": action}), "tickets")


ROUTES_IN_WORDS: list[tuple[dict[str, Any], str, str]] = [
    ({}, "routes", "de routes"),
    ({"ferry": True}, "ferries", "de ferries"),
    (
        {"any_of": [{"tunnel": True}, {"ferry": True}]},
        "tunnels and ferries",
        "de tunnels et de ferries",
    ),
    (
        {"length": {"at_least": 1, "at_most": 1}},
        "routes of one space",
        "de routes d’une case",
    ),
    (
        {"length": {"at_least": 2, "at_most": 4}, "tunnel": False},
        "routes of 2 to 4 spaces that are not tunnels",
        "de routes de 2 à 4 cases qui ne sont pas des tunnels",
    ),
    (
        {
            "colors": ["red", "blue"],
            "tunnel": True,
            "length": {"at_least": 4},
            "touches": {"countries": ["norway"]},
        },
        "red or blue tunnels of at least 4 spaces that lead to a city in Norway",
        "de tunnels de couleur rouge ou bleue d’au moins 4 cases qui mènent à une ville de ce "
        "pays (Norvège)",
    ),
    (
        {"ferry": True, "tunnel": True, "draw_bonus": False},
        "ferries that are also tunnels and give no cards",
        "de ferries qui sont aussi des tunnels et ne rapportent pas de cartes",
    ),
    (
        {"ferry": False, "draw_bonus": True, "tags": ["night_line", "slow"]},
        "routes called “Night line” or “Slow” that are not ferries and give cards",
        "de routes du nom de « Night line » ou « Slow » qui ne sont pas des ferries et "
        "rapportent des cartes",
    ),
    (
        {"colors": ["gray"], "any_of": [{"tunnel": True}, {"ferry": True}]},
        "grey routes that are either tunnels or ferries",
        "de routes de couleur grise qui sont, au choix, des tunnels ou des ferries",
    ),
    (
        {"any_of": [{"any_of": [{"tunnel": True}, {"ferry": True}]}, {"colors": ["red"]}]},
        "tunnels, ferries and red routes",
        "de tunnels, de ferries et de routes de couleur rouge",
    ),
    (
        {"touches": {"cities": ["oslo"]}},
        "routes that lead to Oslo",
        "de routes qui mènent à Oslo",
    ),
    (
        {"touches": {"regions": ["arctic_circle"], "tags": ["port"]}},
        "routes that lead to a city in the Arctic Circle region marked “Port”",
        "de routes qui mènent à une ville de cette région (cercle polaire arctique) marquée "
        "« Port »",
    ),
]


@pytest.mark.parametrize(("selector", "english", "french"), ROUTES_IN_WORDS)
def test_routes_are_selected_in_words(selector: dict[str, Any], english: str, french: str) -> None:
    rules = a_ruleset_counting({"kind": "claimed_routes", "routes": selector})
    assert f"whoever claimed the most {english}." in sentences(rules, "bonuses")
    said = sentences(rules, "bonuses", "fr").replace("\N{NO-BREAK SPACE}", " ")
    assert f"à qui possède le plus {french}." in said


TICKETS_IN_WORDS: list[tuple[dict[str, Any], str, str]] = [
    ({}, "tickets", "de billets"),
    (
        {"points": {"at_most": 5}},
        "tickets worth at most 5 points",
        "de billets valant au plus 5 points",
    ),
    (
        {"decks": ["long", "short"], "tags": ["old"]},
        "tickets from the decks “Long” and “Short” marked “Old”",
        "de billets des paquets « Long » et « Short » marqués « Old »",
    ),
    (
        {"touches": {"cities": ["oslo", "helsinki"]}},
        "tickets with an end at Oslo or Helsinki",
        "de billets dont une extrémité au moins est Oslo ou Helsinki",
    ),
    (
        {"decks": ["long"], "any_of": [{"points": {"at_least": 20}}]},
        "tickets from the deck “Long” that are tickets worth at least 20 points",
        "de billets du paquet « Long » qui sont des billets valant au moins 20 points",
    ),
]


@pytest.mark.parametrize(("selector", "english", "french"), TICKETS_IN_WORDS)
def test_tickets_are_selected_in_words(selector: dict[str, Any], english: str, french: str) -> None:
    rules = a_ruleset_counting({"kind": "completed_tickets", "tickets": selector})
    assert f"whoever completed the most {english}." in sentences(rules, "bonuses")
    said = sentences(rules, "bonuses", "fr").replace("\N{NO-BREAK SPACE}", " ")
    assert f"à qui a réussi le plus {french}." in said


def a_ruleset_counting(metric: dict[str, Any]) -> Ruleset:
    bonuses = {"cards": [{"id": "one", "points": 5, "most": metric}]}
    return a_ruleset("northern_lights", bonuses=bonuses)


def test_rulesets_are_the_same_as_themselves() -> None:
    same = difference(shipped("europe"), shipped("europe"), "en")
    assert same.rules == same.besides == ()
    assert "The rules are the same." in same.as_markdown()


def test_mega_europe_differs_from_europe_only_in_tickets_edition_and_box() -> None:
    found = difference(shipped("europe"), shipped("mega_europe"), "en")
    assert {change.place.split("/")[0] for topic in found.rules for change in topic.changes} == {
        "tickets"
    }
    assert [topic.title for topic in found.besides] == ["Edition", "In the published box"]


def test_what_both_say_of_one_place_is_paired() -> None:
    found = difference(shipped("europe"), a_ruleset(players={"trains": 50}), "en")
    ((change,),) = [topic.changes for topic in found.rules]
    assert change.place == "players/trains"
    ((before,), (after,)) = change.first, change.second
    assert "45 trains" in before.text
    assert "50 trains" in after.text


def test_what_only_one_ruleset_has_stands_alone() -> None:
    found = difference(shipped("europe"), a_ruleset(tunnels=None), "en")
    (topic,) = found.rules
    assert topic.title == "Tunnels"
    assert all(change.first and not change.second for change in topic.changes)


def test_bonuses_in_another_order_are_no_difference() -> None:
    rules = shipped("northern_lights")
    assert rules.bonuses is not None
    cards = [card.model_dump(mode="json") for card in reversed(rules.bonuses.cards)]
    reordered = a_ruleset("northern_lights", bonuses={"cards": cards})
    assert difference(rules, reordered, "en").rules == ()


def test_tie_breaks_in_another_order_are_a_difference() -> None:
    order = ["most_completed_tickets", "longest_path", "fewest_stations"]
    found = difference(shipped("europe"), a_ruleset(tie_breaks=order), "en")
    assert [topic.title for topic in found.rules] == ["The winner"]


def test_other_edition_of_the_same_rules_is_said_to_have_the_same_rules() -> None:
    found = difference(shipped("europe"), a_ruleset(edition="2030"), "en")
    assert found.rules == ()
    assert "The rules are the same. What differs besides:" in found.as_markdown()


def test_rulesets_with_one_name_are_told_apart_by_number() -> None:
    found = difference(shipped("europe"), a_ruleset(stations=None), "fr")
    assert (found.first, found.second) == ("Europe (1)", "Europe (2)")


def test_unknown_language_is_refused_with_those_there_are() -> None:
    assert translated_languages() == ("en", "fr")
    with pytest.raises(UnknownNameError, match="'de'; there are: en, fr"):
        rulebook(shipped("europe"), "de")


@pytest.mark.parametrize("name", ruleset_names())
def test_every_language_states_the_same_fields(name: str) -> None:
    english, french = (
        [
            s.path
            for section in rulebook(shipped(name), language).sections
            for s in section.statements
        ]
        for language in ("en", "fr")
    )
    assert english == french
