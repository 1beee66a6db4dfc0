"""How much a selector picks on this board, and the way to see it there."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QHBoxLayout, QPushButton

from trackwright.editor.desk import Desk
from trackwright.editor.guard import guarded
from trackwright.editor.icons import icon
from trackwright.editor.ruleset.form import Form
from trackwright.editor.ruleset.forms import Shown, quiet_label, tell
from trackwright.editor.style import GAP
from trackwright.editor.words import counted
from trackwright.schema.base import Model
from trackwright.schema.board import Board
from trackwright.schema.errors import DocumentPath
from trackwright.schema.selector_matches import picked_routes, picked_stops, picked_tickets
from trackwright.schema.selectors import RouteSelector, StopSelector, TicketSelector
from trackwright.schema.thing_ref import LIST_BY_KIND, ThingRef, route_ref, stop_ref, ticket_ref


@dataclass(frozen=True)
class Picker:
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


def _name(model: type[Model]) -> str:
    return model.__name__


PICKERS = {
    _name(StopSelector): Picker("city", _stops, lambda board: len(board.stops)),
    _name(RouteSelector): Picker("route", _routes, lambda board: len(board.routes)),
    _name(TicketSelector): Picker("ticket", _tickets, lambda board: len(board.tickets)),
}
"""What picks, by the name of its model."""


class PickedLine(Shown):
    """Says how many things a selector picks; a button selects them on the canvas."""

    def __init__(self, form: Form, desk: Desk, path: DocumentPath, picker: Picker) -> None:
        super().__init__()
        self._form, self._desk, self._path, self._picker = form, desk, path, picker
        self._picked: list[ThingRef] = []
        self._counted: tuple[Board, object] | None = None
        self.words = quiet_label()
        self.show_them = QPushButton(icon("select"), self.tr("Show"))
        self.show_them.setToolTip(self.tr("Select what it picks on the board"))
        self.show_them.setAccessibleName(self.show_them.toolTip())
        self.show_them.clicked.connect(self._select)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        row.addWidget(self.words, 1)
        row.addWidget(self.show_them)

    def refresh(self) -> None:
        """Count anew, if there is anything new to count."""
        board, value = self._desk.board, self._form.value(self._path) or {}
        if self._counted and same_things(self._counted[0], board) and self._counted[1] == value:
            return
        self._counted = (board, value)
        try:
            self._picked = self._picker.pick(board, value)
        except ValueError:  # it is invalid, which is told where it is
            self._picked = []
        of = counted(self._picker.kind, self._picker.number(board))
        words = self.tr("Picks {n} of {all} on this board")
        tell(self.words, words.replace("{n}", str(len(self._picked))).replace("{all}", of))
        self.show_them.setEnabled(bool(self._picked))

    @Slot()
    @guarded
    def _select(self) -> None:
        self._desk.selection.set(self._picked)


def same_things(before: Board, after: Board) -> bool:
    """Tell whether an edit left alone all that selectors look at."""
    return all(getattr(before, kind) is getattr(after, kind) for kind in LIST_BY_KIND.values())
