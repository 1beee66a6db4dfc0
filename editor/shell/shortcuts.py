"""Keys of commands: those they come with, and those that a designer has given them."""

from collections.abc import Iterable

from PySide6.QtGui import QKeySequence

from trackwright.editor.base.command import AnyCommand
from trackwright.editor.base.settings import Settings

_NAME = "keys/"
_NONE = "none"
"""How it is written down that a command has no keys; nothing at all would mean its own."""

_BETWEEN = "; "

Native = QKeySequence.SequenceFormat.NativeText
Portable = QKeySequence.SequenceFormat.PortableText


def is_about_keys(setting: str) -> bool:
    """Tell whether a setting holds the keys of a command."""
    return setting.startswith(_NAME)


def keys_of(settings: Settings, command: AnyCommand) -> list[QKeySequence]:
    """Return the keys of a command."""
    written = settings.text(_NAME + command.id, command.shortcut)
    return [] if written == _NONE else sequences(written)


def sequences(written: str) -> list[QKeySequence]:
    """Return keys as they are written in commands: `Ctrl+Y; Ctrl+Shift+Z`."""
    return [QKeySequence(keys, Portable) for keys in written.split(_BETWEEN) if keys]


def are_changed(settings: Settings, command: AnyCommand) -> bool:
    """Tell whether a command has other keys than those it comes with."""
    return keys_of(settings, command) != sequences(command.shortcut)


def set_keys(settings: Settings, command: AnyCommand, keys: Iterable[QKeySequence]) -> None:
    """Give a command other keys, or none."""
    chosen = list(keys)
    if chosen == sequences(command.shortcut):
        settings.forget(_NAME + command.id)
    else:
        written = _BETWEEN.join(key.toString(Portable) for key in chosen)
        settings.set(_NAME + command.id, written or _NONE)


def remove_keys(settings: Settings, command: AnyCommand, keys: QKeySequence) -> None:
    """Take some keys away from a command."""
    set_keys(settings, command, [own for own in keys_of(settings, command) if own != keys])


def reset_keys(settings: Settings, commands: Iterable[AnyCommand]) -> None:
    """Give commands the keys that they come with."""
    for command in commands:
        settings.forget(_NAME + command.id)


def owner_of(
    settings: Settings,
    keys: QKeySequence,
    commands: Iterable[AnyCommand],
    but: AnyCommand | None = None,
) -> AnyCommand | None:
    """Return the command that has some keys, other than `but`; None if they are free."""
    for command in commands:
        if command is not but and keys in keys_of(settings, command):
            return command
    return None


def shown_keys(keys: Iterable[QKeySequence]) -> str:
    """Return keys as people of this system write them."""
    return ", ".join(key.toString(Native) for key in keys)
