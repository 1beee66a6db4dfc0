"""Inputs for what is chosen: flags, options, colours and lists of ids."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QColor, QIcon, QPixmap, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QColorDialog,
    QComboBox,
    QCompleter,
    QGridLayout,
    QMenu,
    QToolButton,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect, guarded
from trackwright.editor.base.icons import icon
from trackwright.editor.base.widgets import picture_button
from trackwright.editor.forms.fields import Field, InputKind, Items, Mixed, Number, Option, written
from trackwright.editor.forms.inputs import DIFFERENT, Input, Line, LineInput, ProseInput
from trackwright.schema.colors import RouteColor
from trackwright.schema.translation import tr

MANY = 12
"""From so many options on, they can be searched by typing."""

LONGEST_MENU = 400
"""Entries of a menu; who has more types."""

COLORS_IN_ROW = 5
"""All colours side by side are wider than what is left inside entries of entries."""


class FlagInput(Input):
    """A box to tick; half ticked where things differ."""

    def __init__(self, field: Field, words: str = "") -> None:
        self.box = QCheckBox(words)
        super().__init__(self.box, field)
        connect(self.box.clicked, self._enter)

    def show_value(self, value: Any) -> None:
        self._shown = value
        with QSignalBlocker(self.box):
            self.box.setTristate(isinstance(value, Mixed))
            if isinstance(value, Mixed):
                self.box.setCheckState(Qt.CheckState.PartiallyChecked)
            else:
                self.box.setChecked(bool(value))

    def value(self) -> Any:
        return self.box.isChecked()

    def _enter(self) -> None:
        # A click on a half ticked box ticks it for all.
        self.entered.emit(self.box.isChecked() or isinstance(self._shown, Mixed))


class ChoiceInput(Input):
    """A list to choose from, which can be searched by typing if it is long."""

    def __init__(self, field: Field, options: Iterable[Option] = ()) -> None:
        self.box = _ComboBox()
        super().__init__(self.box, field)
        self._options: tuple[Option, ...] = ()
        self._line: Line | None = None
        connect(self.box.activated, self._enter)
        self.show_options(tuple(options))

    @property
    def is_touched(self) -> bool:
        return self._line is not None and self._line.isModified()

    def show_options(self, options: tuple[Option, ...]) -> None:
        if options == self._options:
            return
        self._options = options
        with QSignalBlocker(self.box):
            self.box.clear()
            for option in self._options:
                self.box.addItem(icon(option.icon) if option.icon else QIcon(), option.words)
            if len(self._options) >= MANY and self._line is None:
                self._make_searchable()
            self.show_value(self._shown)

    def has_option(self, value: Any) -> bool:
        """Tell whether a value can be chosen."""
        return any(option.value == value for option in self._options)

    def show_value(self, value: Any) -> None:
        self._shown = value
        offered = [option.value for option in self._options]
        index = -1 if isinstance(value, Mixed) or value not in offered else offered.index(value)
        missing = tr(DIFFERENT) if isinstance(value, Mixed) else written(value)
        with QSignalBlocker(self.box):
            self.box.setPlaceholderText(missing)
            self.box.setCurrentIndex(index)
            if self._line is not None:
                self._line.setPlaceholderText(missing)
                self.show_typed(self._options[index].words if index >= 0 else "")
                self._line.setCursorPosition(0)

    def show_typed(self, text: str) -> None:
        if self._line is not None:
            self._line.setText(text)
            self._line.setModified(False)

    def text(self) -> str:
        return "" if self._line is None else self._line.text()

    def value(self) -> Any:
        index = self.box.currentIndex()
        if self._line is not None:
            text, words = self.text(), [option.words for option in self._options]
            if text not in words:
                return text or self._shown
            if index < 0 or words[index] != text:
                index = words.index(text)
        return self._options[index].value if index >= 0 else self._shown

    def commit(self) -> None:
        if self.is_touched:
            self._enter()

    def _enter(self) -> None:
        if self._line is not None:
            self._line.setModified(False)
        value = self.value()
        if isinstance(value, Mixed) or value == self._shown:
            self._give_up()  # what was refused before is not wanted any more
        else:
            self.entered.emit(value)

    def _give_up(self) -> None:
        self.show_value(self._shown)
        self.given_up.emit()

    def _make_searchable(self) -> None:
        self._line = line = Line()
        self.box.setEditable(True)
        self.box.setLineEdit(line)
        self.box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        completer = QCompleter(self.box.model(), self.box)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.box.setCompleter(completer)
        line.setAccessibleName(tr(self.field.title))
        connect(line.given_up, self._give_up)
        connect(line.editingFinished, self.commit)


class _ComboBox(Guarded, QComboBox):
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


class ColorInput(LineInput):
    """A colour: typed, or chosen from a palette; empty if it is chosen automatically."""

    def __init__(self, field: Field) -> None:
        self.button = picture_button("tint", tr("Choose a colour…"))
        super().__init__(field, button=self.button)
        connect(self.button.clicked, self._choose)

    def show_value(self, value: Any) -> None:
        super().show_value(value)
        if not isinstance(value, Mixed):
            self.line.setPlaceholderText(tr("automatic"))
        self.button.setIcon(_swatch(value) if isinstance(value, str) else icon("tint"))

    def _choose(self) -> None:
        dialog = QColorDialog(self.button)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setOption(QColorDialog.ColorDialogOption.DontUseNativeDialog)
        if isinstance(self._shown, str):
            dialog.setCurrentColor(QColor(self._shown))
        connect(dialog.colorSelected, self._enter_color)
        dialog.open()

    def _enter_color(self, color: QColor) -> None:
        self.entered.emit(color.name())


def _swatch(color: str) -> QIcon:
    pixels = QPixmap(16, 16)
    pixels.fill(QColor(color))
    return QIcon(pixels)


class ListInput(LineInput):
    """Ids, or one id, or numbers, typed with commas between them or picked from a menu."""

    def __init__(
        self,
        field: Field,
        offers: Callable[[], Mapping[str, str]] = dict,
        selected: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        self.more = picture_button("add", tr("Pick"))
        super().__init__(field, button=self.more)
        self._offers, self._selected = offers, selected
        self.more.setHidden(offers is dict)
        connect(self.more.clicked, self._show_menu)
        connect(self.line.hovered, self._show_names)

    def show_value(self, value: Any) -> None:
        values = value if isinstance(value, list) else [] if value is None else [value]
        super().show_value(", ".join(map(str, values)))
        self._shown = values

    def value(self) -> Any:
        parts = [part.strip() for part in self.line.text().split(",") if part.strip()]
        if not self._is_list:
            return self.line.text().strip()
        shape = self.field.shape
        if isinstance(shape, Items) and isinstance(shape.item, Number):
            return [_number_or_text(part) for part in parts]
        return parts if parts or self.field.required else None

    def menu(self) -> QMenu:
        """Return a menu of what can be picked."""
        menu = QMenu(self.widget)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        selected = [name for name in self._selected() if name not in self._shown]
        if selected and self._is_list:
            words = tr("What is selected on the board ({n})", n=len(selected))
            menu.addAction(words, guarded(self._picker(*selected)))
            menu.addSeparator()
        offers = sorted((title, name) for name, title in self._offers().items())
        for title, name in offers[:LONGEST_MENU]:
            if name not in self._shown:
                menu.addAction(title.replace("&", "&&"), guarded(self._picker(name)))
        return menu

    @property
    def _is_list(self) -> bool:
        return isinstance(self.field.shape, Items)

    def _picker(self, *names: str) -> Callable[[], None]:
        return lambda: self.entered.emit([*self._shown, *names] if self._is_list else names[0])

    def _show_menu(self) -> None:
        self.menu().popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def _show_names(self) -> None:
        """Show the names of the ids as tool tip; they are only looked up for who points at it."""
        names = self._offers()
        called = [names.get(str(value), str(value)) for value in self._shown]
        self.line.setToolTip(", ".join(called) or tr(self.field.description))


class RouteColorsInput(Input):
    """Some of the colours of routes."""

    def __init__(self, field: Field) -> None:
        holder = QWidget()
        super().__init__(holder, field)
        self.buttons: dict[RouteColor, QToolButton] = {}
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        for position, color in enumerate(RouteColor):
            button = picture_button(f"route-{color}", tr(color), self._enter)
            button.setCheckable(True)
            grid.addWidget(button, *divmod(position, COLORS_IN_ROW))
            self.buttons[color] = button
        grid.setColumnStretch(COLORS_IN_ROW, 1)

    def show_value(self, value: Any) -> None:
        for color, button in self.buttons.items():
            button.setChecked(color.value in (value or ()))

    def value(self) -> Any:
        chosen = [color.value for color, button in self.buttons.items() if button.isChecked()]
        return chosen or None

    def _enter(self) -> None:
        self.entered.emit(self.value())


def _number_or_text(typed: str) -> int | str:
    try:
        return int(typed)
    except ValueError:
        return typed  # the model says what is wrong with it


_INPUTS: Mapping[InputKind, Callable[[Field], Input]] = {
    InputKind.PROSE: ProseInput,
    InputKind.FLAG: FlagInput,
    InputKind.CHOICE: ChoiceInput,
    InputKind.COLOR: ColorInput,
}


def made_input(field: Field, kind: InputKind) -> Input:
    """Return an input for a kind of value."""
    return _INPUTS[kind](field) if kind in _INPUTS else LineInput(field, kind)
