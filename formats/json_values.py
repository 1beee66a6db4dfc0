"""Values of untrusted JSON data, validated one by one."""

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from trackwright.formats.format import Refusal
from trackwright.formats.imported_models import to_id
from trackwright.schema.errors import UnreadableFileError, did_you_mean
from trackwright.schema.files.parsing import decode, parse
from trackwright.schema.ids import FreeIds, slug
from trackwright.schema.rules.ruleset import Json
from trackwright.schema.sentences import say
from trackwright.schema.text import in_brief

Thing = TypeVar("Thing")

MOST_HINTS = 100
"""Ids for which a likely one is looked for: a hostile file could have any number."""


@dataclass(frozen=True)
class Entry:
    """One entry of a list; `where` is its name in messages: `map.json, routes 3`."""

    where: str
    data: Json

    def text(self, key: str, otherwise: str | None = None) -> str:
        """Return a text, or a whole number as one, for ids are either."""
        value = self._value(key, otherwise)
        if isinstance(value, bool) or not isinstance(value, str | int):
            raise ValueError(say("its '{key}' is not a text", key=key))
        return str(value)

    def number(self, key: str, otherwise: float | None = None, most: float = 1e12) -> float:
        """Return a number of some size."""
        value = self._value(key, otherwise)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise ValueError(say("its '{key}' is not a number", key=key))
        if not math.isfinite(value) or abs(value) > most:
            raise ValueError(
                say("its '{key}' is not from -{most:g} to {most:g}", key=key, most=most)
            )
        return float(value)

    def whole(self, key: str, otherwise: int | None = None) -> int:
        """Return a whole number."""
        value = self.number(key, otherwise)
        if value != int(value):
            raise ValueError(say("its '{key}' is not a whole number", key=key))
        return int(value)

    def flag(self, key: str) -> bool:
        """Return whether something is so; not, if nothing is said."""
        return bool(self._value(key, False))

    def values(self, key: str) -> list[Any]:
        """Return a list, empty if there is none."""
        value = self.data.get(key)
        if value is not None and not isinstance(value, list):
            raise ValueError(say("its '{key}' is not a list", key=key))
        return value or []

    def _value(self, key: str, otherwise: Any) -> Any:
        value = self.data.get(key)
        if value is None and otherwise is None:
            raise ValueError(say("it has no '{key}'", key=key))
        return otherwise if value is None else value


class Names:
    """Ids of our own for those of another program."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._ours: dict[str, str] = {}
        self._taken = FreeIds()
        self._hints = 0

    def added(self, theirs: str, make: Callable[[str], Thing]) -> Thing:
        """Return a new thing, made with an id of its own: the same as theirs, if that can be one.

        One that cannot be made is not known afterwards.
        """
        if theirs in self._ours:
            raise ValueError(
                say("another {kind} has the id '{name}'", kind=self._kind, name=in_brief(theirs))
            )
        ours = self._taken.free(to_id(theirs, slug(self._kind, "thing")))
        thing = make(ours)
        self._ours[theirs] = ours
        self._taken.add(ours)
        return thing

    def find(self, theirs: str) -> str:
        """Return our id of a thing that is known."""
        if theirs not in self._ours:
            self._hints += 1
            hint = did_you_mean(theirs, self._ours) if self._hints <= MOST_HINTS else ""
            raise ValueError(
                say(
                    "there is no {kind} '{name}'{hint}",
                    kind=self._kind,
                    name=in_brief(theirs),
                    hint=hint,
                )
            )
        return self._ours[theirs]


def json_of(files: Mapping[str, bytes], source: str) -> Json:
    """Return the JSON object that the only file is, or the only one that ends in `.json`."""
    names = [name for name in files if name.lower().endswith(".json")] if len(files) > 1 else files
    if len(names) != 1:
        raise UnreadableFileError(say("{source}: name the one JSON file to read", source=source))
    (name,) = names
    return parse(decode(files[name], source), source)


class Entries:
    """The entries of a file; invalid ones are refused."""

    def __init__(self, data: Json, source: str) -> None:
        self._data = data
        self._source = source
        self.refused: list[Refusal] = []

    def each(self, key: str, take: Callable[[Entry], Thing]) -> tuple[Thing, ...]:
        """Return what could be made of the things of a list."""
        things = self._data.get(key, [])
        if not isinstance(things, list):
            raise UnreadableFileError(
                say("{source}: its '{key}' is not a list", source=self._source, key=key)
            )
        taken = []
        for number, thing in enumerate(things, 1):
            entry = Entry(
                say("{source}, {key} {number}", source=self._source, key=key, number=number),
                thing if isinstance(thing, dict) else {},
            )
            try:
                taken.append(take(entry))
            except ValueError as error:
                self.refused.append(Refusal.of_error(entry.where, error))
        return tuple(taken)


def missing_list(data: Json, keys: Iterable[str]) -> str | None:
    """Return the first list that is missing."""
    return next((key for key in keys if not isinstance(data.get(key), list)), None)
