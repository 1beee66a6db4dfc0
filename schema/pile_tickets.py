"""Which of a board's tickets lie in each pile of a ruleset."""

from collections.abc import Callable, Iterable
from functools import partial

from trackwright.schema.board import Board, Ticket
from trackwright.schema.rules.tickets import Pile
from trackwright.schema.selector_matches import picked_tickets
from trackwright.schema.selectors import TicketSelector

Pick = Callable[[TicketSelector], tuple[Ticket, ...]]
"""Returns the tickets that a selector picks on a board."""


def pile_tickets(board: Board, piles: Iterable[Pile]) -> tuple[tuple[Ticket, ...], ...]:
    """Return the tickets of each pile of a ruleset, without those that players may add.

    `piles` are all piles of the ruleset, in its order: a ticket that several would have lies in
    the first of them.
    """
    return divided_tickets(partial(picked_tickets, board), piles)


def divided_tickets(pick: Pick, piles: Iterable[Pile]) -> tuple[tuple[Ticket, ...], ...]:
    """Return the same for tickets that `pick` finds, which may remember what it found."""
    owner: dict[str, int] = {}
    picked = []
    for index, pile in enumerate(piles):
        picked.append(pick(pile_selector(pick, pile)))
        for ticket in picked[-1]:
            owner.setdefault(ticket.id, index)
    return tuple(
        tuple(ticket for ticket in tickets if owner[ticket.id] == index)
        for index, tickets in enumerate(picked)
    )


def pile_selector(pick: Pick, pile: Pile) -> TicketSelector:
    """Return what a pile is made of: the fallback that it states if its selector picks nothing."""
    if pile.fallback is None or pick(pile.tickets):
        return pile.tickets
    return pile.fallback


def usable_tickets(board: Board, piles: Iterable[Pile]) -> tuple[Ticket, ...]:
    """Return the tickets that are in a pile or may be added to one, in the board's order."""
    piles = tuple(piles)
    added = [picked_tickets(board, pile.may_add) for pile in piles if pile.may_add is not None]
    used = {ticket.id for part in (*pile_tickets(board, piles), *added) for ticket in part}
    return tuple(ticket for ticket in board.tickets if ticket.id in used)
