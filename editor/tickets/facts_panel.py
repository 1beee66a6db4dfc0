"""The panel with the facts of the selected tickets: their values and their shortest paths."""

from html import escape

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QTextBrowser, QWidget

from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.language import counted_things, short_number
from trackwright.editor.base.style import GAP
from trackwright.editor.base.widgets import ContentOrMessage, boxed, column, push_button
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.selection_marks import tickets_by_id
from trackwright.editor.document.edits.tickets import with_points
from trackwright.editor.document.thing_names import thing_name, things_name, ticket_end_name
from trackwright.editor.tickets.commands import suggest
from trackwright.editor.tools.ticket import path_length
from trackwright.network.ticket_value import TicketFacts, TicketPaths
from trackwright.schema.board import Board, Ticket
from trackwright.schema.sentences import say
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
        suggest(self._desk)

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


def difficulty_hints(facts: TicketFacts, trains: int | None) -> list[str]:
    """Return sentences on how hard a ticket is."""
    if facts.points is None:
        return []
    hints = [tr("{routes} to claim", routes=counted_things("route", facts.routes))]
    if facts.fewer_routes is not None:
        fewer = counted_things("route", facts.fewer_routes)
        hints.append(tr("with one space more only {routes}", routes=fewer))
    if facts.single_tracks == 1:
        hints.append(tr("1 single track that every shortest path needs"))
    elif facts.single_tracks:
        words = say("{n} single tracks that every shortest path needs")
        hints.append(tr(words, n=facts.single_tracks))
    if facts.tunnels:
        hints.append(tr("tunnels on the way: {n}", n=short_number(facts.tunnels)))
    if facts.ferries:
        hints.append(tr("ferries on the way: {n}", n=short_number(facts.ferries)))
    if trains:
        share = f"{100 * facts.points / trains:.0f}"
        hints.append(tr("{share} % of a player’s {trains} trains", share=share, trains=trains))
    return hints


def alternative_ends(board: Board, ticket: Ticket, paths: TicketPaths, language: str) -> list[str]:
    """Return the other second ends of a ticket, each with its points and its shortest path."""
    return [
        tr(
            "or {end} for {points}: {path}",
            end=ticket_end_name(board, other.end, language),
            points=other.points,
            path=path_length(paths.facts(board, (ticket.ends[0], other.end))),
        )
        for other in ticket.alternatives
    ]
