"""The panels that list cities, routes and tickets."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QSize, Qt, Slot
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.desk import Desk
from trackwright.editor.guard import guarded
from trackwright.editor.icons import icon
from trackwright.editor.style import BELOW, GAP
from trackwright.editor.tables.files import OpenTableDialog, SaveTableDialog
from trackwright.editor.tables.kinds import CITIES, ROUTES, TICKETS, TableKind
from trackwright.editor.tables.model import ThingsModel
from trackwright.editor.tables.table import ThingsTable
from trackwright.editor.tables.taking import TableTaker

translate = QCoreApplication.translate


class TablePanel(QWidget):
    """A table with a search, and buttons that take it to spreadsheets and back."""

    def __init__(self, desk: Desk, kind: TableKind) -> None:
        super().__init__()
        self._desk = desk
        self._kind = kind
        self._stale = False
        self.model = ThingsModel(desk, kind, self)
        self.table = ThingsTable(desk, self.model)
        self.taker = TableTaker(desk, kind, self)
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
        self._state = QLabel(translate("Table", kind.empty))
        self._state.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._state.setWordWrap(True)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._state)
        self._pages.addWidget(self.table)
        self._arrange()
        self.model.refused.connect(self._tell)
        self.table.copied.connect(self.copy)
        self.table.pasted.connect(self.paste)
        desk.document.changed.connect(self._follow)
        desk.scene.restyled.connect(self._follow)
        desk.problems.reported.connect(self._follow)
        self.setFocusProxy(self.table)

    @property
    def told(self) -> str:
        """What it says about a value that was refused."""
        return self._told.text()

    def sizeHint(self) -> QSize:
        return BELOW

    @property
    def unfinished(self) -> str:
        """A sentence on what is typed and refused; empty if nothing is."""
        return self.model.unfinished

    def settle(self) -> None:
        """Put what is typed into a cell onto the board."""
        self.table.settle()

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self._stale = False
            self.model.follow()
        self._show_state()
        self.table.measure()

    @Slot()
    @guarded
    def copy(self) -> None:
        """Copy the rows that are selected, or all that are listed, for a spreadsheet."""
        from trackwright.editor.tables.exchange import clipboard_text  # late, as formats are

        rows = self.table.selected_rows() or range(self.model.rowCount())
        names = [self.model.place(row).id for row in rows]
        desk = self._desk
        text = clipboard_text(desk.board, self._kind.id, desk.scene.language, names)
        QGuiApplication.clipboard().setText(text)

    @Slot()
    @guarded
    def paste(self) -> None:
        """Take over the rows of a spreadsheet that are on the clipboard."""
        text = QGuiApplication.clipboard().text()
        self.taker.take(translate("Table", "clipboard"), text.encode("utf-8", "replace"))

    def _arrange(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.search, 1)
        buttons: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("copy", translate("Table", "Copy rows for a spreadsheet"), self.copy),
            ("paste", translate("Table", "Paste rows from a spreadsheet"), self.paste),
            ("open", translate("Table", "Take rows from a file…"), self._open),
            ("save-as", translate("Table", "Save the table to a file…"), self._save),
        )
        for picture, title, do in buttons:
            button = QToolButton()
            button.setAutoRaise(True)
            button.setIcon(icon(picture))
            button.setToolTip(title)
            button.setAccessibleName(title)
            button.clicked.connect(do)
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP, GAP // 2, GAP, GAP)
        column.setSpacing(GAP // 2)
        column.addLayout(row)
        column.addWidget(self._told)
        column.addWidget(self._pages, 1)

    def _show_state(self) -> None:
        has_rows = bool(self.model.rowCount()) or self.model.is_searched
        self._pages.setCurrentIndex(1 if has_rows else 0)

    @Slot()
    @guarded
    def _follow(self, _change: object = None) -> None:
        """Follow the board at once if it is seen, and else when it is."""
        if not self.isVisible():
            self._stale = True
            return
        self.model.follow()
        self._show_state()

    @Slot(str)
    @guarded
    def _search_for(self, words: str) -> None:
        self.model.search(words)

    @Slot(str)
    @guarded
    def _tell(self, sentence: str) -> None:
        self._told.setText(f"{sentence[:1].upper()}{sentence[1:]}." if sentence else "")
        self._told.setVisible(bool(sentence))

    @Slot()
    @guarded
    def _open(self) -> None:
        OpenTableDialog(self, self._desk.document.path, self.taker).open()

    @Slot()
    @guarded
    def _save(self) -> None:
        SaveTableDialog(self, self._desk, self._kind).open()


class CitiesPanel(TablePanel):
    """The cities and crossings."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, CITIES)
        self.table.setAccessibleName(translate("Panel", "Cities"))


class RoutesPanel(TablePanel):
    """The routes."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, ROUTES)
        self.table.setAccessibleName(translate("Panel", "Routes"))


class TicketsPanel(TablePanel):
    """The tickets."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, TICKETS)
        self.table.setAccessibleName(translate("Panel", "Tickets"))
