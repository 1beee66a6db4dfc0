"""How bots plan: the cheapest ways of all their tickets, and keeping to them.

A plan is made once and stays until somebody takes a route out of it or the tickets change.
"""

from trackwright.playtest.bots.memory import (
    KEPT_NONE,
    KNOWN,
    LIST,
    LISTED,
    OPEN_TICKETS,
    PLANNED,
    SPACES_WANTED,
    forget_plan,
    mind_of,
    strike_off,
    want,
)
from trackwright.playtest.bots.values import networks_with_loans, open_tickets
from trackwright.playtest.compilable import Ints, compiled, copied, filled, zeros
from trackwright.playtest.networks import owners_of_tracks
from trackwright.playtest.state import (
    CLOSED,
    OWNER,
    PLAYER,
    SPOT,
    TICKETS_HELD,
    TRAINS_LEFT,
    State,
)
from trackwright.playtest.stations import station_color
from trackwright.playtest.tables import (
    FIRST_END,
    FIRST_GOAL,
    FROM,
    GOAL,
    GOAL_END,
    LAST_GOAL,
    LENGTH,
    NODES,
    NONE,
    PARALLEL,
    TICKET,
    TO,
    TRACK,
    TRACKS,
    VALUE,
    Game,
)

LOAN = 8
"""What a borrowed route counts when ways are compared, in spaces."""

_FAR = 1 << 30
_HAD = -2


@compiled
def keep_plan_fresh(game: Game, state: State, minds: Ints, player: int) -> None:
    """Strike what is claimed off the plan, and make a new one if it does not hold any more."""
    mind = mind_of(game, player)
    if (
        minds[mind + PLANNED] == 0
        or minds[mind + KNOWN] != state.players[player * PLAYER + TICKETS_HELD]
        or not strike_off_claimed(game, state, minds, player)
    ):
        make_plan(game, state, minds, player)


@compiled
def strike_off_claimed(game: Game, state: State, minds: Ints, player: int) -> bool:
    """Strike off what the player has claimed; tell whether the rest of the plan can be built."""
    tracks, owners = game.tracks, state.tracks
    mind = mind_of(game, player)
    place, last, before = mind + LIST, mind + LIST + minds[mind + LISTED], minds[mind + LISTED]
    while place < last:
        track = minds[place]
        other = tracks[track * TRACK + PARALLEL]
        # Mostly nobody is on the connection yet: a call for each would take its time.
        if (
            owners[track * SPOT + OWNER] != NONE
            or owners[other * SPOT + OWNER] != NONE
            or tracks[other * TRACK + PARALLEL] != track
        ):
            track = still_wanted(game, state, player, track)
        if track == NONE:
            return False
        if track == _HAD:
            strike_off(game, minds, mind, place - mind - LIST)
            last -= 1
        else:
            place += 1
    return minds[mind + LISTED] > 0 or before == 0


@compiled
def still_wanted(game: Game, state: State, player: int, track: int) -> int:
    """Return a track of the same connection that is free; none, or _HAD if one is owned."""
    tracks, owners = game.tracks, state.tracks
    free, other = NONE, track
    while True:
        owner = owners[other * SPOT + OWNER]
        if owner == player:
            return _HAD
        if owner == NONE and owners[other * SPOT + CLOSED] == 0:
            free = other
        other = tracks[other * TRACK + PARALLEL]
        if other == track:
            return free


@compiled
def make_plan(game: Game, state: State, minds: Ints, player: int) -> None:
    """Find for every open ticket, the dearest first, the cheapest way that is still free."""
    mind = mind_of(game, player)
    forget_plan(game, minds, mind)
    tickets = open_tickets(game, state, player, networks_with_loans(game, state, player))
    sort_by_value(game, tickets)
    costs = costs_of_tracks(game, state, minds, player)
    for ticket in tickets:
        plan_ticket(game, state, minds, player, ticket, costs)
    minds[mind + PLANNED] = 1
    minds[mind + KEPT_NONE] = 0
    minds[mind + KNOWN] = state.players[player * PLAYER + TICKETS_HELD]
    minds[mind + OPEN_TICKETS] = len(tickets)


@compiled
def sort_by_value(game: Game, tickets: Ints) -> None:
    """Sort tickets, those worth most first."""
    for place in range(1, len(tickets)):
        ticket = tickets[place]
        before = place - 1
        while before >= 0 and (
            game.tickets[tickets[before] * TICKET + VALUE] < game.tickets[ticket * TICKET + VALUE]
        ):
            tickets[before + 1] = tickets[before]
            before -= 1
        tickets[before + 1] = ticket


@compiled
def costs_of_tracks(game: Game, state: State, minds: Ints, player: int) -> Ints:
    """Return what each track costs a way: own and wanted ones nothing, free ones their spaces."""
    lengths, owners = game.tracks[LENGTH::TRACK], owners_of_tracks(state)
    closed, mind = state.tracks[CLOSED::SPOT], mind_of(game, player)
    costs = copied(lengths)
    for track in range(len(costs)):
        if owners[track] == NONE:
            if closed[track] == 1:
                costs[track] = _FAR
        else:
            costs[track] = 0 if owners[track] == player else _FAR
    for place in range(mind + LIST, mind + LIST + minds[mind + LISTED]):
        costs[minds[place]] = 0
    return costs


@compiled
def costs_with_loans(state: State, player: int, costs: Ints) -> Ints:
    """Return what each track costs a way that may also take those of others, each for a loan."""
    owners, with_loans = owners_of_tracks(state), copied(costs)
    for track in range(len(owners)):
        if owners[track] not in (NONE, player):
            with_loans[track] = LOAN
    return with_loans


@compiled
def plan_ticket(
    game: Game, state: State, minds: Ints, player: int, ticket: int, costs: Ints
) -> int:
    """Want the tracks that a ticket still needs, and return their spaces; none if there is no way.

    Where the way is blocked, a station that borrows one route may help. What is wanted costs
    nothing from then on.
    """
    mind = mind_of(game, player)
    limit = state.players[player * PLAYER + TRAINS_LEFT] - minds[mind + SPACES_WANTED]
    before = zeros(game.rules[NODES])
    node = cheapest_way(game, ticket, costs, limit, before)
    if node == NONE and limit >= 0 and station_color(game, state, player) != NONE:
        with_loans = costs_with_loans(state, player, costs)
        node = cheapest_way(game, ticket, with_loans, limit + LOAN, before)
        if node != NONE and loans_on_way(game, state, player, node, before) > 1:
            return NONE
    if node == NONE:
        return NONE
    spaces = minds[mind + SPACES_WANTED]
    while before[node] != NONE:
        track = before[node]
        if 0 < costs[track] < _FAR:  # neither had nor wanted, nor lent by others
            want(game, minds, mind, track)
            costs[track] = 0
        node = other_end(game, track, node)
    return minds[mind + SPACES_WANTED] - spaces


@compiled
def unwant_last(game: Game, minds: Ints, mind: int, costs: Ints) -> None:
    """Take the free track off the list that was put there last: it costs its spaces again."""
    last = minds[mind + LISTED] - 1
    track = minds[mind + LIST + last]
    strike_off(game, minds, mind, last)
    costs[track] = game.tracks[track * TRACK + LENGTH]


@compiled
def loans_on_way(game: Game, state: State, player: int, node: int, before: Ints) -> int:
    """Return how many routes of others a way takes that ends at `node`."""
    loans = 0
    while before[node] != NONE:
        track = before[node]
        if state.tracks[track * SPOT + OWNER] not in (NONE, player):
            loans += 1
        node = other_end(game, track, node)
    return loans


@compiled
def other_end(game: Game, track: int, node: int) -> int:
    """Return where a track leads from one of its ends."""
    return game.tracks[track * TRACK + FROM] + game.tracks[track * TRACK + TO] - node


@compiled
def cheapest_way(game: Game, ticket: int, costs: Ints, limit: int, before: Ints) -> int:
    """Return where the cheapest way of a ticket ends, and write down the track before each node.

    A way that costs more than `limit` is none. Nodes wait in a list for each distance: its first
    entry, and for each entry the next; 0 is none.
    """
    if limit < 0:
        return NONE
    near, beyond, goals = game.near, game.beyond, goals_of(game, ticket)
    distances, firsts = filled(game.rules[NODES], limit + 1), zeros(limit + 1)
    entries = zeros(2 * game.rules[TRACKS] + game.rules[NODES] + 1)
    nexts = zeros(len(entries))
    entry = 0
    start = game.tickets[ticket * TICKET + FIRST_END]
    for place in range(game.places[start], game.places[start + 1]):
        entry += 1
        node = game.places[place]
        distances[node] = 0
        before[node] = NONE
        entries[entry] = node
        nexts[entry] = firsts[0]
        firsts[0] = entry
    for distance in range(limit + 1):
        while firsts[distance] != 0:
            waiting = firsts[distance]
            node = entries[waiting]
            firsts[distance] = nexts[waiting]
            if distances[node] != distance:
                continue
            if goals[node] == 1:
                return node
            distances[node] = NONE  # settled: nothing is shorter
            for place in range(near[node], near[node + 1]):
                further = distance + costs[near[place]]
                other = beyond[place]
                if further < distances[other]:
                    distances[other] = further
                    before[other] = near[place]
                    entry += 1
                    entries[entry] = other
                    nexts[entry] = firsts[further]
                    firsts[further] = entry
    return NONE


@compiled
def goals_of(game: Game, ticket: int) -> Ints:
    """Return 1 for each node at which a ticket is complete."""
    goals, row = zeros(game.rules[NODES]), ticket * TICKET
    for goal in range(game.tickets[row + FIRST_GOAL], game.tickets[row + LAST_GOAL]):
        end = game.goals[goal * GOAL + GOAL_END]
        for place in range(game.places[end], game.places[end + 1]):
            goals[game.places[place]] = 1
    return goals
