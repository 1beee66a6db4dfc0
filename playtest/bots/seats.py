"""Styles in their seats: playing on to the end of a game."""

from trackwright.playtest.bots.styles import choose_move
from trackwright.playtest.compiled import Ints, entrance, zeros
from trackwright.playtest.moves import MOVE, apply
from trackwright.playtest.refusals import ALLOWED
from trackwright.playtest.state import OVER, PHASE, SEAT, State
from trackwright.playtest.tables import Game


@entrance
def play_on(game: Game, state: State, minds: Ints, styles: Ints, log: Ints) -> int:
    """Play a game to its end, which is yet to be scored, and return how many moves that took.

    As many moves as `log` has room for are written down there. A bot that makes an illegal move
    ends the game; what is returned is then the number of the refusal below zero.
    """
    move, moves, room = zeros(MOVE), 0, len(log) // MOVE
    while state.table[PHASE] != OVER:
        choose_move(game, state, minds, styles[state.table[SEAT]], move)
        if moves < room:
            write_down(move, moves, log)
        refused = apply(game, state, move)
        if refused != ALLOWED:
            return -refused
        moves += 1
    return moves


@entrance
def write_down(move: Ints, number: int, log: Ints) -> None:
    """Write a move into a log, if there is room for it."""
    if (number + 1) * MOVE <= len(log):
        for place in range(MOVE):
            log[number * MOVE + place] = move[place]
