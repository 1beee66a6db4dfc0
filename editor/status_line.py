"""The status line: what to do next, the board's rules and problems, the place and the zoom."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QLabel, QStatusBar

from trackwright.editor.desk import Desk
from trackwright.editor.guard import guarded
from trackwright.editor.hint_label import HintLabel
from trackwright.editor.problems.counts import ProblemCounts
from trackwright.editor.rules_button import RulesButton
from trackwright.editor.words import in_millimetres
from trackwright.schema.geometry import Point

MM_PER_INCH = 25.4
SAID_FOR = 8_000
"""How long a message stands there, in ms."""


class StatusLine(QStatusBar):
    """The line below a window.

    Attributes:
        hint: What the tool in hand expects next.
        rules: The rules of the board.
        counts: How many problems it has.
        place: Where the pointer is.
        zoom: How large the board is shown.

    Signals:
        panel_wanted: A part was clicked that a panel tells more of; carries the panel's id.
    """

    panel_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.hint, self.place, self.zoom = HintLabel(), QLabel(), QLabel()
        self.rules, self.counts = RulesButton(), ProblemCounts()
        self.rules.clicked.connect(self._want_rules)
        self.counts.clicked.connect(self._want_problems)
        self.addWidget(self.hint, 1)
        for part in (self.rules, self.counts, self.place, self.zoom):
            self.addPermanentWidget(part)

    def watch(self, desk: Desk) -> None:
        """Tell of another board."""
        self.counts.watch(desk.problems)
        self.rules.watch(desk)
        desk.view.pointed.connect(self._show_place)
        desk.view.zoomed.connect(self._show_zoom)

    def translate(self, hint: str) -> None:
        """Have all words in the language of the interface."""
        self.hint.setText(hint)
        self.counts.follow()
        self.rules.follow()

    def tell(self, message: str) -> None:
        """Tell something for a while."""
        self.showMessage(message, SAID_FOR)

    @Slot()
    @guarded
    def _want_rules(self) -> None:
        self.panel_wanted.emit("rules")

    @Slot()
    @guarded
    def _want_problems(self) -> None:
        self.panel_wanted.emit("problems")

    @guarded
    def _show_place(self, at: Point) -> None:
        self.place.setText(in_millimetres(*at))

    @guarded
    def _show_zoom(self, scale: float) -> None:
        self.zoom.setText(f"{100 * scale * MM_PER_INCH / self.logicalDpiX():.0f} %")
