"""Forms made of a ruleset's fields: a row for each, with its meaning in words and what is wrong."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QPushButton, QSizePolicy, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.base.language import counted_things
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import (
    column,
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
    Option,
    Shape,
    Table,
    Variant,
    WordOr,
    Words,
)
from trackwright.editor.forms.inputs import Input, LocalizedInput, SpinInput
from trackwright.editor.forms.titles import title_of
from trackwright.editor.rules.form_model import FormModel, same_things
from trackwright.schema.board import Board
from trackwright.schema.colors import RouteColor
from trackwright.schema.errors import DocumentPath
from trackwright.schema.selector_matches import picked_routes, picked_stops, picked_tickets
from trackwright.schema.selectors import RouteSelector, StopSelector, TicketSelector
from trackwright.schema.thing_ref import ThingRef, route_ref, stop_ref, ticket_ref
from trackwright.schema.translation import tr


class FormPart(Guarded, QWidget):
    """Shows the value at a path in several widgets."""

    def __init__(self, model: FormModel, path: DocumentPath) -> None:
        super().__init__()
        self._model, self._path = model, path

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
    from trackwright.editor.rules.nested_forms import ItemsForm, TableForm, VariantForm

    made = _made_input(model, path, field)
    if made is not None:
        return BoundInput(model, path, made)
    match field.shape:
        case Items():
            return ItemsForm(model, path, field, field.shape)
        case Table():
            return TableForm(model, path, field.shape)
        case Variant() | WordOr():
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
    """All fields of a model, one below the other; below a selector, how much it picks."""

    def __init__(
        self, model: FormModel, path: DocumentPath, group: Group, only: tuple[str, ...] = ()
    ) -> None:
        super().__init__(model, path)
        self.rows = {
            field.name: FieldRow(model, (*path, field.name), field)
            for field in group.fields
            if not only or field.name in only
        }
        self._lines: list[FormPart] = list(self.rows.values())
        if group.name in _PICKED:
            self._lines.append(SelectorCount(model, path, group.name))
        column(*self._lines, parent=self)

    def refresh(self) -> None:
        """Show all values."""
        for line in self._lines:
            line.refresh()


class FieldPart(FormPart):
    """A field, with a switch if it may be absent, and a way back to the base's value."""

    def __init__(self, model: FormModel, path: DocumentPath, field: Field, name: str) -> None:
        super().__init__(model, path)
        self._field, self._name = field, name
        self.entry: Entry | None = None
        self.switch: QCheckBox | None = None
        words = tr("Back to the base’s value: {field}", field=name)
        self.back = picture_button("back", words, self._go_back)
        policy = self.back.sizePolicy()
        is_in_list = any(isinstance(step, int) for step in path)
        policy.setRetainSizeWhenHidden(not is_in_list)  # or rows would jump
        self.back.setSizePolicy(policy)
        self._tells = True
        self.sentence = quiet_label()
        self.problem = wrong_label()

    def _add_switch(self, name: str, words: str = "") -> QCheckBox:
        self.switch = QCheckBox(words)
        self.switch.setAccessibleName(name)
        connect(self.switch.toggled, self._switch)
        return self.switch

    def _show_switch(self) -> bool:
        """Show whether there is a value, and return it."""
        if self.switch is None:
            return True
        is_there = self._model.value(self._path) is not None
        with QSignalBlocker(self.switch):
            self.switch.setChecked(is_there)
        self.switch.setEnabled(self._model.is_editable)
        return is_there

    def _show_difference(self, title: QWidget, *, is_refused: bool = False) -> None:
        differs = self._model.differs(self._path)
        mark(title, "changed", differs)
        self.back.setVisible(self._model.is_editable and (differs or is_refused))

    def _show_words(self) -> None:
        show_text(self.sentence, self._model.sentence(self._path) if self._tells else "")
        show_text(self.problem, self._model.problem(self._path))

    def _switch(self, on: bool) -> None:
        start = self._model.starting_value(self._path, self._field.shape) if on else None
        self._model.set(self._path, start)

    def _go_back(self) -> None:
        self._model.reset(self._path)


class FieldRow(FieldPart):
    """A field of a group, on one line if its value is small."""

    def __init__(
        self, model: FormModel, path: DocumentPath, field: Field, *, tells: bool = True
    ) -> None:
        """Show a field; `tells` if it says in words what its value means."""
        super().__init__(model, path, field, tr(field.title))
        self._tells = tells
        self.title = FieldTitle(self._name)
        self._help = tr(field.description)
        self.title.setToolTip(self._help)
        heading = row((self.title, 1), spacing=GAP // 2)
        if field.optional and not isinstance(field.shape, Flag | Choice):
            switch = self._add_switch(self._name)
            switch.setToolTip(self._help)
            connect(self.title.clicked, switch.click)
            heading.insertWidget(0, switch)
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
        is_there = self._show_switch()
        if is_there and self.entry is None:
            self._add_entry()
        if self.entry is not None:
            self.entry.widget.setVisible(is_there)
            if is_there:
                self.entry.refresh()
        self._show_words()
        self._show_difference(self.title, is_refused=self._model.has_refused(self._path))

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


def _is_wide(shape: Shape) -> bool:
    """Tell whether something needs all the width below its title."""
    inner = shape.item if isinstance(shape, Items) else shape
    if isinstance(shape, Items) and isinstance(inner, Choice):
        return inner.name != RouteColor.__name__
    return isinstance(inner, Group | Table | Variant | WordOr)


class FieldTitle(Guarded, QLabel):
    """The title of a field on as many lines as it needs, which a check box cannot have."""

    clicked = Signal()

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and is_inside:
            self.clicked.emit()


_PICKED = {
    StopSelector.__name__: ("city", "stops"),
    RouteSelector.__name__: ("route", "routes"),
    TicketSelector.__name__: ("ticket", "tickets"),
}
"""What a selector picks, and from which list of the board, by the name of its model."""


class SelectorCount(FormPart):
    """Says how many things a selector picks; a button selects them on the canvas."""

    def __init__(self, model: FormModel, path: DocumentPath, selector: str) -> None:
        super().__init__(model, path)
        self._selector = selector
        self._picked: list[ThingRef] = []
        self._counted: tuple[Board, object] | None = None
        self.words = quiet_label()
        self.show_them = QPushButton(icon("select"), tr("Show"))
        set_name(self.show_them, tr("Select what it picks on the board"))
        connect(self.show_them.clicked, self._select)
        row((self.words, 1), self.show_them, parent=self)

    def refresh(self) -> None:
        """Count again, if the board or the selector changed."""
        board, value = self._model.desk.board, self._model.value(self._path) or {}
        if self._counted and same_things(self._counted[0], board) and self._counted[1] == value:
            return
        self._counted = (board, value)
        try:
            self._picked = _picked(board, self._selector, value)
        except ValueError:  # it is invalid, which its fields say
            self._picked = []
        kind, things = _PICKED[self._selector]
        of = counted_things(kind, len(getattr(board, things)))
        show_text(self.words, tr("Picks {n} of {all} on this board", n=len(self._picked), all=of))
        self.show_them.setEnabled(bool(self._picked))

    def _select(self) -> None:
        self._model.desk.selection.set(self._picked)


def _picked(board: Board, selector: str, value: object) -> list[ThingRef]:
    match selector:
        case StopSelector.__name__:
            ids = picked_stops(board, StopSelector.model_validate(value))
            return [stop_ref(stop) for stop in board.stops if stop.id in ids]
        case RouteSelector.__name__:
            return [*map(route_ref, picked_routes(board, RouteSelector.model_validate(value)))]
    return [*map(ticket_ref, picked_tickets(board, TicketSelector.model_validate(value)))]
