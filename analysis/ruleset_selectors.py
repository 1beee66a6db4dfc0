"""Selectors of a ruleset: where they stand, what they name, and what they pick on a board."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from trackwright.analysis.board_analysis import STOPS, BoardAnalysis, measured
from trackwright.schema.base import Model
from trackwright.schema.board import Board, Route, Ticket
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
        id: The id or the tag.
        path: Where in the ruleset.
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


@dataclass(frozen=True)
class RoutePicks:
    """The routes of a board that selectors pick, each picked only once."""

    board: Board = field(compare=False)
    _picked: dict[RouteSelector, tuple[Route, ...]] = field(default_factory=dict, compare=False)
    _ids: dict[RouteSelector, frozenset[str]] = field(default_factory=dict, compare=False)

    def of(self, selector: RouteSelector) -> tuple[Route, ...]:
        """Return what a selector picks."""
        if selector not in self._picked:
            self._picked[selector] = picked_routes(self.board, selector)
        return self._picked[selector]

    def ids(self, selector: RouteSelector) -> frozenset[str]:
        """Return the ids of what a selector picks."""
        if selector not in self._ids:
            self._ids[selector] = frozenset(route.id for route in self.of(selector))
        return self._ids[selector]


@dataclass(frozen=True)
class TicketPicks:
    """The tickets of a board that selectors pick, each picked only once."""

    board: Board = field(compare=False)
    _picked: dict[TicketSelector, tuple[Ticket, ...]] = field(default_factory=dict, compare=False)

    def of(self, selector: TicketSelector) -> tuple[Ticket, ...]:
        """Return what a selector picks."""
        if selector not in self._picked:
            self._picked[selector] = picked_tickets(self.board, selector)
        return self._picked[selector]

    def in_pile(self, pile: Pile) -> tuple[Ticket, ...]:
        """Return the tickets of a pile, without those that players may add."""
        return self.of(pile.tickets)


@measured(*STOPS, "regions", "routes")
def route_picks(analysis: BoardAnalysis) -> RoutePicks:
    """Return what selectors pick among the routes."""
    return RoutePicks(analysis.board)


@measured(*STOPS, "regions", "decks", "tickets")
def ticket_picks(analysis: BoardAnalysis) -> TicketPicks:
    """Return what selectors pick among the tickets."""
    return TicketPicks(analysis.board)


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
