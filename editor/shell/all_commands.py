"""All commands there are, and the page about their keys."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from trackwright.editor.base.command import AnyCommand, Submenu, ToolKey
from trackwright.editor.base.language import capitalized
from trackwright.editor.canvas import view_commands as view
from trackwright.editor.geography.commands import FIT_COMMANDS
from trackwright.editor.heat import kinds as heat
from trackwright.editor.print.commands import MEASURES
from trackwright.editor.shell import file_commands as file
from trackwright.editor.shell import help_commands as help_menu
from trackwright.editor.shell import window_commands as window
from trackwright.editor.tickets import commands as tickets
from trackwright.editor.tools import all_tools as tools
from trackwright.editor.tools import arrange_commands as arrange
from trackwright.editor.tools import background_commands as background
from trackwright.editor.tools import city_commands as city
from trackwright.editor.tools import country_commands as country
from trackwright.editor.tools import edit_commands as edit
from trackwright.editor.tools import route_commands as route
from trackwright.editor.tools.all_tools import CANVAS, TOOLS


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
    *file.COMMANDS,
    *edit.COMMANDS,
    *view.COMMANDS,
    window.NEXT_LANGUAGE,
    *heat.COMMANDS,
    *window.PANEL_COMMANDS,
    *window.APPEARANCE_COMMANDS,
    *window.LANGUAGE_COMMANDS,
    *arrange.COMMANDS,
    *city.COMMANDS,
    *country.COMMANDS,
    *background.COMMANDS,
    *FIT_COMMANDS,
    *arrange.TURN_COMMANDS,
    MEASURES,
    window.SHOW_RULES,
    *route.COMMANDS,
    *tickets.COMMANDS,
    *tools.COMMANDS,
    *help_menu.COMMANDS,
)
"""Every command, in the order of the menus."""


_INTRODUCTION = """# Keys

Every action of the editor can be found by its name in the command palette (Ctrl+Shift+P), and F1
lists these keys. This page is made by `make docs`.

## On the canvas
"""


def reference_page() -> str:
    """Return the page about all keys, as Markdown."""
    return "\n".join([_INTRODUCTION, *_table(CANVAS), *_tools(), *_menus(), ""])


def _tools() -> Iterator[str]:
    for tool in TOOLS:
        if tool.keys:
            yield from ["", f"## The tool {tool.title} ({tool.key})", "", *_table(tool.keys)]


def _menus() -> Iterator[str]:
    with_keys = [command for command in COMMANDS if command.shortcut and command.menu]
    for menu, commands in groupby(with_keys, key=lambda command: command.top_menu):
        title = str(menu).replace("&", "")
        yield from ["", f"## The menu {title}", "", *_table(map(_key_of, commands))]


def _key_of(command: AnyCommand) -> ToolKey:
    submenu = command.menu.title if isinstance(command.menu, Submenu) else ""
    where = f"{submenu.replace('&', '')} › " if submenu else ""
    return ToolKey(command.shortcut.replace("; ", ", "), where + command.title)


def _table(keys: Iterable[ToolKey]) -> Iterator[str]:
    yield from ["| keys | |", "|---|---|"]
    for key in keys:
        yield f"| {key.keys} | {capitalized(key.title)} |"
