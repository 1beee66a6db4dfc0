"""Rulesets that differ from a shipped one in a single value."""

import json
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any, get_args

from match_builders import BOARDS, shipped_game
from pydantic import BaseModel, ValidationError

from trackwright.maps.library import ruleset_path
from trackwright.schema.board import Board
from trackwright.schema.errors import DocumentPath
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.rules.scoring import Metric
from trackwright.schema.selectors import Range, RouteSelector, StopSelector, TicketSelector

NOT_PLAYED = {
    *("id", "extends", "name", "edition", "description", "names", "box", "size", "may_add"),
    "begins",  # the players agree who has the first seat
    "fallback",  # for boards other than the shipped one
}
"""Fields that nobody plays by: words, and counts that a board is checked against."""

SELECTORS = (RouteSelector, TicketSelector, StopSelector, Range)
ABSENT = object()


@dataclass(frozen=True)
class Mutant:
    """A ruleset with another value at one path."""

    path: DocumentPath
    value: str
    ruleset: Ruleset

    def __str__(self) -> str:
        return f"{'/'.join(map(str, self.path))}: {self.value}"


def mutants_of(name: str) -> Iterator[Mutant]:
    """Yield a shipped ruleset with each value that it states changed, one at a time.

    A ruleset that extends another shipped one states only its difference.
    """
    board, ruleset = shipped_game(name)
    own = json.loads(ruleset_path(name).read_text(encoding="utf-8"))
    is_variant = own.get("extends") in BOARDS
    whole = ruleset.model_dump(mode="json")
    for path, others in _places(ruleset, board):
        if path[0] in own or not is_variant:
            for other in others:
                mutant = _changed(whole, path, other)
                if mutant not in (None, ruleset):
                    yield Mutant(path, _words(other), mutant)


def _words(value: Any) -> str:
    return "absent" if value is ABSENT else json.dumps(value)


def _changed(whole: Any, path: DocumentPath, value: Any) -> Ruleset | None:
    """Return the ruleset with another value at a path, or None if that is no ruleset."""
    data = deepcopy(whole)
    holder = data
    for step in path[:-1]:
        holder = holder[step]
    if value is ABSENT:
        del holder[path[-1]]
    else:
        holder[path[-1]] = value
    try:
        return Ruleset.model_validate(data)
    except ValidationError:
        return None


def _places(
    value: Any, board: Board, path: DocumentPath = ()
) -> Iterator[tuple[DocumentPath, list[Any]]]:
    """Yield the paths of everything in a ruleset, each with other values to try there."""
    if path:
        yield path, list(_others(value, board, path))
    if isinstance(value, BaseModel):
        for key in type(value).model_fields:
            below = getattr(value, key)
            is_stated = not isinstance(value, SELECTORS) or below not in (None, ())
            is_name_of_metric = key == "kind" and not isinstance(below, StrEnum)
            if is_stated and not is_name_of_metric and key not in NOT_PLAYED:
                yield from _places(below, board, (*path, key))
    elif isinstance(value, Mapping):
        for key, below in value.items():
            yield from _places(below, board, (*path, str(key)))
    elif isinstance(value, tuple):
        for number, below in enumerate(value):
            yield from _places(below, board, (*path, number))


def _others(value: Any, board: Board, path: DocumentPath) -> Iterator[Any]:
    """Yield what might stand in place of a value; not all of it fits there."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1)
    elif isinstance(value, StrEnum):
        yield from (str(choice) for choice in type(value) if choice is not value)
    elif path[-1] == "usable" and isinstance(value, str):
        yield {"2": 1}
    elif isinstance(value, str):
        yield from _other_ids(value, board, path)
    elif isinstance(value, BaseModel) and path[-1] == "most":
        yield from ({"kind": kind} for kind in _metrics() if kind != getattr(value, "kind", None))
    elif value is None:
        yield from _elsewhere(path)
    is_entry = isinstance(path[-1], int) or path[-1].isdigit()
    is_group = isinstance(value, BaseModel) and len(path) <= 2
    if is_entry or is_group or isinstance(value, SELECTORS):
        yield ABSENT


def _metrics() -> Iterator[str]:
    union = get_args(Metric)[0]
    for model in get_args(union):
        yield from get_args(model.model_fields["kind"].annotation)


def _other_ids(value: str, board: Board, path: DocumentPath) -> Iterator[str]:
    """Yield another thing of the same kind, and one that there is not."""
    things: Mapping[str | int, list[str]] = {
        "decks": sorted({ticket.deck for ticket in board.tickets}),
        "cities": [city.id for city in board.cities],
        "countries": [country.id for country in board.countries],
    }
    kind = path[-2] if len(path) > 1 else ""
    yield from [other for other in things.get(kind, []) if other != value][:2]
    yield "something_else"


@cache
def _elsewhere(path: DocumentPath) -> list[Any]:
    """Return the values that other shipped rulesets have at a path."""
    found = []
    for name in BOARDS:
        data: Any = shipped_game(name)[1].model_dump(mode="json")
        for step in path:
            try:
                data = data[step]
            except (KeyError, IndexError, TypeError):
                data = None
        if data is not None and data not in found:
            found.append(data)
    return found
