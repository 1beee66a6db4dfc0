"""Rules as they hold on one board, without what they say of others."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from trackwright.schema.base import Model
from trackwright.schema.board import Board
from trackwright.schema.pile_tickets import pile_selector
from trackwright.schema.rules.mentions import (
    Selector,
    known_names,
    named,
    naming_fields,
)
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.rules.tickets import Pile
from trackwright.schema.selector_matches import picked_tickets
from trackwright.schema.text import Text


def rules_for_board(board: Board, ruleset: Ruleset) -> Ruleset:
    """Return rules to write down for one board: they name nothing that it does not have.

    A pile is what it is made of on this board. Tickets to add and box contents of other boards are
    left out, but nothing that would move another thing to another path. What the rules name has
    the name that it has on the board, if they give it none.
    """
    tickets = ruleset.tickets.changed(
        piles=tuple(_on_board(board, pile) for pile in ruleset.tickets.piles)
    )
    box = ruleset.box
    if box is not None and not set(box.tickets) <= {deck.id for deck in board.decks}:
        box = None
    rules = ruleset.changed(tickets=tickets, box=box)
    trimmed: Ruleset = _without_unknown(rules, known_names(board))
    return trimmed.changed(names=dict(_names(board, trimmed)))


def _on_board(board: Board, pile: Pile) -> Pile:
    pick = partial(picked_tickets, board)
    adds = pile.may_add is not None and bool(pick(pile.may_add))
    return pile.changed(
        tickets=pile_selector(pick, pile), fallback=None, may_add=pile.may_add if adds else None
    )


def _without_unknown(value: Any, known: Mapping[str, frozenset[str]]) -> Any:
    """Return rules whose selectors leave out unknown names beside known ones."""
    if isinstance(value, tuple):
        return tuple(_without_unknown(item, known) for item in value)
    if not isinstance(value, Model):
        return value
    fields = {name: getattr(value, name) for name in type(value).model_fields}
    changed = {name: _without_unknown(field, known) for name, field in fields.items()}
    if isinstance(value, Selector):
        for plural, kind in naming_fields(value).items():
            changed[plural] = (
                tuple(name for name in fields[plural] if name in known[kind]) or fields[plural]
            )
    different = {name: new for name, new in changed.items() if new != fields[name]}
    return value.changed(**different) if different else value


def _names(board: Board, ruleset: Ruleset) -> Iterator[tuple[str, Text]]:
    on_board: dict[str, Text] = {stop.id: stop.name for stop in board.stops}
    on_board |= {country.id: country.name for country in board.countries}
    on_board |= {region.id: region.name for region in board.regions}
    on_board |= {deck.id: deck.name for deck in board.decks}
    boxed = ruleset.box.tickets if ruleset.box else ()
    for name in dict.fromkeys((*(mention.id for mention in named(ruleset)), *boxed)):
        if text := ruleset.names.get(name) or on_board.get(name):
            yield name, text
