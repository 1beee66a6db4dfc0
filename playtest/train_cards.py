"""Train cards: the deck, the discards and the face-up cards."""

from trackwright.playtest.compilable import Ints, compiled
from trackwright.playtest.random_numbers import below
from trackwright.playtest.state import (
    BIGGEST_HAND,
    CARDS_TAKEN,
    CHANCE,
    DECK,
    DISCARDS,
    ENDLESS_REPLACEMENT,
    FACE_UP,
    HAND,
    LOCOMOTIVES_DRAWN,
    PLAYER,
    REPLACEMENTS,
    RESHUFFLES,
    State,
)
from trackwright.playtest.tables import (
    FACE_UP_CARDS,
    KINDS,
    LOCOMOTIVE,
    NONE,
    REPLACED_AT,
    REPLACED_AT_MOST,
    RESHUFFLED,
    Game,
)

PATIENCE = 200
"""Replacements in a row after which the rules are held to go on for ever."""


@compiled
def count_at(cards: Ints, at: int) -> int:
    """Return how many train cards are counted, kind by kind, at a place: a hand, the deck, …"""
    return sum(cards[at : at + KINDS])


@compiled
def deck_has_cards(game: Game, state: State) -> bool:
    """Tell whether a card can be drawn from the deck, be it after a shuffle of the discards."""
    for kind in range(KINDS):
        if state.table[DECK + kind] > 0:
            return True
    return game.rules[RESHUFFLED] == 1 and count_at(state.table, DISCARDS) > 0


@compiled
def draw_from_deck(game: Game, state: State) -> int:
    """Take the top card off the deck and return its kind; none if there is no card."""
    table = state.table
    left = count_at(table, DECK)
    if left == 0:
        left = shuffle_discards(game, state)
        if left == 0:
            return NONE
    place = DECK
    deeper = below(table, CHANCE, left) - table[place]
    while deeper >= 0:
        place += 1
        deeper -= table[place]
    table[place] -= 1
    return place - DECK


@compiled
def shuffle_discards(game: Game, state: State) -> int:
    """Make a new deck of the discards, if the rules do; return how many cards it has."""
    table = state.table
    if game.rules[RESHUFFLED] == 0:
        return 0
    left = 0
    for kind in range(KINDS):
        left += table[DISCARDS + kind]
        table[DECK + kind] += table[DISCARDS + kind]
        table[DISCARDS + kind] = 0
    if left > 0:
        table[RESHUFFLES] += 1
    return left


@compiled
def take(state: State, player: int, kind: int) -> None:
    """Put a drawn card into a player's hand."""
    row = player * PLAYER
    players = state.players
    players[row + HAND + kind] += 1
    players[row + CARDS_TAKEN] += 1
    if kind == LOCOMOTIVE:
        state.table[LOCOMOTIVES_DRAWN] += 1


@compiled
def note_hand(state: State, player: int) -> None:
    """Remember how many cards a player holds, if it was never so many at the end of a turn."""
    row = player * PLAYER
    held = count_at(state.players, row + HAND)
    if held > state.players[row + BIGGEST_HAND]:
        state.players[row + BIGGEST_HAND] = held


@compiled
def fill_face_up(game: Game, state: State) -> None:
    """Turn up cards where face-up cards are missing, and replace them as the rules say."""
    if turn_up(game, state) and state.table[FACE_UP + LOCOMOTIVE] > 0:
        replace_face_up(game, state)


@compiled
def turn_up(game: Game, state: State) -> bool:
    """Turn up cards where face-up cards are missing; tell whether there were any to turn up."""
    missing = game.rules[FACE_UP_CARDS] - count_at(state.table, FACE_UP)
    turned = False
    while missing > 0:
        kind = draw_from_deck(game, state)
        if kind == NONE:
            break
        state.table[FACE_UP + kind] += 1
        missing -= 1
        turned = True
    return turned


@compiled
def replace_face_up(game: Game, state: State) -> None:
    """Lay out the face-up cards anew while too many of them are locomotives."""
    table = state.table
    limit = game.rules[REPLACED_AT]
    if limit == 0:
        return
    in_a_row = 0
    while table[FACE_UP + LOCOMOTIVE] >= limit:
        if game.rules[REPLACED_AT_MOST] > 0:
            if in_a_row >= game.rules[REPLACED_AT_MOST]:
                return
        elif in_a_row >= PATIENCE or replacing_is_endless(game, state):
            table[ENDLESS_REPLACEMENT] += 1
            return
        for kind in range(KINDS):
            table[DISCARDS + kind] += table[FACE_UP + kind]
            table[FACE_UP + kind] = 0
        in_a_row += 1
        table[REPLACEMENTS] += 1
        turn_up(game, state)


@compiled
def replacing_is_endless(game: Game, state: State) -> bool:
    """Tell whether so few coloured cards are left that locomotives must always be too many."""
    if game.rules[RESHUFFLED] == 0:
        return False  # the deck runs out instead
    table = state.table
    locomotives = 0
    for place in (DECK, DISCARDS, FACE_UP):
        locomotives += table[place + LOCOMOTIVE]
    cards = count_at(table, DECK) + count_at(table, DISCARDS) + count_at(table, FACE_UP)
    laid_out = min(cards, game.rules[FACE_UP_CARDS])
    return laid_out - (cards - locomotives) >= game.rules[REPLACED_AT]
