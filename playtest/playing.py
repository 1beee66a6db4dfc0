"""Whole games between bots, as fast as they can be played."""

from trackwright.playtest.bots.minds import clear_minds
from trackwright.playtest.bots.styles import choose_move
from trackwright.playtest.compiled import Ints, entrance, whole, zeros
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
    moves = play_on(whole(game), whole(state), minds, styles, log)
    score_game(whole(game), whole(state))
    return moves


@entrance
def play_on(game: Game, state: State, minds: Ints, styles: Ints, log: Ints) -> int:
    """Play a game to its end, which is yet to be scored, and return how many moves that took.

    As many moves as `log` has room for are written down there. A bot that makes an illegal move
    ends the game; what is returned is then the number of the refusal below zero.
    """
    move, moves = zeros(MOVE), 0
    while state.table[PHASE] != OVER:
        choose_move(game, state, minds, styles[state.table[SEAT]], move)
        if (moves + 1) * MOVE <= len(log):
            for place in range(MOVE):
                log[moves * MOVE + place] = move[place]
        refused = apply(game, state, move)
        if refused != ALLOWED:
            return -refused
        moves += 1
    return moves
