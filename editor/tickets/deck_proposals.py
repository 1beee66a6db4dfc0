"""Proposed decks: tickets that could be taken, replaced or left out, and how they compare."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Event

from PySide6.QtCore import QObject, Signal

from trackwright.analysis.deck_suggestion import DeckFigure, DeckSuggester, PileFill, with_suggested
from trackwright.editor.base.guard import Guarded, connect
from trackwright.editor.base.jobs import LatestJob
from trackwright.editor.base.words import decimal
from trackwright.editor.canvas.desk import Desk
from trackwright.editor.canvas.line_items import TicketsItem, WaysItem
from trackwright.editor.canvas.overlay import OVER
from trackwright.editor.canvas.scene import BoardScene
from trackwright.editor.tickets.ticket_facts import MOST_TOLD, TicketWays
from trackwright.network.deck_search import DeckRequest, Progress, TooFewPairsError
from trackwright.schema.board import Board, Ticket
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr


@dataclass(frozen=True)
class Proposal:
    """A deck that is proposed.

    Attributes:
        suggester: Who made it.
        wish: What was asked for.
        there: The tickets that the decks have now.
        kept: Those of them that stay.
        tickets: The new ones.
        score: Their figures, together with those that stay, beside those of the published decks.
        piles: How many tickets each pile of the rules has then.
        refused: The cities of tickets that were replaced or left out.
    """

    suggester: DeckSuggester
    wish: DeckRequest
    there: tuple[Ticket, ...]
    kept: tuple[Ticket, ...]
    tickets: tuple[Ticket, ...]
    score: tuple[DeckFigure, ...]
    piles: tuple[PileFill, ...]
    refused: frozenset[frozenset[str]] = frozenset()

    @property
    def fine(self) -> int:
        """How many figures are like those of the published decks, or better."""
        return sum(figure.is_fine for figure in self.score)

    def without(self, some: Sequence[Ticket]) -> "Proposal":
        """Return it without some of the new tickets."""
        return self._with(tuple(t for t in self.tickets if t not in some), some)

    def with_another(self, ticket: Ticket) -> "Proposal":
        """Return it with another ticket in the place of a new one; as it is if there is none."""
        deck = (*self.kept, *self.tickets)
        other = self.suggester.another(self.wish, deck, ticket, self.refused)
        if other is None:
            return self
        return self._with(tuple(other if t is ticket else t for t in self.tickets), [ticket])

    def taken_on(self, board: Board) -> Board:
        """Return a board with it."""
        return with_suggested(board, self.suggester.plan, self.kept, self.tickets)

    def _with(self, tickets: tuple[Ticket, ...], refused: Sequence[Ticket]) -> "Proposal":
        cities = {frozenset(end for end in t.ends if isinstance(end, str)) for t in refused}
        return replace(
            self,
            tickets=tickets,
            score=self.suggester.score((*self.kept, *tickets)),
            piles=self.suggester.filled(self.kept, tickets),
            refused=self.refused | cities,
        )


def proposed(
    board: Board,
    rules: Sequence[Ruleset],
    wish: DeckRequest | None,
    *,
    keep: bool,
    progress: Progress | None = None,
) -> Proposal:
    """Return a deck for a board; without a wish, as its rules and the published boards have it."""
    suggester = DeckSuggester(board, rules)
    there = suggester.tickets_there
    kept = there if keep else ()
    wanted = wish or suggester.usual_wish()
    tickets = suggester.suggest(wanted, kept, progress)
    score = suggester.score((*kept, *tickets))
    piles = suggester.filled(kept, tickets)
    return Proposal(suggester, wanted, there, kept, tickets, score, piles)


class Suggesting(Guarded, QObject):
    """Proposes decks for the board of a desk, off the GUI thread; a newer wish ends an older one.

    Signals:
        progressed: So many percent of the work are done.
        proposed: There is a proposal; carries it.
        refused: The board has too few pairs of cities for it.
        failed: The exception that ended it.
    """

    progressed = Signal(int)
    proposed = Signal(object)
    refused = Signal()
    failed = Signal(object)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._ended = Event()
        self._job = LatestJob(self)
        connect(self._job.finished, self.proposed)
        connect(self._job.failed, self._fail)

    @property
    def is_busy(self) -> bool:
        """Whether a proposal is awaited."""
        return self._job.is_busy

    def start(self, wish: DeckRequest | None, *, keep: bool) -> None:
        """Begin to propose a deck."""
        board, checked = self._desk.board, self._desk.problems.checked
        folder, ended = self._desk.document.folder or Path(), self._begun()

        def go_on(share: float) -> bool:
            if not ended.is_set():
                self.progressed.emit(int(100 * share))
            return not ended.is_set()

        def work() -> "Proposal":
            from trackwright.validators.run_checks import readable_rulesets

            if checked is not None and checked.analysis.board.rulesets == board.rulesets:
                rules = checked.rules
            else:
                rules = readable_rulesets(board, folder)
            return proposed(board, rules, wish, keep=keep, progress=go_on)

        self._job.start(work)

    def replace(self, proposal: "Proposal", ticket: "Ticket") -> None:
        """Begin to look for another ticket in the place of one."""
        self._begun()
        self._job.start(lambda: proposal.with_another(ticket))

    def leave_out(self, proposal: "Proposal", tickets: "Sequence[Ticket]") -> None:
        """Begin to compare what is left without some tickets."""
        self._begun()
        self._job.start(lambda: proposal.without(tickets))

    def end(self) -> None:
        """Stop; nobody waits for the step that is under way."""
        self._ended.set()
        self._job.drop()

    def stop_at_once(self) -> None:
        """Stop, and wait for the step that is under way: the board leaves the desk."""
        self._ended.set()
        self._job.stop()

    def _begun(self) -> Event:
        self._ended.set()
        self._ended = Event()
        return self._ended

    def _fail(self, error: Exception) -> None:
        if isinstance(error, TooFewPairsError):
            self.refused.emit()
        else:
            self.failed.emit(error)


FIGURES = {
    "deck_tickets_per_city": say("Tickets for each city"),
    "deck_lengths_1": say("Tickets below 30 % of the reach"),
    "deck_lengths_2": say("Tickets from 30 % to 45 %"),
    "deck_lengths_3": say("Tickets from 45 % to 60 %"),
    "deck_lengths_4": say("Long tickets, up to 75 %"),
    "deck_lengths_5": say("Tickets above 75 %"),
    "deck_long_ends": say("Different ends of long ones"),
    "deck_of_one_route": say("Tickets of one route"),
    "deck_cities_left_out": say("Cities on no ticket"),
    "deck_busiest_city": say("Tickets of the busiest city"),
    "deck_unevenness_of_cities": say("Unevenness of the cities"),
    "deck_overlap": say("Spaces one ticket spares another"),
    "deck_nearly_same": say("Pairs of which one is nearly free"),
    "deck_twins": say("Pairs that differ by one space"),
    "deck_bottleneck": say("Tickets that need one connection"),
    "deck_busiest_single_track": say("Tickets over the busiest track"),
    "deck_idle_connections": say("Connections on no ticket’s way"),
    "deck_load_of_several_tracks": say("Load of several tracks by one"),
}
"""What the figures of a deck are called, by their names."""


def figure_title(name: str) -> str:
    """Return what a figure of a deck is called."""
    return tr(FIGURES[name])


def told_figure(figure: DeckFigure) -> str:
    """Return the value of a figure."""
    return _told_value(figure.value, figure.kind.is_share)


def told_range(figure: DeckFigure) -> str:
    """Return what the published decks have of a figure."""
    lowest = _told_value(figure.known.lowest, figure.kind.is_share)
    highest = _told_value(figure.known.highest, figure.kind.is_share)
    return lowest if lowest == highest else f"{lowest} – {highest}"


def _told_value(value: float, is_share: bool) -> str:
    if not is_share:
        return decimal(value)
    return tr("{n} %", n=f"{100 * value:.0f}")


class DeckPreview:
    """Shows a deck that is not on the board yet."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._ways = TicketWays()
        self.lines = TicketsItem()
        self.lines.setZValue(OVER - 3)
        self.way = WaysItem()
        self._items = [self.lines, self.way]
        for item in self._items:
            scene.addItem(item)

    def show_deck(self, board: Board, tickets: Iterable[Ticket]) -> None:
        """Show the lines of some tickets of a board."""
        self.lines.show_board(board.changed(tickets=tuple(tickets)))

    def choose(self, tickets: Iterable[Ticket]) -> None:
        """Show the shortest ways of some tickets."""
        shares = self._ways.shares(self._scene.shown, tuple(tickets)[:MOST_TOLD])
        self.way.follow(self._scene.layout_now, shares)

    def clear(self) -> None:
        """Take everything off the canvas."""
        while self._items:
            self._scene.removeItem(self._items.pop())
