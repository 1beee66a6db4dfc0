"""What is measured of tickets: their paths, lengths and values, and the load of connections."""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from statistics import fmean, median

from trackwright.analysis.board_analysis import (
    NETWORK,
    BoardAnalysis,
    distances,
    large_enough,
    measured,
    network,
    ordinary,
    path_finder,
    share,
)
from trackwright.analysis.ruleset_selectors import tickets_in_piles
from trackwright.network import decks
from trackwright.network.paths import Pair, ShortestPathSet
from trackwright.network.ticket_value import paths_to_nearest_end
from trackwright.schema.board import Board, Connection, Ticket
from trackwright.schema.rules.ruleset import ConnectionKind, Ruleset
from trackwright.schema.rules.tickets import Undealt
from trackwright.schema.selector_matches import tickets_by_city

FEWEST_TICKETS = 20
"""Smaller decks are not compared with the published ones: their numbers mean little."""

SHORT, LONG = decks.SHORTER, decks.LONG
"""Tickets are short or long by these parts of the board's reach."""


@measured(*NETWORK, "tickets")
def ticket_paths(analysis: BoardAnalysis) -> tuple[tuple[Ticket, ShortestPathSet], ...]:
    """Return the tickets that can be completed, each with its shortest paths."""
    found = (
        (ticket, paths_to_nearest_end(path_finder(analysis), ticket))
        for ticket in analysis.board.tickets
    )
    return tuple((ticket, paths) for ticket, paths in found if paths is not None)


@measured(*NETWORK, "tickets")
def _paths_by_ticket(analysis: BoardAnalysis) -> Mapping[int, ShortestPathSet]:
    return {id(ticket): paths for ticket, paths in ticket_paths(analysis)}


def paths_of_ticket(analysis: BoardAnalysis, ticket: Ticket) -> ShortestPathSet | None:
    """Return the shortest paths of one of the board's tickets; None if no routes join its ends."""
    return _paths_by_ticket(analysis).get(id(ticket))


@measured(*NETWORK, "tickets")
def ticket_loads(analysis: BoardAnalysis) -> Mapping[Pair, float]:
    """Return how many tickets run over each connection, by their shortest paths."""
    return loads(paths for _, paths in ticket_paths(analysis))


def loads(some: Iterable[ShortestPathSet]) -> Mapping[Pair, float]:
    """Return how many of some paths run over each connection."""
    found: dict[Pair, float] = defaultdict(float)
    for paths in some:
        for pair, part in paths.shares.items():
            found[pair] += part
    return found


def tickets_in_play(analysis: BoardAnalysis, ruleset: Ruleset) -> list[Ticket]:
    """Return the tickets that a ruleset plays with."""
    return [ticket for pile in tickets_in_piles(analysis, ruleset) for ticket in pile]


def long_and_regular(
    analysis: BoardAnalysis, ruleset: Ruleset
) -> tuple[list[Ticket], list[Ticket]]:
    """Return the tickets that are only dealt, never drawn later, and those of the other piles."""
    dealt_only: list[Ticket] = []
    others: list[Ticket] = []
    piles = zip(ruleset.tickets.piles, tickets_in_piles(analysis, ruleset), strict=True)
    for pile, tickets in piles:
        (dealt_only if pile.undealt is Undealt.OUT else others).extend(tickets)
    return dealt_only, others


def tickets_by_deck(board: Board) -> Mapping[str, list[Ticket]]:
    """Return the tickets of each deck."""
    found: dict[str, list[Ticket]] = defaultdict(list)
    for ticket in board.tickets:
        found[ticket.deck].append(ticket)
    return found


def length_shares(analysis: BoardAnalysis) -> tuple[float, float]:
    """Return which parts of the tickets are short and long, measured by the board's reach."""
    reach, _ = distances(analysis)
    parts = [paths.length / reach for _, paths in ticket_paths(analysis) if reach]
    return share(part < SHORT for part in parts), share(part > LONG for part in parts)


def idle_share(analysis: BoardAnalysis) -> float:
    """Return which part of the connections between cities no ticket's shortest way runs over."""
    used = ticket_loads(analysis)
    return share(connection.ends not in used for connection in ordinary(analysis))


def load_of_several_tracks(analysis: BoardAnalysis) -> float | None:
    """Return how many times as many tickets run over connections with several tracks."""
    used = ticket_loads(analysis)
    several: list[float] = []
    single: list[float] = []
    for connection in ordinary(analysis):
        load = used.get(connection.ends, 0)
        (several if len(connection.tracks) > 1 else single).append(load)
    if not several or not single or not sum(single):
        return None
    return fmean(several) / fmean(single)


def needed_by_players(analysis: BoardAnalysis, ruleset: Ruleset) -> Mapping[Pair, float]:
    """Return how likely a player is dealt a ticket whose shortest way runs over a connection."""
    spared: dict[Pair, float] = {}
    ids = (pile.id for pile in ruleset.tickets.piles)
    piles = dict(zip(ids, tickets_in_piles(analysis, ruleset), strict=True))
    for deal in ruleset.tickets.deals:
        tickets = piles.get(deal.pile, ())
        over = loads(
            paths for ticket in tickets if (paths := paths_of_ticket(analysis, ticket)) is not None
        )
        for pair, load in over.items():
            without_it = (1 - min(load / len(tickets), 1)) ** deal.cards
            spared[pair] = spared.get(pair, 1) * without_it
    return {pair: 1 - chance for pair, chance in spared.items()}


def busiest_city(analysis: BoardAnalysis) -> float:
    """Return the largest share of the tickets that name one city."""
    named = tickets_by_city(analysis.board).values()
    return max(named, default=0) / (len(analysis.board.tickets) or 1)


def bottleneck(analysis: BoardAnalysis) -> float:
    """Return the largest share of a deck's tickets that need one connection."""
    return max(
        (len(needing) / count for _, _, needing, count in needed_tickets(analysis)), default=0
    )


def needed_tickets(analysis: BoardAnalysis) -> Iterator[tuple[str, Pair, list[Ticket], int]]:
    """Yield decks, connections, the tickets that need them, and how many the deck has."""
    needing: dict[str, dict[Pair, list[Ticket]]] = defaultdict(lambda: defaultdict(list))
    for ticket, paths in ticket_paths(analysis):
        for pair in paths.needed:
            needing[ticket.deck][pair].append(ticket)
    sizes = Counter(ticket.deck for ticket in analysis.board.tickets)
    for deck, by_pair in needing.items():
        if sizes[deck] >= FEWEST_TICKETS:
            for pair, tickets in by_pair.items():
                yield deck, pair, tickets, sizes[deck]


def ticket_rate(analysis: BoardAnalysis, ruleset: Ruleset) -> float:
    """Return how many tickets are in play for each city."""
    return len(tickets_in_play(analysis, ruleset)) / (len(analysis.board.cities) or 1)


def longest_ticket(analysis: BoardAnalysis, ruleset: Ruleset) -> float:
    """Return the spaces of the longest ticket in play as a part of a player's trains."""
    found = (paths_of_ticket(analysis, ticket) for ticket in tickets_in_play(analysis, ruleset))
    longest = max((paths.length for paths in found if paths is not None), default=0)
    return longest / ruleset.players.trains


FEWEST_VALUES = 5
"""A smaller deck has no conventions that a ticket could break."""


def gaps_in_decks(analysis: BoardAnalysis) -> Iterator[float]:
    """Yield the widest gap between the values of each deck, as a part of its median."""
    for tickets in tickets_by_deck(analysis.board).values():
        values = sorted(ticket.points for ticket in tickets)
        if len(values) >= FEWEST_VALUES and median(values) > 0:
            yield max(upper - lower for lower, upper in pairwise(values)) / median(values)


def regular_as_dear_as_long(
    analysis: BoardAnalysis, ruleset: Ruleset
) -> Iterator[tuple[Ticket, float]]:
    """Yield each long ticket, and which part of the regular ones is worth as much or more."""
    long, regular = long_and_regular(analysis, ruleset)
    values = sorted(ticket.points for ticket in regular)
    for ticket in long if values else ():
        yield ticket, 1 - bisect_left(values, ticket.points) / len(values)


def one_route_tickets(analysis: BoardAnalysis) -> Iterator[Ticket]:
    """Yield the tickets whose shortest way is a single route."""
    if not large_enough(analysis.board):
        return
    neighbours = network(analysis).neighbours
    for ticket in analysis.board.tickets:
        first, second = (sorted(path_finder(analysis).stops(end)) for end in ticket.ends)
        if len(first) == len(second) == 1 and not ticket.alternatives:
            length = neighbours.get(first[0], {}).get(second[0])
            paths = path_finder(analysis).between(*ticket.ends)
            if length is not None and paths is not None and paths.length == length:
                yield ticket


def one_route_share(analysis: BoardAnalysis) -> float:
    """Return which part of the tickets a single route completes."""
    found = {id(ticket) for ticket in one_route_tickets(analysis)}
    return share(id(ticket) in found for ticket in analysis.board.tickets)


def need_of_one_track(analysis: BoardAnalysis, ruleset: Ruleset) -> Mapping[Connection, float]:
    """Return how likely a player needs each connection that one player can use at a full table."""
    wanted: Mapping[Pair, float] = needed_by_players(analysis, ruleset)
    return {
        connection: wanted[connection.ends]
        for connection in ordinary(analysis)
        if connection.ends in wanted and _usable(connection, ruleset) == 1
    }


def _usable(connection: Connection, ruleset: Ruleset) -> int:
    tracks = len(connection.tracks)
    if tracks == 1:
        return 1
    usable = ruleset.parallel_tracks.usable(
        ConnectionKind.ORDINARY, tracks, ruleset.players.maximum
    )
    return tracks if usable is None else usable
