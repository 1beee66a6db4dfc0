"""How many things of the board a selector of a ruleset picks."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QPushButton

from trackwright.editor.base.guard import connect
from trackwright.editor.base.icons import icon
from trackwright.editor.base.widgets import quiet_label, row, set_name, show_text
from trackwright.editor.base.words import counted_things
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.forms.form_model import FormModel
from trackwright.editor.forms.group_form import FormPart
from trackwright.schema.board import Board
from trackwright.schema.errors import DocumentPath
from trackwright.schema.selector_matches import picked_routes, picked_stops, picked_tickets
from trackwright.schema.selectors import RouteSelector, StopSelector, TicketSelector
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef, route_ref, stop_ref, ticket_ref
from trackwright.schema.translation import tr


@dataclass(frozen=True)
class SelectorKind:
    """A kind of selector.

    Attributes:
        kind: What it picks.
        pick: Returns what one picks on a board.
        number: Returns how many there are to pick from.
    """

    kind: str
    pick: Callable[[Board, object], list[ThingRef]]
    number: Callable[[Board], int]


def _stops(board: Board, value: object) -> list[ThingRef]:
    picked = picked_stops(board, StopSelector.model_validate(value))
    return [stop_ref(stop) for stop in board.stops if stop.id in picked]


def _routes(board: Board, value: object) -> list[ThingRef]:
    return list(map(route_ref, picked_routes(board, RouteSelector.model_validate(value))))


def _tickets(board: Board, value: object) -> list[ThingRef]:
    return list(map(ticket_ref, picked_tickets(board, TicketSelector.model_validate(value))))


SELECTOR_KINDS = {
    StopSelector.__name__: SelectorKind("city", _stops, lambda board: len(board.stops)),
    RouteSelector.__name__: SelectorKind("route", _routes, lambda board: len(board.routes)),
    TicketSelector.__name__: SelectorKind("ticket", _tickets, lambda board: len(board.tickets)),
}
"""By the name of the model."""


class SelectorCount(FormPart):
    """Says how many things a selector picks; a button selects them on the canvas."""

    def __init__(
        self, model: FormModel, desk: Desk, path: DocumentPath, kind: SelectorKind
    ) -> None:
        super().__init__()
        self._model, self._desk, self._path, self._kind = model, desk, path, kind
        self._picked: list[ThingRef] = []
        self._counted: tuple[Board, object] | None = None
        self.words = quiet_label()
        self.show_them = QPushButton(icon("select"), tr("Show"))
        set_name(self.show_them, tr("Select what it picks on the board"))
        connect(self.show_them.clicked, self._select)
        row((self.words, 1), self.show_them, parent=self)

    def refresh(self) -> None:
        """Count again, if the board or the selector changed."""
        board, value = self._desk.board, self._model.value(self._path) or {}
        if self._counted and same_things(self._counted[0], board) and self._counted[1] == value:
            return
        self._counted = (board, value)
        try:
            self._picked = self._kind.pick(board, value)
        except ValueError:  # it is invalid, which its fields say
            self._picked = []
        of = counted_things(self._kind.kind, self._kind.number(board))
        show_text(self.words, tr("Picks {n} of {all} on this board", n=len(self._picked), all=of))
        self.show_them.setEnabled(bool(self._picked))

    def _select(self) -> None:
        self._desk.selection.set(self._picked)


def same_things(before: Board, after: Board) -> bool:
    """Tell whether an edit left alone all that selectors look at."""
    return all(getattr(before, kind) is getattr(after, kind) for kind in LIST_BY_KIND.values())
