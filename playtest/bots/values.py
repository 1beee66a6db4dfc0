"""What a claim, a station or a ticket is worth to a player beyond its printed points.

Bonuses go to whoever has the most, so that one more of what they count is worth a part of them.
"""

from trackwright.playtest.bots.memory import (
    COUNTRY_VALUE,
    PATH_VALUE,
    TRACK_VALUES,
    VALUES_KNOWN,
    values_start,
)
from trackwright.playtest.compilable import Ints, compilable, copied, zeros
from trackwright.playtest.networks import (
    join,
    networks_of,
    owners_of_tracks,
    root_of,
    ticket_points,
)
from trackwright.playtest.state import PLAYER, STATIONS_LEFT, State
from trackwright.playtest.stations import best_networks
from trackwright.playtest.tables import (
    BONUS,
    BONUS_POINTS,
    BONUSES,
    CLAIMED_ROUTES,
    COMPLETED_TICKETS,
    COUNTRIES_JOINED,
    COUNTRY,
    DRAW_BONUS,
    FAILED_TICKET_COSTS,
    FIRST_END,
    FIRST_GOAL,
    FROM,
    GOAL,
    GOAL_END,
    INCOMPLETE,
    LAST_GOAL,
    LENGTH,
    LONGEST_PATH,
    LOST,
    METRIC,
    NODE,
    NODES,
    NONE,
    PICKS,
    ROUTE_POINTS,
    STATIONS_EACH,
    TICKET,
    TO,
    TRACK,
    TRACKS,
    TRAINS_UNUSED,
    Game,
)
from trackwright.playtest.tickets import tickets_of

BONUS_SHARE = 4
"""One thing that a bonus counts is worth the bonus's points divided by this."""

TRAINS_THAT_COUNT = 6
"""Trains by which the bonus for trains left is often decided."""


@compilable
def networks_with_loans(game: Game, state: State, player: int) -> Ints:
    """Return a player's networks, with what the stations that stand would lend now."""
    if state.players[player * PLAYER + STATIONS_LEFT] < game.rules[STATIONS_EACH]:
        return best_networks(game, state, player)
    return networks_of(game, state, player)


@compilable
def open_tickets(game: Game, state: State, player: int, networks: Ints) -> Ints:
    """Return the tickets that a player holds and has not completed in these networks."""
    found, count = tickets_of(state, player), 0
    for ticket in found:
        if ticket_points(game, networks, ticket) == INCOMPLETE:
            found[count] = ticket
            count += 1
    return found[:count]


@compilable
def ends_of_tickets(game: Game, tickets: Ints, networks: Ints) -> Ints:
    """Return for each node, if one of these tickets begins or ends in its network, which one.

    Only a track between two such networks can complete one of them; all other nodes have none.
    """
    marks = zeros(game.rules[NODES])
    for place in range(len(tickets)):
        row = tickets[place] * TICKET
        mark_networks_of_end(game, game.tickets[row + FIRST_END], networks, marks)
        for goal in range(game.tickets[row + FIRST_GOAL], game.tickets[row + LAST_GOAL]):
            mark_networks_of_end(game, game.goals[goal * GOAL + GOAL_END], networks, marks)
    ends = zeros(game.rules[NODES])
    for node in range(game.rules[NODES]):
        root = root_of(networks, node)
        ends[node] = root if marks[root] == 1 else NONE
    return ends


@compilable
def mark_networks_of_end(game: Game, end: int, networks: Ints, marks: Ints) -> None:
    """Mark the networks of the nodes that an end of a ticket stands for."""
    for place in range(game.places[end], game.places[end + 1]):
        marks[root_of(networks, game.places[place])] = 1


@compilable
def gain_by_joining(game: Game, tickets: Ints, networks: Ints, one: int, other: int) -> int:
    """Return what open tickets would give, and not cost, if two networks were one."""
    joined = copied(networks)
    join(joined, one, other)
    gain = 0
    for place in range(len(tickets)):
        points = ticket_points(game, joined, tickets[place])
        if points != INCOMPLETE:
            gain += points
            if game.rules[FAILED_TICKET_COSTS] == 1:
                gain += game.tickets[tickets[place] * TICKET + LOST]
    return gain


@compilable
def reached_nodes(game: Game, state: State, player: int) -> Ints:
    """Return 1 for each node that a player's routes lead to and, behind them, for each country."""
    nodes, owners = game.rules[NODES], owners_of_tracks(state)
    reached = zeros(nodes + len(game.stacks))
    for track in range(len(owners)):
        if owners[track] == player:
            for end in (FROM, TO):
                node = game.tracks[track * TRACK + end]
                reached[node] = 1
                country = game.nodes[node * NODE + COUNTRY]
                if country != NONE:
                    reached[nodes + country] = 1
    return reached


@compilable
def value_of_track(game: Game, memory: Ints, values: int, track: int, reached: Ints) -> int:
    """Return a track's points, the cards that it gives, and what bonuses add or take.

    `values` is where the known values of tracks begin.
    """
    worth = memory[values + TRACK_VALUES + track]
    if memory[values + PATH_VALUE] != 0:
        one, other = game.tracks[track * TRACK + FROM], game.tracks[track * TRACK + TO]
        if reached[one] + reached[other] > 0:
            worth += memory[values + PATH_VALUE]
    if memory[values + COUNTRY_VALUE] != 0:
        worth += memory[values + COUNTRY_VALUE] * new_countries(game, track, reached)
    return worth


@compilable
def known_values(game: Game, state: State, memory: Ints) -> int:
    """Return where the known values of tracks begin; the first to ask works them out."""
    values = values_start(game)
    if memory[values + VALUES_KNOWN] == 1:
        return values
    memory[values + VALUES_KNOWN] = 1
    for track in range(game.rules[TRACKS]):
        row = track * TRACK
        memory[values + TRACK_VALUES + track] = (
            game.tracks[row + ROUTE_POINTS] + game.tracks[row + DRAW_BONUS]
        )
    for bonus in range(game.rules[BONUSES]):
        if state.bonuses[bonus] != NONE:
            add_value_of_bonus(game, memory, values, bonus)
    return values


@compilable
def add_value_of_bonus(game: Game, memory: Ints, values: int, bonus: int) -> None:
    """Add what a bonus adds to the values of tracks."""
    metric = game.bonuses[bonus * BONUS + METRIC]
    part = game.bonuses[bonus * BONUS + BONUS_POINTS] // BONUS_SHARE
    if metric == LONGEST_PATH:
        memory[values + PATH_VALUE] += part
    elif metric == COUNTRIES_JOINED:
        memory[values + COUNTRY_VALUE] += part
    elif metric == CLAIMED_ROUTES:
        picks = game.bonuses[bonus * BONUS + PICKS]
        for track in range(game.rules[TRACKS]):
            memory[values + TRACK_VALUES + track] += part * game.picks[picks + track]
    elif metric == TRAINS_UNUSED:
        for track in range(game.rules[TRACKS]):
            length = game.tracks[track * TRACK + LENGTH]
            memory[values + TRACK_VALUES + track] -= part * length // TRAINS_THAT_COUNT


@compilable
def new_countries(game: Game, track: int, reached: Ints) -> int:
    """Return to how many countries a track leads that were not reached before."""
    found, before = 0, NONE
    for end in (FROM, TO):
        country = game.nodes[game.tracks[track * TRACK + end] * NODE + COUNTRY]
        if country not in (NONE, before) and reached[game.rules[NODES] + country] == 0:
            found += 1
        before = country
    return found


@compilable
def bonus_value_of_ticket(game: Game, state: State, ticket: int) -> int:
    """Return what bonuses add to the worth of a ticket that is completed."""
    worth = 0
    for bonus in range(game.rules[BONUSES]):
        if state.bonuses[bonus] != NONE and (
            game.bonuses[bonus * BONUS + METRIC] == COMPLETED_TICKETS
        ):
            part = game.bonuses[bonus * BONUS + BONUS_POINTS] // BONUS_SHARE
            worth += part * game.picks[game.bonuses[bonus * BONUS + PICKS] + ticket]
    return worth
