"""Edits of the names of things, in the language in which the board is shown."""

from collections.abc import Mapping

from trackwright.schema.board import Board
from trackwright.schema.edits import Kind, with_changed
from trackwright.schema.text import text_in
from trackwright.schema.thing_ref import ThingRef

NAMED: Mapping[str, Kind] = {
    "city": "cities",
    "crossing": "crossings",
    "country": "countries",
    "region": "regions",
    "deck": "decks",
}
"""The kinds of things that have a name, and the fields of a board that list them."""


def languages_of(board: Board) -> tuple[str, ...]:
    """Return the languages that a board's names are written in, its own choice first."""
    names = [thing.name for kind in NAMED.values() for thing in getattr(board, kind)]
    found = (language for name in names if isinstance(name, Mapping) for language in name)
    return tuple(dict.fromkeys((*board.meta.languages, *found)))


def name_of(board: Board, place: ThingRef, language: str) -> str:
    """Return the name that a thing has of its own; empty if it has none."""
    return next(
        (text_in(t.name, language) for t in getattr(board, NAMED[place.kind]) if t.id == place.id),
        "",
    )


def with_name(board: Board, place: ThingRef, language: str, name: str) -> Board:
    """Return the board with another name of a thing; in other languages it keeps its names."""
    kind = NAMED[place.kind]
    thing = next((thing for thing in getattr(board, kind) if thing.id == place.id), None)
    if thing is None or text_in(thing.name, language) == name:
        return board
    return with_changed(board, kind, place.id, name=worded(thing.name, language, name))


def worded(text: str | Mapping[str, str], language: str, words: str) -> str | Mapping[str, str]:
    """Return a text with other words in a language; one that is the same in all stays so."""
    return {**text, language: words} if isinstance(text, Mapping) else words
