"""The panel with the facts of the selected tickets: their values and their shortest paths."""

from html import escape

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QTextBrowser, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.language import counted_things
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import ContentOrMessage, boxed, column, push_button
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.document.edits.tickets import with_points
from trackwright.editor.document.thing_names import thing_name, things_name
from trackwright.editor.document.ticket_facts import (
    TicketFacts,
    TicketPaths,
    alternative_ends,
    difficulty_hints,
    path_length,
    tickets_by_id,
)
from trackwright.schema.board import Ticket
from trackwright.schema.thing_ref import ticket_ref
from trackwright.schema.translation import tr

USUAL = QSize(256, 170)
"""Pixels that it takes at first."""


class TicketFactsPanel(Guarded, QWidget):
    """Shows the value of each selected ticket, its shortest paths, and how hard it is."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._paths = TicketPaths()
        self.text = QTextBrowser()
        self.text.setAccessibleName(tr("Facts of the selected tickets"))
        self.text.setOpenLinks(False)
        self.text.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.set_points = push_button("", self._set_points)
        self.set_points.setAccessibleName(tr("Set the points to the shortest path"))
        self.suggest = push_button(tr("Suggest tickets…"), self._suggest)
        facts = column((self.text, 1), self.set_points)
        self._pages = ContentOrMessage(boxed(facts), self.suggest)
        column(self._pages, margins=(GAP, 0, GAP, GAP), parent=self)
        connect(desk.selection.changed, self._follow)
        connect(desk.document.changed, self._follow)
        connect(desk.scene.restyled, self._follow)
        connect(desk.problems.reported, self._follow)
        self._follow()

    @property
    def message(self) -> str:
        """What it says when no ticket is selected."""
        return self._pages.message

    def sizeHint(self) -> QSize:
        return USUAL

    def _follow(self) -> None:
        names = self._desk.selection.ids("ticket")
        tickets = tickets_by_id(self._desk.board, names)
        if not tickets:
            self._pages.show_message(self._nothing_selected())
            self.suggest.setVisible(not self._desk.board.tickets and bool(self._desk.board.routes))
            return
        self._pages.show_content()
        pages = [self._page(ticket, len(tickets) == 1) for ticket in tickets]
        if len(names) > len(tickets):
            more = tr(
                "and {tickets} more", tickets=counted_things("ticket", len(names) - len(tickets))
            )
            pages.append(f"<p>{escape(more)}</p>")
        self.text.setHtml("".join(pages))
        wrong = self._wrong_points(tickets)
        self.set_points.setVisible(bool(wrong))
        if len(wrong) == 1:
            self.set_points.setText(tr("Set the points to {n}", n=next(iter(wrong.values()))))
        else:
            self.set_points.setText(tr("Set the points to the shortest paths"))

    def _nothing_selected(self) -> str:
        board = self._desk.board
        if not board.tickets:
            return tr("No tickets yet: press T and click two cities, or let a deck be suggested.")
        return tr(
            "{tickets}. Select one to see its shortest path and its value.",
            tickets=counted_things("ticket", len(board.tickets)),
        )

    def _facts(self, ticket: Ticket) -> TicketFacts:
        return self._paths.facts(self._desk.board, ticket.ends)

    def _wrong_points(self, tickets: tuple[Ticket, ...]) -> dict[str, int]:
        """Return the proposed values of the tickets that have others."""
        proposed = {ticket.id: self._facts(ticket).points for ticket in tickets}
        return {t.id: p for t in tickets if (p := proposed[t.id]) is not None and p != t.points}

    def _page(self, ticket: Ticket, is_only_one: bool) -> str:
        board, language = self._desk.board, self._desk.scene.language
        facts = self._facts(ticket)
        rows = {
            tr("Printed value"): str(ticket.points),
            tr("Proposed value"): "–" if facts.points is None else str(facts.points),
            tr("Shortest path"): path_length(facts),
        }
        name = thing_name(board, ticket_ref(ticket), language)
        table = "".join(_row(title, value) for title, value in rows.items())
        others = alternative_ends(board, ticket, self._paths, language)
        hints = difficulty_hints(facts, self._trains()) if is_only_one else []
        more = "".join(f"<p>{escape(' · '.join(some))}</p>" for some in (others, hints) if some)
        return f"<h4>{escape(name)}</h4><table>{table}</table>{more}"

    def _trains(self) -> int | None:
        checked = self._desk.problems.checked
        return checked.rules[0].players.trains if checked is not None and checked.rules else None

    def _suggest(self) -> None:
        from trackwright.editor.tickets.suggest_dialog import suggest_tickets  # seldom needed

        suggest_tickets(self._desk, self._desk.view.window())

    def _set_points(self) -> None:
        tickets = tickets_by_id(self._desk.board, self._desk.selection.ids("ticket"))
        wrong = self._wrong_points(tickets)
        refs = [ticket_ref(ticket) for ticket in tickets if ticket.id in wrong]
        name = things_name(self._desk.board, refs, self._desk.scene.language)
        title = tr("Points of {tickets}", tickets=name)
        self._desk.edit(title, with_points(self._desk.board, wrong))


def _row(title: str, value: str) -> str:
    cells = (
        f"<td style='padding-right: 12px'>{escape(title)}</td>",
        f"<td><b>{escape(value)}</b></td>",
    )
    return f"<tr>{''.join(cells)}</tr>"
