"""Ids for new things."""

import re
from collections.abc import Collection, Iterable, Iterator
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
    """Ids for many new things, of which any number may want the same."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self._taken = set(taken)
        self._numbers: dict[str, Iterator[int]] = {}

    def take(self, wanted: str, mark: str = "_") -> str:
        """Return an id that nothing has, as `free_id` does; from now on it is taken."""
        name = wanted
        if wanted in self._taken:
            # Goes on where it ended: a file can have thousands of things without a name.
            numbers = self._numbers.setdefault(wanted, count(2))
            names = (f"{wanted}{mark}{number}" for number in numbers)
            name = next(name for name in names if name not in self._taken)
        self._taken.add(name)
        return name
