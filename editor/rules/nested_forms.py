"""Forms for values that have parts: lists, tables, and choices with fields of their own."""

from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QLineEdit, QPushButton, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import (
    column,
    discard,
    mark,
    picture_button,
    plain_label,
    row,
    show_text,
    wrong_label,
)
from trackwright.editor.forms.choice_inputs import ChoiceInput
from trackwright.editor.forms.fields import (
    Choice,
    Field,
    Group,
    Items,
    Name,
    Number,
    Option,
    Shape,
    Table,
    Variant,
    WordOr,
)
from trackwright.editor.forms.titles import title_of
from trackwright.editor.rules.form_model import FormModel
from trackwright.editor.rules.group_form import Entry, FormPart, GroupForm, made_entry
from trackwright.schema.errors import DocumentPath
from trackwright.schema.ids import free_id
from trackwright.schema.translation import tr

ABREAST = 2
"""Entries of a table side by side."""


class ItemsForm(FormPart):
    """A list of models or of words, in an order."""

    def __init__(self, model: FormModel, path: DocumentPath, field: Field, shape: Items) -> None:
        super().__init__(model, path)
        self._item = shape.item
        self._is_required = field.required
        self._open: set[int] = set()
        self.entries: list[ItemForm] = []
        self.add = QPushButton(icon("add"), tr("Add"))
        self.add.setToolTip(tr(field.description))
        connect(self.add.clicked, self._add)
        self._column = column(parent=self, spacing=GAP // 2)
        self._column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)

    def refresh(self) -> None:
        """Show all entries."""
        count = len(self._values())
        while len(self.entries) > count:
            discard(self.entries.pop())
        for position in range(len(self.entries), count):
            entry = ItemForm(self._model, (*self._path, position), self._item)
            connect(entry.up.clicked, partial(self._move, position, -1))
            connect(entry.down.clicked, partial(self._move, position, +1))
            connect(entry.remove.clicked, partial(self._remove, position))
            connect(entry.arrow.toggled, partial(self._keep_open, position))
            self._column.insertWidget(position, entry)
            self.entries.append(entry)
        # A refused value belongs to a place in the list, so the order cannot change until then.
        can_change = self._model.is_editable and not self._model.has_refused(self._path)
        for position, entry in enumerate(self.entries):
            entry.arrow.setChecked(position in self._open)
            entry.refresh()
            entry.up.setEnabled(can_change and position > 0)
            entry.down.setEnabled(can_change and position < count - 1)
            entry.remove.setEnabled(can_change)
            for button in (entry.up, entry.down, entry.remove):
                button.setVisible(self._model.is_editable)
        self.add.setEnabled(can_change)
        self.add.setVisible(self._model.is_editable)

    def set_name(self, name: str) -> None:
        """Set the accessible name of the button, too."""
        super().set_name(name)
        self.add.setAccessibleName(tr("Add: {field}", field=name))

    def open_entry(self, position: int) -> "ItemForm":
        """Show the fields of an entry, and return it."""
        self.entries[position].arrow.setChecked(True)
        return self.entries[position]

    def _values(self) -> list[Any]:
        value = self._model.value(self._path)
        return value if isinstance(value, list) else []

    def _add(self) -> None:
        values = self._values()
        new = self._model.starting_value((*self._path, len(values)), self._item)
        if isinstance(self._item, Choice):
            unused = [word for word in self._item.values if word not in values]
            new = unused[0] if unused else new
        if isinstance(new, dict) and "id" in new:
            new = {**new, "id": free_id(str(new["id"]), [other.get("id") for other in values])}
        self._open.add(len(values))
        self._model.set(self._path, [*values, new])

    def _remove(self, gone: int, _checked: bool = False) -> None:
        rest = [value for i, value in enumerate(self._values()) if i != gone]
        self._open = {i - (i > gone) for i in self._open if i != gone}
        self._model.set(self._path, rest if rest or self._is_required else None)

    def _move(self, here: int, by: int, _checked: bool = False) -> None:
        values = list(self._values())
        values.insert(here + by, values.pop(here))
        swapped = {here: here + by, here + by: here}
        self._open = {swapped.get(i, i) for i in self._open}
        self._model.set(self._path, values)

    def _keep_open(self, position: int, is_open: bool) -> None:
        (self._open.add if is_open else self._open.discard)(position)


class ItemForm(Guarded, QFrame):
    """One entry of a list: a line that says what it is, and below it, if wanted, its fields."""

    def __init__(self, model: FormModel, path: DocumentPath, shape: Shape) -> None:
        super().__init__()
        self._model, self._path, self._shape = model, path, shape
        self.setObjectName("entry")
        self.body: GroupForm | None = None
        self.arrow = picture_button("", tr("Show its fields"))
        self.arrow.setObjectName("heading")
        self.arrow.setCheckable(True)
        self.arrow.setArrowType(Qt.ArrowType.RightArrow)
        connect(self.arrow.toggled, self._toggle)
        self.summary = plain_label(wraps=True)
        self.summary.setMinimumWidth(1)  # or the buttons beside a long word would be out of sight
        self.problem = wrong_label()
        self.up = picture_button("up", tr("Move up"))
        self.down = picture_button("down", tr("Move down"))
        self.remove = picture_button("delete", tr("Remove"))
        line = row(spacing=0)
        self.word: Entry | None = None
        if isinstance(shape, Choice):
            self.word = made_entry(model, path, Field("", shape, required=True))
            self.word.set_name(title_of("List", "entry"))
            line.addWidget(self.word.widget, 1)
        line.addWidget(self.arrow, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self.summary, 1)
        for part in (self.arrow, self.summary):
            part.setHidden(self.word is not None)
        for button in (self.up, self.down, self.remove):
            line.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        margins = (GAP // 2,) * 4
        self._column = column(line, self.problem, parent=self, spacing=GAP // 2, margins=margins)

    def refresh(self) -> None:
        """Show the entry."""
        if self.word is not None:
            self.word.refresh()
        self.summary.setText(self._summary())
        show_text(self.problem, self._model.problem(self._path))
        if self.body is not None and self.arrow.isChecked():
            self.body.refresh()

    def _summary(self) -> str:
        if said := self._model.sentence(self._path):
            return said
        value = self._model.value(self._path)
        name = value.get("id") or value.get("pile") if isinstance(value, dict) else ""
        number = int(self._path[-1]) + 1
        return str(name or tr("Entry {n}", n=number))

    def _toggle(self, is_open: bool) -> None:
        arrow = Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow
        self.arrow.setArrowType(arrow)
        if is_open and self.body is None and isinstance(self._shape, Group):
            self.body = GroupForm(self._model, self._path, self._shape)
            self.body.setContentsMargins(GAP, 0, GAP // 2, GAP // 2)
            self._column.addWidget(self.body)
        if self.body is not None:
            self.body.setVisible(is_open)
            if is_open:
                self.body.refresh()


class TableForm(FormPart):
    """A value for each of some keys."""

    def __init__(self, model: FormModel, path: DocumentPath, table: Table) -> None:
        super().__init__(model, path)
        self._table = table
        self.entries: dict[str, Entry] = {}
        self._titles: dict[str, QLabel] = {}
        self._problems = wrong_label()
        self._cells = QWidget()
        self.key = QLineEdit()
        self.key.setPlaceholderText(tr("id"))
        self.key.setAccessibleName(tr("Id of a new entry"))
        self.add = QPushButton(icon("add"), tr("Add"))
        connect(self.add.clicked, self._add)
        last = row(self.key, self.add, 1)
        self._column = column(self._cells, self._problems, last, parent=self, spacing=GAP // 2)

    def refresh(self) -> None:
        """Show all values."""
        keys = self._wanted_keys()
        if keys != list(self.entries):
            self._build(keys)
        for key, entry in self.entries.items():
            entry.refresh()
            mark(self._titles[key], "changed", self._model.differs((*self._path, key)))
        wrong = (self._model.problem((*self._path, key)) for key in keys)
        show_text(self._problems, "\n".join(filter(None, wrong)))
        can_grow = self._model.is_editable and not isinstance(self._table.key, Choice)
        self.add.setVisible(can_grow)
        self.key.setVisible(can_grow and isinstance(self._table.key, Name))

    def _wanted_keys(self) -> list[str]:
        if isinstance(self._table.key, Choice):
            return list(self._table.key.values)
        value = self._model.value(self._path)
        keys = [str(key) for key in value] if isinstance(value, dict) else []
        is_number = isinstance(self._table.key, Number)
        return sorted(keys, key=lambda key: (len(key), key)) if is_number else keys

    def _build(self, keys: list[str]) -> None:
        cells = QWidget()
        grid = QGridLayout(cells)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(GAP // 2)
        grid.setVerticalSpacing(GAP // 4)
        field = Field("", self._table.value, required=True, default=0)
        abreast = ABREAST if isinstance(self._table.value, Number) else 1
        self.entries = {}
        names = self._model.offers(self._path)
        for position, key in enumerate(keys):
            down, across = position // abreast, 4 * (position % abreast)
            entry = made_entry(self._model, (*self._path, key), replace(field, name=key))
            if isinstance(self._table.key, Choice):
                title = title_of(self._table.key.name, key)
            else:
                title = names.get(key, key)
            entry.set_name(title)
            self._titles[key] = QLabel(title)
            self._titles[key].setWordWrap(isinstance(self._table.key, Name))
            grid.addWidget(self._titles[key], down, across)
            grid.addWidget(entry.widget, down, across + 1)
            if not isinstance(self._table.key, Choice):
                remover = picture_button("delete", tr("Remove: {entry}", entry=title))
                remover.setEnabled(self._model.is_editable)
                connect(remover.clicked, partial(self._remove, key))
                grid.addWidget(remover, down, across + 2)
            self.entries[key] = entry
        grid.setColumnStretch(4 * abreast, 0 if abreast == 1 else 1)
        self._column.replaceWidget(self._cells, cells)
        discard(self._cells)
        self._cells = cells

    def _add(self) -> None:
        if isinstance(self._table.key, Number):
            new = str(max((int(key) for key in self.entries if key.isdigit()), default=0) + 1)
        else:
            new = self.key.text().strip()
            self.key.clear()
        if new:
            values = self._model.value(self._path) or {}
            last = next(reversed(values.values()), None) if isinstance(values, dict) else None
            start = self._model.starting_value((*self._path, new), self._table.value)
            self._model.set((*self._path, new), start if last is None else last)

    def _remove(self, key: str, _checked: bool = False) -> None:
        self._model.set((*self._path, key), None)


class VariantForm(FormPart):
    """One of several models, or one word or a table: which, and below that its values."""

    def __init__(
        self, model: FormModel, path: DocumentPath, field: Field, shape: Variant | WordOr
    ) -> None:
        super().__init__(model, path)
        self._shape = shape
        self._bodies: dict[str, Shape] = (
            dict(shape.kinds) if isinstance(shape, Variant) else {"other": shape.other}
        )
        words = self._bodies if isinstance(shape, Variant) else (shape.word, "other")
        options = [Option(word, title_of(field.name, word)) for word in words]
        self.choice = ChoiceInput(Field(""), options)
        self.setFocusProxy(self.choice.widget)
        connect(self.choice.entered, self._choose)
        self._shown = ""
        self.body: Entry | None = None
        self._column = column(self.choice.widget, parent=self)

    def refresh(self) -> None:
        """Show which it is, and its values."""
        value = self._model.value(self._path)
        if isinstance(self._shape, Variant):
            chosen = str((value or {}).get(self._shape.tag, ""))
        else:
            chosen = self._shape.word if value == self._shape.word else "other"
        self.choice.show_value(chosen)
        self.choice.widget.setEnabled(self._model.is_editable)
        if chosen != self._shown:
            self._shown = chosen
            self._replace_body(self._bodies.get(chosen))
        if self.body is not None:
            self.body.refresh()

    def set_name(self, name: str) -> None:
        """Set the accessible name of the choice, too."""
        super().set_name(name)
        self.choice.set_name(name)

    def _replace_body(self, shape: Shape | None) -> None:
        if self.body is not None:
            discard(self.body.widget)
            self.body = None
        if shape is not None:
            self.body = made_entry(self._model, self._path, Field("", shape, required=True))
            self._column.addWidget(self.body.widget)

    def _choose(self, word: str) -> None:
        value: Any = word
        if isinstance(self._shape, Variant):
            value = {self._shape.tag: word}
        elif word != self._shape.word:
            value = self._model.starting_value(self._path, self._shape.other)
        self._model.set(self._path, value)
