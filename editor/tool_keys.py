"""Keys that tools have of their own while they are in hand, for the list of shortcuts."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from trackwright.editor.words import QT_TRANSLATE_NOOP


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
