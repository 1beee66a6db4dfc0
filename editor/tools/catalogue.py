"""All tools there are, in the order of their buttons."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from trackwright.editor.base.command import Command, Menu, ToolKey
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.tools import route_commands
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.tools.tool import Tool


@dataclass(frozen=True)
class ToolKind:
    """A tool that can be picked up.

    Attributes:
        id: Its name: `route`.
        title: What its button says, in English: say(…).
        icon: The name of its picture.
        key: The key that picks it up.
        made_by: The class that it is, after its module: it is loaded when it is first picked up.
    """

    id: str
    title: str
    icon: str
    key: str
    made_by: str

    @property
    def translated(self) -> str:
        """Its title in the language of the interface."""
        return tr(self.title)

    def make(self, desk: Desk) -> "Tool":
        """Make one for a desk."""
        module, _, name = self.made_by.partition(".")
        made: Tool = getattr(import_module(f"{__package__}.{module}"), name)(desk)
        return made


TOOLS = (
    ToolKind("select", say("Select"), "select", "V", "select.SelectTool"),
    ToolKind("pan", say("Pan"), "pan", "H", "pan.PanTool"),
    ToolKind("city", say("City"), "city", "C", "city.CityTool"),
    ToolKind("route", say("Route"), "route", "R", "route.RouteTool"),
    ToolKind("ticket", say("Ticket"), "ticket", "T", "ticket.TicketTool"),
    ToolKind("border", say("Border"), "country", "B", "border.BorderTool"),
    ToolKind("background", say("Background"), "background", "P", "background.BackgroundTool"),
    ToolKind("measure", say("Measure"), "measure", "M", "measure.MeasureTool"),
)


CANVAS = (
    ToolKey(say("Wheel"), say("Zoom at the pointer")),
    ToolKey(say("Space and drag"), say("Move the canvas; so does the middle button")),
    ToolKey(say("Shift+Wheel"), say("Move the canvas sideways")),
)
"""What the canvas takes, whatever tool is in hand."""

TOOL_KEYS: Mapping[str, tuple[ToolKey, ...]] = {
    "select": (
        ToolKey(say("Arrows"), say("Move by 1 mm; with Shift by 10, with Ctrl by 0.1")),
        ToolKey(say("Tab"), say("Go to the next thing; with Shift to the one before")),
        ToolKey(say("Enter"), say("Change the selected thing")),
        ToolKey(say("Esc"), say("Take a drag back, or select nothing")),
    ),
    "city": (
        ToolKey(say("Enter"), say("Take the name, or the place that is offered")),
        ToolKey(say("Up and Down"), say("Choose among the places that are offered")),
        ToolKey(say("Esc"), say("Leave the name, then the tool")),
    ),
    "route": route_commands.TOOL_KEYS,
    "ticket": (
        ToolKey(say("Ctrl and click"), say("Take the country at the pointer")),
        ToolKey("0–9", say("Points; 0 for the shortest path")),
        ToolKey("+  −", say("One point more or less")),
        ToolKey("D", say("The next deck")),
        ToolKey(say("Esc"), say("One step back, then leave the tool")),
    ),
    "border": (
        ToolKey(say("Enter"), say("Close the outline")),
        ToolKey(say("Shift and click"), say("Follow the border up to there")),
        ToolKey(say("Del"), say("Remove the corner at the pointer")),
        ToolKey("G", say("Draw a region, or a country again")),
        ToolKey(say("Esc"), say("One corner back, then leave the tool")),
    ),
    "background": (
        ToolKey(say("Arrows"), say("Move by 1 mm; with Shift by 10, with Ctrl by 0.1")),
        ToolKey(say("Shift and drag a corner"), say("Scale without keeping the proportions")),
        ToolKey(say("Esc"), say("One point back, then leave the tool")),
    ),
    "measure": (ToolKey(say("Esc"), say("Measure anew")),),
}
"""What tools take while they are in hand, by the tool."""


TOOL = "tool."
"""How the ids of these commands begin; the tool's follows."""


def _pick_up(desk: Desk, tool: str) -> None:
    desk.window.pick_up(tool)


def _is_in_hand(desk: Desk, tool: str) -> bool:
    return desk.window.tool == tool


COMMANDS = tuple(
    Command(
        f"{TOOL}{kind.id}",
        kind.title,
        partial(_pick_up, tool=kind.id),
        Menu.TOOLS,
        kind.key,
        kind.icon,
        checked=partial(_is_in_hand, tool=kind.id),
    )
    for kind in TOOLS
)
