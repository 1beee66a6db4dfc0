"""Checks of tickets: their values, their decks, and where they lead."""

from collections.abc import Callable, Iterator

from trackwright.network.paths import ticket_distance
from trackwright.schema.board import Board
from trackwright.schema.checks import Severity
from trackwright.schema.edits import with_changed
from trackwright.validators.check import Fix, Found, board_check
from trackwright.validators.places import ticket_place
from trackwright.validators.survey import Survey, names, network


@board_check(
    "T001",
    "ticket-value",
    Severity.WARNING,
    problem="A ticket is worth more or less than its shortest path has spaces.",
    why="Players expect a ticket to pay what it costs; most odd values are typing mistakes.",
    source="On the published boards the value of all but a few tickets is their shortest path.",
)
def ticket_value(survey: Survey) -> Iterator[Found]:
    """Find tickets whose points are not the length of their shortest path."""
    for ticket in survey.board.tickets:
        shortest = ticket_distance(survey.board, network(survey), ticket)
        if shortest is not None and shortest != ticket.points:
            yield Found(
                f"the ticket {names(survey).ticket(ticket)} is worth {ticket.points}, but its "
                f"shortest path has {shortest} spaces",
                (ticket_place(ticket, "points"),),
                fixes=(Fix(f"Set its points to {shortest}", _worth(ticket.id, shortest)),),
            )


def _worth(ticket: str, points: int) -> Callable[[Board], Board]:
    return lambda board: with_changed(board, "tickets", ticket, points=points)
