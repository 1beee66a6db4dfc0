"""Words of the interface that are declared in one place and translated in another."""

from PySide6.QtCore import QCoreApplication, QLocale

from trackwright.schema.colors import RouteColor
from trackwright.schema.translation import tr as told


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Return `text` as it is; Qt's tools find it by this function's name and have it translated."""
    del context
    return text


_COLORS = {
    RouteColor.PURPLE: QT_TRANSLATE_NOOP("Color", "purple"),
    RouteColor.WHITE: QT_TRANSLATE_NOOP("Color", "white"),
    RouteColor.BLUE: QT_TRANSLATE_NOOP("Color", "blue"),
    RouteColor.YELLOW: QT_TRANSLATE_NOOP("Color", "yellow"),
    RouteColor.ORANGE: QT_TRANSLATE_NOOP("Color", "orange"),
    RouteColor.BLACK: QT_TRANSLATE_NOOP("Color", "black"),
    RouteColor.RED: QT_TRANSLATE_NOOP("Color", "red"),
    RouteColor.GREEN: QT_TRANSLATE_NOOP("Color", "green"),
    RouteColor.GRAY: QT_TRANSLATE_NOOP("Color", "gray"),
}


def color_word(color: RouteColor) -> str:
    """Return a colour's name in the language of the interface."""
    return QCoreApplication.translate("Color", _COLORS[color])


_KINDS = {
    "city": (QT_TRANSLATE_NOOP("Kind", "1 city"), QT_TRANSLATE_NOOP("Kind", "{n} cities")),
    "crossing": (
        QT_TRANSLATE_NOOP("Kind", "1 crossing"),
        QT_TRANSLATE_NOOP("Kind", "{n} crossings"),
    ),
    "country": (QT_TRANSLATE_NOOP("Kind", "1 country"), QT_TRANSLATE_NOOP("Kind", "{n} countries")),
    "region": (QT_TRANSLATE_NOOP("Kind", "1 region"), QT_TRANSLATE_NOOP("Kind", "{n} regions")),
    "route": (QT_TRANSLATE_NOOP("Kind", "1 route"), QT_TRANSLATE_NOOP("Kind", "{n} routes")),
    "deck": (QT_TRANSLATE_NOOP("Kind", "1 deck"), QT_TRANSLATE_NOOP("Kind", "{n} decks")),
    "ticket": (QT_TRANSLATE_NOOP("Kind", "1 ticket"), QT_TRANSLATE_NOOP("Kind", "{n} tickets")),
}


def counted(kind: str, number: int) -> str:
    """Return how many things of a kind there are, in the language of the interface: `2 cities`."""
    one, more = _KINDS[kind]
    words = QCoreApplication.translate("Kind", one if number == 1 else more)
    return words.replace("{n}", str(number))


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
    one = QCoreApplication.translate("Thing", "1 point")
    more = QCoreApplication.translate("Thing", "{n} points")
    return (one if number == 1 else more).replace("{n}", str(number))


def percent(share: float) -> str:
    """Return a share in percent, without decimals."""
    return f"{100 * share:.0f}\N{NO-BREAK SPACE}%"


SENTENCE = "Sentence"
"""The context of these words among the translations; `make translations` collects them."""

__all__ = ["SENTENCE", "told"]
