"""All tools there are, in the order of their buttons."""

from dataclasses import dataclass
from importlib import import_module

from PySide6.QtCore import QCoreApplication

from trackwright.editor.desk import Desk
from trackwright.editor.tools.tool import Tool
from trackwright.editor.words import QT_TRANSLATE_NOOP


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

    def make(self, desk: Desk) -> Tool:
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
