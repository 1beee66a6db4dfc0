"""Edits that remove things, and what they take along."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from trackwright.schema.board import Board
from trackwright.schema.edits import (
    with_all_changed,
    without,
    without_country_tickets,
    without_stops,
)
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef


@dataclass(frozen=True)
class Removal:
    """A board without some things, and the ids of these by kind: `{"city": ("oslo",), …}`."""

    board: Board
    gone: Mapping[str, tuple[str, ...]]

    @property
    def places(self) -> tuple[ThingRef, ...]:
        """All that is gone."""
        return tuple(ThingRef(kind, name) for kind, names in self.gone.items() for name in names)


def removal(board: Board, places: Iterable[ThingRef]) -> Removal:
    """Remove things with all that cannot be without them.

    A stop takes its routes and tickets along; a country the crossings that lead to it and the
    tickets that name it; a deck its tickets. Cities of a country stay, and are in none.
    """
    chosen: dict[str, list[str]] = {}
    for place in places:
        chosen.setdefault(place.kind, []).append(place.id)
    countries = set(chosen.get("country", ()))
    decks = set(chosen.get("deck", ()))
    leading_there = [c.id for c in board.crossings if c.country in countries]
    stops = [*chosen.get("city", ()), *chosen.get("crossing", ()), *leading_there]
    left = without_stops(board, stops) if stops else board
    left = without(left, "routes", *chosen.get("route", ()))
    left = without(left, "regions", *chosen.get("region", ()))
    left = _without_countries(left, countries)
    in_decks = (ticket.id for ticket in left.tickets if ticket.deck in decks)
    left = without(left, "tickets", *chosen.get("ticket", ()), *in_decks)
    left = without(left, "decks", *decks)
    return Removal(left, _gone(board, left))


def _without_countries(board: Board, countries: set[str]) -> Board:
    inside = [city.id for city in board.cities if city.country in countries]
    board = with_all_changed(board, "cities", inside, country=None) if inside else board
    for country in countries:
        board = without_country_tickets(board, country)
    return without(board, "countries", *countries)


def _gone(before: Board, after: Board) -> dict[str, tuple[str, ...]]:
    gone = {}
    for kind, plural in LIST_BY_KIND.items():
        left = {thing.id for thing in getattr(after, plural)}
        names = tuple(thing.id for thing in getattr(before, plural) if thing.id not in left)
        if names:
            gone[kind] = names
    return gone
