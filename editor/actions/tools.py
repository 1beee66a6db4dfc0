"""Actions that pick up a tool."""

from trackwright.editor.actions.action import Action, Menu
from trackwright.editor.tools.catalogue import TOOLS, ToolKind
from trackwright.editor.window import Window

TOOL = "tool."
"""How the ids of these actions begin; the tool's follows."""


def _picks_up(kind: ToolKind) -> Action:
    def run(window: Window) -> None:
        window.pick_up(kind.id)

    def is_in_hand(window: Window) -> bool:
        return window.tool == kind.id

    return Action(
        f"{TOOL}{kind.id}",
        kind.title,
        run,
        Menu.TOOLS,
        kind.key,
        kind.icon,
        checked=is_in_hand,
        context="Tool",
    )


ACTIONS = tuple(map(_picks_up, TOOLS))
