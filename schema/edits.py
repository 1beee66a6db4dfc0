"""Edits of a board: pure functions that return another board and share all that stays the same."""

from collections.abc import Iterable
from typing import Any, Literal

from trackwright.schema.base import Model
from trackwright.schema.board import Board, CountryEnd, Ticket, TicketEnd

Kind = Literal["cities", "crossings", "countries", "regions", "routes", "decks", "tickets"]
"""The lists of a board whose things have ids."""


def with_changed(board: Board, kind: Kind, name: str, **fields: Any) -> Board:
    """Return the board with other values in some fields of one thing."""
    return _with_list(
        board, kind, [t.changed(**fields) if t.id == name else t for t in getattr(board, kind)]
    )


def with_changed_at(board: Board, kind: Kind, index: int, **fields: Any) -> Board:
    """Return the board with other values in one thing, for when several have its id."""
    things = list(getattr(board, kind))
    things[index] = things[index].changed(**fields)
    return _with_list(board, kind, things)


def with_added(board: Board, kind: Kind, *things: Model) -> Board:
    """Return the board with more things at the end of a list."""
    return _with_list(board, kind, (*getattr(board, kind), *things))


def without(board: Board, kind: Kind, *names: str) -> Board:
    """Return the board without some things; what speaks of them stays."""
    return _with_list(board, kind, [t for t in getattr(board, kind) if t.id not in names])


def without_stop(board: Board, name: str) -> Board:
    """Return the board without a city or crossing, its routes and its tickets."""
    board = without(board, "cities", name)
    board = without(board, "crossings", name)
    board = without(board, "routes", *(r.id for r in board.routes if name in r.ends))
    board = without(board, "tickets", *(t.id for t in board.tickets if name in t.ends))
    for ticket in board.tickets:
        others = [other for other in ticket.alternatives if other.end != name]
        if len(others) < len(ticket.alternatives):
            board = with_changed(board, "tickets", ticket.id, alternatives=others)
    for region in board.regions:
        if name in region.cities:
            members = [city for city in region.cities if city != name]
            board = with_changed(board, "regions", region.id, cities=members)
    return board


def with_stop_named(board: Board, old: str, new: str) -> Board:
    """Return the board with `new` wherever a route, ticket or region speaks of the stop `old`."""
    for index, route in enumerate(board.routes):
        if old in route.ends:
            ends = tuple(new if end == old else end for end in route.ends)
            board = with_changed_at(board, "routes", index, ends=ends)
    for index, ticket in enumerate(board.tickets):
        if old in _cities(ticket):
            board = with_changed_at(board, "tickets", index, **_renamed(ticket, old, new))
    for index, region in enumerate(board.regions):
        if old in region.cities:
            members = dict.fromkeys(new if city == old else city for city in region.cities)
            board = with_changed_at(board, "regions", index, cities=tuple(members))
    return board


def _with_list(board: Board, kind: Kind, things: Iterable[Model]) -> Board:
    return board.changed(**{kind: tuple(things)})


def _cities(ticket: Ticket) -> set[str]:
    ends = (*ticket.ends, *(other.end for other in ticket.alternatives))
    return {end for end in ends if not isinstance(end, CountryEnd)}


def _renamed(ticket: Ticket, old: str, new: str) -> dict[str, Any]:
    def name(end: TicketEnd) -> TicketEnd:
        return new if end == old else end

    return {
        "ends": tuple(map(name, ticket.ends)),
        "alternatives": tuple(o.changed(end=name(o.end)) for o in ticket.alternatives),
    }
