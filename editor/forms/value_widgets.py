"""Widgets for single values: numbers, words, choices, ids and short lists of them."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QEnterEvent, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect, guarded
from trackwright.editor.base.icons import icon
from trackwright.editor.base.style import GAP
from trackwright.editor.forms.field_types import Choice, Field, Items, Number
from trackwright.editor.forms.form_host import Form
from trackwright.schema.colors import RouteColor
from trackwright.schema.errors import DocumentPath
from trackwright.schema.text import text_in
from trackwright.schema.translation import interface_language, tr

FARTHEST = 9_999_999
"""Numbers that can be typed; which of them are right is for the model to say."""

ABREAST = 5
"""Colours side by side: all of them are wider than what is left inside entries of entries."""

LONGEST_MENU = 400
"""Entries of a menu; who has more types."""


class NumberEntry(Guarded, QSpinBox):
    """A whole number; one that the model refuses can be typed, too, and is told so."""

    def __init__(self, form: Form, path: DocumentPath, field: Field) -> None:
        super().__init__()
        self._form, self._path, self._field = form, path, field
        self.setRange(-FARTHEST, FARTHEST)
        self.setKeyboardTracking(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(7 * GAP)
        self.setMaximumWidth(11 * GAP)
        connect(self.valueChanged, self._take)
        connect(self.editingFinished, self._rest)

    def refresh(self) -> None:
        """Show the value, unless another is being typed."""
        value = self._form.value(self._path)
        if not (self.hasFocus() and self.lineEdit().isModified()):
            with QSignalBlocker(self):
                self.setValue(_whole(value, _whole(self._field.default, 0)))
        self.setEnabled(self._form.is_editable)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()  # the page is scrolled, not the number

    def _take(self, value: int) -> None:
        self._rest()
        self._form.set(self._path, value)

    def _rest(self) -> None:
        """Know that nothing is being typed any more."""
        self.lineEdit().setModified(False)


class FlagEntry(Guarded, QCheckBox):
    """Yes or no."""

    def __init__(self, form: Form, path: DocumentPath, field: Field) -> None:
        super().__init__()
        self._form, self._path, self._field = form, path, field
        connect(self.toggled, self._take)

    def refresh(self) -> None:
        """Show the value."""
        value = self._form.value(self._path)
        with QSignalBlocker(self):
            self.setChecked(bool(self._field.default if value is None else value))
        self.setEnabled(self._form.is_editable)

    def _take(self, on: bool) -> None:
        self._form.set(self._path, on)


class ChoiceEntry(Guarded, QComboBox):
    """One of a few words, or of yes and no; nothing, too, where nothing may stand."""

    def __init__(self, form: Form, path: DocumentPath, field: Field) -> None:
        super().__init__()
        self._form, self._path, self._field = form, path, field
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        if field.optional:
            self.addItem(tr("either"), None)
        if isinstance(field.shape, Choice):
            for word in field.shape.values:
                self.addItem(form.title(field.shape.name, word), word)
        else:
            self.addItem(tr("yes"), True)
            self.addItem(tr("no"), False)
        connect(self.activated, self._take)

    def refresh(self) -> None:
        """Show the value."""
        value = self._form.value(self._path)
        self.setCurrentIndex(self.findData(self._field.default if value is None else value))
        self.setEnabled(self._form.is_editable)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def _take(self, index: int) -> None:
        self._form.set(self._path, self.itemData(index))


class WordsEntry(Guarded, QLineEdit):
    """A text in the language of the interface; other languages keep theirs."""

    def __init__(self, form: Form, path: DocumentPath, field: Field) -> None:
        super().__init__()
        self._form, self._path, self._field = form, path, field
        connect(self.editingFinished, self._take)

    def refresh(self) -> None:
        """Show the text."""
        if not (self.hasFocus() and self.isModified()):
            self.setText(text_in(self._form.value(self._path) or "", interface_language()))
            self.setCursorPosition(0)
        self.setEnabled(self._form.is_editable)

    def _take(self) -> None:
        if not self.isModified():
            return
        self.setModified(False)
        before, typed = self._form.value(self._path), self.text().strip()
        if isinstance(before, dict):
            others = {key: text for key, text in before.items() if key != interface_language()}
            self._form.set(
                self._path, {**others, **({interface_language(): typed} if typed else {})} or None
            )
        else:
            self._form.set(self._path, typed or None)


class ListEntry(Guarded, QWidget):
    """Ids, or one id, or numbers, typed with commas between them or picked from a menu."""

    def __init__(self, form: Form, path: DocumentPath, field: Field) -> None:
        super().__init__()
        self._form, self._path, self._field = form, path, field
        self.line = QLineEdit()
        connect(self.line.editingFinished, self._take)
        self.more = QToolButton()
        self.more.setAutoRaise(True)
        self.more.setIcon(icon("add"))
        self.more.setToolTip(tr("Pick"))
        self.more.setAccessibleName(self.more.toolTip())
        connect(self.more.clicked, self._offer)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP // 4)
        row.addWidget(self.line, 1)
        row.addWidget(self.more)
        self.more.setVisible(form.has_offers(path))
        self.setFocusProxy(self.line)

    def refresh(self) -> None:
        """Show the ids or numbers."""
        if not (self.line.hasFocus() and self.line.isModified()):
            self.line.setText(", ".join(map(str, self._values())))
            self.line.setCursorPosition(0)
        self.setEnabled(self._form.is_editable)

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self.line.setAccessibleName(name)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Have a tip with the names of the ids, which are only looked up for those who look."""
        super().enterEvent(event)
        names = self._form.offers(self._path)
        called = [names.get(str(value), str(value)) for value in self._values()]
        self.line.setToolTip(", ".join(called) or self.toolTip())

    def offered(self) -> QMenu:
        """Return a menu of what can be picked."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        has = self._values()
        selected = [name for name in self._form.chosen(self._path) if name not in has]
        if selected and self._is_list:
            menu.addAction(
                tr("What is selected on the board ({n})", n=len(selected)),
                guarded(self._picker(*selected)),
            )
            menu.addSeparator()
        offers = [(title, name) for name, title in self._form.offers(self._path).items()]
        for title, name in sorted(offers)[:LONGEST_MENU]:
            if name not in has:
                menu.addAction(title.replace("&", "&&"), guarded(self._picker(name)))
        return menu

    @property
    def _is_list(self) -> bool:
        return isinstance(self._field.shape, Items)

    def _values(self) -> list[Any]:
        value = self._form.value(self._path)
        return value if isinstance(value, list) else [] if value is None else [value]

    def _picker(self, *names: str) -> Callable[[], None]:
        def pick() -> None:
            self._pick(names)

        return pick

    def _pick(self, names: tuple[str, ...]) -> None:
        new = [*self._values(), *names] if self._is_list else names[0]
        self._form.set(self._path, new)

    def _offer(self) -> None:
        self.offered().popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def _take(self) -> None:
        if not self.line.isModified():
            return
        self.line.setModified(False)
        typed = [part.strip() for part in self.line.text().split(",") if part.strip()]
        shape = self._field.shape
        if not isinstance(shape, Items):
            self._form.set(self._path, self.line.text().strip())
        elif isinstance(shape.item, Number):
            self._form.set(self._path, [_number_or_text(part) for part in typed])
        else:
            self._form.set(self._path, typed if typed or self._field.required else None)


class ColorsEntry(Guarded, QWidget):
    """Some of the colours of routes."""

    def __init__(self, form: Form, path: DocumentPath, field: Field) -> None:
        super().__init__()
        self._form, self._path, self._field = form, path, field
        self.buttons: dict[RouteColor, QToolButton] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        for position, color in enumerate(RouteColor):
            button = QToolButton()
            button.setAutoRaise(True)
            button.setCheckable(True)
            button.setIcon(icon(f"route-{color}"))
            button.setToolTip(tr(color))
            button.setAccessibleName(button.toolTip())
            connect(button.clicked, self._take)
            grid.addWidget(button, *divmod(position, ABREAST))
            self.buttons[color] = button
        grid.setColumnStretch(ABREAST, 1)

    def refresh(self) -> None:
        """Show which colours are chosen."""
        chosen = self._form.value(self._path) or []
        for color, button in self.buttons.items():
            button.setChecked(color.value in chosen)
        self.setEnabled(self._form.is_editable)

    def _take(self) -> None:
        chosen = [color.value for color, button in self.buttons.items() if button.isChecked()]
        self._form.set(self._path, chosen or None)


def _whole(value: object, otherwise: int) -> int:
    return value if isinstance(value, int) else otherwise


def _number_or_text(typed: str) -> int | str:
    try:
        return int(typed)
    except ValueError:
        return typed  # the model says what is wrong with it
