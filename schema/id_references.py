"""Ids that name something, and whether that exists, once."""

from collections.abc import Iterator, Mapping

from trackwright.schema.board import Board, CountryEnd, Ticket
from trackwright.schema.errors import DocumentPath, Problem, did_you_mean
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import Sentence, say

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
    for i, city in enumerate(board.cities):
        yield "city", ("cities", i, "id"), city.id
    for i, crossing in enumerate(board.crossings):
        yield "city", ("crossings", i, "id"), crossing.id
    for i, country in enumerate(board.countries):
        yield "country", ("countries", i, "id"), country.id
    for i, region in enumerate(board.regions):
        yield "region", ("regions", i, "id"), region.id
    for i, route in enumerate(board.routes):
        yield "route", ("routes", i, "id"), route.id
    for i, deck in enumerate(board.decks):
        yield "deck", ("decks", i, "id"), deck.id
    for i, ticket in enumerate(board.tickets):
        yield "ticket", ("tickets", i, "id"), ticket.id


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
