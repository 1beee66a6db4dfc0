"""All groups of a ruleset, each under a heading that opens and closes."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QScrollArea, QToolButton, QVBoxLayout, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.style import GAP
from trackwright.editor.forms.field_types import Field, group_of
from trackwright.editor.forms.group_form import (
    Entry,
    GroupForm,
    Shown,
    back_button,
    made_entry,
    mark,
    quiet_label,
    tell,
    wrong_label,
)
from trackwright.editor.forms.rule_titles import title_of
from trackwright.editor.rules.ruleset_form import RulesForm
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.translation import tr

ABOUT = ("id", "name", "edition", "description")
"""What a ruleset says of itself, which has a heading of its own."""

HIDDEN = (*ABOUT, "extends")
LAST = ("names", "box")
"""Groups that matter to few, and come last."""


class Sections(Guarded, QScrollArea):
    """The headings, in the order in which players need the rules."""

    def __init__(self, form: RulesForm) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        group = group_of(Ruleset)
        fields = [field for field in group.fields if field.name not in HIDDEN]
        fields.sort(key=lambda field: field.name in LAST)
        self.sections = {"about": Section(form, None)}
        self.sections |= {field.name: Section(form, field) for field in fields}
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(GAP // 2, GAP // 2, GAP, GAP)
        column.setSpacing(GAP // 4)
        for section in self.sections.values():
            column.addWidget(section)
        column.addStretch(1)
        self.setWidget(inside)
        connect(form.refreshed, self.refresh)

    def open_section(self, name: str) -> "Section":
        """Open a group, and return it."""
        self.sections[name].heading.setChecked(True)
        return self.sections[name]

    def refresh(self) -> None:
        """Show the values of all groups that are open."""
        for section in self.sections.values():
            section.refresh()


class Section(Shown):
    """One group: a heading, a switch if it can be absent, and its fields."""

    def __init__(self, form: RulesForm, field: Field | None) -> None:
        super().__init__()
        self._form, self._field = form, field
        self._path = () if field is None else (field.name,)
        name = "about" if field is None else field.name
        title = title_of("", name)
        self.body: Entry | None = None
        self.heading = QToolButton()
        self.heading.setObjectName("heading")
        self.heading.setText(title)
        self.heading.setAccessibleName(title)
        self.heading.setToolTip(tr(field.description) if field else "")
        self.heading.setCheckable(True)
        self.heading.setAutoRaise(True)
        self.heading.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.heading.setArrowType(Qt.ArrowType.RightArrow)
        self.heading.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        connect(self.heading.toggled, self._toggle)
        self.switch: QCheckBox | None = None
        self.back = back_button(title)
        connect(self.back.clicked, self._go_back)
        row = QHBoxLayout()
        row.setSpacing(GAP // 2)
        row.addWidget(self.heading)
        row.addStretch(1)
        if field is not None and field.optional:
            self.switch = QCheckBox(tr("in the game"))
            words = tr("{group}: in the game", group=title)
            self.switch.setAccessibleName(words)
            connect(self.switch.toggled, self._switch)
            row.addWidget(self.switch)
        row.addWidget(self.back)
        self.sentence = quiet_label()
        self.problem = wrong_label()
        self._inside = QWidget()
        self._inside.hide()
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(GAP * 5 // 2, 0, 0, GAP)
        self._column.setSpacing(GAP)
        self._column.addWidget(self.sentence)
        self._column.addWidget(self.problem)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP // 4)
        column.addLayout(row)
        column.addWidget(self._inside)

    @property
    def group(self) -> GroupForm:
        """Its fields, if it has been opened and is a group."""
        if not isinstance(self.body, GroupForm):
            raise TypeError(self.heading.text())
        return self.body

    def refresh(self) -> None:
        """Show whether the group is there and differs, and its values if it is open."""
        is_there = self._is_there()
        if self.switch is not None:
            with QSignalBlocker(self.switch):
                self.switch.setChecked(is_there)
            self.switch.setEnabled(self._form.is_editable)
        differs = bool(self._path) and self._form.differs(self._path)
        mark(self.heading, "changed", differs)
        self.back.setVisible(differs and self._form.is_editable)
        self.heading.setEnabled(is_there)
        is_open = is_there and self.heading.isChecked()
        self._inside.setVisible(is_open)
        if is_open:
            self._show_body()

    def _is_there(self) -> bool:
        return self.switch is None or self._form.value(self._path) is not None

    def _show_body(self) -> None:
        if self.body is None:
            if self._field is None:
                self.body = GroupForm(self._form, (), group_of(Ruleset), only=ABOUT)
            else:
                self.body = made_entry(self._form, self._path, self._field)
            self.body.setAccessibleName(self.heading.text())
            self._column.addWidget(self.body)
        self.body.refresh()
        if self._path:
            tell(self.sentence, self._form.sentence(self._path))
            tell(self.problem, self._form.problem(self._path))

    def _toggle(self, is_open: bool) -> None:
        arrow = Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow
        self.heading.setArrowType(arrow)
        self.refresh()

    def _switch(self, on: bool) -> None:
        if self._field is not None:
            start = self._form.starting_value(self._path, self._field.shape) if on else None
            self._form.set(self._path, start)

    def _go_back(self) -> None:
        self._form.reset(self._path)
