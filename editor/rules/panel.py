"""The panel of rules; what is inside is loaded when it is first seen."""

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QPushButton, QTabWidget, QTextBrowser, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.language import LANGUAGES
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import column, quiet_label, row, show_text, wrong_label
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.document import BoardChange
from trackwright.editor.document.selection import HoldsTyped
from trackwright.editor.forms.values import RefusedValues
from trackwright.editor.rules.form_sections import RuleSections
from trackwright.editor.rules.ruleset_chooser import RulesetChooser, title_in_file
from trackwright.editor.rules.ruleset_form import RulesetForm, path_title
from trackwright.editor.rules.ruleset_sources import (
    AvailableRulesets,
    OpenRuleset,
    open_reference,
    read_available,
    same_things,
)
from trackwright.rulebook import difference, rulebook
from trackwright.schema.rules.ruleset import Ruleset, RulesetFile
from trackwright.schema.sentences import say
from trackwright.schema.translation import (
    interface_language,
    nearest_language,
    tr,
    translated_languages,
)

USUAL = QSize(400, 600)
"""Pixels that it takes at first."""


class RulesPanel(Guarded, QWidget):
    """The rules that the board is made for.

    Attributes:
        view: What is inside; None until it is seen.
        refused: What is typed and refused.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.refused = RefusedValues()
        self.view: RulesView | None = None
        self._column = column(parent=self)

    def sizeHint(self) -> QSize:
        return USUAL

    @property
    def unfinished(self) -> str:
        """A sentence on what is typed and refused; empty if nothing is."""
        own = {each.id for each in self._desk.board.rulesets if isinstance(each, RulesetFile)}
        return self.refused.sentence(lambda name, path: path_title(path) if name in own else "")

    def settle(self) -> None:
        """Put what is typed onto the board: a field takes it when it is left."""
        typed_in = self.focusWidget()
        if typed_in is not None and typed_in.hasFocus():
            typed_in.clearFocus()
            typed_in.setFocus()

    def take_over(self, before: HoldsTyped) -> None:
        """Go on with what is typed and refused in the panel that was here before."""
        if isinstance(before, RulesPanel):
            self.refused.update(before.refused)
            if self.view is not None:
                self.view.read()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.view is None:
            self.view = RulesView(self._desk, self.refused)
            self._column.addWidget(self.view)
        else:
            self.view.read()


class RulesPage(Guarded, QWidget):
    """Shows what `trackwright rules` prints, in any of its languages."""

    def __init__(self) -> None:
        super().__init__()
        self._ruleset: Ruleset | None = None
        self._base: Ruleset | None = None
        self.what = QComboBox()
        self.what.addItem(tr("All rules"))
        self.what.addItem(tr("What differs from the base"))
        self.what.setAccessibleName(tr("What is shown"))
        connect(self.what.activated, self._follow)
        self.language = QComboBox()
        self.language.setAccessibleName(tr("Language of the page"))
        for language in translated_languages():
            self.language.addItem(LANGUAGES.get(language, language), language)
        spoken = nearest_language(interface_language())
        self.language.setCurrentIndex(self.language.findData(spoken))
        connect(self.language.activated, self._follow)
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(tr("Rules"))
        choices = row((self.what, 1), self.language)
        column(choices, (self.text, 1), parent=self, spacing=GAP // 2, margins=(0, GAP // 2, 0, 0))

    def show_ruleset(self, ruleset: Ruleset | None, base: Ruleset | None) -> None:
        """Show another ruleset; without a base there is nothing for it to differ from."""
        self._ruleset, self._base = ruleset, base
        self.what.setEnabled(base is not None)
        if base is None:
            self.what.setCurrentIndex(0)
        self._follow()

    def _follow(self, _index: int = 0) -> None:
        ruleset = self._ruleset
        if ruleset is None:
            self.text.clear()
            return
        at = self.text.verticalScrollBar().value()
        language = str(self.language.currentData())
        if self.what.currentIndex() == 1 and self._base is not None:
            page = difference(self._base, ruleset, language).as_markdown()
        else:
            page = rulebook(ruleset, language).as_markdown()
        self.text.setMarkdown(page)
        self.text.verticalScrollBar().setValue(at)


RECOUNT_DELAY = 200
"""Milliseconds after the last edit until selectors are counted again: a drag is many edits."""


class RulesView(Guarded, QWidget):
    """Shows the chosen ruleset of the board, and lets its own ones be changed."""

    def __init__(self, desk: Desk, refused: RefusedValues) -> None:
        super().__init__()
        self._desk = desk
        self._available = AvailableRulesets()
        self.opened: OpenRuleset | None = None
        self.form = RulesetForm(desk, refused, self)
        self.chooser = RulesetChooser(desk)
        self.sections = RuleSections(self.form)
        self.page = RulesPage()
        self.state = quiet_label()
        self.wrong = wrong_label()
        self.make_own = QPushButton(icon("duplicate"), tr("Make my own from it"))
        connect(self.make_own.clicked, self.chooser.make_own)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.sections, tr("Rules"))
        self.tabs.addTab(self.page, tr("Page"))
        lines = (self.chooser, self.state, self.wrong, self.make_own, (self.tabs, 1))
        column(*lines, parent=self, spacing=GAP // 2, margins=(GAP, GAP // 2, GAP // 2, GAP))
        self._reading = LatestJob(self)
        connect(self._reading.finished, self._show_available)
        self._recount = QTimer(self)
        self._recount.setSingleShot(True)
        self._recount.setInterval(RECOUNT_DELAY)
        connect(self._recount.timeout, self.form.refreshed)
        connect(self.chooser.chosen, self._open)
        connect(self.chooser.filed, self.read)
        connect(self.tabs.currentChanged, self._show_page)
        connect(desk.document.changed, self._follow)
        connect(desk.document.path_changed, self.read)
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
        self.opened = None
        if reference is not None and self._available.files:
            self.opened = open_reference(reference, self._available, interface_language())
        is_whole = self.opened is not None and self.opened.ruleset is not None
        self.sections.setVisible(is_whole)
        self.form.show(self.chooser.position, self.opened, self._available)
        show_text(self.state, self._state_words())
        show_text(self.wrong, "" if self.opened is None else self.opened.problem)
        self.make_own.setVisible(is_whole and not self.form.is_editable)
        self._show_page()

    def _state_words(self) -> str:
        if self.opened is None:
            return tr("No rules yet: add a ruleset, then make your own from it.")
        if not self.opened.is_own:
            return tr("These rules belong to several boards: to change them, make your own.")
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
        opened, base = self.opened, None
        if opened is not None and opened.file.extends is not None:
            language = interface_language()
            base = open_reference(opened.file.extends, self._available, language).ruleset
        self.page.show_ruleset(None if opened is None else opened.ruleset, base)
