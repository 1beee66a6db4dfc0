"""The tool that makes tickets: click two cities, or countries."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from trackwright.editor.base.command import ToolKey
from trackwright.editor.base.language import counted_things, in_points
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.overlay_items import (
    ConnectionPathsItem,
    LineItem,
    end_positions,
)
from trackwright.editor.canvas.pointer import Pointer
from trackwright.editor.document.edits.tickets import (
    MOST_POINTS,
    Ends,
    deck_after,
    new_ticket,
    tickets_between,
    usual_deck,
    with_ticket,
)
from trackwright.editor.document.thing_names import deck_name, ticket_end_name
from trackwright.editor.tools.tool import DraftTool, digit_of, letter_of, ring_around, sign_of
from trackwright.network.ticket_value import TicketFacts, TicketPaths
from trackwright.schema.board import CountryEnd, Ticket, TicketEnd
from trackwright.schema.geometry import Point
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import ticket_ref
from trackwright.schema.translation import tr


@dataclass(frozen=True)
class TicketDraft:
    """A ticket that is half made; it is worth its shortest path unless its points are set."""

    start: TicketEnd | None = None
    points: int | None = None
    deck: str = ""
    """Its deck; empty for the usual one."""


class TicketTool(DraftTool):
    """Makes a ticket from two clicks; shows its path and its value before the second.

    Its draft is not kept when the program ends: one click is soon made again.
    """

    keys = (
        ToolKey(say("Ctrl and click"), say("Take the country at the pointer")),
        ToolKey("0–9", say("Points; 0 for the shortest path")),
        ToolKey("+  −", say("One point more or less")),
        ToolKey("D", say("The next deck")),
        ToolKey(say("Esc"), say("One step back, then leave the tool")),
    )

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.draft: TicketDraft = TicketDraft()
        self._path_finder = TicketPaths()
        self._at: Point | None = None
        self._over: TicketEnd | None = None
        self._band, self._ring = LineItem().dashed(), LineItem()
        self._paths = ConnectionPathsItem()
        self.follow_while_active(desk.document.changed, self._update)
        self.follow_while_active(desk.scene.laid_out, self._show_draft)

    @property
    def is_drawing(self) -> bool:
        """Whether a ticket is half made; it waits while an undo has taken its first end away."""
        return self.draft.start is not None and self._place(self.draft.start) is not None

    def activate(self) -> None:
        for item in (self._band, self._ring, self._paths):
            self.draw(item)
        super().activate()

    def deactivate(self) -> None:
        super().deactivate()
        self._at = self._over = None

    def hint(self) -> str:
        deck = deck_name(self.desk.board, self._deck, self.desk.scene.language)
        if self.is_drawing:
            words = say(
                "Click the other end · digits set the points, 0 as its shortest path, + − one more "
                "or less · D deck: {deck} · Esc one step back"
            )
        else:
            words = say(
                "Click the first city of a ticket; Ctrl+click inside a border takes the country · "
                "D deck: {deck}"
            )
        return tr(words, deck=deck)

    def press(self, pointer: Pointer) -> None:
        self._point(pointer)
        ends = self._ends()
        if ends is not None:
            self._finish(ends)
        elif self._over is None:
            return
        elif self.is_drawing:  # its first end again
            self.draft = replace(self.draft, start=None, points=None)
        else:
            self.desk.selection.clear()
            self.draft = replace(self.draft, start=self._over, points=None)
        self._update()

    def move(self, pointer: Pointer) -> None:
        self._point(pointer)
        self._show_draft()

    def release(self, pointer: Pointer) -> None:
        self._point(pointer)
        ends = self._ends()
        if ends is not None:
            self._finish(ends)  # drawn in one drag from city to city
            self._update()

    def leave(self) -> None:
        self._at = self._over = None
        self._show_draft()

    def _repeats(self, event: QKeyEvent) -> bool:
        return bool(sign_of(event))

    def _action_for(self, event: QKeyEvent) -> Callable[[], None] | None:
        letter, digit = letter_of(event), digit_of(event)
        if letter == Qt.Key.Key_Escape:
            return self._go_back
        if letter == Qt.Key.Key_D:
            return self._choose_next_deck
        if not self.is_drawing:
            return None
        if digit is not None:
            return partial(self._type_digit, digit)
        if sign_of(event):
            return partial(self._add_points, sign_of(event))
        return self._erase_digit if letter == Qt.Key.Key_Backspace else None

    def _type_digit(self, digit: int) -> None:
        """Add a digit to the points; a nought alone stands for the shortest path."""
        points = 10 * (self.draft.points or 0) + digit
        if points <= MOST_POINTS:
            self.draft = replace(self.draft, points=points or None)

    def _add_points(self, by: int) -> None:
        ends = self._ends()
        known = self.draft.points or (self._facts(ends).points if ends else None) or 0
        self.draft = replace(self.draft, points=min(max(known + by, 1), MOST_POINTS))

    def _erase_digit(self) -> None:
        points = self.draft.points
        if points is None:
            self.draft = replace(self.draft, start=None)
        else:
            self.draft = replace(self.draft, points=points // 10 or None)

    def _choose_next_deck(self) -> None:
        self.draft = replace(self.draft, deck=deck_after(self.desk.board, self._deck))

    def _go_back(self) -> None:
        """Go back one step: from typed points, the first end, what is selected, and the tool."""
        if self.draft.points is not None:
            self.draft = replace(self.draft, points=None)
        elif self.draft.start is not None:
            self.draft = replace(self.draft, start=None)
        else:
            self.deselect_or_leave()

    def _finish(self, ends: Ends) -> None:
        board = self.desk.board
        points = self.draft.points or self._facts(ends).points
        known = [t for t in tickets_between(board, ends) if t.deck == self._deck]
        if points is None:
            self.said.emit(tr("No routes join them: draw routes first, or type the points"))
            return
        ticket = known[0] if known else new_ticket(board, ends, points, self._deck)
        place = ticket_ref(ticket)
        if known:
            self.said.emit(tr("{ticket} is in this deck already", ticket=self.name_of(place)))
        else:
            edited = with_ticket(board, ticket)
            name = self.name_of(place, edited)
            self.desk.edit(tr("Add the ticket {ticket}", ticket=name), edited)
        self.desk.selection.set([place])
        self.draft = replace(self.draft, start=None, points=None)

    @property
    def _deck(self) -> str:
        if any(deck.id == self.draft.deck for deck in self.desk.board.decks):
            return self.draft.deck
        checked = self.desk.problems.checked
        return usual_deck(self.desk.board, checked.rules if checked is not None else ())

    def _ends(self) -> Ends | None:
        """Return the ends of the ticket that a click would make."""
        start, over = self.draft.start, self._over
        if start is None or over is None or start == over or not self.is_drawing:
            return None
        return (start, over)

    def _facts(self, ends: Ends) -> TicketFacts:
        return self._path_finder.facts(self.desk.board, ends)

    def _place(self, end: TicketEnd) -> Point | None:
        return end_positions(self.desk.board).get(end)

    def _point(self, pointer: Pointer) -> None:
        self._at = pointer.at
        self._over = self._end_at(pointer)

    def _end_at(self, pointer: Pointer) -> TicketEnd | None:
        """Return what a click would take: a city, the country of a crossing, or that under Ctrl."""
        hits = self.desk.scene.hits
        stop = hits.stop_at(pointer.at, pointer.reach)
        crossings = {crossing.id: crossing.country for crossing in self.desk.board.crossings}
        if stop in crossings:
            return CountryEnd(country=crossings[stop])
        if stop is not None and not pointer.control:
            return stop
        under = (place for place in hits.areas_at(pointer.at) if place.kind == "country")
        country = next(under, None) if pointer.control else None
        if country is None:
            return None
        end = CountryEnd(country=country.id)
        return end if self._place(end) is not None else None

    def _show_draft(self) -> None:
        if not self.is_active:
            return
        ends = self._ends()
        facts = None if ends is None else self._facts(ends)
        self._show_marks(facts)
        if ends is not None and facts is not None:
            known = tickets_between(self.desk.board, ends)
            warns = facts.points is None or any(ticket.deck == self._deck for ticket in known)
            self.say_at(self._at, self._summary(ends, facts, known), warns=warns)
        elif self.is_drawing or self._over is None:
            self.say_at(None, "")
        else:
            self.say_at(self._at, self._name(self._over))

    def _show_marks(self, facts: TicketFacts | None) -> None:
        """Ring the first end and what a click would take; draw the line and the path between."""
        start, over = (
            None if end is None else self._place(end) for end in (self.draft.start, self._over)
        )
        to = over or self._at
        self._band.follow([start, to] if start is not None and to is not None else ())
        ends = (self.draft.start, self._over)
        countries = [end.country for end in ends if isinstance(end, CountryEnd)]
        stops = self.desk.board.stops
        ringed = (stop for stop in stops if stop.id in ends or stop.country in countries)
        self._ring.setPath(ring_around(ringed))
        paths = facts.paths if facts is not None else None
        self._paths.follow(self.desk.scene.layout_now, paths.shares if paths is not None else {})

    def _name(self, end: TicketEnd) -> str:
        return ticket_end_name(self.desk.board, end, self.desk.scene.language)

    def _summary(self, ends: Ends, facts: TicketFacts, known: Iterable[Ticket]) -> str:
        parts = ["–".join(map(self._name, ends)), path_summary(facts)]
        points = self.draft.points or facts.points
        if points is not None:
            parts.append(in_points(points))
        decks = [deck_name(self.desk.board, t.deck, self.desk.scene.language) for t in known]
        if decks:
            parts.append(tr("already in {deck}", deck=", ".join(dict.fromkeys(decks))))
        return " · ".join(parts)


def path_summary(facts: TicketFacts) -> str:
    """Return how long the shortest path is, over how many routes, and how many there are."""
    if facts.points is None:
        return path_length(facts)
    routes = counted_things("route", facts.routes)
    return tr("shortest path {ways}, {routes}", ways=path_length(facts), routes=routes)


def path_length(facts: TicketFacts) -> str:
    """Return how long the shortest path is and how many paths tie, for a table."""
    paths = facts.paths
    if paths is None or not paths.length:
        return tr("no routes join them")
    spaces = tr(say("1 space") if paths.length == 1 else say("{n} spaces"), n=paths.length)
    return spaces if paths.count == 1 else f"{spaces}, {tr('{n} ways tie', n=paths.count)}"
