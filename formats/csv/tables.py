"""Parsing of spreadsheet files into rows with named cells."""

import csv
import io
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import PurePath
from unicodedata import category

from trackwright.formats.csv.vocabulary import Kind, column_names, columns
from trackwright.schema.errors import UnreadableFileError, WrongFormatError
from trackwright.schema.files.parsing import BYTE_ORDER_MARK, MOST_BYTES, MOST_ENTRIES, decode
from trackwright.schema.sentences import Sentence, say
from trackwright.schema.text import in_brief

DELIMITERS = ",;\t"
_SEPARATOR_LINE = re.compile(r"sep=(.)\r?\n?", re.IGNORECASE)
_GUARDED = re.compile(r"'+[=+\-@]")
_NUMBER = re.compile(r"[-+]?\d{1,3}(\.\d+)?°?")
_IN_BRACKETS = re.compile(r"(.+?)\s*\(([^()]+)\)")
_TYPOGRAPHY = set("«»‹›„“”‚‘’–—…€°·´¨§ß ªº²³½")


@dataclass(frozen=True)
class Row:
    """One row of a table: its known, non-empty cells, and all known columns of the table.

    `where` counts as spreadsheets do: `routes.csv, row 12`.
    """

    where: str
    cells: Mapping[str, str]
    columns: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Table:
    """A table of one kind of things, without empty rows; `notes` are remarks to report."""

    kind: Kind
    rows: tuple[Row, ...]
    notes: tuple[Sentence, ...] = ()


def read_table(name: str, data: bytes) -> Table:
    """Return the table that a file holds."""
    text, notes = _text(name, data)
    records = _records(name, text)
    filled = [number for number, record in enumerate(records) if any(map(str.strip, record))]
    if not filled:
        raise UnreadableFileError(say("{name} is empty", name=name))
    header = records[filled[0]]
    kind = _kind(name, header)
    if kind is None:
        return _list_of_names(name, records, notes)
    named = columns(kind, header)
    unknown = [h for h, column in zip(header, named, strict=True) if column is None and h.strip()]
    if unknown:
        listed = ", ".join(f"'{in_brief(column)}'" for column in unknown)
        notes = (
            *notes,
            say(
                "{name}: columns that are not known were left out: {columns}.",
                name=name,
                columns=listed,
            ),
        )
    rows = _rows(name, records, filled[1:], named)
    return Table(kind, rows, notes)


def escape_formula(text: str) -> str:
    """Return the text of a cell, with an apostrophe before what a spreadsheet would compute."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@") or _GUARDED.match(text) else text


def _unescape_formula(cell: str) -> str:
    text = cell.strip()
    return text[1:] if _GUARDED.match(text) else text


def _text(name: str, data: bytes) -> tuple[str, tuple[Sentence, ...]]:
    if len(data) > MOST_BYTES:
        raise UnreadableFileError(
            say(
                "{name} is larger than {most} MB, the most we read",
                name=name,
                most=MOST_BYTES >> 20,
            )
        )
    try:
        return decode(data, name).removeprefix(BYTE_ORDER_MARK), ()
    except UnreadableFileError:
        text = _windows_text(data)
        if text is None:
            raise
        note = say("{name} was read as Windows text (1252); UTF-8 is safer.", name=name)
        return text, (note,)


def _windows_text(data: bytes) -> str | None:
    """Decode text that is clearly Windows-1252: words with accents."""
    try:
        text = data.decode("cp1252")
    except UnicodeDecodeError:
        return None
    foreign = {letter for letter in text if not letter.isascii()} - _TYPOGRAPHY
    sound = all(category(letter) in ("Ll", "Lu") for letter in foreign)
    return text if sound and "\0" not in text and not text.startswith("ÿþ") else None


def _records(name: str, text: str) -> list[list[str]]:
    separator = _SEPARATOR_LINE.match(text)
    if separator:
        # Kept as an empty row, so that rows are counted as the spreadsheet counts them.
        text, delimiter = "\n" + text[separator.end() :], separator[1]
    else:
        delimiter = _delimiter(text)
    records: list[list[str]] = []
    try:
        for record in csv.reader(io.StringIO(text, newline=""), delimiter=delimiter):
            records.append(record)
            if len(records) > MOST_ENTRIES:
                raise UnreadableFileError(
                    say("{name} has more than {most} rows", name=name, most=MOST_ENTRIES)
                )
    except csv.Error as error:
        raise UnreadableFileError(
            say("{name}, row {row}: {error}", name=name, row=len(records) + 1, error=error)
        ) from None
    return records


def _delimiter(text: str) -> str:
    """Return the delimiter of the first row, or of any other."""
    first = text.lstrip().split("\n", 1)[0]
    for part in (re.sub(r'"[^"]*"', "", first), text):
        counts = Counter(letter for letter in part if letter in DELIMITERS)
        if counts:
            return max(DELIMITERS, key=lambda letter: counts[letter])
    return ","


def _kind(name: str, header: list[str]) -> Kind | None:
    """Return the kind of rows below a header; None if it is no header but a list's first row."""
    routes = set(columns(Kind.ROUTES, header))
    tickets = set(columns(Kind.TICKETS, header))
    cities = set(columns(Kind.CITIES, header))
    if {"from", "to"} <= routes:
        called_tickets = re.search(r"ticket|billet|deck", PurePath(name).name.lower())
        is_tickets = "points" in tickets or (called_tickets and "length" not in routes)
        return Kind.TICKETS if is_tickets and "colour" not in routes else Kind.ROUTES
    if "name" in cities or any(column and column.startswith("name:") for column in cities):
        return Kind.CITIES
    if "id" in cities and {"x", "lat"} & cities:
        return Kind.CITIES
    if len([cell for cell in header if cell.strip()]) <= 2 and not any(
        letter.isdigit() for cell in header for letter in cell
    ):
        return None
    examples = "; or ".join(", ".join(list(column_names(kind))[:6]) for kind in Kind)
    raise WrongFormatError(
        say(
            "{name}: the first row must head the columns, such as {examples}; it is: {header}",
            name=name,
            examples=examples,
            header=in_brief(", ".join(header)),
        )
    )


def _rows(
    name: str, records: list[list[str]], numbers: list[int], named: list[str | None]
) -> tuple[Row, ...]:
    known = frozenset(filter(None, named))
    return tuple(
        Row(
            say("{name}, row {row}", name=name, row=number + 1),
            {
                column: text
                for column, cell in zip(named, records[number], strict=False)
                if column and (text := _unescape_formula(cell))
            },
            known,
        )
        for number in numbers
    )


def _list_of_names(name: str, records: list[list[str]], notes: tuple[Sentence, ...]) -> Table:
    """Return a list without a header: a place in each row, with its country or coordinates."""
    numbers = [number for number, record in enumerate(records) if any(map(str.strip, record))]
    cells = [_name_country_and_coordinates(record) for record in records]
    rows = _rows(name, cells, numbers, ["name", "country", "lat", "lon"])
    return Table(Kind.CITIES, rows, notes)


def _name_country_and_coordinates(record: list[str]) -> list[str]:
    """Return the cells of `Cork, IE`, `Cork (IE)`, `Cork, Munster, IE` or `Cork, 51.9, -8.5`."""
    name, *others = [cell.strip() for cell in record] or [""]
    others = [cell for cell in others if cell]
    if len(others) >= 2 and all(map(_NUMBER.fullmatch, others[-2:])):
        return [name, "", *others[-2:]]
    in_brackets = _IN_BRACKETS.fullmatch(name)
    if in_brackets and not others:
        return [in_brackets[1], in_brackets[2], "", ""]
    return [name, others[-1] if others else "", "", ""]  # a region may be between them
