"""A board with nothing on it."""

from trackwright.schema.board import Board, Meta
from trackwright.schema.geometry import Size
from trackwright.schema.ids import slug


def blank_board(title: str, width: float, height: float) -> Board:
    """Return an empty board with a title, of so many mm."""
    size = Size(width=width, height=height)
    return Board(id=slug(title, "board"), meta=Meta(title=title), size=size)
