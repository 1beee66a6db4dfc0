"""The panel that tells the facts of the selected tickets: what they cost, and what they pay."""

from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QStackedWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.style import GAP
from trackwright.editor.base.words import counted_things
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.tickets import with_points
from trackwright.editor.document.thing_names import thing_name, things_name
from trackwright.editor.tickets.ticket_facts import (
    TicketFacts,
    TicketWays,
    chosen_tickets,
    told_hints,
    told_options,
    told_ways,
)
from trackwright.schema.board import Ticket
from trackwright.schema.thing_ref import ticket_ref
from trackwright.schema.translation import tr

USUAL = QSize(256, 170)
"""Pixels that it takes at first."""


class TicketFactsPanel(Guarded, QWidget):
    """Tells of each selected ticket its value, its shortest paths, and how hard it is.

    Attributes:
        text: The facts.
        suggest: Suggests a deck for a board that has none.
        mend: Gives the selected tickets the value of their shortest paths.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._ways = TicketWays()
        self._state = QLabel()
        self._state.setWordWrap(True)
        self._state.setTextFormat(Qt.TextFormat.PlainText)
        self._state.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._state.setMargin(GAP)
        self.text = QTextBrowser()
        self.text.setAccessibleName(tr("Facts of the selected tickets"))
        self.text.setOpenLinks(False)
        self.text.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.mend = QPushButton()
        self.mend.setAccessibleName(tr("Set the points to the shortest path"))
        connect(self.mend.clicked, self._mend)
        self.suggest = QPushButton(tr("Suggest tickets…"))
        connect(self.suggest.clicked, self._suggest)
        empty = QWidget()
        rows = QVBoxLayout(empty)
        rows.setContentsMargins(GAP, 0, GAP, GAP)
        rows.addWidget(self._state, 1)
        rows.addWidget(self.suggest)
        told = QWidget()
        column = QVBoxLayout(told)
        column.setContentsMargins(GAP, 0, GAP, GAP)
        column.addWidget(self.text, 1)
        column.addWidget(self.mend)
        self._pages = QStackedWidget()
        self._pages.addWidget(empty)
        self._pages.addWidget(told)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._pages)
        connect(desk.selection.changed, self._follow)
        connect(desk.document.changed, self._follow)
        connect(desk.scene.restyled, self._follow)
        connect(desk.problems.reported, self._follow)
        self._follow()

    @property
    def state(self) -> str:
        """What it says when no ticket is selected."""
        return self._state.text() if self._pages.currentIndex() == 0 else ""

    def sizeHint(self) -> QSize:
        return USUAL

    def _follow(self, _change: object = None) -> None:
        names = self._desk.selection.ids("ticket")
        tickets = chosen_tickets(self._desk.board, names)
        self._pages.setCurrentIndex(1 if tickets else 0)
        if not tickets:
            self._state.setText(self._nothing_selected())
            self.suggest.setVisible(not self._desk.board.tickets and bool(self._desk.board.routes))
            return
        pages = [self._page(ticket, len(tickets) == 1) for ticket in tickets]
        if len(names) > len(tickets):
            more = tr(
                "and {tickets} more", tickets=counted_things("ticket", len(names) - len(tickets))
            )
            pages.append(f"<p>{escape(more)}</p>")
        self.text.setHtml("".join(pages))
        wrong = self._wrong(tickets)
        self.mend.setVisible(bool(wrong))
        if len(wrong) == 1:
            self.mend.setText(tr("Set the points to {n}", n=next(iter(wrong.values()))))
        else:
            self.mend.setText(tr("Set the points to the shortest paths"))

    def _nothing_selected(self) -> str:
        board = self._desk.board
        if not board.tickets:
            return tr("No tickets yet: press T and click two cities, or let a deck be suggested.")
        return tr(
            "{tickets}. Select one to see its shortest path and its value.",
            tickets=counted_things("ticket", len(board.tickets)),
        )

    def _facts(self, ticket: Ticket) -> TicketFacts:
        return self._ways.facts(self._desk.board, ticket.ends)

    def _wrong(self, tickets: tuple[Ticket, ...]) -> dict[str, int]:
        """Return what those tickets should be worth that are worth something else."""
        proposed = {ticket.id: self._facts(ticket).points for ticket in tickets}
        return {t.id: p for t in tickets if (p := proposed[t.id]) is not None and p != t.points}

    def _page(self, ticket: Ticket, is_only_one: bool) -> str:
        board, language = self._desk.board, self._desk.scene.language
        facts = self._facts(ticket)
        rows = {
            tr("Printed value"): str(ticket.points),
            tr("Proposed value"): "–" if facts.points is None else str(facts.points),
            tr("Shortest path"): told_ways(facts),
        }
        name = thing_name(board, ticket_ref(ticket), language)
        table = "".join(_row(title, value) for title, value in rows.items())
        options = told_options(board, ticket, self._ways, language)
        hints = told_hints(facts, self._trains()) if is_only_one else []
        more = "".join(f"<p>{escape(' · '.join(some))}</p>" for some in (options, hints) if some)
        return f"<h4>{escape(name)}</h4><table>{table}</table>{more}"

    def _trains(self) -> int | None:
        checked = self._desk.problems.checked
        return checked.rules[0].players.trains if checked is not None and checked.rules else None

    def _suggest(self, _on: bool = False) -> None:
        from trackwright.editor.tickets.suggest_dialog import suggest_tickets  # late: seldom needed

        suggest_tickets(self._desk, self._desk.view.window())

    def _mend(self, _on: bool = False) -> None:
        tickets = chosen_tickets(self._desk.board, self._desk.selection.ids("ticket"))
        wrong = self._wrong(tickets)
        places = [ticket_ref(ticket) for ticket in tickets if ticket.id in wrong]
        name = things_name(self._desk.board, places, self._desk.scene.language)
        title = tr("Points of {tickets}", tickets=name)
        self._desk.edit(title, with_points(self._desk.board, wrong))


def _row(title: str, value: str) -> str:
    cells = (
        f"<td style='padding-right: 12px'>{escape(title)}</td>",
        f"<td><b>{escape(value)}</b></td>",
    )
    return f"<tr>{''.join(cells)}</tr>"
