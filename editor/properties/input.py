"""What values are typed into: lines, several lines, and boxes to tick."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPlainTextEdit, QWidget

from trackwright.editor.guard import guarded
from trackwright.editor.properties.entering import MIXED, Mixed
from trackwright.editor.properties.property import Entry, Option, Property, Value, translated
from trackwright.editor.properties.writing import typed, written
from trackwright.editor.words import QT_TRANSLATE_NOOP

PROSE_LINES = 3

DIFFERENT = QT_TRANSLATE_NOOP("Property", "different values")


class Input(QObject):
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
            self.line.stepped.connect(self._step)
        self.line.given_up.connect(self._give_up)
        self.line.editingFinished.connect(self.settle)

    @property
    def is_touched(self) -> bool:
        return self.line.isModified()

    def show_value(self, value: Value | Mixed) -> None:
        super().show_value(value)
        mixed = translated(DIFFERENT) if isinstance(value, Mixed) else ""
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

    @Slot()
    @guarded
    def settle(self) -> None:
        self.gesture = None
        if self.line.isModified():
            self.line.setModified(False)
            value = self.value()
            if isinstance(value, Mixed):
                self.given_up.emit()  # what was refused before is not wanted any more
            else:
                self.entered.emit(value)

    @Slot(int)
    @guarded
    def _step(self, by: int) -> None:
        value = self.value()
        if isinstance(value, int | float) and not isinstance(value, bool):
            limits = self.of.limits
            stepped = max(value + by, value if limits.least is None else limits.least)
            stepped = min(stepped, stepped if limits.most is None else limits.most)
            self.gesture = self.gesture or object()
            self.line.setModified(False)
            self.entered.emit(type(value)(stepped))

    @Slot()
    @guarded
    def _give_up(self) -> None:
        self.line.setModified(False)
        self.given_up.emit()


class Line(QLineEdit):
    """A line that tells of the keys which step a number and which give it up."""

    stepped = Signal(int)
    given_up = Signal()

    @guarded
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
        self.field.left.connect(self.settle)
        self.field.given_up.connect(self._give_up)

    @property
    def is_touched(self) -> bool:
        return self.field.document().isModified()

    def show_value(self, value: Value | Mixed) -> None:
        super().show_value(value)
        mixed = translated(DIFFERENT) if isinstance(value, Mixed) else ""
        self.field.setPlaceholderText(mixed)

    def show_typed(self, text: str) -> None:
        if self.field.toPlainText() != text:
            self.field.setPlainText(text)
        self.field.document().setModified(False)

    def text(self) -> str:
        return self.field.toPlainText()

    def value(self) -> Value | Mixed:
        return self.text()

    @Slot()
    @guarded
    def settle(self) -> None:
        if self.is_touched:
            self.field.document().setModified(False)
            self.entered.emit(self.field.toPlainText())

    @Slot()
    @guarded
    def _give_up(self) -> None:
        self.field.document().setModified(False)
        self.given_up.emit()


class _Prose(QPlainTextEdit):
    """Several lines that tell when the focus leaves them."""

    left = Signal()
    given_up = Signal()

    @guarded
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    @guarded
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
        self.box.clicked.connect(self._take)

    def show_value(self, value: Value | Mixed) -> None:
        self._shown = value
        with QSignalBlocker(self.box):
            self.box.setTristate(isinstance(value, Mixed))
            if isinstance(value, Mixed):
                self.box.setCheckState(Qt.CheckState.PartiallyChecked)
            else:
                self.box.setChecked(bool(value))

    @Slot()
    @guarded
    def _take(self) -> None:
        # A click on a half ticked box ticks it for all.
        on = self.box.checkState() != Qt.CheckState.Unchecked
        self.entered.emit(on if not isinstance(self._shown, Mixed) else True)
