"""Edits of ids, with all that speaks of them."""

from collections.abc import Callable, Mapping

from trackwright.schema.board import Board
from trackwright.schema.edits import (
    with_all_changed,
    with_country_named,
    with_deck_named,
    with_stop_named,
)
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import LIST_BY_KIND, board_ids

_REFERENCES: Mapping[str, Callable[[Board, str, str], Board]] = {
    "city": with_stop_named,
    "crossing": with_stop_named,
    "country": with_country_named,
    "deck": with_deck_named,
}
"""How what speaks of a thing is changed, for the kinds of things that others speak of."""


class TakenIdError(TrackwrightError):
    """An id that something of the same kind has already."""

    def __init__(self, name: str) -> None:
        super().__init__(
            say("something else of this kind has the id '{name}'; choose another", name=name)
        )


def with_id(board: Board, kind: str, old: str, new: str) -> Board:
    """Return the board with another id of a thing, and of it in all that speaks of it."""
    if old == new:
        return board
    changed = with_all_changed(board, LIST_BY_KIND[kind], [old], id=new)
    shared = "city" if kind == "crossing" else kind
    if new in (name for known, _, name in board_ids(board) if known == shared):
        raise TakenIdError(new)
    if kind in _REFERENCES:
        changed = _REFERENCES[kind](changed, old, new)
    return _with_accepted_named(changed, f"{kind}/{old}", f"{kind}/{new}")


def _with_accepted_named(board: Board, old: str, new: str) -> Board:
    """Return the board with what it accepts named anew, too."""
    entries = tuple(
        entry.changed(places=tuple(new if place == old else place for place in entry.places))
        if old in entry.places
        else entry
        for entry in board.ignored
    )
    return board if entries == board.ignored else board.changed(ignored=entries)
