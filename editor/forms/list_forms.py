"""Forms for lists and tables, whose entries are added, removed and put in another order."""

from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import picture_button
from trackwright.editor.forms.field_types import (
    Choice,
    Field,
    Group,
    Items,
    Name,
    Number,
    Shape,
    Table,
)
from trackwright.editor.forms.form_host import Form
from trackwright.editor.forms.group_form import (
    Entry,
    GroupForm,
    Shown,
    discard,
    made_entry,
    mark,
    tell,
    wrong_label,
)
from trackwright.editor.forms.value_widgets import ChoiceEntry
from trackwright.schema.errors import DocumentPath
from trackwright.schema.ids import free_id
from trackwright.schema.translation import tr

ABREAST = 2
"""Entries of a table side by side."""


class ItemsForm(Shown):
    """A list of models or of words, in an order."""

    def __init__(self, form: Form, path: DocumentPath, field: Field, shape: Items) -> None:
        super().__init__()
        self._form, self._path = form, path
        self._item = shape.item
        self._is_required = field.required
        self._open: set[int] = set()
        self.entries: list[ItemForm] = []
        self.add = QPushButton(icon("add"), tr("Add"))
        self.add.setToolTip(tr(field.description))
        connect(self.add.clicked, self._add)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(GAP // 2)
        self._column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)

    def refresh(self) -> None:
        """Show all entries."""
        count = len(self._values())
        while len(self.entries) > count:
            discard(self.entries.pop())
        while len(self.entries) < count:
            entry = ItemForm(self._form, (*self._path, len(self.entries)), self._item)
            connect(entry.up.clicked, partial(self._move, entry, -1))
            connect(entry.down.clicked, partial(self._move, entry, +1))
            connect(entry.remove.clicked, partial(self._remove, entry))
            connect(entry.arrow.toggled, partial(self._keep_open, entry))
            self._column.insertWidget(len(self.entries), entry)
            self.entries.append(entry)
        # What is invalid belongs to a place in the list, so that order waits for it.
        can_change = self._form.is_editable and not self._form.has_invalid(self._path)
        for position, entry in enumerate(self.entries):
            entry.arrow.setChecked(position in self._open)
            entry.refresh()
            entry.up.setEnabled(can_change and position > 0)
            entry.down.setEnabled(can_change and position < count - 1)
            entry.remove.setEnabled(can_change)
            for button in (entry.up, entry.down, entry.remove):
                button.setVisible(self._form.is_editable)
        self.add.setEnabled(can_change)
        self.add.setVisible(self._form.is_editable)

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self.add.setAccessibleName(tr("Add: {field}", field=name))

    def open_entry(self, position: int) -> "ItemForm":
        """Show the fields of an entry, and return it."""
        self.entries[position].arrow.setChecked(True)
        return self.entries[position]

    def _values(self) -> list[Any]:
        value = self._form.value(self._path)
        return value if isinstance(value, list) else []

    def _add(self) -> None:
        values = self._values()
        new = self._form.starting_value((*self._path, len(values)), self._item)
        if isinstance(self._item, Choice):
            unused = [word for word in self._item.values if word not in values]
            new = unused[0] if unused else new
        if isinstance(new, dict) and "id" in new:
            new = {**new, "id": free_id(str(new["id"]), [other.get("id") for other in values])}
        self._open.add(len(values))
        self._form.set(self._path, [*values, new])

    def _remove(self, entry: "ItemForm", _checked: bool = False) -> None:
        gone = self.entries.index(entry)
        rest = [value for i, value in enumerate(self._values()) if i != gone]
        self._open = {i - (i > gone) for i in self._open if i != gone}
        self._form.set(self._path, rest if rest or self._is_required else None)

    def _move(self, entry: "ItemForm", by: int, _checked: bool = False) -> None:
        here = self.entries.index(entry)
        values = list(self._values())
        values.insert(here + by, values.pop(here))
        swapped = {here: here + by, here + by: here}
        self._open = {swapped.get(i, i) for i in self._open}
        self._form.set(self._path, values)

    def _keep_open(self, entry: "ItemForm", is_open: bool) -> None:
        if entry in self.entries:
            (self._open.add if is_open else self._open.discard)(self.entries.index(entry))


class ItemForm(Guarded, QFrame):
    """One entry of a list: a line that says what it is, and below it, if wanted, its fields."""

    def __init__(self, form: Form, path: DocumentPath, shape: Shape) -> None:
        super().__init__()
        self._form, self._path, self._shape = form, path, shape
        self.setObjectName("entry")
        self.body: GroupForm | None = None
        self.arrow = picture_button("", tr("Show its fields"))
        self.arrow.setObjectName("heading")
        self.arrow.setCheckable(True)
        self.arrow.setArrowType(Qt.ArrowType.RightArrow)
        connect(self.arrow.toggled, self._toggle)
        self.summary = QLabel()
        self.summary.setWordWrap(True)
        self.summary.setTextFormat(Qt.TextFormat.PlainText)
        self.summary.setMinimumWidth(1)  # or the buttons beside a long word would be out of sight
        self.problem = wrong_label()
        self.up = picture_button("up", tr("Move up"))
        self.down = picture_button("down", tr("Move down"))
        self.remove = picture_button("delete", tr("Remove"))
        row = QHBoxLayout()
        row.setSpacing(0)
        self.word: ChoiceEntry | None = None
        if isinstance(shape, Choice):
            self.word = ChoiceEntry(form, path, Field("", shape, "", True, False, None))
            self.word.setAccessibleName(form.title("List", "entry"))
            row.addWidget(self.word, 1)
        row.addWidget(self.arrow, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.summary, 1)
        for part in (self.arrow, self.summary):
            part.setHidden(self.word is not None)
        for button in (self.up, self.down, self.remove):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(GAP // 2, GAP // 2, GAP // 2, GAP // 2)
        self._column.setSpacing(GAP // 2)
        self._column.addLayout(row)
        self._column.addWidget(self.problem)

    def refresh(self) -> None:
        """Show the entry."""
        if self.word is not None:
            self.word.refresh()
        self.summary.setText(self._summary())
        tell(self.problem, self._form.problem(self._path))
        if self.body is not None and self.arrow.isChecked():
            self.body.refresh()

    def _summary(self) -> str:
        if said := self._form.sentence(self._path):
            return said
        value = self._form.value(self._path)
        name = value.get("id") or value.get("pile") if isinstance(value, dict) else ""
        number = int(self._path[-1]) + 1
        return str(name or tr("Entry {n}", n=number))

    def _toggle(self, is_open: bool) -> None:
        arrow = Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow
        self.arrow.setArrowType(arrow)
        if is_open and self.body is None and isinstance(self._shape, Group):
            self.body = GroupForm(self._form, self._path, self._shape)
            self.body.setContentsMargins(GAP, 0, GAP // 2, GAP // 2)
            self._column.addWidget(self.body)
        if self.body is not None:
            self.body.setVisible(is_open)
            if is_open:
                self.body.refresh()


class TableForm(Shown):
    """A value for each of some keys."""

    def __init__(self, form: Form, path: DocumentPath, table: Table) -> None:
        super().__init__()
        self._form, self._path, self._table = form, path, table
        self._keys: list[str] = []
        self.entries: dict[str, Entry] = {}
        self._titles: dict[str, QLabel] = {}
        self._problems = wrong_label()
        self._cells = QWidget()
        self.key = QLineEdit()
        self.key.setPlaceholderText(tr("id"))
        self.key.setAccessibleName(tr("Id of a new entry"))
        self.add = QPushButton(icon("add"), tr("Add"))
        connect(self.add.clicked, self._add)
        self._last = QHBoxLayout()
        self._last.addWidget(self.key)
        self._last.addWidget(self.add)
        self._last.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(GAP // 2)
        self._column.addWidget(self._cells)
        self._column.addWidget(self._problems)
        self._column.addLayout(self._last)

    def refresh(self) -> None:
        """Show all values."""
        keys = self._wanted_keys()
        if keys != self._keys or not self.entries:
            self._build(keys)
        for key, entry in self.entries.items():
            entry.refresh()
            path = (*self._path, key)
            mark(entry.focusProxy() or entry, "wrong", self._form.has_invalid(path))
            mark(self._titles[key], "changed", self._form.differs(path))
        wrong = (self._form.problem((*self._path, key)) for key in keys)
        tell(self._problems, "\n".join(sentence for sentence in wrong if sentence))
        can_grow = self._form.is_editable and not isinstance(self._table.key, Choice)
        self.add.setVisible(can_grow)
        self.key.setVisible(can_grow and isinstance(self._table.key, Name))

    def _wanted_keys(self) -> list[str]:
        value = self._form.value(self._path)
        keys = [str(key) for key in value] if isinstance(value, dict) else []
        if isinstance(self._table.key, Choice):
            return list(self._table.key.values)
        if isinstance(self._table.key, Number):
            return sorted(keys, key=lambda key: (len(key), key))
        return keys

    def _build(self, keys: list[str]) -> None:
        cells = QWidget()
        grid = QGridLayout(cells)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(GAP // 2)
        grid.setVerticalSpacing(GAP // 4)
        field = Field("", self._table.value, "", True, False, 0)
        abreast = ABREAST if isinstance(self._table.value, Number) else 1
        self.entries = {}
        for position, key in enumerate(keys):
            row, column = position // abreast, 4 * (position % abreast)
            entry = made_entry(self._form, (*self._path, key), replace(field, name=key))
            title = self._title(key)
            entry.setAccessibleName(title)
            self._titles[key] = QLabel(title)
            self._titles[key].setWordWrap(isinstance(self._table.key, Name))
            grid.addWidget(self._titles[key], row, column)
            grid.addWidget(entry, row, column + 1)
            if not isinstance(self._table.key, Choice):
                grid.addWidget(self._remover(key, title), row, column + 2)
            self.entries[key] = entry
        grid.setColumnStretch(4 * abreast, 0 if abreast == 1 else 1)
        self._column.replaceWidget(self._cells, cells)
        discard(self._cells)
        self._cells, self._keys = cells, keys

    def _title(self, key: str) -> str:
        if isinstance(self._table.key, Choice):
            return self._form.title(self._table.key.name, key)
        return self._form.offers(self._path).get(key, key)

    def _remover(self, key: str, title: str) -> QToolButton:
        words = tr("Remove: {entry}", entry=title)
        button = picture_button("delete", words)
        button.setEnabled(self._form.is_editable)
        connect(button.clicked, partial(self._remove, key))
        return button

    def _add(self) -> None:
        if isinstance(self._table.key, Number):
            new = str(max((int(key) for key in self._keys if key.isdigit()), default=0) + 1)
        else:
            new = self.key.text().strip()
            self.key.clear()
        if new:
            values = self._form.value(self._path) or {}
            last = next(reversed(values.values()), None) if isinstance(values, dict) else None
            start = self._form.starting_value((*self._path, new), self._table.value)
            self._form.set((*self._path, new), start if last is None else last)

    def _remove(self, key: str, _checked: bool = False) -> None:
        self._form.set((*self._path, key), None)
