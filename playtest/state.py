"""The state of a game in progress: who has what, what lies where, and its random numbers.

The tables are flat, as those of the game are. A deck of train cards has no order: a card is drawn
when it is needed, each of those left with the same chance, which is what a shuffled deck does.

Random numbers come from sfc32, four words of 32 bits in the table: only sums, shifts and exclusive
ors, so that nothing overflows 64 bits, and the same seed gives the same numbers on every machine,
interpreted or compiled.
"""

from dataclasses import dataclass

from trackwright.playtest.compilable import Ints, Tables, compilable, copied, entry_point
from trackwright.playtest.tables import KINDS

_MASK = 0xFFFFFFFF
_WARM_UP_ROUNDS = 15


@entry_point
def seed_random(words: Ints, at: int, seed: int) -> None:
    """Start the generator that lies in `words` from position `at` on."""
    words[at] = 0x2545F491
    words[at + 1] = (seed >> 32) & _MASK
    words[at + 2] = seed & _MASK
    words[at + 3] = 1
    for _ in range(_WARM_UP_ROUNDS):
        next_word(words, at)


@compilable
def next_word(words: Ints, at: int) -> int:
    """Return the next 32 bits."""
    a, b, c, counter = words[at], words[at + 1], words[at + 2], words[at + 3]
    result = (a + b + counter) & _MASK
    words[at] = b ^ (b >> 9)
    words[at + 1] = (c + (c << 3)) & _MASK
    words[at + 2] = ((((c << 21) & _MASK) | (c >> 11)) + result) & _MASK
    words[at + 3] = (counter + 1) & _MASK
    return result


@compilable
def random_below(words: Ints, at: int, limit: int) -> int:
    """Return one of the numbers from 0 up to, but not including, `limit`."""
    return (next_word(words, at) * limit) >> 32


@compilable
def shuffle(words: Ints, at: int, cards: Ints, first: int, count: int) -> None:
    """Shuffle `count` cards that lie in `cards` from position `first` on."""
    for place in range(count - 1, 0, -1):
        other = random_below(words, at, place + 1)
        card = cards[first + place]
        cards[first + place] = cards[first + other]
        cards[first + other] = card


WORDS = 4
"""Integers that a generator takes in a table."""

# Phases: what the player whose turn it is has to do.
CHOOSE_DEAL, TURN, DRAW_ON, CHOOSE_TICKETS, TUNNEL_ASKS, DRAW_BONUS_CARDS, OVER = range(7)

# The table: one number at each place.
PHASE = 0
SEAT = 1
"""The player to act."""
DRAWN = 2
"""Cards drawn so far in this action."""
TURNS = 3
"""Turns ended so far."""
ENDER = 4
"""The player who triggered the end."""
TURNS_LEFT = 5
"""Turns until the game is over, once the end has begun."""
PASSES = 6
"""Consecutive turns in which nobody could act."""
CLAIMED = 7
"""The tunnel that waits for more cards."""
COLOR_PAID = 8
EXTRA = 9
"""Cards that the tunnel asks for."""
BONUS_CARDS = 10
"""Cards of a draw bonus still to be drawn."""
DEALS_MADE = 11
"""How many of the deals of tickets have been made."""
PAID = 12
"""From here on: cards that lie on the table until a tunnel is settled."""
DECK = PAID + KINDS
DISCARDS = DECK + KINDS
FACE_UP = DISCARDS + KINDS
RANDOM = FACE_UP + KINDS

# Things to count, further on in the table.
RESHUFFLES = RANDOM + WORDS
REPLACEMENTS = RESHUFFLES + 1
TUNNELS_TRIED = RESHUFFLES + 2
TUNNELS_ASKED = RESHUFFLES + 3
TUNNELS_GIVEN_UP = RESHUFFLES + 4
TUNNEL_CARDS_ADDED = RESHUFFLES + 5
LOCOMOTIVES_DRAWN = RESHUFFLES + 6
TICKETS_DRAWN = RESHUFFLES + 7
"""Ticket actions."""

# Failures of the rules: where they are silent or cannot be followed.
ENDLESS_REPLACEMENT = RESHUFFLES + 8
NO_ACTION = RESHUFFLES + 9
STALLED = RESHUFFLES + 10
NEVER_ENDS = RESHUFFLES + 11
NO_CARDS = RESHUFFLES + 12
"""Draws that ended early because no train card was left."""
SHORT_TUNNEL = RESHUFFLES + 13
SHORT_DEAL = RESHUFFLES + 14
TICKETS_GONE = RESHUFFLES + 15
"""Ticket actions that found fewer tickets than they draw."""
SHARED_SILENTLY = RESHUFFLES + 16
"""Players are equal in everything, and the rules do not say that they share."""
SPENT = RESHUFFLES + 17
"""From here on: cards of each kind that paid for routes and stations."""
TABLE = SPENT + KINDS

# Columns of players.
PLAYER = 31
HAND = 0
"""From here on: cards in hand, of each kind."""
TRAINS_LEFT = 9
STATIONS_LEFT = 10
OFFERED = 11
"""Tickets to choose from."""
TURNS_TAKEN = 12
CARDS_TAKEN = 13
BIGGEST_HAND = 14
COUNTRY_CARDS = 15
POINTS_ROUTES = 16
POINTS_TICKETS = 17
POINTS_FAILED = 18
"""What tickets that were not completed cost."""
POINTS_COUNTRIES = 19
POINTS_STATIONS = 20
POINTS_BONUSES = 21
POINTS = 22
TICKETS_COMPLETED = 23
TICKETS_FAILED = 24
BONUSES_WON = 25
LONGEST = 26
"""The longest path, where a bonus or a tie asks for it."""
WON = 27
TICKETS_BY_STATIONS = 28
"""Tickets completed only with what stations lend."""
PASSED = 29
TICKETS_HELD = 30

# Columns of tracks.
TRACK_STATE = 3
OWNER = 0
CLAIMED_IN = 1
"""The turn in which it was claimed."""
CLOSED = 2
"""1 if the other tracks of its connection are all that may be claimed."""

# Columns of tickets.
TICKET_STATE = 2
HOLDER = 0
DONE = 1

# Columns of piles; behind them lie the tickets of all piles, each pile in a ring of its own.
RING = 3
RING_FIRST = 0
RING_COUNT = 1
RING_REJECTED = 2
"""How many of them, the lowest, players rejected since the last deal."""

# Columns of offers.
OFFERS = 2
OFFERED_TICKET = 0
OFFERED_DEAL = 1


@dataclass(frozen=True)
class State(Tables):
    """The tables of a game in progress.

    Attributes:
        table: Whose turn it is, the train cards, chance, and what is counted.
        players: What each player has, and points.
        tracks: Who owns each track, and since when.
        tickets: Who holds each ticket, and whether it was completed.
        piles: The tickets in each pile, from the top.
        offers: Tickets that a player has to choose from.
        stations: Where each player's stations stand, in the order in which they were built.
        stacks: Country cards as the game has them, each list beginning at the card on top.
        bonuses: For each bonus none if it is not in play, else who won it, one bit a player.
    """

    table: Ints
    players: Ints
    tracks: Ints
    tickets: Ints
    piles: Ints
    offers: Ints
    stations: Ints
    stacks: Ints
    bonuses: Ints


def copy_of(state: State) -> State:
    """Return a state that changes on its own from here on."""
    return State(*map(copied, state))
