"""A board with nothing on it."""

import re

from trackwright.schema.board import Board, Meta
from trackwright.schema.geometry import Size
from trackwright.schema.spelling import folded

LONGEST_ID = 80


def blank_board(title: str, width: float, height: float) -> Board:
    """Return an empty board with a title, of so many mm."""
    return Board(id=_id_for(title), meta=Meta(title=title), size=Size(width=width, height=height))


def _id_for(title: str) -> str:
    words = re.findall(r"[a-z0-9]+", folded(title))
    return "_".join(words)[:LONGEST_ID].rstrip("_") or "board"
