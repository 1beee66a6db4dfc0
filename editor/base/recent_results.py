"""The last results of a function of immutable values: an undo asks for them again."""

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

Result = TypeVar("Result")

MOST = 8
"""Enough for undoing and redoing a few edits, and little memory."""


class RecentResults(Generic[Result]):
    """Keeps a few results by the identity of the values that they were computed from."""

    def __init__(self) -> None:
        self._lock = Lock()
        # The values are kept, too, or another one might get the same id.
        self._known: OrderedDict[tuple[object, ...], tuple[tuple[object, ...], Result]]
        self._known = OrderedDict()

    def of(self, *values: object, compute: Callable[[], Result]) -> Result:
        """Return the result for some values, computed now if it is not known."""
        key = tuple(value if isinstance(value, str) else id(value) for value in values)
        with self._lock:
            found = self._known.get(key)
            if found is not None:
                self._known.move_to_end(key)
                return found[1]
        result = compute()
        with self._lock:
            self._known[key] = (values, result)
            if len(self._known) > MOST:
                self._known.popitem(last=False)
        return result
