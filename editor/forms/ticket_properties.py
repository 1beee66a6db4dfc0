"""The properties of tickets and of their decks."""

from collections.abc import Sequence

from trackwright.editor.forms.property import (
    end,
    existing,
    field,
    identity,
    options_among,
    refers,
    stop_options,
    text,
)
from trackwright.editor.forms.values import InputKind, Option, Value
from trackwright.schema.board import Alternative, Board, CountryEnd, Deck, Ticket, TicketEnd
from trackwright.schema.edits import with_changed
from trackwright.schema.errors import TrackwrightError
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
        case [name, points] if points.lstrip("+-").isdigit():
            return Alternative(end=_end_called(board, name), points=int(points))
        case _:
            raise WrongAlternativeError


def _written(place: TicketEnd) -> str:
    return f"{COUNTRY}{place.country}" if isinstance(place, CountryEnd) else place


def _end_called(board: Board, value: Value) -> TicketEnd:
    name = str(value)
    if name.startswith(COUNTRY):
        return CountryEnd(country=str(existing(board, "country", name.removeprefix(COUNTRY))))
    return str(existing(board, "city", name))


TICKET = (
    end("ticket", Ticket, 0, ends, _end_called, _written),
    end("ticket", Ticket, 1, ends, _end_called, _written),
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
