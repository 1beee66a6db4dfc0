"""The box in which a panel offers heat over the network."""

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QComboBox

from trackwright.editor.desk import Desk
from trackwright.editor.guard import guarded
from trackwright.editor.heats import HEATS

LETTERS = 24
"""About so many are seen of a title that is longer; the list shows it whole."""


class HeatBox(QComboBox):
    """Offers all kinds of heat, and shows which is over the board, whoever chose it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._heat = desk.heat
        self.setAccessibleName(self.tr("Heat over the network"))
        self.setMinimumContentsLength(LETTERS)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.addItem(self.tr("No heat"), None)
        for kind in HEATS:
            self.addItem(kind.translated, kind)
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0))
        self._follow()
        self.activated.connect(self._choose)
        self._heat.changed.connect(self._follow)

    @Slot(int)
    @guarded
    def _choose(self, _index: int) -> None:
        self._heat.show(self.currentData())

    @Slot()
    @guarded
    def _follow(self) -> None:
        kinds = (None, *HEATS)
        self.setCurrentIndex(kinds.index(self._heat.kind) if self._heat.kind in kinds else -1)
        self.setToolTip(self.currentText())
