"""Edits of tickets: new ones between two ends, and what they are worth."""

from collections.abc import Iterable, Mapping, Sequence

from trackwright.schema.board import Board, CountryEnd, Deck, Ticket, TicketEnd
from trackwright.schema.edits import with_added, with_each
from trackwright.schema.ids import LONGEST, free_id
from trackwright.schema.rules.ruleset import Ruleset

Ends = tuple[TicketEnd, TicketEnd]

MOST_POINTS = 1_000
"""What a ticket can be worth at the most."""


def new_ticket(board: Board, ends: Ends, points: int, deck: str) -> Ticket:
    """Return a ticket that the board does not have yet."""
    names = (end.country if isinstance(end, CountryEnd) else end for end in ends)
    wanted = "-".join(names)[:LONGEST].rstrip("-_")
    taken = {ticket.id for ticket in board.tickets}
    return Ticket(id=free_id(wanted, taken, "-"), ends=ends, points=points, deck=deck)


def with_ticket(board: Board, ticket: Ticket) -> Board:
    """Return the board with another ticket, behind those of its deck; the deck is added if new."""
    if not any(deck.id == ticket.deck for deck in board.decks):
        board = with_added(board, "decks", Deck(id=ticket.deck))
    beside = [place for place, other in enumerate(board.tickets) if other.deck == ticket.deck]
    place = beside[-1] + 1 if beside else len(board.tickets)
    return board.changed(tickets=(*board.tickets[:place], ticket, *board.tickets[place:]))


def with_points(board: Board, points: Mapping[str, int]) -> Board:
    """Return the board with other points for some tickets, by their ids."""
    changed = [t.id for t in board.tickets if points.get(t.id, t.points) != t.points]
    return with_each(board, "tickets", changed, lambda t: t.changed(points=points[t.id]))


def tickets_between(board: Board, ends: Ends) -> tuple[Ticket, ...]:
    """Return the tickets between two ends, either way."""
    return tuple(t for t in board.tickets if t.ends in (ends, ends[::-1]))


def usual_deck(board: Board, rules: Sequence[Ruleset]) -> str:
    """Return the deck of new tickets: the one that the rules let players draw from."""
    from trackwright.analysis.deck_plan import plan_for  # late: few need it at once

    return plan_for(board, rules).regular.deck


def deck_after(board: Board, deck: str, others: Iterable[str] = ()) -> str:
    """Return the next deck of a board, or of some others, after one; the first after the last."""
    decks = list(dict.fromkeys((*(known.id for known in board.decks), *others)))
    place = decks.index(deck) if deck in decks else -1
    return decks[(place + 1) % len(decks)] if decks else deck
