"""Keys of actions: those they come with, and those that a designer has given them."""

from collections.abc import Iterable

from PySide6.QtGui import QKeySequence

from trackwright.editor.base.command import Action
from trackwright.editor.base.settings import Settings

_NAME = "keys/"
_NONE = "none"
"""How it is written down that an action has no keys; nothing at all would mean its own."""

_BETWEEN = "; "

Native = QKeySequence.SequenceFormat.NativeText
Portable = QKeySequence.SequenceFormat.PortableText


def is_about_keys(setting: str) -> bool:
    """Tell whether a setting holds the keys of an action."""
    return setting.startswith(_NAME)


def keys_of(settings: Settings, action: Action) -> list[QKeySequence]:
    """Return the keys of an action."""
    written = settings.text(_NAME + action.id, action.shortcut)
    return [] if written == _NONE else sequences(written)


def sequences(written: str) -> list[QKeySequence]:
    """Return keys as they are written in actions: `Ctrl+Y; Ctrl+Shift+Z`."""
    return [QKeySequence(keys, Portable) for keys in written.split(_BETWEEN) if keys]


def are_changed(settings: Settings, action: Action) -> bool:
    """Tell whether an action has other keys than those it comes with."""
    return keys_of(settings, action) != sequences(action.shortcut)


def set_keys(settings: Settings, action: Action, keys: Iterable[QKeySequence]) -> None:
    """Give an action other keys, or none."""
    chosen = list(keys)
    if chosen == sequences(action.shortcut):
        settings.forget(_NAME + action.id)
    else:
        written = _BETWEEN.join(key.toString(Portable) for key in chosen)
        settings.set(_NAME + action.id, written or _NONE)


def take_keys(settings: Settings, action: Action, keys: QKeySequence) -> None:
    """Take some keys away from an action."""
    set_keys(settings, action, [own for own in keys_of(settings, action) if own != keys])


def reset_keys(settings: Settings, actions: Iterable[Action]) -> None:
    """Give actions the keys that they come with."""
    for action in actions:
        settings.forget(_NAME + action.id)


def owner_of(
    settings: Settings, keys: QKeySequence, actions: Iterable[Action], but: Action | None = None
) -> Action | None:
    """Return the action that has some keys, other than `but`; None if they are free."""
    for action in actions:
        if action is not but and keys in keys_of(settings, action):
            return action
    return None


def shown_keys(keys: Iterable[QKeySequence]) -> str:
    """Return keys as people of this system write them."""
    return ", ".join(key.toString(Native) for key in keys)
