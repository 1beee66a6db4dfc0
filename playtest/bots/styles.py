"""The styles of play, and which of them makes the next move.

Greedy completes its tickets over the shortest free ways and claims what it can pay. The hoarder
collects until it can build most of its plan in a row. The long-route player keeps few tickets,
claims what scores most and ends the game fast. The opportunist draws tickets that fit its network.
The random player does anything that is allowed.
"""

from trackwright.playtest.bots.actions import (
    claim_border,
    claim_dearest,
    claim_wanted,
    do_anything,
    draw_needed,
    settle,
    write_move,
)
from trackwright.playtest.bots.endgame import (
    end_has_begun,
    end_is_near,
    make_the_most,
    save_tickets,
)
from trackwright.playtest.bots.memory import (
    BUILDING,
    KEPT_NONE,
    LISTED,
    OPEN_TICKETS,
    SPACES_WANTED,
    mind_of,
    want,
)
from trackwright.playtest.bots.plans import keep_plan_fresh
from trackwright.playtest.bots.random_bot import choose_at_random
from trackwright.playtest.bots.ticket_choice import choose_tickets
from trackwright.playtest.bots.values import footing, worth_of_crossing, worth_of_track
from trackwright.playtest.claims import why_not_claim
from trackwright.playtest.compilable import Ints, compiled, entrance, zeros
from trackwright.playtest.moves import DRAW_TICKETS, MOVE, apply, hand_size, why_no_tickets
from trackwright.playtest.networks import networks_of, owners_of_tracks
from trackwright.playtest.refusals import ALLOWED
from trackwright.playtest.state import (
    CHOOSE_DEAL,
    CHOOSE_TICKETS,
    OVER,
    PHASE,
    PLAYER,
    SEAT,
    TRAINS_LEFT,
    TUNNEL_ASKS,
    TURN,
    State,
)
from trackwright.playtest.tables import (
    NONE,
    PLAYERS,
    TRAINS,
    Game,
)

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
"""Points of country cards for which a player puts its tickets off."""

MOST_HOARDED = 24
"""Cards with which a hoarder begins to build at the latest."""


@entrance
def choose_move(game: Game, state: State, minds: Ints, style: int, move: Ints) -> None:
    """Write the next move of the player who has to make one."""
    player, phase = state.table[SEAT], state.table[PHASE]
    if style == RANDOM:
        choose_at_random(game, state, minds, player, move)
    elif phase in (CHOOSE_DEAL, CHOOSE_TICKETS):
        choose_tickets(game, state, minds, player, price_of_tickets(style), move)
    elif phase == TUNNEL_ASKS:
        settle(state, player, move)
    elif phase == TURN:
        keep_plan_fresh(game, state, minds, player)
        take_turn(game, state, minds, player, style, move)
    elif not draw_needed(game, state, minds, player, move):
        do_anything(game, state, minds, player, move)


@compiled
def price_of_tickets(style: int) -> int:
    """Return how many spaces a ticket may ask for, in percent of its points."""
    if style == LONG_ROUTE:
        return 0
    return 70 if style == OPPORTUNIST else 110


@compiled
def take_turn(game: Game, state: State, minds: Ints, player: int, style: int, move: Ints) -> None:
    """Write a turn's action in a style."""
    mind = mind_of(game, player)
    if end_has_begun(state) and make_the_most(game, state, minds, player, move):
        return
    if style == LONG_ROUTE and claim_dearest(game, state, minds, player, 7, move):
        return
    if style == OPPORTUNIST and fits_more_tickets(game, state, minds, player):
        write_move(move, DRAW_TICKETS, 0)
        return
    if (
        style == HOARDER
        and collects(game, state, minds, player)
        and draw_needed(game, state, minds, player, move)
    ):
        return
    if claim_border(game, state, minds, player, WORTH_CROSSING, move):
        return
    if claim_wanted(game, state, minds, player, move):
        return
    if (
        minds[mind + OPEN_TICKETS] > 0
        and end_is_near(game, state)
        and save_tickets(game, state, minds, player, move)
    ):
        return
    if minds[mind + LISTED] > 0 or not without_wishes(game, state, minds, player, style, move):
        do_anything(game, state, minds, player, move)


@compiled
def without_wishes(
    game: Game, state: State, minds: Ints, player: int, style: int, move: Ints
) -> bool:
    """Write what a player does whose tickets are complete or hopeless; false if only draw."""
    if save_tickets(game, state, minds, player, move):
        return True
    trains = state.players[player * PLAYER + TRAINS_LEFT]
    share = 25 if style == OPPORTUNIST else 40
    if (
        style != LONG_ROUTE
        and trains * 100 >= game.rules[TRAINS] * share
        and hopes_for_tickets(game, state, minds, player)
    ):
        write_move(move, DRAW_TICKETS, 0)
        return True
    if claim_border(game, state, minds, player, 1, move):
        return True
    if claim_dearest(game, state, minds, player, 4, move):
        return True
    want_dearest(game, state, minds, player)
    return False


@compiled
def want_dearest(game: Game, state: State, minds: Ints, player: int) -> None:
    """Want the free track that is worth most, with the country cards that it gives."""
    networks, reached = networks_of(game, state, player), footing(game, state, player)
    owners = owners_of_tracks(state)
    best, most = NONE, 0
    for track in range(len(owners)):
        if owners[track] != NONE or why_not_claim(game, state, player, track) != ALLOWED:
            continue
        worth = worth_of_track(game, state, track, reached)
        worth += worth_of_crossing(game, state, player, track, networks, reached)
        if worth > most:
            best, most = track, worth
    if best != NONE:
        want(game, minds, mind_of(game, player), best)


@compiled
def fits_more_tickets(game: Game, state: State, minds: Ints, player: int) -> bool:
    """Tell whether a player with few open tickets and many trains draws new ones."""
    trains = state.players[player * PLAYER + TRAINS_LEFT]
    return (
        minds[mind_of(game, player) + OPEN_TICKETS] <= 1
        and game.rules[TRAINS] * 35 <= trains * 100 <= game.rules[TRAINS] * 80
        and hopes_for_tickets(game, state, minds, player)
    )


@compiled
def hopes_for_tickets(game: Game, state: State, minds: Ints, player: int) -> bool:
    """Tell whether there are tickets to draw, and not just now all of them were put back."""
    trains = state.players[player * PLAYER + TRAINS_LEFT]
    return (
        why_no_tickets(game, state) == ALLOWED
        and minds[mind_of(game, player) + KEPT_NONE] != trains + 1
    )


@compiled
def collects(game: Game, state: State, minds: Ints, player: int) -> bool:
    """Tell whether a hoarder goes on collecting: until it holds what most of its plan costs."""
    mind = mind_of(game, player)
    if minds[mind + LISTED] == 0:
        minds[mind + BUILDING] = 0
        return False
    if hand_size(state, player) >= min(minds[mind + SPACES_WANTED], MOST_HOARDED):
        minds[mind + BUILDING] = 1
    for other in range(game.rules[PLAYERS]):
        if state.players[other * PLAYER + TRAINS_LEFT] * 4 < game.rules[TRAINS]:
            minds[mind + BUILDING] = 1
    return minds[mind + BUILDING] == 0


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
