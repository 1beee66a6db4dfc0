"""Forms made of a model's fields: a row for each, with its meaning in words and what is wrong."""

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import picture_button
from trackwright.editor.forms.field_types import (
    Choice,
    Field,
    Flag,
    Group,
    Items,
    Name,
    Number,
    Table,
    Variant,
    WordOr,
    Words,
)
from trackwright.editor.forms.form_host import Form
from trackwright.editor.forms.value_widgets import (
    ChoiceEntry,
    ColorsEntry,
    FlagEntry,
    ListEntry,
    NumberEntry,
    WordsEntry,
)
from trackwright.schema.colors import RouteColor
from trackwright.schema.errors import DocumentPath
from trackwright.schema.translation import tr

WIDE = (Group, Table, Variant, WordOr)
"""What needs all the width below its title; and lists of such."""


class Shown(Guarded, QWidget):
    """Shows the value at a path."""

    def refresh(self) -> None:
        """Show the value as it is now."""
        raise NotImplementedError


Entry = NumberEntry | FlagEntry | ChoiceEntry | WordsEntry | ListEntry | ColorsEntry | Shown
"""A widget for one field."""


def made_entry(form: Form, path: DocumentPath, field: Field) -> Entry:
    """Return a widget for one field."""
    match field.shape:
        case Number():
            return NumberEntry(form, path, field)
        case Flag() if not field.optional:
            return FlagEntry(form, path, field)
        case Flag() | Choice():
            return ChoiceEntry(form, path, field)
        case Words():
            return WordsEntry(form, path, field)
        case Name() | Items(item=Name() | Number()):
            return ListEntry(form, path, field)
        case Items(item=Choice(name=RouteColor.__name__)):
            return ColorsEntry(form, path, field)
        case shape:
            return _made_form(form, path, field, shape)


def _made_form(
    form: Form, path: DocumentPath, field: Field, shape: Items | Table | WordOr | Variant | Group
) -> Shown:
    from trackwright.editor.forms.list_forms import ItemsForm, TableForm  # late: they hold forms

    match shape:
        case Items():
            return ItemsForm(form, path, field, shape)
        case Table():
            return TableForm(form, path, shape)
        case WordOr():
            return WordOrForm(form, path, field, shape)
        case Variant():
            return VariantForm(form, path, field, shape)
        case Group():
            return GroupForm(form, path, shape)


class GroupForm(Shown):
    """All fields of a model, one below the other."""

    def __init__(
        self, form: Form, path: DocumentPath, group: Group, only: tuple[str, ...] = ()
    ) -> None:
        super().__init__()
        self.rows = {
            field.name: FieldRow(form, (*path, field.name), group.name, field)
            for field in group.fields
            if not only or field.name in only
        }
        self._footer = form.footer(group.name, path)
        column = _column(self)
        for row in self.rows.values():
            column.addWidget(row)
        if self._footer is not None:
            column.addWidget(self._footer)

    def refresh(self) -> None:
        """Show all values."""
        for row in self.rows.values():
            row.refresh()
        if isinstance(self._footer, Shown):
            self._footer.refresh()


class FieldRow(Shown):
    """A field: its title, its value, the way back to the base, what it means, what is wrong."""

    def __init__(self, form: Form, path: DocumentPath, model: str, field: Field) -> None:
        super().__init__()
        self._form, self._path, self._field = form, path, field
        self.switch: QCheckBox | None = None
        self.entry: Entry | None = None
        self._name = form.title(model, field.name)
        self.title = FieldTitle(self._name)
        self._help = tr(field.description)
        self.title.setToolTip(self._help)
        self.back = back_button(self._name, keeps_room=not any(isinstance(s, int) for s in path))
        connect(self.back.clicked, self._go_back)
        self.sentence = quiet_label()
        self.problem = wrong_label()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(GAP)
        self._grid.setVerticalSpacing(GAP // 4)
        self._grid.setColumnStretch(0, 2)
        self._grid.setColumnStretch(1, 3)
        self._grid.addLayout(self._made_heading(), 0, 0, 1, 2 if self._is_wide else 1)
        self._grid.addWidget(self.back, 0, 2, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(self.sentence, 2, 0, 1, 3)
        self._grid.addWidget(self.problem, 3, 0, 1, 3)

    def refresh(self) -> None:
        """Show the value, where it differs, what it means and what is wrong."""
        is_there = self.switch is None or self._form.value(self._path) is not None
        if self.switch is not None:
            with QSignalBlocker(self.switch):
                self.switch.setChecked(is_there)
            self.switch.setEnabled(self._form.is_editable)
        if is_there and self.entry is None:
            self._add_entry()
        if self.entry is not None:
            self.entry.setVisible(is_there)
            if is_there:
                self.entry.refresh()
        tell(self.sentence, self._form.sentence(self._path))
        is_invalid = self._form.has_invalid(self._path)
        tell(self.problem, self._form.problem(self._path))
        if self.entry is not None and not self._is_wide:
            mark(self.entry.focusProxy() or self.entry, "wrong", is_invalid)
        differs = self._form.differs(self._path)
        mark(self.title, "changed", differs)
        self.back.setVisible(self._form.is_editable and (differs or is_invalid))

    @property
    def _is_wide(self) -> bool:
        shape = self._field.shape
        inner = shape.item if isinstance(shape, Items) else shape
        if isinstance(shape, Items) and isinstance(inner, Choice):
            return inner.name != RouteColor.__name__
        return isinstance(inner, WIDE)

    def _made_heading(self) -> QHBoxLayout:
        heading = QHBoxLayout()
        heading.setSpacing(GAP // 2)
        if self._field.optional and not isinstance(self._field.shape, Flag | Choice):
            self.switch = QCheckBox()
            self.switch.setAccessibleName(self._name)
            self.switch.setToolTip(self._help)
            connect(self.switch.toggled, self._switch)
            connect(self.title.clicked, self.switch.click)
            heading.addWidget(self.switch)
        heading.addWidget(self.title, 1)
        return heading

    def _add_entry(self) -> None:
        field = replace(self._field, optional=self._field.optional and self.switch is None)
        self.entry = made_entry(self._form, self._path, field)
        self.entry.setAccessibleName(self._name)
        self.entry.setToolTip(self._help)
        if self._is_wide:
            self.entry.setContentsMargins(GAP * 3 // 2, 0, 0, 0)
            self._grid.addWidget(self.entry, 1, 0, 1, 3)
        else:
            self._grid.addWidget(self.entry, 0, 1)
        if self.switch is None:
            self.title.setBuddy(self.entry)

    def _switch(self, on: bool) -> None:
        start = self._form.starting_value(self._path, self._field.shape) if on else None
        self._form.set(self._path, start)

    def _go_back(self) -> None:
        self._form.reset(self._path)


class FieldTitle(Guarded, QLabel):
    """What a field is called, on as many lines as that needs: a box to tick has only one.

    Signals:
        clicked: It was clicked.
    """

    clicked = Signal()

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and is_inside:
            self.clicked.emit()


class VariantForm(Shown):
    """One of several models: which, and below that its fields."""

    def __init__(self, form: Form, path: DocumentPath, field: Field, variant: Variant) -> None:
        super().__init__()
        self._form, self._path, self._variant = form, path, variant
        self._shown_kind = ""
        self.body: GroupForm | None = None
        self.kind = QComboBox()
        self.kind.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        for kind in variant.kinds:
            self.kind.addItem(form.title(field.name, kind), kind)
        connect(self.kind.activated, self._take)
        self.setFocusProxy(self.kind)
        self._column = _column(self)
        self._column.addWidget(self.kind)

    def refresh(self) -> None:
        """Show which model it is, and its fields."""
        value = self._form.value(self._path) or {}
        kind = str(value.get(self._variant.tag, ""))
        self.kind.setCurrentIndex(self.kind.findData(kind))
        self.kind.setEnabled(self._form.is_editable)
        if kind != self._shown_kind and kind in self._variant.kinds:
            if self.body is not None:
                discard(self.body)
            self.body = GroupForm(self._form, self._path, self._variant.kinds[kind])
            self._column.addWidget(self.body)
            self._shown_kind = kind
        if self.body is not None:
            self.body.refresh()

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self.kind.setAccessibleName(name)

    def _take(self, index: int) -> None:
        self._form.set(self._path, {self._variant.tag: self.kind.itemData(index)})


class WordOrForm(Shown):
    """One word, or a table."""

    def __init__(self, form: Form, path: DocumentPath, field: Field, shape: WordOr) -> None:
        super().__init__()
        self._form, self._path, self._shape = form, path, shape
        self.choice = QComboBox()
        self.choice.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.choice.addItem(form.title(field.name, shape.word), shape.word)
        self.choice.addItem(form.title(field.name, "other"), None)
        connect(self.choice.activated, self._take)
        self.setFocusProxy(self.choice)
        self.body = made_entry(form, path, Field("", shape.other, "", True, False, None))
        column = _column(self)
        column.addWidget(self.choice)
        column.addWidget(self.body)

    def refresh(self) -> None:
        """Show the word or the table."""
        is_word = self._form.value(self._path) == self._shape.word
        self.choice.setCurrentIndex(0 if is_word else 1)
        self.choice.setEnabled(self._form.is_editable)
        self.body.setVisible(not is_word)
        if not is_word:
            self.body.refresh()

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self.choice.setAccessibleName(name)

    def _take(self, index: int) -> None:
        start = self._form.starting_value(self._path, self._shape.other)
        self._form.set(self._path, self.choice.itemData(index) or start)


def back_button(name: str, *, keeps_room: bool = True) -> QToolButton:
    """Return a button that leads back to the base's value of a field."""
    title = tr("Back to the base’s value: {field}", field=name)
    button = picture_button("back", title)
    policy = button.sizePolicy()
    policy.setRetainSizeWhenHidden(keeps_room)  # or rows would jump
    button.setSizePolicy(policy)
    return button


def quiet_label() -> QLabel:
    """Return a label for words that explain."""
    label = QLabel()
    label.setProperty("quiet", True)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    label.setMinimumWidth(1)  # or a long word that somebody typed would widen all the form
    label.hide()
    return label


def wrong_label() -> QLabel:
    """Return a label for words that say what is wrong."""
    label = quiet_label()
    label.setProperty("quiet", False)
    label.setProperty("wrong", True)
    return label


def tell(label: QLabel, words: str) -> None:
    """Show words in a label that is not there without any."""
    if label.text() != words:
        label.setText(words)
    label.setVisible(bool(words))


def mark(widget: QWidget, trait: str, has: bool) -> None:
    """Give a widget a look: that of what is `changed` or `wrong`."""
    if bool(widget.property(trait)) != has:
        widget.setProperty(trait, has)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def discard(widget: QWidget) -> None:
    """Take a widget away, though it may be what is being clicked."""
    widget.hide()
    widget.setParent(None)
    widget.deleteLater()


def _column(widget: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(widget)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(GAP)
    return column
