"""All tools there are, in the order of their buttons."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from trackwright.editor.base.command import Action, Menu
from trackwright.editor.base.words import QT_TRANSLATE_NOOP
from trackwright.editor.canvas.desk import Desk

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window
    from trackwright.editor.tools.tool import Tool


@dataclass(frozen=True)
class ToolKind:
    """A tool that can be picked up.

    Attributes:
        id: Its name: `route`.
        title: What its button says, in English: QT_TRANSLATE_NOOP("Tool", …).
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
        return QCoreApplication.translate("Tool", self.title)

    def make(self, desk: Desk) -> "Tool":
        """Make one for a desk."""
        module, _, name = self.made_by.partition(".")
        made: Tool = getattr(import_module(f"{__package__}.{module}"), name)(desk)
        return made


TOOLS = (
    ToolKind("select", QT_TRANSLATE_NOOP("Tool", "Select"), "select", "V", "select.SelectTool"),
    ToolKind("pan", QT_TRANSLATE_NOOP("Tool", "Pan"), "pan", "H", "pan.PanTool"),
    ToolKind("city", QT_TRANSLATE_NOOP("Tool", "City"), "city", "C", "city.CityTool"),
    ToolKind("route", QT_TRANSLATE_NOOP("Tool", "Route"), "route", "R", "route.RouteTool"),
    ToolKind("ticket", QT_TRANSLATE_NOOP("Tool", "Ticket"), "ticket", "T", "ticket.TicketTool"),
    ToolKind("border", QT_TRANSLATE_NOOP("Tool", "Border"), "country", "B", "border.BorderTool"),
    ToolKind(
        "background",
        QT_TRANSLATE_NOOP("Tool", "Background"),
        "background",
        "P",
        "background.BackgroundTool",
    ),
    ToolKind(
        "measure", QT_TRANSLATE_NOOP("Tool", "Measure"), "measure", "M", "measure.MeasureTool"
    ),
)


@dataclass(frozen=True)
class ToolKey:
    """A key, or several that belong together, and what it does.

    Attributes:
        keys: As people write them; QT_TRANSLATE_NOOP("ToolKey", …) if they contain words.
        title: In English: QT_TRANSLATE_NOOP("ToolKey", …).
    """

    keys: str
    title: str

    @property
    def shown_keys(self) -> str:
        """The keys in the language of the interface."""
        return QCoreApplication.translate("ToolKey", self.keys)

    @property
    def translated(self) -> str:
        """What it does in the language of the interface."""
        return QCoreApplication.translate("ToolKey", self.title)


CANVAS = (
    ToolKey(
        QT_TRANSLATE_NOOP("ToolKey", "Wheel"), QT_TRANSLATE_NOOP("ToolKey", "Zoom at the pointer")
    ),
    ToolKey(
        QT_TRANSLATE_NOOP("ToolKey", "Space and drag"),
        QT_TRANSLATE_NOOP("ToolKey", "Move the canvas; so does the middle button"),
    ),
    ToolKey(
        QT_TRANSLATE_NOOP("ToolKey", "Shift+Wheel"),
        QT_TRANSLATE_NOOP("ToolKey", "Move the canvas sideways"),
    ),
)
"""What the canvas takes, whatever tool is in hand."""

TOOL_KEYS: Mapping[str, tuple[ToolKey, ...]] = {
    "select": (
        ToolKey(
            QT_TRANSLATE_NOOP("ToolKey", "Arrows"),
            QT_TRANSLATE_NOOP("ToolKey", "Move by 1 mm; with Shift by 10, with Ctrl by 0.1"),
        ),
        ToolKey(
            QT_TRANSLATE_NOOP("ToolKey", "Tab"),
            QT_TRANSLATE_NOOP("ToolKey", "Go to the next thing; with Shift to the one before"),
        ),
        ToolKey(
            QT_TRANSLATE_NOOP("ToolKey", "Enter"),
            QT_TRANSLATE_NOOP("ToolKey", "Change the selected thing"),
        ),
        ToolKey(
            QT_TRANSLATE_NOOP("ToolKey", "Esc"),
            QT_TRANSLATE_NOOP("ToolKey", "Take a drag back, or select nothing"),
        ),
    ),
    "city": (
        ToolKey(
            QT_TRANSLATE_NOOP("ToolKey", "Enter"),
            QT_TRANSLATE_NOOP("ToolKey", "Take the name, or the place that is offered"),
        ),
        ToolKey(
            QT_TRANSLATE_NOOP("ToolKey", "Up and Down"),
            QT_TRANSLATE_NOOP("ToolKey", "Choose among the places that are offered"),
        ),
        ToolKey(
            QT_TRANSLATE_NOOP("ToolKey", "Esc"),
            QT_TRANSLATE_NOOP("ToolKey", "Leave the name, then the tool"),
        ),
    ),
    "route": (
        ToolKey("1 – 9", QT_TRANSLATE_NOOP("ToolKey", "So many spaces long")),
        ToolKey("0", QT_TRANSLATE_NOOP("ToolKey", "As long as fits")),
        ToolKey("+  −", QT_TRANSLATE_NOOP("ToolKey", "One space longer or shorter")),
        ToolKey("P", QT_TRANSLATE_NOOP("ToolKey", "Purple")),
        ToolKey("W", QT_TRANSLATE_NOOP("ToolKey", "White")),
        ToolKey("B", QT_TRANSLATE_NOOP("ToolKey", "Blue")),
        ToolKey("Y", QT_TRANSLATE_NOOP("ToolKey", "Yellow")),
        ToolKey("O", QT_TRANSLATE_NOOP("ToolKey", "Orange")),
        ToolKey("K", QT_TRANSLATE_NOOP("ToolKey", "Black")),
        ToolKey("R", QT_TRANSLATE_NOOP("ToolKey", "Red")),
        ToolKey("G", QT_TRANSLATE_NOOP("ToolKey", "Green")),
        ToolKey("A", QT_TRANSLATE_NOOP("ToolKey", "Gray, for any colour")),
        ToolKey("T", QT_TRANSLATE_NOOP("ToolKey", "Tunnel, or none")),
        ToolKey("F", QT_TRANSLATE_NOOP("ToolKey", "One locomotive icon more: a ferry")),
        ToolKey("D", QT_TRANSLATE_NOOP("ToolKey", "Draw one card more")),
        ToolKey("X", QT_TRANSLATE_NOOP("ToolKey", "Another track beside it")),
        ToolKey("S", QT_TRANSLATE_NOOP("ToolKey", "Straighten")),
        ToolKey("U", QT_TRANSLATE_NOOP("ToolKey", "Turn round")),
        ToolKey("L", QT_TRANSLATE_NOOP("ToolKey", "Let spaces follow the curve again")),
        ToolKey("J", QT_TRANSLATE_NOOP("ToolKey", "Join two routes")),
        ToolKey(
            QT_TRANSLATE_NOOP("ToolKey", "Esc"),
            QT_TRANSLATE_NOOP("ToolKey", "One bend back"),
        ),
    ),
    "ticket": (
        ToolKey(
            QT_TRANSLATE_NOOP("ToolKey", "Ctrl and click"),
            QT_TRANSLATE_NOOP("ToolKey", "Take the country at the pointer"),
        ),
        ToolKey("0–9", QT_TRANSLATE_NOOP("ToolKey", "Points; 0 for the shortest path")),
        ToolKey("+  −", QT_TRANSLATE_NOOP("ToolKey", "One point more or less")),
        ToolKey("D", QT_TRANSLATE_NOOP("ToolKey", "The next deck")),
        ToolKey(
            QT_TRANSLATE_NOOP("ToolKey", "Esc"),
            QT_TRANSLATE_NOOP("ToolKey", "One step back, then leave the tool"),
        ),
    ),
    "border": (
        ToolKey(
            QT_TRANSLATE_NOOP("ToolKey", "Enter"), QT_TRANSLATE_NOOP("ToolKey", "Close the outline")
        ),
        ToolKey(
            QT_TRANSLATE_NOOP("ToolKey", "Shift and click"),
            QT_TRANSLATE_NOOP("ToolKey", "Follow the border up to there"),
        ),
        ToolKey(
            QT_TRANSLATE_NOOP("ToolKey", "Del"),
            QT_TRANSLATE_NOOP("ToolKey", "Remove the corner at the pointer"),
        ),
        ToolKey("G", QT_TRANSLATE_NOOP("ToolKey", "Draw a region, or a country again")),
        ToolKey(
            QT_TRANSLATE_NOOP("ToolKey", "Esc"),
            QT_TRANSLATE_NOOP("ToolKey", "One corner back, then leave the tool"),
        ),
    ),
    "background": (
        ToolKey(
            QT_TRANSLATE_NOOP("ToolKey", "Arrows"),
            QT_TRANSLATE_NOOP("ToolKey", "Move by 1 mm; with Shift by 10, with Ctrl by 0.1"),
        ),
        ToolKey(
            QT_TRANSLATE_NOOP("ToolKey", "Shift and drag a corner"),
            QT_TRANSLATE_NOOP("ToolKey", "Scale without keeping the proportions"),
        ),
        ToolKey(
            QT_TRANSLATE_NOOP("ToolKey", "Esc"),
            QT_TRANSLATE_NOOP("ToolKey", "One point back, then leave the tool"),
        ),
    ),
    "measure": (
        ToolKey(QT_TRANSLATE_NOOP("ToolKey", "Esc"), QT_TRANSLATE_NOOP("ToolKey", "Measure anew")),
    ),
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
        context="Tool",
    )


ACTIONS = tuple(map(_picks_up, TOOLS))
