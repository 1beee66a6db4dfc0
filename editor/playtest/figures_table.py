"""Tables of numbers: sorted by a click on a column, with bars that show how sure a share is."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.style import colors_of
from trackwright.editor.playtest.figures import EXPLAINED, Cell, Row
from trackwright.schema.text import folded
from trackwright.schema.translation import tr

Index = QModelIndex | QPersistentModelIndex

BAR = Qt.ItemDataRole.UserRole
"""The role under which a cell has its interval."""

NARROWEST = 88
"""Pixels of a column, so that bars can be read."""

_TOP = QModelIndex()


class FiguresModel(Guarded, QAbstractTableModel):
    """Rows of numbers, in their own order until a column is chosen to sort them by."""

    def __init__(self, titles: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._titles = tuple(titles)
        self._found: Sequence[Row] = ()
        self._rows: list[Row] = []
        self._column, self._order = -1, Qt.SortOrder.AscendingOrder

    @property
    def rows(self) -> list[Row]:
        """The rows as they are shown."""
        return self._rows

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show other rows, sorted as those before."""
        self.beginResetModel()
        self._found = rows
        self._arrange()
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.layoutAboutToBeChanged.emit()
        self._column, self._order = column, order
        self._arrange()
        self.layoutChanged.emit()

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._titles)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:  # as Qt has it
        if orientation is not Qt.Orientation.Horizontal:
            return None
        title = self._titles[section]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return tr(title)
            case Qt.ItemDataRole.ToolTipRole if title in EXPLAINED:
                return tr(EXPLAINED[title])
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # as Qt has it
        row = self._rows[index.row()]
        if index.column() >= len(row.cells):
            return None
        cell = row.cells[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return cell.text
            case Qt.ItemDataRole.FontRole if row.is_heading:
                return _bold()
            case Qt.ItemDataRole.UserRole:
                return cell.bar
        return None

    def _arrange(self) -> None:
        self._rows = list(self._found)
        if self._column >= 0:
            column = self._column
            self._rows.sort(
                key=lambda row: _sorted_by(row.cells[column]),
                reverse=self._order is Qt.SortOrder.DescendingOrder,
            )


class FiguresTable(Guarded, QTableView):
    """Shows rows of numbers; rows with headings among them stay in their order.

    Signals:
        chosen: A row about a thing of the board was chosen; carries its place.
    """

    chosen = Signal(str)

    def __init__(self, titles: Sequence[str], name: str, *, sorts: bool = True) -> None:
        super().__init__()
        self.figures = FiguresModel(titles, self)
        self.setModel(self.figures)
        self.setAccessibleName(name)
        self.setItemDelegate(_BarDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 11)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(NARROWEST)
        if sorts:
            header.setSortIndicatorClearable(True)
            header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
            self.setSortingEnabled(True)
        connect(self.selectionModel().currentRowChanged, self._choose)
        connect(self.clicked, self._choose_again)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show other rows; what is scrolled to stays."""
        at = self.verticalScrollBar().value()
        self.clearSpans()
        self.figures.show_rows(rows)
        for number, row in enumerate(rows):
            if row.is_heading:
                self.setSpan(number, 0, 1, self.figures.columnCount())
        self.verticalScrollBar().setValue(at)

    def _choose(self, index: QModelIndex, _before: QModelIndex) -> None:
        if index.isValid() and self.figures.rows[index.row()].place:
            self.chosen.emit(self.figures.rows[index.row()].place)

    def _choose_again(self, index: QModelIndex) -> None:
        self._choose(index, index)


class _BarDelegate(Guarded, QStyledItemDelegate):
    """Draws a share as a bar below its text, with a line as long as it is unsure."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        bar = index.data(BAR)
        if bar is None:
            return
        low, value, high = bar
        colors = colors_of(QApplication.palette())
        area = QRectF(option.rect)  # type: ignore[attr-defined]  # missing in Qt's stubs
        area.adjust(4, 0, -8, -2)
        top, width = area.bottom() - 3, area.width()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(area.left(), top, width, 3), QColor(colors.line))
        painter.fillRect(QRectF(area.left(), top, width * value, 3), QColor(colors.accent))
        painter.setPen(QPen(QColor(colors.text), 1))
        middle = top + 1.5
        start, end = area.left() + width * low, area.left() + width * high
        painter.drawLine(round(start), round(middle), round(end), round(middle))
        for x in (start, end):
            painter.drawLine(round(x), round(middle - 2), round(x), round(middle + 2))
        painter.restore()


def _sorted_by(cell: Cell) -> tuple[float, str]:
    return (0.0, folded(cell.text)) if cell.order is None else (cell.order, "")


def _bold() -> QFont:
    font = QApplication.font()
    font.setBold(True)
    return font
