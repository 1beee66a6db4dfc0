"""The spreadsheet format: `cities.csv`, `routes.csv` and `tickets.csv`."""

from trackwright.formats.csv.reading import read
from trackwright.formats.csv.writing import in_a_cell, write
from trackwright.formats.format import FileFormat
from trackwright.formats.holding import Holds, Part
from trackwright.formats.simplifying import SOUND

_NAMES = Part("White space around names, and letters that no text file holds.", in_a_cell)
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

CSV = FileFormat(
    name="csv",
    title="spreadsheet tables of cities, routes and tickets",
    readers="LibreOffice, Excel, Google Sheets, pandas",
    ending="",
    holds=Holds(
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
    ),
    write=write,
    read=read,
)
