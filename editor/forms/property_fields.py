"""How the properties of all kinds are declared: plain fields, names, ids, tags and choices."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from trackwright.editor.document.edits.names import with_id, worded
from trackwright.editor.forms.property import (
    Option,
    Options,
    Property,
    Value,
    limits_of,
    reads,
    usual_entry,
    writes,
)
from trackwright.schema.base import Model
from trackwright.schema.board import Board, stop_name
from trackwright.schema.edits import with_all_changed, with_edited
from trackwright.schema.errors import UnknownNameError
from trackwright.schema.sentences import say
from trackwright.schema.text import printable, text_in
from trackwright.schema.thing_ref import LIST_BY_KIND
from trackwright.schema.translation import tr


def field(kind: str, model: type[Model], name: str, title: str, **more: Any) -> Property:
    """Return the property that is a field of a thing, as its model describes it."""
    limits = limits_of(model, (name,))
    plain = Property(
        name, title, limits, usual_entry(limits), reads(name), writes(kind, name), (name,)
    )
    return replace(plain, **more)


def setting(
    model: type[Model], path: tuple[str, ...], within: int, title: str, **more: Any
) -> Property:
    """Return the property at a path of the board; its first `within` steps lead to the model."""
    limits = limits_of(model, path[within:])
    plain = Property(
        "_".join(path),
        title,
        limits,
        usual_entry(limits),
        reads(*path),
        writes("board", *path),
        path,
    )
    return replace(plain, **more)


def identity(kind: str, model: type[Model]) -> Property:
    """Return the property that is a thing's id, renamed with all that speaks of it."""

    def write(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
        (name,) = names
        return with_id(board, kind, name, str(value))

    return field(kind, model, "id", say("Id"), write=write, alone=True)


def text(kind: str, model: type[Model], name: str, title: str, **more: Any) -> Property:
    """Return the property that is a text of a thing, in the language that the board is shown in."""

    def write(board: Board, names: Sequence[str], value: Value, language: str) -> Board:
        for thing in things_among(board, kind, names):
            words = worded(getattr(thing, name), language, str(value or ""))
            board = with_all_changed(board, LIST_BY_KIND[kind], [thing.id], **{name: words})
        return board

    return field(kind, model, name, title, read=reads_text(name), write=write, **more)


def text_setting(path: tuple[str, str], model: type[Model], title: str, **more: Any) -> Property:
    """Return the property that is a text of the board, in the language that it is shown in."""

    def write(board: Board, _names: Sequence[str], value: Value, language: str) -> Board:
        return with_edited(board, path, lambda before: worded(before, language, str(value or "")))

    return setting(model, path, 1, title, read=reads_text(*path), write=write, **more)


def tags(kind: str, model: type[Model]) -> Property:
    """Return the property that is a thing's tags."""
    return field(kind, model, "tags", say("Tags"))


def reads_text(*path: str) -> Callable[[Any, str], Value]:
    """Return how a text at a path of a thing is read in a language."""

    def read(thing: Any, language: str) -> Value:
        for step in path:
            thing = getattr(thing, step)
        return text_in(thing, language)

    return read


def things_among(board: Board, kind: str, names: Sequence[str]) -> list[Any]:
    """Return the things of a kind that have one of some ids."""
    wanted = set(names)
    return [thing for thing in getattr(board, LIST_BY_KIND[kind]) if thing.id in wanted]


def known(board: Board, kind: str, value: Value) -> Value:
    """Return the id of a thing, if the board has it; cities and crossings share their ids."""
    ids = [t.id for t in (board.stops if kind == "city" else getattr(board, LIST_BY_KIND[kind]))]
    if value is not None and value not in ids:
        raise UnknownNameError(kind, str(value), ids)
    return value


def refers(kind: str, field_name: str, to: str) -> Callable[..., Board]:
    """Return how a field is written that names another thing."""

    def write(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
        changes = {field_name: known(board, to, value)}
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
