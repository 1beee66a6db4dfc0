"""Ids for new things."""

import re
from collections.abc import Collection, Iterable, Sequence
from itertools import count

from trackwright.schema.text import folded

LONGEST = 74
"""Letters of an id before its number; ids may have 80."""


def slug(name: str, otherwise: str) -> str:
    """Return a name as an id: `Mo i Rana` is `mo_i_rana`; `otherwise` if no letter can be one."""
    words = re.findall(r"[a-z0-9]+", folded(name.replace("&", " and ")))
    return "_".join(words)[:LONGEST].rstrip("_") or otherwise


def free_id(wanted: str, taken: Collection[str], mark: str = "_") -> str:
    """Return an id, with a mark and a number if something has it already."""
    numbered = (f"{wanted}{mark}{number}" for number in count(2))
    return wanted if wanted not in taken else next(name for name in numbered if name not in taken)


class FreeIds:
    """The ids in use for one kind of thing, with a fast search for a free one."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self._taken = set(taken)
        self._next: dict[str, int] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._taken

    def add(self, name: str) -> None:
        """Mark an id as taken."""
        self._taken.add(name)

    def free(self, wanted: str, mark: str = "_") -> str:
        """Return an id that nothing has, as `free_id` does."""
        if wanted not in self._taken:
            return wanted
        # Numbers are counted on, because a hostile file may have the same name thousands of times.
        stem = wanted + mark
        number = self._next.get(stem, 2)
        while f"{stem}{number}" in self._taken:
            number += 1
        self._next[stem] = number
        return f"{stem}{number}"

    def between(self, ends: Sequence[str]) -> str:
        """Return a free id for a route or ticket that joins two ends."""
        return self.free("-".join(ends)[:LONGEST].rstrip("-_"), "-")

    def take(self, wanted: str, mark: str = "_") -> str:
        """Return a free id, which is taken from now on."""
        name = self.free(wanted, mark)
        self._taken.add(name)
        return name
