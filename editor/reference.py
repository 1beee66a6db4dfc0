"""The reference page of the keys, made from the actions and the tools."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from trackwright.editor.actions.action import Action
from trackwright.editor.actions.catalogue import ACTIONS
from trackwright.editor.tool_keys import CANVAS, TOOL_KEYS, ToolKey
from trackwright.editor.tools.catalogue import TOOLS

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
