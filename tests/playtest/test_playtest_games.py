"""Whole games: bots on every ruleset, with everything adding up after every move."""

import json
import os
import subprocess
import sys

import pytest
from builders import a_board
from match_builders import BOARDS, a_match, a_ruleset, assert_sound, shipped_game

from trackwright.maps import open_ruleset
from trackwright.playtest.bots.memory import clear_memory, empty_memory
from trackwright.playtest.bots.search import SearchBot, StyleBot, deal_unseen, play_match
from trackwright.playtest.bots.styles import STYLES, choose_move
from trackwright.playtest.engine import can_compile, load_engine
from trackwright.playtest.match import Action, Match
from trackwright.playtest.moves import MOVE
from trackwright.playtest.records import record, replay
from trackwright.playtest.state import (
    PLAYER,
    POINTS,
    POINTS_BONUSES,
    POINTS_COUNTRIES,
    POINTS_FAILED,
    POINTS_ROUTES,
    POINTS_STATIONS,
    POINTS_TICKETS,
)
from trackwright.schema.errors import TrackwrightError

TABLES = [
    (name, players)
    for name in BOARDS
    for counts in [open_ruleset(name).ruleset.players.counts]
    for players in (counts[0], counts[-1])
]
"""Each shipped ruleset with the fewest and the most players."""


def play(match: Match, styles: list[str], seed: int, *, check_every: int = 1) -> list[Action]:
    memory, move, actions = empty_memory(match.game), [0] * MOVE, []
    clear_memory(match.game, memory, seed)
    while not match.is_over:
        style = STYLES[styles[match.player % len(styles)]]
        choose_move(match.game, match.state, memory, style, move)
        actions.append(match.as_action(move))
        match.move(move)
        if len(actions) % check_every == 0:
            assert_sound(match)
    return actions


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_everything_adds_up_after_every_move(name: str, players: int) -> None:
    board, rules = shipped_game(name)
    match = Match(board, rules, players, seed=players)
    play(match, ["random", "greedy", "long-route", "opportunist", "hoarder"], players)
    assert_sound(match)
    for seat in range(players):
        row = match.state.players[seat * PLAYER : (seat + 1) * PLAYER]
        parts = (POINTS_ROUTES, POINTS_TICKETS, POINTS_COUNTRIES, POINTS_STATIONS, POINTS_BONUSES)
        assert row[POINTS] == sum(row[part] for part in parts) - row[POINTS_FAILED]
    assert match.winners


@pytest.mark.parametrize("name", ["nordic_countries", "northern_lights", "poland", "europe"])
def test_what_bots_do_is_among_what_is_allowed(name: str) -> None:
    board, rules = shipped_game(name)
    match = Match(board, rules, 2, seed=1)
    memory, move = empty_memory(match.game), [0] * MOVE
    clear_memory(match.game, memory, 1)
    for number in range(120):
        if match.is_over:
            break
        choose_move(match.game, match.state, memory, STYLES["random"], move)
        if number % 6 == 0:
            chosen = match.as_action(move)
            assert match.refusal(chosen) is None
            same = [a for a in match.actions() if (a.deed, a.on) == (chosen.deed, chosen.on)]
            assert any(
                chosen.cards == paid.cards for action in same for paid in match.payments(action)
            )
        match.move(move)


def test_a_recorded_game_replays_to_the_same_end() -> None:
    board, rules = shipped_game("europe")
    match = Match(board, rules, 3, seed=8)
    actions = play(match, ["greedy", "random"], 8, check_every=50)
    lines = record(board, rules, 3, 8, actions)
    again = replay(board, rules, lines)
    assert [list(table) for table in again.state] == [list(table) for table in match.state]
    assert json.loads(lines[-1])["points"] == list(match.points)


def test_a_record_that_does_not_come_out_as_told_is_refused() -> None:
    board, rules = shipped_game("poland")
    match = Match(board, rules, 2, seed=8)
    lines = record(board, rules, 2, 8, play(match, ["greedy"], 8, check_every=50))
    end = json.loads(lines[-1])
    wrong = json.dumps({**end, "points": [1, 2]})
    with pytest.raises(TrackwrightError, match="ends with"):
        replay(board, rules, [*lines[:-1], wrong])
    with pytest.raises(TrackwrightError, match="line 2"):
        replay(board, rules, [lines[0], '{"player": 0, "does": "win"}'])


def test_a_copy_goes_on_by_itself() -> None:
    match = a_match()
    other = match.copy()
    other.play(other.actions()[0])
    assert other.state.table[:3] != match.state.table[:3]
    assert sum(match.hand(0).values()) == 0


def test_styles_of_play_differ() -> None:
    board, rules = shipped_game("europe")
    ends = set()
    for style in STYLES:
        match = Match(board, rules, 2, seed=4)
        play(match, [style], 4, check_every=1_000)
        ends.add((match.points, len(STYLES)))
    assert len(ends) == len(STYLES)


class FirstBot:
    """Somebody's own bot: it does the first thing that is allowed."""

    def choose(self, match: Match) -> Action:
        return match.actions()[0]


def test_anybody_s_bot_can_play_with_the_styles() -> None:
    board, rules = shipped_game("poland")
    match = Match(board, rules, 2, seed=2)
    play_match(match, [FirstBot(), StyleBot("greedy", match.game)])
    assert match.is_over
    assert match.points[1] > match.points[0]


def a_small_match(seed: int) -> Match:
    board = a_board()
    for first, second, length in (
        ("a", "b", 2),
        ("b", "c", 2),
        ("c", "d", 2),
        ("d", "a", 2),
        ("a", "c", 3),
        ("b", "d", 3),
    ):
        board = board.with_route(first, second, length=length, color="gray")
    for first, second in ("ab", "bc", "cd", "da", "ac", "bd"):
        board = board.with_ticket(first, second, points=4)
    tickets = {
        "deals": [{"pile": "pile", "cards": 2, "rejected": "out_of_the_game"}],
        "keep_at_least": 1,
    }
    rules = a_ruleset(players={"trains": 7}, tickets=tickets, train_cards={"starting_hand": 3})
    return Match(board.build(), rules, 2, seed)


def test_the_searching_bot_plays_better_than_the_one_it_searches_with() -> None:
    lead = 0
    for seed in range(4):
        match = a_small_match(seed)
        bots = [SearchBot(match.game, games=3, seed=seed), StyleBot("greedy", match.game)]
        me = seed % 2
        play_match(match, bots if me == 0 else bots[::-1])
        lead += match.points[me] - match.points[1 - me]
    assert lead > 0


def test_what_a_player_sees_stays_when_the_rest_is_dealt_anew() -> None:
    board, rules = shipped_game("europe")
    match = Match(board, rules, 3, seed=5)
    for _ in range(60):
        match.play(StyleBot("greedy", match.game).choose(match))
    imagined = match.copy()
    deal_unseen(load_engine(), imagined.game, imagined.state, 1, seed=9)
    assert_sound(imagined)
    assert imagined.hand(1) == match.hand(1)
    assert imagined.hand(0) != match.hand(0)
    assert sum(imagined.hand(0).values()) == sum(match.hand(0).values())
    assert list(imagined.state.tracks) == list(match.state.tracks)


PREAMBLE = """
import os, sys
sys.path[:0] = sys.argv[1].split(os.pathsep)
from playable_board import a_playable_board
from trackwright.maps import open_board, open_ruleset
from trackwright.playtest.bots.memory import empty_memory
from trackwright.playtest.bots.search import BOTS, SEARCH
from trackwright.playtest.bots.styles import STYLES
from trackwright.playtest.engine import load_engine
from trackwright.playtest.simulator import Simulator
from trackwright.playtest.game_from_board import lower
from trackwright.playtest.moves import MOVE
from trackwright.playtest.state import OVER, PHASE, SEAT
from trackwright.playtest.turns import empty_state

PLAIN, COMPILED = load_engine(), load_engine(compiled=True)
PLAYED_ON = {"europe_1912": "europe", "mega_europe": "europe", "big_cities": "europe"}
TABLES = []
for name in ("europe", "nordic_countries", "northern_lights", "poland", *PLAYED_ON):
    board, rules = open_board(PLAYED_ON.get(name, name)).document, open_ruleset(name).ruleset
    TABLES += [(lower(board, rules, players), players) for players in rules.players.counts]

def check(one, other):
    if [list(map(int, table)) for table in one] != [list(map(int, table)) for table in other]:
        sys.exit(f"table {number}: the engines differ after move {moves}")

for number, (game, players) in enumerate(TABLES):
    state, memory, move = empty_state(game), empty_memory(game), [0] * MOVE
    PLAIN.set_up(game, state, number)
    PLAIN.clear_memory(game, memory, number)
    moves, packed = 0, COMPILED.packed(game)
"""

SAME_RULES = """
    compiled = COMPILED.packed(empty_state(game))
    COMPILED.set_up(packed, compiled, number)
    while state.table[PHASE] != OVER:
        style = (number + state.table[SEAT]) % len(STYLES)
        PLAIN.choose_move(game, state, memory, style, move)
        refused = PLAIN.apply(game, state, move)
        assert COMPILED.apply(packed, compiled, COMPILED.ints(move)) == refused
        moves += 1
        check(state, compiled)
    PLAIN.score_game(game, state)
    COMPILED.score_game(packed, compiled)
    check(state, compiled)
print(len(TABLES))
"""

SAME_BOTS = """
    compiled, chosen = COMPILED.ints(memory), COMPILED.ints(move)
    COMPILED.clear_memory(packed, compiled, number)
    while state.table[PHASE] != OVER:
        style = (number + state.table[SEAT]) % len(STYLES)
        COMPILED.choose_move(packed, COMPILED.packed(state), compiled, style, chosen)
        PLAIN.choose_move(game, state, memory, style, move)
        check((move, memory), (chosen, compiled))
        PLAIN.apply(game, state, move)
        moves += 1
print(len(TABLES))
"""

SAME_GAMES = """
    plain, compiled = Simulator(game, PLAIN), Simulator(game, COMPILED)
    for seed in range(3):
        styles = [(number + seed + seat) % len(STYLES) for seat in range(players)]
        assert plain.play(styles, seed, 4_000) == compiled.play(styles, seed, 4_000)
        check(plain.state, compiled.state)
game = lower(a_playable_board(), open_ruleset("europe").ruleset, 2)
plain, compiled = (Simulator(game, engine) for engine in (PLAIN, COMPILED))
styles = [SEARCH, BOTS["greedy"]]
assert plain.play(styles, 1, 4_000) == compiled.play(styles, 1, 4_000)
check(plain.state, compiled.state)
print(len(TABLES))
"""


@pytest.mark.skipif(not can_compile(), reason="needs the extra trackwright[fast]")
@pytest.mark.parametrize(
    "script",
    [
        pytest.param(SAME_RULES, id="rules"),
        pytest.param(SAME_BOTS, id="bots"),
        pytest.param(SAME_GAMES, id="whole games", marks=pytest.mark.long),
    ],
)
def test_compiled_and_interpreted_games_are_the_same(script: str, cache: pytest.Cache) -> None:
    # Hardly optimized code compiles in half the time; optimizing is LLVM's job, and not tested
    # here. It is kept until a source changes, which numba cannot do with code not optimized at all.
    home = cache.mkdir("compiled")
    environment = {**os.environ, "TRACKWRIGHT_HOME": str(home), "NUMBA_OPT": "1"}
    folder = os.pathsep.join(sys.path)
    command = [sys.executable, "-P", "-W", "ignore", "-c", PREAMBLE + script, folder]
    played = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (played.returncode, played.stdout) == (0, "25\n"), played.stderr
