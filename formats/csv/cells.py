"""Parsing of cells: a value, or a sentence on what is wrong."""

import re
from collections.abc import Mapping

from trackwright.formats.csv.vocabulary import answer, color_called, color_names
from trackwright.formats.imported_models import is_id
from trackwright.schema.base import Id
from trackwright.schema.colors import RouteColor
from trackwright.schema.errors import did_you_mean
from trackwright.schema.geometry import GeoPoint, Point
from trackwright.schema.ids import slug
from trackwright.schema.sentences import say
from trackwright.schema.text import in_brief

Cells = Mapping[str, str]

FARTHEST = 20_000
"""In mm: how far from the origin something may lie."""

_SPACES = re.compile(r"[\s\u00a0\u202f'’]")
_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d{1,3})?")


class WrongCellError(Exception):
    """A cell that cannot be parsed: what is wrong, and what is expected."""


def number(cells: Cells, column: str, least: float, most: float) -> float:
    """Return the number in a cell, with a decimal point or comma."""
    text = _SPACES.sub("", cells[column]).replace("−", "-")
    if "," in text and "." in text:  # one of them only groups the digits
        groups = "," if text.rindex(".") > text.rindex(",") else "."
        text = text.replace(groups, "")
    text = text.replace(",", ".")
    if len(text) > 40 or not _NUMBER.fullmatch(text):
        raise WrongCellError(
            say(
                "the {column} '{cell}' is not a number", column=column, cell=in_brief(cells[column])
            )
        )
    value = float(text)
    if not least <= value <= most:
        raise WrongCellError(
            say(
                "the {column} {text} is not between {least:g} and {most:g}",
                column=column,
                text=text,
                least=least,
                most=most,
            )
        )
    return value


def whole(cells: Cells, column: str, least: int, most: int) -> int:
    """Return the whole number in a cell."""
    value = number(cells, column, least, most)
    if value != int(value):
        raise WrongCellError(
            say(
                "the {column} {cell} is not a whole number",
                column=column,
                cell=in_brief(cells[column]),
            )
        )
    return int(value)


def flag(cells: Cells, column: str) -> bool:
    """Return whether a cell means yes; an empty one means no."""
    said = answer(cells.get(column, ""))
    if said is None:
        raise WrongCellError(
            say(
                "the {column} '{cell}' is neither yes nor no",
                column=column,
                cell=in_brief(cells[column]),
            )
        )
    return said


def color(cells: Cells) -> RouteColor:
    """Return the colour that a cell names; gray if it is empty."""
    text = cells.get("colour", "")
    found = color_called(text)
    if found is None:
        hint = did_you_mean(text, color_names())
        raise WrongCellError(
            say("there is no colour '{color}'{hint}", color=in_brief(text), hint=hint)
        )
    return found


def tags(cells: Cells) -> tuple[Id, ...]:
    """Return the tags in a cell, between spaces, commas or semicolons."""
    words = re.split(r"[\s,;|]+", cells.get("tags", ""))
    return tuple(word if is_id(word) else slug(word, "tag") for word in words if word)


def spaces(cells: Cells, column: str = "icons") -> tuple[int, ...]:
    """Return the space indices in a cell, converted from 1-based to 0-based."""
    words = re.split(r"[\s,;|]+", cells.get(column, "").strip())
    return tuple(whole({column: word}, column, 1, 100_001) - 1 for word in words if word)


def position(cells: Cells) -> Point | None:
    """Return the position on the board in a row, in mm."""
    if not _both(cells, "x", "y"):
        return None
    return Point(number(cells, "x", -FARTHEST, FARTHEST), number(cells, "y", -FARTHEST, FARTHEST))


def location(cells: Cells) -> GeoPoint | None:
    """Return the latitude and longitude in a row."""
    if not _both(cells, "lat", "lon"):
        return None
    return GeoPoint(lat=number(cells, "lat", -90, 90), lon=number(cells, "lon", -180, 180))


def bends(cells: Cells) -> tuple[Point, ...]:
    """Return the bends in a cell: `125 30; 140 35`."""
    found = []
    for pair in re.split(r"[;|]", cells.get("bends", "")):
        words = pair.split()
        if len(words) not in (0, 2):
            raise WrongCellError(
                say("the bend '{bend}' is not x and y: 125 30", bend=in_brief(pair.strip()))
            )
        if words and (bend := position(dict(zip("xy", words, strict=True)))):
            found.append(bend)
    return tuple(found)


def _both(cells: Cells, first: str, second: str) -> bool:
    if (first in cells) != (second in cells):
        there, missing = (first, second) if first in cells else (second, first)
        raise WrongCellError(
            say("it has '{there}', but no '{missing}'", there=there, missing=missing)
        )
    return first in cells
