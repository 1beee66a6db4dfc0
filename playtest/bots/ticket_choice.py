"""Which tickets bots keep."""

from trackwright.playtest.bots.actions import write_move
from trackwright.playtest.bots.memory import (
    KEPT_NONE,
    KNOWN,
    LISTED,
    OPEN_TICKETS,
    PLANNED,
    SPACES_WANTED,
    forget_plan,
    mind_of,
)
from trackwright.playtest.bots.plans import (
    costs_of_tracks,
    keep_plan_fresh,
    plan_ticket,
    sort_by_value,
    unwant_last,
)
from trackwright.playtest.bots.values import hopes_of_ticket
from trackwright.playtest.compilable import Ints, compiled, zeros
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


@compiled
def choose_tickets(
    game: Game, state: State, minds: Ints, player: int, price: int, move: Ints
) -> None:
    """Write which tickets are kept: those that cost few more spaces for their points.

    A ticket is kept if its own spaces, in percent of its points, are at most `price`; the plan
    for all that are kept is made on the way.
    """
    mind, offered = mind_of(game, player), state.players[player * PLAYER + OFFERED]
    if state.table[PHASE] == CHOOSE_DEAL:
        forget_plan(game, minds, mind)
        minds[mind + KNOWN] = 0
        minds[mind + OPEN_TICKETS] = 0
    else:
        keep_plan_fresh(game, state, minds, player)
    known = minds[mind + KNOWN]
    first = player * game.rules[OFFER]
    tickets = zeros(offered)
    for place in range(offered):
        tickets[place] = state.offers[(first + place) * OFFERS + OFFERED_TICKET]
    sort_by_value(game, tickets)
    costs = costs_of_tracks(game, state, minds, player)
    kept = 0
    for place in range(offered):
        bit = 1 << place_of(game, state, player, tickets[place])
        if keeps_too_many(game, state, player, kept | bit):
            continue
        if worth_keeping(game, state, minds, player, tickets[place], price, costs):
            kept |= bit
            known += 1
            minds[mind + OPEN_TICKETS] += 1
    minds[mind + PLANNED] = 1
    while not may_keep(game, state, player, kept):
        kept |= 1 << cheapest_left(game, state, player, kept)
        known = NONE  # what it needs is not planned yet
    minds[mind + KNOWN] = known
    if kept == 0 and state.table[PHASE] == CHOOSE_TICKETS:
        minds[mind + KEPT_NONE] = state.players[player * PLAYER + TRAINS_LEFT] + 1
    write_move(move, KEEP_TICKETS, kept)


@compiled
def worth_keeping(
    game: Game, state: State, minds: Ints, player: int, ticket: int, price: int, costs: Ints
) -> bool:
    """Tell whether a ticket is kept, and add what it needs to the plan if so."""
    mind, row = mind_of(game, player), ticket * TICKET
    # On the empty board its spaces are known: where they are far too many nothing is tried.
    if game.tickets[row + SPACES] == NONE or price == 0:
        return False
    listed = minds[mind + LISTED]
    spaces = plan_ticket(game, state, minds, player, ticket, costs)
    if spaces == NONE:
        return False
    budget = state.players[player * PLAYER + TRAINS_LEFT] * 9 // 10
    worth = game.tickets[row + VALUE] + hopes_of_ticket(game, state, ticket)
    if spaces * 100 <= worth * price and minds[mind + SPACES_WANTED] <= budget:
        return True
    while minds[mind + LISTED] > listed:
        unwant_last(game, minds, mind, costs)
    return False


@compiled
def place_of(game: Game, state: State, player: int, ticket: int) -> int:
    """Return at which place of the offer a ticket lies."""
    first, place = player * game.rules[OFFER], 0
    while state.offers[(first + place) * OFFERS + OFFERED_TICKET] != ticket:
        place += 1
    return place


@compiled
def keeps_too_many(game: Game, state: State, player: int, kept: int) -> bool:
    """Tell whether a choice has more tickets of one deal than may be kept."""
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


@compiled
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
