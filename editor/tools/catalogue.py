"""All tools there are, in the order of their buttons."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from trackwright.editor.desk import Desk
from trackwright.editor.tools.background import BackgroundTool
from trackwright.editor.tools.border import BorderTool
from trackwright.editor.tools.city import CityTool
from trackwright.editor.tools.measure import MeasureTool
from trackwright.editor.tools.pan import PanTool
from trackwright.editor.tools.route import RouteTool
from trackwright.editor.tools.select import SelectTool
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
        make: Makes one for a desk.
    """

    id: str
    title: str
    icon: str
    key: str
    make: Callable[[Desk], Tool]

    @property
    def translated(self) -> str:
        """Its title in the language of the interface."""
        return QCoreApplication.translate("Tool", self.title)


TOOLS = (
    ToolKind("select", QT_TRANSLATE_NOOP("Tool", "Select"), "select", "V", SelectTool),
    ToolKind("pan", QT_TRANSLATE_NOOP("Tool", "Pan"), "pan", "H", PanTool),
    ToolKind("city", QT_TRANSLATE_NOOP("Tool", "City"), "city", "C", CityTool),
    ToolKind("route", QT_TRANSLATE_NOOP("Tool", "Route"), "route", "R", RouteTool),
    ToolKind("border", QT_TRANSLATE_NOOP("Tool", "Border"), "country", "B", BorderTool),
    ToolKind(
        "background", QT_TRANSLATE_NOOP("Tool", "Background"), "background", "P", BackgroundTool
    ),
    ToolKind("measure", QT_TRANSLATE_NOOP("Tool", "Measure"), "measure", "M", MeasureTool),
)
