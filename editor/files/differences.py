"""What differs between two boards, in a few words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from trackwright.editor.words import QT_TRANSLATE_NOOP
from trackwright.schema.board import Board

Translate = Callable[[str], str]

_LISTS = {
    "cities": QT_TRANSLATE_NOOP("Differences", "Cities"),
    "crossings": QT_TRANSLATE_NOOP("Differences", "Crossings"),
    "routes": QT_TRANSLATE_NOOP("Differences", "Routes"),
    "tickets": QT_TRANSLATE_NOOP("Differences", "Tickets"),
    "decks": QT_TRANSLATE_NOOP("Differences", "Decks"),
    "countries": QT_TRANSLATE_NOOP("Differences", "Countries"),
    "regions": QT_TRANSLATE_NOOP("Differences", "Regions"),
}
_ADDED = QT_TRANSLATE_NOOP("Differences", "{count} added")
_REMOVED = QT_TRANSLATE_NOOP("Differences", "{count} removed")
_CHANGED = QT_TRANSLATE_NOOP("Differences", "{count} changed")
_REORDERED = QT_TRANSLATE_NOOP("Differences", "in another order")
_LINE = QT_TRANSLATE_NOOP("Differences", "{things}: {changes}")
_OTHER = QT_TRANSLATE_NOOP("Differences", "Board: title, size or other settings changed")
_SAME = QT_TRANSLATE_NOOP("Differences", "Nothing differs")


@dataclass(frozen=True)
class Difference:
    """How one list of a board differs from that of another.

    Attributes:
        kind: The list: `cities`.
        added: How many things are only in the second board.
        removed: How many are only in the first.
        changed: How many are in both and differ.
    """

    kind: str
    added: int
    removed: int
    changed: int


def differences(before: Board, after: Board) -> tuple[Difference, ...]:
    """Return the lists that differ from one board to the other."""
    return tuple(
        _difference(kind, before, after)
        for kind in _LISTS
        if getattr(before, kind) != getattr(after, kind)
    )


def in_words(before: Board | None, after: Board, translate: Translate = str) -> tuple[str, ...]:
    """Return what differs as short lines: `Cities: 2 added, 1 changed`; all, if nothing was."""
    if before is None:
        before = after.changed(**dict.fromkeys(_LISTS, ()))
    lines = [_line(difference, translate) for difference in differences(before, after)]
    if _settings(before) != _settings(after):
        lines.append(translate(_OTHER))
    return tuple(lines) or (translate(_SAME),)


def _difference(kind: str, before: Board, after: Board) -> Difference:
    old = {thing.id: thing for thing in getattr(before, kind)}
    new = {thing.id: thing for thing in getattr(after, kind)}
    return Difference(
        kind,
        added=len(new.keys() - old.keys()),
        removed=len(old.keys() - new.keys()),
        changed=sum(old[name] != new[name] for name in old.keys() & new.keys()),
    )


def _line(difference: Difference, translate: Translate) -> str:
    counts: Sequence[tuple[str, int]] = (
        (_ADDED, difference.added),
        (_REMOVED, difference.removed),
        (_CHANGED, difference.changed),
    )
    parts = [translate(words).format(count=count) for words, count in counts if count]
    title = translate(_LISTS[difference.kind])
    line = translate(_LINE)
    return line.format(things=title, changes=", ".join(parts or [translate(_REORDERED)]))


def _settings(board: Board) -> dict[str, object]:
    known = {name: getattr(board, name) for name in Board.model_fields if name not in _LISTS}
    return {**known, **(board.model_extra or {})}
