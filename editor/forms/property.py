"""What a model says about one of its fields, for forms: its type, its limits, its description."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from typing import Any

from trackwright.schema.base import Model
from trackwright.schema.board import Board
from trackwright.schema.edits import with_all_changed, with_edited
from trackwright.schema.errors import DocumentPath
from trackwright.schema.thing_ref import LIST_BY_KIND
from trackwright.schema.translation import tr

Schema = Mapping[str, Any]
"""A part of a JSON Schema, which is any JSON."""


@dataclass(frozen=True)
class Limits:
    """What a field may hold.

    Attributes:
        type: `integer`, `number`, `string`, `boolean`, `array` or `object`, as JSON calls it.
        description: What it means.
        least, most: Bounds of a number.
        longest: Letters of a text.
        options: The words that can be chosen from, if it is one of a few.
        optional: Whether it may be absent.
    """

    type: str
    description: str = ""
    least: float | None = None
    most: float | None = None
    longest: int | None = None
    options: tuple[str, ...] = ()
    optional: bool = False


def limits_of(model: type[Model], path: DocumentPath) -> Limits:
    """Return what a model says about the field at a path inside of it."""
    whole = _schema(model)
    part: Schema = whole
    description, optional = "", False
    for step in path:
        inside, _ = _resolved(part, whole)
        part = inside["prefixItems"][step] if isinstance(step, int) else inside["properties"][step]
        description = part.get("description", description)
        optional = _resolved(part, whole)[1]
    field, _ = _resolved(part, whole)
    return Limits(
        type=field["type"],
        description=description,
        least=field.get("minimum"),
        most=field.get("maximum"),
        longest=field.get("maxLength"),
        options=tuple(field.get("enum", ())),
        optional=optional,
    )


@cache
def _schema(model: type[Model]) -> Schema:
    return model.model_json_schema()


def _resolved(part: Schema, whole: Schema) -> tuple[Schema, bool]:
    """Return what a part refers to, the first where there is a choice, and whether null will do."""
    optional = False
    while "type" not in part:
        if "$ref" in part:
            part = whole["$defs"][part["$ref"].removeprefix("#/$defs/")]
        else:
            choices = part.get("anyOf") or part["oneOf"]
            optional = optional or {"type": "null"} in choices
            part = next(choice for choice in choices if choice != {"type": "null"})
    return part, optional


Value = str | int | float | bool | tuple[str, ...] | None
"""What a property is: plain, so that inputs, cells and clipboards can hold it."""


class Entry(Enum):
    """How a value is entered."""

    LINE = auto()
    PROSE = auto()
    WHOLE = auto()
    NUMBER = auto()
    FLAG = auto()
    CHOICE = auto()
    WORDS = auto()
    TINT = auto()


@dataclass(frozen=True)
class Option:
    """One of the values to choose from.

    Attributes:
        value: The value.
        words: What the list says, in the language of the interface or of the board.
        icon: The name of a picture before it.
    """

    value: Value
    words: str
    icon: str = ""


Read = Callable[[Any, str], Value]
"""Reads a thing, of whatever kind, in a language of the board."""

Write = Callable[[Board, Sequence[str], Value, str], Board]
"""Changes the things with some ids, in a language; raises what the models raise if it cannot."""

Options = Callable[[Board, str], tuple[Option, ...]]
"""Lists what can be chosen on a board, in a language of the board."""


@dataclass(frozen=True)
class Property:
    """Something of a thing that can be shown and edited.

    Attributes:
        name: Its name among the properties of its kind: `length`.
        title: In English: say(…).
        limits: What the model says about it.
        entry: How it is entered.
        read: Reads it.
        write: Writes it.
        path: The field of the thing that it is about, as problems name it.
        options: What can be chosen, if it is a choice.
        row: The title of the row that it shares with its neighbours, if it does.
        section: The heading above it, if it is the first of a section.
        unit: What is written behind it: `mm`.
        alone: Whether it makes sense for one thing only, as an id does.
    """

    name: str
    title: str
    limits: Limits
    entry: Entry
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
        return tr(self.title)


def usual_entry(limits: Limits) -> Entry:
    """Return how a field is entered unless something else is said."""
    if limits.options:
        return Entry.CHOICE
    return {
        "integer": Entry.WHOLE,
        "number": Entry.NUMBER,
        "boolean": Entry.FLAG,
        "array": Entry.WORDS,
    }.get(limits.type, Entry.LINE)


def reads(*path: str) -> Read:
    """Return how a field of a thing is read."""

    def read(thing: Any, _language: str) -> Value:
        for step in path:
            thing = getattr(thing, step)
        value: Value = thing
        return value

    return read


def writes(kind: str, *path: str) -> Write:
    """Return how a field of things is written."""

    def write(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
        if kind == "board":
            return with_edited(board, path, lambda _before: value)
        (field,) = path
        return with_all_changed(board, LIST_BY_KIND[kind], names, **{field: value})

    return write
