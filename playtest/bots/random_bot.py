"""The random player: any allowed action, each equally likely, paid with any cards."""

from trackwright.playtest.bots.actions import (
    clearly_unaffordable,
    longest_in_one_color,
    settle,
    write_move,
    write_station,
)
from trackwright.playtest.bots.memory import RANDOM, memory_start
from trackwright.playtest.claims import payable_color
from trackwright.playtest.compilable import Ints, compilable, counted, zeros
from trackwright.playtest.moves import (
    BUILD_STATION,
    CARDS_PAID,
    CLAIM,
    COLOR_OF_CARDS,
    DEED,
    DRAW_BLIND,
    DRAW_FACE_UP,
    DRAW_TICKETS,
    GIVE_UP_TUNNEL,
    KEEP_TICKETS,
    PASS,
    STOP_DRAWING,
    TARGET,
    why_no_tickets,
)
from trackwright.playtest.payment import can_pay, lay_out_payment
from trackwright.playtest.refusals import ALLOWED
from trackwright.playtest.state import (
    CHOOSE_DEAL,
    CHOOSE_TICKETS,
    HAND,
    OFFERED,
    PHASE,
    PLAYER,
    TUNNEL_ASKS,
    TURN,
    State,
    random_below,
    shuffle,
)
from trackwright.playtest.stations import station_color, why_not_build
from trackwright.playtest.tables import (
    COLOR,
    FIRST_RECIPE,
    GRAY,
    KINDS,
    LAST_RECIPE,
    LOCOMOTIVE,
    NODES,
    NONE,
    TRACK,
    TRACKS,
    Game,
)
from trackwright.playtest.tickets import next_choice
from trackwright.playtest.train_cards import count_at, why_not_draw, why_not_stop

_BITS_AT_ONCE = 30
"""Bits that `random_below` can draw: their product with a word fits into 64 bits."""


@compilable
def choose_random_move(game: Game, state: State, memory: Ints, player: int, move: Ints) -> None:
    """Write any move that is allowed now."""
    random, phase = memory_start(game, player) + RANDOM, state.table[PHASE]
    if phase in (CHOOSE_DEAL, CHOOSE_TICKETS):
        choose_random_tickets(game, state, memory, random, player, move)
    elif phase == TUNNEL_ASKS:
        settle(state, player, move)
        if random_below(memory, random, 4) == 0:
            write_move(move, GIVE_UP_TUNNEL, 0)
    else:
        choose_random_action(game, state, memory, random, player, move)


@compilable
def choose_random_tickets(
    game: Game, state: State, memory: Ints, random: int, player: int, move: Ints
) -> None:
    """Write a choice of tickets; after some that may not be kept, the first that may."""
    bits = random_bits(memory, random, state.players[player * PLAYER + OFFERED])
    drawn = next_choice(game, state, player, bits)
    kept = drawn if drawn != NONE else next_choice(game, state, player, 0)
    write_move(move, KEEP_TICKETS, kept)


@compilable
def random_bits(memory: Ints, random: int, count: int) -> int:
    """Return `count` random bits."""
    if count <= _BITS_AT_ONCE:
        return random_below(memory, random, 1 << count)
    upper = random_below(memory, random, 1 << (count - _BITS_AT_ONCE))
    return (upper << _BITS_AT_ONCE) + random_below(memory, random, 1 << _BITS_AT_ONCE)


@compilable
def choose_random_action(  # noqa: C901 – one question for each action that there is
    game: Game, state: State, memory: Ints, random: int, player: int, move: Ints
) -> None:
    """Write an action: each that is found takes the place of the one before with fair odds."""
    write_move(move, PASS, 0)
    found = zeros(1)
    for kind in range(NONE, KINDS):
        if why_not_draw(game, state, kind) == ALLOWED:
            consider(
                memory, random, found, DRAW_BLIND if kind == NONE else DRAW_FACE_UP, kind, move
            )
    if why_not_stop(game, state) == ALLOWED:
        consider(memory, random, found, STOP_DRAWING, 0, move)
    if state.table[PHASE] != TURN:
        return
    if why_no_tickets(game, state) == ALLOWED:
        consider(memory, random, found, DRAW_TICKETS, 0, move)
    within = longest_in_one_color(state, player)
    for track in range(game.rules[TRACKS]):
        if not clearly_unaffordable(game, state, player, track, within) and (
            payable_color(game, state, player, track) != NONE
        ):
            consider(memory, random, found, CLAIM, track, move)
    if station_color(game, state, player) != NONE:
        for node in range(game.rules[NODES]):
            if why_not_build(game, state, player, node) == ALLOWED:
                consider(memory, random, found, BUILD_STATION, node, move)
    if move[DEED] == CLAIM:
        choose_random_payment(game, state, memory, random, player, move)
    elif move[DEED] == BUILD_STATION:
        write_station(game, state, player, move[TARGET], move)


@compilable
def consider(memory: Ints, random: int, found: Ints, deed: int, target: int, move: Ints) -> None:
    """Count a possible action, and choose it with a probability of one over the count."""
    found[0] += 1
    if random_below(memory, random, found[0]) == 0:
        write_move(move, deed, target)


@compilable
def choose_random_payment(
    game: Game, state: State, memory: Ints, random: int, player: int, move: Ints
) -> None:
    """Write cards that pay the track of a claim."""
    track, hand = move[TARGET], player * PLAYER + HAND
    row, found, chosen, paid = track * TRACK, 0, NONE, NONE
    for recipe in range(game.tracks[row + FIRST_RECIPE], game.tracks[row + LAST_RECIPE]):
        for color in range(LOCOMOTIVE):
            if game.tracks[row + COLOR] in (GRAY, color) and can_pay(
                game, recipe, state.players, hand, color
            ):
                found += 1
                if random_below(memory, random, found) == 0:
                    chosen, paid = recipe, color
    order = counted(KINDS)
    shuffle(memory, random, order, 0, KINDS)
    lay_out_payment(game, chosen, state.players, hand, paid, order, move, CARDS_PAID)
    only_locomotives = count_at(move, CARDS_PAID) == move[CARDS_PAID + LOCOMOTIVE]
    move[COLOR_OF_CARDS] = LOCOMOTIVE if only_locomotives else paid
