"""The colours of cards and routes."""

from enum import StrEnum


class CardColor(StrEnum):
    """The colour of a train card that is not a locomotive."""

    PURPLE = "purple"
    WHITE = "white"
    BLUE = "blue"
    YELLOW = "yellow"
    ORANGE = "orange"
    BLACK = "black"
    RED = "red"
    GREEN = "green"


class RouteColor(StrEnum):
    """The colour of a route: that of the cards which pay it, or gray for any one colour."""

    PURPLE = "purple"
    WHITE = "white"
    BLUE = "blue"
    YELLOW = "yellow"
    ORANGE = "orange"
    BLACK = "black"
    RED = "red"
    GREEN = "green"
    GRAY = "gray"
