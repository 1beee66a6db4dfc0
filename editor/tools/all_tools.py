"""All tools there are, in the order of their buttons."""

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from trackwright.editor.base.command import Command, Menu, ToolKey
from trackwright.editor.canvas.desk import Desk
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.tools.tool import Tool


@dataclass(frozen=True)
class ToolKind:
    """A tool that can be picked up; `title` is what its button says, in English: say(…)."""

    id: str
    title: str
    icon: str
    key: str
    made_by: str
    """Its class, after its module, which is loaded when the tool is first picked up."""

    @property
    def translated(self) -> str:
        """Its title in the language of the interface."""
        return tr(self.title)

    @property
    def keys(self) -> tuple[ToolKey, ...]:
        """The keys and gestures that it takes; the tool is loaded for them."""
        return self._tool_class.keys

    def make(self, desk: Desk) -> "Tool":
        """Make one for a desk."""
        return self._tool_class(desk)

    @property
    def _tool_class(self) -> "type[Tool]":
        module, _, name = self.made_by.partition(".")
        found: type[Tool] = getattr(import_module(f"{__package__}.{module}"), name)
        return found


TOOLS = (
    ToolKind("select", say("Select"), "select", "V", "select.SelectTool"),
    ToolKind("pan", say("Pan"), "pan", "H", "pan_and_measure.PanTool"),
    ToolKind("city", say("City"), "city", "C", "city.CityTool"),
    ToolKind("route", say("Route"), "route", "R", "route.RouteTool"),
    ToolKind("ticket", say("Ticket"), "ticket", "T", "ticket.TicketTool"),
    ToolKind("border", say("Border"), "country", "B", "border.BorderTool"),
    ToolKind("background", say("Background"), "background", "P", "background.BackgroundTool"),
    ToolKind("measure", say("Measure"), "measure", "M", "pan_and_measure.MeasureTool"),
)


CANVAS = (
    ToolKey(say("Wheel"), say("Zoom at the pointer")),
    ToolKey(say("Space and drag"), say("Move the canvas; so does the middle button")),
    ToolKey(say("Shift+Wheel"), say("Move the canvas sideways")),
)
"""What the canvas takes, whatever tool is in hand."""

TOOL = "tool."
"""How the ids of these commands begin; the tool's follows."""


def _command(kind: ToolKind) -> Command:
    def pick_up(desk: Desk) -> None:
        desk.window.pick_up(kind.id)

    return Command(
        f"{TOOL}{kind.id}",
        kind.title,
        pick_up,
        Menu.TOOLS,
        kind.key,
        kind.icon,
        checked=lambda desk: desk.window.tool == kind.id,
    )


COMMANDS = tuple(map(_command, TOOLS))
