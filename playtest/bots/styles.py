"""The styles of play, and which of them makes the next move.

Greedy completes its tickets over the shortest free paths and claims what it can pay. The hoarder
collects cards until it can build most of its plan in a row. The long-route player keeps few
tickets, claims what scores most and ends the game fast. The opportunist draws tickets that fit its
network. The random player does anything that is allowed.
"""

from trackwright.playtest.bots.actions import (
    claim_most_valuable,
    claim_wanted,
    draw_needed,
    make_any_move,
    settle,
    write_move,
)
from trackwright.playtest.bots.borders import borders_start, claim_border, look_at_borders
from trackwright.playtest.bots.endgame import build_for_tickets, end_is_near, make_best_last_move
from trackwright.playtest.bots.memory import (
    BUILDING,
    KEPT_NONE,
    LISTED,
    OPEN_TICKETS,
    SPACES_WANTED,
    memory_start,
    want,
)
from trackwright.playtest.bots.plans import update_plan
from trackwright.playtest.bots.random_bot import choose_random_move
from trackwright.playtest.bots.ticket_choice import choose_tickets
from trackwright.playtest.bots.values import known_values, reached_nodes, value_of_track
from trackwright.playtest.claims import why_not_claim
from trackwright.playtest.compilable import Ints, compilable, entry_point, zeros
from trackwright.playtest.moves import DRAW_TICKETS, MOVE, apply, why_no_tickets
from trackwright.playtest.networks import owners_of_tracks
from trackwright.playtest.refusals import ALLOWED
from trackwright.playtest.state import (
    CHOOSE_DEAL,
    CHOOSE_TICKETS,
    ENDER,
    HAND,
    OVER,
    PHASE,
    PLAYER,
    SEAT,
    TRAINS_LEFT,
    TUNNEL_ASKS,
    TURN,
    State,
)
from trackwright.playtest.tables import NONE, PLAYERS, TRAINS, Game
from trackwright.playtest.train_cards import count_at

RANDOM, GREEDY, LONG_ROUTE, OPPORTUNIST, HOARDER = range(5)

STYLES = {
    "random": RANDOM,
    "greedy": GREEDY,
    "long-route": LONG_ROUTE,
    "opportunist": OPPORTUNIST,
    "hoarder": HOARDER,
}
"""The styles by the names that users give."""

WORTH_CROSSING = 8
"""Points of country cards for which a player postpones its tickets."""

MOST_HOARDED = 24
"""Cards with which a hoarder begins to build at the latest."""


@entry_point
def choose_move(game: Game, state: State, memory: Ints, style: int, move: Ints) -> None:
    """Write the next move of the player who has to make one."""
    player, phase = state.table[SEAT], state.table[PHASE]
    if style == RANDOM:
        choose_random_move(game, state, memory, player, move)
    elif phase in (CHOOSE_DEAL, CHOOSE_TICKETS):
        choose_tickets(game, state, memory, player, most_spaces_of_ticket(style), move)
    elif phase == TUNNEL_ASKS:
        settle(state, player, move)
    elif phase == TURN:
        update_plan(game, state, memory, player)
        take_turn(game, state, memory, player, style, move)
    elif not draw_needed(game, state, memory, player, move):
        make_any_move(game, state, memory, player, move)


@compilable
def most_spaces_of_ticket(style: int) -> int:
    """Return how many spaces a ticket may ask for, in percent of its points."""
    if style == LONG_ROUTE:
        return 0
    return 70 if style == OPPORTUNIST else 110


@compilable
def take_turn(game: Game, state: State, memory: Ints, player: int, style: int, move: Ints) -> None:
    """Write a turn's action in a style."""
    base = memory_start(game, player)
    if state.table[ENDER] != NONE and make_best_last_move(game, state, memory, player, move):
        return
    if style == LONG_ROUTE and claim_most_valuable(game, state, memory, player, 7, move):
        return
    if style == OPPORTUNIST and wants_more_tickets(game, state, memory, player):
        write_move(move, DRAW_TICKETS, 0)
        return
    if (
        style == HOARDER
        and keeps_collecting(game, state, memory, player)
        and draw_needed(game, state, memory, player, move)
    ):
        return
    if claim_border(game, state, memory, player, WORTH_CROSSING, move):
        return
    if claim_wanted(game, state, memory, player, move):
        return
    if (
        memory[base + OPEN_TICKETS] > 0
        and end_is_near(game, state)
        and build_for_tickets(game, state, memory, player, move)
    ):
        return
    if memory[base + LISTED] > 0 or not act_without_plan(game, state, memory, player, style, move):
        make_any_move(game, state, memory, player, move)


@compilable
def act_without_plan(
    game: Game, state: State, memory: Ints, player: int, style: int, move: Ints
) -> bool:
    """Write the move of a player without open tickets to plan for; false if it can only draw."""
    if build_for_tickets(game, state, memory, player, move):
        return True
    trains = state.players[player * PLAYER + TRAINS_LEFT]
    share = 25 if style == OPPORTUNIST else 40
    if (
        style != LONG_ROUTE
        and trains * 100 >= game.rules[TRAINS] * share
        and may_draw_tickets(game, state, memory, player)
    ):
        write_move(move, DRAW_TICKETS, 0)
        return True
    if claim_border(game, state, memory, player, 1, move):
        return True
    if claim_most_valuable(game, state, memory, player, 4, move):
        return True
    want_most_valuable(game, state, memory, player)
    return False


@compilable
def want_most_valuable(game: Game, state: State, memory: Ints, player: int) -> None:
    """Want the free track that is worth most, with the country cards that it gives."""
    look_at_borders(game, state, memory, player)
    values = known_values(game, state, memory)
    reached, owners = reached_nodes(game, state, player), owners_of_tracks(state)
    best, most, borders = NONE, 0, borders_start(game, player)
    for track in range(len(owners)):
        if owners[track] != NONE:
            continue
        worth = value_of_track(game, memory, values, track, reached)
        worth += memory[borders + track]
        if worth > most and why_not_claim(game, state, player, track) == ALLOWED:
            best, most = track, worth
    if best != NONE:
        want(game, memory, memory_start(game, player), best)


@compilable
def wants_more_tickets(game: Game, state: State, memory: Ints, player: int) -> bool:
    """Return whether a player with few open tickets and many trains draws new ones."""
    trains = state.players[player * PLAYER + TRAINS_LEFT]
    return (
        memory[memory_start(game, player) + OPEN_TICKETS] <= 1
        and game.rules[TRAINS] * 35 <= trains * 100 <= game.rules[TRAINS] * 80
        and may_draw_tickets(game, state, memory, player)
    )


@compilable
def may_draw_tickets(game: Game, state: State, memory: Ints, player: int) -> bool:
    """Return whether there are tickets to draw, and not just now all of them were put back."""
    trains = state.players[player * PLAYER + TRAINS_LEFT]
    return (
        why_no_tickets(game, state) == ALLOWED
        and memory[memory_start(game, player) + KEPT_NONE] != trains + 1
    )


@compilable
def keeps_collecting(game: Game, state: State, memory: Ints, player: int) -> bool:
    """Return whether a hoarder goes on collecting: until it holds what most of its plan costs."""
    base = memory_start(game, player)
    if memory[base + LISTED] == 0:
        memory[base + BUILDING] = 0
        return False
    held = count_at(state.players, player * PLAYER + HAND)
    if held >= min(memory[base + SPACES_WANTED], MOST_HOARDED):
        memory[base + BUILDING] = 1
    for other in range(game.rules[PLAYERS]):
        if state.players[other * PLAYER + TRAINS_LEFT] * 4 < game.rules[TRAINS]:
            memory[base + BUILDING] = 1
    return memory[base + BUILDING] == 0


@entry_point
def play_to_end(game: Game, state: State, memory: Ints, styles: Ints, log: Ints) -> int:
    """Play a game to its end, which is yet to be scored, and return how many moves that took.

    As many moves as `log` has room for are written down there. A bot that makes an illegal move
    ends the game; the negative number of the refusal is returned then.
    """
    move, moves, room = zeros(MOVE), 0, len(log) // MOVE
    while state.table[PHASE] != OVER:
        choose_move(game, state, memory, styles[state.table[SEAT]], move)
        if moves < room:
            for place in range(MOVE):
                log[moves * MOVE + place] = move[place]
        refused = apply(game, state, move)
        if refused != ALLOWED:
            return -refused
        moves += 1
    return moves
