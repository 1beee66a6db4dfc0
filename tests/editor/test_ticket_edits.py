"""Edits of tickets."""

import pytest
from builders import a_board

from trackwright.editor.document.edits.tickets import (
    deck_after,
    new_ticket,
    tickets_between,
    usual_deck,
    with_points,
    with_ticket,
)
from trackwright.maps import open_board, open_ruleset
from trackwright.network.ticket_value import TicketPaths
from trackwright.schema.board import Board, CountryEnd
from trackwright.schema.edits import with_changed

RUSSIA = CountryEnd(country="russia")


@pytest.fixture
def board() -> Board:
    return (
        a_board()
        .with_crossing("to_russia", "russia")
        .with_route("oslo", "bergen", length=4)
        .with_route("bergen", "alta", length=3, ferry=True)
        .with_route("oslo", "alta", length=8)
        .with_route("oslo", "narvik", length=3)
        .with_route("narvik", "alta", length=4, tunnel=True)
        .with_route("alta", "to_russia", length=2)
        .with_ticket("oslo", "alta", points=7, deck="long")
        .with_ticket("oslo", "bergen", points=4)
        .build()
    )


def test_a_new_ticket_stands_behind_those_of_its_deck(board: Board) -> None:
    ticket = new_ticket(board, ("narvik", "bergen"), 7, "long")
    edited = with_ticket(board, ticket)
    assert [t.id for t in edited.tickets] == ["oslo-alta", "narvik-bergen", "oslo-bergen"]
    assert edited.decks == board.decks
    assert edited.routes is board.routes


def test_a_deck_that_the_board_does_not_have_is_added(board: Board) -> None:
    edited = with_ticket(board, new_ticket(board, ("oslo", "narvik"), 3, "promo"))
    assert [deck.id for deck in edited.decks] == ["long", "regular", "promo"]


def test_ids_are_told_by_the_ends_and_are_free(board: Board) -> None:
    assert new_ticket(board, ("oslo", "alta"), 7, "regular").id == "oslo-alta-2"
    assert new_ticket(board, ("oslo", RUSSIA), 9, "regular").id == "oslo-russia"


def test_a_ticket_is_found_from_either_end(board: Board) -> None:
    assert [t.id for t in tickets_between(board, ("alta", "oslo"))] == ["oslo-alta"]
    assert tickets_between(board, ("alta", "bergen")) == ()


def test_points_of_several_change_together_and_the_rest_is_shared(board: Board) -> None:
    edited = with_points(board, {"oslo-alta": 9, "oslo-bergen": 4})
    assert [ticket.points for ticket in edited.tickets] == [9, 4]
    assert edited.tickets[1] is board.tickets[1]


def test_decks_come_round(board: Board) -> None:
    assert deck_after(board, "long") == "regular"
    assert deck_after(board, "regular") == "long"
    assert deck_after(board, "none of them") == "long"
    assert deck_after(board.changed(decks=()), "regular") == "regular"


def test_new_tickets_go_where_the_rules_let_players_draw() -> None:
    rules = (open_ruleset("europe").ruleset,)
    assert usual_deck(open_board("europe").document, rules) == "europe_regular"
    assert usual_deck(a_board().build(), rules) == "europe_regular"
    assert usual_deck(a_board().build(), ()) == "regular"


def test_facts_tell_ties_fewer_routes_and_hard_tracks(board: Board) -> None:
    facts = TicketPaths().facts(board, ("oslo", "alta"))
    assert facts.paths is not None
    assert (facts.points, facts.paths.count, facts.routes, facts.fewer_routes) == (7, 2, 2, 1)
    assert facts.single_tracks == 0
    assert (facts.ferries, facts.tunnels) == (0.5, 0.5)


def test_facts_count_the_single_tracks_that_every_way_needs(board: Board) -> None:
    assert TicketPaths().facts(board, ("oslo", RUSSIA)).single_tracks == 1


def test_facts_follow_the_routes_and_stay_while_those_do(board: Board) -> None:
    ways = TicketPaths()
    before = ways.facts(board, ("oslo", "bergen"))
    renamed = with_changed(board, "tickets", "oslo-bergen", points=9)
    assert ways.facts(renamed, ("oslo", "bergen")) is before
    longer = with_changed(board, "routes", "oslo-bergen", length=6)
    assert ways.facts(longer, ("oslo", "bergen")).points == 6


def test_ends_that_no_routes_join_have_no_value() -> None:
    board = a_board().with_city("oslo").with_city("bergen").build()
    assert TicketPaths().facts(board, ("oslo", "bergen")).points is None
    assert TicketPaths().facts(board, ("oslo", "oslo")).points is None
