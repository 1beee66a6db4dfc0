"""The names of a board, as a table: things down, languages across, missing ones marked."""

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QGuiApplication

from trackwright.editor.base.language import language_name
from trackwright.editor.base.style import colors_of
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.names import (
    languages_of,
    name_in,
    named_things,
    with_words,
    words_in,
)
from trackwright.editor.forms.fields import Field
from trackwright.editor.forms.property import Property
from trackwright.editor.forms.values import InputKind, Value
from trackwright.editor.tables.model import BoardFacts, Column, FactColumn, TableKind, ThingsModel
from trackwright.editor.tables.sorted_table import Index
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.sentences import say
from trackwright.schema.text import in_brief
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr
from trackwright.schema.vocabulary import KINDS

MISSING = say("missing")


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
        """Update rows and languages after a change of the board."""
        if self.languages != _languages(self._desk):
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
        name = name_in(self._rows[index.row()][1])
        if (
            isinstance(column, Property)
            and isinstance(name, str)
            and self.refused_value(index) is None
        ):
            return QColor(colors_of(QGuiApplication.palette()).quiet)  # the same everywhere
        return super()._text_color(index, column)


def _kind_of(desk: Desk) -> TableKind:
    return replace(NAMES, columns=(*NAMES.columns, *map(_column, _languages(desk))))


def _languages(desk: Desk) -> tuple[str, ...]:
    return languages_of(desk.board) or (desk.scene.language,)


def _column(language: str) -> Property:
    def read(thing: Any, _shown: str) -> Value:
        return words_in(thing, language)

    return Property(
        language,
        Field(language, title=language_name(language), optional=True),
        InputKind.LINE,
        read,
        _not_written,
        ("name",),
    )


def _not_written(_board: Board, _names: Sequence[str], _value: Value, _language: str) -> Board:
    raise NotImplementedError("names are written by their model")


def _kind_told(_facts: BoardFacts, thing: Any) -> Value:
    return tr(KINDS[type(thing).__name__.lower()].title)


def _id_told(_facts: BoardFacts, thing: Any) -> Value:
    name: str = thing.id
    return name


NAMES = TableKind(
    "names",
    ("city", "crossing", "country", "region", "deck"),
    (
        FactColumn("kind", say("Kind"), _kind_told, is_number=False),
        FactColumn("id", say("Id"), _id_told, is_number=False),
    ),
    say("Nothing has a name yet."),
)


KIND, ID = "kind", "id"


@dataclass(frozen=True)
class PastedNames:
    """A board with names from a spreadsheet, and a sentence on each refused row."""

    board: Board
    refused: tuple[str, ...]


def names_text(board: Board, places: Iterable[ThingRef]) -> str:
    """Return the names of some things as spreadsheets paste them."""
    wanted = set(places)
    languages = languages_of(board)
    text = io.StringIO()
    rows = csv.writer(text, delimiter="\t", lineterminator="\n")
    rows.writerow([KIND, ID, *languages])
    for place, thing in named_things(board):
        if place in wanted:
            words = (words_in(thing, language) or "" for language in languages)
            rows.writerow([place.kind, thing.id, *words])
    return text.getvalue()


def names_pasted(board: Board, text: str) -> PastedNames:
    """Return the board with the names in a table whose columns are headed as `names_text` does.

    Empty cells say nothing, so that a half-filled table removes no name.
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
    return PastedNames(board, tuple(refused))
