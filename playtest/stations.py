"""The best use of stations: which routes to borrow at the end, so that tickets give the most."""

from trackwright.playtest.compiled import Ints, compiled, copied, zeros
from trackwright.playtest.joining import join, networks_of, root_of, ticket_points
from trackwright.playtest.state import OWNER, SPOT, State
from trackwright.playtest.tables import (
    FAILED_TICKET_COSTS,
    FIRST_GOAL,
    INCOMPLETE,
    LAST_GOAL,
    LOST,
    NONE,
    STATION_LENDS,
    STATIONS_EACH,
    TICKET,
    TRACKS,
    Game,
)
from trackwright.playtest.tickets import tickets_of

_LOAN = 3
_STATION, _HERE, _THERE = 0, 1, 2


@compiled
def best_networks(game: Game, state: State, player: int) -> Ints:
    """Return a player's networks with those borrowed routes that make tickets give the most."""
    own = networks_of(game, state, player)
    held = tickets_that_may_gain(game, state, player, own)
    if len(held) == 0:
        return own
    loans = possible_loans(game, state, player, own)
    if len(loans) == 0:
        return own
    left = zeros(game.rules[STATIONS_EACH])
    for station in range(game.rules[STATIONS_EACH]):
        left[station] = game.rules[STATION_LENDS]
    best, record = copied(own), zeros(1)
    record[0] = points_of_tickets(game, held, own)
    borrow_best(game, held, loans, 0, left, own, best, record)
    return best


@compiled
def tickets_that_may_gain(game: Game, state: State, player: int, own: Ints) -> Ints:
    """Return the tickets of a player that are not complete, or of whose goals one is better."""
    found, count = tickets_of(state, player), 0
    for ticket in found:
        goals = (
            game.tickets[ticket * TICKET + LAST_GOAL] - game.tickets[ticket * TICKET + FIRST_GOAL]
        )
        if goals > 1 or ticket_points(game, own, ticket) == INCOMPLETE:
            found[count] = ticket
            count += 1
    return found[:count]


@compiled
def points_of_tickets(game: Game, held: Ints, parents: Ints) -> int:
    """Return what tickets are worth in these networks, those not completed included.

    Of two uses with equal points the one that completes more tickets counts as better.
    """
    points, completed = 0, 0
    for place in range(len(held)):
        ticket = held[place]
        reached = ticket_points(game, parents, ticket)
        if reached != INCOMPLETE:
            points += reached
            completed += 1
        elif game.rules[FAILED_TICKET_COSTS] == 1:
            points -= game.tickets[ticket * TICKET + LOST]
    return points * (len(held) + 1) + completed


@compiled
def possible_loans(game: Game, state: State, player: int, own: Ints) -> Ints:
    """Return each route that a station could lend and that would join two of the networks."""
    near, stations = game.near, game.rules[STATIONS_EACH]
    found, count = zeros(stations * game.rules[TRACKS] * _LOAN), 0
    for station in range(stations):
        node = state.stations[player * stations + station]
        if node == NONE:
            continue
        here = root_of(own, node)
        for place in range(near[node], near[node + 1]):
            there = game.beyond[place]
            owner = state.tracks[near[place] * SPOT + OWNER]
            if owner in (NONE, player) or root_of(own, there) == here:
                continue
            found[count * _LOAN + _STATION] = station
            found[count * _LOAN + _HERE] = node
            found[count * _LOAN + _THERE] = there
            count += 1
    return found[: count * _LOAN]


@compiled
def borrow_best(
    game: Game,
    held: Ints,
    loans: Ints,
    first: int,
    left: Ints,
    parents: Ints,
    best: Ints,
    record: Ints,
) -> None:
    """Try all loans from `first` on, and keep in `best` the networks that give the most.

    With all of them at once tickets cannot give less than with some: where even that is no
    better than the record so far, nothing more is tried.
    """
    all_at_once = copied(parents)
    for loan in range(first, len(loans) // _LOAN):
        row = loan * _LOAN
        if left[loans[row + _STATION]] > 0:
            join(all_at_once, loans[row + _HERE], loans[row + _THERE])
    if points_of_tickets(game, held, all_at_once) <= record[0]:
        return
    points = points_of_tickets(game, held, parents)
    if points > record[0]:
        record[0] = points
        for node in range(len(best)):
            best[node] = parents[node]
    for loan in range(first, len(loans) // _LOAN):
        row = loan * _LOAN
        station, here, there = loans[row + _STATION], loans[row + _HERE], loans[row + _THERE]
        if left[station] == 0 or root_of(parents, here) == root_of(parents, there):
            continue
        left[station] -= 1
        joined = copied(parents)
        join(joined, here, there)
        borrow_best(game, held, loans, loan + 1, left, joined, best, record)
        left[station] += 1
