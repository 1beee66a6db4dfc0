"""Parsing of the values of `trackwright print`'s options; separate because it loads boards."""

from trackwright.printing.choices import EVERYTHING, Part
from trackwright.printing.papers import sides
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError, UnknownNameError
from trackwright.schema.geometry import Size
from trackwright.schema.profile import CARDS, Panels

MOST_PANELS = 20


def first(*values: float | None) -> float:
    """Return the first value that is not None."""
    return next(value for value in values if value is not None)


def parse_parts(only: str) -> frozenset[Part]:
    """Return the parts in a comma-separated list; the usual ones if it is empty."""
    names = [name.strip() for name in only.split(",") if name.strip()]
    for name in names:
        if name not in list(Part):
            raise UnknownNameError("part of a game night", name, list(Part))
    return frozenset(map(Part, names)) or EVERYTHING


def parse_panels(fold: str, board: Board) -> Panels | None:
    """Return the panels that a board is folded into, if any."""
    if not fold:
        return None
    if fold == "profile":
        return board.profile.panels
    numbers = [int(word) for word in fold.lower().split("x") if word.isdecimal()]
    if len(numbers) != 2 or not all(1 <= number <= MOST_PANELS for number in numbers):
        raise TrackwrightError(
            f"'{fold}' is no way to fold a board: write COLUMNSxROWS, like 3x2, "
            f"with 1 to {MOST_PANELS} of each"
        )
    return Panels(columns=numbers[0], rows=numbers[1])


def parse_card_size(name: str) -> Size | None:
    """Return a card size by its name or its sides; None if empty."""
    if not name or name in CARDS:
        return CARDS.get(name)
    size = sides(name)
    if size is None:
        raise UnknownNameError("card size", name, (*CARDS, "WIDTHxHEIGHT in mm"))
    return size
