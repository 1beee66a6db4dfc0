"""Commands of the menu Tickets: decks that are suggested."""

from trackwright.editor.base.command import Command, Menu
from trackwright.editor.canvas.desk import Desk
from trackwright.schema.sentences import say


def suggest(desk: Desk) -> None:
    """Open the dialog that suggests a deck."""
    from trackwright.editor.tickets.suggest_dialog import suggest_tickets  # late: seldom needed

    suggest_tickets(desk, desk.window)


COMMANDS = (
    Command(
        "tickets.suggest",
        say("Suggest tickets…"),
        suggest,
        Menu.TICKETS,
        icon="magic",
        enabled=lambda desk: bool(desk.board.routes),
        offered_for=("board",),
    ),
)
