"""The endgame of bots: a last turn that scores most, and stations for tickets at risk."""

from trackwright.playtest.bots.actions import (
    clearly_unaffordable,
    longest_in_one_color,
    write_claim,
    write_station,
)
from trackwright.playtest.bots.borders import borders_start, look_at_borders
from trackwright.playtest.bots.memory import OPEN_TICKETS, PLANNED, TRAINS_SEEN, memory_start
from trackwright.playtest.bots.values import (
    ends_of_tickets,
    gain_by_joining,
    known_values,
    networks_with_loans,
    open_tickets,
    reached_nodes,
    value_of_track,
)
from trackwright.playtest.claims import payable_color
from trackwright.playtest.compilable import Ints, compilable
from trackwright.playtest.networks import networks_of, owners_of_tracks
from trackwright.playtest.refusals import ALLOWED
from trackwright.playtest.state import PLAYER, STATIONS_LEFT, TRAINS_LEFT, State
from trackwright.playtest.stations import best_networks, station_color, why_not_build
from trackwright.playtest.tables import (
    END_TRAINS,
    FROM,
    NONE,
    PLAYERS,
    STATION_UNBUILT,
    STATIONS_EACH,
    TO,
    TRACK,
    Game,
)

LAST_TRAINS = 3
"""Trains above the limit that ends the game with which a player may end it any turn."""


@compilable
def end_is_near(game: Game, state: State) -> bool:
    """Return whether somebody may soon trigger the end."""
    for player in range(game.rules[PLAYERS]):
        trains = state.players[player * PLAYER + TRAINS_LEFT]
        if trains <= game.rules[END_TRAINS] + LAST_TRAINS:
            return True
    return False


@compilable
def make_best_last_move(game: Game, state: State, memory: Ints, player: int, move: Ints) -> bool:
    """Write the claim or the station that gives most at once, if any gives anything."""
    look_at_borders(game, state, memory, player)
    values = known_values(game, state, memory)
    networks = networks_with_loans(game, state, player)
    tickets = open_tickets(game, state, player, networks)
    ends, reached = ends_of_tickets(game, tickets, networks), reached_nodes(game, state, player)
    owners, within = owners_of_tracks(state), longest_in_one_color(state, player)
    best, most, borders = NONE, 0, borders_start(game, player)
    for track in range(len(owners)):
        if owners[track] != NONE or clearly_unaffordable(game, state, player, track, within):
            continue
        gain = value_of_track(game, memory, values, track, reached)
        gain += memory[borders + track]
        one, other = ends[game.tracks[track * TRACK + FROM]], ends[game.tracks[track * TRACK + TO]]
        if one != other and NONE not in (one, other):
            gain += gain_by_joining(game, tickets, networks, one, other)
        if gain > most and payable_color(game, state, player, track) != NONE:
            best, most = track, gain
    if write_best_station(game, state, player, tickets, networks, most, move):
        return True
    return best != NONE and write_claim(game, state, memory, player, best, move)


@compilable
def build_for_tickets(game: Game, state: State, memory: Ints, player: int, move: Ints) -> bool:
    """Write the station that completes open tickets at once, if one does and is worth it."""
    base = memory_start(game, player)
    trains = sum(state.players[TRAINS_LEFT::PLAYER])  # while they stay, nobody claimed
    if (
        memory[base + OPEN_TICKETS] == 0
        or memory[base + TRAINS_SEEN] == trains
        or station_color(game, state, player) == NONE
    ):
        return False
    memory[base + TRAINS_SEEN] = trains
    networks = networks_of(game, state, player)
    tickets = open_tickets(game, state, player, networks)
    if not write_best_station(game, state, player, tickets, networks, 0, move):
        return False
    if state.players[player * PLAYER + STATIONS_LEFT] < game.rules[STATIONS_EACH]:
        # Only now, as it is slow: existing stations may complete those tickets already.
        networks = best_networks(game, state, player)
        tickets = open_tickets(game, state, player, networks)
        if not write_best_station(game, state, player, tickets, networks, 0, move):
            return False
    memory[base + PLANNED] = 0  # fewer tickets are open then
    return True


@compilable
def write_best_station(
    game: Game, state: State, player: int, tickets: Ints, networks: Ints, least: int, move: Ints
) -> bool:
    """Write the station whose loan makes tickets give most, if that is more than `least`.

    What it costs in points not to have it left counts against it.
    """
    if len(tickets) == 0 or station_color(game, state, player) == NONE:
        return False
    ends, owners = ends_of_tickets(game, tickets, networks), owners_of_tracks(state)
    best, most = NONE, least + max(0, game.rules[STATION_UNBUILT])
    for track in range(len(owners)):
        if owners[track] in (NONE, player):
            continue
        one, other = ends[game.tracks[track * TRACK + FROM]], ends[game.tracks[track * TRACK + TO]]
        if one == other or NONE in (one, other):
            continue
        gain = gain_by_joining(game, tickets, networks, one, other)
        if gain > most:
            city = free_city(game, state, player, track)
            if city != NONE:
                best, most = city, gain
    return best != NONE and write_station(game, state, player, best, move)


@compilable
def free_city(game: Game, state: State, player: int, track: int) -> int:
    """Return an end of a track where the player may build a station; none if at neither."""
    for end in (FROM, TO):
        node = game.tracks[track * TRACK + end]
        if why_not_build(game, state, player, node) == ALLOWED:
            return node
    return NONE
