"""The inside of the panel of rules: the list of rulesets, the forms, and the page."""

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QPushButton, QTabWidget, QVBoxLayout, QWidget

from trackwright.editor.desk import Desk
from trackwright.editor.document import Change
from trackwright.editor.guard import guarded
from trackwright.editor.icons import icon
from trackwright.editor.jobs import LatestJob
from trackwright.editor.language import spoken_now
from trackwright.editor.ruleset.book import Book, opened
from trackwright.editor.ruleset.chooser import RulesetChooser, ruleset_title
from trackwright.editor.ruleset.editing import RulesForm
from trackwright.editor.ruleset.forms import quiet_label, tell, wrong_label
from trackwright.editor.ruleset.known import KnownRulesets, read_known
from trackwright.editor.ruleset.picked import same_things
from trackwright.editor.ruleset.preview import RulesPage
from trackwright.editor.ruleset.sections import Sections
from trackwright.editor.ruleset.waiting import WaitingByRuleset
from trackwright.editor.style import GAP

REST = 200
"""How long the hand rests before picked things are counted anew, in ms: a drag is many edits."""


class RulesBench(QWidget):
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
        self.make_own = QPushButton(icon("duplicate"), self.tr("Make my own from it"))
        self.make_own.clicked.connect(self.chooser.make_own)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.addTab(self.sections, self.tr("Rules"))
        self.tabs.addTab(self.page, self.tr("Page"))
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP, GAP // 2, GAP // 2, GAP)
        column.setSpacing(GAP // 2)
        for widget in (self.chooser, self.state, self.wrong, self.make_own):
            column.addWidget(widget)
        column.addWidget(self.tabs, 1)
        self._reading = LatestJob(self)
        self._reading.finished.connect(self._take)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self.form.refreshed)
        self.chooser.chosen.connect(self._open)
        self.chooser.filed.connect(self.read)
        self.tabs.currentChanged.connect(self._show_page)
        desk.document.changed.connect(self._follow)
        desk.document.moved.connect(self.read)
        self.read()

    @property
    def is_ready(self) -> bool:
        """Whether the rulesets that can be chosen have been read."""
        return bool(self._known.files) and not self._reading.is_busy

    @Slot()
    @guarded
    def read(self) -> None:
        """Look for rulesets again, in the background."""
        folder = self._desk.document.folder
        self._reading.start(lambda: read_known(folder))

    @Slot(object)
    @guarded
    def _take(self, known: KnownRulesets) -> None:
        self._known = known
        self.chooser.show_known(known)
        self._open()

    @Slot(object)
    @guarded
    def _follow(self, change: Change) -> None:
        if change.before.rulesets != change.after.rulesets:
            self.chooser.refresh()
            self._open()
        elif not same_things(change.before, change.after):
            self._rest.start()

    @Slot()
    @guarded
    def _open(self) -> None:
        """Show the chosen ruleset as it is now."""
        reference = self.chooser.reference
        self.book = None
        if reference is not None and self._known.files:
            self.book = opened(reference, self._known, spoken_now())
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
            return self.tr("No rules yet: add a ruleset, then make your own from it.")
        if not self.book.is_own:
            return self.tr("These rules belong to several boards: to change them, make your own.")
        if self.book.file.extends is None:
            return self.tr("Rules of the board’s own, which stand alone.")
        name = self.book.file.extends
        base = ruleset_title(name, self._known.files.get(name))
        count = sum(self.form.differs((name,)) for name in self.sections.sections)
        if not count:
            return self.tr("Rules of the board’s own, so far the same as {base}.").replace(
                "{base}", base
            )
        one = self.tr("Rules of the board’s own; one part differs from {base}.")
        more = self.tr("Rules of the board’s own; {n} parts differ from {base}.")
        words = one if count == 1 else more
        return words.replace("{n}", str(count)).replace("{base}", base)

    @Slot()
    @guarded
    def _show_page(self, _index: int = 0) -> None:
        if self.tabs.currentWidget() is self.page:
            base = None
            if self.book is not None and self.book.file.extends is not None:
                base = opened(self.book.file.extends, self._known, spoken_now()).ruleset
            self.page.show_book(self.book, base)
