"""Small plots drawn with Qt: what a bar or a cell counts is selected by a click or by keys."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from trackwright.editor.base.guard import Guarded
from trackwright.editor.base.icons import icon
from trackwright.editor.base.style import GAP, colors_of
from trackwright.schema.thing_ref import ThingRef

ROUND = 2.0
"""The radius of corners, in pixels."""

WIDEST_BAR = 44.0
CHIP = 18
FEWEST_ROWS = 6


@dataclass(frozen=True)
class Cell:
    """A bar, or a cell of a matrix, with the things that it counts.

    Attributes:
        label: Its name on the axis.
        words: A sentence for tool tips and screen readers.
        picture: Drawn in place of the label, if there is one.
    """

    label: str
    value: float
    words: str
    things: tuple[ThingRef, ...] = ()
    picture: str = ""


class Plot(Guarded, QWidget):
    """A drawing of cells that can be clicked, or gone through with the arrow keys.

    Attributes:
        cells: What it shows, in the order of the arrow keys.

    Signals:
        picked: A cell was chosen; carries the things that it counts.
    """

    picked = Signal(object)

    def __init__(self, title: str) -> None:
        super().__init__()
        self.cells: tuple[Cell, ...] = ()
        self._current = -1
        self._hovered = -1
        self.setAccessibleName(title)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_cells(self, cells: Sequence[Cell]) -> None:
        """Show other cells."""
        self.cells = tuple(cells)
        self._current = min(self._current, len(self.cells) - 1)
        self._hovered = -1
        self.setAccessibleDescription("\n".join(cell.words for cell in self.cells if cell.value))
        self.updateGeometry()
        self.update()

    @abstractmethod
    def area(self, index: int) -> QRectF:
        """Return where a cell can be clicked."""

    @abstractmethod
    def draw(self, painter: QPainter) -> None:
        """Draw all cells."""

    def steps(self) -> tuple[int, int]:
        """Return by how many cells the right and the down key move."""
        return 1, 1

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)
        if self.hasFocus() and self._current >= 0:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colors_of(self.palette()).link), 2))
            painter.drawRoundedRect(self.area(self._current).adjusted(1, 1, -1, -1), 3, 3)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self._at(event.position())
        if index >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self._current = index
            self._pick()
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self._at(event.position()))

    def leaveEvent(self, _event: QEvent) -> None:
        self._hover(-1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._current = max(self._current, 0) if self.cells else -1

    def keyPressEvent(self, event: QKeyEvent) -> None:
        right, down = self.steps()
        steps = {
            Qt.Key.Key_Right: right,
            Qt.Key.Key_Left: -right,
            Qt.Key.Key_Down: down,
            Qt.Key.Key_Up: -down,
        }
        if event.key() in steps:
            wanted = self._current + steps[Qt.Key(event.key())]
            if 0 <= wanted < len(self.cells):
                self._current = wanted
                at = self.mapToGlobal(self.area(wanted).center().toPoint())
                QToolTip.showText(at, self.cells[wanted].words, self)
                self.update()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._pick()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            index = self._at(QPointF(event.pos()))
            words = self.cells[index].words if index >= 0 else ""
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)

    def _pick(self) -> None:
        if 0 <= self._current < len(self.cells):
            self.picked.emit(self.cells[self._current].things)

    def _hover(self, index: int) -> None:
        if index != self._hovered:
            self._hovered = index
            can_pick = index >= 0 and bool(self.cells[index].things)
            shape = Qt.CursorShape.PointingHandCursor if can_pick else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)
            self.update()

    def _at(self, point: QPointF) -> int:
        found = (n for n in range(len(self.cells)) if self.area(n).contains(point))
        return next(found, -1)


class BarPlot(Plot):
    """Bars side by side, with their numbers above and their labels below."""

    def sizeHint(self) -> QSize:
        return QSize(36 * max(len(self.cells), FEWEST_ROWS), 130)

    def minimumSizeHint(self) -> QSize:
        return QSize(22 * max(len(self.cells), 1), 72)

    def area(self, index: int) -> QRectF:
        wide = self._wide()
        return QRectF(index * wide, 0, wide, self.height())

    def draw(self, painter: QPainter) -> None:
        colors = colors_of(self.palette())
        line = QFontMetricsF(self.font()).height()
        floor = self.height() - line - 2
        most = max((cell.value for cell in self.cells), default=0) or 1
        center = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
        for index, cell in enumerate(self.cells):
            area = self.area(index)
            height = (floor - line - 2) * cell.value / most
            bar = QRectF(area.left() + 3, floor - height, area.width() - 6, height)
            painter.setPen(Qt.PenStyle.NoPen)
            is_hot = index == self._hovered and cell.things
            painter.setBrush(QColor(colors.accent_hover if is_hot else colors.accent))
            painter.drawRoundedRect(bar, ROUND, ROUND)
            painter.setPen(QColor(colors.text if cell.value else colors.faint))
            above = QRectF(area.left(), bar.top() - line - 2, area.width(), line)
            painter.drawText(above, center, f"{cell.value:g}")
            painter.setPen(QColor(colors.quiet))
            below = QRectF(area.left(), floor + 2, area.width(), line)
            painter.drawText(below, center, cell.label)
        painter.setPen(QPen(QColor(colors.line), 1))
        painter.drawLine(
            QPointF(0, floor + 0.5), QPointF(self._wide() * len(self.cells), floor + 0.5)
        )

    def _wide(self) -> float:
        return min(self.width() / max(len(self.cells), 1), WIDEST_BAR)


class MatrixPlot(Plot):
    """A table of numbers, each the stronger the higher; its first column and row are headings."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self._columns = 1

    def show_rows(self, rows: Sequence[Sequence[Cell]]) -> None:
        """Show rows of cells, headings among them, all of the same number."""
        self._columns = max((len(row) for row in rows), default=1)
        self.show_cells([cell for row in rows for cell in row])

    def sizeHint(self) -> QSize:
        return QSize(34 * self._columns + GAP, 17 * max(self._rows(), FEWEST_ROWS))

    def minimumSizeHint(self) -> QSize:
        return QSize(26 * self._columns, 14 * self._rows())

    def steps(self) -> tuple[int, int]:
        return 1, self._columns

    def area(self, index: int) -> QRectF:
        row, column = divmod(index, self._columns)
        wide = min(self.width() / self._columns, WIDEST_BAR)
        high = min(self.height() / max(self._rows(), 1), 26.0)
        return QRectF(column * wide, row * high, wide, high)

    def draw(self, painter: QPainter) -> None:
        most = max(
            (c.value for n, c in enumerate(self.cells) if not self._is_heading(n)), default=0
        )
        for index, cell in enumerate(self.cells):
            box = self.area(index).adjusted(1, 1, -1, -1)
            if self._is_heading(index):
                self._draw_heading(painter, box, cell)
            else:
                self._draw_number(painter, box, cell, cell.value / (most or 1))
            if index == self._hovered and cell.things:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(colors_of(self.palette()).link), 1))
                painter.drawRoundedRect(box, ROUND, ROUND)

    def _draw_heading(self, painter: QPainter, box: QRectF, cell: Cell) -> None:
        if cell.picture:
            size = min(CHIP, round(box.height()))
            middle = box.center()
            left, top = round(middle.x() - size / 2), round(middle.y() - size / 2)
            icon(cell.picture).paint(painter, left, top, size, size)
            return
        painter.setPen(QColor(colors_of(self.palette()).quiet))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, cell.label)

    def _draw_number(self, painter: QPainter, box: QRectF, cell: Cell, share: float) -> None:
        colors = colors_of(self.palette())
        ground = QColor(colors.accent)
        ground.setAlphaF(0.12 + 0.88 * share if cell.value else 0.0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground if cell.value else QColor(colors.hover))
        painter.drawRoundedRect(box, ROUND, ROUND)
        if cell.value:
            painter.setPen(QColor(colors.on_accent if share > 0.5 else colors.text))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"{cell.value:g}")

    def _rows(self) -> int:
        return len(self.cells) // self._columns

    def _is_heading(self, index: int) -> bool:
        return index < self._columns or index % self._columns in (0, self._columns - 1)
