"""All commands there are, the keys they have, and the page about these."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from PySide6.QtGui import QKeySequence

from trackwright.editor.base.command import AnyCommand, Submenu, ToolKey
from trackwright.editor.base.language import capitalized
from trackwright.editor.base.settings import Settings
from trackwright.editor.canvas import view_commands as view
from trackwright.editor.geography.commands import FIT_COMMANDS, MEASURES
from trackwright.editor.heat import kinds as heat
from trackwright.editor.shell import window_commands as window
from trackwright.editor.tickets import commands as tickets
from trackwright.editor.tools import all_tools as tools
from trackwright.editor.tools import arrange_commands as arrange
from trackwright.editor.tools import board_commands as board
from trackwright.editor.tools import decoration_commands as decorations
from trackwright.editor.tools import edit_commands as edit
from trackwright.editor.tools import route_commands as route


class ClashingCommandsError(Exception):
    """Two commands with one id or one key: a mistake in the program."""


def without_clash(*commands: AnyCommand) -> tuple[AnyCommand, ...]:
    """Return commands, none of which share an id or a key."""
    by_word: dict[str, AnyCommand] = {}
    for command in commands:
        for word in (command.id, *filter(None, command.shortcut.split("; "))):
            if word in by_word:
                raise ClashingCommandsError(f"{by_word[word].id} and {command.id}: {word}")
            by_word[word] = command
    return commands


COMMANDS = without_clash(
    *window.FILE_COMMANDS,
    *edit.COMMANDS,
    *view.COMMANDS,
    window.NEXT_LANGUAGE,
    *heat.COMMANDS,
    *window.PANEL_COMMANDS,
    *window.APPEARANCE_COMMANDS,
    *window.LANGUAGE_COMMANDS,
    *arrange.COMMANDS,
    *decorations.PLACING_COMMANDS,
    *board.COMMANDS,
    *decorations.COMMANDS,
    *FIT_COMMANDS,
    *board.TURN_COMMANDS,
    MEASURES,
    window.SHOW_RULES,
    *route.COMMANDS,
    *tickets.COMMANDS,
    *tools.COMMANDS,
    *window.HELP_COMMANDS,
)
"""Every command, in the order of the menus."""

KEYS = "keys/"
"""What the settings begin with that hold the keys of commands; the command's id follows."""

_NONE = "none"
"""How it is written down that a command has no keys; nothing at all would mean its own."""


def keys_of(settings: Settings, command: AnyCommand) -> list[QKeySequence]:
    """Return the keys of a command: those a designer has given it, or those it comes with."""
    written = settings.text(KEYS + command.id, command.shortcut)
    return [] if written == _NONE else sequences(written)


def sequences(written: str) -> list[QKeySequence]:
    """Return keys as they are written in commands: `Ctrl+Y; Ctrl+Shift+Z`."""
    return [keys for keys in QKeySequence.listFromString(written) if not keys.isEmpty()]


def are_changed(settings: Settings, command: AnyCommand) -> bool:
    """Tell whether a command has other keys than those it comes with."""
    return keys_of(settings, command) != sequences(command.shortcut)


def set_keys(settings: Settings, command: AnyCommand, keys: Sequence[QKeySequence]) -> None:
    """Give a command other keys, or none."""
    if keys == sequences(command.shortcut):
        settings.forget(KEYS + command.id)
    else:
        settings.set(KEYS + command.id, QKeySequence.listToString(keys) or _NONE)


def move_keys(settings: Settings, command: AnyCommand, keys: Sequence[QKeySequence]) -> None:
    """Give a command other keys, and take them from whichever else has them."""
    for key in keys:
        if (other := owner_of(settings, key, but=command)) is not None:
            set_keys(settings, other, [own for own in keys_of(settings, other) if own != key])
    set_keys(settings, command, keys)


def owner_of(
    settings: Settings, keys: QKeySequence, but: AnyCommand | None = None
) -> AnyCommand | None:
    """Return the command that has some keys, other than `but`; None if they are free."""
    return next((c for c in COMMANDS if c is not but and keys in keys_of(settings, c)), None)


def shown_keys(keys: Iterable[QKeySequence]) -> str:
    """Return keys as people of this system write them."""
    return ", ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in keys)


_INTRODUCTION = """# Keys

Every action of the editor can be found by its name in the command palette (Ctrl+Shift+P), and F1
lists these keys. This page is made by `make docs`.

## On the canvas
"""


def reference_page() -> str:
    """Return the page about all keys, as Markdown."""
    lines = [_INTRODUCTION, *_table(tools.CANVAS)]
    for tool in tools.TOOLS:
        if tool.keys:
            lines += ["", f"## The tool {tool.title} ({tool.key})", "", *_table(tool.keys)]
    with_keys = [command for command in COMMANDS if command.shortcut and command.menu]
    for menu, commands in groupby(with_keys, key=lambda command: command.top_menu):
        title = str(menu).replace("&", "")
        lines += ["", f"## The menu {title}", "", *_table(map(_key_of, commands))]
    return "\n".join([*lines, ""])


def _key_of(command: AnyCommand) -> ToolKey:
    submenu = command.menu.title if isinstance(command.menu, Submenu) else ""
    where = f"{submenu.replace('&', '')} › " if submenu else ""
    return ToolKey(command.shortcut.replace("; ", ", "), where + command.title)


def _table(keys: Iterable[ToolKey]) -> Iterator[str]:
    yield from ["| keys | |", "|---|---|"]
    for key in keys:
        yield f"| {key.keys} | {capitalized(key.title)} |"
