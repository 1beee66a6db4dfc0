"""The spreadsheet format: `cities.csv`, `routes.csv` and `tickets.csv`."""

from trackwright.formats.csv.reading import read
from trackwright.formats.csv.writing import in_a_cell, tables
from trackwright.formats.format import Export, FileFormat, Files
from trackwright.formats.holding import Holds, Part
from trackwright.formats.simplifying import SOUND
from trackwright.schema.sentences import say

_NAMES = Part(say("White space around names, and letters that no text file holds."), in_a_cell)
_STOP = ("id", "name", "position", "location", "country", "tags")
_ROUTE = (
    "id",
    "ends",
    "color",
    "length",
    "ferry",
    "icons",
    "tunnel",
    "draw_bonus",
    "bends",
    "tags",
)

HOLDS = Holds(
    board=frozenset(
        {
            *(f"cities.{field}" for field in _STOP),
            *(f"crossings.{field}" for field in _STOP),
            *(f"routes.{field}" for field in _ROUTE),
            "tickets",
        }
    ),
    parts={"cities.name": _NAMES, "crossings.name": _NAMES},
    simplifications=SOUND,
)


def write(export: Export) -> Files:
    """Return the three tables."""
    return tables(HOLDS.simplified(export.board, export.language))


CSV = FileFormat(
    name="csv",
    title=say("spreadsheet tables of cities, routes and tickets"),
    readers=say("LibreOffice, Excel, Google Sheets, pandas"),
    ending="",
    endings_inside=(".csv", ".tsv", ".txt"),
    holds=HOLDS,
    write=write,
    read=read,
)
