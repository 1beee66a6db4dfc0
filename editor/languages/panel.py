"""The panel of names in several languages: things down, languages across."""

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QInputDialog, QMenu, QPushButton, QWidget

from trackwright.editor.base.guard import Guarded, connect, guarded
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.language import language_name
from trackwright.editor.base.style import colors_of
from trackwright.editor.base.widgets import push_button
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.names import (
    languages_of,
    name_in,
    named_things,
    with_language,
    with_words,
    without_language,
    words_in,
)
from trackwright.editor.document.thing_names import thing_name
from trackwright.editor.forms.fields import Field, InputKind, Value
from trackwright.editor.forms.property import Property, refused_as_sentence
from trackwright.editor.languages.fill_dialog import FillDialog, Offer, offers_for
from trackwright.editor.tables.model import BoardFacts, Column, FactColumn, TableKind, ThingsModel
from trackwright.editor.tables.panel import SearchedTable
from trackwright.editor.tables.sorted_table import Index
from trackwright.schema.board import Board
from trackwright.schema.decorations import FreeText
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.sentences import say
from trackwright.schema.text import in_brief
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr
from trackwright.schema.vocabulary import KINDS

MISSING = say("missing")
KIND, ID = "kind", "id"

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
        add = push_button(tr("Add a language…"), self._ask_for_language)
        remove = QPushButton(tr("Remove a language"))
        self._removing = QMenu(remove)
        connect(self._removing.aboutToShow, self._list_languages)
        remove.setMenu(self._removing)
        self.fill = push_button(
            tr("Fill from the gazetteer…"), lambda: FillDialog(desk, self).open()
        )
        self._asking = LatestJob(self, self._offer)
        self._arrange(add, remove, self.fill)
        connect(self.table.copied, self._copy)
        connect(self.table.pasted, self._paste)

    def add_language(self, language: str) -> None:
        """Add a language."""
        try:
            with refused_as_sentence():
                board = with_language(self._desk.board, language)
        except TrackwrightError as error:
            self._show_refusal(tr(error.sentence))
            return
        self._show_refusal("")
        self._desk.edit(tr("Add the language {language}", language=language_name(language)), board)

    def remove_language(self, language: str) -> None:
        """Remove a language and its names."""
        board = without_language(self._desk.board, language)
        self._desk.edit(
            tr("Remove the language {language}", language=language_name(language)), board
        )

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(names_text(self._desk.board, self._selected_things()))

    def _paste(self) -> None:
        try:
            with refused_as_sentence():
                text = QGuiApplication.clipboard().text()
                board, refused = names_pasted(self._desk.board, text)
        except TrackwrightError as error:
            self._show_refusal(tr(error.sentence))
            return
        self._desk.edit(tr("Paste names"), board)
        self._show_refusal("; ".join(refused[:MOST_SHOWN]))

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
        index = self.table.source_index_at(at)
        language = self.model.language(index) if index.isValid() else None
        if language is None:
            return
        board, place = self._desk.board, self.model.thing_ref(index)
        self._menu_at = self.table.viewport().mapToGlobal(at)

        def work() -> tuple[ThingRef, str, Offer | None]:
            return place, language, offers_for(board, [place], language).get(place)

        self._asking.start(work)

    def _offer(self, result: tuple[ThingRef, str, Offer | None]) -> None:
        place, language, offer = result
        OffersMenu(self._desk, place, language, offer, self).popup(self._menu_at)


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
    every = QLocale.Language.AnyLanguage, QLocale.Script.AnyScript, QLocale.Country.AnyCountry
    codes = {locale.name().split("_")[0] for locale in QLocale.matchingLocales(*every)}
    return sorted((language_name(code) for code in codes - {*but, "C"}), key=str.casefold)


class NamesModel(ThingsModel):
    """A row for each thing that has a name, a column for each language."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, _kind_of(desk))

    def language(self, index: Index) -> str | None:
        """Return the language of a cell's column; None if it has none."""
        column = self.column(index)
        return column.name if isinstance(column, Property) else None

    def follow(self) -> None:
        """Update rows and languages after a change of the board."""
        shown = tuple(column.name for column in self.kind.columns if isinstance(column, Property))
        if shown != _languages(self._desk):
            self.beginResetModel()
            self.kind = _kind_of(self._desk)
            self.endResetModel()
        super().follow()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # as Qt has it
        if not index.isValid() or index.row() >= self.rowCount():
            return None
        is_missing = self.language(index) is not None and self.value(index) is None
        if is_missing and self.refused_value(index) is None:
            if role == Qt.ItemDataRole.DisplayRole:
                return tr(MISSING)
            if role == Qt.ItemDataRole.ForegroundRole:
                return QColor(colors_of(QGuiApplication.palette()).wrong)
        return super().data(index, role)

    def _listed(self) -> Iterator[tuple[ThingRef, Any]]:
        return named_things(self._desk.board)

    def _edited(self, place: ThingRef, column: Column, value: Value) -> Board:
        return with_words(self._desk.board, place, column.name, str(value or "").strip())

    def _name(self, place: ThingRef) -> str:
        return tr(KINDS["board"].title) if place.kind == "board" else super()._name(place)

    def _text_color(self, index: Index, column: Column) -> QColor | None:
        is_same_everywhere = isinstance(name_in(self._rows[index.row()][1]), str)
        is_name = isinstance(column, Property) and self.refused_value(index) is None
        if is_same_everywhere and is_name:
            return QColor(colors_of(QGuiApplication.palette()).quiet)
        return super()._text_color(index, column)


def _kind_of(desk: Desk) -> TableKind:
    return replace(NAMES, columns=(*NAMES.columns, *map(_column, _languages(desk))))


def _languages(desk: Desk) -> tuple[str, ...]:
    return languages_of(desk.board) or (desk.scene.language,)


def _column(language: str) -> Property:
    def read(thing: Any, _shown: str) -> Value:
        return words_in(thing, language)

    field = Field(language, title=language_name(language), optional=True)
    return Property(language, field, InputKind.LINE, read, _not_written, ("name",))


def _not_written(_board: Board, _names: Sequence[str], _value: Value, _language: str) -> Board:
    raise NotImplementedError("names are written by their model")


def _kind_title(_facts: BoardFacts, thing: Any) -> Value:
    kind = "decoration" if isinstance(thing, FreeText) else type(thing).__name__.lower()
    return tr(KINDS[kind].title)


NAMES = TableKind(
    "names",
    ("city", "crossing", "country", "region", "deck", "decoration"),
    (
        FactColumn("kind", say("Kind"), _kind_title, is_number=False),
        FactColumn("id", say("Id"), lambda _facts, thing: thing.id, is_number=False),
    ),
    say("Nothing has a name yet."),
)


def names_text(board: Board, things: Iterable[ThingRef]) -> str:
    """Return the names of some things as spreadsheets paste them."""
    wanted = set(things)
    languages = languages_of(board)
    text = io.StringIO()
    rows = csv.writer(text, delimiter="\t", lineterminator="\n")
    rows.writerow([KIND, ID, *languages])
    for place, thing in named_things(board):
        if place in wanted:
            words = (words_in(thing, language) or "" for language in languages)
            rows.writerow([place.kind, thing.id, *words])
    return text.getvalue()


def names_pasted(board: Board, text: str) -> tuple[Board, list[str]]:
    """Return the board with the names in a table, and a sentence on each refused row.

    The columns are headed as `names_text` does. Empty cells say nothing, so that a half-filled
    table removes no name.
    """
    rows = list(csv.DictReader(io.StringIO(text, newline=""), delimiter="\t"))
    header = list(rows[0]) if rows else []
    languages = [language for language in languages_of(board) if language in header]
    if KIND not in header or ID not in header or not languages:
        raise TrackwrightError(
            say(
                "the first row must head the columns: kind, id, and the languages of the board, "
                "such as {languages}",
                languages=", ".join(languages_of(board)) or "en",
            )
        )
    known = {(place.kind, thing.id): place for place, thing in named_things(board)}
    refused = []
    for number, row in enumerate(rows, 2):
        place = known.get((row[KIND] or "", row[ID] or ""))
        if place is None:
            what = in_brief(f"{row[KIND]} {row[ID]}")
            why = say("row {row}: there is no '{what}' that has a name", row=number, what=what)
            refused.append(tr(why))
            continue
        for language in languages:
            words = (row[language] or "").strip()
            if words:
                board = with_words(board, place, language, words)
    return board, refused
