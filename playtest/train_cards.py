"""Train cards: the deck, the discards and the face-up cards."""

from trackwright.playtest.compilable import Ints, compilable
from trackwright.playtest.refusals import (
    ALLOWED,
    DECK_IS_EMPTY,
    LOCOMOTIVE_ONLY_FIRST,
    MUST_DRAW_ON,
    NO_SUCH_FACE_UP_CARD,
    ONLY_FACE_UP_LEFT,
    WRONG_MOMENT,
)
from trackwright.playtest.state import (
    CARDS_TAKEN,
    DECK,
    DISCARDS,
    DRAW_BONUS_CARDS,
    DRAW_ON,
    DRAWN,
    ENDLESS_REPLACEMENT,
    FACE_UP,
    HAND,
    LOCOMOTIVES_DRAWN,
    PHASE,
    PLAYER,
    RANDOM,
    REPLACEMENTS,
    RESHUFFLES,
    TURN,
    State,
    random_below,
)
from trackwright.playtest.tables import (
    BLIND_LOCOMOTIVE,
    BOTH_CARDS,
    CARDS_AT_LEAST,
    CARDS_DRAWN,
    FACE_UP_ALONE,
    FACE_UP_CARDS,
    FACE_UP_LOCOMOTIVE,
    FIRST_AND_ONLY,
    KINDS,
    LOCOMOTIVE,
    NONE,
    ONE_CARD,
    REPLACED_AT,
    REPLACED_AT_MOST,
    RESHUFFLED,
    Game,
)

MOST_REPLACEMENTS = 200
"""Consecutive replacements after which they are considered endless."""


@compilable
def count_at(cards: Ints, at: int) -> int:
    """Return how many train cards are counted, kind by kind, at a place: a hand, the deck, …"""
    return sum(cards[at : at + KINDS])


@compilable
def deck_has_cards(game: Game, state: State) -> bool:
    """Return whether a card can be drawn from the deck, be it after a shuffle of the discards."""
    for kind in range(KINDS):
        if state.table[DECK + kind] > 0:
            return True
    return game.rules[RESHUFFLED] == 1 and count_at(state.table, DISCARDS) > 0


@compilable
def why_not_draw(game: Game, state: State, kind: int) -> int:
    """Return which rule keeps a player from drawing a face-up card; blind if it is of no kind."""
    if state.table[PHASE] not in (TURN, DRAW_ON, DRAW_BONUS_CARDS):
        return WRONG_MOMENT
    if kind == NONE:
        return ALLOWED if deck_has_cards(game, state) else DECK_IS_EMPTY
    if kind < 0 or kind >= KINDS or state.table[FACE_UP + kind] == 0:
        return NO_SUCH_FACE_UP_CARD
    if not may_begin_drawing(game, state):
        return ONLY_FACE_UP_LEFT
    if kind == LOCOMOTIVE and state.table[PHASE] == DRAW_ON:
        return ALLOWED if game.rules[FACE_UP_LOCOMOTIVE] == ONE_CARD else LOCOMOTIVE_ONLY_FIRST
    return ALLOWED


@compilable
def may_begin_drawing(game: Game, state: State) -> bool:
    """Return whether empty decks leave the action of drawing, if it has not begun yet."""
    if state.table[PHASE] != TURN or game.rules[FACE_UP_ALONE] == 1:
        return True
    for place in range(DECK, DISCARDS + KINDS):
        if state.table[place] > 0:
            return True
    return False


@compilable
def why_not_stop(game: Game, state: State) -> int:
    """Return which rule keeps a player from drawing no more cards."""
    if state.table[PHASE] != DRAW_ON:
        return WRONG_MOMENT
    return ALLOWED if state.table[DRAWN] >= game.rules[CARDS_AT_LEAST] else MUST_DRAW_ON


@compilable
def can_draw(game: Game, state: State) -> bool:
    """Return whether the player may draw any card now."""
    if deck_has_cards(game, state):
        return True
    for kind in range(KINDS):
        if why_not_draw(game, state, kind) == ALLOWED:
            return True
    return False


@compilable
def draw_is_over(game: Game, state: State, kind: int, blind: bool) -> bool:
    """Return whether the card that was just drawn is the last of the action."""
    if state.table[DRAWN] >= game.rules[CARDS_DRAWN]:
        return True
    if kind != LOCOMOTIVE:
        return False
    rule = game.rules[BLIND_LOCOMOTIVE] if blind else game.rules[FACE_UP_LOCOMOTIVE]
    return rule == BOTH_CARDS or (rule == FIRST_AND_ONLY and state.table[DRAWN] == 1)


@compilable
def draw_from_deck(game: Game, state: State) -> int:
    """Take the top card off the deck and return its kind; none if there is no card."""
    table = state.table
    left = count_at(table, DECK)
    if left == 0:
        left = shuffle_discards(game, state)
        if left == 0:
            return NONE
    place = DECK
    deeper = random_below(table, RANDOM, left) - table[place]
    while deeper >= 0:
        place += 1
        deeper -= table[place]
    table[place] -= 1
    return place - DECK


@compilable
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


@compilable
def take(state: State, player: int, kind: int) -> None:
    """Put a drawn card into a player's hand."""
    row = player * PLAYER
    players = state.players
    players[row + HAND + kind] += 1
    players[row + CARDS_TAKEN] += 1
    if kind == LOCOMOTIVE:
        state.table[LOCOMOTIVES_DRAWN] += 1


@compilable
def fill_face_up(game: Game, state: State) -> None:
    """Fill the face-up cards, and replace them as the rules say."""
    if reveal_card(game, state) and state.table[FACE_UP + LOCOMOTIVE] > 0:
        replace_face_up(game, state)


@compilable
def reveal_card(game: Game, state: State) -> bool:
    """Fill the face-up cards; return whether there were any cards left."""
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


@compilable
def replace_face_up(game: Game, state: State) -> None:
    """Replace the face-up cards while too many of them are locomotives."""
    table = state.table
    limit = game.rules[REPLACED_AT]
    if limit == 0:
        return
    in_a_row = 0
    while table[FACE_UP + LOCOMOTIVE] >= limit:
        if game.rules[REPLACED_AT_MOST] > 0:
            if in_a_row >= game.rules[REPLACED_AT_MOST]:
                return
        elif in_a_row >= MOST_REPLACEMENTS or replacing_is_endless(game, state):
            table[ENDLESS_REPLACEMENT] += 1
            return
        for kind in range(KINDS):
            table[DISCARDS + kind] += table[FACE_UP + kind]
            table[FACE_UP + kind] = 0
        in_a_row += 1
        table[REPLACEMENTS] += 1
        reveal_card(game, state)


@compilable
def replacing_is_endless(game: Game, state: State) -> bool:
    """Return whether so few coloured cards are left that locomotives must always be too many."""
    if game.rules[RESHUFFLED] == 0:
        return False  # the deck runs out instead
    table = state.table
    locomotives = 0
    for place in (DECK, DISCARDS, FACE_UP):
        locomotives += table[place + LOCOMOTIVE]
    cards = count_at(table, DECK) + count_at(table, DISCARDS) + count_at(table, FACE_UP)
    laid_out = min(cards, game.rules[FACE_UP_CARDS])
    return laid_out - (cards - locomotives) >= game.rules[REPLACED_AT]
