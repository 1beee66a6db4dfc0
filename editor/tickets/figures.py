"""The figures of a deck in words: what they are called, and what the published decks have."""

from PySide6.QtCore import QCoreApplication

from trackwright.analysis.deck_suggestion import DeckFigure
from trackwright.editor.words import QT_TRANSLATE_NOOP, decimal

translate = QCoreApplication.translate

FIGURES = {
    "deck_tickets_per_city": QT_TRANSLATE_NOOP("Figure", "Tickets for each city"),
    "deck_lengths_1": QT_TRANSLATE_NOOP("Figure", "Tickets below 30 % of the reach"),
    "deck_lengths_2": QT_TRANSLATE_NOOP("Figure", "Tickets from 30 % to 45 %"),
    "deck_lengths_3": QT_TRANSLATE_NOOP("Figure", "Tickets from 45 % to 60 %"),
    "deck_lengths_4": QT_TRANSLATE_NOOP("Figure", "Long tickets, up to 75 %"),
    "deck_lengths_5": QT_TRANSLATE_NOOP("Figure", "Tickets above 75 %"),
    "deck_long_ends": QT_TRANSLATE_NOOP("Figure", "Different ends of long ones"),
    "deck_of_one_route": QT_TRANSLATE_NOOP("Figure", "Tickets of one route"),
    "deck_cities_left_out": QT_TRANSLATE_NOOP("Figure", "Cities on no ticket"),
    "deck_busiest_city": QT_TRANSLATE_NOOP("Figure", "Tickets of the busiest city"),
    "deck_unevenness_of_cities": QT_TRANSLATE_NOOP("Figure", "Unevenness of the cities"),
    "deck_overlap": QT_TRANSLATE_NOOP("Figure", "Spaces one ticket spares another"),
    "deck_nearly_same": QT_TRANSLATE_NOOP("Figure", "Pairs of which one is nearly free"),
    "deck_twins": QT_TRANSLATE_NOOP("Figure", "Pairs that differ by one space"),
    "deck_bottleneck": QT_TRANSLATE_NOOP("Figure", "Tickets that need one connection"),
    "deck_busiest_single_track": QT_TRANSLATE_NOOP("Figure", "Tickets over the busiest track"),
    "deck_idle_connections": QT_TRANSLATE_NOOP("Figure", "Connections on no ticket’s way"),
    "deck_load_of_several_tracks": QT_TRANSLATE_NOOP("Figure", "Load of several tracks by one"),
}
"""What the figures of a deck are called, by their names."""


def figure_title(name: str) -> str:
    """Return what a figure of a deck is called."""
    return translate("Figure", FIGURES[name])


def told_figure(figure: DeckFigure) -> str:
    """Return the value of a figure."""
    return _told_value(figure.value, figure.kind.is_share)


def told_range(figure: DeckFigure) -> str:
    """Return what the published decks have of a figure."""
    lowest = _told_value(figure.known.lowest, figure.kind.is_share)
    highest = _told_value(figure.known.highest, figure.kind.is_share)
    return lowest if lowest == highest else f"{lowest} – {highest}"


def _told_value(value: float, is_share: bool) -> str:
    if not is_share:
        return decimal(value)
    return translate("Figure", "{n} %").replace("{n}", f"{100 * value:.0f}")
