"""What checks of tickets and balance measure on a board."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from statistics import fmean

from trackwright.network import decks
from trackwright.network.cuts import Cuts, cuts
from trackwright.network.ways import Pair, Way, Ways
from trackwright.schema.board import Board, Ticket
from trackwright.schema.colors import CardColor, RouteColor
from trackwright.schema.connections import Connection
from trackwright.schema.picking import picked_tickets
from trackwright.schema.rules.claiming import ConnectionKind
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.rules.tickets import Pile, Undealt
from trackwright.schema.selectors import TicketSelector
from trackwright.validators.survey import NETWORK, STOPS, Survey, connections, measured, network

FEWEST_CITIES = 20
"""Smaller boards are not compared with the published ones: their numbers mean little."""

FEWEST_TICKETS = 20
"""Nor are smaller decks."""

MOST_STARTS = 50
"""From so many cities distances over the whole board are measured; on larger boards from these
only, evenly spread over the list of cities."""

SHORT, LONG = decks.SHORTER, decks.LONG
"""Tickets are short or long by these parts of the board's reach."""

SHORT_ROUTE, LONG_ROUTE = 2, 5
"""Routes are short up to the first length, and long from the second on."""


def large_enough(board: Board) -> bool:
    """Tell whether a board is large enough to be compared with the published ones."""
    return len(board.cities) >= FEWEST_CITIES


def has_network(board: Board) -> bool:
    """Tell whether a large enough board has so many routes that they say something about it."""
    return large_enough(board) and 2 * len(board.routes) >= len(board.cities)


@measured(*NETWORK)
def ways(survey: Survey) -> Ways:
    """Return the shortest ways on the board."""
    before, graph = survey.before(ways), network(survey)
    return before.after(survey.board, graph) if before else Ways.of(survey.board, graph)


@measured(*NETWORK)
def cut_points(survey: Survey) -> Cuts:
    """Return the connections and cities that hold the board together."""
    return cuts(network(survey))


@measured(*NETWORK, "tickets")
def ticket_ways(survey: Survey) -> tuple[tuple[Ticket, Way], ...]:
    """Return the tickets that can be completed, each with its shortest ways."""
    found = ((ticket, ways(survey).of_ticket(ticket)) for ticket in survey.board.tickets)
    return tuple((ticket, way) for ticket, way in found if way is not None)


@measured(*NETWORK, "tickets")
def _way_of(survey: Survey) -> Mapping[int, Way]:
    return {id(ticket): way for ticket, way in ticket_ways(survey)}


def way_of(survey: Survey, ticket: Ticket) -> Way | None:
    """Return the shortest ways of one of the board's tickets; None if no routes join its ends."""
    return _way_of(survey).get(id(ticket))


@measured(*NETWORK, "tickets")
def ticket_loads(survey: Survey) -> Mapping[Pair, float]:
    """Return how many tickets run over each connection, by their shortest ways."""
    return loads(way for _, way in ticket_ways(survey))


def loads(some: Iterable[Way]) -> Mapping[Pair, float]:
    """Return how many of some ways run over each connection."""
    found: dict[Pair, float] = defaultdict(float)
    for way in some:
        for pair, share in way.shares.items():
            found[pair] += share
    return found


@measured(*NETWORK)
def distances(survey: Survey) -> tuple[int, float]:
    """Return the board's reach, which is its longest distance, and its mean distance, in spaces.

    On a large board they are measured from some of its cities only.
    """
    cities = [city.id for city in survey.board.cities]
    starts = cities[:: -(-len(cities) // MOST_STARTS) or 1]
    inside = set(cities)
    found = [
        distance
        for start in starts
        for stop, distance in ways(survey).distances(start).items()
        if distance and stop in inside
    ]
    return max(found, default=0), fmean(found or [0])


def ordinary(survey: Survey) -> list[Connection]:
    """Return the connections between cities that the board has."""
    neighbours = network(survey).neighbours
    return [
        connection
        for connection in connections(survey)
        if connection.kind is ConnectionKind.ORDINARY
        and connection.ends[1] in neighbours.get(connection.ends[0], ())
    ]


@measured(*STOPS, "tickets", "decks", "regions")
def _picked(survey: Survey) -> Callable[[TicketSelector], tuple[Ticket, ...]]:
    return cache(partial(picked_tickets, survey.board))


def pile_tickets(survey: Survey, pile: Pile) -> tuple[Ticket, ...]:
    """Return the tickets of a ruleset's pile."""
    return _picked(survey)(pile.tickets)


def tickets_in_play(survey: Survey, ruleset: Ruleset) -> list[Ticket]:
    """Return the tickets that a ruleset plays with."""
    piles = [pile_tickets(survey, pile) for pile in ruleset.tickets.piles]
    return list({id(ticket): ticket for pile in piles for ticket in pile}.values())


def long_and_regular(survey: Survey, ruleset: Ruleset) -> tuple[list[Ticket], list[Ticket]]:
    """Return the tickets that are only dealt, never drawn later, and those of the other piles."""
    dealt_only: list[Ticket] = []
    others: list[Ticket] = []
    for pile in ruleset.tickets.piles:
        tickets = pile_tickets(survey, pile)
        (dealt_only if pile.undealt is Undealt.OUT else others).extend(tickets)
    return dealt_only, others


def tickets_by_deck(board: Board) -> Mapping[str, list[Ticket]]:
    """Return the tickets of each deck."""
    found: dict[str, list[Ticket]] = defaultdict(list)
    for ticket in board.tickets:
        found[ticket.deck].append(ticket)
    return found


def length_shares(survey: Survey) -> tuple[float, float]:
    """Return which parts of the tickets are short and long, measured by the board's reach."""
    reach, _ = distances(survey)
    parts = [way.length / reach for _, way in ticket_ways(survey) if reach]
    return share(part < SHORT for part in parts), share(part > LONG for part in parts)


def color_parts(survey: Survey, ruleset: Ruleset) -> Mapping[CardColor, float]:
    """Return how many spaces each colour has for its cards, as a part of the mean."""
    spaces = spaces_by_color(survey)
    cards = {color: count for color, count in ruleset.train_cards.colors.items() if count}
    rates = {color: spaces[RouteColor(color)] / count for color, count in cards.items()}
    mean = fmean(rates.values()) if rates else 0
    return {color: rate / mean for color, rate in rates.items()} if mean else {}


@measured("routes")
def spaces_by_color(survey: Survey) -> Counter[RouteColor]:
    """Return how many spaces the routes of each colour have."""
    spaces = Counter[RouteColor]()
    for route in survey.board.routes:
        spaces[route.color] += route.length
    return spaces


@measured("routes")
def lengths_by_color(survey: Survey) -> Mapping[RouteColor, float]:
    """Return how long the routes of each colour but gray are, as a part of their mean length."""
    routes = Counter(route.color for route in survey.board.routes)
    spaces = spaces_by_color(survey)
    del routes[RouteColor.GRAY]
    if not routes:
        return {}
    mean = sum(spaces[color] for color in routes) / routes.total()
    return {color: spaces[color] / count / mean for color, count in routes.items()}


def gray_share(survey: Survey) -> float:
    """Return which part of all spaces is gray."""
    spaces = spaces_by_color(survey)
    return spaces[RouteColor.GRAY] / (spaces.total() or 1)


@measured("routes")
def route_length_shares(survey: Survey) -> tuple[float, float]:
    """Return which parts of all spaces lie on short and on long routes."""
    spaces = Counter[int]()
    for route in survey.board.routes:
        spaces[route.length] += route.length
    whole = spaces.total() or 1
    short = sum(count for length, count in spaces.items() if length <= SHORT_ROUTE)
    long = sum(count for length, count in spaces.items() if length >= LONG_ROUTE)
    return short / whole, long / whole


def several_tracks_share(survey: Survey) -> float:
    """Return which part of the connections between cities has more than one track."""
    return share(len(connection.tracks) > 1 for connection in ordinary(survey))


def connections_by_city(survey: Survey) -> Mapping[str, int]:
    """Return how many connections lead to each city, those into other countries among them."""
    neighbours = network(survey).neighbours
    return {city.id: len(neighbours[city.id]) for city in survey.board.cities}


def connections_per_city(survey: Survey) -> float:
    """Return how many connections between cities there are for each city."""
    return len(ordinary(survey)) / (len(survey.board.cities) or 1)


def idle_share(survey: Survey) -> float:
    """Return which part of the connections between cities no ticket's shortest way runs over."""
    used = ticket_loads(survey)
    return share(connection.ends not in used for connection in ordinary(survey))


def load_of_several_tracks(survey: Survey) -> float | None:
    """Return how many times as many tickets run over connections with several tracks."""
    used = ticket_loads(survey)
    several: list[float] = []
    single: list[float] = []
    for connection in ordinary(survey):
        load = used.get(connection.ends, 0)
        (several if len(connection.tracks) > 1 else single).append(load)
    if not several or not single or not sum(single):
        return None
    return fmean(several) / fmean(single)


def needed_by_players(survey: Survey, ruleset: Ruleset) -> Mapping[Pair, float]:
    """Return how likely a player is dealt a ticket whose shortest way runs over a connection."""
    spared: dict[Pair, float] = {}
    piles = {pile.id: pile_tickets(survey, pile) for pile in ruleset.tickets.piles}
    for deal in ruleset.tickets.deals:
        tickets = piles.get(deal.pile, ())
        over = loads(way for ticket in tickets if (way := way_of(survey, ticket)) is not None)
        for pair, load in over.items():
            without_it = (1 - min(load / len(tickets), 1)) ** deal.cards
            spared[pair] = spared.get(pair, 1) * without_it
    return {pair: 1 - chance for pair, chance in spared.items()}


def share(some: Iterable[bool]) -> float:
    """Return for which part of some things something holds; 0 if there are none."""
    every: Sequence[bool] = list(some)
    return sum(every) / (len(every) or 1)
