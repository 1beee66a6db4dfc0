"""The status line: hint of the tool, rules, problems, pointer and zoom."""

from typing import ClassVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QStatusBar, QToolButton

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.base.language import in_millimetres
from trackwright.editor.base.widgets import HintLabel
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.document import BoardChange
from trackwright.editor.problems.model import ICONS, counted_severity
from trackwright.maps.library import DEFAULT_RULESET
from trackwright.schema.board import RulesetReference
from trackwright.schema.checks import Severity
from trackwright.schema.geometry import Point
from trackwright.schema.rules.ruleset import ruleset_title
from trackwright.schema.sentences import say
from trackwright.schema.translation import interface_language, tr

MOST_ROOM = 200
"""How wide a name may be before it is shortened, in pixels."""


class StatusButton(Guarded, QToolButton):
    """A button of the status line that says something of the board; a click shows more."""

    picture: ClassVar[str]

    def __init__(self) -> None:
        super().__init__()
        self._desk: Desk | None = None
        self.setAutoRaise(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setIcon(icon(self.picture))  # from the start, or the line would grow when there is one

    def watch(self, desk: Desk) -> None:
        """Show another board."""
        self._desk = desk
        connect(desk.problems.reported, self.follow)
        self.follow()

    def follow(self) -> None:
        """Show the present state."""
        raise NotImplementedError


class RulesButton(StatusButton):
    """Names the rules of the board."""

    picture = "rules"

    def watch(self, desk: Desk) -> None:
        """Name the rules of another board."""
        super().watch(desk)
        connect(desk.document.changed, self._follow_board)

    def follow(self) -> None:
        """Name the present rules."""
        if self._desk is None:
            return
        references = self._desk.board.rulesets
        names = [self._name(reference) for reference in references or (DEFAULT_RULESET,)]
        words = say("Rules: {names}") if references else say("Rules: {names}, as it names none")
        end = Qt.TextElideMode.ElideRight
        first = self.fontMetrics().elidedText(names[0], end, MOST_ROOM).replace("&", "&&")
        self.setText(tr(words, names=first))
        self.setToolTip(tr(words, names=", ".join(names)))
        self.setAccessibleName(self.toolTip())

    def _follow_board(self, change: BoardChange) -> None:
        if change.before.rulesets is not change.after.rulesets:
            self.follow()

    def _name(self, reference: RulesetReference) -> str:
        """Return the name of a ruleset, which is known for certain once the board was checked."""
        if not isinstance(reference, str):
            name = reference.statements.get("name")
            return ruleset_title(reference.id, name, interface_language())
        checked = self._desk.problems.checked if self._desk is not None else None
        rules = checked.rules if checked is not None else ()
        found = next((r.name for r in rules if r.id == reference), None)
        return ruleset_title(reference, found, interface_language())


class ProblemCounts(StatusButton):
    """Says how many errors and warnings there are."""

    picture = "problems"

    def follow(self) -> None:
        """Show what was found last."""
        checked = self._desk.problems.checked if self._desk is not None else None
        if checked is None:
            self.setText("…")
            self.setAccessibleName(tr("Problems: the board is being checked"))
            return
        grave = (Severity.ERROR, Severity.WARNING)
        counts = {level: checked.report.count(level) for level in grave}
        words = [counted_severity(level, count) for level, count in counts.items() if count]
        self.setText(" · ".join(words) or tr("No problems"))
        worst = next((level for level, count in counts.items() if count), None)
        self.setIcon(icon("accepted" if worst is None else ICONS[worst]))
        self.setAccessibleName(tr("Problems: {counts}", counts=self.text()))
        self.setToolTip(self.accessibleName())


MM_PER_INCH = 25.4
MESSAGE_TIME = 8_000
"""How long a message is shown, in ms."""


class StatusLine(Guarded, QStatusBar):
    """The line below a window.

    Signals:
        panel_wanted: A part was clicked; carries the id of the panel that has more.
    """

    panel_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.hint, self.place, self.zoom = HintLabel(), QLabel(), QLabel()
        self.rules, self.counts = RulesButton(), ProblemCounts()
        connect(self.rules.clicked, lambda: self.panel_wanted.emit("rules"))
        connect(self.counts.clicked, lambda: self.panel_wanted.emit("problems"))
        self.addWidget(self.hint, 1)
        for part in (self.rules, self.counts, self.place, self.zoom):
            self.addPermanentWidget(part)

    def watch(self, desk: Desk) -> None:
        """Show another board."""
        self.counts.watch(desk)
        self.rules.watch(desk)
        connect(desk.view.pointed, self._show_place)
        connect(desk.view.zoomed, self._show_zoom)

    def translate(self, hint: str) -> None:
        """Show all words in the language of the interface."""
        self.hint.setText(hint)
        self.counts.follow()
        self.rules.follow()

    def _show_place(self, at: Point) -> None:
        self.place.setText(in_millimetres(*at))

    def _show_zoom(self, scale: float) -> None:
        self.zoom.setText(f"{100 * scale * MM_PER_INCH / self.logicalDpiX():.0f} %")
