"""What stands out in a playtest, in sentences; a click shows what each is about."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem

from trackwright.editor.guard import guarded
from trackwright.editor.icons import icon
from trackwright.editor.sentences import told

if TYPE_CHECKING:
    from trackwright.editor.playtesting.playing import Played
    from trackwright.playtest.verdicts import Finding

_FINDING = Qt.ItemDataRole.UserRole


class FindingsList(QListWidget):
    """The findings, those first that call for a change.

    Signals:
        chosen: A finding was chosen; carries it.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Findings"))
        self.setWordWrap(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(self._choose)
        self.itemClicked.connect(self._choose)

    @property
    def findings(self) -> "list[Finding]":
        """What is listed."""
        return [self.item(row).data(_FINDING) for row in range(self.count())]

    def show_played(self, played: "Played") -> None:
        """List other findings, with the same one chosen as before if it is still there."""
        chosen = self.currentItem().data(_FINDING) if self.currentItem() else None
        at = self.verticalScrollBar().value()
        self.blockSignals(True)
        self.clear()
        for finding in played.findings:
            picture = "warning" if finding.is_strong else "suggestion"
            item = QListWidgetItem(icon(picture), _sentence(told(finding.message)))
            item.setData(_FINDING, finding)
            self.addItem(item)
            if chosen is not None and (chosen.subject, chosen.places) == (
                finding.subject,
                finding.places,
            ):
                self.setCurrentItem(item)
        self.blockSignals(False)
        self.viewport().update()
        self.verticalScrollBar().setValue(at)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.count():
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            middle = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(
                self.viewport().rect(), middle, self.tr("Nothing stands out beyond chance.")
            )

    @Slot(QListWidgetItem)
    @guarded
    def _choose(self, item: QListWidgetItem | None, _before: object = None) -> None:
        if item is not None:
            self.chosen.emit(item.data(_FINDING))


def _sentence(message: str) -> str:
    return f"{message[0].upper()}{message[1:]}."
