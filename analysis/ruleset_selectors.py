"""Selectors of a ruleset: where they stand, what they name, and what they pick on a board."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial

from trackwright.analysis.board_analysis import STOPS, BoardAnalysis, measured
from trackwright.schema.base import Model
from trackwright.schema.board import Route, Ticket
from trackwright.schema.errors import DocumentPath
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.rules.tickets import Pile
from trackwright.schema.selector_matches import picked_routes, picked_tickets
from trackwright.schema.selectors import RouteSelector, StopSelector, TicketSelector
from trackwright.schema.sentences import Sentence, say

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
        for plural, kind in _naming_fields(selector).items():
            for index, name in enumerate(getattr(selector, plural)):
                yield Named(kind, name, (*path, plural, index))


def lacking(ruleset: Ruleset, selector: RouteSelector) -> Sentence | None:
    """Return the mechanic that a selector asks for and the ruleset does not have."""
    mechanics = {
        say("ferries"): (selector.ferry, ruleset.ferries),
        say("tunnels"): (selector.tunnel, ruleset.tunnels),
        say("draw bonuses"): (selector.draw_bonus, ruleset.draw_bonuses),
    }
    for mechanic, (wanted, rules) in mechanics.items():
        if wanted and rules is None:
            return mechanic
    branches = [lacking(ruleset, branch) for branch in selector.any_of]
    return branches[0] if branches and all(branches) else None


def unknown(
    analysis: BoardAnalysis, ruleset: Ruleset
) -> Mapping[tuple[str, str], list[DocumentPath]]:
    """Return the kinds and ids of what selectors name and the board lacks, and where they do.

    Tickets that players may add are left out: a board does well without them.
    """
    found: dict[tuple[str, str], list[DocumentPath]] = {}
    for mention in named(ruleset):
        if mention.id not in known(analysis)[mention.kind] and "may_add" not in mention.path:
            found.setdefault((mention.kind, mention.id), []).append(mention.path)
    return found


@measured(*STOPS, "countries", "regions", "routes", "decks", "tickets")
def known(analysis: BoardAnalysis) -> Mapping[str, frozenset[str]]:
    """Return by its kind everything that a selector could name."""
    board = analysis.board
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


@measured(*STOPS, "regions", "routes")
def _route_picker(analysis: BoardAnalysis) -> Callable[[RouteSelector], tuple[Route, ...]]:
    return cache(partial(picked_routes, analysis.board))


@measured(*STOPS, "regions", "decks", "tickets")
def _ticket_picker(analysis: BoardAnalysis) -> Callable[[TicketSelector], tuple[Ticket, ...]]:
    return cache(partial(picked_tickets, analysis.board))


def selected_routes(analysis: BoardAnalysis, selector: RouteSelector) -> tuple[Route, ...]:
    """Return the routes that a selector picks; each selector is applied once."""
    return _route_picker(analysis)(selector)


def selected_tickets(analysis: BoardAnalysis, selector: TicketSelector) -> tuple[Ticket, ...]:
    """Return the tickets that a selector picks; each selector is applied once."""
    return _ticket_picker(analysis)(selector)


def pile_tickets(analysis: BoardAnalysis, pile: Pile) -> tuple[Ticket, ...]:
    """Return the tickets of a ruleset's pile, without those that players may add."""
    return selected_tickets(analysis, pile.tickets)


def _below(value: object, path: DocumentPath) -> Iterator[tuple[DocumentPath, Selector]]:
    if isinstance(value, Selector):
        yield path, value
    if isinstance(value, Model):
        for name in type(value).model_fields:
            yield from _below(getattr(value, name), (*path, name))
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from _below(item, (*path, index))


def _naming_fields(selector: Selector) -> Mapping[str, str]:
    """Return the fields of a selector that name things, and the kinds of those."""
    if isinstance(selector, StopSelector):
        return _STOPS
    return _ROUTES if isinstance(selector, RouteSelector) else _TICKETS
