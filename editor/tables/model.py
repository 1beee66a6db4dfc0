"""The rows of a table, as Qt's views read them: things of the board, sorted and searched."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QGuiApplication

from trackwright.editor.base.guard import Guarded
from trackwright.editor.base.icons import icon
from trackwright.editor.base.style import colors_of
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.selection import refused_sentence
from trackwright.editor.document.thing_names import thing_name
from trackwright.editor.forms.entered_values import entered, refused_as_sentence, written
from trackwright.editor.forms.property import Entry, Option, Property, Value
from trackwright.editor.tables.columns import Column, Fact, Knowledge, TableKind, is_number
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.text import folded
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef
from trackwright.schema.translation import tr

Index = QModelIndex | QPersistentModelIndex

TICK = "✓"

_TOP = QModelIndex()
_Flags = Qt.ItemFlag


@dataclass(frozen=True)
class Draft:
    """What was typed into a cell and refused, and why."""

    text: str
    sentence: str


class ThingsModel(Guarded, QAbstractTableModel):
    """A row for each thing; sorted when that is asked for, and not while somebody types.

    Signals:
        refused: A value was refused; carries the sentence.
    """

    refused = Signal(str)

    def __init__(self, desk: Desk, kind: TableKind, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.kind = kind
        self._desk = desk
        self._things: dict[ThingRef, Any] = {}
        self._rows: list[ThingRef] = []
        self._words = ""
        self._sorted_by: tuple[int, Qt.SortOrder] | None = None
        self._drafts: dict[tuple[ThingRef, str], Draft] = {}
        self._knowledge = Knowledge(desk)
        self._options: dict[str, dict[Value, Option]] = {}
        self._searched: dict[ThingRef, str] = {}
        self.follow()

    def follow(self) -> None:
        """Have the rows that the board has now."""
        things = dict(self._found())
        same = list(things) == list(self._things)
        self._things = things
        self._knowledge = Knowledge(self._desk)
        self._options.clear()
        self._searched.clear()
        if not same:
            self._arrange()
        elif self._rows:
            last = self.index(len(self._rows) - 1, len(self.kind.columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def search(self, words: str) -> None:
        """Have only rows in which these words occur."""
        self._words = folded(words)
        self._arrange()

    @property
    def is_searched(self) -> bool:
        """Whether words are looked for."""
        return bool(self._words)

    def place(self, row: int) -> ThingRef:
        """Return what stands in a row."""
        return self._rows[row]

    def rows_of(self, places: Sequence[ThingRef]) -> list[int]:
        """Return the rows of some things, in order; those that are not listed have none."""
        wanted = set(places)
        return [row for row, place in enumerate(self._rows) if place in wanted]

    def column(self, index: Index) -> Column:
        """Return the column of a cell."""
        return self.kind.columns[index.column()]

    def value(self, index: Index) -> Value:
        """Return the value of a cell."""
        return self._value(self._rows[index.row()], self.column(index))

    def options(self, each: Property) -> tuple[Option, ...]:
        """Return what can be chosen in a column."""
        return tuple(self._options_of(each).values())

    def draft(self, index: Index) -> Draft | None:
        """Return what was typed into a cell and refused."""
        return self._drafts.get((self._rows[index.row()], self.column(index).name))

    @property
    def unfinished(self) -> str:
        """A sentence on what was typed and refused; empty if nothing was."""
        titles = {column.name: column.translated for column in self.kind.columns}
        for (place, name), draft in self._drafts.items():
            if place in self._things and name in titles:
                return refused_sentence(titles[name], draft.sentence)
        return ""

    def enter(self, index: Index, value: Value, text: str) -> None:
        """Enter a value into a cell, as one step; what is refused stays there in red."""
        place, column = self._rows[index.row()], self.column(index)
        desk = self._desk
        key = (place, column.name)
        before = self._drafts.pop(key, None)
        try:
            with refused_as_sentence():
                board = self._put(place, column, value)
        except TrackwrightError as error:
            self._drafts[key] = Draft(text, tr(error.sentence))
            self.dataChanged.emit(index, index)
            self.refused.emit(tr(error.sentence))
            return
        if before is not None:
            self.dataChanged.emit(index, index)
        self.refused.emit("")
        title = tr("{things}: {property}")
        title = title.replace("{things}", self._called(place))
        desk.edit(title.replace("{property}", column.translated), board)

    def rowCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _TOP) -> int:
        return 0 if parent.isValid() else len(self.kind.columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:  # as Qt has it
        if orientation is not Qt.Orientation.Horizontal:
            return None
        column = self.kind.columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.translated
        if role == Qt.ItemDataRole.ToolTipRole and isinstance(column, Property):
            return column.limits.description
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # as Qt has it
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        column = self.column(index)
        match role:
            case Qt.ItemDataRole.DisplayRole if is_flag(column):
                return TICK if self.value(index) else ""
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._shown(index)
            case Qt.ItemDataRole.DecorationRole:
                return self._picture(index, column)
            case Qt.ItemDataRole.TextAlignmentRole if is_number(column):
                return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            case Qt.ItemDataRole.TextAlignmentRole if is_flag(column):
                return int(Qt.AlignmentFlag.AlignCenter)
            case Qt.ItemDataRole.ForegroundRole:
                return self._ink(index, column)
            case Qt.ItemDataRole.ToolTipRole:
                draft = self.draft(index)
                return None if draft is None else draft.sentence
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        usual = _Flags.ItemIsEnabled | _Flags.ItemIsSelectable
        column = self.column(index)
        is_typed = isinstance(column, Property) and not is_flag(column)
        return usual | _Flags.ItemIsEditable if is_typed else usual

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._sorted_by = None if column < 0 else (column, order)
        self._arrange()

    def _found(self) -> Iterator[tuple[ThingRef, Any]]:
        for kind in self.kind.kinds:
            for thing in getattr(self._desk.board, LIST_BY_KIND[kind]):
                yield ThingRef(kind, thing.id), thing

    def _put(self, place: ThingRef, column: Column, value: Value) -> Board:
        """Return the board with a value in a cell."""
        desk = self._desk
        return entered(desk.board, [place], column.name, value, desk.scene.language)

    def _called(self, place: ThingRef) -> str:
        return thing_name(self._desk.board, place, self._desk.scene.language)

    def _arrange(self) -> None:
        self.beginResetModel()
        rows = [place for place in self._things if self._words in self._text(place)]
        if self._sorted_by is not None:
            number, order = self._sorted_by
            column = self.kind.columns[number]
            rows.sort(key=lambda place: self._sort_key(place, column))
            if order is Qt.SortOrder.DescendingOrder:
                rows.reverse()
        self._rows = rows
        self.endResetModel()

    def _sort_key(self, place: ThingRef, column: Column) -> tuple[bool, Any]:
        value = self._value(place, column)
        if isinstance(value, int | float):
            return value is None, value
        empty: float | str = float("-inf") if is_number(column) else ""
        return True, empty if value is None else folded(self._worded(value, column))

    def _text(self, place: ThingRef) -> str:
        if not self._words:
            return ""
        if place not in self._searched:
            cells = (self._worded(self._value(place, c), c) for c in self.kind.columns)
            self._searched[place] = folded(" ".join(cells))
        return self._searched[place]

    def _value(self, place: ThingRef, column: Column) -> Value:
        thing = self._things[place]
        if isinstance(column, Fact):
            return column.tell(self._knowledge, thing)
        return column.read(thing, self._desk.scene.language)

    def _shown(self, index: Index) -> str:
        draft = self.draft(index)
        return self._worded(self.value(index), self.column(index)) if draft is None else draft.text

    def _worded(self, value: Value, column: Column) -> str:
        if isinstance(column, Property) and column.options is not None:
            option = self._options_of(column).get(value)
            return written(value) if option is None or value is None else option.words
        return written(value)

    def _options_of(self, each: Property) -> dict[Value, Option]:
        if each.name not in self._options:
            listed = (
                each.options(self._desk.board, self._desk.scene.language) if each.options else ()
            )
            self._options[each.name] = {option.value: option for option in listed}
        return self._options[each.name]

    def _picture(self, index: Index, column: Column) -> Any:
        if isinstance(column, Property) and column.options is not None:
            option = self._options_of(column).get(self.value(index))
            if option is not None and option.icon:
                return icon(option.icon)
        return None

    def _ink(self, index: Index, column: Column) -> QColor | None:
        colors = colors_of(QGuiApplication.palette())
        if self.draft(index) is not None:
            return QColor(colors.wrong)
        return QColor(colors.quiet) if isinstance(column, Fact) else None


def is_flag(column: Column) -> bool:
    """Tell whether a column is ticked or not."""
    return isinstance(column, Property) and column.entry is Entry.FLAG
