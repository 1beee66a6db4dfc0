"""The list of what can be printed: ticked if it is, chosen to be seen."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem

from trackwright.editor.base.guard import Guarded, connect
from trackwright.printing.choices import EVERYTHING, Part
from trackwright.schema.sentences import say, say_in
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.print.page_images import Volume


TITLES: Mapping[Part, str] = {
    Part.BOARD: say("Board on sheets"),
    Part.SHOP: say("Board on one page"),
    Part.TICKETS: say("Tickets"),
    Part.BONUSES: say("Bonus cards"),
    Part.COUNTRIES: say("Country cards"),
    Part.REFERENCE: say("Reference cards"),
    Part.SCORE: say("Score track"),
    Part.RULES: say("Rules"),
    Part.ASSEMBLY: say("How to put it together"),
    Part.IMAGES: say("Images of cards"),
}
"""What each part is called, in the order in which they are listed."""

_PART = Qt.ItemDataRole.UserRole
_TITLE, _COUNT = 0, 1


class PartsList(Guarded, QTreeWidget):
    """Lists the parts of a print-out with how many pages each has.

    Signals:
        ticked: Other parts are to be printed.
        shown: Another part is chosen to be seen.
    """

    ticked = Signal()
    shown = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("What is printed"))
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(_TITLE, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(_COUNT, QHeaderView.ResizeMode.ResizeToContents)
        for part, title in TITLES.items():
            row = QTreeWidgetItem(self, [tr(title), ""])
            row.setData(_TITLE, _PART, part.value)
            row.setTextAlignment(_COUNT, Qt.AlignmentFlag.AlignRight)
        self.tick(EVERYTHING)
        self.choose(next(iter(TITLES)))
        connect(self.itemChanged, self._emit_ticked)
        connect(self.currentItemChanged, self._emit_shown)

    @property
    def parts(self) -> frozenset[Part]:
        """What is ticked."""
        on = Qt.CheckState.Checked
        return frozenset(part for part, row in self._rows().items() if row.checkState(0) == on)

    @property
    def part(self) -> Part:
        """What is to be seen."""
        return Part(self.currentItem().data(_TITLE, _PART))

    def tick(self, parts: frozenset[Part]) -> None:
        """Tick some parts, and no others."""
        for part, row in self._rows().items():
            on, off = Qt.CheckState.Checked, Qt.CheckState.Unchecked
            row.setCheckState(_TITLE, on if part in parts else off)

    def choose(self, part: Part) -> None:
        """Show a part, as a click does."""
        self.setCurrentItem(self._rows()[part])

    def row(self, part: Part) -> QTreeWidgetItem:
        """Return the row of a part."""
        return self._rows()[part]

    def show_volumes(self, volumes: "Mapping[Part, Volume] | None") -> None:
        """Tell how many pages each part has, or that the game has none of it; nothing for None."""
        ticked = self.parts if volumes is not None else frozenset()
        self.blockSignals(True)
        for part, row in self._rows().items():
            row.setText(_COUNT, self._counted(part, volumes or {}) if part in ticked else "")
        self.blockSignals(False)
        self.viewport().update()

    def sizeHint(self) -> QSize:
        rows = self.topLevelItemCount() * self.sizeHintForRow(0) + 2 * self.frameWidth()
        return QSize(super().sizeHint().width(), rows)

    def _counted(self, part: Part, volumes: "Mapping[Part, Volume]") -> str:
        volume = volumes.get(part)
        if volume is None:
            return tr(say_in("feminine", "none"))
        if part is Part.IMAGES:
            return str(volume.pages)
        if volume.pages == 1:
            return tr("1 page")
        return tr("{n} pages", n=volume.pages)

    def _rows(self) -> Mapping[Part, QTreeWidgetItem]:
        rows = (self.topLevelItem(index) for index in range(self.topLevelItemCount()))
        return {Part(row.data(_TITLE, _PART)): row for row in rows if row is not None}

    def _emit_ticked(self, _row: QTreeWidgetItem, column: int) -> None:
        if column == _TITLE:
            self.ticked.emit()

    def _emit_shown(self, _row: QTreeWidgetItem, _before: QTreeWidgetItem) -> None:
        self.shown.emit()
