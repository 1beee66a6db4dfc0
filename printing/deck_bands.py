"""How decks are distinguished: by a colour, a name, and lines for the long ones."""

from collections.abc import Mapping

from trackwright.printing.card import Band
from trackwright.rendering.shapes import Color
from trackwright.schema.board import Board, Deck
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.text import printable, text_in

LONG_TAG = "long"
"""Decks with this tag are those of long tickets."""

LONG: Color = "#27568F"
COLORS: tuple[Color, ...] = ("#7A4B2A", "#3D6B45", "#6A4A82", "#8F3A34", "#2F6A73", "#8A6A1C")
BONUS: Color = "#8F6A16"
COUNTRY: Color = "#3D6B45"
REFERENCE: Color = "#4A4F57"

BACKS: Mapping[str, Color] = {
    "ticket": COLORS[0],
    "long_ticket": LONG,
    "bonus": BONUS,
    "country": COUNTRY,
    "reference": REFERENCE,
}
"""The colours of the backs by kinds of cards."""


def bands(board: Board, language: str) -> Mapping[str, Band]:
    """Return the band of each deck: long ones are blue, the others take colours in turn."""
    found: dict[str, Band] = {}
    used = 0
    for deck in _decks(board):
        is_long = LONG_TAG in deck.tags
        color = LONG if is_long else COLORS[used % len(COLORS)]
        used += not is_long
        name = printable(text_in(deck.name, language)) or _readable(deck.id)
        found[deck.id] = Band(name, color, striped=is_long)
    return found


def back_kind(band: Band) -> str:
    """Return which back the tickets of a deck have.

    All but the long ones share one: rules may shuffle several decks into a pile.
    """
    return "long_ticket" if band.striped else "ticket"


def tag_names(tags: tuple[str, ...], rules: Ruleset | None, language: str) -> tuple[str, ...]:
    """Return the names of tags in the rules, or the tags themselves."""
    named = rules.names if rules else {}
    return tuple(
        printable(text_in(named[tag], language)) if tag in named else _readable(tag) for tag in tags
    )


def _decks(board: Board) -> tuple[Deck, ...]:
    """Return all decks; a ticket may name one that the board does not describe."""
    known = {deck.id for deck in board.decks}
    others = dict.fromkeys(ticket.deck for ticket in board.tickets if ticket.deck not in known)
    return (*board.decks, *(Deck(id=name) for name in others))


def _readable(name: str) -> str:
    return name.replace("_", " ").replace("-", " ").capitalize()
