"""The numbers of a board."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from trackwright.network.paths import Network, PathFinder, cuts
from trackwright.schema.board import Board, Connection, Ticket, connections
from trackwright.schema.colors import RouteColor
from trackwright.schema.rules.ruleset import ConnectionKind


@dataclass(frozen=True)
class TicketValue:
    """A ticket whose points are not the length of its shortest path."""

    ticket: str
    points: int
    shortest: int | None


@dataclass(frozen=True)
class Statistics:
    """The numbers of a board; `routes` are tracks, `doubles` and `triples` ordinary connections."""

    cities: int
    crossings: int
    countries: int
    connections: int
    border_connections: int
    doubles: int
    triples: int
    routes: int
    spaces: int
    spaces_by_color: Mapping[str, int]
    routes_by_length: Mapping[int, int]
    ferries: int
    icons: int
    tunnels: int
    draw_bonuses: int
    tickets: int
    tickets_by_deck: Mapping[str, int]
    tickets_off_shortest_path: int
    off_shortest_path: tuple[TicketValue, ...]
    connections_by_city: Mapping[str, int]
    bridges: tuple[tuple[str, str], ...]

    def as_json(self) -> dict[str, Any]:
        """Return the numbers as one JSON object."""
        return asdict(self)


def statistics(board: Board) -> Statistics:
    """Count everything on a board."""
    network, joined = Network.of(board), connections(board)
    finder = PathFinder.of(board, network)
    odd = tuple(value for ticket in board.tickets if (value := _odd_value(finder, ticket)))
    return Statistics(
        cities=len(board.cities),
        crossings=len(board.crossings),
        countries=len(board.countries),
        connections=len(joined),
        border_connections=sum(c.kind is ConnectionKind.BORDER for c in joined),
        doubles=_with_tracks(joined, 2),
        triples=_with_tracks(joined, 3),
        routes=len(board.routes),
        spaces=sum(route.length for route in board.routes),
        spaces_by_color=_spaces_by_color(board),
        routes_by_length=dict(sorted(Counter(route.length for route in board.routes).items())),
        ferries=sum(route.ferry for route in board.routes),
        icons=sum(len(route.icons) for route in board.routes),
        tunnels=sum(route.tunnel for route in board.routes),
        draw_bonuses=sum(route.draw_bonus > 0 for route in board.routes),
        tickets=len(board.tickets),
        tickets_by_deck=_tickets_by_deck(board),
        tickets_off_shortest_path=len(odd),
        off_shortest_path=odd,
        connections_by_city={city.id: len(network.neighbours[city.id]) for city in board.cities},
        bridges=tuple(sorted(cuts(network).bridges)),
    )


def _odd_value(finder: PathFinder, ticket: Ticket) -> TicketValue | None:
    paths = finder.between(*ticket.ends)
    shortest = None if paths is None else paths.length
    return None if ticket.points == shortest else TicketValue(ticket.id, ticket.points, shortest)


def _with_tracks(joined: tuple[Connection, ...], tracks: int) -> int:
    return sum(c.kind is ConnectionKind.ORDINARY and len(c.tracks) == tracks for c in joined)


def _spaces_by_color(board: Board) -> dict[str, int]:
    spaces: Counter[RouteColor] = Counter()
    for route in board.routes:
        spaces[route.color] += route.length
    return {str(color): spaces[color] for color in RouteColor if spaces[color]}


def _tickets_by_deck(board: Board) -> dict[str, int]:
    counted = Counter(ticket.deck for ticket in board.tickets)
    return {**{deck.id: 0 for deck in board.decks}, **counted}
