"""What a player's routes join: networks, countries and tickets."""

from trackwright.playtest.compilable import Ints, compilable, counted, zeros
from trackwright.playtest.state import OWNER, TRACK_STATE, State
from trackwright.playtest.tables import (
    CITY,
    COUNTRIES,
    COUNTRIES_NEEDED,
    COUNTRY,
    FIRST_END,
    FIRST_GOAL,
    FROM,
    GOAL,
    GOAL_END,
    GOAL_POINTS,
    INCOMPLETE,
    LAST_GOAL,
    NODE,
    NODES,
    NONE,
    TICKET,
    TO,
    TRACK,
    TRACKS,
    Game,
)


@compilable
def networks_of(game: Game, state: State, player: int) -> Ints:
    """Return a forest in which two nodes have the same root if the player's routes join them."""
    parents, owners = counted(game.rules[NODES]), owners_of_tracks(state)
    for track in range(len(owners)):
        if owners[track] == player:
            join(parents, game.tracks[track * TRACK + FROM], game.tracks[track * TRACK + TO])
    return parents


@compilable
def owners_of_tracks(state: State) -> Ints:
    """Return the owner of each track."""
    return state.tracks[OWNER::TRACK_STATE]


@compilable
def root_of(parents: Ints, node: int) -> int:
    """Return the node that represents the network of `node`."""
    while parents[node] != node:
        parents[node] = parents[parents[node]]
        node = parents[node]
    return node


@compilable
def join(parents: Ints, one: int, other: int) -> None:
    """Merge two networks."""
    while parents[one] != one:
        one = parents[one]
    while parents[other] != other:
        other = parents[other]
    parents[one] = other


@compilable
def ticket_points(game: Game, parents: Ints, ticket: int) -> int:
    """Return the most points that a ticket gives in these networks, or INCOMPLETE."""
    row = ticket * TICKET
    best = INCOMPLETE
    for goal in range(game.tickets[row + FIRST_GOAL], game.tickets[row + LAST_GOAL]):
        points = game.goals[goal * GOAL + GOAL_POINTS]
        if points > best and are_joined(
            game, parents, game.tickets[row + FIRST_END], game.goals[goal * GOAL + GOAL_END]
        ):
            best = points
    return best


@compilable
def are_joined(game: Game, parents: Ints, one: int, other: int) -> bool:
    """Return whether a network holds a node of each of two places."""
    places = game.places
    for first in range(places[one], places[one + 1]):
        root = root_of(parents, places[first])
        for second in range(places[other], places[other + 1]):
            if root_of(parents, places[second]) == root:
                return True
    return False


@compilable
def countries_reached(game: Game, state: State, player: int, root: int, parents: Ints) -> Ints:
    """Return for each neighbouring country 1 if the network of `root` leads into it."""
    reached = zeros(game.rules[COUNTRIES])
    for track in range(game.rules[TRACKS]):
        if state.tracks[track * TRACK_STATE + OWNER] != player:
            continue
        for end in (FROM, TO):
            node = game.tracks[track * TRACK + end]
            if game.nodes[node * NODE + CITY] == 0 and root_of(parents, node) == root:
                reached[game.nodes[node * NODE + COUNTRY]] = 1
    return reached


@compilable
def country_gain(game: Game, state: State, player: int, track: int, parents: Ints) -> int:
    """Return the points of the country cards that claiming a border track would give.

    Where it reaches too few countries yet, a third of them: it leads there.
    """
    city = game.tracks[track * TRACK + FROM]
    if game.nodes[city * NODE + CITY] == 0:
        city = game.tracks[track * TRACK + TO]
    reached = countries_reached(game, state, player, root_of(parents, city), parents)
    for end in (FROM, TO):
        node = game.tracks[track * TRACK + end]
        if game.nodes[node * NODE + CITY] == 0:
            reached[game.nodes[node * NODE + COUNTRY]] = 1
    gain = 0
    for country in range(game.rules[COUNTRIES]):
        if reached[country] == 1 and state.stacks[country] < game.stacks[country + 1]:
            gain += state.stacks[state.stacks[country]]
    return gain if sum(reached) >= game.rules[COUNTRIES_NEEDED] else gain // 3


@compilable
def countries_joined(game: Game, state: State, player: int) -> int:
    """Return to how many countries a player's routes lead."""
    reached = zeros(game.rules[COUNTRIES])
    count = 0
    for track in range(game.rules[TRACKS]):
        if state.tracks[track * TRACK_STATE + OWNER] != player:
            continue
        for end in (FROM, TO):
            country = game.nodes[game.tracks[track * TRACK + end] * NODE + COUNTRY]
            if country != NONE and reached[country] == 0:
                reached[country] = 1
                count += 1
    return count
