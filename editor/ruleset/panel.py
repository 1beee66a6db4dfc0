"""The panel of rules; what is inside is loaded when it is first seen."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trackwright.editor.desk import Desk
from trackwright.editor.guard import guarded

if TYPE_CHECKING:
    from trackwright.editor.ruleset.bench import RulesBench

USUAL = QSize(400, 600)
"""Pixels that it takes at first."""


class RulesPanel(QWidget):
    """The rules that the board is made for.

    Attributes:
        bench: What is inside; None until it is seen.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.bench: RulesBench | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def sizeHint(self) -> QSize:
        return USUAL

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.bench is None:
            from trackwright.editor.ruleset.bench import RulesBench

            self.bench = RulesBench(self._desk)
            self._column.addWidget(self.bench)
        else:
            self.bench.read()
