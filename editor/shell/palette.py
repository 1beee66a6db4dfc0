"""The command palette: finds commands by what somebody types, and runs them."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QAction,
    QColor,
    QFocusEvent,
    QGuiApplication,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QPainter,
)
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsDropShadowEffect,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)
from shiboken6 import isValid

from trackwright.editor.base.command import AnyCommand
from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.style import GAP, colors_of
from trackwright.editor.base.widgets import column
from trackwright.editor.shell.all_commands import COMMANDS, shown_keys
from trackwright.schema.text import folded
from trackwright.schema.translation import tr

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window


_START, _WORD, _INSIDE, _JUMBLED, _SCATTERED = 500, 400, 300, 200, 100


def match(typed: str, words: str) -> int:
    """Return how well words match, 0 if they do not; accents and capitals do not matter."""
    wanted, text = folded(typed), folded(words)
    if not wanted:
        return 1
    place = text.find(wanted)
    if place == 0:
        return _START - min(len(text) - len(wanted), 99)
    if place > 0:
        best = _WORD if f" {wanted}" in text else _INSIDE
        return best - min(place, 99)
    if all(word in text for word in wanted.split()):
        return _JUMBLED
    spread = _spread(wanted.replace(" ", ""), text)
    return 0 if spread is None else max(1, _SCATTERED - spread)


def _spread(wanted: str, text: str) -> int | None:
    """Return how far apart letters in order are, with first letters of words preferred."""
    best: int | None = None
    for start in (place for place, letter in enumerate(text) if letter == wanted[0]):
        at = start
        for letter in wanted[1:]:
            at = text.find(letter, at + 1)
            if at < 0:
                return best
        apart = at - start + 1 - len(wanted)
        at_word = 0 if start == 0 or text[start - 1] == " " else 5
        best = apart + at_word if best is None else min(best, apart + at_word)
    return best


PALETTE = "help.palette"
"""The command that opens it, which it need not offer."""

RECENT = "palette/recent"
MOST_RECENT = 8
WIDTH, ROWS, ROW = 600, 10, 32
WORST = 4
"""How many times worse than the best match a command may be to be offered."""

_ROW = Qt.ItemDataRole.UserRole


@dataclass(frozen=True)
class Row:
    """A command in the list, and its QAction."""

    command: AnyCommand
    qt_action: QAction

    @property
    def keys(self) -> str:
        """The keys that do the same."""
        return shown_keys(self.qt_action.shortcuts()[:1])


class CommandPalette(Guarded, QFrame):
    """Covers the window until a command is chosen or something else is clicked."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self._focus_before = window.focusWidget()
        canvas, focus = window.desk.view if window.desk else None, self._focus_before
        if canvas is not None and focus is not None and canvas.viewport().isAncestorOf(focus):
            # A field on the canvas ends when it is left, and may then give the focus to the canvas.
            canvas.setFocus()
        self._rows = [Row(c, window.qt_action(c.id)) for c in COMMANDS if c.id != PALETTE]
        self.setObjectName("palette")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        words = tr("Type what you want to do")
        self.field = QLineEdit(placeholderText=words, clearButtonEnabled=True)
        self.field.setAccessibleName(tr("Command"))
        self.field.installEventFilter(self)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Commands"))
        self.list.setUniformItemSizes(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMouseTracking(True)
        self.list.setItemDelegate(_RowPainter(self.list))
        self._nothing = QLabel(tr("No command is called so."))
        self._nothing.setProperty("quiet", True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column(self.field, self.list, self._nothing, parent=self, margins=(GAP,) * 4)
        shade = QColor(0, 0, 0, 90)
        shadow = QGraphicsDropShadowEffect(self, blurRadius=32, offset=QPointF(0, 6), color=shade)
        self.setGraphicsEffect(shadow)
        connect(self.field.textChanged, self._fill)
        connect(self.list.itemClicked, self._run)
        window.installEventFilter(self)
        self._fill("")
        self._place()
        self.show()
        self.raise_()
        self.field.setFocus()

    @property
    def titles(self) -> list[str]:
        """What is offered now."""
        return [self.list.item(number).text() for number in range(self.list.count())]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self._place()
        elif watched is self.field and isinstance(event, QKeyEvent):
            pressed = QKeySequence(event.keyCombination())
            if pressed in self._window.qt_action(PALETTE).shortcuts():
                event.accept()  # a shortcut that is accepted here opens no second one
                return True
            return event.type() == QEvent.Type.KeyPress and self._handle_key(event)
        elif watched is self.field and _went_elsewhere(event):
            self.close()
        return False

    def _handle_key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self._leave()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.list.currentItem() is not None:
                self._run(self.list.currentItem())
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._step(1 if key == Qt.Key.Key_Tab else -1)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._step(ROWS - 1 if key == Qt.Key.Key_PageDown else 1 - ROWS, around=False)
        else:
            return False
        return True

    def _step(self, by: int, *, around: bool = True) -> None:
        count = self.list.count()
        if count:
            row = self.list.currentRow() + by
            self.list.setCurrentRow(row % count if around else min(max(row, 0), count - 1))

    def _fill(self, typed: str) -> None:
        self.list.clear()
        for row in self._matching(typed):
            item = QListWidgetItem(row.command.translated)
            item.setData(_ROW, row)
            keys = f", {row.keys}" if row.keys else ""
            words = f"{row.command.translated}, {row.command.place}{keys}"
            item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.list.setVisible(self.list.count() > 0)
        self._nothing.setVisible(self.list.count() == 0)
        self._place()

    def _matching(self, typed: str) -> list[Row]:
        """Return the commands that match, the best first; what can be done now before the rest."""
        recent = self._window.program.settings.lines(RECENT)
        found = []
        for order, row in enumerate(self._rows):
            command = row.command
            whole = f"{command.place} {command.translated}"
            score = max(2 * match(typed, command.translated), match(typed, whole))
            if score:
                lately = recent.index(command.id) if command.id in recent else len(recent)
                rank = (not row.qt_action.isEnabled(), -score, lately, order)
                found.append((rank, row))
        best = max((-rank[1] for rank, _ in found), default=0)
        kept = [entry for entry in found if -entry[0][1] * WORST >= best]
        return [row for _, row in sorted(kept, key=lambda entry: entry[0])]

    def _place(self) -> None:
        """Move below the menu bar, into the middle."""
        rows = min(max(self.list.count(), 1), ROWS)
        self.list.setFixedHeight(rows * ROW + 2 * self.list.frameWidth())
        width = min(WIDTH, self._window.width() - 4 * GAP)
        self.setFixedWidth(width)
        self.adjustSize()
        top = self._window.menuBar().geometry().bottom() + 5 * GAP
        self.move((self._window.width() - width) // 2, top)

    def _run(self, item: QListWidgetItem) -> None:
        row: Row = item.data(_ROW)
        if not row.qt_action.isEnabled():
            return
        settings = self._window.program.settings
        others = [name for name in settings.lines(RECENT) if name != row.command.id]
        settings.set(RECENT, [row.command.id, *others][:MOST_RECENT])
        self._leave()
        row.qt_action.trigger()

    def _leave(self) -> None:
        before, desk = self._focus_before, self._window.desk
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus()
        elif desk is not None:
            desk.view.setFocus()
        self.close()


def _went_elsewhere(event: QEvent) -> bool:
    """Tell whether the focus is lost for good, not to a menu or another program."""
    for_a_while = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
    if not isinstance(event, QFocusEvent) or not event.lostFocus():
        return False
    return event.reason() not in for_a_while


class _RowPainter(Guarded, QStyledItemDelegate):
    """Draws a command: its picture and title, and at the end its menu and its keys."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        row: Row = index.data(_ROW)
        # The stubs leave out what all style options have.
        area: QRect = option.rect  # type: ignore[attr-defined]
        state: QStyle.StateFlag = option.state  # type: ignore[attr-defined]
        colors = colors_of(QGuiApplication.palette())
        enabled = row.qt_action.isEnabled()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            chosen = bool(state & QStyle.StateFlag.State_Selected)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colors.tint if chosen else colors.hover))
            painter.drawRoundedRect(area.adjusted(0, 1, 0, -1), 6, 6)
        side = 20
        mode = QIcon.Mode.Normal if enabled else QIcon.Mode.Disabled
        corner = QRect(area.left() + GAP, area.center().y() - side // 2, side, side)
        row.qt_action.icon().paint(painter, corner, mode=mode)
        painter.setPen(QColor(colors.text if enabled else colors.faint))
        line = area.adjusted(2 * GAP + side, 0, -GAP, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(line, middle | Qt.AlignmentFlag.AlignLeft, row.command.translated)
        painter.setPen(QColor(colors.quiet if enabled else colors.faint))
        keys = row.keys
        painter.drawText(line, middle | Qt.AlignmentFlag.AlignRight, keys)
        taken = painter.fontMetrics().horizontalAdvance(keys) + 2 * GAP if keys else 0
        place = line.adjusted(0, 0, -taken, 0)
        painter.drawText(place, middle | Qt.AlignmentFlag.AlignRight, row.command.place)
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        del option, index
        return QSize(0, ROW)
