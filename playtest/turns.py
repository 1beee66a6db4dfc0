"""How turns follow each other, and how a game begins and ends; `scoring` comes after that."""

from trackwright.playtest.compilable import compiled, copied, entrance, fill, ints, together
from trackwright.playtest.random_numbers import below, seed_chance, shuffle
from trackwright.playtest.state import (
    BONUS_CARDS,
    CHANCE,
    CHOOSE_DEAL,
    CLAIMED,
    DECK,
    DRAWN,
    ENDER,
    HELD,
    HOLDER,
    NEVER_ENDS,
    NO_CARDS,
    OFFERED,
    OFFERS,
    OVER,
    OWNER,
    PASSES,
    PHASE,
    PLAYER,
    RING,
    RING_COUNT,
    SEAT,
    SPOT,
    STALLED,
    STATIONS_LEFT,
    TABLE,
    TRAINS_LEFT,
    TURN,
    TURNS,
    TURNS_LEFT,
    TURNS_TAKEN,
    State,
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
from trackwright.playtest.tickets import deal_tickets
from trackwright.playtest.train_cards import draw_from_deck, fill_face_up, note_hand, take, turn_up

MOST_TURNS = 500
"""Turns of each player after which a game is held to go on for ever."""


def empty_state(game: Game) -> State:
    """Return tables of the right size, to be set up again and again."""
    rules = game.rules
    players = rules[PLAYERS]
    rings = rules[PILES] * RING
    state = State(
        table=ints([0] * TABLE),
        players=ints([0] * (players * PLAYER)),
        tracks=ints([0] * (rules[TRACKS] * SPOT)),
        tickets=ints([0] * (rules[TICKETS] * HELD)),
        piles=ints([0] * (rings + len(game.piles) - rules[PILES] * PILE)),
        offers=ints([0] * (players * rules[OFFER] * OFFERS)),
        stations=ints([0] * (players * rules[STATIONS_EACH])),
        stacks=copied(game.stacks),
        bonuses=ints([0] * rules[BONUSES]),
    )
    return together(state)


@entrance
def set_up(game: Game, state: State, seed: int) -> None:
    """Set up a game: from here on everything follows from the seed and the players' moves."""
    clear(game, state)
    seed_chance(state.table, CHANCE, seed)
    set_up_cards(game, state)
    set_up_tickets(game, state)
    set_up_stacks(game, state)
    draw_bonuses(game, state)
    state.table[SEAT] = 0
    state.table[PHASE] = TURN
    for player in range(game.rules[PLAYERS] - 1, -1, -1):
        if state.players[player * PLAYER + OFFERED] > 0:
            state.table[PHASE] = CHOOSE_DEAL
            state.table[SEAT] = player


@compiled
def clear(game: Game, state: State) -> None:
    """Take everything off the table and give the players their pieces."""
    fill(state.table, 0)
    fill(state.players, 0)
    fill(state.tracks, 0)
    fill(state.tickets, 0)
    fill(state.stations, NONE)
    fill(state.bonuses, NONE)
    for track in range(game.rules[TRACKS]):
        state.tracks[track * SPOT + OWNER] = NONE
    for ticket in range(game.rules[TICKETS]):
        state.tickets[ticket * HELD + HOLDER] = NONE
    for player in range(game.rules[PLAYERS]):
        state.players[player * PLAYER + TRAINS_LEFT] = game.rules[TRAINS]
        state.players[player * PLAYER + STATIONS_LEFT] = game.rules[STATIONS_EACH]
    state.table[ENDER] = NONE
    state.table[CLAIMED] = NONE


@compiled
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
        turn_up(game, state)


@compiled
def set_up_tickets(game: Game, state: State) -> None:
    """Shuffle the tickets of each pile and deal."""
    rings = game.rules[PILES] * RING
    for place in range(rings, len(state.piles)):
        state.piles[place] = game.piles[place - rings + game.rules[PILES] * PILE]
    for pile in range(game.rules[PILES]):
        size = game.piles[pile * PILE + PILE_SIZE]
        start = game.piles[pile * PILE + PILE_START] - game.rules[PILES] * (PILE - RING)
        shuffle(state.table, CHANCE, state.piles, start, size)
        state.piles[pile * RING] = 0
        state.piles[pile * RING + RING_COUNT] = size
    deal_tickets(game, state)


@compiled
def set_up_stacks(game: Game, state: State) -> None:
    """Lay out the country cards."""
    for place in range(len(game.stacks)):
        state.stacks[place] = game.stacks[place]
    if game.rules[STACKS_SHUFFLED] == 1:
        for country in range(game.rules[COUNTRIES]):
            first, count = game.stacks[country], game.stacks[country + 1] - game.stacks[country]
            shuffle(state.table, CHANCE, state.stacks, first, count)


@compiled
def draw_bonuses(game: Game, state: State) -> None:
    """Draw the bonuses that can be won in this game."""
    left, wanted = game.rules[BONUSES], game.rules[BONUSES_DRAWN]
    for bonus in range(game.rules[BONUSES]):
        if wanted == left or below(state.table, CHANCE, left) < wanted:
            state.bonuses[bonus] = 0
            wanted -= 1
        left -= 1


@compiled
def end_turn(game: Game, state: State) -> None:
    """End a turn: begin the end of the game if it has come, and hand over to the next player."""
    table, seat = state.table, state.table[SEAT]
    table[TURNS] += 1
    state.players[seat * PLAYER + TURNS_TAKEN] += 1
    note_hand(state, seat)
    if table[DRAWN] == 0:  # cards may have come back that the deck lacked
        fill_face_up(game, state)
    table[DRAWN] = 0
    table[BONUS_CARDS] = 0
    if table[ENDER] != NONE:
        table[TURNS_LEFT] -= 1
    elif state.players[seat * PLAYER + TRAINS_LEFT] <= game.rules[END_TRAINS]:
        begin_end(game, state, seat)
    if table[ENDER] != NONE and table[TURNS_LEFT] <= 0:
        table[PHASE] = OVER
        return
    if table[PASSES] >= game.rules[PLAYERS]:
        table[STALLED] = 1
        table[PHASE] = OVER
        return
    if table[TURNS] >= MOST_TURNS * game.rules[PLAYERS]:
        table[NEVER_ENDS] = 1
        table[PHASE] = OVER
        return
    table[PHASE] = TURN
    table[SEAT] = (seat + 1) % game.rules[PLAYERS]
    if table[SEAT] == table[ENDER] and game.rules[END_WITH_TRIGGER] == 0:
        table[SEAT] = (table[SEAT] + 1) % game.rules[PLAYERS]


@compiled
def begin_end(game: Game, state: State, seat: int) -> None:
    """Note who brought the end about, and how many turns are left."""
    state.table[ENDER] = seat
    others = game.rules[PLAYERS] - 1 + game.rules[END_WITH_TRIGGER]
    state.table[TURNS_LEFT] = game.rules[END_TURNS] * others
