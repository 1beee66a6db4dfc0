"""What key events mean to tools: letters, digits, signs and arrows."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""The direction of each key, across and down."""

ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

_SHORTCUT_MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def letter_of(event: QKeyEvent) -> Qt.Key | None:
    """Return a key that is pressed alone; keys with Shift and others belong to the menus."""
    modifiers = _SHORTCUT_MODIFIERS | Qt.KeyboardModifier.ShiftModifier
    return None if event.modifiers() & modifiers else Qt.Key(event.key())


def digit_of(event: QKeyEvent) -> int | None:
    """Return the digit of a key, with Shift or without: some keyboards have digits there."""
    is_digit = event.text().isdecimal() and not event.modifiers() & _SHORTCUT_MODIFIERS
    return int(event.text()) if is_digit else None


def sign_of(event: QKeyEvent) -> int:
    """Return 1 for a plus, −1 for a minus, 0 for another key."""
    return 0 if event.modifiers() & _SHORTCUT_MODIFIERS else {"+": 1, "-": -1}.get(event.text(), 0)


def arrow_offset(
    key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> tuple[float, float]:
    """Return how far an arrow moves things, in mm: 1, with Shift 10, with Ctrl 0.1."""
    step = 1.0
    if modifiers & Qt.KeyboardModifier.ShiftModifier:
        step = 10.0
    elif modifiers & Qt.KeyboardModifier.ControlModifier:
        step = 0.1
    across, down = ARROWS[key]
    return across * step, down * step
