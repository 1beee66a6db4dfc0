"""What the selectors of a ruleset name: cities, countries, regions, routes, decks and tags."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from trackwright.schema.base import Model
from trackwright.schema.board import Board
from trackwright.schema.errors import DocumentPath
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.selectors import RouteSelector, StopSelector, TicketSelector

Selector = StopSelector | RouteSelector | TicketSelector


@dataclass(frozen=True)
class Named:
    """Something that a selector names.

    Attributes:
        kind: What it is: `city`, `country`, `region`, `route`, `deck`, or a tag: `city tag`,
            `route tag`, `ticket tag`.
    """

    kind: str
    id: str
    path: DocumentPath


_STOPS = {"cities": "city", "countries": "country", "regions": "region", "tags": "city tag"}
_ROUTES = {"routes": "route", "tags": "route tag"}
_TICKETS = {"decks": "deck", "tags": "ticket tag"}


def selectors(ruleset: Ruleset) -> Iterator[tuple[DocumentPath, Selector]]:
    """Yield every selector of a ruleset, those inside others too, and where it stands."""
    return _below(ruleset, ())


def named(ruleset: Ruleset) -> Iterator[Named]:
    """Yield everything that the selectors of a ruleset name."""
    for path, selector in selectors(ruleset):
        for plural, kind in naming_fields(selector).items():
            for index, name in enumerate(getattr(selector, plural)):
                yield Named(kind, name, (*path, plural, index))


def needed_names(ruleset: Ruleset) -> Iterator[Named]:
    """Yield what a board must have for the ruleset to mean anything on it.

    Tickets that players may add are left out, and those of a pile that has a fallback for boards
    without them.
    """
    for mention in named(ruleset):
        match mention.path:
            case (_, "piles", _, "may_add", *_):
                continue
            case (_, "piles", int(index), "tickets", *_) if (
                ruleset.tickets.piles[index].fallback is not None
            ):
                continue
        yield mention


def is_generic(ruleset: Ruleset) -> bool:
    """Return whether a ruleset is for any board: it needs nothing by name, nor a printed box."""
    return ruleset.box is None and next(needed_names(ruleset), None) is None


def naming_fields(selector: Selector) -> Mapping[str, str]:
    """Return the fields of a selector that name things, and the kinds of those."""
    if isinstance(selector, StopSelector):
        return _STOPS
    return _ROUTES if isinstance(selector, RouteSelector) else _TICKETS


def known_names(board: Board) -> Mapping[str, frozenset[str]]:
    """Return by its kind everything on a board that a selector could name."""
    return {
        "city": frozenset(stop.id for stop in board.stops),
        "country": frozenset(country.id for country in board.countries),
        "region": frozenset(region.id for region in board.regions),
        "route": frozenset(route.id for route in board.routes),
        "deck": frozenset(deck.id for deck in board.decks),
        "city tag": frozenset(tag for stop in board.stops for tag in stop.tags),
        "route tag": frozenset(tag for route in board.routes for tag in route.tags),
        "ticket tag": frozenset(tag for ticket in board.tickets for tag in ticket.tags)
        | frozenset(tag for deck in board.decks for tag in deck.tags),
    }


def _below(value: object, path: DocumentPath) -> Iterator[tuple[DocumentPath, Selector]]:
    if isinstance(value, Selector):
        yield path, value
    if isinstance(value, Model):
        for name in type(value).model_fields:
            yield from _below(getattr(value, name), (*path, name))
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from _below(item, (*path, index))
