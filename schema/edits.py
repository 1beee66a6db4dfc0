"""Edits of a board: pure functions that return another board and share all that stays the same."""

from collections.abc import Callable, Iterable
from operator import is_
from typing import Any, Literal, TypeGuard

from trackwright.schema.base import Model
from trackwright.schema.board import Board, CountryEnd, Crossing, Stop, Ticket, TicketEnd
from trackwright.schema.errors import DocumentPath

Kind = Literal["cities", "crossings", "countries", "regions", "routes", "decks", "tickets"]
"""The lists of a board whose things have ids."""


def list_of(stop: Stop) -> Kind:
    """Return the list that a stop is in."""
    return "crossings" if isinstance(stop, Crossing) else "cities"


def stop_lists(stops: Iterable[Stop]) -> dict[Kind, tuple[Stop, ...]]:
    """Return stops by the lists that they are in."""
    lists: dict[Kind, tuple[Stop, ...]] = {"cities": (), "crossings": ()}
    for stop in stops:
        lists[list_of(stop)] += (stop,)
    return lists


def with_changed(board: Board, kind: Kind, name: str, /, **fields: Any) -> Board:
    """Return the board with other values in some fields of one thing."""
    return with_each(board, kind, [name], lambda thing: thing.changed(**fields))


def with_changed_at(board: Board, kind: Kind, index: int, /, **fields: Any) -> Board:
    """Return the board with other values in one thing, for when several have its id."""
    things = list(getattr(board, kind))
    things[index] = things[index].changed(**fields)
    return _with_list(board, kind, things)


def with_all_changed(board: Board, kind: Kind, names: Iterable[str], /, **fields: Any) -> Board:
    """Return the board with the same new values in some fields of several things."""
    return with_each(board, kind, names, lambda thing: thing.changed(**fields))


def with_each(
    board: Board, kind: Kind, names: Iterable[str], change: Callable[[Any], Model]
) -> Board:
    """Return the board with several things of a list changed by a function."""
    before, chosen = getattr(board, kind), set(names)
    after = tuple(change(thing) if thing.id in chosen else thing for thing in before)
    is_same = all(map(is_, before, after))
    return board if is_same else _with_list(board, kind, after)


def with_each_stop(board: Board, names: Iterable[str], change: Callable[[Stop], Stop]) -> Board:
    """Return the board with several cities and crossings changed by a function."""
    chosen = set(names)
    return with_each(with_each(board, "cities", chosen, change), "crossings", chosen, change)


def with_edited(board: Board, path: DocumentPath, change: Callable[[Any], Any]) -> Board:
    """Return the board with what stands at a path of its document changed by a function."""
    edited: Board = _edited(board, path, change)
    return edited


def with_added(board: Board, kind: Kind, *things: Model) -> Board:
    """Return the board with more things at the end of a list."""
    return _with_list(board, kind, (*getattr(board, kind), *things))


def without(board: Board, kind: Kind, *names: str) -> Board:
    """Return the board without some things; what speaks of them stays."""
    gone = set(names)
    return _with_list(board, kind, [t for t in getattr(board, kind) if t.id not in gone])


def without_stop(board: Board, name: str) -> Board:
    """Return the board without a city or crossing, its routes and its tickets."""
    return without_stops(board, [name])


def without_stops(board: Board, names: Iterable[str]) -> Board:
    """Return the board without some cities and crossings, their routes and their tickets."""
    gone = set(names)
    board = without(board, "cities", *gone)
    board = without(board, "crossings", *gone)
    board = without(board, "routes", *(r.id for r in board.routes if not gone.isdisjoint(r.ends)))
    board = without(board, "tickets", *(t.id for t in board.tickets if _ends_in(t, gone)))
    for ticket in board.tickets:
        others = [
            o for o in ticket.alternatives if isinstance(o.end, CountryEnd) or o.end not in gone
        ]
        if len(others) < len(ticket.alternatives):
            board = with_changed(board, "tickets", ticket.id, alternatives=others)
    for region in board.regions:
        if not gone.isdisjoint(region.cities):
            members = [city for city in region.cities if city not in gone]
            board = with_changed(board, "regions", region.id, cities=members)
    return board


def without_country_tickets(board: Board, country: str) -> Board:
    """Return the board without the tickets, and alternatives of tickets, that name a country."""
    kept = []
    for ticket in board.tickets:
        others = tuple(o for o in ticket.alternatives if not _is_country(o.end, country))
        if not any(_is_country(end, country) for end in ticket.ends):
            fewer = len(others) < len(ticket.alternatives)
            kept.append(ticket.changed(alternatives=others) if fewer else ticket)
    return _with_list(board, "tickets", kept)


def with_stop_named(board: Board, old: str, new: str) -> Board:
    """Return the board with `new` wherever a route, ticket or region speaks of the stop `old`."""
    for index, route in enumerate(board.routes):
        if old in route.ends:
            ends = tuple(new if end == old else end for end in route.ends)
            board = with_changed_at(board, "routes", index, ends=ends)
    board = _with_ends(board, lambda end: new if end == old else end)
    for index, region in enumerate(board.regions):
        if old in region.cities:
            members = dict.fromkeys(new if city == old else city for city in region.cities)
            board = with_changed_at(board, "regions", index, cities=tuple(members))
    return board


def with_country_named(board: Board, old: str, new: str) -> Board:
    """Return the board with `new` wherever a stop or ticket speaks of the country `old`."""
    kinds: tuple[Kind, Kind] = ("cities", "crossings")
    for kind in kinds:
        inside = [stop.id for stop in getattr(board, kind) if stop.country == old]
        board = with_all_changed(board, kind, inside, country=new) if inside else board
    return _with_ends(board, lambda end: end.changed(country=new) if _is_country(end, old) else end)


def with_deck_named(board: Board, old: str, new: str) -> Board:
    """Return the board with `new` wherever a ticket speaks of the deck `old`."""
    return _with_list(
        board, "tickets", [t.changed(deck=new) if t.deck == old else t for t in board.tickets]
    )


def _with_list(board: Board, kind: Kind, things: Iterable[Model]) -> Board:
    return board.changed(**{kind: tuple(things)})


def _ends_in(ticket: Ticket, stops: set[str]) -> bool:
    return any(not isinstance(end, CountryEnd) and end in stops for end in ticket.ends)


def _with_ends(board: Board, change: Callable[[TicketEnd], TicketEnd]) -> Board:
    """Return the board with other ends of tickets; the same board if none has another."""
    tickets = tuple(with_ends_changed(ticket, change) for ticket in board.tickets)
    return board if tickets == board.tickets else board.changed(tickets=tickets)


def with_ends_changed(ticket: Ticket, change: Callable[[TicketEnd], TicketEnd]) -> Ticket:
    """Return a ticket with each of its ends, and those of its alternatives, changed."""
    if all(change(end) == end for end in ticket.all_ends):
        return ticket
    others = tuple(other.changed(end=change(other.end)) for other in ticket.alternatives)
    return ticket.changed(ends=tuple(map(change, ticket.ends)), alternatives=others)


def _is_country(end: TicketEnd, country: str) -> TypeGuard[CountryEnd]:
    return isinstance(end, CountryEnd) and end.country == country


def _edited(value: Any, path: DocumentPath, change: Callable[[Any], Any]) -> Any:
    if not path:
        return change(value)
    step, rest = path[0], path[1:]
    if isinstance(value, Model):
        return value.changed(**{str(step): _edited(getattr(value, str(step)), rest, change)})
    if isinstance(value, tuple):
        place = int(step)
        return (*value[:place], _edited(value[place], rest, change), *value[place + 1 :])
    return {**value, step: _edited(value[step], rest, change)}
