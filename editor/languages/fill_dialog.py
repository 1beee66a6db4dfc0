"""The dialog that fills in missing names from the gazetteer."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from unicodedata import name as letter_name

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialogButtonBox,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.language import language_name
from trackwright.editor.base.widgets import Dialog, column, named, plain_label
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.names import (
    languages_of,
    missing_words,
    name_in,
    named_things,
    with_all_words,
)
from trackwright.editor.document.thing_names import thing_name
from trackwright.layout.countries import country_called
from trackwright.layout.gazetteer import all_names
from trackwright.schema.board import Board, Country, Stop
from trackwright.schema.text import text_in
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr
from trackwright.schema.vocabulary import KINDS

Index = QModelIndex | QPersistentModelIndex


THING, LANGUAGE, NAME = range(3)
NAMES = Qt.ItemDataRole.UserRole
"""The role under which a row has the names to choose from."""

ON, OFF = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class FillDialog(Dialog):
    """Lists proposed names; those that are ticked become one undoable step."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent, tr("Fill from the gazetteer"))
        self._desk = desk
        self._offers: tuple[Offer, ...] = ()
        self.heading = plain_label(tr("Looking for names …"), wraps=True)
        self.table = named(QTableWidget(0, 3), tr("Proposed names"))
        self.table.setHorizontalHeaderLabels([tr("Thing"), tr("Language"), tr("Proposed name")])
        self.table.verticalHeader().hide()
        self.table.setShowGrid(False)
        self.table.setAlternatingRowColors(True)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        for wide in (THING, NAME):
            self.table.horizontalHeader().setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
        self.table.setItemDelegateForColumn(NAME, _NameDelegate(self.table))
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(False)
        connect(self.buttons.accepted, self._take)
        connect(self.buttons.rejected, self.reject)
        column(self.heading, (self.table, 1), self.buttons, parent=self, spacing=-1, margins=None)
        self.resize(620, 440)
        self._asking = LatestJob(self, self._show)
        self._board = desk.board
        self._asking.start(partial(all_offers, desk.board))

    @property
    def is_looking(self) -> bool:
        """Whether the gazetteer is still being asked."""
        return self._asking.is_busy

    def _show(self, offers: "tuple[Offer, ...]") -> None:
        self._offers = offers
        self.table.setRowCount(len(offers))
        for row, offer in enumerate(offers):
            self._add(row, offer)
        self.table.resizeColumnToContents(LANGUAGE)
        connect(self.table.itemChanged, self._tick)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(bool(offers))
        self.heading.setText(
            tr(
                "Ticked names are taken over. The gazetteer does not tell the languages of towns’ "
                "names apart: double-click a proposed name to choose another one."
            )
            if offers
            else tr("The gazetteer knows nothing that is missing here.")
        )

    def _add(self, row: int, offer: "Offer") -> None:
        enabled = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        thing = QTableWidgetItem(
            f"{tr(KINDS[offer.place.kind].title)} "
            f"{thing_name(self._board, offer.place, self._desk.scene.language)}"
        )
        thing.setFlags(enabled | Qt.ItemFlag.ItemIsUserCheckable)
        thing.setCheckState(ON if offer.proposed and offer.is_missing else OFF)
        language = QTableWidgetItem(language_name(offer.language))
        language.setFlags(enabled)
        name = QTableWidgetItem(offer.proposed)
        name.setData(NAMES, list(offer.names))
        for number, item in ((THING, thing), (LANGUAGE, language), (NAME, name)):
            self.table.setItem(row, number, item)

    def _tick(self, item: QTableWidgetItem) -> None:
        """Tick a row whose name was chosen."""
        if item.column() == NAME:
            self._item(item.row(), THING).setCheckState(ON if item.text() else OFF)

    def _take(self) -> None:
        words = [
            (offer.place, offer.language, self._item(row, NAME).text().strip())
            for row, offer in enumerate(self._offers)
            if self._item(row, THING).checkState() == ON
        ]
        filled = [entry for entry in words if entry[2]]
        title = tr("Fill in names from the gazetteer")
        self._desk.edit(title, with_all_words(self._desk.board, filled))
        self.accept()

    def _item(self, row: int, column: int) -> QTableWidgetItem:
        item = self.table.item(row, column)
        if item is None:
            raise IndexError("no such row")
        return item


class _NameDelegate(Guarded, QStyledItemDelegate):
    """Edits a name by choosing one that the gazetteer knows, or typing another."""

    def createEditor(  # type: ignore[override]  # None means that there is none
        self, parent: QWidget, _option: QStyleOptionViewItem, index: Index
    ) -> QWidget | None:
        box = QComboBox(parent)
        box.setEditable(True)
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        box.addItems(index.data(NAMES) or [])
        return box

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QComboBox):
            editor.setCurrentText(index.data())

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, QComboBox):
            model.setData(index, editor.currentText())


_SCRIPTS = {
    **dict.fromkeys(("be", "bg", "mk", "ru", "sr", "uk"), "CYRILLIC"),
    "el": "GREEK",
}
"""The letters of languages that are not written in Latin ones; the gazetteer knows no others."""

_MAIN = "en"
"""The language of most main names in the gazetteer."""


@dataclass(frozen=True)
class Offer:
    """Names for a thing in a language.

    Attributes:
        names: All that may be right.
        proposed: The one that most likely is; empty if none can be told from the others.
        is_missing: Whether the thing has no name in this language yet.
    """

    place: ThingRef
    language: str
    names: tuple[str, ...]
    proposed: str
    is_missing: bool


def offers_for(board: Board, refs: Sequence[ThingRef], language: str) -> dict[ThingRef, Offer]:
    """Return what is offered for some things in a language; nothing for those that are unknown."""
    missing, wanted_refs = set(missing_words(board)), set(refs)
    things = {ref: thing for ref, thing in named_things(board) if ref in wanted_refs}
    towns = {p: t for p, t in things.items() if isinstance(t, Stop) and t.name}
    wanted = [(text_in(stop.name, _MAIN), stop.location) for stop in towns.values()]
    known = dict(zip(towns, all_names(wanted), strict=True))
    found = {}
    for place, thing in things.items():
        names = known.get(place, ())
        offered = tuple(name for name in names if _is_written_in(name, language))
        proposed = offered[0] if offered and (language == _MAIN or len(offered) == 1) else ""
        if isinstance(thing, Country):
            offered = _country_names(thing, language)
            proposed = offered[0] if offered else ""
        if offered:
            is_missing = (place, language) in missing
            found[place] = Offer(place, language, offered, proposed, is_missing)
    return found


def all_offers(board: Board) -> tuple[Offer, ...]:
    """Return offers for what is missing, and then for what is untranslated and would differ."""
    offers = []
    names = {ref: name_in(thing) for ref, thing in named_things(board)}
    for language in languages_of(board):
        wanted = [
            ref
            for ref, name in names.items()
            if name and (isinstance(name, str) or language not in name)
        ]
        for offer in offers_for(board, wanted, language).values():
            now = text_in(names[offer.place], language)
            if offer.is_missing or offer.proposed not in ("", now):
                offers.append(offer)
    return tuple(sorted(offers, key=lambda offer: (not offer.is_missing, not offer.proposed)))


def _country_names(country: Country, language: str) -> tuple[str, ...]:
    spellings = [country.name] if isinstance(country.name, str) else [*country.name.values()]
    for spelling in spellings:
        known = country_called(spelling) if spelling else None
        if known is not None:
            name = known.names.get(language) or known.names.get(language.split("-")[0])
            return (name,) if name else ()
    return ()


def _is_written_in(name: str, language: str) -> bool:
    script = _SCRIPTS.get(language.split("-")[0], "LATIN")
    return all(letter_name(letter, "").startswith(script) for letter in name if letter.isalpha())
