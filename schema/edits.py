"""Edits of a board: pure functions that return another board and share all that stays the same."""

from collections.abc import Callable, Collection, Iterable
from operator import is_
from typing import Any, Literal, TypeGuard

from trackwright.schema.base import Model
from trackwright.schema.board import (
    Board,
    Country,
    CountryEnd,
    Crossing,
    PlacedSpace,
    Region,
    Route,
    Stop,
    Ticket,
    TicketEnd,
)
from trackwright.schema.decorations import Decoration, FreeArea, FurniturePiece, PlacedPicture
from trackwright.schema.errors import DocumentPath
from trackwright.schema.geometry import Point, Polygon, turned
from trackwright.schema.ids import LONGEST, free_id
from trackwright.schema.rules.ruleset import Json, RulesetFile, apply_difference

Kind = Literal[
    "cities", "crossings", "countries", "regions", "routes", "decks", "tickets", "decorations"
]
"""The lists of a board whose things have ids."""

Move = Callable[[Point], Point]
"""Where each point of a board goes."""


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
    return with_all_changed(board, kind, (name,), **fields)


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


def route_moved(route: Route, there: Move, turn: float = 0.0) -> Route:
    """Return a route with its bends and hand-placed spaces elsewhere, these turned by degrees."""
    if not route.bends and not route.spaces:
        return route

    def moved(space: PlacedSpace) -> PlacedSpace:
        angle = turned(space.angle + turn) if turn else space.angle
        return space.changed(position=there(space.position), angle=angle)

    bends, spaces = tuple(map(there, route.bends)), tuple(map(moved, route.spaces))
    return route.changed(bends=bends, spaces=spaces)


def with_surroundings_moved(board: Board, there: Move) -> Board:
    """Return the board with countries, regions, decorations and furniture elsewhere."""
    furniture = {
        name: piece.changed(position=there(piece.position))
        for name, piece in board.furniture
        if isinstance(piece, FurniturePiece) and piece.position is not None
    }
    return board.changed(
        countries=tuple(_area_moved(country, there) for country in board.countries),
        regions=tuple(_area_moved(region, there) for region in board.regions),
        decorations=tuple(decoration_moved(each, there) for each in board.decorations),
        furniture=board.furniture.changed(**furniture),
    )


def _area_moved(thing: Country | Region, there: Move) -> Country | Region:
    label = thing.label
    if label is not None and label.position is not None:
        label = label.changed(position=there(label.position))
    return thing.changed(borders=outlines_moved(thing.borders, there), label=label)


def picture_files(board: Board) -> tuple[str, ...]:
    """Return the files of all pictures of a board, relative to its own, each once."""
    background = (board.background.picture,) if board.background else ()
    beside_stops = (stop.picture for stop in board.stops if stop.picture)
    placed = (each.picture for each in board.decorations if isinstance(each, PlacedPicture))
    return tuple(dict.fromkeys((*background, *beside_stops, *placed)))


def decoration_moved(thing: Decoration, there: Move) -> Decoration:
    """Return a decoration elsewhere, as large and as upright as it was."""
    if isinstance(thing, FreeArea):
        return thing.changed(borders=outlines_moved(thing.borders, there))
    return thing.changed(position=there(thing.position))


def outlines_moved(areas: tuple[Polygon, ...], there: Move) -> tuple[Polygon, ...]:
    """Return areas with all their corners elsewhere."""

    def moved(area: Polygon) -> Polygon:
        holes = tuple(tuple(map(there, hole)) for hole in area.holes)
        return area.changed(outer=tuple(map(there, area.outer)), holes=holes)

    return tuple(map(moved, areas))


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


def extending_ruleset(
    board: Board, base: str, difference: Json, taken: Collection[str]
) -> RulesetFile:
    """Return a ruleset for a board to hold that extends another and is named as the board is."""
    name = {"name": board.meta.title} if board.meta.title else {}
    new_id = free_ruleset_id(board, taken)
    return RulesetFile.model_validate({"id": new_id, "extends": base, **name, **difference})


def free_ruleset_id(board: Board, taken: Collection[str]) -> str:
    """Return an id for a board's own ruleset that neither it nor others have `taken`."""
    return free_id(f"{board.id}_rules"[:LONGEST], (*taken, *board.ruleset_ids))


def with_own_rules(board: Board, ruleset: str, difference: Json) -> Board:
    """Return the board with a ruleset of its own that differs from the one with an id.

    One that the board holds is changed. For another, the board gets one that extends it and takes
    its place.
    """
    for index, reference in enumerate(board.rulesets):
        if isinstance(reference, RulesetFile) and reference.id == ruleset:
            stated = apply_difference(reference.statements, difference)
            own = RulesetFile.model_validate(stated)
            return board.changed(
                rulesets=(*board.rulesets[:index], own, *board.rulesets[index + 1 :])
            )
    own = extending_ruleset(board, ruleset, difference, taken=(ruleset,))
    if ruleset not in board.rulesets:
        return board.changed(rulesets=(*board.rulesets, own))
    return board.changed(rulesets=tuple(own if r == ruleset else r for r in board.rulesets))


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
