"""Whole games between bots, as fast as they can be played."""

from trackwright.playtest.bots.minds import clear_minds
from trackwright.playtest.bots.searching import SEARCH, Searcher
from trackwright.playtest.bots.seats import play_on, write_down
from trackwright.playtest.bots.styles import choose_move
from trackwright.playtest.compiled import Ints, ints, whole
from trackwright.playtest.moves import MOVE, apply
from trackwright.playtest.refusals import ALLOWED
from trackwright.playtest.scoring import score_game
from trackwright.playtest.state import OVER, PHASE, SEAT, State
from trackwright.playtest.tables import Game
from trackwright.playtest.turns import set_up


def play_game(game: Game, state: State, minds: Ints, styles: Ints, seed: int, log: Ints) -> int:
    """Play a game from its set-up to its end and return how many moves it took, as `play_on`."""
    set_up(whole(game), whole(state), seed)
    clear_minds(whole(game), minds, seed)
    if SEARCH in styles:
        moves = _search_on(game, state, minds, styles, seed, log)
    else:
        moves = play_on(whole(game), whole(state), minds, styles, log)
    score_game(whole(game), whole(state))
    return moves


def _search_on(game: Game, state: State, minds: Ints, styles: Ints, seed: int, log: Ints) -> int:
    """Play on as `play_on` does, where some of the players search."""
    searchers = {
        seat: Searcher(game, seed=seed * len(styles) + seat)
        for seat, style in enumerate(styles)
        if style == SEARCH
    }
    move, moves = ints([0] * MOVE), 0
    while state.table[PHASE] != OVER:
        seat = int(state.table[SEAT])
        if seat in searchers:
            searchers[seat].choose(state, move)
        else:
            choose_move(whole(game), whole(state), minds, styles[seat], move)
        write_down(move, moves, log)
        refused = apply(whole(game), whole(state), move)
        if refused != ALLOWED:
            return -refused
        moves += 1
    return moves
