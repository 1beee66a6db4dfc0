"""Inputs for text and numbers, used by forms, by the cells of tables and by dialogs."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QLocale, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QDoubleSpinBox, QLineEdit, QPlainTextEdit, QToolButton, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import boxed, mark, row, set_name
from trackwright.editor.forms.fields import (
    MIXED,
    Field,
    InputKind,
    Mixed,
    Number,
    Option,
    typed,
    written,
)
from trackwright.schema.sentences import say
from trackwright.schema.text import text_in
from trackwright.schema.translation import interface_language, tr

PROSE_LINES = 3

DIFFERENT = say("different values")

STEPS = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageUp: 10, Qt.Key.Key_PageDown: -10}
"""What keys add to a number."""

FARTHEST = 9_999_999
"""Numbers that can be typed into a spin box; which of them are right is for the model to say."""


class Input(Guarded, QObject):
    """Shows a value, and tells when another one is entered.

    Attributes:
        gesture: What steps with the arrow keys have in common, so that they are one edit.

    Signals:
        entered: A value was entered; carries it.
        given_up: What was typed was given up.
    """

    entered = Signal(object)
    given_up = Signal()

    def __init__(self, widget: QWidget, field: Field, control: QWidget | None = None) -> None:
        super().__init__(widget)
        self.widget = widget
        self.field = field
        self.gesture: object | None = None
        self._control = control or widget
        self._shown: Any = None
        if self._control is not widget:
            widget.setFocusProxy(self._control)
        set_name(self._control, tr(field.title), tr(field.description))

    @property
    def is_touched(self) -> bool:
        """Whether something was typed that is not entered yet."""
        return False

    def show_value(self, value: Any) -> None:
        """Show a value; nothing is entered by that."""
        self._shown = value
        self.show_typed("" if isinstance(value, Mixed) else written(value))

    def show_typed(self, text: str) -> None:
        """Show what was typed, whether it is a value or not."""

    def text(self) -> str:
        """Return what is typed."""
        return ""

    def value(self) -> Any:
        """Return the value that is shown or typed."""
        return self._shown

    def enter(self, value: Any) -> None:
        """Show a value and enter it."""
        self.show_value(value)
        self.entered.emit(value)

    def show_options(self, options: tuple[Option, ...]) -> None:
        """Offer other values to choose from."""

    def commit(self) -> None:
        """Enter what is typed."""

    def set_name(self, name: str) -> None:
        """Have another accessible name than the title of the field."""
        self._control.setAccessibleName(name)

    def mark_wrong(self, sentence: str) -> None:
        """Turn red and say why, or be as usual again."""
        mark(self._control, "wrong", bool(sentence))
        self._control.setToolTip(sentence or tr(self.field.description))
        self._control.setAccessibleDescription(sentence)


class LineInput(Input):
    """A line of text, a number or some words; Enter enters it, Esc gives it up."""

    def __init__(
        self, field: Field, kind: InputKind = InputKind.LINE, button: QToolButton | None = None
    ) -> None:
        self.line = Line()
        self._kind = kind
        both = None if button is None else boxed(row((self.line, 1), button, spacing=GAP // 4))
        super().__init__(both or self.line, field, self.line)
        if kind in (InputKind.WHOLE, InputKind.NUMBER):
            connect(self.line.stepped, self._step)
        connect(self.line.given_up, self._give_up)
        connect(self.line.editingFinished, self.commit)

    @property
    def is_touched(self) -> bool:
        return self.line.isModified()

    def show_value(self, value: Any) -> None:
        super().show_value(value)
        self.line.setPlaceholderText(tr(DIFFERENT) if isinstance(value, Mixed) else "")

    def show_typed(self, text: str) -> None:
        if self.line.text() != text:
            self.line.setText(text)
            self.line.setCursorPosition(0)
        self.line.setModified(False)

    def text(self) -> str:
        return self.line.text()

    def value(self) -> Any:
        if isinstance(self._shown, Mixed) and not self.line.text():
            return MIXED
        return typed(self._kind, self.line.text(), optional=self.field.optional)

    def commit(self) -> None:
        self.gesture = None
        if self.line.isModified():
            self.line.setModified(False)
            value = self.value()
            if isinstance(value, Mixed):
                self.given_up.emit()  # what was refused before is not wanted any more
            else:
                self.entered.emit(value)

    def _step(self, by: int) -> None:
        value, shape = self.value(), self.field.shape
        if isinstance(value, int | float) and isinstance(shape, Number):
            stepped = max(value + by, value if shape.minimum is None else shape.minimum)
            stepped = min(stepped, stepped if shape.maximum is None else shape.maximum)
            self.gesture = self.gesture or object()
            self.line.setModified(False)
            self.entered.emit(type(value)(stepped))

    def _give_up(self) -> None:
        self.line.setModified(False)
        self.given_up.emit()


class Line(Guarded, QLineEdit):
    """A line edit with signals for the keys that step a number and that give it up."""

    stepped = Signal(int)
    given_up = Signal()
    hovered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in STEPS:
            self.stepped.emit(STEPS[key])
        elif key == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            super().keyPressEvent(event)
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.selectAll()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.hovered.emit()


class LocalizedInput(LineInput):
    """A text in the language of the interface; other languages keep theirs."""

    def show_value(self, value: Any) -> None:
        super().show_value(text_in(value or "", interface_language()))
        self._shown = value

    def value(self) -> Any:
        words, language = self.line.text().strip(), interface_language()
        if not isinstance(self._shown, Mapping):
            return words or None
        texts = {key: text for key, text in self._shown.items() if key != language}
        return ({**texts, language: words} if words else texts) or None


class ProseInput(Input):
    """Several lines of text, entered when the focus leaves them; Esc gives them up."""

    def __init__(self, field: Field) -> None:
        self.edit = _Prose()
        super().__init__(self.edit, field)
        self.edit.setTabChangesFocus(True)
        self.edit.setFixedHeight(self.edit.fontMetrics().lineSpacing() * PROSE_LINES + 12)
        connect(self.edit.left, self.commit)
        connect(self.edit.given_up, self._give_up)

    @property
    def is_touched(self) -> bool:
        return self.edit.document().isModified()

    def show_value(self, value: Any) -> None:
        super().show_value(value)
        self.edit.setPlaceholderText(tr(DIFFERENT) if isinstance(value, Mixed) else "")

    def show_typed(self, text: str) -> None:
        if self.edit.toPlainText() != text:
            self.edit.setPlainText(text)
        self.edit.document().setModified(False)

    def text(self) -> str:
        return self.edit.toPlainText()

    def value(self) -> Any:
        return self.text()

    def commit(self) -> None:
        if self.is_touched:
            self.edit.document().setModified(False)
            self.entered.emit(self.text())

    def _give_up(self) -> None:
        self.edit.document().setModified(False)
        self.given_up.emit()


class _Prose(Guarded, QPlainTextEdit):
    """A text edit with signals for what ends typing."""

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


class SpinInput(Input):
    """A number with arrows; one that the model refuses can be typed, too, and is refused then."""

    def __init__(self, field: Field) -> None:
        self.spin = Spin()
        super().__init__(self.spin, field)
        self.spin.setRange(-FARTHEST, FARTHEST)
        self.spin.setDecimals(0)
        connect(self.spin.valueChanged, self._enter)
        connect(self.spin.editingFinished, self._end_typing)

    @property
    def is_touched(self) -> bool:
        return self.spin.hasFocus() and self.spin.lineEdit().isModified()

    def show_value(self, value: Any) -> None:
        self._shown = value
        with QSignalBlocker(self.spin):
            self.spin.setValue(value if isinstance(value, int | float) else 0)

    def value(self) -> Any:
        number = self.spin.value()
        return number if self.spin.decimals() else round(number)

    def _enter(self, _number: float) -> None:
        self._end_typing()
        self.entered.emit(self.value())

    def _end_typing(self) -> None:
        self.spin.lineEdit().setModified(False)


class Spin(Guarded, QDoubleSpinBox):
    """A spin box that the mouse wheel scrolls past, unless it has the focus."""

    def __init__(self) -> None:
        super().__init__()
        self.setKeyboardTracking(False)  # half a number is none
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def textFromValue(self, value: float) -> str:
        return exact_number(value)


def exact_number(value: float) -> str:
    """Return a number with as many decimals as it needs, as the interface writes numbers."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    digits = locale.toString(float(value), ord("f"), 3)
    return digits.rstrip(locale.zeroDigit()).removesuffix(locale.decimalPoint())
