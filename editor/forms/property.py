"""Properties: what the inspector and the tables show of things on a board, and edit."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

from pydantic import ValidationError

from trackwright.editor.forms.fields import Field
from trackwright.editor.forms.values import MIXED, InputKind, Mixed, Option, Value
from trackwright.schema.board import Board
from trackwright.schema.errors import DocumentPath, TrackwrightError
from trackwright.schema.files.problems import validation_problems
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef
from trackwright.schema.translation import tr

Read = Callable[[Any, str], Value]
"""Reads a thing, of whatever kind, in a language of the board."""

Write = Callable[[Board, Sequence[str], Value, str], Board]
"""Changes the things with some ids, in a language; raises what the models raise if it cannot."""

Options = Callable[[Board, str], tuple[Option, ...]]
"""Lists what can be chosen on a board, in a language of the board."""

WHOLE_BOARD = (ThingRef("board"),)


@dataclass(frozen=True)
class Property:
    """Something of a thing that can be shown and edited.

    Attributes:
        name: Its name among the properties of its kind: `length`.
        field: What the model says about it.
        input_kind: How it is entered.
        path: The field of the thing that it is about, as problems name it.
        options: What can be chosen, if it is a choice.
        row: The title of the row that it shares with its neighbours, if it does.
        section: The heading above it, if it is the first of a section.
        unit: What is written behind it: `mm`.
        alone: Whether it makes sense for one thing only, as an id does.
    """

    name: str
    field: Field
    input_kind: InputKind
    read: Read
    write: Write
    path: DocumentPath
    options: Options | None = None
    row: str = ""
    section: str = ""
    unit: str = ""
    alone: bool = False

    @property
    def translated(self) -> str:
        """Its title in the language of the interface."""
        return tr(self.field.title)


_DECLARED = {
    "city": "stop_properties.CITY",
    "crossing": "stop_properties.CROSSING",
    "country": "board_properties.COUNTRY",
    "region": "board_properties.REGION",
    "route": "route_properties.ROUTE",
    "deck": "ticket_properties.DECK",
    "ticket": "ticket_properties.TICKET",
    "board": "board_properties.BOARD",
}
"""Where the properties of each kind are declared: they are loaded when one is first shown."""

KINDS = tuple(_DECLARED)
"""The kinds of things that have properties."""


@cache
def properties_of(kind: str) -> tuple[Property, ...]:
    """Return the properties of a kind of thing in the order of forms; none if it has none."""
    if kind not in _DECLARED:
        return ()
    module, _, name = _DECLARED[kind].partition(".")
    declared: tuple[Property, ...] = getattr(import_module(f"{__package__}.{module}"), name)
    return declared


def property_of(kind: str, name: str) -> Property:
    """Return a property of a kind of thing by its name."""
    return next(each for each in properties_of(kind) if each.name == name)


def property_at(kind: str, path: DocumentPath) -> Property | None:
    """Return the property that is about a field of a thing, or about what is nearest to it."""
    for length in range(len(path), 0, -1):
        for each in properties_of(kind):
            if each.path[:length] == path[:length]:
                return each
    return None


def common_properties(places: Sequence[ThingRef]) -> tuple[Property, ...]:
    """Return what can be edited of all of some things at once."""
    kinds = list(_by_kind(places))
    if not kinds:
        return ()
    shared = [{each.name for each in properties_of(kind)} for kind in kinds]
    return tuple(
        each
        for each in properties_of(kinds[0])
        if all(each.name in names for names in shared) and not (each.alone and len(places) > 1)
    )


class Things:
    """Some things of a board, found once, for all of their properties."""

    def __init__(self, board: Board, places: Sequence[ThingRef]) -> None:
        self._found: list[tuple[str, Any]] = []
        for kind, names in _by_kind(places).items():
            wanted = set(names)
            for thing in (board,) if kind == "board" else getattr(board, LIST_BY_KIND[kind]):
                if kind == "board" or thing.id in wanted:
                    self._found.append((kind, thing))

    def __len__(self) -> int:
        return len(self._found)

    def value(self, name: str, language: str) -> Value | Mixed:
        """Return a property if all of them have the same, and else that they have not."""
        values = (property_of(kind, name).read(thing, language) for kind, thing in self._found)
        first = next(values, None)
        return first if all(other == first for other in values) else MIXED


class RefusedValueError(TrackwrightError):
    """A value that a property cannot have."""


def entered(
    board: Board, places: Iterable[ThingRef], name: str, value: Value, language: str
) -> Board:
    """Return the board with a property of some things changed; a refused value changes nothing."""
    for kind, names in _by_kind(places).items():
        with refused_as_sentence():
            board = property_of(kind, name).write(board, names, value, language)
    return board


@contextmanager
def refused_as_sentence() -> Iterator[None]:
    """Raise what a model refuses with the model's own sentence."""
    try:
        yield
    except ValidationError as error:
        problem = next(validation_problems(error, {}), None)
        raise RefusedValueError(str(error) if problem is None else problem.message) from None


def _by_kind(places: Iterable[ThingRef]) -> dict[str, list[str]]:
    kinds: dict[str, list[str]] = {}
    for place in places:
        kinds.setdefault(place.kind, []).append(place.id)
    return kinds
