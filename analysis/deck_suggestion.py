"""Decks of tickets against those of the published boards: figure by figure, and suggested alike."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import cache, cached_property

from trackwright.analysis.deck_plan import DeckPlan, PlannedPile, plan_for
from trackwright.analysis.published_ranges import PublishedRange, number, percent, published_range
from trackwright.network.deck_search import (
    Aim,
    Aims,
    DeckRequest,
    Offered,
    Progress,
    replacement,
    suggest_deck,
)
from trackwright.network.decks import CLASSES, FIRST_LONG, DeckTally, Journey, Journeys
from trackwright.network.paths import Pair
from trackwright.network.ticket_value import proposed_value
from trackwright.schema.board import Board, Deck, Ticket
from trackwright.schema.edits import with_added
from trackwright.schema.ids import LONGEST, free_id
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.rules.tickets import Pile
from trackwright.schema.selectors import TicketSelector
from trackwright.schema.sentences import Sentence


class Sense(Enum):
    """Which values of a figure are good."""

    LIKE = auto()
    AT_MOST = auto()
    AT_LEAST = auto()


@dataclass(frozen=True)
class FigureKind:
    """One of the figures that decks are compared by."""

    name: str
    title: str
    sense: Sense = Sense.LIKE
    is_share: bool = True


DECK_FIGURES = (
    FigureKind("deck_tickets_per_city", "tickets for each city", is_share=False),
    FigureKind("deck_lengths_1", "tickets below 30 % of the board's reach"),
    FigureKind("deck_lengths_2", "tickets from 30 % to 45 %"),
    FigureKind("deck_lengths_3", "tickets from 45 % to 60 %"),
    FigureKind("deck_lengths_4", "long tickets, up to 75 %"),
    FigureKind("deck_lengths_5", "tickets above 75 %"),
    FigureKind("deck_long_ends", "different cities among the ends of long ones", Sense.AT_LEAST),
    FigureKind("deck_of_one_route", "tickets that one route completes", Sense.AT_MOST),
    FigureKind("deck_cities_left_out", "cities that no ticket names", Sense.AT_MOST),
    FigureKind("deck_busiest_city", "tickets that name the busiest city", Sense.AT_MOST),
    FigureKind("deck_unevenness_of_cities", "unevenness of the cities", is_share=False),
    FigureKind("deck_overlap", "spaces that one ticket spares another"),
    FigureKind("deck_nearly_same", "pairs of tickets of which one is nearly free", Sense.AT_MOST),
    FigureKind("deck_twins", "pairs that differ by one space", Sense.AT_MOST),
    FigureKind("deck_bottleneck", "tickets that need the same connection", Sense.AT_MOST),
    FigureKind("deck_busiest_single_track", "tickets over the busiest single track", Sense.AT_MOST),
    FigureKind("deck_idle_connections", "connections on no ticket's way", Sense.AT_MOST),
    FigureKind("deck_load_of_several_tracks", "load of several tracks by one", is_share=False),
)


@dataclass(frozen=True)
class DeckFigure:
    """One figure of a deck beside those of the published ones."""

    kind: FigureKind
    value: float
    known: PublishedRange

    @property
    def is_alike(self) -> bool:
        """Whether the published decks have such a value."""
        return self.known.holds(self.value)

    @property
    def is_fine(self) -> bool:
        """Whether the published decks have such a value, or one that is worse."""
        match self.kind.sense:
            case Sense.AT_MOST:
                return not self.known.too_high(self.value)
            case Sense.AT_LEAST:
                return not self.known.too_low(self.value)
            case Sense.LIKE:
                return self.is_alike

    @property
    def told(self) -> Sentence:
        """The value, in percent or as a number."""
        return percent(self.value) if self.kind.is_share else number(self.value)

    @property
    def range_told(self) -> Sentence:
        """What the published decks have."""
        return self.known.shares if self.kind.is_share else self.known.numbers


@dataclass(frozen=True)
class PileFill:
    """How many tickets a pile has."""

    pile: PlannedPile
    tickets: int

    @property
    def missing(self) -> int:
        """How many it lacks of what the rules say or need; less than nothing for too many."""
        if self.pile.size is not None:
            return self.pile.size - self.tickets
        return max(self.pile.least - self.tickets, 0)


class DeckSuggester:
    """Suggests decks for one board."""

    def __init__(self, board: Board, rules: Sequence[Ruleset]) -> None:
        self.plan = plan_for(board, rules)
        self.journeys = Journeys(board)
        self._board = board

    @property
    def tickets_there(self) -> tuple[Ticket, ...]:
        """The tickets that the piles of the plan have now."""
        return self.plan.there(self._board)

    def usual_wish(self) -> DeckRequest:
        """Return what the rules say, as far as the board has room for that.

        What they leave open is as on the published boards, with enough tickets for every table.
        """
        usual = round(published_range("deck_tickets_per_city").mean * len(self.journeys.cities))
        regular, long = self.plan.regular, self.plan.long
        room = sum(map(len, self._offered))
        if long is None:
            tickets = _size(regular, usual)
            return DeckRequest(max(min(tickets, room), 1), round(usual_long_share(), 2))
        alone = _size(long, round(usual_long_share() * usual))
        tickets = alone + _size(regular, usual - alone)
        share = max(alone / max(tickets, 1), published_range("long_tickets").lowest)
        is_told_in_percent = round(round(share, 2) * tickets) >= alone
        return DeckRequest(
            max(min(tickets, room), 1), round(share, 2) if is_told_in_percent else share
        )

    def suggest(
        self, wish: DeckRequest, kept: Sequence[Ticket] = (), progress: Progress | None = None
    ) -> tuple[Ticket, ...]:
        """Return new tickets that make a deck together with those that are kept."""
        known = tuple(self.journeys.of_tickets(kept))
        beside = replace(wish, tickets=wish.tickets - (len(kept) - len(known)))
        found = suggest_deck(self.journeys, self._offered, beside, deck_aims(), known, progress)
        tickets, staying = list[Ticket](), self._staying(kept)
        for pile, journey in self._in_piles(found, wish, kept):
            tickets.append(self._ticket(journey, pile, (*staying, *tickets)))
        return tuple(tickets)

    def another(
        self,
        wish: DeckRequest,
        deck: Sequence[Ticket],
        replaced: Ticket,
        refused: Iterable[frozenset[str]] = (),
    ) -> Ticket | None:
        """Return a ticket for the place of one of a deck's; None if there is none left."""
        others = [ticket for ticket in deck if ticket is not replaced]
        journey = self.journeys.between(*replaced.ends)
        if journey is None:
            return None
        pile = self.plan.pile_of(replaced)
        beside, fitting = tuple(self.journeys.of_tickets(others)), self._fitting(lambda _: pile)
        found = replacement(
            self.journeys, fitting, wish, deck_aims(), beside, journey, tuple(refused)
        )
        return None if found is None else self._ticket(found, pile, [*self._staying(deck), *deck])

    def score(self, tickets: Iterable[Ticket]) -> tuple[DeckFigure, ...]:
        """Return the figures of a deck beside those of the published ones."""
        figures = _figures(self.journeys, tickets)
        return tuple(
            DeckFigure(kind, figures[kind.name], published_range(kind.name))
            for kind in DECK_FIGURES
            if kind.name in figures
        )

    def filled(self, kept: Sequence[Ticket], tickets: Sequence[Ticket]) -> tuple[PileFill, ...]:
        """Return how many tickets each pile has with suggested ones beside those that are kept."""
        board = with_suggested(self._board, self.plan, kept, tickets)
        return tuple(PileFill(pile, len(pile.of(board))) for pile in self.plan.piles)

    @cached_property
    def _offered(self) -> Offered:
        """What may be suggested: long journeys for the pile of long tickets, if there is one."""
        regular, long = self.plan.regular, self.plan.long or self.plan.regular
        return self._fitting(lambda grade: long if grade >= FIRST_LONG else regular)

    def _fitting(self, pile_for: Callable[[int], PlannedPile]) -> Offered:
        return [
            [pair for pair in pairs if self._fits(pile_for(grade), pair)]
            for grade, pairs in enumerate(self.journeys.offered(self.plan.longest))
        ]

    def _fits(self, pile: PlannedPile, cities: Pair) -> bool:
        return pile.fits(cities, self.journeys.distance(*cities) or 0)

    def _in_piles(
        self, found: Iterable[Journey], wish: DeckRequest, kept: Iterable[Ticket]
    ) -> list[tuple[PlannedPile, Journey]]:
        """Return the pile of each journey: the longest ones fill that of long tickets.

        If the rules say how many it has, no more go there, be they ever so long.
        """
        regular, long = self.plan.regular, self.plan.long or self.plan.regular
        there = {ticket.id for ticket in long.of(self._board)}
        wanted = wish.long_ones if long.size is None else min(wish.long_ones, long.size)
        missing = wanted - sum(ticket.id in there for ticket in kept)
        piled: list[tuple[PlannedPile, Journey]] = []
        for journey in sorted(found, key=lambda one: -one.paths.length):
            cities, points = journey.cities, proposed_value(journey.paths)
            is_wanted = missing > 0 and long.fits(cities, points)
            pile = long if is_wanted or not regular.fits(cities, points) else regular
            missing -= pile is long
            piled.append((pile, journey))
        return sorted(piled, key=lambda one: (one[0].deck, str(one[1].ends)))

    def _staying(self, kept: Iterable[Ticket]) -> tuple[Ticket, ...]:
        """Return the tickets of the board that no suggestion takes away."""
        ids = {ticket.id for ticket in self.tickets_there} - {ticket.id for ticket in kept}
        return tuple(ticket for ticket in self._board.tickets if ticket.id not in ids)

    def _ticket(self, journey: Journey, pile: PlannedPile, beside: Iterable[Ticket]) -> Ticket:
        wanted = "-".join(map(str, journey.ends))[:LONGEST].rstrip("-_")
        return Ticket(
            id=free_id(wanted, {ticket.id for ticket in beside}, "-"),
            ends=journey.ends,
            points=proposed_value(journey.paths),
            deck=pile.deck,
            tags=pile.tags,
        )


def with_suggested(
    board: Board, plan: DeckPlan, kept: Iterable[Ticket], tickets: Iterable[Ticket]
) -> Board:
    """Return the board with suggested tickets in the piles of a plan, beside those that are kept.

    Decks that the board does not have are added; what is in other piles stays as it is.
    """
    new = tuple(tickets)
    gone = {ticket.id for ticket in plan.there(board)} - {ticket.id for ticket in kept}
    others = tuple(ticket for ticket in board.tickets if ticket.id not in gone)
    known = {deck.id for deck in board.decks}
    names = {pile.deck: pile.name for pile in plan.piles}
    used = dict.fromkeys(ticket.deck for ticket in new)
    missing = (Deck(id=deck, name=names.get(deck, "")) for deck in used if deck not in known)
    return with_added(board, "decks", *missing).changed(tickets=(*others, *new))


@cache
def deck_aims() -> Aims:
    """Return what the figures of a deck should be, as measured on the published ones."""
    return {kind.name: _aim(kind) for kind in DECK_FIGURES if kind.name != "deck_tickets_per_city"}


def usual_long_share() -> float:
    """Return which part of the published tickets is long, on the average."""
    return sum(published_range(f"deck_lengths_{n + 1}").mean for n in range(FIRST_LONG, CLASSES))


def deck_figures(board: Board, tickets: Iterable[Ticket]) -> Mapping[str, float]:
    """Return what decks are compared by, each figure by its name."""
    return _figures(Journeys(board), tickets)


def is_printed_deck(rules: Ruleset) -> bool:
    """Return whether rules play with what was printed together: each pile is one whole deck."""
    return all(map(_is_whole_deck, rules.tickets.piles))


def _figures(journeys: Journeys, tickets: Iterable[Ticket]) -> dict[str, float]:
    deck = tuple(journeys.of_tickets(tickets))
    rate = len(deck) / (len(journeys.cities) or 1)
    return {"deck_tickets_per_city": rate, **DeckTally(journeys, deck).figures()}


def _size(pile: PlannedPile, usual: int) -> int:
    """Return how many tickets a pile gets: as the rules say, else as usual, if that is enough."""
    return pile.size if pile.size is not None else max(usual, pile.least)


def _aim(kind: FigureKind) -> Aim:
    known = published_range(kind.name)
    target = known.mean
    if kind.sense is Sense.AT_MOST:
        target = known.lowest
    elif kind.sense is Sense.AT_LEAST:
        target = known.highest
    return Aim(known.lowest, target, known.highest, _WEIGHTS.get(kind.name, 1.0))


_WEIGHTS = {"deck_cities_left_out": 60.0, "deck_twins": 4.0}
"""What checks complain about already if there is one of it."""


def _is_whole_deck(pile: Pile) -> bool:
    return len(pile.tickets.decks) == 1 and pile.tickets == TicketSelector(decks=pile.tickets.decks)
