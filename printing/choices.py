"""The choices of printing that have names."""

from enum import StrEnum


class Part(StrEnum):
    """A part of a game night."""

    ASSEMBLY = "assembly"
    BOARD = "board"
    SHOP = "shop"
    TICKETS = "tickets"
    BONUSES = "bonuses"
    COUNTRIES = "countries"
    REFERENCE = "reference"
    SCORE = "score"
    RULES = "rules"
    IMAGES = "images"


EVERYTHING = frozenset(Part) - {Part.IMAGES}
"""What is printed by default; images of single cards are for print services."""


class Orientation(StrEnum):
    """The orientation of paper."""

    AUTO = "auto"
    PORTRAIT = "portrait"
    LANDSCAPE = "landscape"


class Edge(StrEnum):
    """Along which edge a printer turns a sheet over to print its back."""

    LONG = "long"
    SHORT = "short"
