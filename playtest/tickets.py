"""Tickets: piles, deals, and choosing which to keep."""

from trackwright.playtest.compilable import Ints, compilable, entry_point, zeros
from trackwright.playtest.state import (
    DEALS_MADE,
    HOLDER,
    OFFERED,
    OFFERED_DEAL,
    OFFERED_TICKET,
    OFFERS,
    PLAYER,
    RANDOM,
    RING,
    RING_COUNT,
    RING_FIRST,
    RING_REJECTED,
    SHORT_DEAL,
    TICKET_STATE,
    TICKETS_DRAWN,
    TICKETS_GONE,
    TICKETS_HELD,
    State,
    random_below,
)
from trackwright.playtest.tables import (
    ACTION_DRAWS,
    ACTION_KEEPS,
    ACTION_PILE,
    ACTION_REJECTED,
    CHOSEN_FIRST,
    DEAL,
    DEAL_AT_LEAST,
    DEAL_AT_MOST,
    DEAL_CARDS,
    DEAL_PILE,
    DEAL_REJECTED,
    DEALS,
    KEPT_OF_ALL,
    NONE,
    OFFER,
    OUT,
    PILE,
    PILE_LEAVES,
    PILE_SIZE,
    PILE_START,
    PILES,
    PLAYERS,
    SHUFFLED_UNDER,
    Game,
)


@entry_point
def place_in_ring(game: Game, state: State, pile: int, depth: int) -> int:
    """Return where the ticket lies that has `depth` others of its pile above it."""
    first = state.piles[pile * RING + RING_FIRST]
    start = game.piles[pile * PILE + PILE_START] - game.rules[PILES] * (PILE - RING)
    return start + (first + depth) % game.piles[pile * PILE + PILE_SIZE]


@compilable
def tickets_of(state: State, player: int) -> Ints:
    """Return the tickets that a player holds."""
    holders = state.tickets[HOLDER::TICKET_STATE]
    found, count = zeros(len(holders)), 0
    for ticket in range(len(holders)):
        if holders[ticket] == player:
            found[count] = ticket
            count += 1
    return found[:count]


@compilable
def draw_ticket(game: Game, state: State, pile: int) -> int:
    """Take the top ticket off a pile; none if it is empty."""
    row = pile * RING
    if state.piles[row + RING_COUNT] == 0:
        return NONE
    ticket = state.piles[place_in_ring(game, state, pile, 0)]
    state.piles[row + RING_FIRST] = (state.piles[row + RING_FIRST] + 1) % game.piles[
        pile * PILE + PILE_SIZE
    ]
    state.piles[row + RING_COUNT] -= 1
    return ticket


@compilable
def put_at_bottom(game: Game, state: State, pile: int, ticket: int) -> None:
    """Put a ticket at the bottom of a pile."""
    count = state.piles[pile * RING + RING_COUNT]
    state.piles[place_in_ring(game, state, pile, count)] = ticket
    state.piles[pile * RING + RING_COUNT] += 1


@compilable
def shuffle_bottom(game: Game, state: State, pile: int, count: int) -> None:
    """Shuffle the tickets that lie lowest in a pile."""
    top = state.piles[pile * RING + RING_COUNT] - count
    for place in range(count - 1, 0, -1):
        one = place_in_ring(game, state, pile, top + place)
        other = place_in_ring(game, state, pile, top + random_below(state.table, RANDOM, place + 1))
        ticket = state.piles[one]
        state.piles[one] = state.piles[other]
        state.piles[other] = ticket


@compilable
def offer(game: Game, state: State, player: int, pile: int, count: int, deal: int) -> int:
    """Offer a player the top tickets of a pile; return how many there were."""
    given = 0
    while given < count:
        ticket = draw_ticket(game, state, pile)
        if ticket == NONE:
            break
        place = state.players[player * PLAYER + OFFERED]
        row = (player * game.rules[OFFER] + place) * OFFERS
        state.offers[row + OFFERED_TICKET] = ticket
        state.offers[row + OFFERED_DEAL] = deal
        state.players[player * PLAYER + OFFERED] = place + 1
        given += 1
    return given


@compilable
def deal_tickets(game: Game, state: State) -> None:
    """Deal every player the tickets to choose from next before the first turn."""
    chosen_first = 0
    while state.table[DEALS_MADE] < game.rules[DEALS] and chosen_first == 0:
        deal = state.table[DEALS_MADE]
        row = deal * DEAL
        for player in range(game.rules[PLAYERS]):
            given = offer(
                game, state, player, game.deals[row + DEAL_PILE], game.deals[row + DEAL_CARDS], deal
            )
            if given < game.deals[row + DEAL_CARDS]:
                state.table[SHORT_DEAL] += 1
        chosen_first = game.deals[row + CHOSEN_FIRST]
        state.table[DEALS_MADE] += 1
    for pile in range(game.rules[PILES]):
        state.piles[pile * RING + RING_REJECTED] = 0
        if game.piles[pile * PILE + PILE_LEAVES] == 1 and not is_dealt_later(game, state, pile):
            state.piles[pile * RING + RING_COUNT] = 0


@compilable
def is_dealt_later(game: Game, state: State, pile: int) -> bool:
    """Return whether a deal that is yet to be made takes tickets of a pile."""
    for deal in range(state.table[DEALS_MADE], game.rules[DEALS]):
        if game.deals[deal * DEAL + DEAL_PILE] == pile:
            return True
    return False


@compilable
def player_to_choose(game: Game, state: State) -> int:
    """Return the first player who has to choose of what is dealt, after further deals if need be.

    None if all have chosen, and there are no more deals.
    """
    while True:
        for player in range(game.rules[PLAYERS]):
            if state.players[player * PLAYER + OFFERED] > 0:
                return player
        shuffle_rejected(game, state)
        if state.table[DEALS_MADE] >= game.rules[DEALS]:
            return NONE
        deal_tickets(game, state)


@compilable
def draw_tickets(game: Game, state: State, player: int) -> None:
    """Offer a player the tickets that the ticket action draws."""
    wanted = game.rules[ACTION_DRAWS]
    given = offer(game, state, player, game.rules[ACTION_PILE], wanted, NONE)
    state.table[TICKETS_DRAWN] += 1
    if given < wanted:
        state.table[TICKETS_GONE] += 1


@compilable
def may_keep(game: Game, state: State, player: int, kept: int) -> bool:
    """Return whether a player may keep this choice of the tickets on offer, one bit a ticket."""
    offered = state.players[player * PLAYER + OFFERED]
    return 0 <= kept < 1 << offered and may_become_allowed(game, state, player, kept, 0)


@compilable
def bits_of(number: int) -> int:
    """Return how many bits of a number are set."""
    count = 0
    while number > 0:
        count += number & 1
        number >>= 1
    return count


@compilable
def keep_tickets(game: Game, state: State, player: int, kept: int) -> None:
    """Keep some of the tickets on offer and put the others where the rules say."""
    rejected_from_deck = 0
    for place in range(state.players[player * PLAYER + OFFERED]):
        row = (player * game.rules[OFFER] + place) * OFFERS
        ticket, deal = state.offers[row + OFFERED_TICKET], state.offers[row + OFFERED_DEAL]
        if (kept >> place) & 1:
            state.tickets[ticket * TICKET_STATE + HOLDER] = player
            state.players[player * PLAYER + TICKETS_HELD] += 1
        elif deal == NONE:
            if game.rules[ACTION_REJECTED] != OUT:
                put_at_bottom(game, state, game.rules[ACTION_PILE], ticket)
                rejected_from_deck += 1
        elif game.deals[deal * DEAL + DEAL_REJECTED] != OUT:
            pile = game.deals[deal * DEAL + DEAL_PILE]
            put_at_bottom(game, state, pile, ticket)
            state.piles[pile * RING + RING_REJECTED] += 1
    if game.rules[ACTION_REJECTED] == SHUFFLED_UNDER:
        shuffle_bottom(game, state, game.rules[ACTION_PILE], rejected_from_deck)
    state.players[player * PLAYER + OFFERED] = 0


@compilable
def shuffle_rejected(game: Game, state: State) -> None:
    """Once all players have chosen, shuffle what they rejected, where the rules say so."""
    for pile in range(game.rules[PILES]):
        shuffled = False
        for deal in range(first_of_last_deals(game, state), state.table[DEALS_MADE]):
            row = deal * DEAL
            if game.deals[row + DEAL_PILE] == pile:
                shuffled = shuffled or game.deals[row + DEAL_REJECTED] == SHUFFLED_UNDER
        if shuffled:
            shuffle_bottom(game, state, pile, state.piles[pile * RING + RING_REJECTED])


@compilable
def first_of_last_deals(game: Game, state: State) -> int:
    """Return the first of the deals from which players chose last."""
    first = max(state.table[DEALS_MADE] - 1, 0)
    while first > 0 and game.deals[(first - 1) * DEAL + CHOSEN_FIRST] == 0:
        first -= 1
    return first


@compilable
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


@compilable
def may_become_allowed(game: Game, state: State, player: int, kept: int, free: int) -> bool:
    """Return whether a choice can be kept, whatever is chosen at the first `free` positions."""
    offered, first = state.players[player * PLAYER + OFFERED], player * game.rules[OFFER]
    if state.offers[first * OFFERS + OFFERED_DEAL] == NONE:
        return bits_of(kept >> free) + free >= min(game.rules[ACTION_KEEPS], offered)
    possible, reached = 0, 0
    wanted = game.rules[KEPT_OF_ALL] - state.players[player * PLAYER + TICKETS_HELD]
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
    for deal in range(state.table[DEALS_MADE], game.rules[DEALS]):
        row = deal * DEAL
        wanted -= min(game.deals[row + DEAL_CARDS], game.deals[row + DEAL_AT_MOST])
    return reached >= min(possible, wanted)
