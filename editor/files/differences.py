"""What differs between two boards, in a few words."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from trackwright.editor.words import QT_TRANSLATE_NOOP
from trackwright.schema.board import Board
from trackwright.schema.board_differences import BOARD, KINDS, ORDER, Difference, differences

Translate = Callable[[str], str]

_LISTS = {
    "city": QT_TRANSLATE_NOOP("Differences", "Cities"),
    "crossing": QT_TRANSLATE_NOOP("Differences", "Crossings"),
    "route": QT_TRANSLATE_NOOP("Differences", "Routes"),
    "ticket": QT_TRANSLATE_NOOP("Differences", "Tickets"),
    "deck": QT_TRANSLATE_NOOP("Differences", "Decks"),
    "country": QT_TRANSLATE_NOOP("Differences", "Countries"),
    "region": QT_TRANSLATE_NOOP("Differences", "Regions"),
}
_ADDED = QT_TRANSLATE_NOOP("Differences", "{count} added")
_REMOVED = QT_TRANSLATE_NOOP("Differences", "{count} removed")
_CHANGED = QT_TRANSLATE_NOOP("Differences", "{count} changed")
_REORDERED = QT_TRANSLATE_NOOP("Differences", "in another order")
_LINE = QT_TRANSLATE_NOOP("Differences", "{things}: {changes}")
_OTHER = QT_TRANSLATE_NOOP("Differences", "Board: title, size or other settings changed")
_SAME = QT_TRANSLATE_NOOP("Differences", "Nothing differs")


@dataclass(frozen=True)
class Tally:
    """How many things of one kind differ between two boards.

    Attributes:
        kind: What they are: `city`, or `board` for the board's own settings.
        added: How many are only in the second board.
        removed: How many are only in the first.
        changed: How many are in both and differ.
    """

    kind: str
    added: int
    removed: int
    changed: int

    def line(self, translate: Translate = str) -> str:
        """Return it in words: `Cities: 2 added, 1 changed`."""
        if self.kind == BOARD:
            return translate(_OTHER)
        counts = ((_ADDED, self.added), (_REMOVED, self.removed), (_CHANGED, self.changed))
        parts = [translate(words).format(count=count) for words, count in counts if count]
        changes = ", ".join(parts or [translate(_REORDERED)])
        return translate(_LINE).format(things=translate(_LISTS[self.kind]), changes=changes)


def tallies(found: Iterable[Difference]) -> tuple[Tally, ...]:
    """Return how many things of each kind differ; those of which only the order does have none."""
    every = [(_kind(one), one) for one in found]
    return tuple(
        _tally(kind, [one for of, one in every if of == kind])
        for kind in (*_LISTS, BOARD)
        if any(of == kind for of, _ in every)
    )


def in_words(before: Board | None, after: Board, translate: Translate = str) -> tuple[str, ...]:
    """Return what differs as short lines: `Cities: 2 added, 1 changed`; all, if nothing was."""
    if before is None:
        before = after.changed(**dict.fromkeys(KINDS, ()))
    lines = [tally.line(translate) for tally in tallies(differences(before, after))]
    return tuple(lines) or (translate(_SAME),)


def _kind(difference: Difference) -> str:
    """Return the kind that a difference is counted with: its list's, if that has another order."""
    name = difference.field or ""
    if difference.kind == BOARD and name.endswith(f".{ORDER}"):
        return next(kind for plural, kind in KINDS.items() if name == f"{plural}.{ORDER}")
    return difference.kind


def _tally(kind: str, found: list[Difference]) -> Tally:
    whole = [one for one in found if one.field is None]
    removed = sum(one.after is None for one in whole)
    changed = {one.thing for one in found if one.field is not None and one.kind == kind}
    return Tally(kind, len(whole) - removed, removed, len(changed))
