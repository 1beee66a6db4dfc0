"""How facts of tickets are told."""

from PySide6.QtCore import QCoreApplication

from trackwright.editor.tickets.facts import TicketFacts
from trackwright.editor.words import counted
from trackwright.schema.board import Board
from trackwright.schema.text import printable, text_in

translate = QCoreApplication.translate


def told_way(facts: TicketFacts) -> str:
    """Return how long the shortest way is, over how many routes, and how many there are."""
    way = facts.way
    if way is None or not way.length:
        return translate("Ticket", "no routes join them")
    words = translate("Ticket", "shortest path {spaces}, {routes}")
    told = words.replace("{spaces}", told_spaces(way.length))
    told = told.replace("{routes}", counted("route", facts.routes))
    if way.count == 1:
        return told
    ties = translate("Ticket", "{n} ways tie").replace("{n}", str(way.count))
    return f"{told}, {ties}"


def told_spaces(number: int) -> str:
    """Return a number of spaces: `1 space`, `4 spaces`."""
    words = translate("Ticket", "1 space") if number == 1 else translate("Ticket", "{n} spaces")
    return words.replace("{n}", str(number))


def told_deck(board: Board, deck: str, language: str) -> str:
    """Return what a deck is called."""
    known = next((one for one in board.decks if one.id == deck), None)
    return printable(text_in(known.name, language) if known is not None else "") or deck
