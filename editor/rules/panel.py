"""The panel of rules; what is inside is loaded when it is first seen."""

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.icons import icon
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.language import LANGUAGES
from trackwright.editor.base.style import GAP
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.document import BoardChange
from trackwright.editor.document.selection import HoldsTyped
from trackwright.editor.forms.group_form import quiet_label, tell, wrong_label
from trackwright.editor.rules.form_sections import Sections
from trackwright.editor.rules.ruleset_chooser import RulesetChooser, title_in_file
from trackwright.editor.rules.ruleset_form import RulesForm, WaitingByRuleset
from trackwright.editor.rules.ruleset_sources import (
    Book,
    KnownRulesets,
    opened,
    read_known,
    same_things,
)
from trackwright.rulebook import difference, rulebook
from trackwright.schema.rules.ruleset import Ruleset, RulesetFile
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
        bench: What is inside; None until it is seen.
        waiting: What is typed and refused.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self.waiting: WaitingByRuleset = {}
        self.bench: RulesBench | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def sizeHint(self) -> QSize:
        return USUAL

    @property
    def unfinished(self) -> str:
        """A sentence on what is typed and refused; empty if nothing is."""
        own = (each.id for each in self._desk.board.rulesets if isinstance(each, RulesetFile))
        sentences = (self.waiting[name].sentence for name in own if name in self.waiting)
        return next(filter(None, sentences), "")

    def settle(self) -> None:
        """Put what is typed onto the board: a field takes it when it is left."""
        typed_in = self.focusWidget()
        if typed_in is not None and typed_in.hasFocus():
            typed_in.clearFocus()
            typed_in.setFocus()

    def take_over(self, before: HoldsTyped) -> None:
        """Go on with what is typed and refused in the panel that was here before."""
        if isinstance(before, RulesPanel):
            self.waiting.update(before.waiting)
            if self.bench is not None:
                self.bench.read()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.bench is None:
            self.bench = RulesBench(self._desk, self.waiting)
            self._column.addWidget(self.bench)
        else:
            self.bench.read()


class RulesPage(Guarded, QWidget):
    """Shows what `trackwright rules` prints, in any of its languages."""

    def __init__(self) -> None:
        super().__init__()
        self._book: Book | None = None
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
        row = QHBoxLayout()
        row.setSpacing(GAP)
        row.addWidget(self.what, 1)
        row.addWidget(self.language)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, GAP // 2, 0, 0)
        column.setSpacing(GAP // 2)
        column.addLayout(row)
        column.addWidget(self.text, 1)

    def show_book(self, book: Book | None, base: Ruleset | None) -> None:
        """Show another ruleset; without a base there is nothing for it to differ from."""
        self._book, self._base = book, base
        self.what.setEnabled(base is not None)
        if base is None:
            self.what.setCurrentIndex(0)
        self._follow()

    def _follow(self, _index: int = 0) -> None:
        ruleset = None if self._book is None else self._book.ruleset
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


REST = 200
"""How long the hand rests before picked things are counted anew, in ms: a drag is many edits."""


class RulesBench(Guarded, QWidget):
    """Shows the chosen ruleset of the board, and lets its own ones be changed."""

    def __init__(self, desk: Desk, waiting: WaitingByRuleset) -> None:
        super().__init__()
        self._desk = desk
        self._known = KnownRulesets()
        self.book: Book | None = None
        self.form = RulesForm(desk, waiting, self)
        self.chooser = RulesetChooser(desk)
        self.sections = Sections(self.form)
        self.page = RulesPage()
        self.state = quiet_label()
        self.wrong = wrong_label()
        self.make_own = QPushButton(icon("duplicate"), tr("Make my own from it"))
        connect(self.make_own.clicked, self.chooser.make_own)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.sections, tr("Rules"))
        self.tabs.addTab(self.page, tr("Page"))
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP, GAP // 2, GAP // 2, GAP)
        column.setSpacing(GAP // 2)
        for widget in (self.chooser, self.state, self.wrong, self.make_own):
            column.addWidget(widget)
        column.addWidget(self.tabs, 1)
        self._reading = LatestJob(self)
        connect(self._reading.finished, self._take)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        connect(self._rest.timeout, self.form.refreshed)
        connect(self.chooser.chosen, self._open)
        connect(self.chooser.filed, self.read)
        connect(self.tabs.currentChanged, self._show_page)
        connect(desk.document.changed, self._follow)
        connect(desk.document.path_changed, self.read)
        self.read()

    @property
    def is_ready(self) -> bool:
        """Whether the rulesets that can be chosen have been read."""
        return bool(self._known.files) and not self._reading.is_busy

    def read(self) -> None:
        """Look for rulesets again, in the background."""
        folder = self._desk.document.folder
        self._reading.start(lambda: read_known(folder))

    def _take(self, known: KnownRulesets) -> None:
        self._known = known
        self.chooser.show_known(known)
        self._open()

    def _follow(self, change: BoardChange) -> None:
        if change.before.rulesets != change.after.rulesets:
            self.chooser.refresh()
            self._open()
        elif not same_things(change.before, change.after):
            self._rest.start()

    def _open(self) -> None:
        """Show the chosen ruleset as it is now."""
        reference = self.chooser.reference
        self.book = None
        if reference is not None and self._known.files:
            self.book = opened(reference, self._known, interface_language())
        self.sections.setVisible(self.book is not None and self.book.ruleset is not None)
        self.form.show(self.chooser.position, self.book, self._known)
        tell(self.state, self._told())
        tell(self.wrong, "" if self.book is None else self.book.wrong)
        self.make_own.setVisible(
            self.book is not None and not self.book.is_own and self.book.ruleset is not None
        )
        self._show_page()

    def _told(self) -> str:
        if self.book is None:
            return tr("No rules yet: add a ruleset, then make your own from it.")
        if not self.book.is_own:
            return tr("These rules belong to several boards: to change them, make your own.")
        if self.book.file.extends is None:
            return tr("Rules of the board’s own, which stand alone.")
        name = self.book.file.extends
        base = title_in_file(name, self._known.files.get(name))
        count = sum(self.form.differs((name,)) for name in self.sections.sections)
        if not count:
            return tr("Rules of the board’s own, so far the same as {base}.", base=base)
        one = tr("Rules of the board’s own; one part differs from {base}.")
        more = tr("Rules of the board’s own; {n} parts differ from {base}.")
        words = one if count == 1 else more
        return words.replace("{n}", str(count)).replace("{base}", base)

    def _show_page(self, _index: int = 0) -> None:
        if self.tabs.currentWidget() is self.page:
            base = None
            if self.book is not None and self.book.file.extends is not None:
                base = opened(self.book.file.extends, self._known, interface_language()).ruleset
            self.page.show_book(self.book, base)
