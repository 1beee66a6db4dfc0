"""Names of routes, tickets and countries as reports show them."""

from collections.abc import Sequence

from trackwright.schema.board import Board, CountryEnd, Route, Ticket, TicketEnd
from trackwright.schema.text import printable, text_in


def route_name(board: Board, route: Route) -> str:
    """Return a route's cities, and its colour if that tells it from others."""
    colors = {other.color for other in board.routes if set(other.ends) == set(route.ends)}
    name = connection_name(board, route.ends)
    return f"{name} ({route.color})" if len(colors) > 1 else name


def connection_name(board: Board, ends: Sequence[str]) -> str:
    """Return the cities that a connection joins."""
    return "–".join(_stop_name(board, end) for end in ends)


def ticket_name(board: Board, ticket: Ticket) -> str:
    """Return what a ticket joins."""
    return "–".join(_end_name(board, end) for end in ticket.ends)


def _end_name(board: Board, end: TicketEnd) -> str:
    if isinstance(end, CountryEnd):
        return country_name(board, end.country)
    return _stop_name(board, end)


def _stop_name(board: Board, stop: str) -> str:
    """Return a stop's name; a nameless crossing is called after its country."""
    (found,) = (one for one in board.stops if one.id == stop)
    name = printable(text_in(found.name, "en"))
    if name or found.country is None:
        return name or stop
    return country_name(board, found.country)


def country_name(board: Board, country: str) -> str:
    """Return a country's name."""
    named = {one.id: one.name for one in board.countries}
    return printable(text_in(named.get(country, ""), "en")) or country
