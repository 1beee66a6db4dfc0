"""What a player's routes join: networks, countries and tickets."""

from trackwright.playtest.compilable import Ints, compilable, copied, counted, fill, zeros
from trackwright.playtest.state import OWNER, TRACK_STATE, State
from trackwright.playtest.tables import (
    BORDER,
    CITY,
    COUNTRIES,
    COUNTRIES_NEEDED,
    COUNTRY,
    EMPTY_STACK_BRINGS_NOTHING,
    FIRST_END,
    FIRST_GOAL,
    FROM,
    GOAL,
    GOAL_END,
    GOAL_POINTS,
    INCOMPLETE,
    LAST_GOAL,
    NEW_COUNTRY_ONLY,
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
def countries_of_networks(game: Game, state: State, player: int, parents: Ints) -> Ints:
    """Return for each root of a network a row: for each country 1 if the network leads into it."""
    countries, owners = game.rules[COUNTRIES], owners_of_tracks(state)
    reached = zeros(game.rules[NODES] * countries)
    for track in range(len(owners)):
        if owners[track] != player or game.tracks[track * TRACK + BORDER] == 0:
            continue
        for end in (FROM, TO):
            node = game.tracks[track * TRACK + end]
            if game.nodes[node * NODE + CITY] == 0:
                row = root_of(parents, node) * countries
                reached[row + game.nodes[node * NODE + COUNTRY]] = 1
    return reached


@compilable
def countries_with_cards(
    game: Game, state: State, track: int, parents: Ints, of_networks: Ints
) -> tuple[Ints, int]:
    """Return for each country 1 if a free border track brings its card, and the countries reached.

    `parents` are the networks without that track, and `of_networks` the countries that they reach.
    That these may be too few is left to the caller.
    """
    city = game.tracks[track * TRACK + FROM]
    if game.nodes[city * NODE + CITY] == 0:
        city = game.tracks[track * TRACK + TO]
    row = root_of(parents, city) * game.rules[COUNTRIES]
    reached = copied(of_networks[row : row + game.rules[COUNTRIES]])
    brings = game.rules[NEW_COUNTRY_ONLY] == 0
    for end in (FROM, TO):
        node = game.tracks[track * TRACK + end]
        if game.nodes[node * NODE + CITY] == 0:
            country = game.nodes[node * NODE + COUNTRY]
            brings = brings or reached[country] == 0
            reached[country] = 1
    count = sum(reached)
    if not brings or (
        game.rules[EMPTY_STACK_BRINGS_NOTHING] == 1 and leads_to_empty_stack(game, state, track)
    ):
        fill(reached, 0)
        return reached, count
    for country in range(game.rules[COUNTRIES]):
        if reached[country] == 1 and stack_is_empty(game, state, country):
            reached[country] = 0
    return reached, count


@compilable
def stack_is_empty(game: Game, state: State, country: int) -> bool:
    """Return whether all cards of a country are taken."""
    return state.stacks[country] >= game.stacks[country + 1]


@compilable
def leads_to_empty_stack(game: Game, state: State, track: int) -> bool:
    """Return whether a track leads into a country of which all cards are taken."""
    for end in (FROM, TO):
        node = game.tracks[track * TRACK + end]
        if game.nodes[node * NODE + CITY] == 0 and (
            stack_is_empty(game, state, game.nodes[node * NODE + COUNTRY])
        ):
            return True
    return False


@compilable
def country_gain(game: Game, state: State, track: int, parents: Ints, of_networks: Ints) -> int:
    """Return the points of the country cards that claiming a border track would give.

    Where it reaches too few countries yet, a third of them: it leads there.
    """
    brought, reached = countries_with_cards(game, state, track, parents, of_networks)
    gain = 0
    for country in range(game.rules[COUNTRIES]):
        if brought[country] == 1:
            gain += state.stacks[state.stacks[country]]
    return gain if reached >= game.rules[COUNTRIES_NEEDED] else gain // 3


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
