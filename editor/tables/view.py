"""The view of a table: edits in place, and is selected together with the canvas."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.forms.choice_inputs import ChoiceInput, made_input
from trackwright.editor.forms.fields import Mixed
from trackwright.editor.forms.inputs import Input
from trackwright.editor.forms.property import Property
from trackwright.editor.tables.model import ThingsModel, is_flag
from trackwright.editor.tables.sorted_table import Index, SortedTable
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef

MEASURED_ROWS = 60
"""How many rows decide how wide columns are."""

WIDEST_COLUMN = 220
SPACE_AROUND = 60
"""Pixels around what is brought into view on the canvas."""


class ThingsTable(SortedTable):
    """Shows things; the rows that are selected are what is selected on the canvas.

    Signals:
        copied: The rows are to be copied.
        pasted: The clipboard's rows are to be pasted.
    """

    copied = Signal()
    pasted = Signal()

    def __init__(self, desk: Desk, model: ThingsModel) -> None:
        super().__init__(model)
        self._desk = desk
        self._source = model
        self._is_syncing = False
        self._is_measured = False
        self._delegate = _CellDelegate(self, model)
        self.setItemDelegate(self._delegate)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        trigger = QAbstractItemView.EditTrigger
        self.setEditTriggers(trigger.DoubleClicked | trigger.EditKeyPressed | trigger.AnyKeyPressed)
        self.setAlternatingRowColors(True)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)
        header = self.horizontalHeader()
        header.setResizeContentsPrecision(MEASURED_ROWS)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setStretchLastSection(True)
        connect(self.rows.modelReset, self.follow_selection)
        connect(self.selectionModel().selectionChanged, self._select_on_canvas)
        connect(desk.selection.changed, self.follow_selection)

    def fit_columns(self) -> None:
        """Make columns as wide as they need to be, the first time."""
        if not self._is_measured and self.rows.rowCount():
            self._is_measured = True
            self.resizeColumnsToContents()
            for column in range(self.rows.columnCount()):
                self.setColumnWidth(column, min(self.columnWidth(column) + 8, WIDEST_COLUMN))

    def commit_input(self) -> None:
        """Commit the cell that is being edited."""
        self._delegate.commit()

    def search(self, words: str) -> None:
        """Show only rows in which these words occur; what is selected on the canvas stays so."""
        self._is_syncing = True
        self.rows.search(words)
        self._is_syncing = False
        self.follow_selection()

    def follow_selection(self) -> None:
        """Select the rows of what is selected on the canvas, as soon as they are seen."""
        if self._is_syncing or not self.isVisible():
            return
        found = self._source.rows_of(set(self._desk.selection.refs))
        shown = (self.rows.mapFromSource(self._source.index(row, 0)) for row in found)
        rows = sorted(index.row() for index in shown if index.isValid())
        if rows == self.selected_rows():
            return
        self._is_syncing = True
        selected = QItemSelection()
        last = self.rows.columnCount() - 1
        for first, end in _runs(rows):
            selected.select(self.rows.index(first, 0), self.rows.index(end, last))
        flag = QItemSelectionModel.SelectionFlag
        self.selectionModel().select(selected, flag.ClearAndSelect)
        if rows and not self.hasFocus():
            column = max(self.currentIndex().column(), 0)
            current = self.rows.index(rows[-1], column)
            self.selectionModel().setCurrentIndex(current, flag.NoUpdate)
            self.scrollTo(current)
        self._is_syncing = False

    def selected_rows(self) -> list[int]:
        """Return the rows that are selected, in order."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

    def things(self, rows: Iterable[int]) -> list[ThingRef]:
        """Return the things in some rows."""
        indexes = (self.rows.mapToSource(self.rows.index(row, 0)) for row in rows)
        return [self._source.thing_ref(index) for index in indexes]

    def source_index_at(self, at: QPoint) -> QModelIndex:
        """Return the cell of the model that is shown at a point of the table."""
        return self.rows.mapToSource(self.indexAt(at))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.follow_selection()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and _is_ours(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.pasted.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.state() != QAbstractItemView.State.EditingState:
                self.edit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _select_on_canvas(self) -> None:
        if self._is_syncing:
            return
        refs = self.things(self.selected_rows())
        self._is_syncing = True
        self._desk.selection.set(ref for ref in refs if ref.kind in LIST_BY_KIND)
        self._is_syncing = False
        extent = self._desk.scene.hits.extent(refs) if len(refs) == 1 else None
        if extent is not None:
            self._desk.view.ensureVisible(extent, SPACE_AROUND, SPACE_AROUND)


class _CellDelegate(Guarded, QStyledItemDelegate):
    """Edits a cell with the input that the inspector has for it."""

    def __init__(self, table: SortedTable, model: ThingsModel) -> None:
        super().__init__(table)
        self._rows = table.rows
        self._model = model
        self._input: Input | None = None
        self._is_filled = False

    def createEditor(  # type: ignore[override]  # None means that there is none
        self, parent: QWidget, _option: QStyleOptionViewItem, index: Index
    ) -> QWidget | None:
        column = self._model.column(index)  # a table shows all columns of its model, in order
        if not isinstance(column, Property):
            return None
        made = made_input(column.field, column.input_kind)
        made.widget.setParent(parent)
        made.widget.setAutoFillBackground(True)
        made.show_options(self._model.options(column))
        if isinstance(made, ChoiceInput):
            connect(made.entered, self.commit)
        self._input, self._is_filled = made, False
        return made.widget

    def setEditorData(self, _editor: QWidget, index: Index) -> None:
        if self._input is None or self._is_filled:
            return  # what is typed stays as it is while the board changes
        self._is_filled = True
        source = self._rows.mapToSource(index)
        self._input.show_value(self._model.value(source))
        refused = self._model.refused_value(source)
        if refused is not None:
            self._input.show_typed(refused.value)
            self._input.mark_wrong(refused.sentence)

    def setModelData(self, _editor: QWidget, _model: QAbstractItemModel, index: Index) -> None:
        if self._input is None:
            return
        value, source = self._input.value(), self._rows.mapToSource(index)
        if isinstance(value, Mixed):
            return
        is_refused = self._model.refused_value(source) is not None
        if is_refused or value != self._model.value(source):
            self._model.enter(source, value, self._input.text())

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """Toggle a tick with the space bar or a double click."""
        if not is_flag(self._model.column(index)):
            return super().editorEvent(event, model, option, index)
        is_space = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space
        if not is_space and event.type() != QEvent.Type.MouseButtonDblClick:
            return False
        source = self._rows.mapToSource(index)
        self._model.enter(source, not self._model.value(source), "")
        return True

    def destroyEditor(self, editor: QWidget, index: Index) -> None:
        self._input = None
        super().destroyEditor(editor, index)

    def commit(self) -> None:
        """Commit the cell that is being edited, if one is."""
        if self._input is not None:
            editor = self._input.widget
            self.commitData.emit(editor)
            self.closeEditor.emit(editor, QAbstractItemDelegate.EndEditHint.NoHint)


def _is_ours(event: QEvent) -> bool:
    """Tell whether a key is for the table, even if it is a shortcut of the window."""
    if not isinstance(event, QKeyEvent):
        return False
    key = QKeySequence.StandardKey
    if event.matches(key.Copy) or event.matches(key.Paste) or event.key() == Qt.Key.Key_F2:
        return True
    plain = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
    return event.modifiers() in plain and event.text().isprintable() and bool(event.text())


def _runs(rows: list[int]) -> Iterator[tuple[int, int]]:
    """Yield the first and last of each run of consecutive rows."""
    for _, run in groupby(enumerate(rows), key=lambda item: item[1] - item[0]):
        numbers = [row for _, row in run]
        yield numbers[0], numbers[-1]
