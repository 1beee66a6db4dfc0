"""Tables to and from spreadsheets, in the words of the format `csv`."""

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from trackwright.editor.document.edits.cities import true_place
from trackwright.formats.csv.format import write
from trackwright.formats.csv.reader import read
from trackwright.formats.csv.tables import Row, read_table
from trackwright.formats.csv.vocabulary import FERRIES, TUNNELS, Kind, answer, plain
from trackwright.formats.format import Export, ImportSource
from trackwright.layout.gazetteer import place as town_called
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.parsing import BYTE_ORDER_MARK
from trackwright.schema.geometry import GeoPoint
from trackwright.schema.sentences import say
from trackwright.schema.text import folded, text_in
from trackwright.schema.translation import tr

Cells = dict[str, str]

_LISTS = {
    Kind.CITIES: ("cities", "crossings"),
    Kind.ROUTES: ("routes",),
    Kind.TICKETS: ("tickets",),
}

_FIELDS = {
    "x": "position",
    "y": "position",
    "lat": "location",
    "lon": "location",
    "colour": "color",
    "draw bonus": "draw_bonus",
    "from": "ends",
    "to": "ends",
    "locomotives": "icons",
    "long": "deck",
}
"""The fields that columns are about, where their names differ."""

_NEEDED = frozenset(("from", "to", "colour", "length", "points", "deck", "x", "y"))
"""Columns whose empty cells change nothing; in others, an empty cell clears the field."""


@dataclass(frozen=True)
class ImportedRows:
    """A board with the rows of a table, and how many things that changed and added."""

    board: Board
    changed: int
    added: int
    refused: tuple[str, ...]  # a sentence on each row that could not be imported
    notes: tuple[str, ...]  # what was assumed about the others


def table_text(board: Board, kind: str, language: str) -> str:
    """Return all things of a kind as a spreadsheet's file."""
    return write(Export(board, language=language))[f"{kind}.csv"].decode()


def clipboard_text(board: Board, kind: str, language: str, names: Iterable[str]) -> str:
    """Return things of a board as spreadsheets paste them: headed, with tabs between cells."""
    text = table_text(board, kind, language)
    wanted = set(names)
    header, own = _parsed(text)
    rows = [row for row in own if row["id"] in wanted]
    columns = [c for c in header if c == "id" or any(row[c] for row in rows)]
    return _written(columns, rows, "\t")


def imported_rows(board: Board, kind: str, source: str, data: bytes, language: str) -> ImportedRows:
    """Return the board with the rows of a table: those it has are changed, the others added.

    A row means the thing that has its id or, for cities without one, its name. Columns that the
    table lacks stay as they are.
    """
    table = read_table(source, data)
    wanted = Kind(kind)
    if table.kind is not wanted:
        raise TrackwrightError(
            say(
                "{source} lists {kind}, not {wanted}", source=source, kind=table.kind, wanted=wanted
            )
        )
    files = dict(write(Export(board, language=language)))
    header, own = _parsed(files[f"{kind}.csv"].decode())
    merge = _Merge(board, wanted, language, own)
    merge.add(table.rows)
    files[f"{kind}.csv"] = merge.text(header).encode()
    imported = read(ImportSource(source, files, language))
    refused = [
        f"{where}: {tr(refusal.why)}"
        for refusal in imported.refused
        if (where := merge.where(f"{kind}.csv", refusal.where)) is not None
    ]
    return merge.merged(imported.board, tuple(refused), tuple(map(tr, table.notes)))


class _Merge:
    """A table of the board, with the rows of another one merged into it."""

    def __init__(self, board: Board, kind: Kind, language: str, own: list[Cells]) -> None:
        self._board = board
        self._kind = kind
        self._language = language
        self._rows = [dict(row) for row in own]
        self._index = {row["id"]: number for number, row in enumerate(own)}
        self._by_name = _unique_names(board, language) if kind is Kind.CITIES else {}
        self._changed: dict[str, set[str]] = {}
        self._origins: dict[int, str] = {}

    def add(self, rows: Sequence[Row]) -> None:
        """Merge rows into those that mean the same things, or append them."""
        for row in rows:
            number = self._number_of(row)
            if number is None:
                number = len(self._rows)
                self._rows.append(self._with_position(row))
            else:
                self._overwrite(number, row)
            self._origins[number] = row.where

    def text(self, header: Sequence[str]) -> str:
        """Return the merged table."""
        columns = dict.fromkeys([*header, *(column for row in self._rows for column in row)])
        return _written(list(columns), self._rows, ",")

    def where(self, file: str, where: str) -> str | None:
        """Return where a row of the merged table came from; None for the board's own."""
        name, comma, number = where.rpartition(", row ")
        if name != file or not comma:
            return None
        return self._origins.get(int(number) - 2)  # counted from 1, with the header

    def merged(self, made: Board, refused: tuple[str, ...], notes: tuple[str, ...]) -> ImportedRows:
        """Return the board with the fields that rows changed and the things that they added."""
        board, changed, added = self._board, 0, 0
        known = {it.id for plural in _LISTS[self._kind] for it in getattr(board, plural)}
        for plural in _LISTS[self._kind]:
            ready = {thing.id: thing for thing in getattr(made, plural)}
            things = []
            for thing in getattr(board, plural):
                new = ready.get(thing.id)
                fields = self._changed.get(thing.id, set()) if new is not None else set()
                edited = thing.changed(**{name: getattr(new, name) for name in fields})
                changed += edited != thing
                things.append(edited if edited != thing else thing)
            more = [thing for thing in ready.values() if thing.id not in known]
            added += len(more)
            board = board.changed(**{plural: (*things, *more)})
        return ImportedRows(_with_named(board, made), changed, added, refused, notes)

    def _number_of(self, row: Row) -> int | None:
        name = row.cells.get("id") or self._by_name.get(folded(self._name_in(row)), "")
        return self._index.get(name)

    def _overwrite(self, number: int, row: Row) -> None:
        cells, spelled = self._rows[number], self._in_own_columns(row)
        columns = (row.columns | spelled.keys()) - {"id", "kind", "style"}
        if "name" in columns and any(
            column.startswith("name:") for column in cells if cells[column]
        ):
            columns = (columns - {"name"}) | {f"name:{self._language}"}
        given: Mapping[str, str] = {
            **spelled,
            **({f"name:{self._language}": row.cells["name"]} if "name" in row.cells else {}),
        }
        columns = frozenset(c for c in columns if c in given or c not in _NEEDED)
        changed = {c for c in columns if cells.get(c, "") != given.get(c, "")}
        for column in columns:
            cells[column] = given.get(column, "")
        names = (column if ":" not in column else "name" for column in changed)
        self._changed.setdefault(cells["id"], set()).update(
            _FIELDS.get(column, column) for column in names
        )

    def _in_own_columns(self, row: Row) -> Cells:
        """Return a row's cells in the columns of our own tables; others have fewer."""
        cells, columns = dict(row.cells), row.columns
        if self._kind is Kind.ROUTES:
            words = {
                plain(word) for key in ("kind", "style") for word in cells.get(key, "").split()
            }
            if "icons" not in columns and cells.get("locomotives"):
                cells["icons"] = ""  # they go to the usual spaces
            is_ferry = not words.isdisjoint(FERRIES) or cells.get("locomotives", "0") != "0"
            if "ferry" not in columns and is_ferry:
                cells["ferry"] = "yes"
            if "tunnel" not in columns and not words.isdisjoint(TUNNELS):
                cells["tunnel"] = "yes"
        long = next((deck.id for deck in self._board.decks if "long" in deck.tags), None)
        if self._kind is Kind.TICKETS and long and answer(cells.pop("long", "")):
            cells["deck"] = long
        return cells

    def _with_position(self, row: Row) -> Cells:
        """Return the cells of a new row; a city without a position gets its geographic one."""
        cells = dict(row.cells)
        if self._kind is not Kind.CITIES or "x" in cells or self._board.projection is None:
            return cells
        location = _location(cells)
        if location is None and (town := town_called(self._name_in(row))) is not None:
            location = town.location
        found = None if location is None else true_place(self._board, location)
        if found is not None and location is not None:
            cells |= {"x": str(found.point.x), "y": str(found.point.y)}
            cells |= {"lat": str(location.lat), "lon": str(location.lon)}
        return cells

    def _name_in(self, row: Row) -> str:
        return row.cells.get("name") or row.cells.get(f"name:{self._language}", "")


def _with_named(board: Board, made: Board) -> Board:
    """Return the board with the countries and decks that things of it name and it lacks."""
    countries, decks = {c.id for c in board.countries}, {d.id for d in board.decks}
    used_countries = {stop.country for stop in board.stops}
    used_decks = {ticket.deck for ticket in board.tickets}
    new_countries = [c for c in made.countries if c.id in used_countries - countries]
    new_decks = [d for d in made.decks if d.id in used_decks - decks]
    changes: dict[str, Any] = {}
    if new_countries:
        changes["countries"] = (*board.countries, *new_countries)
    if new_decks:
        changes["decks"] = (*board.decks, *new_decks)
    return board.changed(**changes) if changes else board


def _unique_names(board: Board, language: str) -> dict[str, str]:
    names: dict[str, list[str]] = {}
    for stop in board.stops:
        names.setdefault(folded(text_in(stop.name, language)), []).append(stop.id)
    return {name: ids[0] for name, ids in names.items() if name and len(ids) == 1}


def _location(cells: Cells) -> GeoPoint | None:
    try:
        return GeoPoint(lat=float(cells["lat"]), lon=float(cells["lon"]))
    except (KeyError, ValueError):
        return None


def _parsed(text: str) -> tuple[Sequence[str], list[Cells]]:
    reader = csv.DictReader(io.StringIO(text.removeprefix(BYTE_ORDER_MARK), newline=""))
    return reader.fieldnames or (), list(reader)


def _written(columns: Sequence[str], rows: Iterable[Cells], separator: str) -> str:
    text = io.StringIO()
    writer = csv.DictWriter(
        text, columns, delimiter=separator, lineterminator="\n", extrasaction="ignore"
    )
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()
