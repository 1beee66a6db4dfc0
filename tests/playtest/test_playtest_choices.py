"""Choosing among many tickets, and keeping none."""

import pytest
from builders import BoardBuilder, a_board
from match_builders import a_ruleset, shipped_game

from trackwright.playtest.bots.search import StyleBot
from trackwright.playtest.bots.styles import STYLES
from trackwright.playtest.engine import load_engine
from trackwright.playtest.game_from_board import lower
from trackwright.playtest.match import Deed, Match
from trackwright.playtest.simulator import Simulator, play_games
from trackwright.playtest.state import NEVER_ENDS, TICKETS_DRAWN
from trackwright.playtest.tables import NONE
from trackwright.playtest.tickets import may_keep, next_choice
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.rules.ruleset import Ruleset


def a_board_of_tickets(count: int) -> BoardBuilder:
    board = a_board().with_route("a", "b", color="red", length=2)
    for number in range(count):
        board = board.with_ticket("a", "b", points=number + 1)
    return board


def dealing(*deals: dict[str, int], keep_at_least: int = 0) -> Ruleset:
    told = [{"pile": "pile", "rejected": "out_of_the_game", **deal} for deal in deals]
    return a_ruleset(tickets={"deals": told, "keep_at_least": keep_at_least})


def kept_at_random(rules: Ruleset, seed: int = 1) -> int:
    match = Match(a_board_of_tickets(130).build(), rules, 2, seed)
    action = StyleBot("random", match.game, seed).choose(match)
    match.play(action)
    return len(action.on)


@pytest.mark.parametrize("cards", [30, 60])
def test_the_random_player_keeps_all_of_many_tickets_if_it_must(cards: int) -> None:
    assert kept_at_random(dealing({"cards": cards, "keep_at_least": cards})) == cards


@pytest.mark.parametrize("cards", [30, 60])
def test_the_random_player_keeps_one_of_many_tickets_if_no_more_are_allowed(cards: int) -> None:
    assert kept_at_random(dealing({"cards": cards, "keep_at_least": 1, "keep_at_most": 1})) == 1


def test_the_random_player_chooses_freely_among_many_tickets() -> None:
    kept = {kept_at_random(dealing({"cards": 60}), seed) for seed in range(1, 30)}
    assert len(kept) > 5
    assert 15 < min(kept) <= max(kept) < 45


@pytest.mark.parametrize("keep_at_least", [0, 2, 4])
def test_the_next_choice_is_the_first_that_may_be_kept(keep_at_least: int) -> None:
    rules = dealing(
        {"cards": 3, "keep_at_least": 1, "keep_at_most": 2},
        {"cards": 4, "keep_at_most": 3},
        keep_at_least=keep_at_least,
    )
    match = Match(a_board_of_tickets(20).build(), rules, 2, 1)
    dealt = {kept: ((kept & 7).bit_count(), (kept >> 3).bit_count()) for kept in range(1 << 7)}
    allowed = [
        kept
        for kept, (first, second) in dealt.items()
        if 1 <= first <= 2 and second <= 3 and first + second >= keep_at_least
    ]
    for kept in dealt:
        assert may_keep(match.game, match.state, 0, kept) == (kept in allowed)
    for start in range(1 << 7):
        expected = next((kept for kept in allowed if kept >= start), NONE)
        assert next_choice(match.game, match.state, 0, start) == expected
    assert len(match.actions()) == len(allowed)


def test_the_only_choice_among_many_tickets_is_listed_at_once() -> None:
    rules = dealing({"cards": 40, "keep_at_least": 40})
    (action,) = Match(a_board_of_tickets(90).build(), rules, 2, 1).actions()
    assert len(action.on) == 40


def test_too_many_choices_are_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trackwright.playtest.match.MOST_CHOICES", 500)
    match = Match(a_board_of_tickets(90).build(), dealing({"cards": 40}), 2, 1)
    with pytest.raises(TrackwrightError, match="ways to choose from 40 tickets"):
        match.actions()


def poland_keeping_none() -> Ruleset:
    _, rules = shipped_game("poland")
    action = rules.tickets.action
    assert action is not None
    free = {"keep_at_least": 0, "action": action.model_copy(update={"keep_at_least": 0})}
    return rules.model_copy(update={"tickets": rules.tickets.model_copy(update=free)})


@pytest.mark.parametrize("style", ["opportunist", "greedy", "hoarder"])
def test_who_puts_all_tickets_back_does_something_else_next(style: str) -> None:
    board, _ = shipped_game("poland")
    simulator = Simulator(lower(board, poland_keeping_none(), 2), load_engine())
    ended = play_games(simulator, (STYLES[style],) * 2, 3, 10)
    assert not ended.table[:, NEVER_ENDS].any()
    assert ended.table[:, TICKETS_DRAWN].max() < 40


def test_tickets_that_were_all_put_back_are_not_drawn_again_at_once() -> None:
    board, _ = shipped_game("poland")
    match = Match(board, poland_keeping_none(), 2, 3)
    bots = [StyleBot("opportunist", match.game, 3) for _ in range(2)]
    before, put_back = [Deed.PASS, Deed.PASS], [False, False]
    often = 0
    while not match.is_over:
        player = match.player
        action = bots[player].choose(match)
        assert not (put_back[player] and action.deed is Deed.DRAW_TICKETS)
        put_back[player] = before[player] is Deed.DRAW_TICKETS and not action.on
        often += put_back[player]
        before[player] = action.deed
        match.play(action)
    assert often > 0
