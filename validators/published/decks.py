"""Decks of tickets against those of the published boards: figure by figure, and suggested alike."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from functools import cache

from trackwright.network.decks import CLASSES, FIRST_LONG, DeckTally, Journey, Journeys
from trackwright.network.suggesting import Aim, Aims, Progress, Wish, another, suggested
from trackwright.schema.board import Board, Deck, Ticket
from trackwright.schema.edits import with_added
from trackwright.schema.ids import LONGEST, free_id
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.rules.tickets import Pile, Undealt
from trackwright.schema.text import Text
from trackwright.validators.published.ranges import Published, number, percent, published

REGULAR = "regular"
"""The id of a deck for a board that has none, if its rules name none."""


class Sense(Enum):
    """Which values of a figure are good."""

    LIKE = auto()
    AT_MOST = auto()
    AT_LEAST = auto()


@dataclass(frozen=True)
class FigureKind:
    """One of the figures that decks are compared by.

    Attributes:
        name: As it was measured.
        title: What it says, in English.
        sense: Which values are good.
        is_share: Whether it is told in percent.
    """

    name: str
    title: str
    sense: Sense = Sense.LIKE
    is_share: bool = True


FIGURES = (
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
class Figure:
    """One figure of a deck beside those of the published ones."""

    kind: FigureKind
    value: float
    known: Published

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
    def told(self) -> str:
        """The value, in percent or as a number."""
        return percent(self.value) if self.kind.is_share else number(self.value)

    @property
    def range_told(self) -> str:
        """What the published decks have."""
        return self.known.shares if self.kind.is_share else self.known.numbers


@dataclass(frozen=True)
class Plan:
    """Where suggested tickets go.

    Attributes:
        regular: The deck of the tickets.
        long: The deck of long ones; None if the rules deal them with the others.
        longest: No ticket should have more spaces, by the trains that players have.
        names: What players call the tickets of its decks, by the ids of the decks.
    """

    regular: str
    long: str | None = None
    longest: int | None = None
    names: Mapping[str, Text] = field(default_factory=dict)

    @property
    def decks(self) -> tuple[str, ...]:
        """All its decks."""
        return (self.regular,) if self.long is None else (self.regular, self.long)

    def deck_for(self, journey: Journey) -> str:
        """Return the deck that a ticket belongs to."""
        return self.long if self.long is not None and journey.is_long else self.regular


class Suggester:
    """Suggests decks for one board.

    Attributes:
        plan: Where the tickets go.
        journeys: What tickets of the board can ask for.
    """

    def __init__(self, board: Board, rules: Sequence[Ruleset]) -> None:
        self.plan = plan_for(board, rules)
        self.journeys = Journeys(board)
        self._board = board

    @property
    def tickets_there(self) -> tuple[Ticket, ...]:
        """The tickets that the decks of the plan have now."""
        return tuple(t for t in self._board.tickets if t.deck in self.plan.decks)

    def usual_wish(self) -> Wish:
        """Return what the published decks would have on this board, if it has room for that."""
        rate = published("deck_tickets_per_city").mean
        room = sum(map(len, self.journeys.offered(self.plan.longest)))
        tickets = min(round(rate * len(self.journeys.cities)), room)
        return Wish(max(tickets, 1), round(usual_long_share(), 2))

    def suggest(
        self, wish: Wish, kept: Sequence[Ticket] = (), progress: Progress | None = None
    ) -> tuple[Ticket, ...]:
        """Return new tickets that make a deck together with those that are kept."""
        wish = replace(wish, longest=self.plan.longest)
        known = tuple(self.journeys.of_tickets(kept))
        found = suggested(self.journeys, wish, deck_aims(), known, progress)
        tickets: list[Ticket] = []
        for journey in sorted(found, key=lambda one: (self.plan.deck_for(one), str(one.ends))):
            tickets.append(self._ticket(journey, [*self._board.tickets, *tickets]))
        return tuple(tickets)

    def another(
        self,
        wish: Wish,
        deck: Sequence[Ticket],
        replaced: Ticket,
        refused: Iterable[frozenset[str]] = (),
    ) -> Ticket | None:
        """Return a ticket for the place of one of a deck's; None if there is none left."""
        others = [ticket for ticket in deck if ticket is not replaced]
        journey = self.journeys.between(*replaced.ends)
        if journey is None:
            return None
        wish = replace(wish, longest=self.plan.longest)
        beside = tuple(self.journeys.of_tickets(others))
        found = another(self.journeys, wish, deck_aims(), beside, journey, tuple(refused))
        return None if found is None else self._ticket(found, [*self._board.tickets, *deck])

    def score(self, tickets: Iterable[Ticket]) -> tuple[Figure, ...]:
        """Return the figures of a deck beside those of the published ones."""
        figures = _figures(self.journeys, tickets)
        return tuple(
            Figure(kind, figures[kind.name], published(kind.name))
            for kind in FIGURES
            if kind.name in figures
        )

    def _ticket(self, journey: Journey, beside: Iterable[Ticket]) -> Ticket:
        wanted = "-".join(map(str, journey.ends))[:LONGEST].rstrip("-_")
        return Ticket(
            id=free_id(wanted, {ticket.id for ticket in beside}, "-"),
            ends=journey.ends,
            points=journey.way.length,
            deck=self.plan.deck_for(journey),
        )


def plan_for(board: Board, rules: Sequence[Ruleset]) -> Plan:
    """Return where the tickets of a board go, by the first of its rulesets that is known."""
    first = board.decks[0].id if board.decks else REGULAR
    if not rules:
        return Plan(first)
    piles = rules[0].tickets.piles
    regular = _deck_of(pile for pile in piles if pile.undealt is not Undealt.OUT)
    long = _deck_of(pile for pile in piles if pile.undealt is Undealt.OUT)
    longest = int(published("longest_ticket").highest * rules[0].players.trains)
    names = {deck: pile.name for pile in piles if (deck := _deck_of([pile])) is not None}
    return Plan(regular or first, long, longest, names)


def with_suggested(
    board: Board, plan: Plan, kept: Iterable[Ticket], tickets: Iterable[Ticket]
) -> Board:
    """Return the board with suggested tickets in the decks of a plan, beside those that are kept.

    Decks that the board does not have are added; other decks stay as they are.
    """
    staying = {ticket.id for ticket in kept}
    new = tuple(tickets)
    others = tuple(t for t in board.tickets if t.deck not in plan.decks or t.id in staying)
    known = {deck.id for deck in board.decks}
    used = dict.fromkeys(ticket.deck for ticket in new)
    missing = (Deck(id=d, name=plan.names.get(d, "")) for d in used if d not in known)
    return with_added(board, "decks", *missing).changed(tickets=(*others, *new))


@cache
def deck_aims() -> Aims:
    """Return what the figures of a deck should be, as measured on the published ones."""
    return {kind.name: _aim(kind) for kind in FIGURES if kind.name != "deck_tickets_per_city"}


def usual_long_share() -> float:
    """Return which part of the published tickets is long, on the average."""
    return sum(published(f"deck_lengths_{n + 1}").mean for n in range(FIRST_LONG, CLASSES))


def deck_figures(board: Board, tickets: Iterable[Ticket]) -> Mapping[str, float]:
    """Return what decks are compared by, each figure by its name."""
    return _figures(Journeys(board), tickets)


def is_printed_deck(rules: Ruleset) -> bool:
    """Tell whether rules play with what was printed together: each pile is one whole deck."""
    return all(_deck_of([pile]) is not None for pile in rules.tickets.piles)


def _figures(journeys: Journeys, tickets: Iterable[Ticket]) -> dict[str, float]:
    deck = tuple(journeys.of_tickets(tickets))
    rate = len(deck) / (len(journeys.cities) or 1)
    return {"deck_tickets_per_city": rate, **DeckTally(journeys, deck).figures()}


def _aim(kind: FigureKind) -> Aim:
    known = published(kind.name)
    target = known.mean
    if kind.sense is Sense.AT_MOST:
        target = known.lowest
    elif kind.sense is Sense.AT_LEAST:
        target = known.highest
    return Aim(known.lowest, target, known.highest, _WEIGHTS.get(kind.name, 1.0))


_WEIGHTS = {"deck_cities_left_out": 60.0, "deck_twins": 4.0}
"""What checks complain about already if there is one of it."""


def _deck_of(piles: Iterable[Pile]) -> str | None:
    """Return the one deck that the first of some piles is made of, if it is made of one."""
    pile = next(iter(piles), None)
    if pile is None or len(pile.tickets.decks) != 1:
        return None
    plain = pile.tickets == type(pile.tickets)(decks=pile.tickets.decks)
    return pile.tickets.decks[0] if plain else None
