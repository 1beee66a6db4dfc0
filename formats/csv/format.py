"""The spreadsheet format, and boards written in it: `cities.csv`, `routes.csv`, `tickets.csv`."""

import csv
import io
import re
from collections.abc import Iterable, Mapping

from trackwright.formats.capabilities import Capabilities, Part, field_names
from trackwright.formats.csv.reader import read
from trackwright.formats.csv.tables import escape_formula
from trackwright.formats.format import Export, FileFormat, Files
from trackwright.formats.simplifications import SOUND
from trackwright.schema.board import Board, CountryEnd, Crossing, Route, Stop, Ticket, TicketEnd
from trackwright.schema.files.parsing import BYTE_ORDER_MARK
from trackwright.schema.sentences import say

Cells = dict[str, str]

_RETURNS = re.compile(r"\r\n?")
"""Line breaks that not every program keeps apart from the end of a row."""


def tables(board: Board) -> Files:
    """Return the three tables.

    They begin with a byte-order mark, without which Excel does not expect UTF-8, and a name that a
    spreadsheet would compute gets an apostrophe in front, which reading takes away again.
    """
    names = [f"name:{language}" for language in _languages(board)]
    return {
        "cities.csv": _table(
            ("id", "name", *names, "kind", "x", "y", "lat", "lon", "country", "tags"),
            map(_stop, board.stops),
        ),
        "routes.csv": _table(
            (
                *("id", "from", "to", "colour", "length", "ferry", "icons", "tunnel"),
                *("draw bonus", "bends", "tags"),
            ),
            map(_route, board.routes),
        ),
        "tickets.csv": _table(
            ("id", "deck", "from", "to", "points", "alternatives", "tags"),
            map(_ticket, board.tickets),
        ),
    }


def in_a_cell(name: str | Mapping[str, str], language: str = "") -> str | Mapping[str, str] | None:
    """Return a name as a cell can hold it; None if nothing is left."""
    if isinstance(name, str):
        return _RETURNS.sub("\n", name.replace("\0", "")).strip() or None
    cells = {tag: in_a_cell(text, language) for tag, text in name.items()}
    return {tag: text for tag, text in cells.items() if isinstance(text, str)} or None


def _languages(board: Board) -> list[str]:
    names = [stop.name for stop in board.stops]
    return sorted({tag for name in names if not isinstance(name, str) for tag in name})


def _table(columns: tuple[str, ...], rows: Iterable[Cells]) -> bytes:
    text = io.StringIO()
    writer = csv.DictWriter(text, columns, lineterminator="\n", restval="")
    writer.writeheader()
    writer.writerows(rows)
    return (BYTE_ORDER_MARK + text.getvalue()).encode("utf-8")


def _stop(stop: Stop) -> Cells:
    cells = {
        "id": stop.id,
        "kind": "crossing" if isinstance(stop, Crossing) else "city",
        "x": _number(stop.position.x),
        "y": _number(stop.position.y),
        "country": stop.country or "",
        "tags": " ".join(stop.tags),
    }
    if stop.location is not None:
        cells |= {"lat": _number(stop.location.lat), "lon": _number(stop.location.lon)}
    kept = in_a_cell(stop.name)
    if isinstance(kept, str):
        cells["name"] = escape_formula(kept)
    elif kept is not None:
        cells |= {f"name:{language}": escape_formula(text) for language, text in kept.items()}
    return cells


def _route(route: Route) -> Cells:
    return {
        "id": route.id,
        "from": route.ends[0],
        "to": route.ends[1],
        "colour": route.color.value,
        "length": str(route.length),
        "ferry": _yes(route.ferry),
        "icons": " ".join(str(space + 1) for space in route.icons),
        "tunnel": _yes(route.tunnel),
        "draw bonus": str(route.draw_bonus) if route.draw_bonus else "",
        "bends": "; ".join(f"{_number(x)} {_number(y)}" for x, y in route.bends),
        "tags": " ".join(route.tags),
    }


def _ticket(ticket: Ticket) -> Cells:
    return {
        "id": ticket.id,
        "deck": ticket.deck,
        "from": _end(ticket.ends[0]),
        "to": _end(ticket.ends[1]),
        "points": str(ticket.points),
        "alternatives": "; ".join(f"{_end(it.end)} {it.points}" for it in ticket.alternatives),
        "tags": " ".join(ticket.tags),
    }


def _end(end: TicketEnd) -> str:
    return f"country:{end.country}" if isinstance(end, CountryEnd) else end


def _yes(flag: bool) -> str:
    return "yes" if flag else ""


def _number(value: float) -> str:
    return f"{value:.6f}".rstrip("0").rstrip(".")


_NAMES = Part(say("White space around names, and letters that no text file holds."), in_a_cell)

CAPABILITIES = Capabilities(
    board=field_names("cities crossings", "id name position location country tags")
    | field_names("routes", "id ends color length ferry icons tunnel draw_bonus bends tags")
    | {"tickets"},
    parts={"cities.name": _NAMES, "crossings.name": _NAMES},
    simplifications=SOUND,
)


def write(export: Export) -> Files:
    """Return the three tables."""
    return tables(CAPABILITIES.simplified(export.board, export.language))


CSV = FileFormat(
    name="csv",
    title=say("spreadsheet tables of cities, routes and tickets"),
    readers=say("LibreOffice, Excel, Google Sheets, pandas"),
    ending="",
    endings_inside=(".csv", ".tsv", ".txt"),
    capabilities=CAPABILITIES,
    write=write,
    read=read,
)
