"""Choice of tickets: which ones bots keep."""

from trackwright.playtest.bots.actions import write_move
from trackwright.playtest.bots.memory import (
    KEPT_NONE,
    KNOWN,
    LISTED,
    OPEN_TICKETS,
    PLANNED,
    SPACES_WANTED,
    forget_plan,
    memory_start,
)
from trackwright.playtest.bots.plans import (
    costs_of_tracks,
    plan_ticket,
    remove_last_wanted,
    sort_by_value,
    update_plan,
)
from trackwright.playtest.bots.values import bonus_value_of_ticket
from trackwright.playtest.compilable import Ints, compilable, zeros
from trackwright.playtest.moves import KEEP_TICKETS
from trackwright.playtest.state import (
    CHOOSE_DEAL,
    CHOOSE_TICKETS,
    OFFERED,
    OFFERED_DEAL,
    OFFERED_TICKET,
    OFFERS,
    PHASE,
    PLAYER,
    TICKETS_HELD,
    TRAINS_LEFT,
    State,
)
from trackwright.playtest.tables import (
    DEAL,
    DEAL_AT_MOST,
    NONE,
    OFFER,
    SPACES,
    TICKET,
    TRAINS,
    VALUE,
    Game,
)
from trackwright.playtest.tickets import may_keep


@compilable
def choose_tickets(
    game: Game, state: State, memory: Ints, player: int, price: int, move: Ints
) -> None:
    """Write which tickets are kept: those that cost few more spaces for their points.

    A ticket is kept if its own spaces, in percent of its points, are at most `price`; the plan
    for all that are kept is made at the same time.
    """
    base, offered = memory_start(game, player), state.players[player * PLAYER + OFFERED]
    if state.table[PHASE] == CHOOSE_DEAL and state.players[player * PLAYER + TICKETS_HELD] == 0:
        forget_plan(game, memory, base)
        memory[base + KNOWN] = 0
        memory[base + OPEN_TICKETS] = 0
    else:
        update_plan(game, state, memory, player)
    known = memory[base + KNOWN]
    first = player * game.rules[OFFER]
    tickets = zeros(offered)
    for place in range(offered):
        tickets[place] = state.offers[(first + place) * OFFERS + OFFERED_TICKET]
    sort_by_value(game, tickets)
    costs = costs_of_tracks(game, state, memory, player)
    kept = 0
    for place in range(offered):
        bit = 1 << position_in_offer(game, state, player, tickets[place])
        if keeps_too_many(game, state, player, kept | bit):
            continue
        if keep_if_worth(game, state, memory, player, tickets[place], price, costs):
            kept |= bit
            known += 1
            memory[base + OPEN_TICKETS] += 1
    memory[base + PLANNED] = 1
    while not may_keep(game, state, player, kept):
        kept |= 1 << cheapest_left(game, state, player, kept)
        known = NONE  # what it needs is not planned yet
    memory[base + KNOWN] = known
    if kept == 0 and state.table[PHASE] == CHOOSE_TICKETS:
        memory[base + KEPT_NONE] = state.players[player * PLAYER + TRAINS_LEFT] + 1
    write_move(move, KEEP_TICKETS, kept)


@compilable
def keep_if_worth(
    game: Game, state: State, memory: Ints, player: int, ticket: int, price: int, costs: Ints
) -> bool:
    """Return whether a ticket is kept, and add what it needs to the plan if so."""
    base, row = memory_start(game, player), ticket * TICKET
    # On the empty board its spaces are known: where they are far too many no path is searched.
    if game.tickets[row + SPACES] == NONE or price == 0:
        return False
    listed = memory[base + LISTED]
    spaces = plan_ticket(game, state, memory, player, ticket, costs)
    if spaces == NONE:
        return False
    budget = state.players[player * PLAYER + TRAINS_LEFT] * 9 // 10
    worth = game.tickets[row + VALUE] + bonus_value_of_ticket(game, state, ticket)
    if spaces * 100 <= worth * price and memory[base + SPACES_WANTED] <= budget:
        return True
    while memory[base + LISTED] > listed:
        remove_last_wanted(game, memory, base, costs)
    return False


@compilable
def position_in_offer(game: Game, state: State, player: int, ticket: int) -> int:
    """Return the position of a ticket in the offer."""
    first, place = player * game.rules[OFFER], 0
    while state.offers[(first + place) * OFFERS + OFFERED_TICKET] != ticket:
        place += 1
    return place


@compilable
def keeps_too_many(game: Game, state: State, player: int, kept: int) -> bool:
    """Return whether a choice has more tickets of one deal than may be kept."""
    first = player * game.rules[OFFER]
    for place in range(state.players[player * PLAYER + OFFERED]):
        deal = state.offers[(first + place) * OFFERS + OFFERED_DEAL]
        if deal == NONE:
            return False
        chosen = 0
        for other in range(state.players[player * PLAYER + OFFERED]):
            if state.offers[(first + other) * OFFERS + OFFERED_DEAL] == deal:
                chosen += (kept >> other) & 1
        if chosen > game.deals[deal * DEAL + DEAL_AT_MOST]:
            return True
    return False


@compilable
def cheapest_left(game: Game, state: State, player: int, kept: int) -> int:
    """Return the place of the ticket with the fewest spaces that may be kept besides others."""
    best, fewest = NONE, 0
    for place in range(state.players[player * PLAYER + OFFERED]):
        if (kept >> place) & 1 or keeps_too_many(game, state, player, kept | (1 << place)):
            continue
        row = (player * game.rules[OFFER] + place) * OFFERS
        spaces = game.tickets[state.offers[row + OFFERED_TICKET] * TICKET + SPACES]
        if spaces == NONE:
            spaces = game.rules[TRAINS] * 2
        if best == NONE or spaces < fewest:
            best, fewest = place, spaces
    return best
