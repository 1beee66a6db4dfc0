"""The tables of things: their columns, and their rows as Qt's views read them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QIcon

from trackwright.editor.base.icons import icon
from trackwright.editor.base.style import colors_of
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.thing_names import thing_name
from trackwright.editor.forms.fields import (
    InputKind,
    Option,
    RefusedValue,
    RefusedValues,
    Value,
    written,
)
from trackwright.editor.forms.property import Property, entered, property_of, refused_as_sentence
from trackwright.editor.inspector.facts import neighbours_by_stop, points_of, room_of
from trackwright.editor.tables.sorted_table import SEARCH_TEXT, Index, RowsModel
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.selector_matches import tickets_by_city
from trackwright.schema.sentences import say
from trackwright.schema.text import folded
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef
from trackwright.schema.translation import tr
from trackwright.schema.vocabulary import KINDS


class BoardFacts:
    """What columns show that is no property, each computed once for a board, on demand."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @cached_property
    def connections(self) -> dict[str, int]:
        """The number of stops that routes lead to, by stop."""
        return {name: len(others) for name, others in neighbours_by_stop(self.desk.board).items()}

    @cached_property
    def tickets(self) -> dict[str, int]:
        """The number of tickets that name a stop, by stop."""
        return dict(tickets_by_city(self.desk.board))


@dataclass(frozen=True)
class FactColumn:
    """A column that cannot be edited, because its values follow from others."""

    name: str
    title: str  # in English: say(…)
    read: Callable[[BoardFacts, Any], Value]
    is_number: bool = True

    @property
    def translated(self) -> str:
        """Its title in the language of the interface."""
        return tr(self.title)


Column = Property | FactColumn


@dataclass(frozen=True)
class TableKind:
    """A table, with the name of its panel and of its spreadsheet's file as id: `cities`."""

    id: str
    kinds: tuple[str, ...]
    columns: tuple[Column, ...]
    empty: str  # the message while there are no rows: say(…)


def is_number(column: Column) -> bool:
    """Tell whether a column holds numbers."""
    if isinstance(column, FactColumn):
        return column.is_number
    return column.input_kind in (InputKind.WHOLE, InputKind.NUMBER)


def is_flag(column: Column) -> bool:
    """Tell whether a column is ticked or not."""
    return isinstance(column, Property) and column.input_kind is InputKind.FLAG


def _columns(kind: str, *columns: str | FactColumn) -> tuple[Column, ...]:
    return tuple(
        column if isinstance(column, FactColumn) else property_of(kind, column)
        for column in columns
    )


def _room(facts: BoardFacts, route: Any) -> Value:
    room = room_of(facts.desk, route)
    return None if room is None else round(room, 1)


CITIES = TableKind(
    "cities",
    ("city", "crossing"),
    _columns(
        "city",
        "name",
        "country",
        "x",
        "y",
        FactColumn(
            "connections", say("Connections"), lambda facts, stop: facts.connections.get(stop.id, 0)
        ),
        FactColumn(
            "tickets", KINDS["ticket"].titles, lambda facts, stop: facts.tickets.get(stop.id, 0)
        ),
        "side",
        "locked",
        "tags",
        "id",
    ),
    say("No cities yet: press C and click on the board."),
)

ROUTES = TableKind(
    "routes",
    ("route",),
    _columns(
        "route",
        "from",
        "to",
        "color",
        "length",
        FactColumn(
            "points",
            property_of("ticket", "points").field.title,
            lambda facts, route: points_of(facts.desk, route),
        ),
        FactColumn("room", say("Room in mm"), _room),
        "tunnel",
        "ferry",
        "icons",
        "draw_bonus",
        "tags",
        "id",
    ),
    say("No routes yet: press R and click two cities."),
)

TICKETS = TableKind(
    "tickets",
    ("ticket",),
    _columns("ticket", "from", "to", "points", "deck", "alternatives", "tags", "id"),
    say("No tickets yet."),
)


TICK = "✓"

Row = tuple[ThingRef, Any]
"""A thing of any kind, with its reference."""

_TOP = QModelIndex()
_Flags = Qt.ItemFlag


class ThingsModel(RowsModel):
    """A row for each thing.

    Signals:
        refused: A value was refused; carries the sentence, which is empty once one was accepted.
    """

    refused = Signal(str)

    def __init__(self, desk: Desk, kind: TableKind, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.kind = kind
        self._desk = desk
        self._rows: list[Row] = []
        self._refs: list[ThingRef] = []  # unsorted
        self._refused = RefusedValues()
        self._facts = BoardFacts(desk)
        self._options: dict[str, dict[Value, Option]] = {}
        self.follow()

    def follow(self) -> None:
        """Show the board as it is now."""
        rows = list(self._listed())
        self._facts = BoardFacts(self._desk)
        self._options.clear()
        before, self._refs = self._refs, [ref for ref, _ in rows]
        if self._refs == before:
            self.update_rows(rows)
        else:
            self.set_rows(rows)

    def thing_ref(self, index: Index) -> ThingRef:
        """Return the thing in the row of a cell."""
        return self._rows[index.row()][0]

    def rows_of(self, refs: set[ThingRef]) -> list[int]:
        """Return the rows of some things, in order; those that are not listed have none."""
        return [number for number, (ref, _) in enumerate(self._rows) if ref in refs] if refs else []

    def column(self, index: Index) -> Column:
        """Return the column of a cell."""
        return self.kind.columns[index.column()]

    def value(self, index: Index) -> Value:
        """Return the value of a cell."""
        return self._value(self._rows[index.row()], self.column(index))

    def options(self, each: Property) -> tuple[Option, ...]:
        """Return what can be chosen in a column."""
        return tuple(self._options_of(each).values())

    def refused_value(self, index: Index) -> RefusedValue | None:
        """Return what was typed into a cell and refused."""
        return self._refused.get((self.thing_ref(index), self.column(index).name))

    @property
    def uncommitted_input(self) -> str:
        """A sentence on what was typed and refused; empty if nothing was."""
        titles = {column.name: column.translated for column in self.kind.columns}
        return self._refused.sentence(
            lambda ref, name: titles.get(name, "") if ref in self._refs else ""
        )

    def enter(self, index: Index, value: Value, text: str) -> None:
        """Enter a value into a cell, as one step; what is refused stays there in red."""
        ref, column = self.thing_ref(index), self.column(index)
        key = (ref, column.name)
        before = self._refused.drop(*key)
        try:
            with refused_as_sentence():
                board = self._edited(ref, column, value)
        except TrackwrightError as error:
            self._refused[key] = RefusedValue(text, error.sentence)
            self.dataChanged.emit(index, index)
            self.refused.emit(tr(error.sentence))
            return
        if before is not None:
            self.dataChanged.emit(index, index)
        self.refused.emit("")
        title = tr("{things}: {property}", things=self._name(ref), property=column.translated)
        self._desk.edit(title, board)

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
            return column.field.description
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # as Qt has it
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        if role == SEARCH_TEXT:
            return self._search_text(self._rows[index.row()])
        column = self.column(index)
        match role:
            case Qt.ItemDataRole.DisplayRole if is_flag(column):
                return TICK if self.value(index) else ""
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                refused = self.refused_value(index)
                return self._text(self.value(index), column) if refused is None else refused.value
            case Qt.ItemDataRole.DecorationRole:
                return self._icon(index, column)
            case Qt.ItemDataRole.TextAlignmentRole if is_number(column):
                return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            case Qt.ItemDataRole.TextAlignmentRole if is_flag(column):
                return int(Qt.AlignmentFlag.AlignCenter)
            case Qt.ItemDataRole.ForegroundRole:
                return self._text_color(index, column)
            case Qt.ItemDataRole.ToolTipRole:
                refused = self.refused_value(index)
                return None if refused is None else refused.sentence
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        usual = _Flags.ItemIsEnabled | _Flags.ItemIsSelectable
        column = self.column(index)
        is_typed = isinstance(column, Property) and not is_flag(column)
        return usual | _Flags.ItemIsEditable if is_typed else usual

    def sort_key(self, row: Row, column: int) -> tuple[bool, Any]:
        """Return numbers as they are and other values as folded text; empty cells come last."""
        what = self.kind.columns[column]
        value = self._value(row, what)
        if isinstance(value, int | float):
            return False, value
        empty: float | str = float("-inf") if is_number(what) else ""
        return True, empty if value is None else folded(self._text(value, what))

    def _listed(self) -> Iterator[Row]:
        for kind in self.kind.kinds:
            for thing in getattr(self._desk.board, LIST_BY_KIND[kind]):
                yield ThingRef(kind, thing.id), thing

    def _edited(self, ref: ThingRef, column: Column, value: Value) -> Board:
        """Return the board with a value in a cell."""
        desk = self._desk
        return entered(desk.board, [ref], column.name, value, desk.scene.language)

    def _name(self, ref: ThingRef) -> str:
        return thing_name(self._desk.board, ref, self._desk.scene.language)

    def _search_text(self, row: Row) -> str:
        cells = (self._text(self._value(row, c), c) for c in self.kind.columns)
        return folded(" ".join(cells))

    def _value(self, row: Row, column: Column) -> Value:
        _, thing = row
        if isinstance(column, FactColumn):
            return column.read(self._facts, thing)
        return column.read(thing, self._desk.scene.language)

    def _text(self, value: Value, column: Column) -> str:
        if isinstance(column, Property) and column.options is not None:
            option = self._options_of(column).get(value)
            return written(value) if option is None or value is None else option.words
        return written(value)

    def _options_of(self, each: Property) -> dict[Value, Option]:
        if each.name not in self._options:
            board, language = self._desk.board, self._desk.scene.language
            options = each.options(board, language) if each.options else ()
            self._options[each.name] = {option.value: option for option in options}
        return self._options[each.name]

    def _icon(self, index: Index, column: Column) -> QIcon | None:
        if isinstance(column, Property) and column.options is not None:
            option = self._options_of(column).get(self.value(index))
            if option is not None and option.icon:
                return icon(option.icon)
        return None

    def _text_color(self, index: Index, column: Column) -> QColor | None:
        colors = colors_of(QGuiApplication.palette())
        if self.refused_value(index) is not None:
            return QColor(colors.wrong)
        return QColor(colors.quiet) if isinstance(column, FactColumn) else None
