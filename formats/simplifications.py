"""Simplifications that several formats apply to a board."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from trackwright.formats.capabilities import Simplification
from trackwright.schema.board import Board, City, CountryEnd, Deck, Route, Stop, Ticket
from trackwright.schema.sentences import say

Thing = TypeVar("Thing")


def _of(kind: str, keep: Callable[[Board], Iterable[object]]) -> Callable[[Board, str], Board]:
    def simpler(board: Board, language: str) -> Board:
        del language
        kept = tuple(keep(board))
        # The board itself stays where nothing is lost, so that all it knows is still shared.
        return board if len(kept) == len(getattr(board, kind)) else board.changed(**{kind: kept})

    return simpler


def _once(things: Iterable[Thing], known: Iterable[Stop] = ()) -> Iterable[Thing]:
    seen = {stop.id for stop in known}
    for thing in things:
        name = getattr(thing, "id")  # noqa: B009 – every list of a board has things with ids
        if name not in seen:
            seen.add(name)
            yield thing


def _ends(ticket: Ticket) -> set[str]:
    every = ticket.all_ends
    return {end for end in every if not isinstance(end, CountryEnd)}


def _end_countries(ticket: Ticket) -> set[str]:
    every = ticket.all_ends
    return {end.country for end in every if isinstance(end, CountryEnd)}


def _routes_with_ends(board: Board) -> list[Route]:
    stops = {stop.id for stop in board.stops}
    return [route for route in board.routes if stops.issuperset(route.ends)]


def _tickets_with_ends(board: Board) -> list[Ticket]:
    stops = {stop.id for stop in board.stops}
    return [ticket for ticket in board.tickets if stops >= _ends(ticket)]


def _every_deck(board: Board) -> tuple[Deck, ...]:
    named = (Deck(id=ticket.deck) for ticket in board.tickets)
    return tuple(_once((*board.decks, *named)))


def _as_cities(board: Board, language: str) -> Board:
    del language
    if not board.crossings:
        return board
    # Not validated again: a crossing has every field of a city.
    cities = tuple(City.model_construct(**dict(crossing)) for crossing in board.crossings)
    return board.changed(cities=(*board.cities, *cities), crossings=())


SOUND = (
    Simplification(
        "cities", say("Cities whose id another has."), _of("cities", lambda b: _once(b.cities))
    ),
    Simplification(
        "crossings",
        say("Crossings whose id another stop has."),
        _of("crossings", lambda b: _once(b.crossings, b.cities)),
    ),
    Simplification(
        "routes",
        say("Routes that end nowhere, or whose id another has."),
        _of("routes", lambda board: _once(_routes_with_ends(board))),
    ),
    Simplification(
        "tickets",
        say("Tickets that end nowhere, or whose id another has."),
        _of("tickets", lambda board: _once(_tickets_with_ends(board))),
    ),
)
"""For formats that are read back: what names nothing could not be found again."""

EVERY_DECK = Simplification(
    "decks",
    say("Decks whose id another has."),
    lambda board, _: board.changed(decks=_every_deck(board)),
)
"""For formats with decks: each once, and one for tickets whose deck is not there."""

WITH_KNOWN_COUNTRIES = Simplification(
    "tickets",
    say("Tickets that end in an unknown country."),
    _of(
        "tickets",
        lambda b: (t for t in b.tickets if {c.id for c in b.countries} >= _end_countries(t)),
    ),
)

ONLY_BETWEEN_CITIES = Simplification(
    "tickets",
    say("Tickets that end in a country."),
    _of(
        "tickets",
        lambda b: (t for t in b.tickets if not any(isinstance(e, CountryEnd) for e in t.ends)),
    ),
)

CROSSINGS_AS_CITIES = Simplification(
    "crossings", say("That no network runs through: crossings are written as cities."), _as_cities
)
