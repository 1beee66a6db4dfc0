"""The view of a table: edits in place, and is selected together with the canvas."""

from collections.abc import Iterator

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
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
    QTableView,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.forms.choice_inputs import ChoiceInput, made_input
from trackwright.editor.forms.inputs import Input
from trackwright.editor.forms.property import Property
from trackwright.editor.forms.values import Mixed
from trackwright.editor.tables.model import ThingsModel, is_flag
from trackwright.schema.thing_ref import LIST_BY_KIND

Index = QModelIndex | QPersistentModelIndex

MEASURED_ROWS = 60
"""How many rows are looked at to find how wide columns are."""

WIDEST = 220
AROUND = 60
"""Pixels around what is brought into view on the canvas."""


class ThingsTable(Guarded, QTableView):
    """Shows things; the rows that are selected are what is selected on the canvas.

    Signals:
        copied: The rows are to be copied.
        pasted: What is on the clipboard is to be taken.
    """

    copied = Signal()
    pasted = Signal()

    def __init__(self, desk: Desk, model: ThingsModel) -> None:
        super().__init__()
        self._desk = desk
        self._model = model
        self._following = False
        self._measured = False
        self.setModel(model)
        self._delegate = _CellDelegate(model, self)
        self.setItemDelegate(self._delegate)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        trigger = QAbstractItemView.EditTrigger
        self.setEditTriggers(trigger.DoubleClicked | trigger.EditKeyPressed | trigger.AnyKeyPressed)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)
        header = self.horizontalHeader()
        header.setResizeContentsPrecision(MEASURED_ROWS)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setHighlightSections(False)
        header.setStretchLastSection(True)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        connect(model.modelReset, self.follow_selection)
        connect(self.selectionModel().selectionChanged, self._tell)
        connect(desk.selection.changed, self.follow_selection)

    def measure(self) -> None:
        """Make columns as wide as they need to be, the first time."""
        if not self._measured and self._model.rowCount():
            self._measured = True
            self.resizeColumnsToContents()
            for column in range(self._model.columnCount()):
                self.setColumnWidth(column, min(self.columnWidth(column) + 8, WIDEST))

    def settle(self) -> None:
        """Put what is typed into a cell onto the board."""
        self._delegate.settle()

    def follow_selection(self) -> None:
        """Select the rows of what is selected on the canvas, as soon as they are seen."""
        if self._following or not self.isVisible():
            return
        rows = self._model.rows_of(self._desk.selection.places)
        if rows == self.selected_rows():
            return
        self._following = True
        chosen = QItemSelection()
        last = self._model.columnCount() - 1
        for first, end in _runs(rows):
            chosen.select(self._model.index(first, 0), self._model.index(end, last))
        flag = QItemSelectionModel.SelectionFlag
        self.selectionModel().select(chosen, flag.ClearAndSelect)
        if rows and not self.hasFocus():
            column = max(self.currentIndex().column(), 0)
            current = self._model.index(rows[-1], column)
            self.selectionModel().setCurrentIndex(current, flag.NoUpdate)
            self.scrollTo(current)
        self._following = False

    def selected_rows(self) -> list[int]:
        """Return the rows that are selected, in order."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())

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

    def _tell(self, _more: QItemSelection, _fewer: QItemSelection) -> None:
        if self._following:
            return
        places = [self._model.place(row) for row in self.selected_rows()]
        self._following = True
        self._desk.selection.set(place for place in places if place.kind in LIST_BY_KIND)
        self._following = False
        extent = self._desk.scene.hits.extent(places) if len(places) == 1 else None
        if extent is not None:
            left, top, right, bottom = extent
            self._desk.view.ensureVisible(left, top, right - left, bottom - top, AROUND, AROUND)


class _CellDelegate(Guarded, QStyledItemDelegate):
    """Edits a cell with the input that the inspector has for it."""

    def __init__(self, model: ThingsModel, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._input: Input | None = None
        self._is_filled = False

    def createEditor(  # type: ignore[override]  # None means that there is none
        self, parent: QWidget, _option: QStyleOptionViewItem, index: Index
    ) -> QWidget | None:
        column = self._model.column(index)
        if not isinstance(column, Property):
            return None
        made = made_input(column.field, column.input_kind)
        made.widget.setParent(parent)
        made.widget.setAutoFillBackground(True)
        made.show_options(self._model.options(column))
        if isinstance(made, ChoiceInput):
            connect(made.entered, self._finish)
        self._input, self._is_filled = made, False
        return made.widget

    def setEditorData(self, _editor: QWidget, index: Index) -> None:
        if self._input is None or self._is_filled:
            return  # what is typed stays as it is while the board changes
        self._is_filled = True
        self._input.show_value(self._model.value(index))
        refused = self._model.refused_value(index)
        if refused is not None:
            self._input.show_typed(refused.value)
            self._input.mark_wrong(refused.sentence)

    def setModelData(self, _editor: QWidget, _model: QAbstractItemModel, index: Index) -> None:
        if self._input is None:
            return
        value = self._input.value()
        if isinstance(value, Mixed):
            return
        if value != self._model.value(index) or self._model.refused_value(index) is not None:
            self._model.enter(index, value, self._input.text())

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """Tick a box, or take the tick away, with the space bar or a double click."""
        if not is_flag(self._model.column(index)):
            return super().editorEvent(event, model, option, index)
        is_space = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space
        if not is_space and event.type() != QEvent.Type.MouseButtonDblClick:
            return False
        self._model.enter(index, not self._model.value(index), "")
        return True

    def destroyEditor(self, editor: QWidget, index: Index) -> None:
        self._input = None
        super().destroyEditor(editor, index)

    def _finish(self, _value: object) -> None:
        self.settle()

    def settle(self) -> None:
        """Commit the cell that is being edited, if one is."""
        if self._input is not None:
            editor = self._input.widget
            self.commitData.emit(editor)
            self.closeEditor.emit(editor, QAbstractItemDelegate.EndEditHint.NoHint)


def _is_ours(event: QEvent) -> bool:
    """Tell whether a key is for the table, also if it is a shortcut of the window."""
    if not isinstance(event, QKeyEvent):
        return False
    key = QKeySequence.StandardKey
    if event.matches(key.Copy) or event.matches(key.Paste) or event.key() == Qt.Key.Key_F2:
        return True
    plain = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
    return event.modifiers() in plain and event.text().isprintable() and bool(event.text())


def _runs(rows: list[int]) -> Iterator[tuple[int, int]]:
    """Yield the first and last of rows that follow each other."""
    start: int | None = None
    for place, row in enumerate(rows):
        start = row if start is None else start
        if place + 1 == len(rows) or rows[place + 1] != row + 1:
            yield start, row
            start = None
