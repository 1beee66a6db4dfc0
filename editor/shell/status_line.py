"""Which rules the board is made for, in the status line."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QStatusBar, QToolButton

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.base.widgets import HintLabel
from trackwright.editor.base.words import in_millimetres
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.document import BoardChange
from trackwright.editor.problems.model import ICONS, told_severity
from trackwright.editor.problems.watch import ProblemWatch
from trackwright.schema.board import RulesetReference
from trackwright.schema.checks import Severity
from trackwright.schema.geometry import Point
from trackwright.schema.rules.ruleset import ruleset_title
from trackwright.schema.sentences import say
from trackwright.schema.translation import interface_language, tr

MOST_ROOM = 200
"""How wide a name may be before it is shortened, in pixels."""


class RulesButton(Guarded, QToolButton):
    """A button that names the rules of the board; a click shows them."""

    def __init__(self) -> None:
        super().__init__()
        self._desk: Desk | None = None
        self.setAutoRaise(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setIcon(icon("rules"))

    def watch(self, desk: Desk) -> None:
        """Name the rules of another board."""
        self._desk = desk
        connect(desk.document.changed, self._follow_board)
        connect(desk.problems.reported, self.follow)
        self.follow()

    def follow(self) -> None:
        """Say which rules there are now."""
        if self._desk is None:
            return
        names = [self._called(reference) for reference in self._desk.board.rulesets]
        if not names:
            self.setText(tr("No rules yet"))
            self.setToolTip(tr("Choose the rules that the board is made for"))
            self.setAccessibleName(self.text())
            return
        words = say("Rules: {names}")
        end = Qt.TextElideMode.ElideRight
        first = self.fontMetrics().elidedText(names[0], end, MOST_ROOM).replace("&", "&&")
        self.setText(tr(words, names=first))
        self.setToolTip(tr(words, names=", ".join(names)))
        self.setAccessibleName(self.toolTip())

    def _follow_board(self, change: BoardChange) -> None:
        if change.before.rulesets is not change.after.rulesets:
            self.follow()

    def _called(self, reference: RulesetReference) -> str:
        """Return the name of a ruleset, which is known for certain once the board was checked."""
        if not isinstance(reference, str):
            return ruleset_title(
                reference.id, reference.statements.get("name"), interface_language()
            )
        checked = self._desk.problems.checked if self._desk is not None else None
        rules = checked.rules if checked is not None else ()
        name = next((r.name for r in rules if r.id == reference), None)
        return ruleset_title(reference, name, interface_language())


class ProblemCounts(Guarded, QToolButton):
    """A button that says how many errors and warnings there are; a click shows the list."""

    def __init__(self) -> None:
        super().__init__()
        self._watch: ProblemWatch | None = None
        self.setAutoRaise(True)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setIcon(icon("problems"))  # or the line would grow when there is one

    def watch(self, watch: ProblemWatch) -> None:
        """Count the problems of another board."""
        self._watch = watch
        connect(watch.reported, self.follow)
        self.follow()

    def follow(self) -> None:
        """Say what was found last."""
        checked = self._watch.checked if self._watch is not None else None
        if checked is None:
            self.setText("…")
            self.setAccessibleName(tr("Problems: the board is being checked"))
            return
        grave = (Severity.ERROR, Severity.WARNING)
        counts = {level: checked.report.count(level) for level in grave}
        words = [told_severity(level, count) for level, count in counts.items() if count]
        self.setText(" · ".join(words) or tr("No problems"))
        worst = next((level for level, count in counts.items() if count), None)
        self.setIcon(icon("accepted" if worst is None else ICONS[worst]))
        self.setAccessibleName(tr("Problems: {counts}", counts=self.text()))
        self.setToolTip(self.accessibleName())


MM_PER_INCH = 25.4
SAID_FOR = 8_000
"""How long a message stands there, in ms."""


class StatusLine(Guarded, QStatusBar):
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
        connect(self.rules.clicked, self._want_rules)
        connect(self.counts.clicked, self._want_problems)
        self.addWidget(self.hint, 1)
        for part in (self.rules, self.counts, self.place, self.zoom):
            self.addPermanentWidget(part)

    def watch(self, desk: Desk) -> None:
        """Tell of another board."""
        self.counts.watch(desk.problems)
        self.rules.watch(desk)
        connect(desk.view.pointed, self._show_place)
        connect(desk.view.zoomed, self._show_zoom)

    def translate(self, hint: str) -> None:
        """Have all words in the language of the interface."""
        self.hint.setText(hint)
        self.counts.follow()
        self.rules.follow()

    def tell(self, message: str) -> None:
        """Tell something for a while."""
        self.showMessage(message, SAID_FOR)

    def _want_rules(self) -> None:
        self.panel_wanted.emit("rules")

    def _want_problems(self) -> None:
        self.panel_wanted.emit("problems")

    def _show_place(self, at: Point) -> None:
        self.place.setText(in_millimetres(*at))

    def _show_zoom(self, scale: float) -> None:
        self.zoom.setText(f"{100 * scale * MM_PER_INCH / self.logicalDpiX():.0f} %")
