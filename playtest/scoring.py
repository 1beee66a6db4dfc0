"""Scoring: tickets, stations, bonuses, and ties."""

from trackwright.playtest.compilable import compilable, entry_point
from trackwright.playtest.longest_path import longest_path_of
from trackwright.playtest.networks import countries_joined, networks_of, ticket_points
from trackwright.playtest.state import (
    BONUSES_WON,
    DONE,
    HAND,
    LONGEST,
    OWNER,
    PLAYER,
    POINTS,
    POINTS_BONUSES,
    POINTS_COUNTRIES,
    POINTS_FAILED,
    POINTS_ROUTES,
    POINTS_STATIONS,
    POINTS_TICKETS,
    SHARED_SILENTLY,
    STATIONS_LEFT,
    TICKET_STATE,
    TICKETS_BY_STATIONS,
    TICKETS_COMPLETED,
    TICKETS_FAILED,
    TRACK_STATE,
    TRAINS_LEFT,
    WON,
    State,
)
from trackwright.playtest.stations import best_networks
from trackwright.playtest.tables import (
    BONUS,
    BONUS_POINTS,
    BONUSES,
    COMPLETED_TICKETS,
    COUNTRIES_JOINED,
    FAILED_TICKET_COSTS,
    FEWEST_STATIONS,
    INCOMPLETE,
    LOCOMOTIVE,
    LOCOMOTIVES_IN_HAND,
    LONGEST_PATH,
    LONGEST_TRAIL,
    LOST,
    METRIC,
    MINIMUM,
    MOST_BONUSES,
    MOST_COMPLETED,
    MOST_COMPLETED_TICKET_POINTS,
    MOST_TICKET_POINTS,
    NONE,
    PICKS,
    PLAYERS,
    SAME_COLOR,
    SHARED,
    STATION_UNBUILT,
    STATIONS_EACH,
    TICKET,
    TIE_BREAK,
    TIE_BREAKS,
    TIE_SCORES,
    TRACKS,
    TRAINS_UNUSED,
    Game,
)
from trackwright.playtest.tickets import tickets_of


@entry_point
def score_game(game: Game, state: State) -> None:
    """Count all points and find the winners."""
    for player in range(game.rules[PLAYERS]):
        score_tickets(game, state, player)
        left = state.players[player * PLAYER + STATIONS_LEFT]
        state.players[player * PLAYER + POINTS_STATIONS] = left * game.rules[STATION_UNBUILT]
        state.players[player * PLAYER + LONGEST] = NONE
    for bonus in range(game.rules[BONUSES]):
        if state.bonuses[bonus] != NONE:
            if game.bonuses[bonus * BONUS + METRIC] == LONGEST_PATH:
                for player in range(game.rules[PLAYERS]):
                    measure_path(game, state, player)
            award_bonus(game, state, bonus)
    for player in range(game.rules[PLAYERS]):
        row = player * PLAYER
        state.players[row + POINTS] = (
            state.players[row + POINTS_ROUTES]
            + state.players[row + POINTS_TICKETS]
            - state.players[row + POINTS_FAILED]
            + state.players[row + POINTS_COUNTRIES]
            + state.players[row + POINTS_STATIONS]
            + state.players[row + POINTS_BONUSES]
        )
    find_winners(game, state)


@compilable
def score_tickets(game: Game, state: State, player: int) -> None:
    """Score a player's tickets, with the routes that stations lend best."""
    row = player * PLAYER
    own = networks_of(game, state, player)
    built = game.rules[STATIONS_EACH] - state.players[row + STATIONS_LEFT]
    networks = best_networks(game, state, player) if built > 0 else own
    for ticket in tickets_of(state, player):
        points = ticket_points(game, networks, ticket)
        if points != INCOMPLETE:
            state.tickets[ticket * TICKET_STATE + DONE] = 1
            state.players[row + TICKETS_COMPLETED] += 1
            state.players[row + POINTS_TICKETS] += points
            if built > 0 and ticket_points(game, own, ticket) == INCOMPLETE:
                state.players[row + TICKETS_BY_STATIONS] += 1
        else:
            state.players[row + TICKETS_FAILED] += 1
            if game.rules[FAILED_TICKET_COSTS] == 1:
                state.players[row + POINTS_FAILED] += game.tickets[ticket * TICKET + LOST]


@compilable
def award_bonus(game: Game, state: State, bonus: int) -> None:
    """Give a bonus to whoever has the most of what it counts."""
    most, winners, tied = NONE, 0, 0
    for player in range(game.rules[PLAYERS]):
        count = counted_for_bonus(game, state, bonus, player)
        if count > most:
            most, winners, tied = count, 0, 0
        if count == most:
            winners |= 1 << player
            tied += 1
    row = bonus * BONUS
    if most < game.bonuses[row + MINIMUM] or (tied > 1 and game.bonuses[row + TIE_SCORES] == 0):
        return
    state.bonuses[bonus] = winners
    for player in range(game.rules[PLAYERS]):
        if (winners >> player) & 1:
            state.players[player * PLAYER + BONUSES_WON] += 1
            state.players[player * PLAYER + POINTS_BONUSES] += game.bonuses[row + BONUS_POINTS]


@compilable
def counted_for_bonus(game: Game, state: State, bonus: int, player: int) -> int:
    """Return how much a player has of what a bonus counts."""
    row = bonus * BONUS
    metric, picks = game.bonuses[row + METRIC], game.bonuses[row + PICKS]
    if metric == LONGEST_PATH:
        return state.players[player * PLAYER + LONGEST]
    if metric == TRAINS_UNUSED:
        return state.players[player * PLAYER + TRAINS_LEFT]
    if metric == LOCOMOTIVES_IN_HAND:
        return locomotives_in_hand(state, player, game.bonuses[row + SAME_COLOR])
    if metric == COUNTRIES_JOINED:
        return countries_joined(game, state, player)
    if metric == COMPLETED_TICKETS:
        return completed_tickets(game, state, player, picks)
    return claimed_routes(game, state, player, picks)


@compilable
def completed_tickets(game: Game, state: State, player: int, picks: int) -> int:
    """Return how many of the picked tickets a player completed."""
    count = 0
    for ticket in tickets_of(state, player):
        if state.tickets[ticket * TICKET_STATE + DONE] == 1:
            count += game.picks[picks + ticket]
    return count


@compilable
def claimed_routes(game: Game, state: State, player: int, picks: int) -> int:
    """Return how many of the picked routes a player claimed."""
    count = 0
    for track in range(game.rules[TRACKS]):
        if state.tracks[track * TRACK_STATE + OWNER] == player:
            count += game.picks[picks + track]
    return count


@compilable
def measure_path(game: Game, state: State, player: int) -> None:
    """Record a player's longest path, unless it is known."""
    if state.players[player * PLAYER + LONGEST] == NONE:
        state.players[player * PLAYER + LONGEST] = longest_path_of(game, state, player)


@compilable
def locomotives_in_hand(state: State, player: int, same_color: int) -> int:
    """Return a player's locomotives, with groups of one colour that count as one."""
    hand = player * PLAYER + HAND
    count = state.players[hand + LOCOMOTIVE]
    if same_color > 0:
        for color in range(LOCOMOTIVE):
            count += state.players[hand + color] // same_color
    return count


@compilable
def find_winners(game: Game, state: State) -> None:
    """Find who has the most points and, of those, whom the tie-breaks prefer."""
    best = state.players[POINTS]
    for player in range(game.rules[PLAYERS]):
        best = max(best, state.players[player * PLAYER + POINTS])
    leaders = 0
    for player in range(game.rules[PLAYERS]):
        leads = state.players[player * PLAYER + POINTS] == best
        state.players[player * PLAYER + WON] = 1 if leads else 0
        leaders += 1 if leads else 0
    for place in range(game.rules[TIE_BREAKS]):
        tie_break = game.rules[TIE_BREAK + place]
        if leaders == 1 or tie_break == SHARED:
            return
        for player in range(game.rules[PLAYERS]):
            if tie_break == LONGEST_TRAIL and state.players[player * PLAYER + WON] == 1:
                measure_path(game, state, player)
        leaders = break_tie(game, state, tie_break)
    if leaders > 1:
        state.table[SHARED_SILENTLY] = 1


@compilable
def break_tie(game: Game, state: State, tie_break: int) -> int:
    """Leave only those leaders whom a tie-break prefers, and return how many they are."""
    best, leaders = INCOMPLETE, 0
    for player in range(game.rules[PLAYERS]):
        if state.players[player * PLAYER + WON] == 1:
            best = max(best, strength(state, player, tie_break))
    for player in range(game.rules[PLAYERS]):
        if state.players[player * PLAYER + WON] == 1:
            if strength(state, player, tie_break) < best:
                state.players[player * PLAYER + WON] = 0
            else:
                leaders += 1
    return leaders


@compilable
def strength(state: State, player: int, tie_break: int) -> int:
    """Return what a tie-break compares; more is better."""
    row = player * PLAYER
    if tie_break == MOST_COMPLETED:
        return state.players[row + TICKETS_COMPLETED]
    if tie_break == MOST_BONUSES:
        return state.players[row + BONUSES_WON]
    if tie_break == MOST_TICKET_POINTS:
        return state.players[row + POINTS_TICKETS] - state.players[row + POINTS_FAILED]
    if tie_break == MOST_COMPLETED_TICKET_POINTS:
        return state.players[row + POINTS_TICKETS]
    if tie_break == FEWEST_STATIONS:
        return state.players[row + STATIONS_LEFT]
    if tie_break == LONGEST_TRAIL:
        return state.players[row + LONGEST]
    return 0
