"""All tools there are, in the order of their buttons."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from trackwright.editor.base.command import Action, Menu
from trackwright.editor.base.words import capitalized
from trackwright.editor.canvas.desk import Desk
from trackwright.schema.colors import RouteColor
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window
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
    ToolKind("pan", say("Pan"), "pan", "H", "pan_and_measure.PanTool"),
    ToolKind("city", say("City"), "city", "C", "city.CityTool"),
    ToolKind("route", say("Route"), "route", "R", "route.RouteTool"),
    ToolKind("ticket", say("Ticket"), "ticket", "T", "ticket.TicketTool"),
    ToolKind("border", say("Border"), "country", "B", "border.BorderTool"),
    ToolKind("background", say("Background"), "background", "P", "background.BackgroundTool"),
    ToolKind("measure", say("Measure"), "measure", "M", "pan_and_measure.MeasureTool"),
)


@dataclass(frozen=True)
class ToolKey:
    """A key, or several that belong together, and what it does.

    Attributes:
        keys: As people write them; say(…) if they contain words.
        title: In English: say(…), or a colour.
    """

    keys: str
    title: str

    @property
    def shown_keys(self) -> str:
        """The keys in the language of the interface."""
        return tr(self.keys)

    @property
    def translated(self) -> str:
        """What it does in the language of the interface."""
        return capitalized(tr(self.title))


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
    "route": (
        ToolKey("1 – 9", say("So many spaces long")),
        ToolKey("0", say("As long as fits")),
        ToolKey("+  −", say("One space longer or shorter")),
        ToolKey("P", RouteColor.PURPLE),
        ToolKey("W", RouteColor.WHITE),
        ToolKey("B", RouteColor.BLUE),
        ToolKey("Y", RouteColor.YELLOW),
        ToolKey("O", RouteColor.ORANGE),
        ToolKey("K", RouteColor.BLACK),
        ToolKey("R", RouteColor.RED),
        ToolKey("G", RouteColor.GREEN),
        ToolKey("A", say("Gray, for any colour")),
        ToolKey("T", say("Tunnel, or none")),
        ToolKey("F", say("One locomotive icon more: a ferry")),
        ToolKey("D", say("Draw one card more")),
        ToolKey("X", say("Another track beside it")),
        ToolKey("S", say("Straighten")),
        ToolKey("U", say("Turn round")),
        ToolKey("L", say("Let spaces follow the curve again")),
        ToolKey("J", say("Join two routes")),
        ToolKey(say("Esc"), say("One bend back")),
    ),
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
"""What tools take, by the tool."""


TOOL = "tool."
"""How the ids of these actions begin; the tool's follows."""


def _picks_up(kind: ToolKind) -> Action:
    def run(window: "Window") -> None:
        window.pick_up(kind.id)

    def is_in_hand(window: "Window") -> bool:
        return window.tool == kind.id

    return Action(
        f"{TOOL}{kind.id}",
        kind.title,
        run,
        Menu.TOOLS,
        kind.key,
        kind.icon,
        checked=is_in_hand,
    )


ACTIONS = tuple(map(_picks_up, TOOLS))
