"""Plans of bots: the cheapest paths for all their tickets.

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
    memory_start,
    remove_wanted,
    want,
)
from trackwright.playtest.bots.values import networks_with_loans, open_tickets
from trackwright.playtest.compilable import Ints, compilable, copied, filled, zeros
from trackwright.playtest.networks import owners_of_tracks
from trackwright.playtest.state import (
    CLOSED,
    OWNER,
    PLAYER,
    TICKETS_HELD,
    TRACK_STATE,
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
"""What a borrowed route costs when paths are compared, in spaces."""

_FAR = 1 << 30
_OWNED = -2


@compilable
def update_plan(game: Game, state: State, memory: Ints, player: int) -> None:
    """Remove claimed tracks from the plan, and make a new one if it became impossible."""
    base = memory_start(game, player)
    if (
        memory[base + PLANNED] == 0
        or memory[base + KNOWN] != state.players[player * PLAYER + TICKETS_HELD]
        or not remove_claimed(game, state, memory, player)
    ):
        make_plan(game, state, memory, player)


@compilable
def remove_claimed(game: Game, state: State, memory: Ints, player: int) -> bool:
    """Remove what the player has claimed; return whether the rest can be built."""
    tracks, owners = game.tracks, state.tracks
    base = memory_start(game, player)
    place, last, before = base + LIST, base + LIST + memory[base + LISTED], memory[base + LISTED]
    while place < last:
        track = memory[place]
        other = tracks[track * TRACK + PARALLEL]
        # Mostly nobody is on the connection yet; this check spares a call.
        if (
            owners[track * TRACK_STATE + OWNER] != NONE
            or owners[other * TRACK_STATE + OWNER] != NONE
            or tracks[other * TRACK + PARALLEL] != track
        ):
            track = free_track_of_connection(game, state, player, track)
        if track == NONE:
            return False
        if track == _OWNED:
            remove_wanted(game, memory, base, place - base - LIST)
            last -= 1
        else:
            place += 1
    return memory[base + LISTED] > 0 or before == 0


@compilable
def free_track_of_connection(game: Game, state: State, player: int, track: int) -> int:
    """Return a track of the same connection that is free; none, or _OWNED if one is owned."""
    tracks, owners = game.tracks, state.tracks
    free, other = NONE, track
    while True:
        owner = owners[other * TRACK_STATE + OWNER]
        if owner == player:
            return _OWNED
        if owner == NONE and owners[other * TRACK_STATE + CLOSED] == 0:
            free = other
        other = tracks[other * TRACK + PARALLEL]
        if other == track:
            return free


@compilable
def make_plan(game: Game, state: State, memory: Ints, player: int) -> None:
    """Find for every open ticket, those worth most first, the cheapest path that is still free."""
    base = memory_start(game, player)
    forget_plan(game, memory, base)
    tickets = open_tickets(game, state, player, networks_with_loans(game, state, player))
    sort_by_value(game, tickets)
    costs = costs_of_tracks(game, state, memory, player)
    for ticket in tickets:
        plan_ticket(game, state, memory, player, ticket, costs)
    memory[base + PLANNED] = 1
    memory[base + KEPT_NONE] = 0
    memory[base + KNOWN] = state.players[player * PLAYER + TICKETS_HELD]
    memory[base + OPEN_TICKETS] = len(tickets)


@compilable
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


@compilable
def costs_of_tracks(game: Game, state: State, memory: Ints, player: int) -> Ints:
    """Return what each track costs a path: own and wanted ones nothing, free ones their spaces."""
    lengths, owners = game.tracks[LENGTH::TRACK], owners_of_tracks(state)
    closed, base = state.tracks[CLOSED::TRACK_STATE], memory_start(game, player)
    costs = copied(lengths)
    for track in range(len(costs)):
        if owners[track] == NONE:
            if closed[track] == 1:
                costs[track] = _FAR
        else:
            costs[track] = 0 if owners[track] == player else _FAR
    for place in range(base + LIST, base + LIST + memory[base + LISTED]):
        costs[memory[place]] = 0
    return costs


@compilable
def costs_with_loans(state: State, player: int, costs: Ints) -> Ints:
    """Return what each track costs a path that may borrow those of others."""
    owners, with_loans = owners_of_tracks(state), copied(costs)
    for track in range(len(owners)):
        if owners[track] not in (NONE, player):
            with_loans[track] = LOAN
    return with_loans


@compilable
def plan_ticket(
    game: Game, state: State, memory: Ints, player: int, ticket: int, costs: Ints
) -> int:
    """Want the tracks that a ticket still needs, and return their spaces; none if there is no path.

    Where the path is blocked, a station that borrows one route may help. What is wanted costs
    nothing from then on.
    """
    base = memory_start(game, player)
    limit = state.players[player * PLAYER + TRAINS_LEFT] - memory[base + SPACES_WANTED]
    before = zeros(game.rules[NODES])
    node = cheapest_path(game, ticket, costs, limit, before)
    if node == NONE and limit >= 0 and station_color(game, state, player) != NONE:
        with_loans = costs_with_loans(state, player, costs)
        node = cheapest_path(game, ticket, with_loans, limit + LOAN, before)
        if node != NONE and loans_on_path(game, state, player, node, before) > 1:
            return NONE
    if node == NONE:
        return NONE
    spaces = memory[base + SPACES_WANTED]
    while before[node] != NONE:
        track = before[node]
        if 0 < costs[track] < _FAR:  # neither had nor wanted, nor lent by others
            want(game, memory, base, track)
            costs[track] = 0
        node = other_end(game, track, node)
    return memory[base + SPACES_WANTED] - spaces


@compilable
def remove_last_wanted(game: Game, memory: Ints, base: int, costs: Ints) -> None:
    """Remove the track that was added last: it costs its spaces again."""
    last = memory[base + LISTED] - 1
    track = memory[base + LIST + last]
    remove_wanted(game, memory, base, last)
    costs[track] = game.tracks[track * TRACK + LENGTH]


@compilable
def loans_on_path(game: Game, state: State, player: int, node: int, before: Ints) -> int:
    """Return how many routes of others are on the path that ends at `node`."""
    loans = 0
    while before[node] != NONE:
        track = before[node]
        if state.tracks[track * TRACK_STATE + OWNER] not in (NONE, player):
            loans += 1
        node = other_end(game, track, node)
    return loans


@compilable
def other_end(game: Game, track: int, node: int) -> int:
    """Return where a track leads from one of its ends."""
    return game.tracks[track * TRACK + FROM] + game.tracks[track * TRACK + TO] - node


@compilable
def cheapest_path(game: Game, ticket: int, costs: Ints, limit: int, before: Ints) -> int:
    """Return where the cheapest path of a ticket ends, and write the track before each node.

    A path that costs more than `limit` does not count. This is Dijkstra's algorithm with a linked
    list of waiting nodes for each distance (`firsts`, `nexts`; 0 ends a list): distances are few
    small integers, and a heap of pairs could not be compiled.
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


@compilable
def goals_of(game: Game, ticket: int) -> Ints:
    """Return 1 for each node at which a ticket is complete."""
    goals, row = zeros(game.rules[NODES]), ticket * TICKET
    for goal in range(game.tickets[row + FIRST_GOAL], game.tickets[row + LAST_GOAL]):
        end = game.goals[goal * GOAL + GOAL_END]
        for place in range(game.places[end], game.places[end + 1]):
            goals[game.places[place]] = 1
    return goals
