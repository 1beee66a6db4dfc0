"""Which rules the board is made for, in the status line."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QToolButton

from trackwright.editor.desk import Desk
from trackwright.editor.document import Change
from trackwright.editor.guard import guarded
from trackwright.editor.icons import icon
from trackwright.editor.naming import ruleset_called
from trackwright.schema.board import RulesetReference

MOST_ROOM = 200
"""How wide a name may be before it is shortened, in pixels."""


class RulesButton(QToolButton):
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
        desk.document.changed.connect(self._follow_board)
        desk.problems.reported.connect(self.follow)
        self.follow()

    @Slot()
    @guarded
    def follow(self) -> None:
        """Say which rules there are now."""
        if self._desk is None:
            return
        names = [self._called(reference) for reference in self._desk.board.rulesets]
        if not names:
            self.setText(self.tr("No rules yet"))
            self.setToolTip(self.tr("Choose the rules that the board is made for"))
            self.setAccessibleName(self.text())
            return
        words = self.tr("Rules: {names}")
        end = Qt.TextElideMode.ElideRight
        first = self.fontMetrics().elidedText(names[0], end, MOST_ROOM).replace("&", "&&")
        self.setText(words.replace("{names}", first))
        self.setToolTip(words.replace("{names}", ", ".join(names)))
        self.setAccessibleName(self.toolTip())

    @Slot(object)
    @guarded
    def _follow_board(self, change: Change) -> None:
        if change.before.rulesets is not change.after.rulesets:
            self.follow()

    def _called(self, reference: RulesetReference) -> str:
        """Return the name of a ruleset, which is known for certain once the board was checked."""
        if not isinstance(reference, str):
            return ruleset_called(reference.id, reference.statements.get("name"))
        checked = self._desk.problems.checked if self._desk is not None else None
        rules = checked.rules if checked is not None else ()
        return ruleset_called(reference, next((r.name for r in rules if r.id == reference), None))
