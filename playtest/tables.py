"""The tables of a game: a board and a ruleset for a number of players, as integers.

A table is flat: a row has as many numbers as the constant named after the table in the singular
(`TRACK`), and the constants below that name its columns: `game.tracks[track * TRACK + LENGTH]`.
A *list of lists* holds, at position i and i + 1, where its list i begins and ends in itself.
"""

from dataclasses import dataclass

from trackwright.playtest.compilable import Ints, Tables

KINDS = 9
"""Kinds of train cards: the eight colours in the schema's order, then locomotives."""

LOCOMOTIVE = 8
GRAY = 9
"""The colour of a route that takes any one colour."""

NONE = -1
"""Nobody, nothing, nowhere."""

INCOMPLETE = -1_000_000
"""What a ticket gives that is not complete: fewer points than any rule can give."""

# Rules: numbers of the ruleset, each at a position of its own.
PLAYERS = 0
TRACKS = 1
NODES = 2
TICKETS = 3
TRAINS = 4
STARTING_HAND = 5
CARDS_DRAWN = 6
FACE_UP_CARDS = 7
FACE_UP_LOCOMOTIVE = 8
BLIND_LOCOMOTIVE = 9
REPLACED_AT = 10
"""So many open locomotives have the face-up cards replaced; 0: never."""
REPLACED_AT_SETUP = 11
REPLACED_AT_MOST = 12
"""How often in a row; 0: again and again."""
RESHUFFLED = 13
TUNNEL_REVEAL = 14
"""Cards that a tunnel reveals; 0: there are no tunnels."""
TUNNEL_CARDS = 15
BONUS_FROM_FACE_UP = 16
TRACKS_OWNED = 17
"""Tracks of one connection that one player may own."""
STATIONS_EACH = 18
STATIONS_WITH_COST = 19
STATION_WILD = 20
STATIONS_PER_CITY = 21
STATION_LENDS = 22
STATION_UNBUILT = 23
"""Points for a station that was not built."""
DEALS = 24
KEPT_OF_ALL = 25
PILES = 26
ACTION_PILE = 27
"""The pile that the ticket action draws from; none if there is no such action."""
ACTION_DRAWS = 28
ACTION_KEEPS = 29
ACTION_REJECTED = 30
OFFER = 31
"""The most tickets that a player ever chooses from at once."""
COUNTRIES = 32
COUNTRIES_NEEDED = 33
"""Countries that a network must reach for country cards; 0: there are none."""
STACKS_SHUFFLED = 34
FAILED_TICKET_COSTS = 35
BONUSES = 36
BONUSES_DRAWN = 37
END_TRAINS = 38
END_TURNS = 39
END_WITH_TRIGGER = 40
CARDS_AT_LEAST = 41
"""Cards after which a player may stop drawing."""
FACE_UP_ALONE = 42
"""1 if face-up cards can be drawn though deck and discards are empty."""
NEW_COUNTRY_ONLY = 43
EMPTY_STACK_BRINGS_NOTHING = 44
TIE_BREAKS = 45
TIE_BREAK = 46
"""From here on: what decides a tie, in order."""
MOST_TIE_BREAKS = 20
CARDS = TIE_BREAK + MOST_TIE_BREAKS
"""From here on: the train cards of each kind."""
STATION_COSTS = CARDS + KINDS
"""From here on: the cards that the first station costs, the second, …"""

# What a drawn locomotive does; the order of the schema's values.
BOTH_CARDS, FIRST_AND_ONLY, ONE_CARD = 0, 1, 2

# Where rejected tickets go; the order of the schema's values.
OUT, UNDER, SHUFFLED_UNDER = 0, 1, 2

# What decides a tie; the order of the schema's values.
(
    MOST_COMPLETED,
    MOST_BONUSES,
    MOST_TICKET_POINTS,
    MOST_COMPLETED_TICKET_POINTS,
    FEWEST_STATIONS,
    LONGEST_TRAIL,
    SHARED,
) = range(7)

# What a bonus counts.
(
    LONGEST_PATH,
    COMPLETED_TICKETS,
    CLAIMED_ROUTES,
    TRAINS_UNUSED,
    LOCOMOTIVES_IN_HAND,
    COUNTRIES_JOINED,
) = range(6)

# Columns of tracks.
TRACK = 16
FROM = 0
TO = 1
LENGTH = 2
COLOR = 3
PARALLEL = 4
"""The next track of the same connection, round to the first; a single track's is itself."""
USABLE = 5
"""How many tracks of its connection may be claimed in a game."""
ROUTE_POINTS = 6
FIRST_RECIPE = 7
LAST_RECIPE = 8
"""The recipes from the first up to, but not, the last pay it."""
TUNNEL = 9
DRAW_BONUS = 10
BORDER = 11
"""1 if it leads into a neighbouring country."""
SPACES_IN_COLOR = 12
"""Spaces without an icon."""
ONLY_WILD = 13
"""1 if nothing but locomotives, one for one, stands for others: its recipe k takes k of them."""
STRICT_SPACES = 14
"""Spaces for which nothing will do but a card of the colour or locomotives."""
GROUP_FOR_ICON = 15
"""So many cards of one colour stand for an icon, all else as for ONLY_WILD; 0 for other costs."""

# Columns of recipes.
RECIPE = 7
PLAIN = 0
"""Cards of the route's colour."""
LOCOMOTIVES = 1
SPACE_GROUPS = 2
"""Groups of one colour each that stand for spaces, and how many cards a group has."""
SPACE_GROUP = 3
ICON_GROUPS = 4
"""Groups of one colour each that stand for icons, and how many cards a group has."""
ICON_GROUP = 5
ANY = 6
"""Cards of any kind."""

# Columns of nodes.
NODE = 2
COUNTRY = 0
"""The country it lies in, or none."""
CITY = 1
"""1 for a city, 0 for a track's end at a crossing."""

# Columns of tickets.
TICKET = 6
VALUE = 0
LOST = 1
"""What it costs when it is not completed."""
FIRST_END = 2
FIRST_GOAL = 3
LAST_GOAL = 4
SPACES = 5
"""Spaces of the shortest path between its ends on the empty board; none if there is no path."""

# Columns of goals.
GOAL = 2
GOAL_END = 0
GOAL_POINTS = 1

# Columns of piles.
PILE = 3
PILE_START = 0
"""Where in this table its tickets begin."""
PILE_SIZE = 1
PILE_LEAVES = 2
"""1 if what is left of it after the deal leaves the game."""

# Columns of deals.
DEAL = 6
DEAL_PILE = 0
DEAL_CARDS = 1
DEAL_AT_LEAST = 2
DEAL_AT_MOST = 3
DEAL_REJECTED = 4
CHOSEN_FIRST = 5
"""1 if players choose from what is dealt so far before the next deal."""

# Columns of bonuses.
BONUS = 6
METRIC = 0
BONUS_POINTS = 1
TIE_SCORES = 2
"""1 if all tied players score it, 0 if none does."""
MINIMUM = 3
SAME_COLOR = 4
"""So many cards of one colour count as a locomotive; 0: none do."""
PICKS = 5
"""Where among the picks its flags begin, one for each track or ticket."""


@dataclass(frozen=True)
class Game(Tables):
    """The tables of one game; they never change while it is played.

    A *node* is a city, or one track's end at a crossing: no network runs through a crossing, so
    each track that ends there has an end of its own.

    Attributes:
        rules: Numbers of the ruleset.
        tracks: The board's routes in their order: ends, length, colour, points, what they need.
        recipes: Kinds of payment of all tracks, those with few locomotives and cards first.
        near: List of lists: the tracks at each node.
        beyond: List of lists: at the very places of `near`, the node that the track leads to.
        nodes: Cities in the board's order, then the ends of tracks at crossings.
        tickets: The board's tickets in their order, used or not.
        goals: Second ends of tickets, and what reaching each is worth.
        places: List of lists: the nodes that an end of a ticket stands for.
        piles: The piles and, behind them, their tickets.
        deals: What each player is dealt, in order.
        bonuses: What there is to have the most of.
        picks: Flags of tracks and tickets that bonuses count.
        stacks: List of lists: the country cards of each country, the top one first.
    """

    rules: Ints
    tracks: Ints
    recipes: Ints
    near: Ints
    beyond: Ints
    nodes: Ints
    tickets: Ints
    goals: Ints
    places: Ints
    piles: Ints
    deals: Ints
    bonuses: Ints
    picks: Ints
    stacks: Ints
