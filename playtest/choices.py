"""Choices of the tickets on offer, one bit a ticket, in order and without trying them all."""

from trackwright.playtest.compiled import compiled, entrance
from trackwright.playtest.state import OFFERED, OFFERED_DEAL, OFFERS, PLAYER, State
from trackwright.playtest.tables import (
    ACTION_KEEPS,
    DEAL,
    DEAL_AT_LEAST,
    DEAL_AT_MOST,
    DEALS,
    KEPT_OF_ALL,
    NONE,
    OFFER,
    Game,
)
from trackwright.playtest.tickets import bits_of, may_keep


@entrance
def next_choice(game: Game, state: State, player: int, kept: int) -> int:
    """Return the first choice from `kept` on that a player may keep; none if there is none."""
    offered = state.players[player * PLAYER + OFFERED]
    if kept >> offered > 0:
        return NONE
    if may_keep(game, state, player, kept):
        return kept
    # The next number differs from this one first where a bit is set that was not: as far down as
    # can be. Below it, bits are set only where they must be.
    for place in range(offered):
        choice = ((kept >> place) | 1) << place
        if choice > kept and may_become_allowed(game, state, player, choice, place):
            for lower in range(place - 1, -1, -1):
                if not may_become_allowed(game, state, player, choice, lower):
                    choice |= 1 << lower
            return choice
    return NONE


@compiled
def may_become_allowed(game: Game, state: State, player: int, kept: int, free: int) -> bool:
    """Tell whether a choice may be kept once the tickets at the first `free` places are chosen."""
    offered, first = state.players[player * PLAYER + OFFERED], player * game.rules[OFFER]
    if state.offers[first * OFFERS + OFFERED_DEAL] == NONE:
        return bits_of(kept >> free) + free >= min(game.rules[ACTION_KEEPS], offered)
    possible, reached = 0, 0
    for deal in range(game.rules[DEALS]):
        given, chosen, open_places = 0, 0, 0
        for place in range(offered):
            if state.offers[(first + place) * OFFERS + OFFERED_DEAL] == deal:
                given += 1
                chosen += (kept >> place) & 1 if place >= free else 0
                open_places += 1 if place < free else 0
        most = min(given, game.deals[deal * DEAL + DEAL_AT_MOST])
        in_reach = min(most, chosen + open_places)
        if chosen > most or in_reach < min(most, game.deals[deal * DEAL + DEAL_AT_LEAST]):
            return False
        possible += most
        reached += in_reach
    return reached >= min(possible, game.rules[KEPT_OF_ALL])
