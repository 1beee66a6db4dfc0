"""Forms made of a model's fields: a row for each, with its meaning in words and what is wrong."""

from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QSizePolicy, QToolButton, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import (
    column,
    discard,
    mark,
    picture_button,
    quiet_label,
    row,
    set_name,
    show_text,
    wrong_label,
)
from trackwright.editor.forms.choice_inputs import (
    ChoiceInput,
    FlagInput,
    ListInput,
    RouteColorsInput,
)
from trackwright.editor.forms.fields import (
    Choice,
    Field,
    Flag,
    Group,
    Items,
    Name,
    Number,
    Shape,
    Table,
    Variant,
    WordOr,
    Words,
)
from trackwright.editor.forms.inputs import Input, LocalizedInput, SpinInput
from trackwright.editor.forms.titles import title_of
from trackwright.editor.forms.values import FormModel, Option
from trackwright.schema.colors import RouteColor
from trackwright.schema.errors import DocumentPath
from trackwright.schema.translation import tr


class FormPart(Guarded, QWidget):
    """Shows the value at a path in several widgets."""

    @property
    def widget(self) -> QWidget:
        """Itself, as an input has a widget, too."""
        return self

    def refresh(self) -> None:
        """Show the value as it is now."""
        raise NotImplementedError

    def set_name(self, name: str) -> None:
        """Set the accessible name."""
        self.setAccessibleName(name)


class BoundInput:
    """An input for the value at a path."""

    def __init__(self, model: FormModel, path: DocumentPath, made: Input) -> None:
        self._model, self._path = model, path
        self.input = made
        self.widget = made.widget
        self.set_name = made.set_name
        connect(made.entered, partial(model.set, path))
        connect(made.given_up, self._give_up)

    def refresh(self) -> None:
        """Show the value as it is now, unless another is being typed."""
        if not self.input.is_touched:
            value = self._model.value(self._path)
            self.input.show_value(self.input.field.default if value is None else value)
        self.widget.setEnabled(self._model.is_editable)
        is_refused = self._model.has_refused(self._path)
        self.input.mark_wrong(self._model.problem(self._path) if is_refused else "")

    def _give_up(self) -> None:
        if self._model.has_refused(self._path):
            self._model.reset(self._path)
        else:
            self.refresh()


Entry = BoundInput | FormPart
"""What shows the value of one field."""


def made_entry(model: FormModel, path: DocumentPath, field: Field) -> Entry:
    """Return what shows and changes the value of a field."""
    # Late: lists hold forms, and forms hold lists.
    from trackwright.editor.forms.list_forms import ItemsForm, TableForm

    made = _made_input(model, path, field)
    if made is not None:
        return BoundInput(model, path, made)
    match field.shape:
        case Items():
            return ItemsForm(model, path, field, field.shape)
        case Table():
            return TableForm(model, path, field.shape)
        case WordOr():
            return WordOrForm(model, path, field, field.shape)
        case Variant():
            return VariantForm(model, path, field, field.shape)
        case Group():
            return GroupForm(model, path, field.shape)
    raise TypeError(field.shape)


def _made_input(model: FormModel, path: DocumentPath, field: Field) -> Input | None:
    """Return an input for a field that one input is enough for."""
    match field.shape:
        case Number():
            made = SpinInput(field)
            made.spin.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            made.spin.setMinimumWidth(7 * GAP)
            made.spin.setMaximumWidth(11 * GAP)
            return made
        case Flag() if not field.optional:
            return FlagInput(field)
        case Flag() | Choice():
            return ChoiceInput(field, _options(field))
        case Words():
            return LocalizedInput(field)
        case Name() | Items(item=Name() | Number()):
            if not model.has_offers(path):
                return ListInput(field)
            return ListInput(field, partial(model.offers, path), partial(model.selected_ids, path))
        case Items(item=Choice(name=RouteColor.__name__)):
            return RouteColorsInput(field)
    return None


def _options(field: Field) -> list[Option]:
    either = [Option(None, tr("either"))] if field.optional else []
    if isinstance(field.shape, Choice):
        name, values = field.shape.name, field.shape.values
        return [*either, *(Option(word, title_of(name, word)) for word in values)]
    return [*either, Option(True, tr("yes")), Option(False, tr("no"))]


class GroupForm(FormPart):
    """All fields of a model, one below the other."""

    def __init__(
        self, model: FormModel, path: DocumentPath, group: Group, only: tuple[str, ...] = ()
    ) -> None:
        super().__init__()
        self.rows = {
            field.name: FieldRow(model, (*path, field.name), field)
            for field in group.fields
            if not only or field.name in only
        }
        self._footer = model.footer(group.name, path)
        lines = column(*self.rows.values(), parent=self)
        if self._footer is not None:
            lines.addWidget(self._footer)

    def refresh(self) -> None:
        """Show all values."""
        for each in self.rows.values():
            each.refresh()
        if isinstance(self._footer, FormPart):
            self._footer.refresh()


class FieldRow(FormPart):
    """A field: its title, its value, a way back to the base, what it means, what is wrong."""

    def __init__(self, model: FormModel, path: DocumentPath, field: Field) -> None:
        super().__init__()
        self._model, self._path, self._field = model, path, field
        self.entry: Entry | None = None
        self._name = tr(field.title)
        self.title = FieldTitle(self._name)
        self._help = tr(field.description)
        self.title.setToolTip(self._help)
        self.switch = self._made_switch()
        self.back = back_button(self._name, keeps_room=not any(isinstance(s, int) for s in path))
        connect(self.back.clicked, self._go_back)
        self.sentence = quiet_label()
        self.problem = wrong_label()
        heading = row((self.title, 1), spacing=GAP // 2)
        if self.switch is not None:
            heading.insertWidget(0, self.switch)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(GAP)
        self._grid.setVerticalSpacing(GAP // 4)
        self._grid.setColumnStretch(0, 2)
        self._grid.setColumnStretch(1, 3)
        self._grid.addLayout(heading, 0, 0, 1, 2 if _is_wide(field.shape) else 1)
        self._grid.addWidget(self.back, 0, 2, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(self.sentence, 2, 0, 1, 3)
        self._grid.addWidget(self.problem, 3, 0, 1, 3)

    def refresh(self) -> None:
        """Show the value, where it differs, what it means and what is wrong."""
        is_there = show_switch(self.switch, self._model, self._path)
        if is_there and self.entry is None:
            self._add_entry()
        if self.entry is not None:
            self.entry.widget.setVisible(is_there)
            if is_there:
                self.entry.refresh()
        show_text(self.sentence, self._model.sentence(self._path))
        show_text(self.problem, self._model.problem(self._path))
        differs = self._model.differs(self._path)
        mark(self.title, "changed", differs)
        can_go_back = differs or self._model.has_refused(self._path)
        self.back.setVisible(self._model.is_editable and can_go_back)

    def _made_switch(self) -> QCheckBox | None:
        if not self._field.optional or isinstance(self._field.shape, Flag | Choice):
            return None
        switch = QCheckBox()
        set_name(switch, self._name, self._help)
        connect(switch.toggled, self._switch)
        connect(self.title.clicked, switch.click)
        return switch

    def _add_entry(self) -> None:
        field = replace(self._field, optional=self._field.optional and self.switch is None)
        self.entry = made_entry(self._model, self._path, field)
        self.entry.set_name(self._name)
        widget = self.entry.widget
        widget.setToolTip(self._help)
        if _is_wide(field.shape):
            widget.setContentsMargins(GAP * 3 // 2, 0, 0, 0)
            self._grid.addWidget(widget, 1, 0, 1, 3)
        else:
            self._grid.addWidget(widget, 0, 1)
        if self.switch is None:
            self.title.setBuddy(widget)

    def _switch(self, on: bool) -> None:
        switch_value(self._model, self._path, self._field.shape, on)

    def _go_back(self) -> None:
        self._model.reset(self._path)


def _is_wide(shape: Shape) -> bool:
    """Tell whether something needs all the width below its title."""
    inner = shape.item if isinstance(shape, Items) else shape
    if isinstance(shape, Items) and isinstance(inner, Choice):
        return inner.name != RouteColor.__name__
    return isinstance(inner, Group | Table | Variant | WordOr)


def show_switch(switch: QCheckBox | None, model: FormModel, path: DocumentPath) -> bool:
    """Show whether an optional value is there, and return it; one without a switch always is."""
    if switch is None:
        return True
    is_there = model.value(path) is not None
    with QSignalBlocker(switch):
        switch.setChecked(is_there)
    switch.setEnabled(model.is_editable)
    return is_there


def switch_value(model: FormModel, path: DocumentPath, shape: Shape, on: bool) -> None:
    """Begin with a value where none was, or remove it."""
    model.set(path, model.starting_value(path, shape) if on else None)


class FieldTitle(Guarded, QLabel):
    """The title of a field on as many lines as it needs, which a check box cannot have.

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


class _ChoiceForm(FormPart):
    """A choice, and below it what belongs to the chosen option."""

    def __init__(self, options: list[Option]) -> None:
        super().__init__()
        self.choice = ChoiceInput(Field(""), options)
        self.setFocusProxy(self.choice.widget)
        connect(self.choice.entered, self._choose)
        self._column = column(self.choice.widget, parent=self)

    def set_name(self, name: str) -> None:
        """Set the accessible name of the choice, too."""
        super().set_name(name)
        self.choice.set_name(name)

    def _choose(self, value: Any) -> None:
        raise NotImplementedError


class VariantForm(_ChoiceForm):
    """One of several models: which, and below that its fields."""

    def __init__(
        self, model: FormModel, path: DocumentPath, field: Field, variant: Variant
    ) -> None:
        super().__init__([Option(kind, title_of(field.name, kind)) for kind in variant.kinds])
        self._model, self._path, self._variant = model, path, variant
        self._shown_kind = ""
        self.body: GroupForm | None = None

    def refresh(self) -> None:
        """Show which model it is, and its fields."""
        value = self._model.value(self._path) or {}
        kind = str(value.get(self._variant.tag, ""))
        self.choice.show_value(kind)
        self.choice.widget.setEnabled(self._model.is_editable)
        if kind != self._shown_kind and kind in self._variant.kinds:
            if self.body is not None:
                discard(self.body)
            self.body = GroupForm(self._model, self._path, self._variant.kinds[kind])
            self._column.addWidget(self.body)
            self._shown_kind = kind
        if self.body is not None:
            self.body.refresh()

    def _choose(self, value: Any) -> None:
        self._model.set(self._path, {self._variant.tag: value})


class WordOrForm(_ChoiceForm):
    """One word, or a table."""

    def __init__(self, model: FormModel, path: DocumentPath, field: Field, shape: WordOr) -> None:
        options = [Option(word, title_of(field.name, word)) for word in (shape.word, "other")]
        super().__init__(options)
        self._model, self._path, self._shape = model, path, shape
        self.body = made_entry(model, path, Field("", shape.other, required=True))
        self._column.addWidget(self.body.widget)

    def refresh(self) -> None:
        """Show the word or the table."""
        is_word = self._model.value(self._path) == self._shape.word
        self.choice.show_value(self._shape.word if is_word else "other")
        self.choice.widget.setEnabled(self._model.is_editable)
        self.body.widget.setVisible(not is_word)
        if not is_word:
            self.body.refresh()

    def _choose(self, value: Any) -> None:
        start = self._model.starting_value(self._path, self._shape.other)
        self._model.set(self._path, value if value == self._shape.word else start)


def back_button(name: str, *, keeps_room: bool = True) -> QToolButton:
    """Return a button that leads back to the base's value of a field."""
    button = picture_button("back", tr("Back to the base’s value: {field}", field=name))
    policy = button.sizePolicy()
    policy.setRetainSizeWhenHidden(keeps_room)  # or rows would jump
    button.setSizePolicy(policy)
    return button
