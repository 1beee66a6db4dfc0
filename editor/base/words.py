"""Numbers in the language of the interface: counts, decimals, points, percentages."""

from PySide6.QtCore import QLocale

from trackwright.schema.sentences import say
from trackwright.schema.translation import tr
from trackwright.schema.vocabulary import counted_kind


def counted_things(kind: str, number: int) -> str:
    """Return a number of things of a kind: `2 cities`."""
    return tr(counted_kind(kind, number))


def capitalized(words: str) -> str:
    """Return words with an initial capital."""
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
    """Return a position on the board, or a distance across and down, in mm."""
    return f"{decimal(across, signed=signed)} · {decimal(down, signed=signed)} mm"


def in_points(number: int) -> str:
    """Return a number of points: `1 point`, `4 points`."""
    return tr(say("1 point") if number == 1 else say("{n} points"), n=number)


def percent(share: float) -> str:
    """Return a share in percent, without decimals."""
    return f"{100 * share:.0f}\N{NO-BREAK SPACE}%"
