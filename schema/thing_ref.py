"""References to the things of a document by their ids, and what sentences call them."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from trackwright.schema.board import (
    Board,
    CountryEnd,
    Crossing,
    Deck,
    Route,
    Stop,
    Ticket,
    TicketEnd,
)
from trackwright.schema.edits import Kind
from trackwright.schema.errors import DocumentPath, Problem, did_you_mean
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.rules.scoring import Bonus
from trackwright.schema.rules.tickets import Pile
from trackwright.schema.sentences import Name, Sentence, quoted, say
from trackwright.schema.text import Text, printable, text_in

LIST_BY_KIND: Mapping[str, Kind] = {
    "city": "cities",
    "crossing": "crossings",
    "country": "countries",
    "region": "regions",
    "route": "routes",
    "deck": "decks",
    "ticket": "tickets",
    "decoration": "decorations",
}
"""The kinds of things that have ids, and the fields of a board that list them."""

AREA_KINDS = ("country", "region")
"""The kinds of things that have borders."""

_KINDS: Mapping[str, str] = {plural: kind for kind, plural in LIST_BY_KIND.items()}


@dataclass(frozen=True)
class ThingRef:
    """A reference to a thing in a board or a ruleset, or to a field of it.

    Attributes:
        kind: `city`, `crossing`, `country`, `region`, `route`, `deck`, `ticket`, `decoration`,
            `board` or `ruleset`.
        id: Of the thing; empty for the board or the ruleset itself.
        fields: Keys and positions that lead to a field inside of it.
        index: Which of the things with this id, if several have it.
    """

    kind: str
    id: str = ""
    fields: DocumentPath = ()
    index: int | None = field(default=None, compare=False)

    def __str__(self) -> str:
        parts = (self.kind, self.id, *self.fields)
        return "/".join(printable(str(part)) for part in parts if part != "")

    @property
    def thing(self) -> str:
        """The thing without the field: what a board's `ignored` names."""
        return "/".join(part for part in (self.kind, self.id) if part)


def subject_of(refs: Iterable[ThingRef]) -> frozenset[str]:
    """Return what an entry of `ignored` names to accept a problem: its things, all of them.

    Were some enough, an entry would go on to hide what joins them later.
    """
    named = tuple(refs)
    things = frozenset(ref.thing for ref in named if ref.kind != "ruleset")
    return things or frozenset(map(str, named))


def find_thing(board: Board, ref: ThingRef) -> Any:
    """Return the thing that a reference names, of whatever type; None if the board has none."""
    plural = LIST_BY_KIND.get(ref.kind)
    things = getattr(board, plural) if plural else ()
    return next((thing for thing in things if thing.id == ref.id), None)


def stop_ref(stop: Stop, *fields: str | int) -> ThingRef:
    """Return a reference to a city or crossing."""
    return ThingRef("crossing" if isinstance(stop, Crossing) else "city", stop.id, fields)


def route_ref(route: Route, *fields: str | int) -> ThingRef:
    """Return a reference to a route."""
    return ThingRef("route", route.id, fields)


def ticket_ref(ticket: Ticket, *fields: str | int) -> ThingRef:
    """Return a reference to a ticket."""
    return ThingRef("ticket", ticket.id, fields)


def board_ref(*fields: str | int) -> ThingRef:
    """Return a reference to a field of the board itself."""
    return ThingRef("board", "", fields)


def ruleset_ref(*fields: str | int) -> ThingRef:
    """Return a reference to a field of a ruleset."""
    return ThingRef("ruleset", "", fields)


def ref_at(board: Board, path: DocumentPath) -> ThingRef:
    """Return a reference to what stands at a path of a board's document."""
    if len(path) > 1 and path[0] in _KINDS and isinstance(path[1], int):
        plural, index = path[0], path[1]
        return ThingRef(_KINDS[str(plural)], getattr(board, str(plural))[index].id, path[2:], index)
    return board_ref(*path)


class Paths:
    """Finds where in a board's document references lead."""

    def __init__(self, board: Board) -> None:
        self._ids = {
            kind: [thing.id for thing in getattr(board, plural)]
            for kind, plural in LIST_BY_KIND.items()
        }
        self._first = {
            (kind, name): index
            for kind, names in self._ids.items()
            for index, name in reversed(list(enumerate(names)))
        }

    def of(self, ref: ThingRef) -> DocumentPath:
        """Return where a reference leads; the document itself if the thing is gone."""
        if ref.kind == "board":
            return ref.fields
        index = ref.index
        if index is None or self._ids.get(ref.kind, [])[index : index + 1] != [ref.id]:
            index = self._first.get((ref.kind, ref.id))
        return () if index is None else (LIST_BY_KIND[ref.kind], index, *ref.fields)


def path_of(board: Board, ref: ThingRef) -> DocumentPath:
    """Return where in a board's document one reference leads; use `Paths` for many."""
    return Paths(board).of(ref)


def spoken(text: Text, otherwise: str) -> str:
    """Return what a thing is called, in English where there is a choice; `otherwise` if nothing."""
    english = printable(text_in(text, "en")) or otherwise
    return english if isinstance(text, str) else Name(english, text)


def called(thing: Deck | Pile | Bonus) -> Sentence:
    """Return a deck, pile or bonus as sentences call it."""
    return quoted(spoken(thing.name, thing.id))


class ThingNames:
    """The things of a board as sentences call them, thousands of times: each is named once."""

    def __init__(self, board: Board) -> None:
        names: dict[str, Text] = {country.id: country.name for country in board.countries}
        self._countries = {name: spoken(text, name) for name, text in names.items()}
        self._stops = {stop.id: spoken(_name_of(stop, names), stop.id) for stop in board.stops}
        self._between: dict[tuple[TicketEnd, TicketEnd], Sentence] = {}

    def stop(self, name: str) -> str:
        """Return the name of a city or crossing."""
        return self._stops.get(name, name)

    def stops(self, names: Iterable[str]) -> list[str]:
        """Return the names of cities and crossings."""
        return [self.stop(name) for name in names]

    def country(self, name: str) -> str:
        """Return the name of a country."""
        return self._countries.get(name, name)

    def end(self, end: TicketEnd) -> str:
        """Return the name of a ticket's end."""
        return self.country(end.country) if isinstance(end, CountryEnd) else self.stop(end)

    def between(self, first: TicketEnd, second: TicketEnd) -> Sentence:
        """Return what joins two ends, as `Oslo–Bergen`."""
        ends = first, second
        if ends not in self._between:
            joined = say("{first}–{second}", first=self.end(first), second=self.end(second))
            self._between[ends] = joined
        return self._between[ends]

    def route(self, route: Route) -> Sentence:
        """Return a route as `Oslo–Bergen`."""
        return self.between(*route.ends)

    def ticket(self, ticket: Ticket) -> Sentence:
        """Return a ticket as `Oslo–Bergen`."""
        return self.between(*ticket.ends)


def _name_of(stop: Stop, countries: Mapping[str, Text]) -> Text:
    """Return a stop's name; a crossing without one is called by the country it leads to."""
    if isinstance(stop, Crossing) and not text_in(stop.name, "en"):
        return countries.get(stop.country, "") or stop.country
    return stop.name


Named = tuple[str, DocumentPath, str]
"""What kind of thing an id stands for, where in the document it stands, and the id."""


def board_reference_problems(board: Board) -> Iterator[Problem]:
    """Yield every id of a board that two things share, and every one that names nothing."""
    yield from _repeated(board_ids(board))
    yield from _unknown(
        board_references(board),
        {
            "city": {stop.id for stop in board.stops},
            "country": {country.id for country in board.countries},
            "deck": {deck.id for deck in board.decks},
        },
    )


def ruleset_reference_problems(ruleset: Ruleset) -> Iterator[Problem]:
    """Yield every id of a ruleset that two things share, and every one that names nothing."""
    yield from _repeated(_ruleset_ids(ruleset))
    piles = {pile.id for pile in ruleset.tickets.piles}
    yield from _unknown(_ruleset_references(ruleset), {"pile": piles})


def board_ids(board: Board) -> Iterator[Named]:
    """Yield the id of every thing of a board; cities and crossings share one kind."""
    for kind, plural in LIST_BY_KIND.items():
        for i, thing in enumerate(getattr(board, plural)):
            yield "city" if kind == "crossing" else kind, (plural, i, "id"), thing.id


def board_references(board: Board) -> Iterator[Named]:
    """Yield every id by which a thing of a board speaks of another."""
    for i, city in enumerate(board.cities):
        if city.country is not None:
            yield "country", ("cities", i, "country"), city.country
    for i, crossing in enumerate(board.crossings):
        yield "country", ("crossings", i, "country"), crossing.country
    for i, region in enumerate(board.regions):
        for j, member in enumerate(region.cities):
            yield "city", ("regions", i, "cities", j), member
    for i, route in enumerate(board.routes):
        for j, end in enumerate(route.ends):
            yield "city", ("routes", i, "ends", j), end
    for i, ticket in enumerate(board.tickets):
        yield from _ticket_references(ticket, ("tickets", i))


def _ticket_references(ticket: Ticket, path: DocumentPath) -> Iterator[Named]:
    ends = [
        *((("ends", i), end) for i, end in enumerate(ticket.ends)),
        *((("alternatives", i, "end"), other.end) for i, other in enumerate(ticket.alternatives)),
    ]
    for inner, end in ends:
        if isinstance(end, CountryEnd):
            yield "country", (*path, *inner, "country"), end.country
        else:
            yield "city", (*path, *inner), end
    yield "deck", (*path, "deck"), ticket.deck


def _ruleset_ids(ruleset: Ruleset) -> Iterator[Named]:
    for i, pile in enumerate(ruleset.tickets.piles):
        yield "pile", ("tickets", "piles", i, "id"), pile.id
    if ruleset.bonuses is not None:
        for i, bonus in enumerate(ruleset.bonuses.cards):
            yield "bonus", ("bonuses", "cards", i, "id"), bonus.id


def _ruleset_references(ruleset: Ruleset) -> Iterator[Named]:
    for i, deal in enumerate(ruleset.tickets.deals):
        yield "pile", ("tickets", "deals", i, "pile"), deal.pile
    if ruleset.tickets.action is not None:
        yield "pile", ("tickets", "action", "pile"), ruleset.tickets.action.pile


def _repeated(ids: Iterator[Named]) -> Iterator[Problem]:
    seen = set()
    for kind, path, name in ids:
        if (kind, name) in seen:
            yield Problem(path, _also_called(kind, name))
        seen.add((kind, name))


def _unknown(references: Iterator[Named], known: Mapping[str, set[str]]) -> Iterator[Problem]:
    for kind, path, name in references:
        if name not in known[kind]:
            yield Problem(path, _nothing_called(kind, name, did_you_mean(name, known[kind])))


def _also_called(kind: str, name: str) -> Sentence:
    if kind == "pile":
        return say("another pile has the id '{name}', too; change one of them", name=name)
    if kind == "bonus":
        return say("another bonus has the id '{name}', too; change one of them", name=name)
    return say("another {kind} has the id '{name}', too; change one of them", kind=kind, name=name)


def _nothing_called(kind: str, name: str, hint: Sentence) -> Sentence:
    if kind == "pile":
        return say("there is no pile '{name}'{hint}", name=name, hint=hint)
    return say("there is no {kind} '{name}'{hint}", kind=kind, name=name, hint=hint)
