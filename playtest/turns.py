"""Turns: set-up, the order of turns, and the end of a game before `scoring`."""

from trackwright.playtest.compilable import compilable, copied, entry_point, fill, overwrite, zeros
from trackwright.playtest.state import (
    BIGGEST_HAND,
    BONUS_CARDS,
    CHOOSE_DEAL,
    CLAIMED,
    DECK,
    DRAWN,
    ENDER,
    HAND,
    HOLDER,
    NEVER_ENDS,
    NO_CARDS,
    OFFERS,
    OVER,
    OWNER,
    PASSES,
    PHASE,
    PLAYER,
    RANDOM,
    RING,
    RING_COUNT,
    SEAT,
    STALLED,
    STATIONS_LEFT,
    TABLE,
    TICKET_STATE,
    TRACK_STATE,
    TRAINS_LEFT,
    TURN,
    TURNS,
    TURNS_LEFT,
    TURNS_TAKEN,
    State,
    random_below,
    seed_random,
    shuffle,
)
from trackwright.playtest.tables import (
    BONUSES,
    BONUSES_DRAWN,
    CARDS,
    COUNTRIES,
    END_TRAINS,
    END_TURNS,
    END_WITH_TRIGGER,
    KINDS,
    NONE,
    OFFER,
    PILE,
    PILE_SIZE,
    PILE_START,
    PILES,
    PLAYERS,
    REPLACED_AT_SETUP,
    STACKS_SHUFFLED,
    STARTING_HAND,
    STATIONS_EACH,
    TICKETS,
    TRACKS,
    TRAINS,
    Game,
)
from trackwright.playtest.tickets import deal_tickets, player_to_choose
from trackwright.playtest.train_cards import (
    count_at,
    draw_from_deck,
    fill_face_up,
    reveal_card,
    take,
)

MOST_TURNS = 500
"""Turns of each player after which a game is considered endless."""


def empty_state(game: Game) -> State:
    """Return tables of the right size, which `set_up` can reuse."""
    rules = game.rules
    players = rules[PLAYERS]
    rings = rules[PILES] * RING
    return State(
        table=zeros(TABLE),
        players=zeros(players * PLAYER),
        tracks=zeros(rules[TRACKS] * TRACK_STATE),
        tickets=zeros(rules[TICKETS] * TICKET_STATE),
        piles=zeros(rings + len(game.piles) - rules[PILES] * PILE),
        offers=zeros(players * rules[OFFER] * OFFERS),
        stations=zeros(players * rules[STATIONS_EACH]),
        stacks=copied(game.stacks),
        bonuses=zeros(rules[BONUSES]),
    )


@entry_point
def set_up(game: Game, state: State, seed: int) -> None:
    """Set up a game: from here on everything follows from the seed and the players' moves."""
    clear(game, state)
    seed_random(state.table, RANDOM, seed)
    set_up_cards(game, state)
    set_up_tickets(game, state)
    set_up_stacks(game, state)
    draw_bonuses(game, state)
    ask_for_choice(game, state)


@compilable
def ask_for_choice(game: Game, state: State) -> None:
    """Let the next player choose from the tickets dealt, or begin the first turn."""
    player = player_to_choose(game, state)
    state.table[PHASE] = TURN if player == NONE else CHOOSE_DEAL
    state.table[SEAT] = max(player, 0)


@compilable
def clear(game: Game, state: State) -> None:
    """Clear the state and give the players their pieces."""
    fill(state.table, 0)
    fill(state.players, 0)
    fill(state.tracks, 0)
    fill(state.tickets, 0)
    fill(state.stations, NONE)
    fill(state.bonuses, NONE)
    for track in range(game.rules[TRACKS]):
        state.tracks[track * TRACK_STATE + OWNER] = NONE
    for ticket in range(game.rules[TICKETS]):
        state.tickets[ticket * TICKET_STATE + HOLDER] = NONE
    for player in range(game.rules[PLAYERS]):
        state.players[player * PLAYER + TRAINS_LEFT] = game.rules[TRAINS]
        state.players[player * PLAYER + STATIONS_LEFT] = game.rules[STATIONS_EACH]
    state.table[ENDER] = NONE
    state.table[CLAIMED] = NONE


@compilable
def set_up_cards(game: Game, state: State) -> None:
    """Shuffle the train cards, deal the starting hands and lay out the face-up cards."""
    for kind in range(KINDS):
        state.table[DECK + kind] = game.rules[CARDS + kind]
    for _ in range(game.rules[STARTING_HAND]):
        for player in range(game.rules[PLAYERS]):
            kind = draw_from_deck(game, state)
            if kind != NONE:
                take(state, player, kind)
            else:
                state.table[NO_CARDS] += 1
    if game.rules[REPLACED_AT_SETUP] == 1:
        fill_face_up(game, state)
    else:
        reveal_card(game, state)


@compilable
def set_up_tickets(game: Game, state: State) -> None:
    """Shuffle the tickets of each pile and deal."""
    rings = game.rules[PILES] * RING
    for place in range(rings, len(state.piles)):
        state.piles[place] = game.piles[place - rings + game.rules[PILES] * PILE]
    for pile in range(game.rules[PILES]):
        size = game.piles[pile * PILE + PILE_SIZE]
        start = game.piles[pile * PILE + PILE_START] - game.rules[PILES] * (PILE - RING)
        shuffle(state.table, RANDOM, state.piles, start, size)
        state.piles[pile * RING] = 0
        state.piles[pile * RING + RING_COUNT] = size
    deal_tickets(game, state)


@compilable
def set_up_stacks(game: Game, state: State) -> None:
    """Lay out the country cards."""
    overwrite(state.stacks, game.stacks)
    if game.rules[STACKS_SHUFFLED] == 1:
        for country in range(game.rules[COUNTRIES]):
            first, count = game.stacks[country], game.stacks[country + 1] - game.stacks[country]
            shuffle(state.table, RANDOM, state.stacks, first, count)


@compilable
def draw_bonuses(game: Game, state: State) -> None:
    """Draw the bonuses that can be won in this game."""
    left, wanted = game.rules[BONUSES], game.rules[BONUSES_DRAWN]
    for bonus in range(game.rules[BONUSES]):
        if wanted == left or random_below(state.table, RANDOM, left) < wanted:
            state.bonuses[bonus] = 0
            wanted -= 1
        left -= 1


@compilable
def end_turn(game: Game, state: State) -> None:
    """End a turn: begin the end of the game if it has come, and hand over to the next player."""
    table, seat = state.table, state.table[SEAT]
    table[TURNS] += 1
    state.players[seat * PLAYER + TURNS_TAKEN] += 1
    held, biggest = count_at(state.players, seat * PLAYER + HAND), seat * PLAYER + BIGGEST_HAND
    state.players[biggest] = max(held, state.players[biggest])
    if table[DRAWN] == 0:  # cards may have come back that the deck lacked
        fill_face_up(game, state)
    table[DRAWN] = 0
    table[BONUS_CARDS] = 0
    if table[ENDER] != NONE:
        table[TURNS_LEFT] -= 1
    elif state.players[seat * PLAYER + TRAINS_LEFT] <= game.rules[END_TRAINS]:
        table[ENDER] = seat
        others = game.rules[PLAYERS] - 1 + game.rules[END_WITH_TRIGGER]
        table[TURNS_LEFT] = game.rules[END_TURNS] * others
    if table[ENDER] != NONE and table[TURNS_LEFT] <= 0:
        table[PHASE] = OVER
        return
    if table[PASSES] >= game.rules[PLAYERS]:
        table[STALLED], table[PHASE] = 1, OVER
        return
    if table[TURNS] >= MOST_TURNS * game.rules[PLAYERS]:
        table[NEVER_ENDS], table[PHASE] = 1, OVER
        return
    table[PHASE] = TURN
    table[SEAT] = (seat + 1) % game.rules[PLAYERS]
    if table[SEAT] == table[ENDER] and game.rules[END_WITH_TRIGGER] == 0:
        table[SEAT] = (table[SEAT] + 1) % game.rules[PLAYERS]
