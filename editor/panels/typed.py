"""Panels into which something can be typed."""

from typing import Protocol, runtime_checkable

from PySide6.QtCore import QCoreApplication


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
    words = QCoreApplication.translate(
        "Property", "What is typed for “{property}” is refused: {why}."
    )
    return words.replace("{property}", title).replace("{why}", sentence)
