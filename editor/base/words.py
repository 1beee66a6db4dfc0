"""Words of the interface that are declared in one place and translated in another."""

from PySide6.QtCore import QLocale

from trackwright.schema.sentences import say
from trackwright.schema.translation import tr
from trackwright.schema.vocabulary import counted_kind


def counted_things(kind: str, number: int) -> str:
    """Return how many things of a kind there are, in the language of the interface: `2 cities`."""
    return tr(counted_kind(kind, number))


def capitalized(words: str) -> str:
    """Return words with a capital at their beginning, and otherwise as they are."""
    return words[:1].upper() + words[1:]


def decimal(value: float, *, signed: bool = False) -> str:
    """Return a number with one decimal, written as the language of the interface does."""
    rounded = round(float(value), 1) + 0.0  # no minus before a nought
    sign = "+" if signed and rounded >= 0 else ""
    return sign + QLocale().toString(rounded, ord("f"), 1).replace("-", "−")


def short_number(value: float) -> str:
    """Return a number with one decimal only if it needs that: `3`, `2.5`."""
    whole = abs(value - round(value)) < 0.05
    return QLocale().toString(round(value)) if whole else decimal(value)


def in_millimetres(across: float, down: float, *, signed: bool = False) -> str:
    """Return a place on the board, or a way over it, in mm."""
    return f"{decimal(across, signed=signed)} · {decimal(down, signed=signed)} mm"


def in_points(number: int) -> str:
    """Return a number of points: `1 point`, `4 points`."""
    one = say("1 point")
    more = say("{n} points")
    return tr(one if number == 1 else more, n=number)


def percent(share: float) -> str:
    """Return a share in percent, without decimals."""
    return f"{100 * share:.0f}\N{NO-BREAK SPACE}%"
