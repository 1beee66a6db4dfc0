"""Stations: where they may be built, what they cost, and the best use of them at the end."""

from trackwright.playtest.claims import has_cards
from trackwright.playtest.compilable import Ints, compilable, copied, filled, overwrite, zeros
from trackwright.playtest.networks import join, networks_of, root_of, ticket_points
from trackwright.playtest.refusals import (
    ALLOWED,
    CARDS_NOT_IN_HAND,
    CITY_HAS_STATION,
    NO_STATION_LEFT,
    NO_STATIONS,
    NOT_A_CITY,
    STATION_NOT_PAID,
)
from trackwright.playtest.state import HAND, OWNER, PLAYER, STATIONS_LEFT, TRACK_STATE, State
from trackwright.playtest.tables import (
    CITY,
    FAILED_TICKET_COSTS,
    FIRST_GOAL,
    INCOMPLETE,
    KINDS,
    LAST_GOAL,
    LOCOMOTIVE,
    LOST,
    NODE,
    NODES,
    NONE,
    STATION_COSTS,
    STATION_LENDS,
    STATION_WILD,
    STATIONS_EACH,
    STATIONS_PER_CITY,
    STATIONS_WITH_COST,
    TICKET,
    TRACKS,
    Game,
)
from trackwright.playtest.tickets import tickets_of


@compilable
def why_not_build(game: Game, state: State, player: int, node: int) -> int:
    """Return which rule keeps a player from building a station in a city, whatever the cards."""
    if game.rules[STATIONS_EACH] == 0:
        return NO_STATIONS
    left = state.players[player * PLAYER + STATIONS_LEFT]
    if left == 0 or game.rules[STATIONS_EACH] - left >= game.rules[STATIONS_WITH_COST]:
        return NO_STATION_LEFT
    if node < 0 or node >= game.rules[NODES] or game.nodes[node * NODE + CITY] == 0:
        return NOT_A_CITY
    standing = 0
    for place in range(len(state.stations)):
        if state.stations[place] == node:
            standing += 1
    return CITY_HAS_STATION if standing >= game.rules[STATIONS_PER_CITY] else ALLOWED


@compilable
def station_cost(game: Game, state: State, player: int) -> int:
    """Return how many cards a player's next station costs."""
    built = game.rules[STATIONS_EACH] - state.players[player * PLAYER + STATIONS_LEFT]
    return game.rules[STATION_COSTS + built]


@compilable
def why_not_pay_station(game: Game, state: State, player: int, cards: Ints, at: int) -> int:
    """Return which rule keeps a player from paying the next station with these cards."""
    if not has_cards(state, player, cards, at):
        return CARDS_NOT_IN_HAND
    colors, total = 0, 0
    for kind in range(KINDS):
        total += cards[at + kind]
        if kind != LOCOMOTIVE and cards[at + kind] > 0:
            colors += 1
    wild = game.rules[STATION_WILD] == 1 or cards[at + LOCOMOTIVE] == 0
    if wild and colors <= 1 and total == station_cost(game, state, player):
        return ALLOWED
    return STATION_NOT_PAID


@compilable
def can_build_somewhere(game: Game, state: State, player: int) -> bool:
    """Return whether a player can build a station in any city."""
    if station_color(game, state, player) == NONE:
        return False
    for node in range(game.rules[NODES]):
        if why_not_build(game, state, player, node) == ALLOWED:
            return True
    return False


@compilable
def station_color(game: Game, state: State, player: int) -> int:
    """Return a colour in which a player can pay the next station; none if there is none."""
    left = state.players[player * PLAYER + STATIONS_LEFT]
    if left == 0 or game.rules[STATIONS_EACH] - left >= game.rules[STATIONS_WITH_COST]:
        return NONE
    cost, hand = station_cost(game, state, player), player * PLAYER + HAND
    locomotives = state.players[hand + LOCOMOTIVE] * game.rules[STATION_WILD]
    best = NONE
    for color in range(LOCOMOTIVE):
        held = state.players[hand + color]
        if held + locomotives >= cost and (best == NONE or held > state.players[hand + best]):
            best = color
    return best


_LOAN = 3
_STATION, _HERE, _THERE = 0, 1, 2


@compilable
def best_networks(game: Game, state: State, player: int) -> Ints:
    """Return a player's networks with those borrowed routes that make tickets give the most."""
    own = networks_of(game, state, player)
    held = tickets_that_may_gain(game, state, player, own)
    if len(held) == 0:
        return own
    loans = possible_loans(game, state, player, own)
    if len(loans) == 0:
        return own
    left = filled(game.rules[STATIONS_EACH], game.rules[STATION_LENDS])
    best, record = copied(own), zeros(1)
    record[0] = points_of_tickets(game, held, own)
    borrow_best(game, held, loans, 0, left, own, best, record)
    return best


@compilable
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


@compilable
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


@compilable
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
            owner = state.tracks[near[place] * TRACK_STATE + OWNER]
            if owner in (NONE, player) or root_of(own, there) == here:
                continue
            found[count * _LOAN + _STATION] = station
            found[count * _LOAN + _HERE] = node
            found[count * _LOAN + _THERE] = there
            count += 1
    return found[: count * _LOAN]


@compilable
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
        overwrite(best, parents)
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
