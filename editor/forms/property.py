"""Properties: what the inspector and the tables show of things on a board, and edit."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from typing import Any

from pydantic import ValidationError

from trackwright.editor.document.edits.names import with_id, worded
from trackwright.editor.forms.fields import (
    Choice,
    Field,
    Flag,
    Items,
    Number,
    Shape,
    field_at,
    group_of,
)
from trackwright.editor.forms.values import MIXED, InputKind, Mixed, Option, Value
from trackwright.schema.base import Model
from trackwright.schema.board import Board, stop_name
from trackwright.schema.edits import with_all_changed, with_changed, with_edited
from trackwright.schema.errors import DocumentPath, TrackwrightError, UnknownNameError
from trackwright.schema.files.problems import validation_problems
from trackwright.schema.sentences import say
from trackwright.schema.text import printable, text_in
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
    "country": "thing_properties.COUNTRY",
    "region": "thing_properties.REGION",
    "route": "thing_properties.ROUTE",
    "deck": "ticket_properties.DECK",
    "ticket": "ticket_properties.TICKET",
    "board": "thing_properties.BOARD",
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


def field(kind: str, model: type[Model], name: str, **more: Any) -> Property:
    """Return the property that is a field of a thing, as its model describes it."""

    def write(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
        return with_all_changed(board, LIST_BY_KIND[kind], names, **{name: value})

    return _property(name, field_at(group_of(model), (name,)), (name,), write, more)


def setting(*path: str, described: Field | None = None, **more: Any) -> Property:
    """Return the property at a path of the board."""

    def write(board: Board, _names: Sequence[str], value: Value, _language: str) -> Board:
        return with_edited(board, path, lambda _before: value)

    return _property("_".join(path), described or _board_field(path), path, write, more)


def _board_field(path: DocumentPath) -> Field:
    """Return the field at a path of the board; the schema of all of a board would take long."""
    model: Any = Board
    for step in path[:-1]:
        model = model.model_fields[step].annotation
    return field_at(group_of(model), path[-1:])


def identity(kind: str, model: type[Model]) -> Property:
    """Return the property that is a thing's id, renamed with all that refers to it."""

    def write(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
        (name,) = names
        return with_id(board, kind, name, str(value))

    return field(kind, model, "id", write=write, alone=True)


def text(kind: str, model: type[Model], name: str, **more: Any) -> Property:
    """Return the property that is a text of a thing, in the language that the board is shown in."""

    def write(board: Board, names: Sequence[str], value: Value, language: str) -> Board:
        for thing in things_among(board, kind, names):
            words = worded(getattr(thing, name), language, str(value or ""))
            board = with_all_changed(board, LIST_BY_KIND[kind], [thing.id], **{name: words})
        return board

    def read(thing: Any, language: str) -> Value:
        return text_in(getattr(thing, name), language)

    return field(kind, model, name, read=read, write=write, **more)


def text_setting(*path: str, **more: Any) -> Property:
    """Return the property that is a text of the board, in the language that it is shown in."""

    def write(board: Board, _names: Sequence[str], value: Value, language: str) -> Board:
        return with_edited(board, path, lambda before: worded(before, language, str(value or "")))

    def read(board: Board, language: str) -> Value:
        return text_in(_value_at(board, path), language)

    return setting(*path, read=read, write=write, **more)


def end(
    kind: str,
    model: type[Model],
    place: int,
    options: Options,
    parse: Callable[[Board, Value], Any],
    written: Callable[[Any], str] = str,
) -> Property:
    """Return the property that is one of the two ends of a route or a ticket."""

    def write(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
        new = parse(board, value)
        for thing in things_among(board, kind, names):
            ends = (*thing.ends[:place], new, *thing.ends[place + 1 :])
            board = with_changed(board, LIST_BY_KIND[kind], thing.id, ends=ends)
        return board

    return Property(
        ("from", "to")[place],
        replace(field_at(group_of(model), ("ends",)), title=(say("From"), say("To"))[place]),
        InputKind.CHOICE,
        lambda thing, _language: written(thing.ends[place]),
        write,
        ("ends", place),
        options=options,
        alone=True,
    )


def _property(
    name: str, described: Field, path: DocumentPath, write: Write, more: Mapping[str, Any]
) -> Property:
    usual = _usual_input(described.shape)
    plain = Property(name, described, usual, lambda thing, _: _value_at(thing, path), write, path)
    return replace(plain, **more)


def _usual_input(shape: Shape) -> InputKind:
    match shape:
        case Choice():
            return InputKind.CHOICE
        case Number():
            return InputKind.WHOLE if shape.is_whole else InputKind.NUMBER
        case Flag():
            return InputKind.FLAG
        case Items():
            return InputKind.WORDS
    return InputKind.LINE


def _value_at(thing: Any, path: DocumentPath) -> Any:
    for step in path:
        thing = getattr(thing, str(step))
    return thing


def things_among(board: Board, kind: str, names: Sequence[str]) -> list[Any]:
    """Return the things of a kind that have one of some ids."""
    wanted = set(names)
    return [thing for thing in getattr(board, LIST_BY_KIND[kind]) if thing.id in wanted]


def existing(board: Board, kind: str, value: Value) -> Value:
    """Return the id of a thing, if the board has it; cities and crossings share their ids."""
    ids = [t.id for t in (board.stops if kind == "city" else getattr(board, LIST_BY_KIND[kind]))]
    if value is not None and value not in ids:
        raise UnknownNameError(kind, str(value), ids)
    return value


def refers(kind: str, field_name: str, to: str) -> Write:
    """Return how a field is written that names another thing."""

    def write(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
        changes = {field_name: existing(board, to, value)}
        return with_all_changed(board, LIST_BY_KIND[kind], names, **changes)

    return write


def stop_options(board: Board, language: str) -> tuple[Option, ...]:
    """Return all cities and crossings by their names; those of one name by their ids, too."""
    countries = {country.id: country for country in board.countries}
    names = {s.id: printable(stop_name(s, countries, language)) or s.id for s in board.stops}
    return _distinct(names)


def options_among(kind: str, none: str = "") -> Options:
    """Return how things of a kind are listed, after a word for none if there is one."""

    def options(board: Board, language: str) -> tuple[Option, ...]:
        names = {
            thing.id: printable(text_in(thing.name, language)) or thing.id
            for thing in getattr(board, LIST_BY_KIND[kind])
        }
        nothing = (Option(None, tr(none)),) if none else ()
        return (*nothing, *_distinct(names))

    return options


def fixed_options(words: Mapping[Value, str], icons: Mapping[Value, str] | None = None) -> Options:
    """Return how a few values are listed that are the same on every board."""

    def options(_board: Board, _language: str) -> tuple[Option, ...]:
        return tuple(
            Option(value, tr(title), (icons or {}).get(value, "")) for value, title in words.items()
        )

    return options


def _distinct(names: Mapping[str, str]) -> tuple[Option, ...]:
    often: dict[str, int] = {}
    for name in names.values():
        often[name] = often.get(name, 0) + 1
    words = {key: f"{name} ({key})" if often[name] > 1 else name for key, name in names.items()}
    listed = sorted(words.items(), key=lambda item: item[1].casefold())
    return tuple(Option(key, name) for key, name in listed)
