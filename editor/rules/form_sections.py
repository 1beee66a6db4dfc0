"""All groups of a ruleset, each under a heading that opens and closes."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QScrollArea, QToolButton, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import (
    column,
    mark,
    quiet_label,
    row,
    set_name,
    show_text,
    wrong_label,
)
from trackwright.editor.forms.fields import Field, group_of
from trackwright.editor.forms.group_form import (
    Entry,
    FormPart,
    GroupForm,
    back_button,
    made_entry,
    show_switch,
    switch_value,
)
from trackwright.editor.forms.titles import title_of
from trackwright.editor.forms.values import FormModel
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.translation import tr

ABOUT = ("id", "name", "edition", "description")
"""What a ruleset says of itself, which has a heading of its own."""

HIDDEN = (*ABOUT, "extends")
LAST = ("names", "box")
"""Groups that matter to few, and come last."""


class RuleSections(Guarded, QScrollArea):
    """The headings, in the order in which players need the rules."""

    def __init__(self, model: FormModel) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        group = group_of(Ruleset)
        fields = [field for field in group.fields if field.name not in HIDDEN]
        fields.sort(key=lambda field: field.name in LAST)
        self.sections = {"about": Section(model, None)}
        self.sections |= {field.name: Section(model, field) for field in fields}
        inside = QWidget()
        margins = (GAP // 2, GAP // 2, GAP, GAP)
        column(*self.sections.values(), 1, parent=inside, spacing=GAP // 4, margins=margins)
        self.setWidget(inside)
        connect(model.refreshed, self.refresh)

    def open_section(self, name: str) -> "Section":
        """Open a group, and return it."""
        self.sections[name].heading.setChecked(True)
        return self.sections[name]

    def refresh(self) -> None:
        """Show the values of all groups that are open."""
        for section in self.sections.values():
            section.refresh()


class Section(FormPart):
    """One group: a heading, a switch if it can be absent, and its fields."""

    def __init__(self, model: FormModel, field: Field | None) -> None:
        super().__init__()
        self._model, self._field = model, field
        self._path = () if field is None else (field.name,)
        name = "about" if field is None else field.name
        title = title_of("", name)
        self.body: Entry | None = None
        self.heading = QToolButton()
        self.heading.setObjectName("heading")
        self.heading.setText(title)
        set_name(self.heading, title, tr(field.description) if field else "")
        self.heading.setCheckable(True)
        self.heading.setAutoRaise(True)
        self.heading.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.heading.setArrowType(Qt.ArrowType.RightArrow)
        self.heading.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        connect(self.heading.toggled, self._toggle)
        self.switch: QCheckBox | None = None
        self.back = back_button(title)
        connect(self.back.clicked, self._go_back)
        line = row(self.heading, 1, spacing=GAP // 2)
        if field is not None and field.optional:
            self.switch = QCheckBox(tr("in the game"))
            self.switch.setAccessibleName(tr("{group}: in the game", group=title))
            connect(self.switch.toggled, self._switch)
            line.addWidget(self.switch)
        line.addWidget(self.back)
        self.sentence = quiet_label()
        self.problem = wrong_label()
        self._inside = QWidget()
        self._inside.hide()
        margins = (GAP * 5 // 2, 0, 0, GAP)
        self._column = column(self.sentence, self.problem, parent=self._inside, margins=margins)
        column(line, self._inside, parent=self, spacing=GAP // 4)

    @property
    def group(self) -> GroupForm:
        """Its fields, if it has been opened and is a group."""
        if not isinstance(self.body, GroupForm):
            raise TypeError(self.heading.text())
        return self.body

    def refresh(self) -> None:
        """Show whether the group is there and differs, and its values if it is open."""
        is_there = show_switch(self.switch, self._model, self._path)
        differs = bool(self._path) and self._model.differs(self._path)
        mark(self.heading, "changed", differs)
        self.back.setVisible(differs and self._model.is_editable)
        self.heading.setEnabled(is_there)
        is_open = is_there and self.heading.isChecked()
        self._inside.setVisible(is_open)
        if is_open:
            self._show_body()

    def _show_body(self) -> None:
        if self.body is None:
            if self._field is None:
                self.body = GroupForm(self._model, (), group_of(Ruleset), only=ABOUT)
            else:
                self.body = made_entry(self._model, self._path, self._field)
            self.body.set_name(self.heading.text())
            self._column.addWidget(self.body.widget)
        self.body.refresh()
        if self._path:
            show_text(self.sentence, self._model.sentence(self._path))
            show_text(self.problem, self._model.problem(self._path))

    def _toggle(self, is_open: bool) -> None:
        arrow = Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow
        self.heading.setArrowType(arrow)
        self.refresh()

    def _switch(self, on: bool) -> None:
        if self._field is not None:
            switch_value(self._model, self._path, self._field.shape, on)

    def _go_back(self) -> None:
        self._model.reset(self._path)
