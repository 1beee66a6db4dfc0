"""Payments as a choice to make: listed one after the other, however many there are."""

import tracemalloc
from itertools import islice
from random import Random
from time import process_time

import pytest
from builders import a_board
from match_builders import (
    RULESETS,
    a_match,
    a_ruleset,
    a_shipped_match,
    claim,
    payments_of,
    remove_cards,
    set_deck,
    set_hand,
)

from trackwright.playtest.match import KIND_NAMES, Action, Deed, Match
from trackwright.playtest.state import DECK, DISCARDS

EVERY_CARD = {**dict.fromkeys(KIND_NAMES[:8], 12), "locomotive": 14}
LONG_ROUTE = "lieksa-murmansk"


def hold_all_cards(match: Match) -> None:
    set_hand(match, 0, **EVERY_CARD)
    remove_cards(match, DECK, DISCARDS)


def claims_of(match: Match, route: str) -> list[Action]:
    return [a for a in match.actions() if a.deed is Deed.CLAIM and a.on == (route,)]


@pytest.mark.parametrize("name", RULESETS)
def test_a_hand_of_all_cards_has_few_actions_that_are_listed_at_once(name: str) -> None:
    match = a_shipped_match(name)
    hold_all_cards(match)
    tracemalloc.start()
    begun = process_time()
    actions = match.actions()
    seconds = process_time() - begun
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(actions) < 10 * (len(match.board.routes) + len(match.board.cities))
    assert len(set(map(str, actions))) == len({(a.deed, a.on, a.color, str(a)) for a in actions})
    assert most < 4_000_000
    assert seconds < 5
    for action in Random(1).sample(actions, 20):
        assert match.refusal(action) is None


def test_payments_without_end_are_read_as_far_as_they_are_wanted() -> None:
    match = a_shipped_match("nordic_countries")
    hold_all_cards(match)
    (first,) = [a for a in claims_of(match, LONG_ROUTE) if a.color == "green"]
    tracemalloc.start()
    begun = process_time()
    paid = list(islice(match.payments(first), 500))
    seconds = process_time() - begun
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len({str(action) for action in paid}) == 500
    assert paid[0] == first
    assert first.cards == {"green": 9}
    assert all(match.refusal(action) is None for action in paid[::50])
    assert most < 4_000_000
    assert seconds < 5


def test_a_route_is_listed_once_for_each_colour_that_pays_it() -> None:
    board = a_board().with_route("a", "b", color="gray", length=2)
    wild = {"substitutions": [{"cards": 1, "of": "locomotive", "slot": "color"}]}
    match = a_match(board, a_ruleset(payment=wild))
    set_hand(match, 0, red=2, blue=1, locomotive=2)
    listed = {action.color: dict(action.cards) for action in claims_of(match, "a-b")}
    assert listed == {
        "red": {"red": 2},
        "blue": {"blue": 1, "locomotive": 1},
        "locomotive": {"locomotive": 2},
    }
    assert payments_of(match, "a-b") == [
        {"blue": 1, "locomotive": 1},
        {"red": 2},
        {"red": 1, "locomotive": 1},
        {"locomotive": 2},
    ]


def test_stations_and_tunnels_are_listed_once_with_the_fewest_locomotives() -> None:
    match = a_shipped_match("europe")
    set_hand(match, 0, red=3, locomotive=2)
    stations = [a for a in match.actions() if a.deed is Deed.BUILD_STATION]
    assert len(stations) == len(match.board.cities)
    assert [dict(a.cards) for a in match.payments(stations[0])] == [{"red": 1}, {"locomotive": 1}]
    tunnel = next(r for r in match.board.routes if r.tunnel and r.length == 2 and r.color == "gray")
    set_hand(match, 0, red=3, locomotive=1)
    set_deck(match, red=1, blue=2)
    match.play(claim(tunnel.id, red=2))
    give_up, add = match.actions()
    assert give_up.deed is Deed.GIVE_UP_TUNNEL
    assert [dict(a.cards) for a in match.payments(add)] == [{"red": 1}, {"locomotive": 1}]


def test_what_costs_nothing_is_the_only_one_of_its_kind_and_what_is_forbidden_has_no_payment() -> (
    None
):
    match = a_match()
    set_hand(match, 0, red=2)
    draw = Action(Deed.DRAW_BLIND)
    assert list(match.payments(draw)) == [match.actions()[0]]
    assert list(match.payments(Action(Deed.DRAW_TICKETS))) == []
    match.play(draw)
    assert list(match.payments(claim("a-b", red=2))) == []


def test_any_payment_can_be_checked_without_being_made() -> None:
    match = a_match()
    set_hand(match, 0, red=2, blue=1)
    before = [list(table) for table in match.state]
    assert match.refusal(claim("a-b", red=2)) is None
    short = match.refusal(claim("a-b", red=1))
    assert short is not None
    assert short.path == ("payment", "substitutions")
    missing = match.refusal(claim("a-b", red=3))
    assert missing is not None
    assert missing.path == ("payment",)
    assert [list(table) for table in match.state] == before
