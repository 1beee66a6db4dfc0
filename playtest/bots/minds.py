"""What a bot remembers: the routes it wants, which cards they ask for, and its own chance.

All minds lie in one flat table, one row a player; `mind` is where a player's row begins. A plan
is made once and stays until somebody takes a route out of it or the tickets change.
"""

from trackwright.playtest.bots.worth import networks_with_loans
from trackwright.playtest.building import station_color
from trackwright.playtest.chance import WORDS, seed_chance
from trackwright.playtest.compiled import Ints, compiled, entrance, ints, zeros
from trackwright.playtest.joining import ticket_points
from trackwright.playtest.state import (
    CLOSED,
    HELD,
    HOLDER,
    OWNER,
    PLAYER,
    SPOT,
    TICKETS_HELD,
    TRAINS_LEFT,
    State,
)
from trackwright.playtest.tables import (
    COLOR,
    FIRST_END,
    FIRST_GOAL,
    FIRST_RECIPE,
    FROM,
    GOAL,
    GOAL_END,
    GRAY,
    INCOMPLETE,
    KINDS,
    LAST_GOAL,
    LAST_RECIPE,
    LENGTH,
    LOCOMOTIVE,
    LOCOMOTIVES,
    NEAR,
    NEAR_NODE,
    NEAR_TRACK,
    NODES,
    NONE,
    PARALLEL,
    PLAIN,
    PLAYERS,
    RECIPE,
    TICKET,
    TICKETS,
    TO,
    TRACK,
    TRACKS,
    TUNNEL,
    VALUE,
    Game,
)

# Columns of a mind.
PLANNED = 0
"""1 if the plan holds."""
KNOWN = 1
"""How many tickets the plan is for."""
LISTED = 2
"""How many tracks are wanted."""
SPACES_WANTED = 3
BUILDING = 4
"""For a hoarder: 1 once it builds."""
OPEN_TICKETS = 5
"""Tickets that are not complete yet."""
TRAINS_SEEN = 6
"""All players' trains when it last looked in vain for a station to build."""
CHANCE = 7
NEED = CHANCE + WORDS
"""Here and at the following places: cards of each kind that the wanted tracks ask for."""
LIST = NEED + KINDS
"""Here and at the following places: the wanted tracks; behind all of them a flag for each."""

LOAN = 8
"""What a borrowed route counts when ways are compared, in spaces."""

_FAR = 1 << 30
_HAD = -2


def empty_minds(game: Game) -> Ints:
    """Return a table for the minds of all players."""
    return ints([0] * (game.rules[PLAYERS] * (LIST + 2 * game.rules[TRACKS])))


@compiled
def mind_of(game: Game, player: int) -> int:
    """Return where a player's mind begins."""
    return player * (LIST + 2 * game.rules[TRACKS])


@entrance
def clear_minds(game: Game, minds: Ints, seed: int) -> None:
    """Forget everything; chance follows from the seed, apart from the game's."""
    for place in range(len(minds)):
        minds[place] = 0
    for player in range(game.rules[PLAYERS]):
        seed_chance(minds, mind_of(game, player) + CHANCE, seed * 64 + player + 1)


@compiled
def keep_plan_fresh(game: Game, state: State, minds: Ints, player: int) -> None:
    """Strike what is claimed off the plan, and make a new one if it does not hold any more."""
    mind = mind_of(game, player)
    holds = minds[mind + PLANNED] == 1 and (
        minds[mind + KNOWN] == state.players[player * PLAYER + TICKETS_HELD]
    )
    if holds:
        place, changed = 0, False
        while place < minds[mind + LISTED]:
            track = minds[mind + LIST + place]
            # Most wanted tracks are single and free: a call for each would take its time.
            if (
                state.tracks[track * SPOT + OWNER] != NONE
                or game.tracks[track * TRACK + PARALLEL] != track
            ):
                track = still_wanted(game, state, player, track)
            if track == _HAD:
                strike_off(game, minds, mind, place)
                changed = True
            elif track == NONE:
                holds = False
                break
            else:
                place += 1
        if holds and changed:
            note_needs(game, minds, mind)
        if changed and minds[mind + LISTED] == 0:
            holds = False
    if not holds:
        make_plan(game, state, minds, player)


@compiled
def still_wanted(game: Game, state: State, player: int, track: int) -> int:
    """Return a track of the same connection that is free; none, or _HAD if one is owned."""
    free, other = NONE, track
    while True:
        owner = state.tracks[other * SPOT + OWNER]
        if owner == player:
            return _HAD
        if owner == NONE and state.tracks[other * SPOT + CLOSED] == 0:
            free = other
        other = game.tracks[other * TRACK + PARALLEL]
        if other == track:
            return free


@compiled
def strike_off(game: Game, minds: Ints, mind: int, place: int) -> None:
    """Take a track off the list."""
    track = minds[mind + LIST + place]
    minds[mind + LISTED] -= 1
    minds[mind + LIST + place] = minds[mind + LIST + minds[mind + LISTED]]
    minds[mind + LIST + game.rules[TRACKS] + track] = 0
    minds[mind + SPACES_WANTED] -= game.tracks[track * TRACK + LENGTH]


@compiled
def forget_plan(game: Game, minds: Ints, mind: int) -> None:
    """Want nothing."""
    for place in range(minds[mind + LISTED]):
        minds[mind + LIST + game.rules[TRACKS] + minds[mind + LIST + place]] = 0
    minds[mind + LISTED] = 0
    minds[mind + SPACES_WANTED] = 0


@compiled
def make_plan(game: Game, state: State, minds: Ints, player: int) -> None:
    """Find for every open ticket, the dearest first, the cheapest way that is still free."""
    mind = mind_of(game, player)
    forget_plan(game, minds, mind)
    networks = networks_with_loans(game, state, player)
    waiting = zeros(game.rules[TICKETS])
    count, held = 0, 0
    for ticket in range(game.rules[TICKETS]):
        if state.tickets[ticket * HELD + HOLDER] == player:
            held += 1
            if ticket_points(game, networks, ticket) == INCOMPLETE:
                waiting[count] = ticket
                count += 1
    minds[mind + OPEN_TICKETS] = count
    sort_by_value(game, waiting, count)
    for place in range(count):
        plan_ticket(game, state, minds, player, waiting[place])
    minds[mind + PLANNED] = 1
    minds[mind + KNOWN] = held
    note_needs(game, minds, mind)


@compiled
def sort_by_value(game: Game, tickets: Ints, count: int) -> None:
    """Sort tickets, those worth most first."""
    for place in range(1, count):
        ticket = tickets[place]
        before = place - 1
        while before >= 0 and (
            game.tickets[tickets[before] * TICKET + VALUE] < game.tickets[ticket * TICKET + VALUE]
        ):
            tickets[before + 1] = tickets[before]
            before -= 1
        tickets[before + 1] = ticket


@compiled
def plan_ticket(game: Game, state: State, minds: Ints, player: int, ticket: int) -> int:
    """Want the tracks that a ticket still needs, and return their spaces; none if there is no way.

    Where the way is blocked, a station that borrows one route may help.
    """
    mind = mind_of(game, player)
    limit = state.players[player * PLAYER + TRAINS_LEFT] - minds[mind + SPACES_WANTED]
    before = zeros(game.rules[NODES])
    node = cheapest_way(game, state, minds, player, ticket, limit, 0, before)
    if node == NONE and station_color(game, state, player) != NONE:
        node = cheapest_way(game, state, minds, player, ticket, limit, LOAN, before)
        if node != NONE and loans_on_way(game, state, player, node, before) > 1:
            return NONE
    if node == NONE:
        return NONE
    spaces = minds[mind + SPACES_WANTED]
    while before[node] != NONE:
        track = before[node]
        if state.tracks[track * SPOT + OWNER] == NONE:
            want(game, minds, mind, track)
        node = other_end(game, track, node)
    return minds[mind + SPACES_WANTED] - spaces


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
def want(game: Game, minds: Ints, mind: int, track: int) -> None:
    """Put a track on the list."""
    flag = mind + LIST + game.rules[TRACKS] + track
    if minds[flag] == 0:
        minds[flag] = 1
        minds[mind + LIST + minds[mind + LISTED]] = track
        minds[mind + LISTED] += 1
        minds[mind + SPACES_WANTED] += game.tracks[track * TRACK + LENGTH]


@compiled
def cheapest_way(  # noqa: C901 – a call for each track would take a third of a bot's time
    game: Game,
    state: State,
    minds: Ints,
    player: int,
    ticket: int,
    limit: int,
    loan: int,
    before: Ints,
) -> int:
    """Return where the cheapest way of a ticket ends, and write down the track before each node.

    Own and wanted tracks cost nothing, free ones their spaces and, if `loan` is not 0, those of
    others a loan. A way that costs more than `limit`, beside one loan, is none.
    """
    nodes, flags = game.rules[NODES], mind_of(game, player) + LIST + game.rules[TRACKS]
    if limit < 0:
        return NONE
    limit += loan
    tracks, near, owners = game.tracks, game.near, state.tracks
    distances, goals = zeros(nodes), zeros(nodes)
    for node in range(nodes):
        distances[node] = _FAR
        before[node] = NONE
    mark_goals(game, ticket, goals)
    # Nodes wait in a list for each distance: its first entry, and for each entry the next.
    firsts, entries = zeros(limit + 1), zeros(4 * game.rules[TRACKS] + 2 * nodes + 2)
    entry = 0
    start = game.tickets[ticket * TICKET + FIRST_END]
    for place in range(game.places[start], game.places[start + 1]):
        entry += 2
        distances[game.places[place]] = 0
        entries[entry] = game.places[place]
        entries[entry + 1] = firsts[0]
        firsts[0] = entry
    for distance in range(limit + 1):
        while firsts[distance] != 0:
            waiting = firsts[distance]
            node = entries[waiting]
            firsts[distance] = entries[waiting + 1]
            if distances[node] != distance:
                continue
            if goals[node] == 1:
                return node
            distances[node] = distance - _FAR  # settled: nothing is shorter
            for place in range(near[node], near[node + 1], NEAR):
                other = near[place + NEAR_NODE]
                if distances[other] <= distance:
                    continue
                track = near[place + NEAR_TRACK]
                owner = owners[track * SPOT + OWNER]
                if owner == player or minds[flags + track] == 1:
                    further = distance
                elif owner == NONE and owners[track * SPOT + CLOSED] == 0:
                    further = distance + tracks[track * TRACK + LENGTH]
                elif owner != NONE and loan > 0:
                    further = distance + loan
                else:
                    continue
                if further <= limit and further < distances[other]:
                    distances[other] = further
                    before[other] = track
                    entry += 2
                    entries[entry] = other
                    entries[entry + 1] = firsts[further]
                    firsts[further] = entry
    return NONE


@compiled
def mark_goals(game: Game, ticket: int, goals: Ints) -> None:
    """Mark the nodes at which a ticket is complete."""
    row = ticket * TICKET
    for goal in range(game.tickets[row + FIRST_GOAL], game.tickets[row + LAST_GOAL]):
        end = game.goals[goal * GOAL + GOAL_END]
        for place in range(game.places[end], game.places[end + 1]):
            goals[game.places[place]] = 1


@compiled
def note_needs(game: Game, minds: Ints, mind: int) -> None:
    """Count the cards that the wanted tracks ask for, and one in reserve for each tunnel."""
    for kind in range(KINDS):
        minds[mind + NEED + kind] = 0
    for place in range(minds[mind + LISTED]):
        row = minds[mind + LIST + place] * TRACK
        recipe = game.tracks[row + FIRST_RECIPE]
        if recipe == game.tracks[row + LAST_RECIPE]:
            continue
        minds[mind + NEED + LOCOMOTIVE] += game.recipes[recipe * RECIPE + LOCOMOTIVES]
        if game.tracks[row + COLOR] != GRAY:
            asked = game.recipes[recipe * RECIPE + PLAIN] + game.tracks[row + TUNNEL]
            minds[mind + NEED + game.tracks[row + COLOR]] += asked
