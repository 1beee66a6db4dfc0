"""The panels of cities, routes and tickets: a table below a search, with spreadsheet buttons."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.language import capitalized
from trackwright.editor.base.style import BELOW, GAP
from trackwright.editor.base.widgets import (
    ContentOrMessage,
    column,
    picture_button,
    row,
    search_field,
    show_text,
    wrong_label,
)
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.tables.model import CITIES, ROUTES, TICKETS, TableKind, ThingsModel
from trackwright.editor.tables.table_files import OpenTableDialog, RowsImporter, SaveTableDialog
from trackwright.editor.tables.view import ThingsTable
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr
from trackwright.schema.vocabulary import KINDS


class SearchedTable(Guarded, QWidget):
    """Shows a table; follows the board at once while it is seen, and otherwise when it is next."""

    def __init__(self, desk: Desk, model: ThingsModel) -> None:
        super().__init__()
        self._desk = desk
        self._model = model
        self._is_stale = False
        model.setParent(self)
        self.table = ThingsTable(desk, model)
        self.search = search_field(tr("Search the table"), self.table.search)
        self._refusal = wrong_label()
        connect(model.refused, self._show_refusal)
        connect(desk.document.changed, self._follow)
        connect(desk.scene.restyled, self._follow)
        self.setFocusProxy(self.table)

    @property
    def refusal(self) -> str:
        """The sentence on something that was refused."""
        return self._refusal.text()

    def sizeHint(self) -> QSize:
        return BELOW

    @property
    def unfinished(self) -> str:
        """A sentence on what is typed and refused; empty if nothing is."""
        return self._model.unfinished

    def settle(self) -> None:
        """Commit the cell that is being edited."""
        self.table.settle()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_stale:
            self._is_stale = False
            self._model.follow()
        self._rows_followed()
        self.table.fit_columns()

    def _rows_followed(self) -> None:
        """Show what else depends on the rows."""

    def _arrange(self, *buttons: QWidget, below: QWidget | None = None) -> None:
        """Put buttons beside the search, and the table or what holds it below."""
        column(
            row((self.search, 1), *buttons),
            self._refusal,
            (below or self.table, 1),
            margins=(GAP, GAP // 2, GAP, GAP),
            spacing=GAP // 2,
            parent=self,
        )

    def _selected_things(self) -> list[ThingRef]:
        """Return the things in the rows that are selected, or in all if none is."""
        return self.table.things(self.table.selected_rows() or range(self.table.rows.rowCount()))

    def _follow(self) -> None:
        if self.isVisible():
            self._model.follow()
            self._rows_followed()
        else:
            self._is_stale = True

    def _show_refusal(self, sentence: str) -> None:
        show_text(self._refusal, f"{capitalized(sentence)}." if sentence else "")


class TablePanel(SearchedTable):
    """A table with a search, and buttons that take it to spreadsheets and back."""

    def __init__(self, desk: Desk, kind: TableKind) -> None:
        self.model = ThingsModel(desk, kind)
        super().__init__(desk, self.model)
        self._kind = kind
        self.importer = RowsImporter(desk, kind, self)
        self.table.setAccessibleName(tr(KINDS[kind.kinds[0]].titles))
        self._pages = ContentOrMessage(self.table)
        self._arrange(
            picture_button("copy", tr("Copy rows for a spreadsheet"), self.copy),
            picture_button("paste", tr("Paste rows from a spreadsheet"), self.paste),
            picture_button("open", tr("Take rows from a file…"), self._open),
            picture_button("save-as", tr("Save the table to a file…"), self._save),
            below=self._pages,
        )
        connect(self.table.copied, self.copy)
        connect(self.table.pasted, self.paste)
        connect(desk.problems.reported, self._follow)

    @property
    def message(self) -> str:
        """What it says when there is nothing to list."""
        return self._pages.message

    def copy(self) -> None:
        """Copy the rows that are selected, or all that are listed, for a spreadsheet."""
        from trackwright.editor.tables.table_text import clipboard_text  # formats load slowly

        names = [ref.id for ref in self._selected_things()]
        desk = self._desk
        text = clipboard_text(desk.board, self._kind.id, desk.scene.language, names)
        QGuiApplication.clipboard().setText(text)

    def paste(self) -> None:
        """Import the rows of a spreadsheet that are on the clipboard."""
        self.importer.import_text(tr("clipboard"), QGuiApplication.clipboard().text())

    def _rows_followed(self) -> None:
        if self.model.rowCount():
            self._pages.show_content()
        else:
            self._pages.show_message(tr(self._kind.empty))

    def _open(self) -> None:
        OpenTableDialog(self, self._desk.document.path, self.importer).open()

    def _save(self) -> None:
        path = self._desk.document.path
        SaveTableDialog(self, tr("Save the table"), path, self._kind.id, self._file_text).open()

    def _file_text(self) -> str:
        from trackwright.editor.tables.table_text import table_text  # formats load slowly

        return table_text(self._desk.board, self._kind.id, self._desk.scene.language)


class CitiesPanel(TablePanel):
    """The cities and crossings."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, CITIES)


class RoutesPanel(TablePanel):
    """The routes."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, ROUTES)


class TicketsPanel(TablePanel):
    """The tickets."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, TICKETS)
