"""Ways into other countries: the country cards that border routes are worth to a bot."""

from trackwright.playtest.bots.actions import write_claim
from trackwright.playtest.bots.memory import BEST_BORDER, BORDERS_SEEN, LIST, memory_start
from trackwright.playtest.bots.values import reached_nodes
from trackwright.playtest.claims import payable_color
from trackwright.playtest.compilable import Ints, compilable
from trackwright.playtest.networks import (
    countries_of_networks,
    country_gain,
    networks_of,
    owners_of_tracks,
)
from trackwright.playtest.state import PLAYER, TRAINS_LEFT, State
from trackwright.playtest.tables import (
    BORDER,
    COUNTRIES,
    COUNTRIES_NEEDED,
    FROM,
    NONE,
    TO,
    TRACK,
    TRACKS,
    TRAINS,
    Game,
)


@compilable
def claim_border(
    game: Game, state: State, memory: Ints, player: int, least: int, move: Ints
) -> bool:
    """Write the claim of the border route whose country cards are worth most, if any are.

    Only routes from cities that the player has reached are thought of.
    """
    if game.rules[COUNTRIES_NEEDED] == 0:
        return False
    look_at_borders(game, state, memory, player)
    base = memory_start(game, player)
    if memory[base + BEST_BORDER] < least:
        return False
    best, most, worth = NONE, least - 1, borders_start(game, player)
    for track in range(game.rules[TRACKS]):
        if memory[worth + track] > most and payable_color(game, state, player, track) != NONE:
            best, most = track, memory[worth + track]
    return best != NONE and write_claim(game, state, memory, player, best, move)


@compilable
def borders_start(game: Game, player: int) -> int:
    """Return where a player notes the points of country cards that each track gives."""
    return memory_start(game, player) + LIST + 2 * game.rules[TRACKS]


@compilable
def look_at_borders(game: Game, state: State, memory: Ints, player: int) -> None:
    """Note what border tracks are worth, unless nothing has changed since the last look.

    It changes only with the player's own routes and with the cards that are left.
    """
    if game.rules[COUNTRIES_NEEDED] == 0:
        return
    base = memory_start(game, player)
    taken = sum(state.stacks[: game.rules[COUNTRIES]])
    seen = taken * (game.rules[TRAINS] + 1) + state.players[player * PLAYER + TRAINS_LEFT]
    if memory[base + BORDERS_SEEN] == seen:
        return
    networks, reached = networks_of(game, state, player), reached_nodes(game, state, player)
    of_networks = countries_of_networks(game, state, player, networks)
    borders, owners = game.tracks[BORDER::TRACK], owners_of_tracks(state)
    worth, best = borders_start(game, player), 0
    for track in range(len(borders)):
        if borders[track] == 0:
            continue
        gain, row = 0, track * TRACK
        if owners[track] == NONE and (
            reached[game.tracks[row + FROM]] + reached[game.tracks[row + TO]] == 1
        ):
            gain = country_gain(game, state, track, networks, of_networks)
        memory[worth + track] = gain
        if gain > best:
            best = gain
    memory[base + BEST_BORDER] = best
    memory[base + BORDERS_SEEN] = seen
