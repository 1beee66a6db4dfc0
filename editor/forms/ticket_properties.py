"""The properties of tickets and of their decks."""

from collections.abc import Sequence
from dataclasses import replace

from trackwright.editor.forms.fields import field_at, group_of
from trackwright.editor.forms.property import Property
from trackwright.editor.forms.property_fields import (
    existing,
    field,
    identity,
    options_among,
    refers,
    stop_options,
    text,
    things_among,
)
from trackwright.editor.forms.values import InputKind, Option, Value
from trackwright.schema.board import Alternative, Board, CountryEnd, Deck, Ticket, TicketEnd
from trackwright.schema.edits import with_changed
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

COUNTRY = "country:"
"""What stands before the id of a country that is an end of a ticket."""


class WrongAlternativeError(TrackwrightError):
    """What is no other end with its points."""

    def __init__(self) -> None:
        super().__init__(tr("write each end with its points: bergen 7; country:sweden 5"))


def ends(board: Board, language: str) -> tuple[Option, ...]:
    """Return all that a ticket can end in: cities, crossings, and countries after them."""
    countries = options_among("country")(board, language)
    return (
        *stop_options(board, language),
        *(Option(f"{COUNTRY}{it.value}", it.words, "country") for it in countries),
    )


def _end(place: int, name: str, title: str) -> Property:
    def read(ticket: Ticket, _language: str) -> Value:
        return _written(ticket.ends[place])

    def write(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
        end = _end_called(board, str(value))
        for ticket in things_among(board, "ticket", names):
            both = (*ticket.ends[:place], end, *ticket.ends[place + 1 :])
            board = with_changed(board, "tickets", ticket.id, ends=both)
        return board

    return Property(
        name,
        replace(field_at(group_of(Ticket), ("ends",)), title=title),
        InputKind.CHOICE,
        read,
        write,
        ("ends", place),
        options=ends,
        alone=True,
    )


def _read_alternatives(ticket: Ticket, _language: str) -> Value:
    return "; ".join(f"{_written(other.end)} {other.points}" for other in ticket.alternatives)


def _write_alternatives(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
    others = tuple(
        _alternative(board, part) for part in str(value or "").split(";") if part.strip()
    )
    for name in names:
        board = with_changed(board, "tickets", name, alternatives=others)
    return board


def _alternative(board: Board, words: str) -> Alternative:
    match words.split():
        case [end, points] if points.lstrip("+-").isdigit():
            return Alternative(end=_end_called(board, end), points=int(points))
        case _:
            raise WrongAlternativeError


def _written(end: TicketEnd) -> str:
    return f"{COUNTRY}{end.country}" if isinstance(end, CountryEnd) else end


def _end_called(board: Board, name: str) -> TicketEnd:
    if name.startswith(COUNTRY):
        return CountryEnd(country=str(existing(board, "country", name.removeprefix(COUNTRY))))
    return str(existing(board, "city", name))


TICKET = (
    _end(0, "from", say("From")),
    _end(1, "to", say("To")),
    field("ticket", Ticket, "points"),
    field(
        "ticket",
        Ticket,
        "deck",
        input_kind=InputKind.CHOICE,
        options=options_among("deck"),
        write=refers("ticket", "deck", "deck"),
    ),
    field(
        "ticket",
        Ticket,
        "alternatives",
        input_kind=InputKind.LINE,
        read=_read_alternatives,
        write=_write_alternatives,
        alone=True,
    ),
    field("ticket", Ticket, "tags"),
    identity("ticket", Ticket),
)

DECK = (
    text("deck", Deck, "name", alone=True),
    field("deck", Deck, "size"),
    text("deck", Deck, "note", input_kind=InputKind.PROSE),
    field("deck", Deck, "tags"),
    identity("deck", Deck),
)
