"""The panel of names in several languages."""

from functools import partial

from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QInputDialog, QMenu, QPushButton, QWidget

from trackwright.editor.base.guard import Guarded, connect, guarded
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.language import language_name
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.names import (
    languages_of,
    with_language,
    with_words,
    without_language,
)
from trackwright.editor.document.thing_names import thing_name
from trackwright.editor.forms.entered_values import refused_as_sentence
from trackwright.editor.languages.fill_dialog import FillDialog, Offer, offers_for
from trackwright.editor.languages.names_model import NamesModel, names_pasted, names_text
from trackwright.editor.tables.panel import SearchedTable
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr

MOST_SHOWN = 5
"""How many refused rows the panel explains."""


class NamesPanel(SearchedTable):
    """Names of all things: things down, languages across."""

    def __init__(self, desk: Desk) -> None:
        self.model = NamesModel(desk)
        super().__init__(desk, self.model)
        self._menu_at = QPoint()
        self.table.setAccessibleName(tr("Languages"))
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        connect(self.table.customContextMenuRequested, self._ask_for_offers)
        self.add = QPushButton(tr("Add a language…"))
        connect(self.add.clicked, self._ask_for_language)
        self.remove = QPushButton(tr("Remove a language"))
        self._removing = QMenu(self.remove)
        connect(self._removing.aboutToShow, self._list_languages)
        self.remove.setMenu(self._removing)
        self.fill = QPushButton(tr("Fill from the gazetteer…"))
        connect(self.fill.clicked, self._fill)
        self._asking = LatestJob(self)
        connect(self._asking.finished, self._offer)
        self._arrange(self.add, self.remove, self.fill)
        connect(self.table.copied, self._copy)
        connect(self.table.pasted, self._paste)

    def add_language(self, language: str) -> None:
        """Add a language."""
        try:
            with refused_as_sentence():
                board = with_language(self._desk.board, language)
        except TrackwrightError as error:
            self._tell(tr(error.sentence))
            return
        self._tell("")
        self._desk.edit(tr("Add the language {language}", language=language_name(language)), board)

    def remove_language(self, language: str) -> None:
        """Remove a language and its names."""
        board = without_language(self._desk.board, language)
        self._desk.edit(
            tr("Remove the language {language}", language=language_name(language)), board
        )

    def _copy(self) -> None:
        places = [self.model.place(row) for row in self._chosen_rows()]
        QGuiApplication.clipboard().setText(names_text(self._desk.board, places))

    def _paste(self) -> None:
        try:
            with refused_as_sentence():
                pasted = names_pasted(self._desk.board, QGuiApplication.clipboard().text())
        except TrackwrightError as error:
            self._tell(tr(error.sentence))
            return
        self._desk.edit(tr("Paste names"), pasted.board)
        self._tell("; ".join(pasted.refused[:MOST_SHOWN]))

    def _ask_for_language(self) -> None:
        dialog = QInputDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(tr("Add a language"))
        dialog.setLabelText(tr("Choose a language, or type its code: pt-BR"))
        dialog.setComboBoxEditable(True)
        dialog.setComboBoxItems(_known_languages(languages_of(self._desk.board)))
        connect(dialog.textValueSelected, self._take_language)
        dialog.open()

    def _take_language(self, words: str) -> None:
        code = words.rstrip(")").rpartition("(")[2].strip()
        if code:
            self.add_language(code)

    def _list_languages(self) -> None:
        self._removing.clear()
        for language in languages_of(self._desk.board):
            remove = partial(self.remove_language, language)
            self._removing.addAction(language_name(language), guarded(remove))

    def _ask_for_offers(self, at: QPoint) -> None:
        """Ask the gazetteer for names of the thing under the pointer, in the background."""
        index = self.table.indexAt(at)
        language = self.model.language(index) if index.isValid() else None
        if language is None:
            return
        board, place = self._desk.board, self.model.place(index.row())
        self._menu_at = self.table.viewport().mapToGlobal(at)

        def work() -> tuple[ThingRef, str, Offer | None]:
            return place, language, offers_for(board, [place], language).get(place)

        self._asking.start(work)

    def _offer(self, result: tuple[ThingRef, str, Offer | None]) -> None:
        place, language, offer = result
        menu = OffersMenu(self._desk, place, language, offer, self)
        menu.popup(self._menu_at)

    def _fill(self) -> None:
        FillDialog(self._desk, self).open()


class OffersMenu(Guarded, QMenu):
    """Offers the names that the gazetteer knows for a thing."""

    def __init__(
        self, desk: Desk, place: ThingRef, language: str, offer: Offer | None, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._desk = desk
        self._place = place
        self._language = language
        if offer is None:
            nothing = self.addAction(tr("The gazetteer knows no name for it"))
            nothing.setEnabled(False)
            return
        for name in offer.names:
            self.addAction(name, guarded(partial(self._choose, name)))

    def _choose(self, name: str) -> None:
        desk = self._desk
        title = tr(
            "{things}: {property}",
            things=thing_name(desk.board, self._place, desk.scene.language),
            property=language_name(self._language),
        )
        desk.edit(title, with_words(desk.board, self._place, self._language, name))


def _known_languages(but: tuple[str, ...]) -> list[str]:
    """Return what languages are called, with their codes, in the order of these names."""
    codes = {locale.name().split("_")[0] for locale in _all_locales()}
    wanted = codes - {*but, "C"}
    return sorted((language_name(code) for code in wanted), key=str.casefold)


def _all_locales() -> list[QLocale]:
    return QLocale.matchingLocales(
        QLocale.Language.AnyLanguage, QLocale.Script.AnyScript, QLocale.Country.AnyCountry
    )
