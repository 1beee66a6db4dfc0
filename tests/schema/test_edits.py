"""Edits of a board give another board, and leave the old one as it was."""

from builders import a_board

from trackwright.schema.board import Deck
from trackwright.schema.edits import (
    with_added,
    with_all_changed,
    with_changed,
    with_changed_at,
    with_country_named,
    with_deck_named,
    with_edited,
    with_stop_named,
    without,
    without_country_tickets,
    without_stop,
)

BOARD = (
    a_board()
    .with_route("oslo", "bergen", length=4)
    .with_route("oslo", "voss", length=3)
    .with_route("voss", "bergen", length=1)
    .with_ticket("oslo", "bergen", points=4)
    .with_ticket("voss", "bergen", points=1, alternatives=[{"end": "oslo", "points": 3}])
    .with_region("west", "bergen", "voss")
    .build()
)


def test_one_thing_changes_and_the_rest_is_shared() -> None:
    changed = with_changed(BOARD, "routes", "oslo-bergen", length=5)
    assert [route.length for route in changed.routes] == [5, 3, 1]
    assert changed.routes[1] is BOARD.routes[1]
    assert changed.cities is BOARD.cities
    assert BOARD.routes[0].length == 4


def test_several_things_change_alike() -> None:
    changed = with_all_changed(BOARD, "routes", ["oslo-bergen", "voss-bergen"], length=5)
    assert [route.length for route in changed.routes] == [5, 3, 5]


def test_of_two_with_one_id_the_one_at_its_position_changes() -> None:
    twice = with_changed(BOARD, "routes", "oslo-voss", id="oslo-bergen")
    changed = with_changed_at(twice, "routes", 1, id="oslo-voss")
    assert [route.id for route in changed.routes] == ["oslo-bergen", "oslo-voss", "voss-bergen"]


def test_things_are_added_at_the_end() -> None:
    changed = with_added(BOARD, "decks", Deck(id="long"))
    assert [deck.id for deck in changed.decks] == ["regular", "long"]


def test_things_are_removed_by_their_ids() -> None:
    changed = without(BOARD, "tickets", "oslo-bergen")
    assert [ticket.id for ticket in changed.tickets] == ["voss-bergen"]


def test_a_city_takes_its_routes_and_tickets_along() -> None:
    changed = without_stop(BOARD, "oslo")
    assert [route.id for route in changed.routes] == ["voss-bergen"]
    assert [ticket.id for ticket in changed.tickets] == ["voss-bergen"]
    assert changed.tickets[0].alternatives == ()


def test_a_city_leaves_its_regions() -> None:
    assert without_stop(BOARD, "voss").regions[0].cities == ("bergen",)


def test_whatever_speaks_of_a_city_can_speak_of_another() -> None:
    changed = with_stop_named(BOARD, "voss", "bergen")
    assert changed.routes[1].ends == ("oslo", "bergen")
    assert changed.tickets[1].ends == ("bergen", "bergen")
    assert changed.regions[0].cities == ("bergen",)


def test_an_alternative_speaks_of_the_other_city_too() -> None:
    changed = with_stop_named(BOARD, "oslo", "voss")
    assert changed.tickets[1].alternatives[0].end == "voss"


def test_an_edit_that_finds_nothing_changes_nothing() -> None:
    assert with_stop_named(BOARD, "paris", "oslo") is BOARD


def test_what_stands_at_a_path_changes() -> None:
    path = ("tickets", 1, "alternatives", 0, "points")
    changed = with_edited(BOARD, path, lambda points: points + 1)
    assert changed.tickets[1].alternatives[0].points == 4
    assert changed.tickets[0] is BOARD.tickets[0]


def test_a_text_in_one_language_changes() -> None:
    named = with_changed(BOARD, "cities", "oslo", name={"en": "Oslo", "fr": "Oslow"})
    changed = with_edited(named, ("cities", 0, "name", "fr"), lambda name: name[:4])
    assert changed.cities[0].name == {"en": "Oslo", "fr": "Oslo"}


ABROAD = (
    a_board()
    .with_city("bergen", country="norway")
    .with_crossing("border", "norway")
    .with_route("oslo", "border")
    .with_ticket("oslo", {"country": "norway"}, deck="long")
    .with_ticket("oslo", "bergen", alternatives=[{"end": {"country": "norway"}, "points": 3}])
    .build()
)


def test_whatever_speaks_of_a_country_can_speak_of_another() -> None:
    board = with_country_named(ABROAD, "norway", "sweden")
    assert '"norway"' not in board.changed(countries=()).model_dump_json()
    assert [stop.country for stop in board.stops] == ["sweden", None, "sweden"]


def test_a_country_takes_its_tickets_along() -> None:
    board = without_country_tickets(ABROAD, "norway")
    assert [ticket.id for ticket in board.tickets] == ["oslo-bergen"]
    assert board.tickets[0].alternatives == ()


def test_tickets_move_to_another_deck() -> None:
    board = with_deck_named(ABROAD, "long", "short")
    assert [ticket.deck for ticket in board.tickets] == ["short", "regular"]
