"""What values are typed into: lines, several lines, and boxes to tick."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QIcon, QKeyEvent, QPixmap, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QColorDialog,
    QComboBox,
    QCompleter,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QToolButton,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.forms.entered_values import MIXED, Mixed, typed, written
from trackwright.editor.forms.property import Entry, Option, Property, Value
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

PROSE_LINES = 3

DIFFERENT = say("different values")


class Input(Guarded, QObject):
    """Shows a value, and tells when another one is entered.

    Attributes:
        widget: What stands in the form or in the cell.
        of: The property that is entered.
        gesture: What steps with the arrow keys have in common, so that they are one edit.

    Signals:
        entered: A value was entered; carries it.
        given_up: What was typed was given up.
    """

    entered = Signal(object)
    given_up = Signal()

    def __init__(self, widget: QWidget, each: Property) -> None:
        super().__init__(widget)
        self.widget = widget
        self.of = each
        self.gesture: object | None = None
        self._control = widget
        self._shown: Value | Mixed = None
        widget.setAccessibleName(each.translated)
        widget.setToolTip(each.limits.description)

    @property
    def is_touched(self) -> bool:
        """Whether something was typed that is not entered yet."""
        return False

    def show_value(self, value: Value | Mixed) -> None:
        """Show a value; nothing is entered by that."""
        self._shown = value
        self.show_typed("" if isinstance(value, Mixed) else written(value))

    def show_typed(self, text: str) -> None:
        """Show what was typed, whether it is a value or not."""

    def text(self) -> str:
        """Return what is typed."""
        return ""

    def value(self) -> Value | Mixed:
        """Return what stands in it."""
        return self._shown

    def show_options(self, options: Sequence[Option]) -> None:
        """Offer other values to choose from."""

    def settle(self) -> None:
        """Enter what is typed."""

    def mark_wrong(self, sentence: str) -> None:
        """Turn red and say why, or be as usual again."""
        wrong = bool(sentence)
        control = self._control
        if bool(control.property("wrong")) != wrong:
            control.setProperty("wrong", wrong)
            control.style().unpolish(control)
            control.style().polish(control)
        control.setToolTip(sentence or self.of.limits.description)
        control.setAccessibleDescription(sentence)


class LineInput(Input):
    """A line of text, a number or some words; Enter enters it, Esc gives it up."""

    def __init__(self, each: Property, line: "Line | None" = None) -> None:
        self.line = line or Line()
        super().__init__(self.line, each)
        if each.entry in (Entry.WHOLE, Entry.NUMBER):
            connect(self.line.stepped, self._step)
        connect(self.line.given_up, self._give_up)
        connect(self.line.editingFinished, self.settle)

    @property
    def is_touched(self) -> bool:
        return self.line.isModified()

    def show_value(self, value: Value | Mixed) -> None:
        super().show_value(value)
        mixed = tr(DIFFERENT) if isinstance(value, Mixed) else ""
        self.line.setPlaceholderText(mixed)

    def show_typed(self, text: str) -> None:
        if self.line.text() != text:
            self.line.setText(text)
            self.line.setCursorPosition(0)
        self.line.setModified(False)

    def text(self) -> str:
        return self.line.text()

    def value(self) -> Value | Mixed:
        if isinstance(self._shown, Mixed) and not self.line.text():
            return MIXED
        return typed(self.of, self.line.text())

    def settle(self) -> None:
        self.gesture = None
        if self.line.isModified():
            self.line.setModified(False)
            value = self.value()
            if isinstance(value, Mixed):
                self.given_up.emit()  # what was refused before is not wanted any more
            else:
                self.entered.emit(value)

    def _step(self, by: int) -> None:
        value = self.value()
        if isinstance(value, int | float) and not isinstance(value, bool):
            limits = self.of.limits
            stepped = max(value + by, value if limits.least is None else limits.least)
            stepped = min(stepped, stepped if limits.most is None else limits.most)
            self.gesture = self.gesture or object()
            self.line.setModified(False)
            self.entered.emit(type(value)(stepped))

    def _give_up(self) -> None:
        self.line.setModified(False)
        self.given_up.emit()


class Line(Guarded, QLineEdit):
    """A line that tells of the keys which step a number and which give it up."""

    stepped = Signal(int)
    given_up = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageUp: 10}
        steps[Qt.Key.Key_PageDown] = -10
        key = Qt.Key(event.key())
        if key in steps:
            self.stepped.emit(steps[key])
        elif key == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            super().keyPressEvent(event)
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.selectAll()


class ProseInput(Input):
    """Several lines of text, entered when the focus leaves them; Esc gives them up."""

    def __init__(self, each: Property) -> None:
        self.field = _Prose()
        super().__init__(self.field, each)
        self.field.setTabChangesFocus(True)
        lines = self.field.fontMetrics().lineSpacing() * PROSE_LINES
        self.field.setFixedHeight(lines + 12)
        connect(self.field.left, self.settle)
        connect(self.field.given_up, self._give_up)

    @property
    def is_touched(self) -> bool:
        return self.field.document().isModified()

    def show_value(self, value: Value | Mixed) -> None:
        super().show_value(value)
        mixed = tr(DIFFERENT) if isinstance(value, Mixed) else ""
        self.field.setPlaceholderText(mixed)

    def show_typed(self, text: str) -> None:
        if self.field.toPlainText() != text:
            self.field.setPlainText(text)
        self.field.document().setModified(False)

    def text(self) -> str:
        return self.field.toPlainText()

    def value(self) -> Value | Mixed:
        return self.text()

    def settle(self) -> None:
        if self.is_touched:
            self.field.document().setModified(False)
            self.entered.emit(self.field.toPlainText())

    def _give_up(self) -> None:
        self.field.document().setModified(False)
        self.given_up.emit()


class _Prose(Guarded, QPlainTextEdit):
    """Several lines that tell when the focus leaves them."""

    left = Signal()
    given_up = Signal()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            super().keyPressEvent(event)


class FlagInput(Input):
    """A box to tick; half ticked where things differ."""

    def __init__(self, each: Property) -> None:
        self.box = QCheckBox(each.translated)
        super().__init__(self.box, each)
        connect(self.box.clicked, self._take)

    def show_value(self, value: Value | Mixed) -> None:
        self._shown = value
        with QSignalBlocker(self.box):
            self.box.setTristate(isinstance(value, Mixed))
            if isinstance(value, Mixed):
                self.box.setCheckState(Qt.CheckState.PartiallyChecked)
            else:
                self.box.setChecked(bool(value))

    def _take(self) -> None:
        # A click on a half ticked box ticks it for all.
        on = self.box.checkState() != Qt.CheckState.Unchecked
        self.entered.emit(on if not isinstance(self._shown, Mixed) else True)


MANY = 12
"""From so many options on, they can be searched by typing."""

AUTOMATIC = say("automatic")
CHOOSE_COLOR = say("Choose a colour…")


class ChoiceInput(Input):
    """A list to choose from, which can be searched by typing if it is long."""

    def __init__(self, each: Property) -> None:
        self.box = _Choice()
        super().__init__(self.box, each)
        self._options: tuple[Option, ...] = ()
        connect(self.box.activated, self._take)

    @property
    def is_touched(self) -> bool:
        line = self.box.lineEdit()
        return line is not None and line.isModified()

    def show_options(self, options: Sequence[Option]) -> None:
        if tuple(options) == self._options:
            return
        self._options = tuple(options)
        with QSignalBlocker(self.box):
            self.box.clear()
            for option in self._options:
                self.box.addItem(icon(option.icon) if option.icon else QIcon(), option.words)
            if len(self._options) >= MANY and not self.box.isEditable():
                self._make_searchable()
            self.show_value(self._shown)

    def show_value(self, value: Value | Mixed) -> None:
        self._shown = value
        known = [option.value for option in self._options]
        index = -1 if isinstance(value, Mixed) or value not in known else known.index(value)
        missing = tr(DIFFERENT) if isinstance(value, Mixed) else written(value)
        with QSignalBlocker(self.box):
            self.box.setPlaceholderText(missing)
            self.box.setCurrentIndex(index)
            line = self.box.lineEdit()
            if line is not None:
                line.setPlaceholderText(missing)
                line.setText(self._options[index].words if index >= 0 else "")
                line.setCursorPosition(0)
                line.setModified(False)

    def show_typed(self, text: str) -> None:
        line = self.box.lineEdit()
        if line is not None:
            line.setText(text)
            line.setModified(False)

    def text(self) -> str:
        line = self.box.lineEdit()
        return "" if line is None else line.text()

    def value(self) -> Value | Mixed:
        line = self.box.lineEdit()
        index = self.box.currentIndex()
        if line is not None:
            words = [option.words for option in self._options]
            if line.text() not in words:
                return line.text() or self._shown
            if index < 0 or words[index] != line.text():
                index = words.index(line.text())
        return self._options[index].value if index >= 0 else self._shown

    def settle(self) -> None:
        if self.is_touched:
            self._enter()

    def _take(self, _index: int) -> None:
        self._enter()

    def _enter(self) -> None:
        line = self.box.lineEdit()
        if line is not None:
            line.setModified(False)
        value = self.value()
        if isinstance(value, Mixed) or value == self._shown:
            self._give_up()  # what was refused before is not wanted any more
        else:
            self.entered.emit(value)

    def _give_up(self) -> None:
        self.show_value(self._shown)
        self.given_up.emit()

    def _make_searchable(self) -> None:
        line = Line()
        self.box.setEditable(True)
        self.box.setLineEdit(line)
        self.box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        completer = QCompleter(self.box.model(), self.box)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.box.setCompleter(completer)
        line.setAccessibleName(self.of.translated)
        connect(line.given_up, self._give_up)
        connect(line.editingFinished, self.settle)


class _Choice(Guarded, QComboBox):
    """A list that the mouse wheel scrolls past, unless it has the focus."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumContentsLength(8)
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.setSizeAdjustPolicy(policy)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class TintInput(LineInput):
    """A colour: typed, or chosen from a palette; empty if it is chosen automatically."""

    def __init__(self, each: Property) -> None:
        line = Line()
        super().__init__(each, line)
        line.setPlaceholderText(tr(AUTOMATIC))
        self.button = QToolButton()
        self.button.setAutoRaise(True)
        self.button.setIcon(icon("tint"))
        self.button.setToolTip(tr(CHOOSE_COLOR))
        self.button.setAccessibleName(tr(CHOOSE_COLOR))
        connect(self.button.clicked, self._choose)
        both = QWidget()
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(line, 1)
        row.addWidget(self.button)
        both.setFocusProxy(line)
        self.widget = both

    def show_value(self, value: Value | Mixed) -> None:
        super().show_value(value)
        if not isinstance(value, Mixed):
            self.line.setPlaceholderText(tr(AUTOMATIC))
        self.button.setIcon(_swatch(value) if isinstance(value, str) else icon("tint"))

    def _choose(self) -> None:
        dialog = QColorDialog(self.button)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setOption(QColorDialog.ColorDialogOption.DontUseNativeDialog)
        if isinstance(self._shown, str):
            dialog.setCurrentColor(QColor(self._shown))
        connect(dialog.colorSelected, self._take)
        dialog.open()

    def _take(self, color: QColor) -> None:
        self.entered.emit(color.name())


def _swatch(color: str) -> QIcon:
    pixels = QPixmap(16, 16)
    pixels.fill(QColor(color))
    return QIcon(pixels)


_INPUTS: Mapping[Entry, Callable[[Property], Input]] = {
    Entry.LINE: LineInput,
    Entry.WHOLE: LineInput,
    Entry.NUMBER: LineInput,
    Entry.WORDS: LineInput,
    Entry.PROSE: ProseInput,
    Entry.FLAG: FlagInput,
    Entry.CHOICE: ChoiceInput,
    Entry.TINT: TintInput,
}


def made_input(each: Property) -> Input:
    """Return an input for a property."""
    return _INPUTS[each.entry](each)
