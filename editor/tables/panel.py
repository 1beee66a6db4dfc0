"""A table below a search, which follows the board."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QSize, Qt
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

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.style import BELOW, GAP
from trackwright.editor.base.widgets import picture_button
from trackwright.editor.base.words import capitalized
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.tables.columns import CITIES, ROUTES, TICKETS, TableKind
from trackwright.editor.tables.model import ThingsModel
from trackwright.editor.tables.table_import import OpenTableDialog, SaveTableDialog, TableTaker
from trackwright.editor.tables.view import ThingsTable
from trackwright.schema.translation import tr


class SearchedTable(Guarded, QWidget):
    """Shows a table; follows the board at once while it is seen, and else when it is."""

    def __init__(self, desk: Desk, model: ThingsModel) -> None:
        super().__init__()
        self._desk = desk
        self._model = model
        self._stale = False
        model.setParent(self)
        self.table = ThingsTable(desk, model)
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search the table"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.setClearButtonEnabled(True)
        connect(self.search.textChanged, self._search_for)
        self._told = QLabel()
        self._told.setProperty("wrong", True)
        self._told.setTextFormat(Qt.TextFormat.PlainText)
        self._told.setWordWrap(True)
        self._told.hide()
        connect(model.refused, self._tell)
        connect(desk.document.changed, self._follow)
        connect(desk.scene.restyled, self._follow)
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

    def _follow(self, _change: object = None) -> None:
        if self.isVisible():
            self._model.follow()
            self._followed()
        else:
            self._stale = True

    def _search_for(self, words: str) -> None:
        self._model.search(words)

    def _tell(self, sentence: str) -> None:
        self._told.setText(f"{capitalized(sentence)}." if sentence else "")
        self._told.setVisible(bool(sentence))


class TablePanel(SearchedTable):
    """A table with a search, and buttons that take it to spreadsheets and back."""

    def __init__(self, desk: Desk, kind: TableKind) -> None:
        self.model = ThingsModel(desk, kind)
        super().__init__(desk, self.model)
        self._kind = kind
        self.taker = TableTaker(desk, kind, self)
        self._state = QLabel(tr(kind.empty))
        self._state.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._state.setWordWrap(True)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._state)
        self._pages.addWidget(self.table)
        self._arrange(*self._buttons(), below=self._pages)
        connect(self.table.copied, self.copy)
        connect(self.table.pasted, self.paste)
        connect(desk.problems.reported, self._follow)

    def copy(self) -> None:
        """Copy the rows that are selected, or all that are listed, for a spreadsheet."""
        from trackwright.editor.tables.table_text import clipboard_text  # late, as formats are

        names = [self.model.place(row).id for row in self._chosen_rows()]
        desk = self._desk
        text = clipboard_text(desk.board, self._kind.id, desk.scene.language, names)
        QGuiApplication.clipboard().setText(text)

    def paste(self) -> None:
        """Take over the rows of a spreadsheet that are on the clipboard."""
        text = QGuiApplication.clipboard().text()
        self.taker.take(tr("clipboard"), text.encode("utf-8", "replace"))

    def _buttons(self) -> Iterator[QToolButton]:
        buttons: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("copy", tr("Copy rows for a spreadsheet"), self.copy),
            ("paste", tr("Paste rows from a spreadsheet"), self.paste),
            ("open", tr("Take rows from a file…"), self._open),
            ("save-as", tr("Save the table to a file…"), self._save),
        )
        for picture, title, do in buttons:
            yield picture_button(picture, title, do)

    def _followed(self) -> None:
        has_rows = bool(self.model.rowCount()) or self.model.is_searched
        self._pages.setCurrentIndex(1 if has_rows else 0)

    def _open(self) -> None:
        OpenTableDialog(self, self._desk.document.path, self.taker).open()

    def _save(self) -> None:
        SaveTableDialog(self, self._desk, self._kind).open()


class CitiesPanel(TablePanel):
    """The cities and crossings."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, CITIES)
        self.table.setAccessibleName(tr("Cities"))


class RoutesPanel(TablePanel):
    """The routes."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, ROUTES)
        self.table.setAccessibleName(tr("Routes"))


class TicketsPanel(TablePanel):
    """The tickets."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, TICKETS)
        self.table.setAccessibleName(tr("Tickets"))
