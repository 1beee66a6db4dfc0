"""The panels that list cities, routes and tickets."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QCoreApplication, Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QStackedWidget, QToolButton

from trackwright.editor.buttons import picture_button
from trackwright.editor.desk import Desk
from trackwright.editor.guard import guarded
from trackwright.editor.tables.files import OpenTableDialog, SaveTableDialog
from trackwright.editor.tables.kinds import CITIES, ROUTES, TICKETS, TableKind
from trackwright.editor.tables.model import ThingsModel
from trackwright.editor.tables.searched import SearchedTable
from trackwright.editor.tables.taking import TableTaker

translate = QCoreApplication.translate


class TablePanel(SearchedTable):
    """A table with a search, and buttons that take it to spreadsheets and back."""

    def __init__(self, desk: Desk, kind: TableKind) -> None:
        self.model = ThingsModel(desk, kind)
        super().__init__(desk, self.model)
        self._kind = kind
        self.taker = TableTaker(desk, kind, self)
        self._state = QLabel(translate("Table", kind.empty))
        self._state.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._state.setWordWrap(True)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._state)
        self._pages.addWidget(self.table)
        self._arrange(*self._buttons(), below=self._pages)
        self.table.copied.connect(self.copy)
        self.table.pasted.connect(self.paste)
        desk.problems.reported.connect(self._follow)

    @Slot()
    @guarded
    def copy(self) -> None:
        """Copy the rows that are selected, or all that are listed, for a spreadsheet."""
        from trackwright.editor.tables.exchange import clipboard_text  # late, as formats are

        names = [self.model.place(row).id for row in self._chosen_rows()]
        desk = self._desk
        text = clipboard_text(desk.board, self._kind.id, desk.scene.language, names)
        QGuiApplication.clipboard().setText(text)

    @Slot()
    @guarded
    def paste(self) -> None:
        """Take over the rows of a spreadsheet that are on the clipboard."""
        text = QGuiApplication.clipboard().text()
        self.taker.take(translate("Table", "clipboard"), text.encode("utf-8", "replace"))

    def _buttons(self) -> Iterator[QToolButton]:
        buttons: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("copy", translate("Table", "Copy rows for a spreadsheet"), self.copy),
            ("paste", translate("Table", "Paste rows from a spreadsheet"), self.paste),
            ("open", translate("Table", "Take rows from a file…"), self._open),
            ("save-as", translate("Table", "Save the table to a file…"), self._save),
        )
        for picture, title, do in buttons:
            yield picture_button(picture, title, do)

    def _followed(self) -> None:
        has_rows = bool(self.model.rowCount()) or self.model.is_searched
        self._pages.setCurrentIndex(1 if has_rows else 0)

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
