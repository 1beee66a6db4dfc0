"""Rules of play as short stories: what may be done, what it does, and which rule refuses it."""

import pytest
from builders import a_board
from playing import (
    a_match,
    a_ruleset,
    assert_sound,
    claim,
    draw,
    give,
    lay_face_up,
    lose,
    own,
    shipped,
    stack_deck,
    ways,
)

from trackwright.playtest.match import Action, Deed, Match
from trackwright.playtest.refusals import IllegalActionError
from trackwright.playtest.state import (
    COUNTRY_CARDS,
    DECK,
    DISCARDS,
    ENDLESS_REPLACEMENT,
    FACE_UP,
    NO_ACTION,
    PASSED,
    PLAYER,
    POINTS_COUNTRIES,
    STALLED,
    TUNNELS_GIVEN_UP,
)
from trackwright.playtest.tables import KINDS


def refused(match: Match, action: Action) -> tuple[str | int, ...]:
    with pytest.raises(IllegalActionError) as error:
        match.play(action)
    return error.value.refusal.path


def hand(match: Match, player: int = 0) -> int:
    return sum(match.hand(player).values())


# Drawing.


def test_two_cards_are_drawn_and_the_turn_is_over() -> None:
    match = a_match()
    match.play(draw())
    assert match.player == 0
    match.play(draw())
    assert match.player == 1
    assert hand(match) == 2


def test_a_face_up_card_is_replaced_from_the_deck() -> None:
    match = a_match()
    lay_face_up(match, red=5)
    stack_deck(match, blue=10)
    match.play(draw("red"))
    assert match.hand(0) == {"red": 1}
    assert [match.state.table[FACE_UP + kind] for kind in (2, 6)] == [1, 4]
    assert_sound(match)


@pytest.mark.parametrize("rule", ["both_cards", "first_and_only"])
def test_a_face_up_locomotive_is_the_only_card(rule: str) -> None:
    match = a_match(ruleset=a_ruleset(drawing={"face_up_locomotive": rule}))
    lay_face_up(match, locomotive=1, red=4)
    match.play(draw("locomotive"))
    assert match.player == 1


@pytest.mark.parametrize("rule", ["both_cards", "first_and_only"])
def test_a_face_up_locomotive_cannot_be_the_second_card(rule: str) -> None:
    match = a_match(ruleset=a_ruleset(drawing={"face_up_locomotive": rule}))
    lay_face_up(match, locomotive=1, red=4)
    match.play(draw("red"))
    assert refused(match, draw("locomotive")) == ("drawing", "face_up_locomotive")


def test_two_face_up_locomotives_may_be_taken_where_each_counts_as_one_card() -> None:
    match = a_match(ruleset=a_ruleset(drawing={"face_up_locomotive": "one_card"}))
    lay_face_up(match, locomotive=2, red=3)
    match.play(draw("locomotive"))
    match.play(draw("locomotive"))
    assert match.hand(0) == {"locomotive": 2}


@pytest.mark.parametrize(
    ("rule", "draws"), [("one_card", 3), ("both_cards", 1), ("first_and_only", 1)]
)
def test_a_locomotive_drawn_blind(rule: str, draws: int) -> None:
    match = a_match(ruleset=a_ruleset(drawing={"blind_locomotive": rule, "cards": 3}))
    stack_deck(match, locomotive=14)
    for _ in range(draws):
        assert match.player == 0
        match.play(draw())
    assert match.player == 1


def test_a_blind_locomotive_ends_a_draw_only_as_the_first_card_where_the_rules_say_so() -> None:
    match = a_match(ruleset=a_ruleset(drawing={"blind_locomotive": "first_and_only", "cards": 3}))
    lay_face_up(match, red=5)
    match.play(draw("red"))
    stack_deck(match, locomotive=14)
    match.play(draw())
    assert match.player == 0


def test_too_many_face_up_locomotives_are_replaced() -> None:
    rules = a_ruleset(drawing={"replacement": {"locomotives": 3, "at_setup": True}})
    match = a_match(ruleset=rules)
    lay_face_up(match, locomotive=2, red=3)
    stack_deck(match, locomotive=1)
    for kind in range(KINDS - 1):  # the new deck has nothing but red
        match.state.table[DISCARDS + kind] = 9 if kind == 6 else 0
    match.state.table[DISCARDS + 8] = 0
    match.play(draw("red"))
    assert match.state.table[FACE_UP + 8] < 3
    assert match.state.table[FACE_UP + 6] >= 3


def test_replacing_stops_where_the_rules_set_a_limit() -> None:
    rules = a_ruleset(drawing={"replacement": {"locomotives": 3, "at_setup": False, "limit": 2}})
    match = a_match(ruleset=rules)
    lay_face_up(match, locomotive=4, red=1)
    lose(match, DISCARDS)
    stack_deck(match, locomotive=10)
    lose(match, DISCARDS)
    match.play(draw("red"))
    assert match.state.table[FACE_UP + 8] == 5
    assert match.state.table[ENDLESS_REPLACEMENT] == 0


def test_replacing_for_ever_is_noticed_as_a_failure_of_the_rules() -> None:
    rules = a_ruleset(drawing={"replacement": {"locomotives": 3, "at_setup": False}})
    match = a_match(ruleset=rules)
    lay_face_up(match, locomotive=4, red=1)
    stack_deck(match, locomotive=10)
    lose(match, DISCARDS)
    match.play(draw("red"))
    assert match.state.table[ENDLESS_REPLACEMENT] == 1
    assert match.state.table[FACE_UP + 8] == 5


def test_discards_become_the_deck_when_it_is_empty() -> None:
    match = a_match()
    stack_deck(match)
    match.play(draw())
    assert hand(match) == 1
    assert_sound(match)


def test_discards_stay_where_the_rules_do_not_shuffle_them() -> None:
    match = a_match(ruleset=a_ruleset(drawing={"reshuffle": False}))
    stack_deck(match)
    assert refused(match, draw()) == ("drawing", "reshuffle")


def test_a_draw_ends_early_when_no_card_is_left() -> None:
    match = a_match(ruleset=a_ruleset(drawing={"face_up": 0}))
    stack_deck(match, red=1)
    lose(match, DISCARDS)
    match.play(draw())
    assert match.player == 1


# Paying and claiming.


def test_a_yellow_route_where_locomotives_are_wild() -> None:
    board, rules = shipped("northern_lights")
    match = a_match(board, rules)
    route = next(r.id for r in board.routes if r.color == "yellow" and r.length == 2)
    give(match, 0, yellow=2, locomotive=2, red=2)
    expected = [{"locomotive": 2}, {"yellow": 1, "locomotive": 1}, {"yellow": 2}]
    assert sorted(ways(match, route), key=str) == expected


def test_a_ferry_with_one_icon_takes_a_locomotive_or_a_pair() -> None:
    board, rules = shipped("northern_lights")
    route = next(r.id for r in board.routes if r.ferry and r.length == 3 and len(r.icons) == 1)
    match = a_match(board, rules)
    give(match, 0, red=2, blue=2)
    assert ways(match, route) == [{"blue": 2, "red": 2}]
    give(match, 0, red=2, locomotive=1)
    assert {"red": 2, "locomotive": 1} in ways(match, route)


def test_a_ferry_with_two_icons_takes_a_locomotive_and_a_pair() -> None:
    board, rules = shipped("northern_lights")
    match = a_match(board, rules)
    route = next(r.id for r in board.routes if set(r.ends) == {"mo_i_rana", "narvik"})
    give(match, 0, green=2, red=2, locomotive=1)
    match.play(claim(route, "green", green=2, red=2, locomotive=1))
    assert_sound(match)


def test_a_locomotive_is_refused_where_it_is_not_wild() -> None:
    board, rules = shipped("nordic_countries")
    match = a_match(board, rules)
    yellow = next(
        r.id for r in board.routes if r.color == "yellow" and r.length == 2 and not r.tunnel
    )
    give(match, 0, yellow=2, locomotive=2)
    assert ways(match, yellow) == [{"yellow": 2}]
    assert refused(match, claim(yellow, yellow=1, locomotive=1)) == ("payment", "substitutions")


def test_a_gray_route_takes_one_colour_only() -> None:
    board, rules = shipped("nordic_countries")
    match = a_match(board, rules)
    gray = next(
        r.id
        for r in board.routes
        if r.color == "gray" and r.length == 3 and not r.ferry and not r.tunnel
    )
    give(match, 0, red=3, blue=2)
    assert ways(match, gray) == [{"red": 3}]


def test_four_cards_stand_for_one_on_the_long_haul() -> None:
    board, rules = shipped("nordic_countries")
    match = a_match(board, rules)
    (route,) = [r.id for r in board.routes if "long_haul" in r.tags]
    give(match, 0, green=7, red=5, blue=3)
    match.play(claim(route, "green", green=7, red=5, blue=3))
    assert match.hand(0) == {}
    assert_sound(match)


def test_a_ferry_of_six_spaces_with_two_icons() -> None:
    board, rules = shipped("europe")
    match = a_match(board, rules)
    (route,) = [r.id for r in board.routes if set(r.ends) == {"smyrna", "palermo"}]
    give(match, 0, red=4, locomotive=2)
    assert ways(match, route) == [{"red": 4, "locomotive": 2}]
    assert refused(match, claim(route, red=4, blue=2)) == ("payment",)


def test_a_route_is_paid_with_no_more_cards_than_it_asks_for() -> None:
    match = a_match()
    give(match, 0, red=3)
    assert refused(match, claim("a-b", red=3)) == ("payment", "substitutions")


def test_an_owned_route_and_one_for_too_few_trains_are_refused() -> None:
    board = a_board().with_route("a", "b", color="red", length=2).with_route("b", "c", length=30)
    match = a_match(board)
    own(match, 1, "a-b")
    give(match, 0, red=12)
    assert refused(match, claim("a-b", red=2)) == ("payment",)
    assert refused(match, claim("b-c", red=12)) == ("payment",)


def a_double() -> Match:
    board = a_board().with_route("a", "b", color="red").with_route("a", "b", color="blue")
    usable = {"kind": "ordinary", "tracks": 2, "usable": {"2": 1, "3": 2}}
    return a_match(board, a_ruleset(parallel_tracks={"rules": [usable]}), players=3)


def test_nobody_owns_two_tracks_of_a_connection() -> None:
    match = a_double()
    give(match, 0, red=2, blue=2)
    match.play(claim("a-b", red=2))
    for _ in range(2):
        match.play(draw())
        match.play(draw())
    assert refused(match, claim("a-b-2", blue=2)) == ("parallel_tracks", "owned")


def test_a_second_track_is_for_another_player_if_enough_play() -> None:
    match = a_double()
    give(match, 0, red=2)
    match.play(claim("a-b", red=2))
    give(match, 1, blue=2)
    match.play(claim("a-b-2", blue=2))
    assert_sound(match)


def test_a_second_track_is_closed_if_too_few_play() -> None:
    board = a_board().with_route("a", "b", color="red").with_route("a", "b", color="blue")
    usable = {"kind": "ordinary", "tracks": 2, "usable": {"2": 1}}
    match = a_match(board, a_ruleset(parallel_tracks={"rules": [usable]}))
    give(match, 0, red=2)
    match.play(claim("a-b", red=2))
    give(match, 1, blue=2)
    assert refused(match, claim("a-b-2", blue=2)) == ("parallel_tracks", "rules")


def test_draw_bonus_comes_from_the_deck() -> None:
    board = a_board().with_route("a", "b", color="red", draw_bonus=2)
    match = a_match(board, a_ruleset(draw_bonuses={"source": "deck"}))
    give(match, 0, red=2)
    match.play(claim("a-b", red=2))
    assert hand(match) == 2
    assert match.player == 1


def test_draw_bonus_may_come_from_the_face_up_cards_where_the_rules_say_so() -> None:
    board = a_board().with_route("a", "b", color="red", draw_bonus=2)
    match = a_match(board, a_ruleset(draw_bonuses={"source": "deck_or_face_up"}))
    give(match, 0, red=2)
    lay_face_up(match, blue=5)
    match.play(claim("a-b", red=2))
    match.play(draw("blue"))
    assert match.player == 0
    match.play(draw())
    assert match.player == 1
    assert match.hand(0)["blue"] >= 1


# Tunnels.


def a_tunnel() -> Match:
    board, rules = shipped("europe")
    return a_match(board, rules)


def gray_tunnel() -> str:
    board, _ = shipped("europe")
    return next(r.id for r in board.routes if r.tunnel and r.length == 2 and r.color == "gray")


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
    give(match, 0, **{color: 3, "yellow": 3})
    stack_deck(match, **revealed)
    match.play(claim(route, color, **paid))
    added = [dict(a.cards) for a in match.actions() if a.deed is Deed.ADD_TO_TUNNEL]
    assert added == [asked]
    match.play(Action(Deed.ADD_TO_TUNNEL, cards=asked))
    assert match.player == 1
    assert match.hand(0) == {"yellow": 3}


def test_paid_with_locomotives_alone_a_revealed_colour_costs_nothing() -> None:
    match = a_tunnel()
    give(match, 0, locomotive=2)
    stack_deck(match, red=3)
    match.play(claim(gray_tunnel(), locomotive=2))
    assert match.player == 1


def test_a_player_who_will_not_pay_a_tunnel_takes_the_cards_back() -> None:
    match = a_tunnel()
    give(match, 0, red=3)
    stack_deck(match, red=3)
    match.play(claim(gray_tunnel(), red=2))
    refusal = refused(match, Action(Deed.ADD_TO_TUNNEL, cards={"red": 1}))
    assert refusal == ("tunnels", "cards_per_match")
    match.play(Action(Deed.GIVE_UP_TUNNEL))
    assert match.hand(0) == {"red": 3}
    assert match.player == 1
    assert match.state.table[TUNNELS_GIVEN_UP] == 1


def test_a_tunnel_without_cards_to_reveal_is_free_of_the_risk() -> None:
    match = a_tunnel()
    give(match, 0, red=2)
    lose(match, DECK, DISCARDS)
    match.play(claim(gray_tunnel(), red=2))
    assert match.player == 1


# Stations.


def test_stations_cost_one_then_two_then_three_cards_of_one_colour() -> None:
    board, rules = shipped("europe")
    match = a_match(board, rules)
    for number, city in enumerate(("paris", "roma", "wien"), start=1):
        give(match, 0, red=number)
        wrong = Action(Deed.BUILD_STATION, (city,), cards={"red": number - 1})
        assert refused(match, wrong) == ("stations", "costs")
        match.play(Action(Deed.BUILD_STATION, (city,), cards={"red": number}))
        match.play(draw())
        while match.player == 1:
            match.play(draw())
    give(match, 0, red=4)
    more = Action(Deed.BUILD_STATION, ("berlin",), cards={"red": 4})
    assert refused(match, more) == ("stations", "each")
    assert_sound(match)


def test_a_city_holds_one_station() -> None:
    board, rules = shipped("europe")
    match = a_match(board, rules)
    give(match, 0, red=1)
    match.play(Action(Deed.BUILD_STATION, ("paris",), cards={"red": 1}))
    give(match, 1, locomotive=1)
    there = Action(Deed.BUILD_STATION, ("paris",), cards={"locomotive": 1})
    assert refused(match, there) == ("stations", "per_city")
    match.play(Action(Deed.BUILD_STATION, ("roma",), cards={"locomotive": 1}))


# Country cards.


def polish_match() -> Match:
    board = a_board()
    stacks = {"russia": [7, 4, 2], "germany": [7, 4, 3], "czechia": [10, 6, 4], "belarus": [6, 4]}
    for country, cards in stacks.items():
        board = board.with_country(country, cards=cards)
        for gate in (f"{country}_1", f"{country}_2"):
            board = board.with_crossing(gate, country)
    for gate in ("russia_1", "germany_1", "belarus_1"):
        board = board.with_route("warszawa", gate, length=1, color="red")
    for gate in ("germany_2", "czechia_1"):
        board = board.with_route("poznan", gate, length=1, color="red")
    board = board.with_route("warszawa", "poznan", length=1, color="red")
    rules = a_ruleset(country_cards={"order": "highest_on_top", "countries_needed": 2})
    return a_match(board, rules)


def claims_red(match: Match, *routes: str) -> None:
    for route in routes:
        give(match, match.player, red=1)
        match.play(claim(route, red=1))


def country_points(match: Match, player: int) -> int:
    return int(match.state.players[player * PLAYER + POINTS_COUNTRIES])


def test_country_cards_of_the_rulebook_s_example() -> None:
    match = polish_match()
    claims_red(match, "warszawa-russia_1", "poznan-germany_2")
    assert country_points(match, 0) == 0
    claims_red(match, "warszawa-germany_1")
    assert country_points(match, 0) == 7 + 7
    claims_red(match, "poznan-czechia_1")
    assert country_points(match, 1) == 4 + 10
    claims_red(match, "warszawa-belarus_1")
    assert country_points(match, 0) == 14 + 3 + 4 + 6
    assert match.state.players[COUNTRY_CARDS] == 5


def test_joining_networks_gives_nothing_and_extending_them_gives_a_card_of_each() -> None:
    small = a_board()
    for country in ("russia", "belarus", "ukraine", "slovakia", "czechia"):
        small = small.with_country(country, cards=[5, 1]).with_crossing(f"{country}_x", country)
    for city, country in (
        ("north", "russia"),
        ("north", "belarus"),
        ("south", "ukraine"),
        ("south", "slovakia"),
        ("south", "czechia"),
    ):
        small = small.with_route(city, f"{country}_x", length=1, color="red")
    small = small.with_route("north", "south", length=1, color="red")
    other = a_ruleset(country_cards={"order": "highest_on_top", "countries_needed": 2})
    match = a_match(small, other)

    def turn(route: str) -> int:
        before = match.state.players[COUNTRY_CARDS]
        claims_red(match, route)
        match.play(draw())
        match.play(draw())
        return int(match.state.players[COUNTRY_CARDS] - before)

    assert [turn("north-russia_x"), turn("north-belarus_x")] == [0, 2]
    assert [turn("south-ukraine_x"), turn("south-slovakia_x")] == [0, 2]
    assert turn("north-south") == 0
    assert turn("south-czechia_x") == 5


# Tickets.


def test_a_long_ticket_at_most_and_three_in_all() -> None:
    board, rules = shipped("mega_europe")
    match = Match(board, rules, 2, seed=3)
    long = {t.id for t in board.tickets if t.deck.endswith("long")}
    offered = match._offered()
    assert len(offered) == 7
    kept = [action.on for action in match.actions()]
    assert {len(long & set(on)) for on in kept} == {0, 1}
    assert min(map(len, kept)) == 3
    two_long = Action(Deed.KEEP_TICKETS, tuple(t for t in offered if t in long))
    assert refused(match, two_long) == ("tickets",)


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


def test_tickets_are_not_drawn_where_the_rules_have_no_such_action() -> None:
    assert refused(a_match(), Action(Deed.DRAW_TICKETS)) == ("tickets", "action")


# The end.


def finish(match: Match) -> int:
    turns = 0
    while not match.is_over:
        player = match.player
        match.play(draw())
        if not match.is_over and match.player == player:
            match.play(draw())
        turns += 1
    return turns


@pytest.mark.parametrize(
    ("end", "turns"),
    [
        ({"turns_each": 1, "trigger_included": True}, 3),
        ({"turns_each": 1, "trigger_included": False}, 2),
        ({"turns_each": 2, "trigger_included": True}, 6),
        ({"turns_each": 0, "trigger_included": True}, 0),
    ],
)
def test_last_turns(end: dict[str, object], turns: int) -> None:
    rules = a_ruleset(end=end, players={"trains": 4})
    match = a_match(a_board().with_route("a", "b", color="red"), rules, players=3)
    give(match, 0, red=2)
    match.play(claim("a-b", red=2))
    assert finish(match) == turns


def test_players_who_can_do_nothing_pass_until_the_game_stalls() -> None:
    match = a_match()
    lose(match, DECK, DISCARDS, FACE_UP)
    assert [action.deed for action in match.actions()] == [Deed.PASS]
    match.play(Action(Deed.PASS))
    assert match.state.table[NO_ACTION] == 1
    assert match.state.players[PASSED] == 1
    match.play(Action(Deed.PASS))
    assert match.is_over
    assert match.state.table[STALLED] == 1


def test_a_player_who_can_do_something_may_not_pass() -> None:
    assert refused(a_match(), Action(Deed.PASS)) == ()


def test_a_refused_action_changes_nothing() -> None:
    match = a_match()
    give(match, 0, red=3)
    before = [list(table) for table in match.state]
    refused(match, claim("a-b", red=3))
    refused(match, Action(Deed.BUILD_STATION, ("a",)))
    refused(match, Action(Deed.KEEP_TICKETS))
    refused(match, Action(Deed.GIVE_UP_TUNNEL))
    assert [list(table) for table in match.state] == before
