"""The tool that makes tickets: click two cities, or countries."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainterPath

from trackwright.editor.base.command import ToolKey
from trackwright.editor.base.guard import connect
from trackwright.editor.base.words import in_points
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.line_items import EndPlaces, WaysItem
from trackwright.editor.canvas.overlay import ACCENT, LineItem
from trackwright.editor.canvas.view import Pointer
from trackwright.editor.document.edits.tickets import (
    MOST_POINTS,
    Ends,
    deck_after,
    new_ticket,
    tickets_between,
    usual_deck,
    with_ticket,
)
from trackwright.editor.document.thing_names import thing_name, ticket_end_name
from trackwright.editor.tickets.ticket_facts import TicketFacts, TicketWays, told_deck, told_way
from trackwright.editor.tools.route_keys import digit_of, letter_of, sign_of
from trackwright.editor.tools.tool import DraftTool
from trackwright.layout.drawn_sizes import stop_radius
from trackwright.schema.board import CountryEnd, TicketEnd
from trackwright.schema.geometry import Point
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import ticket_ref
from trackwright.schema.translation import tr


@dataclass(frozen=True)
class Draft:
    """A ticket that is half made.

    Attributes:
        start: Its first end; None before the first click.
        points: What it is to be worth; None for its shortest path.
        deck: Its deck; empty for the usual one.
    """

    start: TicketEnd | None = None
    points: int | None = None
    deck: str = ""


class TicketTool(DraftTool):
    """Makes a ticket from two clicks; shows its way and its value before the second."""

    keys = (
        ToolKey(say("Ctrl and click"), say("Take the country at the pointer")),
        ToolKey("0–9", say("Points; 0 for the shortest path")),
        ToolKey("+  −", say("One point more or less")),
        ToolKey("D", say("The next deck")),
        ToolKey(say("Esc"), say("One step back, then leave the tool")),
    )

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._draft = Draft()
        self._ways = TicketWays()
        self._at: Point | None = None
        self._over: TicketEnd | None = None
        self._band: LineItem | None = None
        self._ring: LineItem | None = None
        self._way: WaysItem | None = None
        connect(desk.document.changed, self._follow)
        connect(desk.scene.laid_out, self._follow_layout)

    @property
    def draft(self) -> Draft:
        """The half-made ticket."""
        return self._draft

    @property
    def is_drawing(self) -> bool:
        """Whether a ticket is half made; it waits while an undo has taken its first end away."""
        return self._draft.start is not None and self._place(self._draft.start) is not None

    @property
    def unfinished(self) -> str:
        return ""  # one click is soon made again

    @property
    def note(self) -> str:
        """What is written beside the pointer."""
        return self._note.text if self._note is not None else ""

    @property
    def shown_connections(self) -> int:
        """How many connections the way that is shown runs along."""
        return self._way.count if self._way is not None else 0

    def deactivate(self) -> None:
        super().deactivate()
        self._band = self._ring = self._way = None
        self._at = self._over = None

    def hint(self) -> str:
        deck = told_deck(self.desk.board, self._deck, self.desk.scene.language)
        if not self.is_drawing:
            words = say(
                "Click the first city of a ticket; Ctrl+click inside a border takes the country · "
                "D deck: {deck}"
            )
            return tr(words, deck=deck)
        words = say(
            "Click the other end · digits set the points, 0 as its shortest path, + − one more or "
            "less · D deck: {deck} · Esc one step back"
        )
        return tr(words, deck=deck)

    def press(self, pointer: Pointer) -> None:
        self._point(pointer)
        if self._over is None:
            return
        if not self.is_drawing:
            self.desk.selection.clear()
            self._draft = replace(self._draft, start=self._over, points=None)
        elif self._over == self._draft.start:
            self._draft = replace(self._draft, start=None, points=None)
        else:
            self._finish(self._over)
        self._update()

    def move(self, pointer: Pointer) -> None:
        self._point(pointer)
        self._show_draft()

    def release(self, pointer: Pointer) -> None:
        self._point(pointer)
        if self.is_drawing and self._over is not None and self._over != self._draft.start:
            self._finish(self._over)  # drawn in one drag from city to city
            self._update()

    def leave(self) -> None:
        self._at = self._over = None
        self._show_draft()

    def key(self, event: QKeyEvent) -> bool:
        meaning = self._meaning(event)
        if meaning is None:
            return False
        if not event.isAutoRepeat() or sign_of(event):
            meaning()
            self._update()
        return True

    def _meaning(self, event: QKeyEvent) -> Callable[[], None] | None:
        letter, digit = letter_of(event), digit_of(event)
        if letter == Qt.Key.Key_Escape:
            return self._go_back
        if letter == Qt.Key.Key_D:
            return self._take_next_deck
        if not self.is_drawing:
            return None
        if digit is not None:
            return partial(self._type, digit)
        if sign_of(event):
            return partial(self._add, sign_of(event))
        return self._erase_digit if letter == Qt.Key.Key_Backspace else None

    def _type(self, digit: int) -> None:
        """Add a digit to the points; a nought alone stands for the shortest path."""
        points = 10 * (self._draft.points or 0) + digit
        if points <= MOST_POINTS:
            self._draft = replace(self._draft, points=points or None)

    def _add(self, by: int) -> None:
        known = self._draft.points or self._proposed() or 0
        self._draft = replace(self._draft, points=min(max(known + by, 1), MOST_POINTS))

    def _erase_digit(self) -> None:
        points = self._draft.points
        if points is None:
            self._draft = replace(self._draft, start=None)
        else:
            self._draft = replace(self._draft, points=points // 10 or None)

    def _take_next_deck(self) -> None:
        self._draft = replace(self._draft, deck=deck_after(self.desk.board, self._deck))

    def _go_back(self) -> None:
        """Go back one step: from typed points, the first end, what is selected, and the tool."""
        if self._draft.points is not None:
            self._draft = replace(self._draft, points=None)
        elif self._draft.start is not None:
            self._draft = replace(self._draft, start=None)
        elif self.desk.selection.places:
            self.desk.selection.clear()
        else:
            self.done.emit()

    def _finish(self, end: TicketEnd) -> None:
        ends, board = self._ends(end), self.desk.board
        points = self._draft.points or self._facts(ends).points
        known = [t for t in tickets_between(board, ends) if t.deck == self._deck]
        if points is None:
            self.said.emit(tr("No routes join them: draw routes first, or type the points"))
            return
        if known:
            self.desk.selection.set([ticket_ref(known[0])])
            name = thing_name(board, ticket_ref(known[0]), self.desk.scene.language)
            self.said.emit(tr("{ticket} is in this deck already", ticket=name))
        else:
            ticket = new_ticket(board, ends, points, self._deck)
            edited = with_ticket(board, ticket)
            name = thing_name(edited, ticket_ref(ticket), self.desk.scene.language)
            self.desk.edit(tr("Add the ticket {ticket}", ticket=name), edited)
            self.desk.selection.set([ticket_ref(ticket)])
        self._draft = replace(self._draft, start=None, points=None)

    @property
    def _deck(self) -> str:
        if any(deck.id == self._draft.deck for deck in self.desk.board.decks):
            return self._draft.deck
        checked = self.desk.problems.checked
        return usual_deck(self.desk.board, checked.rules if checked is not None else ())

    def _proposed(self) -> int | None:
        if self._over is None or self._draft.start in (None, self._over):
            return None
        return self._facts(self._ends(self._over)).points

    def _ends(self, end: TicketEnd) -> Ends:
        if self._draft.start is None:
            raise RuntimeError("no ticket is begun")
        return (self._draft.start, end)

    def _facts(self, ends: Ends) -> TicketFacts:
        return self._ways.facts(self.desk.board, ends)

    def _place(self, end: TicketEnd) -> Point | None:
        return EndPlaces(self.desk.board).of(end)

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

    def _update(self) -> None:
        self._show_draft()
        self.hint_changed.emit(self.hint())

    def _show_draft(self) -> None:
        if not self._in_hand:
            return
        self._lay_out_marks()
        end = self._over if self._over != self._draft.start else None
        if not self.is_drawing:
            self._say_at(self._at, self._name(self._over) if self._over is not None else "")
        elif end is None:
            self._say_at(None, "")
        else:
            facts = self._facts(self._ends(end))
            self._say_at(self._at, self._told(end, facts), warns=self._warns(end, facts))

    def _lay_out_marks(self) -> None:
        """Ring what is taken and what a click would take, and draw the band and the way."""
        band, ring, way = self._marks()
        start = self._place(self._draft.start) if self._draft.start is not None else None
        target = self._place(self._over) if self._over is not None else None
        to = target or self._at
        band.follow([start, to] if start is not None and to is not None else ())
        path = QPainterPath()
        for end in (self._draft.start, self._over):
            if end is not None:
                self._add_ring(path, end)
        ring.setPath(path)
        known = self.is_drawing and self._over not in (None, self._draft.start)
        facts = self._facts(self._ends(self._over)) if known and self._over is not None else None
        found = facts.way if facts is not None else None
        way.follow(self.desk.scene.layout_now, found.shares if found is not None else {})

    def _marks(self) -> tuple[LineItem, LineItem, WaysItem]:
        if self._band is None or self._ring is None or self._way is None:
            self._band, self._ring, self._way = LineItem(ACCENT).dashed(), LineItem(), WaysItem()
            for item in (self._band, self._ring, self._way):
                self.draw(item)
        return self._band, self._ring, self._way

    def _add_ring(self, path: QPainterPath, end: TicketEnd) -> None:
        for stop in self.desk.board.stops:
            is_meant = (
                stop.country == end.country if isinstance(end, CountryEnd) else stop.id == end
            )
            if is_meant:
                radius = stop_radius(stop) + 1.5
                path.addEllipse(QPointF(*stop.position), radius, radius)

    def _name(self, end: TicketEnd) -> str:
        return ticket_end_name(self.desk.board, end, self.desk.scene.language)

    def _told(self, end: TicketEnd, facts: TicketFacts) -> str:
        ends = self._ends(end)
        parts = ["–".join(map(self._name, ends)), told_way(facts)]
        points = self._draft.points or facts.points
        if points is not None:
            parts.append(in_points(points))
        known = tickets_between(self.desk.board, ends)
        if known:
            decks = [told_deck(self.desk.board, t.deck, self.desk.scene.language) for t in known]
            parts.append(tr("already in {deck}", deck=", ".join(dict.fromkeys(decks))))
        return " · ".join(parts)

    def _warns(self, end: TicketEnd, facts: TicketFacts) -> bool:
        known = tickets_between(self.desk.board, self._ends(end))
        return facts.points is None or any(ticket.deck == self._deck for ticket in known)

    def _follow(self, _change: object) -> None:
        if self._in_hand:
            self._update()

    def _follow_layout(self) -> None:
        self._show_draft()
