"""What differs between two boards, by meaning: what came, went or changed, field by field."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from trackwright.schema.base import Model
from trackwright.schema.board import Board, CountryEnd, Route, Ticket
from trackwright.schema.edits import (
    Kind,
    with_country_named,
    with_deck_named,
    with_stop_named,
)
from trackwright.schema.sentences import Sentence, comma_separated, say
from trackwright.schema.text import text_in
from trackwright.schema.vocabulary import KINDS as KIND_WORDS

KINDS: dict[Kind, str] = {
    "countries": "country",
    "regions": "region",
    "cities": "city",
    "crossings": "crossing",
    "routes": "route",
    "decks": "deck",
    "tickets": "ticket",
    "decorations": "decoration",
}
"""The lists of a board, and what one thing of each is called."""

BOARD = "board"
ORDER = "order"
"""Stands for a field when only the order of a list differs."""


@dataclass(frozen=True)
class Difference:
    """One difference.

    Attributes:
        kind: What kind of thing differs: `city`, or `board` for the board itself.
        thing: Its id; the new one if that is what changed, and empty for the board.
        field: Which field; None if the whole thing came or went.
        before: Its value, or the thing; None if it was not there.
    """

    kind: str
    thing: str
    field: str | None
    before: Any  # of whatever type the field has
    after: Any


def differences(before: Board, after: Board) -> tuple[Difference, ...]:
    """Return all that differs from one board to another, in the order of a board's fields.

    Things are the same if they have the same id; those that have not, if they have the same name
    or join the same ends. So a board that was read back from a format without ids still compares.
    """
    followed = _with_new_ids(before, after)
    found = [*_changed_fields(BOARD, "", _settings(before), _settings(after))]
    for plural, kind in KINDS.items():
        found += _of_kind(kind, getattr(before, plural), getattr(followed, plural), after, plural)
    return tuple(found)


@dataclass(frozen=True)
class DifferenceCount:
    """How many things of one kind were added, removed and changed between two boards.

    Attributes:
        kind: Their kind: `city`, or `board` for the board's own settings.
    """

    kind: str
    added: int
    removed: int
    changed: int

    @property
    def sentence(self) -> Sentence:
        """It in words: `Cities: 2 added, 1 changed`."""
        if self.kind == BOARD:
            return say("Board: title, size or other settings changed")
        parts = [
            *([say("{count} added", count=self.added)] if self.added else []),
            *([say("{count} removed", count=self.removed)] if self.removed else []),
            *([say("{count} changed", count=self.changed)] if self.changed else []),
        ]
        changes = comma_separated(parts or [say("in another order")])
        return say("{things}: {changes}", things=KIND_WORDS[self.kind].titles, changes=changes)


def difference_counts(found: Iterable[Difference]) -> tuple[DifferenceCount, ...]:
    """Count the differences of each kind; all counts are 0 if only the order differs."""
    by_kind: dict[str, list[Difference]] = {}
    for one in found:
        by_kind.setdefault(_counted_kind(one), []).append(one)
    return tuple(_count(kind, by_kind[kind]) for kind in KIND_WORDS if kind in by_kind)


def difference_summary(before: Board | None, after: Board) -> tuple[Sentence, ...]:
    """Return short lines on what differs: `Cities: 2 added, 1 changed`; without a board, all."""
    if before is None:
        before = after.changed(**dict.fromkeys(KINDS, ()))
    lines = [count.sentence for count in difference_counts(differences(before, after))]
    return tuple(lines) or (say("Nothing differs"),)


def _counted_kind(difference: Difference) -> str:
    """Return the kind that a difference counts for: another order counts for its list."""
    plural, _, field = (difference.field or "").rpartition(".")
    is_order = difference.kind == BOARD and field == ORDER
    return (
        next(kind for name, kind in KINDS.items() if name == plural)
        if is_order
        else difference.kind
    )


def _count(kind: str, found: list[Difference]) -> DifferenceCount:
    whole = [one for one in found if one.field is None]
    removed = sum(one.after is None for one in whole)
    changed = {one.thing for one in found if one.field is not None and one.kind == kind}
    return DifferenceCount(kind, len(whole) - removed, removed, len(changed))


def _with_new_ids(before: Board, after: Board) -> Board:
    """Return the first board with the second's ids, wherever things speak of each other."""
    rename: dict[Kind, Callable[[Board, str, str], Board]] = {
        "countries": with_country_named,
        "cities": with_stop_named,
        "crossings": with_stop_named,
        "decks": with_deck_named,
    }
    for plural, renamed in rename.items():
        for old, new in _same_things(getattr(before, plural), getattr(after, plural)):
            if old.id != new.id:
                before = renamed(before, old.id, new.id)
    return before


def _of_kind(
    kind: str, olds: Sequence[Any], followed: Sequence[Any], after: Board, plural: Kind
) -> Iterator[Difference]:
    """Yield what differs in one list; `followed` are the old things with the new ids in them."""
    news = getattr(after, plural)
    pairs = _same_things(followed, news)
    kept, known = {id(old) for old, _ in pairs}, {id(new) for _, new in pairs}
    for old, as_followed in zip(olds, followed, strict=True):
        if id(as_followed) not in kept:
            yield Difference(kind, old.id, None, old, None)
    for old, new in pairs:
        yield from _changed_fields(kind, new.id, _fields(old), _fields(new))
    for new in news:
        if id(new) not in known:
            yield Difference(kind, new.id, None, None, new)
    places = {id(new): place for place, new in enumerate(news)}
    order = [places[id(new)] for _, new in pairs]
    if order != sorted(order):
        yield Difference(BOARD, "", f"{plural}.{ORDER}", None, None)


def _same_things(olds: Sequence[Any], news: Sequence[Any]) -> list[tuple[Any, Any]]:
    """Return the things that are in both lists, in the order of the first."""
    by_id = {new.id: new for new in reversed(news)}
    pairs = {id(old): by_id.pop(old.id) for old in olds if old.id in by_id}
    by_look: dict[Any, Any] = {}
    for new in by_id.values():
        look = _look(new)
        by_look[look] = None if look in by_look else new  # two that look alike are nobody's twin
    for old in olds:
        if id(old) not in pairs and (twin := by_look.pop(_look(old), None)) is not None:
            pairs[id(old)] = twin
    return [(old, pairs[id(old)]) for old in olds if id(old) in pairs]


def _look(thing: Any) -> Any:
    """Return what a thing is known by, apart from its id; things that lack it are known by it."""
    if isinstance(thing, Route):
        return frozenset(thing.ends), thing.color, thing.length
    if isinstance(thing, Ticket):
        ends = (end.country if isinstance(end, CountryEnd) else end for end in thing.ends)
        return frozenset(ends), thing.deck, thing.points
    return text_in(thing.name, "en") or thing.id


def _changed_fields(
    kind: str, thing: str, before: dict[str, Any], after: dict[str, Any]
) -> Iterator[Difference]:
    for name in (*before, *(name for name in after if name not in before)):
        old, new = before.get(name), after.get(name)
        if old != new:
            yield Difference(kind, thing, name, old, new)


def _fields(model: Model) -> dict[str, Any]:
    return {**dict(model), **(model.model_extra or {})}


def _settings(board: Board) -> dict[str, Any]:
    """Return the fields of a board that are no lists of things; those of a model one by one."""
    settings: dict[str, Any] = {}
    for name, value in _fields(board).items():
        if name in ("meta", "profile"):
            settings |= {f"{name}.{inner}": field for inner, field in _fields(value).items()}
        elif name not in KINDS:
            settings[name] = value
    return settings
