"""What values are chosen with: lists, and colours."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Slot
from PySide6.QtGui import QColor, QIcon, QPixmap, QWheelEvent
from PySide6.QtWidgets import (
    QColorDialog,
    QComboBox,
    QCompleter,
    QHBoxLayout,
    QToolButton,
    QWidget,
)

from trackwright.editor.guard import guarded
from trackwright.editor.icons import icon
from trackwright.editor.properties.entering import Mixed
from trackwright.editor.properties.input import DIFFERENT, Input, Line, LineInput
from trackwright.editor.properties.property import Option, Property, Value, translated
from trackwright.editor.properties.writing import written
from trackwright.editor.words import QT_TRANSLATE_NOOP

MANY = 12
"""From so many options on, they can be searched by typing."""

AUTOMATIC = QT_TRANSLATE_NOOP("Property", "automatic")
CHOOSE_COLOR = QT_TRANSLATE_NOOP("Property", "Choose a colour…")


class ChoiceInput(Input):
    """A list to choose from, which can be searched by typing if it is long."""

    def __init__(self, each: Property) -> None:
        self.box = _Choice()
        super().__init__(self.box, each)
        self._options: tuple[Option, ...] = ()
        self.box.activated.connect(self._take)

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
        missing = translated(DIFFERENT) if isinstance(value, Mixed) else written(value)
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

    @Slot()
    @guarded
    def settle(self) -> None:
        if self.is_touched:
            self._enter()

    @Slot(int)
    @guarded
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

    @Slot()
    @guarded
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
        line.given_up.connect(self._give_up)
        line.editingFinished.connect(self.settle)


class _Choice(QComboBox):
    """A list that the mouse wheel scrolls past, unless it has the focus."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumContentsLength(8)
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.setSizeAdjustPolicy(policy)

    @guarded
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
        line.setPlaceholderText(translated(AUTOMATIC))
        self.button = QToolButton()
        self.button.setAutoRaise(True)
        self.button.setIcon(icon("tint"))
        self.button.setToolTip(translated(CHOOSE_COLOR))
        self.button.setAccessibleName(translated(CHOOSE_COLOR))
        self.button.clicked.connect(self._choose)
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
            self.line.setPlaceholderText(translated(AUTOMATIC))
        self.button.setIcon(_swatch(value) if isinstance(value, str) else icon("tint"))

    @Slot()
    @guarded
    def _choose(self) -> None:
        dialog = QColorDialog(self.button)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setOption(QColorDialog.ColorDialogOption.DontUseNativeDialog)
        if isinstance(self._shown, str):
            dialog.setCurrentColor(QColor(self._shown))
        dialog.colorSelected.connect(self._take)
        dialog.open()

    @Slot(QColor)
    @guarded
    def _take(self, color: QColor) -> None:
        self.entered.emit(color.name())


def _swatch(color: str) -> QIcon:
    pixels = QPixmap(16, 16)
    pixels.fill(QColor(color))
    return QIcon(pixels)
