"""The panel of rules; what is inside is loaded when it is first seen."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trackwright.editor.desk import Desk
from trackwright.editor.guard import guarded
from trackwright.editor.panels.typed import HoldsTyped
from trackwright.editor.ruleset.waiting import WaitingByRuleset
from trackwright.schema.ruleset_file import RulesetFile

if TYPE_CHECKING:
    from trackwright.editor.ruleset.bench import RulesBench

USUAL = QSize(400, 600)
"""Pixels that it takes at first."""


class RulesPanel(QWidget):
    """The rules that the board is made for.

    Attributes:
        bench: What is inside; None until it is seen.
        waiting: What is typed and refused.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.waiting: WaitingByRuleset = {}
        self.bench: RulesBench | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def sizeHint(self) -> QSize:
        return USUAL

    @property
    def unfinished(self) -> str:
        """A sentence on what is typed and refused; empty if nothing is."""
        own = (each.id for each in self._desk.board.rulesets if isinstance(each, RulesetFile))
        sentences = (self.waiting[name].sentence for name in own if name in self.waiting)
        return next(filter(None, sentences), "")

    def settle(self) -> None:
        """Put what is typed onto the board: a field takes it when it is left."""
        typed_in = self.focusWidget()
        if typed_in is not None and typed_in.hasFocus():
            typed_in.clearFocus()
            typed_in.setFocus()

    def take_over(self, before: HoldsTyped) -> None:
        """Go on with what is typed and refused in the panel that was here before."""
        if isinstance(before, RulesPanel):
            self.waiting.update(before.waiting)
            if self.bench is not None:
                self.bench.read()

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.bench is None:
            from trackwright.editor.ruleset.bench import RulesBench

            self.bench = RulesBench(self._desk, self.waiting)
            self._column.addWidget(self.bench)
        else:
            self.bench.read()
