"""The format of the browser editor."""

from trackwright.formats.bh.reading import read
from trackwright.formats.bh.words import only_side
from trackwright.formats.bh.writing import map_text
from trackwright.formats.format import Export, FileFormat, Files
from trackwright.formats.holding import ONE_LANGUAGE, Holds, Part
from trackwright.formats.simplifying import EVERY_DECK, ONLY_BETWEEN_CITIES, SOUND
from trackwright.schema.sentences import say

_SIDE = Part(say("Where names stand, but for the side of their city."), only_side)
_STOP = ("id", "name", "position", "label", "locked")
_ROUTE = ("id", "ends", "color", "length", "ferry", "icons", "tunnel", "bends")

HOLDS = Holds(
    board=frozenset(
        {
            *("meta.title", "size", "crossings.country", "decks.id", "decks.name"),
            *(f"cities.{field}" for field in _STOP),
            *(f"crossings.{field}" for field in _STOP),
            *(f"routes.{field}" for field in _ROUTE),
            *(f"tickets.{field}" for field in ("id", "ends", "points", "deck")),
        }
    ),
    rules=frozenset({"players", "tickets.keep_at_least"}),
    parts={
        **dict.fromkeys(
            ("meta.title", "cities.name", "crossings.name", "decks.name"), ONE_LANGUAGE
        ),
        **dict.fromkeys(("cities.label", "crossings.label"), _SIDE),
    },
    simplifications=(*SOUND, ONLY_BETWEEN_CITIES, EVERY_DECK),
)


def write(export: Export) -> Files:
    """Return the one file."""
    board = HOLDS.simplified(export.board, export.language)
    return {f"{export.board.id}.json": map_text(board, export).encode()}


BH = FileFormat(
    name="bh",
    title=say("map of the browser editor by Björn Hagström"),
    readers=say("that editor, from version 1.0"),
    ending=".json",
    holds=HOLDS,
    write=write,
    read=read,
)
