"""Tunnels, as short stories: what they reveal, and what that costs."""

import pytest
from builders import a_board
from match_builders import (
    EUROPES,
    a_match,
    a_ruleset,
    a_shipped_match,
    claim,
    payments_of,
    proves,
    refused,
    remove_cards,
    route_of,
    set_deck,
    set_hand,
)

from trackwright.playtest.match import KIND_NAMES, Action, Deed, Match
from trackwright.playtest.state import DECK, DISCARDS, SHORT_TUNNEL, TUNNELS_GIVEN_UP, TUNNELS_TRIED
from trackwright.playtest.tables import KINDS

WITH_TUNNELS = (*EUROPES, "nordic_countries")

# By the shipped rules.


@proves("tunnels/reveal")
@pytest.mark.parametrize("name", WITH_TUNNELS)
@pytest.mark.parametrize(
    ("revealed", "asked"), [({"blue": 3}, 0), ({"blue": 2, "locomotive": 1}, 1), ({"yellow": 3}, 3)]
)
def test_three_cards_are_revealed_and_those_that_match_cost(
    name: str, revealed: dict[str, int], asked: int
) -> None:
    match = a_shipped_match(name)
    tunnel = route_of(match, tunnel=True, color="yellow")
    set_hand(match, 0, yellow=tunnel.length + 3)
    set_deck(match, **revealed)
    match.play(claim(tunnel.id, yellow=tunnel.length))
    assert match.player == (0 if asked else 1)
    if asked:
        wrong = Action(Deed.ADD_TO_TUNNEL, cards={"yellow": asked - 1})
        assert refused(match, wrong) == ("tunnels", "cards_per_match")
        match.play(Action(Deed.ADD_TO_TUNNEL, cards={"yellow": asked}))
    assert match.hand(0) == {kind: n for kind, n in {"yellow": 3 - asked}.items() if n}
    discarded = sum(match.state.table[DISCARDS : DISCARDS + 9])
    assert discarded >= tunnel.length + 3 + asked


@pytest.mark.parametrize("name", WITH_TUNNELS)
def test_paid_with_locomotives_only_locomotives_cost_and_pay(name: str) -> None:
    match = a_shipped_match(name)
    tunnel = route_of(match, tunnel=True, color="yellow")
    set_hand(match, 0, locomotive=tunnel.length + 1, yellow=2)
    set_deck(match, yellow=2, locomotive=1)
    match.play(claim(tunnel.id, locomotive=tunnel.length))
    assert refused(match, Action(Deed.ADD_TO_TUNNEL, cards={"yellow": 1})) == (
        "tunnels",
        "cards_per_match",
    )
    match.play(Action(Deed.ADD_TO_TUNNEL, cards={"locomotive": 1}))
    assert match.hand(0) == {"yellow": 2}


@pytest.mark.parametrize("name", WITH_TUNNELS)
def test_with_fewer_than_three_cards_those_are_revealed(name: str) -> None:
    match = a_shipped_match(name)
    tunnel = route_of(match, tunnel=True, color="yellow")
    set_hand(match, 0, yellow=tunnel.length + 1)
    set_deck(match, yellow=1)
    remove_cards(match, DISCARDS)
    match.play(claim(tunnel.id, yellow=tunnel.length))
    assert match.state.table[SHORT_TUNNEL] == 1
    match.play(Action(Deed.ADD_TO_TUNNEL, cards={"yellow": 1}))
    assert match.hand(0) == {}


YELLOW = KIND_NAMES.index("yellow")


@proves("tunnels/reveal")
@pytest.mark.parametrize("name", WITH_TUNNELS)
def test_no_more_than_three_cards_are_revealed(name: str) -> None:
    match = a_shipped_match(name)
    tunnel = route_of(match, tunnel=True, color="yellow")
    set_hand(match, 0, yellow=tunnel.length)
    set_deck(match, blue=3)
    remove_cards(match, DISCARDS)
    match.state.table[DISCARDS + YELLOW] = 6
    match.play(claim(tunnel.id, yellow=tunnel.length))
    assert match.player == 1


@pytest.mark.parametrize("name", WITH_TUNNELS)
def test_a_locomotive_pays_what_a_tunnel_asks_for(name: str) -> None:
    match = a_shipped_match(name)
    tunnel = route_of(match, tunnel=True, color="yellow")
    set_hand(match, 0, yellow=tunnel.length + 1, locomotive=1)
    set_deck(match, yellow=2, blue=1)
    match.play(claim(tunnel.id, yellow=tunnel.length))
    match.play(Action(Deed.ADD_TO_TUNNEL, cards={"yellow": 1, "locomotive": 1}))
    assert match.hand(0) == {}
    assert match.player == 1


@pytest.mark.parametrize("name", WITH_TUNNELS)
@pytest.mark.parametrize("spare", [0, 3])
def test_who_cannot_or_will_not_pay_a_tunnel_takes_the_cards_back(name: str, spare: int) -> None:
    match = a_shipped_match(name)
    tunnel = route_of(match, tunnel=True, color="yellow")
    set_hand(match, 0, yellow=tunnel.length + spare)
    set_deck(match, yellow=3)
    remove_cards(match, DISCARDS)
    match.play(claim(tunnel.id, yellow=tunnel.length))
    adds = [action for action in match.actions() if action.deed is Deed.ADD_TO_TUNNEL]
    assert len(adds) == (1 if spare else 0)
    match.play(Action(Deed.GIVE_UP_TUNNEL))
    assert match.hand(0) == {"yellow": tunnel.length + spare}
    assert match.player == 1
    discards = match.state.table[DISCARDS : DISCARDS + KINDS]
    assert (discards[YELLOW], sum(discards)) == (3, 3)
    set_hand(match, 1, locomotive=tunnel.length)
    assert payments_of(match, tunnel.id)


@pytest.mark.parametrize("name", WITH_TUNNELS)
def test_without_any_card_to_reveal_a_tunnel_costs_what_it_shows(name: str) -> None:
    match = a_shipped_match(name)
    tunnel = route_of(match, tunnel=True, color="yellow")
    set_hand(match, 0, yellow=tunnel.length)
    remove_cards(match, DECK, DISCARDS)
    match.play(claim(tunnel.id, yellow=tunnel.length))
    assert match.player == 1


@proves("tunnels")
def test_without_a_rule_for_tunnels_nothing_is_revealed() -> None:
    board = a_board().with_route("a", "b", color="red", tunnel=True)
    match = a_match(board, a_ruleset())
    set_hand(match, 0, red=2)
    match.play(claim("a-b", red=2))
    assert match.state.table[TUNNELS_TRIED] == 0
    assert match.player == 1


def test_each_match_may_cost_two_cards() -> None:
    board = a_board().with_route("a", "b", color="red", tunnel=True)
    match = a_match(board, a_ruleset(tunnels={"reveal": 1, "cards_per_match": 2}))
    set_hand(match, 0, red=4)
    set_deck(match, red=8)
    match.play(claim("a-b", red=2))
    match.play(Action(Deed.ADD_TO_TUNNEL, cards={"red": 2}))
    assert match.hand(0) == {}


# The examples of the rulebooks.


def a_tunnel() -> Match:
    return a_shipped_match("europe")


def gray_tunnel() -> str:
    return route_of(a_tunnel(), tunnel=True, length=2, color="gray").id


@proves("tunnels/cards_per_match")
@pytest.mark.parametrize(
    ("paid", "revealed", "asked"),
    [
        ({"red": 2}, {"red": 1, "blue": 2}, {"red": 1}),
        ({"green": 2}, {"locomotive": 1, "blue": 2}, {"green": 1}),
        ({"locomotive": 2}, {"locomotive": 1, "blue": 2}, {"locomotive": 1}),
    ],
)
def test_a_tunnel_asks_for_a_card_for_each_match(
    paid: dict[str, int], revealed: dict[str, int], asked: dict[str, int]
) -> None:
    match = a_tunnel()
    color = next(iter(paid))
    route = gray_tunnel()
    set_hand(match, 0, **{color: 3, "yellow": 3})
    set_deck(match, **revealed)
    match.play(claim(route, color, **paid))
    (added,) = (a for a in match.actions() if a.deed is Deed.ADD_TO_TUNNEL)
    assert [dict(paid.cards) for paid in match.payments(added)] == [asked]
    match.play(Action(Deed.ADD_TO_TUNNEL, cards=asked))
    assert match.player == 1
    assert match.hand(0) == {"yellow": 3}


def test_paid_with_locomotives_alone_a_revealed_colour_costs_nothing() -> None:
    match = a_tunnel()
    set_hand(match, 0, locomotive=2)
    set_deck(match, red=3)
    match.play(claim(gray_tunnel(), locomotive=2))
    assert match.player == 1


def test_a_player_who_will_not_pay_a_tunnel_takes_the_cards_back() -> None:
    match = a_tunnel()
    set_hand(match, 0, red=3)
    set_deck(match, red=3)
    match.play(claim(gray_tunnel(), red=2))
    refusal = refused(match, Action(Deed.ADD_TO_TUNNEL, cards={"red": 1}))
    assert refusal == ("tunnels", "cards_per_match")
    match.play(Action(Deed.GIVE_UP_TUNNEL))
    assert match.hand(0) == {"red": 3}
    assert match.player == 1
    assert match.state.table[TUNNELS_GIVEN_UP] == 1


def test_a_tunnel_without_cards_to_reveal_is_free_of_the_risk() -> None:
    match = a_tunnel()
    set_hand(match, 0, red=2)
    remove_cards(match, DECK, DISCARDS)
    match.play(claim(gray_tunnel(), red=2))
    assert match.player == 1
