"""How facts of tickets are told."""

from PySide6.QtCore import QCoreApplication

from trackwright.editor.naming import end_called
from trackwright.editor.tickets.facts import TicketFacts, TicketWays
from trackwright.editor.words import counted, short_number
from trackwright.schema.board import Board, Ticket
from trackwright.schema.text import printable, text_in

translate = QCoreApplication.translate


def told_way(facts: TicketFacts) -> str:
    """Return how long the shortest way is, over how many routes, and how many there are."""
    if facts.points is None:
        return told_ways(facts)
    words = translate("Ticket", "shortest path {ways}, {routes}")
    told = words.replace("{ways}", told_ways(facts))
    return told.replace("{routes}", counted("route", facts.routes))


def told_spaces(number: int) -> str:
    """Return a number of spaces: `1 space`, `4 spaces`."""
    words = translate("Ticket", "1 space") if number == 1 else translate("Ticket", "{n} spaces")
    return words.replace("{n}", str(number))


def told_deck(board: Board, deck: str, language: str) -> str:
    """Return what a deck is called."""
    known = next((one for one in board.decks if one.id == deck), None)
    return printable(text_in(known.name, language) if known is not None else "") or deck


def told_ways(facts: TicketFacts) -> str:
    """Return how long the shortest path is and how many ways tie, for a table."""
    way = facts.way
    if way is None or not way.length:
        return translate("Ticket", "no routes join them")
    if way.count == 1:
        return told_spaces(way.length)
    ties = translate("Ticket", "{n} ways tie").replace("{n}", str(way.count))
    return f"{told_spaces(way.length)}, {ties}"


def told_hints(facts: TicketFacts, trains: int | None) -> list[str]:
    """Return sentences on how hard a ticket is."""
    way = facts.way
    if way is None or not way.length:
        return []
    hints = [
        translate("Ticket", "{routes} to claim").replace("{routes}", counted("route", facts.routes))
    ]
    if facts.fewer is not None:
        words = translate("Ticket", "with one space more only {routes}")
        hints.append(words.replace("{routes}", counted("route", facts.fewer)))
    if facts.alone:
        words = (
            translate("Ticket", "1 single track that every shortest path needs")
            if facts.alone == 1
            else translate("Ticket", "{n} single tracks that every shortest path needs")
        )
        hints.append(words.replace("{n}", str(facts.alone)))
    for number, words in (
        (facts.tunnels, translate("Ticket", "tunnels on the way: {n}")),
        (facts.ferries, translate("Ticket", "ferries on the way: {n}")),
    ):
        if number:
            hints.append(words.replace("{n}", short_number(number)))
    if trains:
        words = translate("Ticket", "{share} % of a player’s {trains} trains")
        share = f"{100 * way.length / trains:.0f}"
        hints.append(words.replace("{share}", share).replace("{trains}", str(trains)))
    return hints


def told_options(board: Board, ticket: Ticket, ways: TicketWays, language: str) -> list[str]:
    """Return the other second ends of a ticket, each with its points and its shortest path."""
    words = translate("Ticket", "or {end} for {points}: {path}")
    return [
        words.replace("{end}", end_called(board, other.end, language))
        .replace("{points}", str(other.points))
        .replace("{path}", told_ways(ways.facts(board, (ticket.ends[0], other.end))))
        for other in ticket.alternatives
    ]
