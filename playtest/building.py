"""Building stations: where, and what they cost."""

from trackwright.playtest.claiming import has_cards
from trackwright.playtest.compiled import Ints, compiled, entrance
from trackwright.playtest.refusals import (
    ALLOWED,
    CARDS_NOT_IN_HAND,
    CITY_HAS_STATION,
    NO_STATION_LEFT,
    NO_STATIONS,
    NOT_A_CITY,
    STATION_NOT_PAID,
)
from trackwright.playtest.state import HAND, PLAYER, STATIONS_LEFT, State
from trackwright.playtest.tables import (
    CITY,
    KINDS,
    LOCOMOTIVE,
    NODE,
    NODES,
    NONE,
    STATION_COSTS,
    STATION_WILD,
    STATIONS_EACH,
    STATIONS_PER_CITY,
    STATIONS_WITH_COST,
    Game,
)


@entrance
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


@entrance
def station_cost(game: Game, state: State, player: int) -> int:
    """Return how many cards a player's next station costs."""
    built = game.rules[STATIONS_EACH] - state.players[player * PLAYER + STATIONS_LEFT]
    return game.rules[STATION_COSTS + built]


@compiled
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


@compiled
def can_build_somewhere(game: Game, state: State, player: int) -> bool:
    """Tell whether a player can build a station in any city."""
    if station_color(game, state, player) == NONE:
        return False
    for node in range(game.rules[NODES]):
        if why_not_build(game, state, player, node) == ALLOWED:
            return True
    return False


@entrance
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
