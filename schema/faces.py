"""The typefaces of a board, by their use."""

from enum import StrEnum


class Face(StrEnum):
    """A typeface of the board: one for texts, one for the title and names of countries."""

    TEXT = "text"
    DISPLAY = "display"
