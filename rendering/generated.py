"""Generated decorations among those of a board, told apart by their ids."""

from collections.abc import Callable, Iterable, Iterator
from itertools import count

from trackwright.schema.board import Board
from trackwright.schema.decorations import Decoration, FreeText, Ornament

GENERATED = "auto-"
"""What the ids of generated decorations begin with: `auto-mountain-12`."""


def is_generated(thing: Decoration) -> bool:
    """Return whether generating again may replace a decoration; the designer may lock it."""
    return thing.id.startswith(GENERATED) and not thing.locked


def with_generated(board: Board, made: Iterable[Ornament | FreeText]) -> Board:
    """Return a board with decorations under those it has; a number is added to each id."""
    used = {each.id for each in board.decorations}
    numbers: dict[str, Iterator[int]] = {}
    named: list[Decoration] = []
    for thing in made:
        number = numbers.setdefault(thing.id, count(1))
        name = next(name for n in number if (name := f"{thing.id}-{n}") not in used)
        named.append(thing.changed(id=name))
    return board.changed(decorations=(*named, *board.decorations))


def without_some_generated(board: Board, goes: Callable[[Decoration], bool]) -> Board:
    """Return a board without some of its generated decorations."""
    kept = (each for each in board.decorations if not (is_generated(each) and goes(each)))
    return board.changed(decorations=tuple(kept))
