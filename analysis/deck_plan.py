"""The piles that suggested tickets are for, as the rules of a board have them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from trackwright.analysis.published_ranges import published_range
from trackwright.schema.board import Board, Ticket
from trackwright.schema.pile_tickets import pile_selector, pile_tickets
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.rules.tickets import Pile, Undealt
from trackwright.schema.selector_matches import picked_stops, picked_tickets
from trackwright.schema.selectors import Range, TicketSelector
from trackwright.schema.text import Text

REGULAR = "regular"
"""The id of a deck for a board that has none, if its rules name none."""


@dataclass(frozen=True)
class PlannedPile:
    """A pile that suggested tickets are for.

    Attributes:
        piles: All piles of the rules: tickets that an earlier one has are not in a later one.
        number: Which of those it is.
        name: What players call them.
        tags: Marks of the new ones, by which the rules find them.
        points: What they may be worth; anything if None.
        stops: Cities of which each names one at least; any if None.
        size: How many it is meant to have; None if nobody says.
        least: How many the largest table needs, to be dealt and to draw from once.
    """

    deck: str
    piles: tuple[Pile, ...]
    number: int = 0
    name: Text = ""
    tags: tuple[str, ...] = ()
    points: Range | None = None
    stops: frozenset[str] | None = None
    size: int | None = None
    least: int = 0

    def fits(self, cities: Iterable[str], points: int) -> bool:
        """Return whether a ticket between some cities may belong to it."""
        is_worth_it = self.points is None or points in self.points
        return is_worth_it and (self.stops is None or not self.stops.isdisjoint(cities))

    def of(self, board: Board) -> tuple[Ticket, ...]:
        """Return the tickets of a board that it is made of."""
        return pile_tickets(board, self.piles)[self.number]


@dataclass(frozen=True)
class DeckPlan:
    """Where suggested tickets go.

    Attributes:
        long: The pile of long tickets; None if the rules have them among the others.
        longest: No ticket should have more spaces, by the trains that players have.
    """

    regular: PlannedPile
    long: PlannedPile | None = None
    longest: int | None = None

    @property
    def piles(self) -> tuple[PlannedPile, ...]:
        """All its piles."""
        return (self.regular,) if self.long is None else (self.regular, self.long)

    def there(self, board: Board) -> tuple[Ticket, ...]:
        """Return the tickets that its piles have on a board."""
        own = {ticket.id for pile in self.piles for ticket in pile.of(board)}
        return tuple(ticket for ticket in board.tickets if ticket.id in own)

    def pile_of(self, ticket: Ticket) -> PlannedPile:
        """Return the pile of a suggested ticket."""
        cities = [end for end in ticket.ends if isinstance(end, str)]
        fitting = (
            pile
            for pile in reversed(self.piles)
            if pile.deck == ticket.deck and pile.fits(cities, ticket.points)
        )
        return next(fitting, self.regular)


def plan_for(board: Board, rules: Sequence[Ruleset]) -> DeckPlan:
    """Return where the tickets of a board go, by the first of its rulesets that is known."""
    if not rules:
        deck = _deck_among(board, ())
        alone = Pile(id=deck, tickets=TicketSelector(decks=(deck,)))
        return DeckPlan(PlannedPile(deck, (alone,), size=_size_of(board, deck)))
    regular, long = _regular_and_long(rules[0])
    longest = int(published_range("longest_ticket").highest * rules[0].players.trains)
    apart = None if long is None else _planned(board, rules[0], long)
    return DeckPlan(_planned(board, rules[0], regular), apart, longest)


def _regular_and_long(rules: Ruleset) -> tuple[Pile, Pile | None]:
    """Return the pile that is drawn from, and the one whose tickets are meant to be long.

    Those are dealt once and never drawn, or are worth more than the others.
    """
    piles = rules.tickets.piles
    drawn = rules.tickets.action.pile if rules.tickets.action is not None else ""
    staying = [pile for pile in piles if pile.undealt is not Undealt.OUT]
    regular = next((pile for pile in piles if pile.id == drawn), (staying or list(piles))[0])
    others = [pile for pile in piles if pile is not regular]
    dealt_once = [pile for pile in others if pile.undealt is Undealt.OUT]
    dearer = [pile for pile in others if _lowest(pile) > _lowest(regular)]
    return regular, next(iter((*dealt_once, *dearer)), None)


def _lowest(pile: Pile) -> int:
    points = _narrowed(pile.tickets).points
    return points.at_least or 0 if points is not None else 0


def _planned(board: Board, rules: Ruleset, pile: Pile) -> PlannedPile:
    picks = _narrowed(pile_selector(partial(picked_tickets, board), pile))
    deck = _deck_among(board, picks.decks, picks.tags)
    marks = next((known.tags for known in board.decks if known.id == deck), ())
    is_marked = not picks.tags or not set(marks).isdisjoint(picks.tags)
    size = pile.size
    if size is None and picks == TicketSelector(decks=(deck,)):
        size = _size_of(board, deck)
    return PlannedPile(
        deck,
        rules.tickets.piles,
        rules.tickets.piles.index(pile),
        pile.name,
        () if is_marked else picks.tags[:1],
        picks.points,
        None if picks.touches is None else picked_stops(board, picks.touches),
        size,
        _least(rules, pile),
    )


def _narrowed(picks: TicketSelector) -> TicketSelector:
    """Return a selector without branches: what it leaves open, its first branch says."""
    if not picks.any_of:
        return picks
    branch = _narrowed(picks.any_of[0])
    return TicketSelector(
        decks=picks.decks or branch.decks,
        tags=picks.tags or branch.tags,
        points=picks.points or branch.points,
        touches=picks.touches or branch.touches,
    )


def _deck_among(board: Board, decks: Iterable[str], tags: Iterable[str] = ()) -> str:
    """Return the deck for new tickets: one that the board has, else the first that is named."""
    named, marks = list(decks), set(tags)
    has = [deck for deck in board.decks if not named or deck.id in named]
    marked = [deck for deck in has if not marks.isdisjoint(deck.tags)]
    return next(iter((*(deck.id for deck in (*marked, *has)), *named)), REGULAR)


def _size_of(board: Board, deck: str) -> int | None:
    return next((known.size for known in board.decks if known.id == deck), None)


def _least(rules: Ruleset, pile: Pile) -> int:
    tickets = rules.tickets
    each = sum(deal.cards for deal in tickets.deals if deal.pile == pile.id)
    if tickets.action is not None and tickets.action.pile == pile.id:
        each += tickets.action.draw
    return each * rules.players.maximum
