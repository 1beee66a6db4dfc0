"""What is selected."""

from collections.abc import Iterable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QObject, Signal

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.document.document import BoardChange, Document
from trackwright.schema.board import Board
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef, find_thing
from trackwright.schema.translation import tr


class Selection(Guarded, QObject):
    """The things that are selected, in the order in which they were.

    Signals:
        changed: Something else is selected.
        opened: The properties of a thing are wanted; carries its place, with the field if one is.
    """

    changed = Signal()
    opened = Signal(object)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._places: tuple[ThingRef, ...] = ()
        connect(document.changed, self._follow)

    @property
    def places(self) -> tuple[ThingRef, ...]:
        """What is selected."""
        return self._places

    def ids(self, *kinds: str) -> tuple[str, ...]:
        """Return the ids of the selected things of some kinds."""
        return tuple(place.id for place in self._places if place.kind in kinds)

    def __contains__(self, place: ThingRef) -> bool:
        return place in self._places

    def set(self, places: Iterable[ThingRef]) -> None:
        """Select these and nothing else."""
        wanted = tuple(dict.fromkeys(places))
        if wanted != self._places:
            self._places = wanted
            self.changed.emit()

    def toggle(self, place: ThingRef) -> None:
        """Select a thing as well, or no more."""
        others = tuple(other for other in self._places if other != place)
        self.set(others if place in self._places else (*others, place))

    def open(self, place: ThingRef) -> None:
        """Select a thing, and ask for its properties; for the board's, select nothing."""
        self.set([ThingRef(place.kind, place.id)] if place.kind in LIST_BY_KIND else ())
        self.opened.emit(place)

    def clear(self) -> None:
        """Select nothing."""
        self.set(())

    def _follow(self, change: BoardChange) -> None:
        now = (followed(change, place) for place in self._places)
        self.set(place for place in now if place is not None)


def exists(board: Board, place: ThingRef) -> bool:
    """Return whether a board has a thing; what is no thing, such as the board, always exists."""
    return place.kind not in LIST_BY_KIND or find_thing(board, place) is not None


def followed(change: BoardChange, place: ThingRef) -> ThingRef | None:
    """Return where a thing is after a change, be it by another id; None if it is gone."""
    if exists(change.after, place):
        return place
    before, after = (
        getattr(board, LIST_BY_KIND[place.kind]) for board in (change.before, change.after)
    )
    ids = [thing.id for thing in before]
    if len(before) != len(after) or place.id not in ids:
        return None
    now = after[ids.index(place.id)].id
    return None if now in ids else ThingRef(place.kind, now)


@runtime_checkable
class HoldsTyped(Protocol):
    """A panel in which something may be typed that is not on the board yet."""

    @property
    def unfinished(self) -> str:
        """A sentence on what is typed and refused; empty if nothing is."""

    def settle(self) -> None:
        """Put what is typed onto the board, which is about to be saved or closed."""


@runtime_checkable
class TakesOver(Protocol):
    """A panel that can stand in for one of its kind, as when all speak another language."""

    def take_over(self, before: HoldsTyped) -> None:
        """Go on with what is typed and refused in the panel that was here before."""


def refused_sentence(title: str, sentence: str) -> str:
    """Return that what is typed for a property cannot be taken, and why."""
    return tr("What is typed for “{property}” is refused: {why}.", property=title, why=sentence)
