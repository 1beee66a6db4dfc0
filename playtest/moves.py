"""Moves: what a player can do, and its effect on the state.

A move is a row of integers: what is done, to what, in which colour and with which cards. `apply`
refuses what the rules forbid with the number of that rule.
"""

from trackwright.playtest.claims import (
    complete_claim,
    discard_paid,
    give_up_tunnel,
    lay_down,
    payable_color,
    reveal_for_tunnel,
    why_not_add,
    why_not_claim,
    why_not_pay,
)
from trackwright.playtest.compilable import Ints, compilable, entry_point
from trackwright.playtest.refusals import (
    ALLOWED,
    CARDS_DO_NOT_PAY,
    KEEPS_WRONG_TICKETS,
    MAY_NOT_PASS,
    NO_TICKET_ACTION,
    NO_TICKETS_LEFT,
    WRONG_MOMENT,
)
from trackwright.playtest.state import (
    BONUS_CARDS,
    CHOOSE_DEAL,
    CHOOSE_TICKETS,
    CLAIMED,
    DRAW_BONUS_CARDS,
    DRAW_ON,
    DRAWN,
    EXTRA,
    FACE_UP,
    NO_ACTION,
    NO_CARDS,
    PASSED,
    PASSES,
    PHASE,
    PLAYER,
    RING,
    RING_COUNT,
    SEAT,
    STATIONS_LEFT,
    TUNNEL_ASKS,
    TUNNEL_CARDS_ADDED,
    TURN,
    State,
)
from trackwright.playtest.stations import can_build_somewhere, why_not_build, why_not_pay_station
from trackwright.playtest.tables import (
    ACTION_PILE,
    KINDS,
    LOCOMOTIVE,
    NONE,
    STATIONS_EACH,
    TRACK,
    TRACKS,
    TUNNEL,
    Game,
)
from trackwright.playtest.tickets import draw_tickets, keep_tickets, may_keep
from trackwright.playtest.train_cards import (
    can_draw,
    draw_from_deck,
    draw_is_over,
    fill_face_up,
    take,
    why_not_draw,
    why_not_stop,
)
from trackwright.playtest.turns import ask_for_choice, end_turn

# Deeds.
(
    KEEP_TICKETS,
    DRAW_BLIND,
    DRAW_FACE_UP,
    CLAIM,
    ADD_TO_TUNNEL,
    GIVE_UP_TUNNEL,
    DRAW_TICKETS,
    BUILD_STATION,
    PASS,
    STOP_DRAWING,
) = range(10)

# Columns of a move.
MOVE = 3 + KINDS
DEED = 0
TARGET = 1
"""The kept tickets (one bit each), the kind of card, the track, or the city's node."""
COLOR_OF_CARDS = 2
"""The colour in which a route is paid; locomotives alone pay in none and are their own colour."""
CARDS_PAID = 3
"""From here on: the cards, of each kind."""


@entry_point
def apply(game: Game, state: State, move: Ints) -> int:
    """Apply a move and return ALLOWED, or return the rule that forbids it."""
    deed = move[DEED]
    if deed == PASS:
        return pass_turn(game, state)
    if deed == KEEP_TICKETS:
        refused = keep(game, state, move[TARGET])
    elif deed in (DRAW_BLIND, DRAW_FACE_UP):
        refused = draw(game, state, NONE if deed == DRAW_BLIND else move[TARGET])
    elif deed in (ADD_TO_TUNNEL, GIVE_UP_TUNNEL):
        refused = settle_tunnel(game, state, move)
    elif deed == STOP_DRAWING:
        refused = stop_drawing(game, state)
    elif state.table[PHASE] != TURN:
        refused = WRONG_MOMENT
    elif deed == CLAIM:
        refused = claim(game, state, move)
    elif deed == DRAW_TICKETS:
        refused = start_ticket_choice(game, state)
    else:
        refused = build(game, state, move)
    if refused == ALLOWED:
        state.table[PASSES] = 0
    return refused


@compilable
def keep(game: Game, state: State, kept: int) -> int:
    """Keep tickets, before the first turn or in the ticket action."""
    phase, player = state.table[PHASE], state.table[SEAT]
    if phase not in (CHOOSE_DEAL, CHOOSE_TICKETS):
        return WRONG_MOMENT
    if not may_keep(game, state, player, kept):
        return KEEPS_WRONG_TICKETS
    keep_tickets(game, state, player, kept)
    if phase == CHOOSE_TICKETS:
        end_turn(game, state)
        return ALLOWED
    ask_for_choice(game, state)
    return ALLOWED


@compilable
def draw(game: Game, state: State, kind: int) -> int:
    """Draw one card, and end the turn if it was the last."""
    refused = why_not_draw(game, state, kind)
    if refused != ALLOWED:
        return refused
    table, player = state.table, state.table[SEAT]
    blind = kind == NONE
    if blind:
        kind = draw_from_deck(game, state)
    else:
        table[FACE_UP + kind] -= 1
    take(state, player, kind)
    if not blind:
        fill_face_up(game, state)
    if table[PHASE] == DRAW_BONUS_CARDS:
        table[BONUS_CARDS] -= 1
        if table[BONUS_CARDS] == 0 or not can_draw(game, state):
            end_turn(game, state)
        return ALLOWED
    table[DRAWN] += 1
    if draw_is_over(game, state, kind, blind):
        end_turn(game, state)
        return ALLOWED
    table[PHASE] = DRAW_ON
    if not can_draw(game, state):
        table[NO_CARDS] += 1
        end_turn(game, state)
    return ALLOWED


@compilable
def stop_drawing(game: Game, state: State) -> int:
    """End the turn without drawing all the cards that might be drawn."""
    refused = why_not_stop(game, state)
    if refused == ALLOWED:
        end_turn(game, state)
    return refused


@compilable
def claim(game: Game, state: State, move: Ints) -> int:
    """Pay a track and claim it, or see what a tunnel asks for."""
    player, track, color = state.table[SEAT], move[TARGET], move[COLOR_OF_CARDS]
    if color < 0 or color > LOCOMOTIVE:
        return CARDS_DO_NOT_PAY
    refused = why_not_claim(game, state, player, track)
    if refused == ALLOWED:
        refused = why_not_pay(game, state, player, track, move, CARDS_PAID, color)
    if refused != ALLOWED:
        return refused
    lay_down(state, player, move, CARDS_PAID)
    if game.tracks[track * TRACK + TUNNEL] == 1:
        reveal_for_tunnel(game, state, track, color)
        if state.table[EXTRA] > 0:
            state.table[PHASE] = TUNNEL_ASKS
            return ALLOWED
    complete_claim(game, state, player, track)
    end_claim(game, state)
    return ALLOWED


@compilable
def settle_tunnel(game: Game, state: State, move: Ints) -> int:
    """Add the cards that a tunnel asks for, or take back those already paid."""
    player = state.table[SEAT]
    if state.table[PHASE] != TUNNEL_ASKS:
        return WRONG_MOMENT
    if move[DEED] == GIVE_UP_TUNNEL:
        give_up_tunnel(state, player)
        end_turn(game, state)
        return ALLOWED
    refused = why_not_add(state, player, move, CARDS_PAID)
    if refused == ALLOWED:
        lay_down(state, player, move, CARDS_PAID)
        state.table[TUNNEL_CARDS_ADDED] += state.table[EXTRA]
        complete_claim(game, state, player, state.table[CLAIMED])
        end_claim(game, state)
    return refused


@compilable
def end_claim(game: Game, state: State) -> None:
    """End the turn, unless the claimed route gives cards to choose."""
    if state.table[BONUS_CARDS] == 0:
        end_turn(game, state)
        return
    state.table[PHASE] = DRAW_BONUS_CARDS
    fill_face_up(game, state)
    if not can_draw(game, state):
        state.table[NO_CARDS] += 1
        end_turn(game, state)


@compilable
def why_no_tickets(game: Game, state: State) -> int:
    """Return which rule keeps the player from drawing tickets."""
    pile = game.rules[ACTION_PILE]
    if pile == NONE:
        return NO_TICKET_ACTION
    return ALLOWED if state.piles[pile * RING + RING_COUNT] > 0 else NO_TICKETS_LEFT


@compilable
def start_ticket_choice(game: Game, state: State) -> int:
    """Draw tickets to choose from."""
    refused = why_no_tickets(game, state)
    if refused == ALLOWED:
        draw_tickets(game, state, state.table[SEAT])
        state.table[PHASE] = CHOOSE_TICKETS
    return refused


@compilable
def build(game: Game, state: State, move: Ints) -> int:
    """Pay a station and build it."""
    player, node = state.table[SEAT], move[TARGET]
    refused = why_not_build(game, state, player, node)
    if refused == ALLOWED:
        refused = why_not_pay_station(game, state, player, move, CARDS_PAID)
    if refused != ALLOWED:
        return refused
    lay_down(state, player, move, CARDS_PAID)
    discard_paid(state)
    each, row = game.rules[STATIONS_EACH], player * PLAYER
    built = each - state.players[row + STATIONS_LEFT]
    state.stations[player * each + built] = node
    state.players[row + STATIONS_LEFT] -= 1
    end_turn(game, state)
    return ALLOWED


@compilable
def pass_turn(game: Game, state: State) -> int:
    """End the turn of a player who can do nothing; the rules do not say what happens then."""
    if state.table[PHASE] != TURN:
        return WRONG_MOMENT
    if can_act(game, state):
        return MAY_NOT_PASS
    state.table[NO_ACTION] += 1
    state.table[PASSES] += 1
    state.players[state.table[SEAT] * PLAYER + PASSED] += 1
    end_turn(game, state)
    return ALLOWED


@compilable
def can_act(game: Game, state: State) -> bool:
    """Return whether the player whose turn it is has any action."""
    if can_draw(game, state) or why_no_tickets(game, state) == ALLOWED:
        return True
    player = state.table[SEAT]
    for track in range(game.rules[TRACKS]):
        if payable_color(game, state, player, track) != NONE:
            return True
    return can_build_somewhere(game, state, player)
