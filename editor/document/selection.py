"""What is selected."""

from collections.abc import Iterable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, Signal

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.document.document import BoardChange, Document
from trackwright.editor.document.edits.placed_things import SELECTABLE, owner_of
from trackwright.schema.board import Board
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef, find_thing


class Selection(Guarded, QObject):
    """The things that are selected, in the order in which they were.

    Signals:
        changed: Something else is selected.
        opened: The properties of a thing are wanted; carries its ref, with the field if one is.
    """

    changed = Signal()
    opened = Signal(object)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._refs: tuple[ThingRef, ...] = ()
        connect(document.changed, self._follow)

    @property
    def refs(self) -> tuple[ThingRef, ...]:
        """What is selected."""
        return self._refs

    def ids(self, *kinds: str) -> tuple[str, ...]:
        """Return the ids of the selected things of some kinds."""
        return tuple(ref.id for ref in self._refs if ref.kind in kinds)

    def __contains__(self, ref: ThingRef) -> bool:
        return ref in self._refs

    def set(self, refs: Iterable[ThingRef]) -> None:
        """Select these and nothing else."""
        wanted = tuple(dict.fromkeys(refs))
        if wanted != self._refs:
            self._refs = wanted
            self.changed.emit()

    def toggle(self, ref: ThingRef) -> None:
        """Select a thing as well, or no more."""
        others = tuple(other for other in self._refs if other != ref)
        self.set(others if ref in self._refs else (*others, ref))

    def open(self, ref: ThingRef) -> None:
        """Select a thing, and ask for its properties; for the board's, select nothing."""
        self.set([ThingRef(ref.kind, ref.id)] if ref.kind in SELECTABLE else ())
        self.opened.emit(ref)

    def clear(self) -> None:
        """Select nothing."""
        self.set(())

    def _follow(self, change: BoardChange) -> None:
        now = (followed(change, ref) for ref in self._refs)
        self.set(ref for ref in now if ref is not None)


def exists(board: Board, ref: ThingRef) -> bool:
    """Return whether a board has a thing; what is no thing, such as the board, always exists."""
    owner = owner_of(ref)
    return owner.kind not in LIST_BY_KIND or find_thing(board, owner) is not None


def followed(change: BoardChange, ref: ThingRef) -> ThingRef | None:
    """Return where a thing is after a change, be it by another id; None if it is gone."""
    if exists(change.after, ref):
        return ref
    before, after = (
        getattr(board, LIST_BY_KIND[owner_of(ref).kind]) for board in (change.before, change.after)
    )
    ids = [thing.id for thing in before]
    if len(before) != len(after) or ref.id not in ids:
        return None
    now = after[ids.index(ref.id)].id
    return None if now in ids else ThingRef(ref.kind, now)


@runtime_checkable
class HoldsInput(Protocol):
    """A panel in which something may be typed that is not on the board yet."""

    @property
    def uncommitted_input(self) -> str:
        """A sentence on what is typed and refused; empty if nothing is."""

    def commit_input(self) -> None:
        """Put what is typed onto the board, which is about to be saved or closed."""


@runtime_checkable
class RestoresInput(Protocol):
    """A panel that can stand in for one of its kind, as when all speak another language."""

    def restore_input(self, before: HoldsInput) -> None:
        """Go on with what is typed and refused in the panel that was here before."""
