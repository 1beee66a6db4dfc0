"""What a bot remembers: the routes it wants, which cards they ask for, and its own chance.

All minds lie in one flat table, one row a player; `mind` is where a player's row begins.
"""

from trackwright.playtest.compilable import Ints, compiled, entrance, fill, ints
from trackwright.playtest.random_numbers import WORDS, seed_chance
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
KEPT_NONE = 7
"""Its trains, and one more, when it last drew tickets and kept none of them."""
CHANCE = 8
NEED = CHANCE + WORDS
"""Here and at the following places: cards of each kind that the wanted tracks ask for."""
LIST = NEED + KINDS
"""Here and at the following places: the wanted tracks; behind all of them a flag for each."""


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
    fill(minds, 0)
    for player in range(game.rules[PLAYERS]):
        seed_chance(minds, mind_of(game, player) + CHANCE, seed * 64 + player + 1)


@compiled
def want(game: Game, minds: Ints, mind: int, track: int) -> None:
    """Put a track on the list, unless it is there."""
    flag = mind + LIST + game.rules[TRACKS] + track
    if minds[flag] == 0:
        minds[flag] = 1
        minds[mind + LIST + minds[mind + LISTED]] = track
        minds[mind + LISTED] += 1
        change_needs(game, minds, mind, track, 1)


@compiled
def strike_off(game: Game, minds: Ints, mind: int, place: int) -> None:
    """Take a track off the list; the last one takes its place."""
    track = minds[mind + LIST + place]
    minds[mind + LISTED] -= 1
    minds[mind + LIST + place] = minds[mind + LIST + minds[mind + LISTED]]
    minds[mind + LIST + game.rules[TRACKS] + track] = 0
    change_needs(game, minds, mind, track, -1)


@compiled
def forget_plan(game: Game, minds: Ints, mind: int) -> None:
    """Want nothing."""
    flags = mind + LIST + game.rules[TRACKS]
    for place in range(mind + LIST, mind + LIST + minds[mind + LISTED]):
        minds[flags + minds[place]] = 0
    minds[mind + LISTED] = 0
    minds[mind + SPACES_WANTED] = 0
    for need in range(mind + NEED, mind + NEED + KINDS):
        minds[need] = 0


@compiled
def change_needs(game: Game, minds: Ints, mind: int, track: int, times: int) -> None:
    """Count the spaces and cards that a track asks for, and one card in reserve for a tunnel."""
    tracks, recipes, row = game.tracks, game.recipes, track * TRACK
    minds[mind + SPACES_WANTED] += times * tracks[row + LENGTH]
    recipe = tracks[row + FIRST_RECIPE]
    if recipe == tracks[row + LAST_RECIPE]:
        return
    minds[mind + NEED + LOCOMOTIVE] += times * recipes[recipe * RECIPE + LOCOMOTIVES]
    if tracks[row + COLOR] != GRAY:
        asked = recipes[recipe * RECIPE + PLAIN] + tracks[row + TUNNEL]
        minds[mind + NEED + tracks[row + COLOR]] += times * asked
