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
    player_column,
    proves,
    refused,
    shipped_game,
)

from trackwright.playtest.bots.search import StyleBot
from trackwright.playtest.bots.styles import STYLES
from trackwright.playtest.match import Action, Deed, Match
from trackwright.playtest.state import (
    CHOOSE_DEAL,
    PHASE,
    RING,
    RING_COUNT,
    TICKETS_HELD,
    TURN,
)
from trackwright.playtest.tables import PILE, PILE_SIZE, PILES
from trackwright.playtest.tickets import place_in_ring
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
@pytest.mark.parametrize("name", DEALS)
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
        while match.state.table[PHASE] == CHOOSE_DEAL:
            offered = [t for t in match.board.tickets if t.id in match._offered()]
            decks |= {ticket.deck for ticket in offered}
            if name == "big_cities":
                assert all("big_cities" in ticket.tags for ticket in offered)
            match.play(fewest(match))
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


def bottom(match: Match, count: int) -> list[str]:
    """Return the lowest tickets of the last pile, from above."""
    pile = len(piles(match)) - 1
    depths = range(piles(match)[pile] - count, piles(match)[pile])
    places = (place_in_ring(match.game, match.state, pile, depth) for depth in depths)
    return [match.board.tickets[match.state.piles[place]].id for place in places]


@proves("tickets/action/keep_at_least")
@pytest.mark.parametrize("name", RULESETS)
def test_one_ticket_or_all_drawn_may_be_kept(name: str) -> None:
    match = dealt(Match(*shipped_game(name), 2, seed=1))
    match.play(TICKETS_DRAWN)
    offered = match._offered()
    assert {len(action.on) for action in match.actions()} == set(range(1, len(offered) + 1))
    match.play(Action(Deed.KEEP_TICKETS, tuple(offered[1:2])))
    match.play(TICKETS_DRAWN)
    match.play(Action(Deed.KEEP_TICKETS, tuple(match._offered())))
    assert match.player == 0


@proves("tickets/action/rejected=under_the_pile")
@pytest.mark.parametrize("name", [name for name in RULESETS if name != "nordic_countries"])
def test_tickets_rejected_in_play_go_under_the_pile_as_they_are(name: str) -> None:
    for seed in range(8):
        match = dealt(Match(*shipped_game(name), 2, seed))
        match.play(TICKETS_DRAWN)
        kept, *others = match._offered()
        match.play(Action(Deed.KEEP_TICKETS, (kept,)))
        assert bottom(match, len(others)) == others


def test_tickets_rejected_in_play_leave_the_game() -> None:
    match = dealt(Match(*shipped_game("nordic_countries"), 2, seed=1))
    for _ in range((46 - 2 * 5) // 3):
        match.play(TICKETS_DRAWN)
        match.play(fewest(match))
    assert piles(match) == [0]
    assert refused(match, TICKETS_DRAWN) == ("tickets", "action")


@proves("tickets/deals/rejected=under_the_pile", "tickets/deals/rejected=shuffled_under_the_pile")
@pytest.mark.parametrize("name", ["northern_lights", "poland", "mega_europe", "big_cities"])
def test_tickets_rejected_at_set_up_go_under_the_pile_as_they_are_or_shuffled(name: str) -> None:
    in_order = set()
    for seed in range(8):
        match, rejected = Match(*shipped_game(name), 2, seed), []
        while match.state.table[PHASE] == CHOOSE_DEAL:
            choice = fewest(match)
            if not any(deck_of(match, ticket).endswith("long") for ticket in match._offered()):
                rejected += [ticket for ticket in match._offered() if ticket not in choice.on]
            match.play(choice)
        lowest = bottom(match, len(rejected))
        assert sorted(lowest) == sorted(rejected)
        in_order.add(lowest == rejected)
    assert in_order == ({True} if name == "northern_lights" else {False})


@proves("tickets/piles/tickets")
@pytest.mark.parametrize(
    ("name", "sizes"),
    [
        ("northern_lights", [55]),
        ("nordic_countries", [46]),
        ("europe", [6, 40]),
        ("europe_1912", [6, 49]),
        ("mega_europe", [12, 89]),
        ("big_cities", [45]),
        ("poland", [35]),
    ],
)
def test_so_many_tickets_are_in_play(name: str, sizes: list[int]) -> None:
    game = Match(*shipped_game(name), 2, seed=1).game
    assert [game.piles[pile * PILE + PILE_SIZE] for pile in range(game.rules[PILES])] == sizes


BIG_CITIES = {"london", "berlin", "moskva", "paris", "wien", "madrid", "roma", "athina", "angora"}


def test_big_cities_is_played_with_tickets_to_nine_cities() -> None:
    board, _ = shipped_game("big_cities")
    assert Match(*shipped_game("big_cities"), 2, seed=1).game.piles[PILE_SIZE] == 45
    ends = [set(map(str, t.ends)) for t in board.tickets if "big_cities" in t.tags]
    assert all(pair & BIG_CITIES for pair in ends)
    assert set().union(*ends) >= BIG_CITIES


@pytest.mark.parametrize("name", RULESETS)
def test_tickets_may_be_drawn_in_any_number_of_turns_and_all_are_held(name: str) -> None:
    match = dealt(Match(*shipped_game(name), 2, seed=1))
    held = player_column(match, TICKETS_HELD)[0]
    drawn = 4 if name == "big_cities" else 3
    for turn in range(1, 4):
        for _ in range(2):
            match.play(TICKETS_DRAWN)
            match.play(max(match.actions(), key=lambda action: len(action.on)))
        assert player_column(match, TICKETS_HELD)[0] == held + turn * drawn


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


@proves("tickets/deals/keep_at_most", "tickets/deals/choice=before_the_next")
def test_of_two_long_tickets_each_player_keeps_one_at_most_before_any_other_is_dealt() -> None:
    match = Match(*shipped_game("mega_europe"), 3, seed=3)
    for player in range(3):
        assert match.player == player
        offered = match._offered()
        assert len(offered) == 2
        assert all(deck_of(match, ticket).endswith("long") for ticket in offered)
        assert refused(match, Action(Deed.KEEP_TICKETS, tuple(offered))) == ("tickets",)
        assert [len(action.on) for action in match.actions()] == [0, 1, 1]
        match.play(Action(Deed.KEEP_TICKETS, tuple(offered[:1])))
    assert match.player == 0
    assert piles(match) == [0, 89 - 3 * 5]
    assert len(match._offered()) == 5
    assert all(deck_of(match, ticket).endswith("regular") for ticket in match._offered())
    assert_sound(match)


@proves("tickets/keep_at_least")
def test_three_tickets_are_kept_of_both_deals_together() -> None:
    match = Match(*shipped_game("mega_europe"), 2, seed=3)
    for kept in (1, 0):
        match.play(Action(Deed.KEEP_TICKETS, tuple(match._offered()[:kept])))
    for least in (2, 3):
        offered = tuple(match._offered())
        assert refused(match, Action(Deed.KEEP_TICKETS, offered[: least - 1])) == ("tickets",)
        assert len(fewest(match).on) == least
        match.play(Action(Deed.KEEP_TICKETS, offered[:least]))
    assert match.state.table[PHASE] == TURN
    assert player_column(match, TICKETS_HELD) == [3, 3]
    assert piles(match) == [0, 89 - 2 - 3]
    assert_sound(match)


@proves("tickets/deals/choice=with_the_next", "tickets/deals/choice=before_the_next")
@pytest.mark.parametrize(
    ("choice", "offers"), [("with_the_next", [4, 4]), ("before_the_next", [3, 3, 1, 1])]
)
def test_two_deals_are_chosen_from_at_once_or_one_after_the_other(
    choice: str, offers: list[int]
) -> None:
    first = {"pile": "pile", "cards": 3, "rejected": "out_of_the_game", "choice": choice}
    second = {"pile": "pile", "cards": 1, "rejected": "out_of_the_game"}
    match, seen = with_tickets(deals=[first, second]), []
    while match.state.table[PHASE] == CHOOSE_DEAL:
        seen.append(len(match._offered()))
        match.play(fewest(match))
    assert seen == offers


def test_of_the_first_deal_so_many_are_kept_that_later_deals_can_make_up_the_rest() -> None:
    deals = [
        {"pile": "pile", "cards": 2, "rejected": "under_the_pile", "choice": "before_the_next"},
        {"pile": "pile", "cards": 2, "rejected": "under_the_pile"},
    ]
    match = with_tickets(deals=deals, keep_at_least=3)
    assert refused(match, Action(Deed.KEEP_TICKETS)) == ("tickets",)
    assert [len(action.on) for action in match.actions()] == [1, 1, 2]


@pytest.mark.parametrize("rejected", ["under_the_pile", "shuffled_under_the_pile"])
def test_what_is_rejected_of_the_first_deal_lies_below_before_the_next(rejected: str) -> None:
    deals = [
        {"pile": "pile", "cards": 4, "rejected": rejected, "choice": "before_the_next"},
        {"pile": "pile", "cards": 4, "rejected": "out_of_the_game"},
    ]
    match, in_order = with_tickets(deals=deals), set()
    for seed in range(8):
        set_up(match.game, match.state, seed)
        rejected_first: list[str] = []
        for _ in range(2):
            rejected_first += match._offered()
            match.play(Action(Deed.KEEP_TICKETS))
        shown = match._offered()
        match.play(Action(Deed.KEEP_TICKETS))
        shown += match._offered()
        assert set(shown[1:]) <= set(rejected_first)
        in_order.add(shown[1:] == rejected_first[:7])
        assert_sound(match)
    assert in_order == ({True} if rejected == "under_the_pile" else {False})


@pytest.mark.parametrize("style", STYLES)
def test_bots_keep_tickets_of_both_deals(style: str) -> None:
    kept_long = 0
    for seed in range(12):
        match = Match(*shipped_game("mega_europe"), 2, seed)
        bots = [StyleBot(style, match.game, seat) for seat in range(2)]
        while match.state.table[PHASE] == CHOOSE_DEAL:
            long = len(match._offered()) == 2
            action = bots[match.player].choose(match)
            kept_long += len(action.on) if long else 0
            match.play(action)
        assert min(player_column(match, TICKETS_HELD)) >= 3
    assert (kept_long > 0) == (style in ("random", "greedy", "hoarder"))


def test_a_bot_keeps_what_lies_on_the_way_of_a_ticket_kept_before() -> None:
    board = a_board().with_ticket("a", "e", points=12, deck="long", tags=["long"])
    board = board.with_ticket("a", "e", points=12, deck="long", tags=["long"])
    for first, second in ("ab", "bc", "cd", "de"):
        board = board.with_route(first, second, length=3, color="red")
    board = board.with_ticket("b", "d", points=1).with_ticket("b", "d", points=1)
    piles = [{"id": "long", "tickets": {"tags": ["long"]}}, {"id": "others", "tickets": {}}]
    deals = [
        {"pile": "long", "cards": 1, "rejected": "out_of_the_game", "choice": "before_the_next"},
        {"pile": "others", "cards": 1, "rejected": "out_of_the_game"},
    ]
    match = Match(board.build(), a_ruleset(tickets={"piles": piles, "deals": deals}), 2, seed=1)
    bots = [StyleBot("greedy", match.game), StyleBot("greedy", match.game)]
    choices = [bots[0].choose(match)]
    match.play(choices[0])
    match.play(Action(Deed.KEEP_TICKETS))
    for bot in bots:
        choices.append(bot.choose(match))
        match.play(choices[-1])
    assert [len(choice.on) for choice in choices] == [1, 1, 0]


@proves("tickets/piles/fallback")
def test_a_pile_is_made_of_its_fallback_where_its_selector_picks_nothing() -> None:
    board = a_board().with_route("a", "b").with_ticket("a", "b", points=20, tags=["far"])
    board = board.with_ticket("a", "b", points=3).with_ticket("a", "b", points=4)
    selectors = {"decks": ["long"]}, {"points": {"at_least": 15}}
    piles = [
        {"id": "long", "tickets": selectors[0], "fallback": selectors[1]},
        {"id": "others", "tickets": {}},
    ]
    with_fallback = Match(board.build(), a_ruleset(tickets={"piles": piles}), 2, seed=1)
    assert [with_fallback.game.piles[pile * PILE + PILE_SIZE] for pile in (0, 1)] == [1, 2]
    piles[0].pop("fallback")
    without = Match(board.build(), a_ruleset(tickets={"piles": piles}), 2, seed=1)
    assert [without.game.piles[pile * PILE + PILE_SIZE] for pile in (0, 1)] == [0, 3]
    board = board.with_ticket("a", "b", points=1, deck="long")
    picked = Match(
        board.build(),
        a_ruleset(tickets={"piles": [{**piles[0], "fallback": selectors[1]}, piles[1]]}),
        2,
        seed=1,
    )
    assert [picked.game.piles[pile * PILE + PILE_SIZE] for pile in (0, 1)] == [1, 3]


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
