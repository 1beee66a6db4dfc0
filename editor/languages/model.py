"""The names of a board, as a table: things down, languages across, missing ones marked."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QGuiApplication

from trackwright.editor.desk import Desk
from trackwright.editor.edits.languages import name_in, named_things, with_words, words_in
from trackwright.editor.edits.names import languages_of
from trackwright.editor.guard import guarded_with
from trackwright.editor.inspector.facts import kind_word
from trackwright.editor.names_menu import language_called
from trackwright.editor.properties.limits import Limits
from trackwright.editor.properties.property import Entry, Property, Value, translated
from trackwright.editor.style import colors_of
from trackwright.editor.tables.kinds import Column, Fact, Knowledge, TableKind
from trackwright.editor.tables.model import Index, ThingsModel
from trackwright.editor.words import QT_TRANSLATE_NOOP
from trackwright.schema.board import Board
from trackwright.schema.thing_ref import ThingRef

MISSING = QT_TRANSLATE_NOOP("Property", "missing")


class NamesModel(ThingsModel):
    """A row for each thing that has a name, a column for each language."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, _kind_of(desk), parent)

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that have a column."""
        return tuple(c.name for c in self.kind.columns if isinstance(c, Property))

    def language(self, index: Index) -> str | None:
        """Return the language of a cell's column; None if it has none."""
        column = self.column(index)
        return column.name if isinstance(column, Property) else None

    def follow(self) -> None:
        """Have the rows and the languages that the board has now."""
        if self.languages != _languages(self._desk):
            self.beginResetModel()
            self.kind = _kind_of(self._desk)
            self._sorted_by = None
            self.endResetModel()
        super().follow()

    @guarded_with(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # as Qt has it
        if not index.isValid() or index.row() >= self.rowCount():
            return None
        is_missing = self.language(index) is not None and self.value(index) is None
        if is_missing and self.draft(index) is None:
            if role == Qt.ItemDataRole.DisplayRole:
                return translated(MISSING)
            if role == Qt.ItemDataRole.ForegroundRole:
                return QColor(colors_of(QGuiApplication.palette()).wrong)
        return super().data(index, role)

    def _found(self) -> Iterator[tuple[ThingRef, Any]]:
        return named_things(self._desk.board)

    def _put(self, place: ThingRef, column: Column, value: Value) -> Board:
        return with_words(self._desk.board, place, column.name, str(value or "").strip())

    def _called(self, place: ThingRef) -> str:
        return kind_word("board") if place.kind == "board" else super()._called(place)

    def _ink(self, index: Index, column: Column) -> QColor | None:
        name = name_in(self._things[self.place(index.row())])
        if isinstance(column, Property) and isinstance(name, str) and self.draft(index) is None:
            return QColor(colors_of(QGuiApplication.palette()).quiet)  # the same everywhere
        return super()._ink(index, column)


def _kind_of(desk: Desk) -> TableKind:
    return replace(NAMES, columns=(*NAMES.columns, *map(_column, _languages(desk))))


def _languages(desk: Desk) -> tuple[str, ...]:
    return languages_of(desk.board) or (desk.scene.language,)


def _column(language: str) -> Property:
    def read(thing: Any, _shown: str) -> Value:
        return words_in(thing, language)

    return Property(
        language,
        language_called(language),
        Limits("string", optional=True),
        Entry.LINE,
        read,
        _not_written,
        ("name",),
    )


def _not_written(_board: Board, _names: Sequence[str], _value: Value, _language: str) -> Board:
    raise NotImplementedError("names are written by their model")


def _kind_told(_knowledge: Knowledge, thing: Any) -> Value:
    return kind_word(type(thing).__name__.lower())


def _id_told(_knowledge: Knowledge, thing: Any) -> Value:
    name: str = thing.id
    return name


NAMES = TableKind(
    "names",
    ("city", "crossing", "country", "region", "deck"),
    (
        Fact("kind", QT_TRANSLATE_NOOP("Table", "Kind"), _kind_told, is_number=False),
        Fact("id", QT_TRANSLATE_NOOP("Table", "Id"), _id_told, is_number=False),
    ),
    QT_TRANSLATE_NOOP("Table", "Nothing has a name yet."),
)
