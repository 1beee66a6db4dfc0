"""Actions of the menu Tickets: decks that are suggested."""

from typing import TYPE_CHECKING

from trackwright.editor.base.command import Action, Menu
from trackwright.schema.sentences import say

if TYPE_CHECKING:
    from trackwright.editor.shell.window import Window


def _suggest(window: "Window") -> None:
    from trackwright.editor.tickets.suggest_dialog import suggest_tickets  # late: seldom needed

    suggest_tickets(window.require_desk(), window)


def _has_routes(window: "Window") -> bool:
    return window.desk is not None and bool(window.desk.board.routes)


ACTIONS = (
    Action(
        "tickets.suggest",
        say("Suggest tickets…"),
        _suggest,
        Menu.TICKETS,
        icon="magic",
        enabled=_has_routes,
        offered_for=("board",),
    ),
)
