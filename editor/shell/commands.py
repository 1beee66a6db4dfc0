"""All actions there are."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from trackwright.editor.base.command import Action
from trackwright.editor.heat import kinds as heat
from trackwright.editor.shell import appearance_commands as look
from trackwright.editor.shell import board_commands as board
from trackwright.editor.shell import edit_commands as edit
from trackwright.editor.shell import file_commands as file
from trackwright.editor.shell import help_commands as helping
from trackwright.editor.shell import view_commands as view
from trackwright.editor.tickets import commands as tickets
from trackwright.editor.tools import arrange_commands as arrange
from trackwright.editor.tools import background_commands as background
from trackwright.editor.tools import catalogue as tools
from trackwright.editor.tools import city_commands as city
from trackwright.editor.tools import country_commands as country
from trackwright.editor.tools import route_commands as route
from trackwright.editor.tools.catalogue import CANVAS, TOOL_KEYS, TOOLS, ToolKey


class ClashingActionsError(Exception):
    """Two actions with one id or one key: a mistake in the program."""


def collected(groups: Iterable[tuple[Action, ...]]) -> tuple[Action, ...]:
    """Return the actions of several modules, none of which clash."""
    actions = [action for group in groups for action in group]
    by_word: dict[str, Action] = {}
    for action in actions:
        for word in (action.id, *filter(None, action.shortcut.split("; "))):
            if word in by_word:
                raise ClashingActionsError(f"{by_word[word].id} and {action.id}: {word}")
            by_word[word] = action
    return tuple(actions)


ACTIONS = collected(
    [
        file.ACTIONS,
        edit.ACTIONS,
        view.ACTIONS,
        heat.ACTIONS,
        look.PANELS_ACTIONS,
        look.ACTIONS,
        arrange.ACTIONS,
        city.ACTIONS,
        country.ACTIONS,
        background.ACTIONS,
        board.ACTIONS,
        route.ACTIONS,
        tickets.ACTIONS,
        tools.ACTIONS,
        helping.ACTIONS,
    ]
)
"""Every action, in the order of the menus."""


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
        if keys := TOOL_KEYS.get(tool.id):
            yield from ["", f"## The tool {tool.title} ({tool.key})", "", *_table(keys)]


def _menus() -> Iterator[str]:
    with_keys = [action for action in ACTIONS if action.shortcut and action.menu]
    for menu, actions in groupby(with_keys, key=lambda action: action.menu):
        title = str(menu).replace("&", "")
        yield from ["", f"## The menu {title}", "", *_table(map(_key_of, actions))]


def _key_of(action: Action) -> ToolKey:
    where = f"{action.submenu.replace('&', '')} › " if action.submenu else ""
    return ToolKey(action.shortcut.replace("; ", ", "), where + action.title)


def _table(keys: Iterable[ToolKey]) -> Iterator[str]:
    yield from ["| keys | |", "|---|---|"]
    for key in keys:
        yield f"| {key.keys} | {key.title} |"
