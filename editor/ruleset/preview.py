"""The rules as a page to play from, or what differs from their base."""

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from trackwright.editor.guard import guarded
from trackwright.editor.language import LANGUAGES, SOURCE, spoken_now
from trackwright.editor.ruleset.book import Book
from trackwright.editor.style import GAP
from trackwright.rulebook import difference, languages, rulebook
from trackwright.schema.rules.ruleset import Ruleset


class RulesPage(QWidget):
    """Shows what `trackwright rules` prints, in any of its languages."""

    def __init__(self) -> None:
        super().__init__()
        self._book: Book | None = None
        self._base: Ruleset | None = None
        self.what = QComboBox()
        self.what.addItem(self.tr("All rules"))
        self.what.addItem(self.tr("What differs from the base"))
        self.what.setAccessibleName(self.tr("What is shown"))
        self.what.activated.connect(self._follow)
        self.language = QComboBox()
        self.language.setAccessibleName(self.tr("Language of the page"))
        for language in languages():
            self.language.addItem(LANGUAGES.get(language, language), language)
        spoken = spoken_now() if spoken_now() in languages() else SOURCE
        self.language.setCurrentIndex(self.language.findData(spoken))
        self.language.activated.connect(self._follow)
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(self.tr("Rules"))
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

    @Slot()
    @guarded
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
