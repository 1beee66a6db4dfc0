"""What a selector picks on a board, and which cities tickets name."""

from collections import Counter
from collections.abc import Iterable, Mapping

from trackwright.schema.board import (
    Board,
    CountryEnd,
    Route,
    Ticket,
    TicketEnd,
)
from trackwright.schema.selectors import RouteSelector, StopSelector, TicketSelector


def picked_stops(board: Board, selector: StopSelector) -> frozenset[str]:
    """Return the ids of the cities and crossings that `selector` picks."""
    in_regions = {
        city for region in board.regions if region.id in selector.regions for city in region.cities
    }
    return frozenset(
        stop.id
        for stop in board.stops
        if _one_of(stop.id, selector.cities)
        and _one_of(stop.country, selector.countries)
        and (not selector.regions or stop.id in in_regions)
        and _shares(stop.tags, selector.tags)
    )


def picked_routes(board: Board, selector: RouteSelector) -> tuple[Route, ...]:
    """Return the routes that `selector` picks."""
    branches = [picked_routes(board, branch) for branch in selector.any_of]
    in_a_branch = {route.id for branch in branches for route in branch}
    touched = None if selector.touches is None else picked_stops(board, selector.touches)
    return tuple(
        route
        for route in board.routes
        if _fits_route(route, selector)
        and (not branches or route.id in in_a_branch)
        and (touched is None or not touched.isdisjoint(route.ends))
    )


def picked_tickets(board: Board, selector: TicketSelector) -> tuple[Ticket, ...]:
    """Return the tickets that `selector` picks."""
    branches = [picked_tickets(board, branch) for branch in selector.any_of]
    in_a_branch = {ticket.id for branch in branches for ticket in branch}
    touched = None if selector.touches is None else picked_stops(board, selector.touches)
    of_countries = {stop.country for stop in board.stops if touched and stop.id in touched}
    deck_tags = {deck.id: deck.tags for deck in board.decks}
    return tuple(
        ticket
        for ticket in board.tickets
        if _one_of(ticket.deck, selector.decks)
        and _shares((*ticket.tags, *deck_tags.get(ticket.deck, ())), selector.tags)
        and (selector.points is None or ticket.points in selector.points)
        and (not branches or ticket.id in in_a_branch)
        and (touched is None or _touches(ticket, touched, of_countries))
    )


def ticket_stops(board: Board, ticket: Ticket) -> frozenset[str]:
    """Return every city and crossing that a ticket names, by itself or by its country."""
    return frozenset().union(*(end_stops(board, end) for end in ticket.all_ends))


def end_stops(board: Board, end: TicketEnd) -> frozenset[str]:
    """Return the cities and crossings that a ticket's end stands for."""
    if isinstance(end, CountryEnd):
        return picked_stops(board, StopSelector(countries=(end.country,)))
    return frozenset({end})


def tickets_by_city(board: Board) -> Mapping[str, int]:
    """Return how many tickets name each city."""
    return Counter(
        end
        for ticket in board.tickets
        for end in dict.fromkeys(ticket.all_ends)
        if not isinstance(end, CountryEnd)
    )


def _touches(ticket: Ticket, stops: frozenset[str], of_countries: set[str | None]) -> bool:
    """Return whether a ticket names one of some stops, or one of the countries they lie in."""
    return any(
        end.country in of_countries if isinstance(end, CountryEnd) else end in stops
        for end in ticket.all_ends
    )


def _fits_route(route: Route, selector: RouteSelector) -> bool:
    return (
        _one_of(route.id, selector.routes)
        and _one_of(route.color, selector.colors)
        and (selector.length is None or route.length in selector.length)
        and selector.ferry in (None, route.ferry)
        and selector.tunnel in (None, route.tunnel)
        and selector.draw_bonus in (None, route.draw_bonus > 0)
        and _shares(route.tags, selector.tags)
    )


def _one_of(value: str | None, wanted: tuple[str, ...]) -> bool:
    return not wanted or value in wanted


def _shares(tags: Iterable[str], wanted: tuple[str, ...]) -> bool:
    return not wanted or not set(wanted).isdisjoint(tags)
