"""Tickets, as short stories: piles, deals, what is kept, and where the others go."""

from typing import Any

import pytest
from builders import a_board
from match_builders import (
    RULESETS,
    a_match,
    a_ruleset,
    a_shipped_match,
    assert_sound,
    draw,
    proves,
    refused,
    shipped_game,
)

from trackwright.playtest.match import Action, Deed, Match
from trackwright.playtest.state import CHOOSE_DEAL, PHASE, RING, RING_COUNT
from trackwright.playtest.tables import PILES
from trackwright.playtest.turns import set_up

TICKETS_DRAWN = Action(Deed.DRAW_TICKETS)


def fewest(match: Match) -> Action:
    """Return the choice of the fewest tickets that may be kept."""
    return min(match.actions(), key=lambda action: len(action.on))


def piles(match: Match) -> list[int]:
    """Return how many tickets lie in each pile."""
    rings = range(match.game.rules[PILES])
    return [int(match.state.piles[pile * RING + RING_COUNT]) for pile in rings]


def dealt(match: Match) -> Match:
    """Let everybody keep as few tickets as may be."""
    while match.state.table[PHASE] == CHOOSE_DEAL:
        match.play(fewest(match))
    return match


# By the shipped rules.

# ruleset: tickets dealt, kept at least, and left in the piles of two who keep as few as may be
DEALS: dict[str, tuple[int, int, list[int]]] = {
    "northern_lights": (4, 2, [55 - 2 * 2]),
    "nordic_countries": (5, 2, [46 - 2 * 5]),
    "europe": (4, 2, [0, 40 - 2 * 3]),
    "europe_1912": (4, 2, [0, 49 - 2 * 3]),
    "mega_europe": (7, 3, [0, 89 - 2 * 3]),
    "big_cities": (5, 2, [45 - 2 * 2]),
    "poland": (4, 2, [35 - 2 * 2]),
}
DECKS = {"europe": {"europe_long", "europe_regular"}, "europe_1912": {"1912_long", "1912_regular"}}


@proves(
    "tickets/deals/cards",
    "tickets/deals/pile",
    "tickets/keep_at_least",
    "tickets/piles/undealt=stay",
    "tickets/piles/undealt=out_of_the_game",
)
@pytest.mark.parametrize("name", RULESETS)
def test_so_many_tickets_are_dealt_so_many_kept_and_the_others_go_where_the_rules_say(
    name: str,
) -> None:
    match = Match(*shipped_game(name), 2, seed=1)
    cards, kept, left = DEALS[name]
    assert len(match._offered()) == cards
    choice = min(
        (a for a in match.actions() if not any("long" in deck_of(match, t) for t in a.on)),
        key=lambda action: len(action.on),
    )
    assert len(choice.on) == kept
    too_few = Action(Deed.KEEP_TICKETS, choice.on[1:])
    assert refused(match, too_few) == ("tickets",)
    for _ in range(2):
        regular = (a for a in match.actions() if not any("long" in deck_of(match, t) for t in a.on))
        match.play(min(regular, key=lambda action: len(action.on)))
    assert piles(match) == left
    assert_sound(match)


def deck_of(match: Match, ticket: str) -> str:
    return next(one.deck for one in match.board.tickets if one.id == ticket)


@proves("tickets/piles/tickets")
@pytest.mark.parametrize("name", RULESETS)
def test_only_the_ruleset_s_tickets_are_dealt(name: str) -> None:
    match, decks = Match(*shipped_game(name), 2, seed=1), set()
    for seed in range(60):
        set_up(match.game, match.state, seed)
        offered = [t for t in match.board.tickets if t.id in match._offered()]
        decks |= {ticket.deck for ticket in offered}
        if name == "big_cities":
            assert all("big_cities" in ticket.tags for ticket in offered)
    every = {ticket.deck for ticket in match.board.tickets}
    assert decks <= DECKS.get(name, every)
    if name not in (*DECKS, "big_cities"):
        assert decks == every


@pytest.mark.parametrize("name", ["europe", "europe_1912"])
def test_one_long_ticket_and_three_others_are_dealt_and_any_two_of_them_may_be_kept(
    name: str,
) -> None:
    match = Match(*shipped_game(name), 2, seed=1)
    long = [ticket for ticket in match._offered() if deck_of(match, ticket).endswith("long")]
    assert len(long) == 1
    kept = [action.on for action in match.actions()]
    assert {len(set(on) & set(long)) for on in kept if len(on) == 2} == {0, 1}


@proves("tickets/action/draw", "tickets/action/pile", "tickets/action/keep_at_least")
@pytest.mark.parametrize("name", RULESETS)
def test_the_ticket_action_draws_three_or_four_and_one_must_be_kept(name: str) -> None:
    match = dealt(Match(*shipped_game(name), 2, seed=1))
    before = piles(match)[-1]
    match.play(TICKETS_DRAWN)
    drawn = 4 if name == "big_cities" else 3
    assert len(match._offered()) == drawn
    assert not any("long" in deck_of(match, ticket) for ticket in match._offered())
    assert refused(match, Action(Deed.KEEP_TICKETS)) == ("tickets",)
    match.play(fewest(match))
    assert match.player == 1
    gone = drawn if name == "nordic_countries" else 1
    assert piles(match)[-1] == before - gone


@pytest.mark.parametrize("name", RULESETS)
def test_of_a_pile_that_runs_out_what_is_left_is_drawn(name: str) -> None:
    match = a_shipped_match(name)
    pile = len(piles(match)) - 1
    match.state.piles[pile * RING + RING_COUNT] = 2
    match.play(TICKETS_DRAWN)
    assert len(match._offered()) == 2
    match.play(max(match.actions(), key=lambda action: len(action.on)))
    assert refused(match, TICKETS_DRAWN) == ("tickets", "action")


# By rules of one's own.


def with_tickets(**tickets: Any) -> Match:
    """Return a match with nine tickets in one pile, all of which the ticket action shows."""
    board = a_board().with_route("a", "b")
    for number in range(9):
        board = board.with_ticket("a", "b", points=number)
    action = {"pile": "pile", "draw": 9, "keep_at_least": 1, "rejected": "out_of_the_game"}
    return Match(board.build(), a_ruleset(tickets={"action": action, **tickets}), 2, seed=5)


@proves("tickets/deals/rejected=under_the_pile", "tickets/deals/rejected=shuffled_under_the_pile")
@pytest.mark.parametrize("rejected", ["under_the_pile", "shuffled_under_the_pile"])
def test_tickets_rejected_at_set_up_lie_below_all_others(rejected: str) -> None:
    deals = [{"pile": "pile", "cards": 4, "rejected": rejected}]
    match, in_order = with_tickets(deals=deals, keep_at_least=1), set()
    for seed in range(8):
        set_up(match.game, match.state, seed)
        returned: list[str] = []
        for _ in range(2):
            offered = match._offered()
            match.play(Action(Deed.KEEP_TICKETS, offered[:1]))
            returned += offered[1:]
        match.play(TICKETS_DRAWN)
        shown = match._offered()
        assert sorted(shown[1:]) == sorted(returned)
        in_order.add(shown[1:] == returned)
    assert in_order == ({True} if rejected == "under_the_pile" else {False})


@proves(
    "tickets/action/rejected=out_of_the_game",
    "tickets/action/rejected=under_the_pile",
    "tickets/action/rejected=shuffled_under_the_pile",
)
@pytest.mark.parametrize(
    ("rejected", "orders"),
    [
        ("out_of_the_game", {()}),
        ("under_the_pile", {(True,)}),
        ("shuffled_under_the_pile", {(True,), (False,)}),
    ],
)
def test_tickets_rejected_in_play(rejected: str, orders: set[tuple[bool, ...]]) -> None:
    action = {"pile": "pile", "draw": 5, "keep_at_least": 1, "rejected": rejected}
    match, seen = with_tickets(action=action), set()
    for seed in range(40):
        set_up(match.game, match.state, seed)
        match.play(TICKETS_DRAWN)
        offered = match._offered()
        match.play(Action(Deed.KEEP_TICKETS, offered[:1]))
        match.play(TICKETS_DRAWN)
        others = match._offered()
        match.play(Action(Deed.KEEP_TICKETS, others))
        if rejected == "out_of_the_game":
            assert refused(match, TICKETS_DRAWN) == ("tickets", "action")
            seen.add(())
            continue
        match.play(TICKETS_DRAWN)
        back = others[4:] + match._offered()
        assert sorted(back) == sorted(offered[1:])
        seen.add((back == offered[1:],))
    assert seen == orders


@proves("tickets/deals/keep_at_least")
def test_of_one_deal_some_must_be_kept() -> None:
    deals = [
        {"pile": "pile", "cards": 2, "keep_at_least": 1, "rejected": "under_the_pile"},
        {"pile": "pile", "cards": 2, "rejected": "under_the_pile"},
    ]
    match = with_tickets(deals=deals, keep_at_least=1)
    first, _, third, _ = match._offered()
    assert refused(match, Action(Deed.KEEP_TICKETS, (third,))) == ("tickets",)
    match.play(Action(Deed.KEEP_TICKETS, (first,)))


@proves("tickets/deals/keep_at_most", "tickets/keep_at_least")
def test_a_long_ticket_at_most_and_three_in_all() -> None:
    board, rules = shipped_game("mega_europe")
    match = Match(board, rules, 2, seed=3)
    long = {t.id for t in board.tickets if t.deck.endswith("long")}
    offered = match._offered()
    assert len(offered) == 7
    kept = [action.on for action in match.actions()]
    assert {len(long & set(on)) for on in kept} == {0, 1}
    assert min(map(len, kept)) == 3
    two_long = Action(Deed.KEEP_TICKETS, tuple(t for t in offered if t in long))
    assert refused(match, two_long) == ("tickets",)


@proves("tickets/deals/rejected=out_of_the_game", "tickets/deals/rejected=under_the_pile")
@pytest.mark.parametrize(
    ("rejected", "left"),
    [("out_of_the_game", 3), ("under_the_pile", 5), ("shuffled_under_the_pile", 5)],
)
def test_rejected_tickets_of_the_deal(rejected: str, left: int) -> None:
    board = a_board().with_route("a", "b")
    for number in range(9):
        board = board.with_ticket("a", "b", points=number)
    rules = a_ruleset(
        tickets={
            "deals": [{"pile": "pile", "cards": 3, "rejected": rejected}],
            "keep_at_least": 2,
            "action": {
                "pile": "pile",
                "draw": 9,
                "keep_at_least": 1,
                "rejected": "out_of_the_game",
            },
        }
    )
    match = Match(board.build(), rules, 2, seed=5)
    for _ in range(2):
        match.play(next(a for a in match.actions() if len(a.on) == 2))
    match.play(Action(Deed.DRAW_TICKETS))
    assert len(match._offered()) == left
    assert_sound(match)


@proves("tickets/action/keep_at_least")
def test_of_fewer_tickets_than_drawn_one_must_still_be_kept() -> None:
    board = a_board().with_route("a", "b").with_ticket("a", "b")
    action = {"pile": "pile", "draw": 3, "keep_at_least": 2, "rejected": "under_the_pile"}
    match = a_match(board, a_ruleset(tickets={"action": action}))
    match.play(Action(Deed.DRAW_TICKETS))
    assert refused(match, Action(Deed.KEEP_TICKETS)) == ("tickets",)
    match.play(Action(Deed.KEEP_TICKETS, ("a-b",)))
    match.play(draw())
    match.play(draw())
    assert refused(match, Action(Deed.DRAW_TICKETS)) == ("tickets", "action")


@proves("tickets/action")
def test_tickets_are_not_drawn_where_the_rules_have_no_such_action() -> None:
    assert refused(a_match(), Action(Deed.DRAW_TICKETS)) == ("tickets", "action")
