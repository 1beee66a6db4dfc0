"""Memory of bots: the routes they want, the cards those need, and their random numbers.

All of it lies in one flat table, one row per player; `base` is where a player's row begins. Behind
the rows lies what all players know.
"""

from trackwright.playtest.compilable import Ints, compilable, entry_point, fill, zeros
from trackwright.playtest.state import WORDS, seed_random
from trackwright.playtest.tables import (
    COLOR,
    FIRST_RECIPE,
    GRAY,
    KINDS,
    LAST_RECIPE,
    LENGTH,
    LOCOMOTIVE,
    LOCOMOTIVES,
    PLAIN,
    PLAYERS,
    RECIPE,
    TRACK,
    TRACKS,
    TUNNEL,
    Game,
)

# Columns of a row.
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
KEPT_NONE = 7
"""Its trains, and one more, when it last drew tickets and kept none of them."""
BORDERS_SEEN = 8
"""Its trains and the country cards left, in one number, when it last looked at border tracks."""
BEST_BORDER = 9
"""What the best border track was worth then."""
RANDOM = 10
NEED = RANDOM + WORDS
"""From here on: cards of each kind that the wanted tracks ask for."""
LIST = NEED + KINDS
"""From here on: the wanted tracks; behind all of them a flag for each.

Behind the flags lies what each track is worth as a way into another country.
"""

# Behind all rows: what tracks are worth in this game, which is the same for all players.
VALUES_KNOWN = 0
"""1 once the values are there."""
PATH_VALUE = 1
"""What bonuses add to a track that continues a path."""
COUNTRY_VALUE = 2
"""What they add for each new country."""
TRACK_VALUES = 3
"""From here on: each track's points, the cards that it gives, and all else that bonuses add."""


def empty_memory(game: Game) -> Ints:
    """Return a table for the memory of all players."""
    return zeros(values_start(game) + TRACK_VALUES + game.rules[TRACKS])


@compilable
def memory_start(game: Game, player: int) -> int:
    """Return where a player's row begins."""
    return player * (LIST + 3 * game.rules[TRACKS])


@compilable
def values_start(game: Game) -> int:
    """Return where it begins what all players know of the tracks' values."""
    return memory_start(game, game.rules[PLAYERS])


@entry_point
def clear_memory(game: Game, memory: Ints, seed: int) -> None:
    """Clear all rows and seed the bots' random numbers, which are not those of the game."""
    fill(memory, 0)
    for player in range(game.rules[PLAYERS]):
        seed_random(memory, memory_start(game, player) + RANDOM, seed * 64 + player + 1)


@compilable
def want(game: Game, memory: Ints, base: int, track: int) -> None:
    """Put a track on the list, unless it is there."""
    flag = base + LIST + game.rules[TRACKS] + track
    if memory[flag] == 0:
        memory[flag] = 1
        memory[base + LIST + memory[base + LISTED]] = track
        memory[base + LISTED] += 1
        change_needs(game, memory, base, track, 1)


@compilable
def remove_wanted(game: Game, memory: Ints, base: int, place: int) -> None:
    """Take a track off the list; the last one takes its place."""
    track = memory[base + LIST + place]
    memory[base + LISTED] -= 1
    memory[base + LIST + place] = memory[base + LIST + memory[base + LISTED]]
    memory[base + LIST + game.rules[TRACKS] + track] = 0
    change_needs(game, memory, base, track, -1)


@compilable
def forget_plan(game: Game, memory: Ints, base: int) -> None:
    """Want nothing."""
    flags = base + LIST + game.rules[TRACKS]
    for place in range(base + LIST, base + LIST + memory[base + LISTED]):
        memory[flags + memory[place]] = 0
    memory[base + LISTED] = 0
    memory[base + SPACES_WANTED] = 0
    for need in range(base + NEED, base + NEED + KINDS):
        memory[need] = 0


@compilable
def change_needs(game: Game, memory: Ints, base: int, track: int, times: int) -> None:
    """Count the spaces and cards that a track asks for, and one card in reserve for a tunnel."""
    tracks, recipes, row = game.tracks, game.recipes, track * TRACK
    memory[base + SPACES_WANTED] += times * tracks[row + LENGTH]
    recipe = tracks[row + FIRST_RECIPE]
    if recipe == tracks[row + LAST_RECIPE]:
        return
    memory[base + NEED + LOCOMOTIVE] += times * recipes[recipe * RECIPE + LOCOMOTIVES]
    if tracks[row + COLOR] != GRAY:
        asked = recipes[recipe * RECIPE + PLAIN] + tracks[row + TUNNEL]
        memory[base + NEED + tracks[row + COLOR]] += times * asked
