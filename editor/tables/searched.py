"""A table below a search, which follows the board."""

from PySide6.QtCore import QCoreApplication, QSize, Qt, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from trackwright.editor.desk import Desk
from trackwright.editor.guard import guarded
from trackwright.editor.style import BELOW, GAP
from trackwright.editor.tables.model import ThingsModel
from trackwright.editor.tables.table import ThingsTable
from trackwright.editor.words import capitalized

translate = QCoreApplication.translate


class SearchedTable(QWidget):
    """Shows a table; follows the board at once while it is seen, and else when it is."""

    def __init__(self, desk: Desk, model: ThingsModel) -> None:
        super().__init__()
        self._desk = desk
        self._model = model
        self._stale = False
        model.setParent(self)
        self.table = ThingsTable(desk, model)
        self.search = QLineEdit()
        self.search.setPlaceholderText(translate("Table", "Search the table"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._search_for)
        self._told = QLabel()
        self._told.setProperty("wrong", True)
        self._told.setTextFormat(Qt.TextFormat.PlainText)
        self._told.setWordWrap(True)
        self._told.hide()
        model.refused.connect(self._tell)
        desk.document.changed.connect(self._follow)
        desk.scene.restyled.connect(self._follow)
        self.setFocusProxy(self.table)

    @property
    def told(self) -> str:
        """What it says about something that was refused."""
        return self._told.text()

    def sizeHint(self) -> QSize:
        return BELOW

    @property
    def unfinished(self) -> str:
        """A sentence on what is typed and refused; empty if nothing is."""
        return self._model.unfinished

    def settle(self) -> None:
        """Put what is typed into a cell onto the board."""
        self.table.settle()

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self._stale = False
            self._model.follow()
        self._followed()
        self.table.measure()

    def _followed(self) -> None:
        """Show what else depends on the rows."""

    def _arrange(self, *buttons: QWidget, below: QWidget | None = None) -> None:
        """Put buttons beside the search, and the table or what holds it below."""
        row = QHBoxLayout()
        row.addWidget(self.search, 1)
        for button in buttons:
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP, GAP // 2, GAP, GAP)
        column.setSpacing(GAP // 2)
        column.addLayout(row)
        column.addWidget(self._told)
        column.addWidget(below or self.table, 1)

    def _chosen_rows(self) -> list[int]:
        """Return the rows that are selected, or all if none is."""
        return self.table.selected_rows() or list(range(self._model.rowCount()))

    @Slot()
    @guarded
    def _follow(self, _change: object = None) -> None:
        if self.isVisible():
            self._model.follow()
            self._followed()
        else:
            self._stale = True

    @Slot(str)
    @guarded
    def _search_for(self, words: str) -> None:
        self._model.search(words)

    @Slot(str)
    @guarded
    def _tell(self, sentence: str) -> None:
        self._told.setText(f"{capitalized(sentence)}." if sentence else "")
        self._told.setVisible(bool(sentence))
