"""The panel of rules: which rulesets the board has, the chosen one as a form, and as a page."""

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QPushButton,
    QScrollArea,
    QTabWidget,
    QToolButton,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import (
    column,
    quiet_label,
    row,
    set_name,
    show_text,
    wrong_label,
)
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.document import BoardChange
from trackwright.editor.document.selection import HoldsInput
from trackwright.editor.forms.fields import Field, RefusedValues, group_of
from trackwright.editor.forms.titles import title_of
from trackwright.editor.rules.form_model import FormModel, path_title, same_things
from trackwright.editor.rules.group_form import FieldPart, GroupForm, made_entry
from trackwright.editor.rules.rules_page import RulesPage
from trackwright.editor.rules.ruleset_chooser import RulesetChooser, title_in_file
from trackwright.editor.rules.ruleset_sources import (
    NO_RULESET,
    AvailableRulesets,
    open_reference,
    read_available,
)
from trackwright.editor.rules.trial import RulesTrial
from trackwright.maps.library import DEFAULT_RULESET
from trackwright.schema.rules.ruleset import Ruleset, RulesetFile
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

USUAL = QSize(400, 600)
"""Pixels that it takes at first."""

RECOUNT_DELAY = 200
"""Milliseconds after the last edit until selectors are counted again: a drag is many edits."""

ABOUT = ("id", "name", "edition", "description")
"""What a ruleset says of itself, which has a heading of its own."""

HIDDEN = (*ABOUT, "extends")
LAST = ("names", "box")
"""Groups that matter to few, and come last."""


class RulesPanel(Guarded, QWidget):
    """Shows the chosen ruleset of the board, and lets its own ones be changed."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.refused = RefusedValues()
        self._available = AvailableRulesets()
        self.opened = NO_RULESET
        self.form = FormModel(desk, self.refused, self)
        self.chooser = RulesetChooser(desk)
        self.sections = RuleSections(self.form)
        self.page = RulesPage(self.form, self._ensure_own)
        self.trial = RulesTrial(desk)
        self.state = quiet_label()
        self.wrong = wrong_label()
        self.make_own = QPushButton(icon("duplicate"), tr("Make my own from it"))
        connect(self.make_own.clicked, self.chooser.make_own)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.page, tr("Page"))
        self.tabs.addTab(self.sections, tr("All fields"))
        self.write_down = QPushButton(icon("add"), tr("Write it into the board"))
        connect(self.write_down.clicked, lambda: self.chooser.add_ruleset(DEFAULT_RULESET))
        buttons = row(self.make_own, self.write_down, 1, spacing=GAP // 2)
        lines = (self.chooser, self.state, self.wrong, buttons, (self.tabs, 1), self.trial)
        column(*lines, parent=self, spacing=GAP // 2, margins=(GAP, GAP // 2, GAP // 2, GAP))
        self._reading = LatestJob(self)
        connect(self._reading.finished, self._show_available)
        self._recount = QTimer(self)
        self._recount.setSingleShot(True)
        self._recount.setInterval(RECOUNT_DELAY)
        connect(self._recount.timeout, self.form.refreshed)
        connect(self._recount.timeout, self._show_page)
        connect(self.chooser.chosen, self._open)
        connect(self.chooser.filed, self.read)
        connect(self.tabs.currentChanged, self._show_page)
        connect(desk.document.changed, self._follow)
        connect(desk.document.path_changed, self.read)

    def sizeHint(self) -> QSize:
        return USUAL

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.read()

    @property
    def uncommitted_input(self) -> str:
        """A sentence on what is typed and refused; empty if nothing is."""
        own = {each.id for each in self._desk.board.rulesets if isinstance(each, RulesetFile)}
        return self.refused.sentence(lambda name, path: path_title(path) if name in own else "")

    def commit_input(self) -> None:
        """Put what is typed onto the board: a field takes it when it is left."""
        typed_in = self.focusWidget()
        if typed_in is not None and typed_in.hasFocus():
            typed_in.clearFocus()
            typed_in.setFocus()

    def restore_input(self, before: HoldsInput) -> None:
        """Go on with what is typed and refused in the panel that was here before."""
        if isinstance(before, RulesPanel):
            self.refused.update(before.refused)
            self.read()

    @property
    def is_ready(self) -> bool:
        """Whether the rulesets that can be chosen have been read."""
        return bool(self._available.files) and not self._reading.is_busy

    def read(self) -> None:
        """Look for rulesets again, in the background."""
        folder = self._desk.document.folder
        self._reading.start(lambda: read_available(folder))

    def _show_available(self, available: AvailableRulesets) -> None:
        self._available = available
        self.chooser.show_available(available)
        self._open()

    def _follow(self, change: BoardChange) -> None:
        if change.before.rulesets != change.after.rulesets:
            self.chooser.refresh()
            self._open()
        elif not same_things(change.before, change.after):
            self._recount.start()

    def _open(self) -> None:
        """Show the chosen ruleset as it is now."""
        reference = self.chooser.reference
        self.opened = NO_RULESET
        if self._available.files:
            self.opened = open_reference(reference or DEFAULT_RULESET, self._available)
        is_whole = self.opened.ruleset is not None
        self.sections.setVisible(is_whole)
        self.form.show(self.chooser.position, self.opened, self._available)
        show_text(self.state, self._state_words())
        show_text(self.wrong, self.opened.problem)
        self.make_own.setVisible(is_whole and not self.form.is_editable)
        self.write_down.setVisible(is_whole and reference is None)
        self.trial.show_ruleset(self.opened.ruleset)
        self._show_page()

    def _ensure_own(self) -> str:
        """Make the rules the board's own if they are not, and say so."""
        if self.form.is_editable or self.opened.ruleset is None:
            return ""
        base = title_in_file(self.opened.file.id, self.opened.file)
        self.chooser.make_own()
        return tr("These are rules of the board’s own now, made from {base}.", base=base)

    def _state_words(self) -> str:
        if self.opened is NO_RULESET:
            return ""
        if self.chooser.reference is None:
            name = title_in_file(self.opened.file.id, self.opened.file)
            return tr("This board plays by {rules}, as it names no rules.", rules=name)
        if not self.opened.is_own:
            return tr("Rules for several boards: click a sentence to make your own from them.")
        if self.opened.file.extends is None:
            return tr("Rules of the board’s own, which stand alone.")
        name = self.opened.file.extends
        base = title_in_file(name, self._available.files.get(name))
        count = sum(self.form.differs((name,)) for name in self.sections.sections)
        if not count:
            return tr("Rules of the board’s own, so far the same as {base}.", base=base)
        one = say("Rules of the board’s own; one part differs from {base}.")
        more = say("Rules of the board’s own; {n} parts differ from {base}.")
        return tr(one if count == 1 else more, n=count, base=base)

    def _show_page(self, _index: int = 0) -> None:
        if self.tabs.currentWidget() is not self.page:
            return
        extends = self.opened.file.extends
        base = None if extends is None else open_reference(extends, self._available).ruleset
        self.page.show_ruleset(self.opened.ruleset, base)


class RuleSections(Guarded, QScrollArea):
    """The headings, in the order in which players need the rules."""

    def __init__(self, model: FormModel) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        fields = [field for field in group_of(Ruleset).fields if field.name not in HIDDEN]
        fields.sort(key=lambda field: field.name in LAST)
        self.sections = {f.name: Section(model, f) for f in (Field("about"), *fields)}
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


class Section(FieldPart):
    """One group: a heading, a switch if it can be absent, and its fields."""

    def __init__(self, model: FormModel, field: Field) -> None:
        path = () if field.name == "about" else (field.name,)
        super().__init__(model, path, field, title_of("", field.name))
        self.heading = QToolButton()
        self.heading.setObjectName("heading")
        self.heading.setText(self._name)
        set_name(self.heading, self._name, tr(field.description))
        self.heading.setCheckable(True)
        self.heading.setAutoRaise(True)
        self.heading.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.heading.setArrowType(Qt.ArrowType.RightArrow)
        self.heading.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        connect(self.heading.toggled, self._toggle)
        line = row(self.heading, 1, spacing=GAP // 2)
        if field.optional:
            name = tr("{group}: in the game", group=self._name)
            line.addWidget(self._add_switch(name, tr("in the game")))
        line.addWidget(self.back)
        self._inside = QWidget()
        self._inside.hide()
        margins = (GAP * 5 // 2, 0, 0, GAP)
        self._column = column(self.sentence, self.problem, parent=self._inside, margins=margins)
        column(line, self._inside, parent=self, spacing=GAP // 4)

    @property
    def group(self) -> GroupForm:
        """Its fields, if it has been opened and is a group."""
        if not isinstance(self.entry, GroupForm):
            raise TypeError(self._name)
        return self.entry

    def refresh(self) -> None:
        """Show whether the group is there and differs, and its values if it is open."""
        is_there = self._show_switch()
        self._show_difference(self.heading)
        self.heading.setEnabled(is_there)
        is_open = is_there and self.heading.isChecked()
        self._inside.setVisible(is_open)
        if is_open:
            self._show_entry()

    def _show_entry(self) -> None:
        if self.entry is None:
            if self._path:
                self.entry = made_entry(self._model, self._path, self._field)
            else:
                self.entry = GroupForm(self._model, (), group_of(Ruleset), only=ABOUT)
            self.entry.set_name(self._name)
            self._column.addWidget(self.entry.widget)
        self.entry.refresh()
        if self._path:
            self._show_words()

    def _toggle(self, is_open: bool) -> None:
        arrow = Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow
        self.heading.setArrowType(arrow)
        self.refresh()
