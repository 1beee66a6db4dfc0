"""The pointer on the canvas, and what takes it."""

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from trackwright.schema.geometry import Point


@dataclass(frozen=True)
class Pointer:
    """The pointer on the canvas.

    Attributes:
        at: Where it is, in mm.
        modifiers: Keys that are held.
        button: The button that was pressed or released, if any.
        reach: How far it reaches around itself, in mm.
    """

    at: Point
    modifiers: Qt.KeyboardModifier
    button: Qt.MouseButton
    reach: float

    @property
    def shift(self) -> bool:
        """Whether Shift is held."""
        return bool(self.modifiers & Qt.KeyboardModifier.ShiftModifier)

    @property
    def control(self) -> bool:
        """Whether Ctrl is held."""
        return bool(self.modifiers & Qt.KeyboardModifier.ControlModifier)

    @property
    def alt(self) -> bool:
        """Whether Alt is held."""
        return bool(self.modifiers & Qt.KeyboardModifier.AltModifier)


class Hand(Protocol):
    """What takes the pointer and the keys: the current tool."""

    def press(self, pointer: Pointer) -> None:
        """Take a press of the left button."""

    def move(self, pointer: Pointer) -> None:
        """Take a move, with the left button down or up."""

    def release(self, pointer: Pointer) -> None:
        """Take the release of the left button."""

    def double_click(self, pointer: Pointer) -> None:
        """Take a double click."""

    def key(self, event: QKeyEvent) -> bool:
        """Take a key; tell whether it meant something."""

    def wants_key(self, event: QKeyEvent) -> bool:
        """Tell whether a key means something to it now, though it is a shortcut elsewhere."""

    def leave(self) -> None:
        """The pointer has left the canvas."""
