"""Properties: what the inspector and the tables show of things on a board, and edit."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, get_args

from pydantic import ValidationError

from trackwright.editor.document.edits.names import with_id, worded
from trackwright.editor.document.edits.placed_things import (
    DECORATIONS,
    NAME_OWNERS,
    placed_thing,
    with_placed,
)
from trackwright.editor.forms.fields import (
    MIXED,
    Choice,
    Field,
    Flag,
    InputKind,
    Items,
    Mixed,
    Number,
    Option,
    Shape,
    Value,
    field_at,
    group_of,
)
from trackwright.schema.base import Model
from trackwright.schema.board import Board, Route, Ticket, stop_name
from trackwright.schema.decorations import AreaLabel, FurniturePiece
from trackwright.schema.edits import Kind, with_all_changed, with_each, with_edited
from trackwright.schema.errors import DocumentPath, TrackwrightError, UnknownNameError
from trackwright.schema.files.problems import validation_problems
from trackwright.schema.sentences import say
from trackwright.schema.text import printable, text_in
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef, find_thing
from trackwright.schema.translation import tr

Read = Callable[[Any, str], Value]
"""Reads a thing, of whatever kind, in a language of the board."""

Write = Callable[[Board, Sequence[str], Value, str], Board]
"""Changes the things with some ids, in a language; raises what the models raise if it cannot."""

Options = Callable[[Board, str], tuple[Option, ...]]
"""Lists what can be chosen on a board, in a language of the board."""

LABELS: Mapping[str, type[Model]] = {
    **dict.fromkeys(NAME_OWNERS, AreaLabel),
    "furniture": FurniturePiece,
}
"""The kinds of things that are fields of others, not of a list, and their models."""

_MODELS = {**LABELS, **{f"decoration_{kind}": model for kind, model in DECORATIONS.items()}}
_LISTS: Mapping[str, Kind] = {
    **LIST_BY_KIND,
    **{f"decoration_{kind}": "decorations" for kind in DECORATIONS},
}
"""The lists of the board that things are in, by the kinds of their forms."""

WHOLE_BOARD = (ThingRef("board"),)


@dataclass(frozen=True)
class Property:
    """Something of a thing that can be shown and edited.

    Attributes:
        path: The field of the thing that it is about, as problems name it.
        row: The title of the row that it shares with its neighbours, if it does.
        section: The heading above it, if it is the first of a section.
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


@cache
def properties_of(kind: str) -> tuple[Property, ...]:
    """Return the properties of a kind of thing in the order of forms; none if it has none."""
    # Late: the declarations are made with this module, and need the edits, when one is first shown.
    from trackwright.editor.forms.thing_properties import DECLARED

    return DECLARED[kind]() if kind in DECLARED else ()


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


def form_kind(board: Board, ref: ThingRef) -> str:
    """Return whose properties a thing has: those of its kind, or of its kind of decoration."""
    thing = find_thing(board, ref) if ref.kind == "decoration" else None
    return ref.kind if thing is None else f"decoration_{thing.kind}"


def common_properties(board: Board, refs: Sequence[ThingRef]) -> tuple[Property, ...]:
    """Return what can be edited of all of some things at once."""
    first, *others = _by_kind(board, refs)
    shared = [{each.name for each in properties_of(kind)} for kind in others]
    return tuple(
        each
        for each in properties_of(first)
        if all(each.name in names for names in shared) and not (each.alone and len(refs) > 1)
    )


class Things:
    """Some things of a board, found once, for all of their properties."""

    def __init__(self, board: Board, refs: Sequence[ThingRef]) -> None:
        self._found: list[tuple[str, Any]] = []
        for kind, names in _by_kind(board, refs).items():
            things = [board] if kind == "board" else things_among(board, kind, names)
            self._found += [(kind, thing) for thing in things]

    def __len__(self) -> int:
        return len(self._found)

    def value(self, name: str, language: str) -> Value | Mixed:
        """Return a property if all of them have the same, and else that they have not."""
        values = (property_of(kind, name).read(thing, language) for kind, thing in self._found)
        first = next(values, None)
        return first if all(other == first for other in values) else MIXED


def things_among(board: Board, kind: str, names: Sequence[str]) -> list[Any]:
    """Return the things of a kind that have one of some ids."""
    if kind in LABELS:
        placed = (placed_thing(board, ThingRef(kind, name)) for name in names)
        return [thing for thing in placed if thing is not None]
    wanted = set(names)
    return [thing for thing in getattr(board, _LISTS[kind]) if thing.id in wanted]


def _with_each(
    board: Board, kind: str, names: Sequence[str], change: Callable[[Any], Model]
) -> Board:
    """Return the board with the things of a form changed by a function."""
    if kind not in LABELS:
        return with_each(board, _LISTS[kind], names, change)
    for name in names:
        board = with_placed(board, ThingRef(kind, name), change)
    return board


class RefusedValueError(TrackwrightError):
    """A value that a property cannot have."""


def entered(
    board: Board, refs: Iterable[ThingRef], name: str, value: Value, language: str
) -> Board:
    """Return the board with a property of some things changed; a refused value changes nothing."""
    for kind, names in _by_kind(board, refs).items():
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


def _by_kind(board: Board, refs: Iterable[ThingRef]) -> dict[str, list[str]]:
    kinds: dict[str, list[str]] = {}
    for ref in refs:
        kinds.setdefault(form_kind(board, ref), []).append(ref.id)
    return kinds


def described(kind: str, *path: str) -> Field:
    """Return what the model of a kind of thing says of a field."""
    model = _MODELS.get(kind)
    if model is None:
        model, _ = get_args(Board.model_fields[_LISTS[kind]].annotation)  # of `tuple[City, ...]`
    return field_at(group_of(model), path)


def field(kind: str, name: str, **more: Any) -> Property:
    """Return the property that is a field of a thing, as its model describes it."""

    def write(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
        return _with_each(board, kind, names, lambda thing: thing.changed(**{name: value}))

    return _property(name, described(kind, name), (name,), write, more)


def setting(*path: str, field: Field | None = None, **more: Any) -> Property:
    """Return the property at a path of the board."""

    def write(board: Board, _names: Sequence[str], value: Value, _language: str) -> Board:
        return with_edited(board, path, lambda _before: value)

    return _property("_".join(path), field or _board_field(path), path, write, more)


def _board_field(path: DocumentPath) -> Field:
    """Return the field at a path of the board; the schema of all of a board would take long."""
    model: Any = Board
    for step in path[:-1]:
        model = model.model_fields[step].annotation
    return field_at(group_of(model), path[-1:])


def identity(kind: str) -> Property:
    """Return the property that is a thing's id, renamed with all that refers to it."""

    def write(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
        (name,) = names
        return with_id(board, "decoration" if kind in _MODELS else kind, name, str(value))

    return field(kind, "id", write=write, alone=True)


def writes_each(kind: str, change: Callable[[Any, Value, str], Model]) -> Write:
    """Return how things are written one by one, by a function of thing, value and language."""

    def write(board: Board, names: Sequence[str], value: Value, language: str) -> Board:
        return _with_each(board, kind, names, lambda thing: change(thing, value, language))

    return write


def text(kind: str, name: str, **more: Any) -> Property:
    """Return the property that is a text of a thing, in the language that the board is shown in."""

    def reworded(thing: Model, value: Value, language: str) -> Model:
        return thing.changed(**{name: worded(getattr(thing, name), language, str(value or ""))})

    def read(thing: Any, language: str) -> Value:
        return text_in(getattr(thing, name), language)

    return field(kind, name, read=read, write=writes_each(kind, reworded), **more)


def text_setting(*path: str, **more: Any) -> Property:
    """Return the property that is a text of the board, in the language that it is shown in."""

    def write(board: Board, _names: Sequence[str], value: Value, language: str) -> Board:
        return with_edited(board, path, lambda before: worded(before, language, str(value or "")))

    def read(board: Board, language: str) -> Value:
        return text_in(_value_at(board, path), language)

    return setting(*path, read=read, write=write, **more)


def reference(kind: str, name: str, none: str = "") -> Property:
    """Return the property that is the id of another thing, called as the kind of that is."""

    def write(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
        changes = {name: existing(board, name, value)}
        return with_all_changed(board, LIST_BY_KIND[kind], names, **changes)

    options = options_among(name, none)
    return field(kind, name, input_kind=InputKind.CHOICE, options=options, write=write)


def end(
    kind: str,
    place: int,
    options: Options,
    parse: Callable[[Board, Value], Any],
    written: Callable[[Any], str] = str,
) -> Property:
    """Return the property that is one of the two ends of a route or a ticket."""

    def write(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
        new = parse(board, value)

        def joined(thing: Route | Ticket) -> Model:
            return thing.changed(ends=(*thing.ends[:place], new, *thing.ends[place + 1 :]))

        return with_each(board, LIST_BY_KIND[kind], names, joined)

    return Property(
        ("from", "to")[place],
        replace(described(kind, "ends"), title=(say("From"), say("To"))[place]),
        InputKind.CHOICE,
        lambda thing, _language: written(thing.ends[place]),
        write,
        ("ends", place),
        options=options,
        alone=True,
    )


def _property(
    name: str, field: Field, path: DocumentPath, write: Write, more: Mapping[str, Any]
) -> Property:
    usual = _usual_input(field.shape)
    plain = Property(name, field, usual, lambda thing, _: _value_at(thing, path), write, path)
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


def existing(board: Board, kind: str, value: Value) -> Value:
    """Return the id of a thing, if the board has it; cities and crossings share their ids."""
    ids = [t.id for t in (board.stops if kind == "city" else getattr(board, LIST_BY_KIND[kind]))]
    if value is not None and value not in ids:
        raise UnknownNameError(kind, str(value), ids)
    return value


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


def fixed_options(words: Mapping[Value, str]) -> Options:
    """Return how a few values are listed that are the same on every board."""
    return lambda _board, _language: tuple(Option(value, tr(w)) for value, w in words.items())


def _distinct(names: Mapping[str, str]) -> tuple[Option, ...]:
    often = Counter(names.values())
    words = {key: f"{name} ({key})" if often[name] > 1 else name for key, name in names.items()}
    listed = sorted(words.items(), key=lambda item: item[1].casefold())
    return tuple(Option(key, name) for key, name in listed)
