"""Drawing train cards, as short stories: the deck, the open cards, locomotives, empty decks."""

import pytest
from match_builders import (
    EUROPES,
    RULESETS,
    a_match,
    a_ruleset,
    a_shipped_match,
    assert_sound,
    draw,
    hand_size,
    player_column,
    proves,
    refused,
    remove_cards,
    set_deck,
    set_face_up,
    set_hand,
    shipped_game,
)

from trackwright.playtest.bots.search import StyleBot, play_match
from trackwright.playtest.bots.styles import STYLES
from trackwright.playtest.match import Action, Deed, Match
from trackwright.playtest.state import (
    DECK,
    DISCARDS,
    ENDLESS_REPLACEMENT,
    FACE_UP,
    STATIONS_LEFT,
    TRAINS_LEFT,
)
from trackwright.playtest.tables import KINDS
from trackwright.playtest.turns import set_up
from trackwright.schema.errors import TrackwrightError

RED, LOCOMOTIVE = 6, 8

# By the shipped rules.

PLAYERS = {"nordic_countries": (2, 3), "poland": (2, 4)}
TRAINS = {"northern_lights": 40, "nordic_countries": 40, "poland": 35}
STATIONS = dict.fromkeys(EUROPES, 3)
FACE_UP_LOCOMOTIVE = {"northern_lights": "first_and_only", "nordic_countries": "one_card"}
REPLACED = (*EUROPES, "poland")
UP_TO_TWO_CARDS = (*EUROPES, "northern_lights")
STOP = Action(Deed.STOP_DRAWING)


@proves("players/minimum", "players/maximum")
@pytest.mark.parametrize("name", RULESETS)
def test_so_many_can_play(name: str) -> None:
    fewest, most = PLAYERS.get(name, (2, 5))
    for players in (fewest, most):
        assert (
            len(player_column(Match(*shipped_game(name), players, seed=1), TRAINS_LEFT)) == players
        )
    for players in (fewest - 1, most + 1):
        with pytest.raises(TrackwrightError, match="cannot play by the rules"):
            Match(*shipped_game(name), players, seed=1)


@proves(
    "players/trains",
    "stations/each",
    "train_cards/colors",
    "train_cards/locomotives",
    "train_cards/starting_hand",
    "drawing/face_up",
)
@pytest.mark.parametrize("name", RULESETS)
def test_what_everybody_begins_with(name: str) -> None:
    match = Match(*shipped_game(name), 2, seed=1)
    assert player_column(match, TRAINS_LEFT) == [TRAINS.get(name, 45)] * 2
    assert player_column(match, STATIONS_LEFT) == [STATIONS.get(name, 0)] * 2
    assert [hand_size(match, player) for player in (0, 1)] == [4, 4]
    assert sum(match.state.table[FACE_UP : FACE_UP + KINDS]) == 5
    set_hand(match, 0)
    set_hand(match, 1)
    set_face_up(match)
    locomotives = 18 if name == "northern_lights" else 14
    left = [
        match.state.table[DECK + kind] + match.state.table[DISCARDS + kind] for kind in range(KINDS)
    ]
    assert left == [12] * 8 + [locomotives]


@proves("drawing/face_up_locomotive")
@pytest.mark.parametrize("name", RULESETS)
def test_what_a_face_up_locomotive_counts(name: str) -> None:
    one_card = FACE_UP_LOCOMOTIVE.get(name) == "one_card"
    first = a_shipped_match(name)
    set_face_up(first, locomotive=2, red=3)
    first.play(draw("locomotive"))
    assert first.player == (0 if one_card else 1)
    second = a_shipped_match(name)
    set_face_up(second, locomotive=2, red=3)
    second.play(draw("red"))
    if one_card:
        second.play(draw("locomotive"))
        assert second.player == 1
    else:
        assert refused(second, draw("locomotive")) == ("drawing", "face_up_locomotive")


@pytest.mark.parametrize("name", RULESETS)
def test_two_locomotives_may_be_drawn_blind(name: str) -> None:
    match = a_shipped_match(name)
    set_hand(match, 0)
    set_deck(match, locomotive=9)
    match.play(draw())
    match.play(draw())
    assert match.hand(0) == {"locomotive": 2}
    assert match.player == 1


@proves("drawing/replacement")
@pytest.mark.parametrize("name", RULESETS)
def test_whether_three_face_up_locomotives_are_replaced(name: str) -> None:
    match = a_shipped_match(name)
    set_face_up(match, locomotive=2, red=3)
    set_deck(match, locomotive=1)
    remove_cards(match, DISCARDS)
    match.state.table[DISCARDS + RED] = 9
    match.play(draw("red"))
    assert (match.state.table[FACE_UP + LOCOMOTIVE] < 3) == (name in REPLACED)
    assert sum(match.state.table[FACE_UP : FACE_UP + KINDS]) == 5


@proves("drawing/replacement/at_setup")
@pytest.mark.parametrize("name", RULESETS)
def test_whether_they_are_replaced_at_set_up(name: str) -> None:
    match, most = a_shipped_match(name), 0
    for seed in range(400):
        set_up(match.game, match.state, seed)
        most = max(most, match.state.table[FACE_UP + LOCOMOTIVE])
    assert (most >= 3) == (name not in REPLACED)


@pytest.mark.parametrize("name", RULESETS)
def test_an_empty_deck_is_made_of_the_discards_and_without_any_cannot_be_drawn_from(
    name: str,
) -> None:
    match = a_shipped_match(name)
    set_deck(match)
    match.play(draw())
    assert hand_size(match) == 5
    remove_cards(match, DECK, DISCARDS)
    assert refused(match, draw()) == ("drawing", "reshuffle")


@pytest.mark.parametrize("name", RULESETS)
def test_hands_have_no_limit(name: str) -> None:
    match = a_shipped_match(name)
    everything = dict.fromkeys(("red", "blue", "green", "black", "white"), 12)
    set_hand(match, 0, **everything)
    match.play(draw())
    assert hand_size(match) == 61


@proves("drawing/replacement/locomotives")
@pytest.mark.parametrize("name", REPLACED)
def test_two_face_up_locomotives_stay(name: str) -> None:
    match = a_shipped_match(name)
    set_face_up(match, locomotive=1, red=4)
    set_deck(match, locomotive=1)
    match.play(draw("red"))
    assert [match.state.table[FACE_UP + kind] for kind in (RED, LOCOMOTIVE)] == [3, 2]


@pytest.mark.parametrize("name", REPLACED)
def test_new_face_up_cards_are_replaced_again_while_three_are_locomotives(name: str) -> None:
    match = a_shipped_match(name)
    set_face_up(match, locomotive=2, red=3)
    set_deck(match, locomotive=4)
    remove_cards(match, DISCARDS)
    match.state.table[DISCARDS + RED] = 9
    match.play(draw("red"))
    assert match.state.table[FACE_UP + LOCOMOTIVE] < 3
    assert sum(match.state.table[FACE_UP : FACE_UP + KINDS]) == 5


@pytest.mark.parametrize("name", RULESETS)
def test_a_face_up_card_that_is_taken_is_replaced_before_the_next_is_chosen(name: str) -> None:
    match = a_shipped_match(name)
    set_hand(match, 0)
    set_face_up(match, red=5)
    set_deck(match, blue=2)
    match.play(draw("red"))
    match.play(draw("blue"))
    assert match.hand(0) == {"red": 1, "blue": 1}
    assert match.player == 1


# By rules of one's own.


@proves("drawing/cards")
@pytest.mark.parametrize("name", RULESETS)
def test_two_cards_are_drawn_and_the_turn_is_over(name: str) -> None:
    match = a_shipped_match(name)
    set_hand(match, 0)
    match.play(draw())
    assert match.player == 0
    match.play(draw())
    assert match.player == 1
    assert hand_size(match) == 2


@proves("drawing/at_least")
@pytest.mark.parametrize("name", RULESETS)
def test_whether_the_second_card_is_optional(name: str) -> None:
    match = a_shipped_match(name)
    assert refused(match, STOP) == ()
    match.play(draw())
    if name in UP_TO_TWO_CARDS:
        assert STOP in match.actions()
        match.play(STOP)
        assert match.player == 1
    else:
        assert STOP not in match.actions()
        assert refused(match, STOP) == ("drawing", "at_least")
    assert_sound(match)


@proves("drawing/at_least")
def test_a_player_may_stop_after_so_many_cards() -> None:
    match = a_match(ruleset=a_ruleset(drawing={"cards": 4, "at_least": 2}))
    match.play(draw())
    assert refused(match, STOP) == ("drawing", "at_least")
    match.play(draw())
    match.play(draw())
    match.play(STOP)
    assert hand_size(match) == 3
    assert match.player == 1


def test_planning_bots_draw_on_and_the_random_one_may_stop() -> None:
    stopped = {
        style: sum(
            action.deed is Deed.STOP_DRAWING
            for seed in range(3)
            for action in played(a_shipped_match("northern_lights", seed=seed), style)
        )
        for style in STYLES
    }
    assert stopped.pop("random") > 10
    assert set(stopped.values()) == {0}


def played(match: Match, style: str) -> list[Action]:
    return play_match(match, [StyleBot(style, match.game, seat) for seat in range(2)])


@proves("drawing/face_up_alone")
@pytest.mark.parametrize("name", RULESETS)
def test_cards_cannot_be_drawn_while_deck_and_discards_are_empty(name: str) -> None:
    match = a_shipped_match(name)
    set_face_up(match, red=5)
    remove_cards(match, DECK, DISCARDS)
    assert refused(match, draw("red")) == ("drawing", "face_up_alone")
    assert not any(
        action.deed in (Deed.DRAW_FACE_UP, Deed.DRAW_BLIND) for action in match.actions()
    )


@pytest.mark.parametrize("name", RULESETS)
def test_the_second_card_of_a_draw_may_be_face_up_though_the_deck_ran_out(name: str) -> None:
    match = a_shipped_match(name)
    set_face_up(match, red=5)
    set_deck(match, blue=1)
    remove_cards(match, DISCARDS)
    match.play(draw())
    match.play(draw("red"))
    assert match.player == 1


@proves("drawing/face_up_alone")
def test_face_up_cards_alone_are_drawn_where_the_rules_say_so() -> None:
    match = a_match(ruleset=a_ruleset(drawing={"face_up_alone": True}))
    set_face_up(match, red=5)
    remove_cards(match, DECK, DISCARDS)
    match.play(draw("red"))
    match.play(draw("red"))
    assert match.player == 1


@pytest.mark.parametrize("style", STYLES)
def test_bots_do_something_else_while_deck_and_discards_are_empty(style: str) -> None:
    match = a_shipped_match("europe")
    set_hand(match, 0, blue=4)
    set_face_up(match, red=5)
    remove_cards(match, DECK, DISCARDS)
    bot = StyleBot(style, match.game)
    action = bot.choose(match)
    assert action.deed in (Deed.CLAIM, Deed.DRAW_TICKETS, Deed.BUILD_STATION)
    match.play(action)


def test_a_face_up_card_is_replaced_from_the_deck() -> None:
    match = a_match()
    set_face_up(match, red=5)
    set_deck(match, blue=10)
    match.play(draw("red"))
    assert match.hand(0) == {"red": 1}
    assert [match.state.table[FACE_UP + kind] for kind in (2, 6)] == [1, 4]
    assert_sound(match)


@proves("drawing/face_up_locomotive=both_cards", "drawing/face_up_locomotive=first_and_only")
@pytest.mark.parametrize("rule", ["both_cards", "first_and_only"])
def test_a_face_up_locomotive_is_the_only_card(rule: str) -> None:
    match = a_match(ruleset=a_ruleset(drawing={"face_up_locomotive": rule}))
    set_face_up(match, locomotive=1, red=4)
    match.play(draw("locomotive"))
    assert match.player == 1


@pytest.mark.parametrize("rule", ["both_cards", "first_and_only"])
def test_a_face_up_locomotive_cannot_be_the_second_card(rule: str) -> None:
    match = a_match(ruleset=a_ruleset(drawing={"face_up_locomotive": rule}))
    set_face_up(match, locomotive=1, red=4)
    match.play(draw("red"))
    assert refused(match, draw("locomotive")) == ("drawing", "face_up_locomotive")


@proves("drawing/face_up_locomotive=one_card")
def test_two_face_up_locomotives_may_be_taken_where_each_counts_as_one_card() -> None:
    match = a_match(ruleset=a_ruleset(drawing={"face_up_locomotive": "one_card"}))
    set_face_up(match, locomotive=2, red=3)
    match.play(draw("locomotive"))
    match.play(draw("locomotive"))
    assert match.hand(0) == {"locomotive": 2}


@proves(
    "drawing/blind_locomotive=one_card",
    "drawing/blind_locomotive=both_cards",
    "drawing/blind_locomotive=first_and_only",
)
@pytest.mark.parametrize(
    ("rule", "draws"), [("one_card", 3), ("both_cards", 1), ("first_and_only", 1)]
)
def test_a_locomotive_drawn_blind(rule: str, draws: int) -> None:
    match = a_match(ruleset=a_ruleset(drawing={"blind_locomotive": rule, "cards": 3}))
    set_deck(match, locomotive=14)
    for _ in range(draws):
        assert match.player == 0
        match.play(draw())
    assert match.player == 1


def test_a_blind_locomotive_ends_a_draw_only_as_the_first_card_where_the_rules_say_so() -> None:
    match = a_match(ruleset=a_ruleset(drawing={"blind_locomotive": "first_and_only", "cards": 3}))
    set_face_up(match, red=5)
    match.play(draw("red"))
    set_deck(match, locomotive=14)
    match.play(draw())
    assert match.player == 0


@proves("drawing/replacement/locomotives")
def test_too_many_face_up_locomotives_are_replaced() -> None:
    rules = a_ruleset(drawing={"replacement": {"locomotives": 3, "at_setup": True}})
    match = a_match(ruleset=rules)
    set_face_up(match, locomotive=2, red=3)
    set_deck(match, locomotive=1)
    for kind in range(KINDS - 1):  # the new deck has nothing but red
        match.state.table[DISCARDS + kind] = 9 if kind == 6 else 0
    match.state.table[DISCARDS + 8] = 0
    match.play(draw("red"))
    assert match.state.table[FACE_UP + 8] < 3
    assert match.state.table[FACE_UP + 6] >= 3


@proves("drawing/replacement/limit")
def test_replacing_stops_where_the_rules_set_a_limit() -> None:
    rules = a_ruleset(drawing={"replacement": {"locomotives": 3, "at_setup": False, "limit": 2}})
    match = a_match(ruleset=rules)
    set_face_up(match, locomotive=4, red=1)
    remove_cards(match, DISCARDS)
    set_deck(match, locomotive=10)
    remove_cards(match, DISCARDS)
    match.play(draw("red"))
    assert match.state.table[FACE_UP + 8] == 5
    assert match.state.table[ENDLESS_REPLACEMENT] == 0


def test_replacing_for_ever_is_noticed_as_a_failure_of_the_rules() -> None:
    rules = a_ruleset(drawing={"replacement": {"locomotives": 3, "at_setup": False}})
    match = a_match(ruleset=rules)
    set_face_up(match, locomotive=4, red=1)
    set_deck(match, locomotive=10)
    remove_cards(match, DISCARDS)
    match.play(draw("red"))
    assert match.state.table[ENDLESS_REPLACEMENT] == 1
    assert match.state.table[FACE_UP + 8] == 5


def test_discards_become_the_deck_when_it_is_empty() -> None:
    match = a_match()
    set_deck(match)
    match.play(draw())
    assert hand_size(match) == 1
    assert_sound(match)


@proves("drawing/reshuffle")
def test_discards_stay_where_the_rules_do_not_shuffle_them() -> None:
    match = a_match(ruleset=a_ruleset(drawing={"reshuffle": False}))
    set_deck(match)
    assert refused(match, draw()) == ("drawing", "reshuffle")


def test_a_draw_ends_early_when_no_card_is_left() -> None:
    match = a_match(ruleset=a_ruleset(drawing={"face_up": 0}))
    set_deck(match, red=1)
    remove_cards(match, DISCARDS)
    match.play(draw())
    assert match.player == 1
