"""The dialog that asks which country a crossing leads to."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.guard import guarded
from trackwright.schema.geography import Country
from trackwright.schema.text import folded, printable, text_in

ID = Qt.ItemDataRole.UserRole


class CrossingDialog(QDialog):
    """Asks for one of the board's countries.

    Signals:
        chosen: A country was chosen; carries its id.
    """

    chosen = Signal(str)

    def __init__(self, countries: Iterable[Country], language: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Crossing to a country"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Search"))
        self.field.setAccessibleName(self.tr("Search"))
        self.field.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Countries"))
        named = [(printable(text_in(c.name, language)) or c.id, c.id) for c in countries]
        for name, country in sorted(named, key=lambda pair: folded(pair[0])):
            item = QListWidgetItem(name)
            item.setData(ID, country)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        column = QVBoxLayout(self)
        for widget in (
            QLabel(self.tr("Routes to a crossing lead out of the map, into this country:")),
            self.field,
            self.list,
            buttons,
        ):
            column.addWidget(widget)
        self.field.textChanged.connect(self._filter)
        self.list.itemDoubleClicked.connect(lambda _item: self.accept())
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.accepted.connect(self._choose)
        self.field.setFocus()
        self.resize(340, 380)

    @guarded
    def _filter(self, typed: str) -> None:
        """Show the countries whose name has what is typed in it, and choose the first."""
        wanted = folded(typed)
        shown = []
        for index in range(self.list.count()):
            item = self.list.item(index)
            item.setHidden(wanted not in folded(item.text()))
            if not item.isHidden():
                shown.append(item)
        if shown and self.list.currentItem() not in shown:
            self.list.setCurrentItem(shown[0])

    @guarded
    def _choose(self) -> None:
        item = self.list.currentItem()
        if item is not None and not item.isHidden():
            self.chosen.emit(item.data(ID))
