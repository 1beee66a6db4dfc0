"""Panels into which something can be typed."""

from typing import Protocol, runtime_checkable


@runtime_checkable
class HoldsTyped(Protocol):
    """A panel in which something may be typed that is not on the board yet."""

    def settle(self) -> None:
        """Put what is typed onto the board, which is about to be saved or closed."""
