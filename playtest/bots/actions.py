"""What bots of all styles do alike: paying, drawing cards, settling tunnels, choosing tickets."""

from trackwright.playtest.bots.memory import (
    COUNTRY_VALUE,
    LIST,
    LISTED,
    NEED,
    PATH_VALUE,
    memory_start,
)
from trackwright.playtest.bots.values import known_values, reached_nodes, value_of_track
from trackwright.playtest.claims import payable_color, why_not_claim
from trackwright.playtest.compilable import Ints, compilable, counted, fill, largest, zeros
from trackwright.playtest.moves import (
    ADD_TO_TUNNEL,
    BUILD_STATION,
    CARDS_PAID,
    CLAIM,
    COLOR_OF_CARDS,
    DEED,
    DRAW_BLIND,
    DRAW_FACE_UP,
    DRAW_TICKETS,
    GIVE_UP_TUNNEL,
    PASS,
    TARGET,
    why_no_tickets,
)
from trackwright.playtest.networks import owners_of_tracks
from trackwright.playtest.payment import lay_out_payment, payable_recipe
from trackwright.playtest.refusals import ALLOWED
from trackwright.playtest.state import COLOR_PAID, EXTRA, FACE_UP, HAND, PLAYER, State
from trackwright.playtest.stations import station_color, station_cost, why_not_build
from trackwright.playtest.tables import (
    COLOR,
    FACE_UP_LOCOMOTIVE,
    GRAY,
    INCOMPLETE,
    KINDS,
    LENGTH,
    LOCOMOTIVE,
    NODES,
    NONE,
    ONE_CARD,
    ONLY_WILD,
    PARALLEL,
    ROUTE_POINTS,
    STRICT_SPACES,
    TRACK,
    TUNNEL,
    Game,
)
from trackwright.playtest.train_cards import count_at, may_begin_drawing, why_not_draw


@compilable
def write_move(move: Ints, deed: int, target: int) -> None:
    """Write a move without cards."""
    fill(move, 0)
    move[DEED] = deed
    move[TARGET] = target


@compilable
def write_claim(
    game: Game, state: State, memory: Ints, player: int, track: int, move: Ints
) -> bool:
    """Write the claim of a track, paid with cards that are needed least; return whether it can be.

    A gray route is paid in the colour that the plan can spare best.
    """
    if why_not_claim(game, state, player, track) != ALLOWED:
        return False
    base, hand = memory_start(game, player), player * PLAYER + HAND
    asked = game.tracks[track * TRACK + COLOR]
    best, color = NONE, asked
    if asked != GRAY:
        best = payable_recipe(game, track, state.players, hand, asked)
    else:
        for other in range(LOCOMOTIVE):
            recipe = payable_recipe(game, track, state.players, hand, other)
            if recipe == NONE or (best != NONE and recipe > best):
                continue
            if (
                best == NONE
                or recipe < best
                or spare(state, memory, base, hand, other) > spare(state, memory, base, hand, color)
            ):
                best, color = recipe, other
    if best == NONE:
        return False
    write_move(move, CLAIM, track)
    order = zeros(KINDS)
    if game.tracks[track * TRACK + ONLY_WILD] == 0:
        order = most_dispensable_first(state, memory, base, hand)
    lay_out_payment(game, best, state.players, hand, color, order, move, CARDS_PAID)
    only_locomotives = count_at(move, CARDS_PAID) == move[CARDS_PAID + LOCOMOTIVE]
    move[COLOR_OF_CARDS] = LOCOMOTIVE if only_locomotives else color
    return True


@compilable
def spare(state: State, memory: Ints, base: int, hand: int, kind: int) -> int:
    """Return how many cards of a kind a player has beyond what the plan needs."""
    return state.players[hand + kind] - memory[base + NEED + kind]


@compilable
def most_dispensable_first(state: State, memory: Ints, base: int, hand: int) -> Ints:
    """Return the kinds of cards, those first that can be spared best; locomotives last."""
    order = counted(KINDS)
    for place in range(1, LOCOMOTIVE):
        kind = order[place]
        before = place - 1
        while before >= 0 and (
            spare(state, memory, base, hand, order[before]) < spare(state, memory, base, hand, kind)
        ):
            order[before + 1] = order[before]
            before -= 1
        order[before + 1] = kind
    return order


@compilable
def claim_wanted(game: Game, state: State, memory: Ints, player: int, move: Ints) -> bool:
    """Write the claim of the longest wanted track that can be paid, if any can."""
    base, hand = memory_start(game, player), player * PLAYER + HAND
    tracks, players = game.tracks, state.players
    within, locomotives = longest_in_one_color(state, player), players[hand + LOCOMOTIVE]
    best, longest = NONE, 0
    for place in range(base + LIST, base + LIST + memory[base + LISTED]):
        wanted = memory[place]
        track = wanted
        while True:  # any track of the connection will do
            row = track * TRACK
            length, color = tracks[row + LENGTH], tracks[row + COLOR]
            if length > longest:
                enough = within if color == GRAY else players[hand + color] + locomotives
                if tracks[row + STRICT_SPACES] <= enough and (
                    can_claim_safely(game, state, player, track)
                ):
                    best, longest = track, length
            track = tracks[row + PARALLEL]
            if track == wanted:
                break
    return best != NONE and write_claim(game, state, memory, player, best, move)


@compilable
def can_claim_safely(game: Game, state: State, player: int, track: int) -> bool:
    """Return whether a track can be paid, a tunnel with a card in reserve."""
    color = payable_color(game, state, player, track)
    if color == NONE or game.tracks[track * TRACK + TUNNEL] == 0:
        return color != NONE
    hand = player * PLAYER + HAND
    useful = state.players[hand + color] + state.players[hand + LOCOMOTIVE]
    return useful > game.tracks[track * TRACK + LENGTH]


@compilable
def longest_in_one_color(state: State, player: int) -> int:
    """Return the spaces that one colour and locomotives pay at the most, where only these do."""
    hand = player * PLAYER + HAND
    return largest(state.players[hand : hand + LOCOMOTIVE]) + state.players[hand + LOCOMOTIVE]


@compilable
def clearly_unaffordable(game: Game, state: State, player: int, track: int, within: int) -> bool:
    """Return whether a track surely costs too much: a glance that spares a search."""
    strict = game.tracks[track * TRACK + STRICT_SPACES]
    if strict > within:
        return True
    color, hand = game.tracks[track * TRACK + COLOR], player * PLAYER + HAND
    if color == GRAY:
        return False
    return strict > state.players[hand + color] + state.players[hand + LOCOMOTIVE]


@compilable
def claim_most_valuable(
    game: Game, state: State, memory: Ints, player: int, least: int, move: Ints
) -> bool:
    """Write the claim of the track that is worth most of all that score so much and can be paid."""
    best, most, within = NONE, INCOMPLETE, longest_in_one_color(state, player)
    values, owners = known_values(game, state, memory), owners_of_tracks(state)
    reached = zeros(0)
    if memory[values + PATH_VALUE] != 0 or memory[values + COUNTRY_VALUE] != 0:
        reached = reached_nodes(game, state, player)
    for track in range(len(owners)):
        if (
            owners[track] != NONE
            or game.tracks[track * TRACK + ROUTE_POINTS] < least
            or clearly_unaffordable(game, state, player, track, within)
        ):
            continue
        worth = value_of_track(game, memory, values, track, reached)
        if worth > most and payable_color(game, state, player, track) != NONE:
            best, most = track, worth
    return best != NONE and write_claim(game, state, memory, player, best, move)


@compilable
def draw_needed(game: Game, state: State, memory: Ints, player: int, move: Ints) -> bool:
    """Write the draw of the face-up card that is needed most, or a blind one; false if neither."""
    if not may_begin_drawing(game, state):
        return False
    base, hand = memory_start(game, player), player * PLAYER + HAND
    table, players, need = state.table, state.players, base + NEED
    best, most = NONE, 0
    for kind in range(LOCOMOTIVE):
        if table[FACE_UP + kind] > 0:
            missing = memory[need + kind] - players[hand + kind]
            if missing > most:
                best, most = kind, missing
    if best == NONE and wants_locomotive(game, state, memory, base, hand):
        best = LOCOMOTIVE
    if best == NONE:
        best = color_to_collect(game, state, memory, base, hand)
    if best != NONE:  # it lies there
        write_move(move, DRAW_FACE_UP, best)
        return True
    if why_not_draw(game, state, NONE) == ALLOWED:
        write_move(move, DRAW_BLIND, NONE)
        return True
    return draw_any_face_up(game, state, move)


@compilable
def draw_any_face_up(game: Game, state: State, move: Ints) -> bool:
    """Write the draw of a face-up card, if one may be drawn."""
    for kind in range(KINDS):
        if why_not_draw(game, state, kind) == ALLOWED:
            write_move(move, DRAW_FACE_UP, kind)
            return True
    return False


@compilable
def wants_locomotive(game: Game, state: State, memory: Ints, base: int, hand: int) -> bool:
    """Return whether a face-up locomotive is worth its price."""
    if why_not_draw(game, state, LOCOMOTIVE) != ALLOWED:
        return False
    missing = -spare(state, memory, base, hand, LOCOMOTIVE)
    return missing > 0 or (game.rules[FACE_UP_LOCOMOTIVE] != ONE_CARD and memory[base + LISTED] > 0)


@compilable
def color_to_collect(game: Game, state: State, memory: Ints, base: int, hand: int) -> int:
    """Return the face-up colour of which most are at hand, if a gray route is wanted."""
    tracks = game.tracks
    for place in range(base + LIST, base + LIST + memory[base + LISTED]):
        if tracks[memory[place] * TRACK + COLOR] == GRAY:
            best = NONE
            for kind in range(LOCOMOTIVE):
                if state.table[FACE_UP + kind] > 0 and (
                    best == NONE or state.players[hand + kind] > state.players[hand + best]
                ):
                    best = kind
            return best
    return NONE


@compilable
def settle(state: State, player: int, move: Ints) -> None:
    """Write the answer to a tunnel: the cards it asks for, coloured ones first, or giving up."""
    color, extra = state.table[COLOR_PAID], state.table[EXTRA]
    hand = player * PLAYER + HAND
    colored = 0 if color == LOCOMOTIVE else min(extra, state.players[hand + color])
    if extra - colored > state.players[hand + LOCOMOTIVE]:
        write_move(move, GIVE_UP_TUNNEL, 0)
        return
    write_move(move, ADD_TO_TUNNEL, 0)
    move[CARDS_PAID + LOCOMOTIVE] = extra - colored
    if colored > 0:
        move[CARDS_PAID + color] = colored


@compilable
def write_station(game: Game, state: State, player: int, node: int, move: Ints) -> bool:
    """Write the building of a station in a city, if it can be built and paid."""
    if why_not_build(game, state, player, node) != ALLOWED:
        return False
    color = station_color(game, state, player)
    if color == NONE:
        return False
    cost, held = station_cost(game, state, player), state.players[player * PLAYER + HAND + color]
    write_move(move, BUILD_STATION, node)
    move[COLOR_OF_CARDS] = color
    move[CARDS_PAID + color] = min(cost, held)
    move[CARDS_PAID + LOCOMOTIVE] = cost - min(cost, held)
    return True


@compilable
def make_any_move(game: Game, state: State, memory: Ints, player: int, move: Ints) -> None:
    """Write any move that is allowed: for when there is nothing planned."""
    if draw_needed(game, state, memory, player, move):
        return
    if claim_most_valuable(game, state, memory, player, INCOMPLETE, move):
        return
    if why_no_tickets(game, state) == ALLOWED:
        write_move(move, DRAW_TICKETS, 0)
        return
    for node in range(game.rules[NODES]):
        if write_station(game, state, player, node, move):
            return
    write_move(move, PASS, 0)
