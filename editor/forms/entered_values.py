"""Putting values onto the board: whole, or not at all with a sentence that says why not."""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from pydantic import ValidationError
from PySide6.QtCore import QLocale

from trackwright.editor.forms.property import Entry, Property, Value
from trackwright.editor.forms.property_catalogue import properties_of, property_of
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.problems import validation_problems
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef
from trackwright.schema.translation import tr


class Mixed:
    """Stands for a value that differs among several things."""


MIXED = Mixed()

WHOLE_BOARD = (ThingRef("board"),)


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
    """Tell what a model refuses in its own sentence."""
    try:
        yield
    except ValidationError as error:
        raise RefusedValueError(_sentence(error)) from None


def common_properties(places: Sequence[ThingRef]) -> tuple[Property, ...]:
    """Return what can be edited of all of some things at once."""
    kinds = list(_by_kind(places))
    if not kinds:
        return ()
    shared = [{known.name for known in properties_of(kind)} for kind in kinds]
    return tuple(
        known
        for known in properties_of(kinds[0])
        if all(known.name in names for names in shared) and not (known.alone and len(places) > 1)
    )


class Things:
    """Some things of a board, found once, for all of their properties."""

    def __init__(self, board: Board, places: Sequence[ThingRef]) -> None:
        wanted = {kind: set(names) for kind, names in _by_kind(places).items()}
        self._found = [
            (kind, thing)
            for kind, names in wanted.items()
            for thing in _things(board, kind)
            if kind == "board" or thing.id in names
        ]

    def __len__(self) -> int:
        return len(self._found)

    def value(self, name: str, language: str) -> Value | Mixed:
        """Return a property that all of them have in common, or that they have none in common."""
        values = self._values(name, language)
        first = next(values, None)
        return first if all(other == first for other in values) else MIXED

    def _values(self, name: str, language: str) -> Iterator[Value]:
        for kind, thing in self._found:
            yield property_of(kind, name).read(thing, language)


def _by_kind(places: Iterable[ThingRef]) -> dict[str, list[str]]:
    kinds: dict[str, list[str]] = {}
    for place in places:
        kinds.setdefault(place.kind, []).append(place.id)
    return kinds


def _things(board: Board, kind: str) -> Sequence[Any]:
    return (board,) if kind == "board" else getattr(board, LIST_BY_KIND[kind])


def _sentence(error: ValidationError) -> str:
    """Return what the model says is wrong."""
    problem = next(validation_problems(error, {}), None)
    return str(error) if problem is None else problem.message


_WHOLE = re.compile(r"[+-]?\d{1,9}")
_NUMBER = re.compile(r"[+-]?(\d{1,12}[.,]?\d*|[.,]\d+)")
_BETWEEN_WORDS = re.compile(r"[\s,;]+")


def written(value: Value) -> str:
    """Return a value as it is written in a field."""
    match value:
        case None:
            return ""
        case bool():
            return tr("yes") if value else tr("no")
        case float():
            number = f"{value:.6f}".rstrip("0").rstrip(".")
            return number.replace(".", QLocale().decimalPoint())
        case tuple():
            return " ".join(value)
    return str(value)


def typed(each: Property, text: str) -> Value:
    """Return the value that was typed; what is none stays as it is, for the model to refuse."""
    plain = text.strip().replace("−", "-")
    match each.entry:
        case Entry.WHOLE if _WHOLE.fullmatch(plain):
            return int(plain)
        case Entry.NUMBER if _NUMBER.fullmatch(plain):
            return float(plain.replace(",", "."))
        case Entry.WORDS:
            return tuple(word for word in _BETWEEN_WORDS.split(plain) if word)
        case Entry.PROSE:
            return text
    return None if not plain and each.limits.optional else plain
