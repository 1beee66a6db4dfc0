"""Proposed decks: their tickets, how they compare, and how the canvas shows them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from trackwright.analysis.deck_suggestion import DeckFigure, DeckSuggester, PileFill, with_suggested
from trackwright.editor.base.language import decimal
from trackwright.editor.canvas.overlay_items import OVER, ConnectionPathsItem, TicketsItem
from trackwright.editor.canvas.scene import BoardScene
from trackwright.editor.canvas.selection_marks import MOST_SHOWN
from trackwright.network.deck_search import DeckRequest, Progress
from trackwright.network.ticket_value import TicketPaths
from trackwright.schema.board import Board, Ticket
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr


@dataclass(frozen=True)
class Proposal:
    """A proposed deck."""

    suggester: DeckSuggester
    request: DeckRequest
    existing: tuple[Ticket, ...]  # all that the decks have now
    kept: tuple[Ticket, ...]  # those of them that stay
    tickets: tuple[Ticket, ...]  # the new ones
    score: tuple[DeckFigure, ...]
    piles: tuple[PileFill, ...]
    refused: frozenset[frozenset[str]] = frozenset()  # cities of tickets replaced or left out

    def without(self, some: Sequence[Ticket]) -> "Proposal":
        """Return it without some of the new tickets."""
        return self._with(tuple(t for t in self.tickets if t not in some), some)

    def with_another(self, ticket: Ticket) -> "Proposal":
        """Return it with another ticket in place of a new one; unchanged if there is none."""
        deck = (*self.kept, *self.tickets)
        other = self.suggester.another(self.request, deck, ticket, self.refused)
        if other is None:
            return self
        return self._with(tuple(other if t is ticket else t for t in self.tickets), [ticket])

    def applied_to(self, board: Board) -> Board:
        """Return a board with the deck."""
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


def propose_deck(
    board: Board,
    rules: Sequence[Ruleset],
    request: DeckRequest | None,
    *,
    keep: bool,
    progress: Progress,
) -> Proposal:
    """Propose a deck for a board; by default, one as its rules and the published boards have it."""
    suggester = DeckSuggester(board, rules)
    existing = suggester.tickets_there
    kept = existing if keep else ()
    wanted = request or suggester.usual_wish()
    tickets = suggester.suggest(wanted, kept, progress)
    score = suggester.score((*kept, *tickets))
    piles = suggester.filled(kept, tickets)
    return Proposal(suggester, wanted, existing, kept, tickets, score, piles)


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
"""The titles of a deck's figures."""


def figure_value(figure: DeckFigure, value: float) -> str:
    """Return a value of a figure in its unit."""
    return tr("{n} %", n=f"{100 * value:.0f}") if figure.kind.is_share else decimal(value)


def published_range(figure: DeckFigure) -> str:
    """Return the values that the published decks have of a figure."""
    lowest = figure_value(figure, figure.known.lowest)
    highest = figure_value(figure, figure.known.highest)
    return lowest if lowest == highest else f"{lowest} – {highest}"


class DeckPreview:
    """Shows a deck on the canvas that is not on the board yet."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._paths = TicketPaths()
        self.lines = TicketsItem()
        self.lines.setZValue(OVER - 3)
        self.paths = ConnectionPathsItem()
        for item in (self.lines, self.paths):
            scene.addItem(item)

    def show_deck(self, board: Board, tickets: Iterable[Ticket]) -> None:
        """Show the lines of some tickets of a board."""
        self.lines.show_board(board.changed(tickets=tuple(tickets)))

    def show_paths(self, tickets: Sequence[Ticket]) -> None:
        """Show the shortest paths of some tickets."""
        shares = self._paths.shares(self._scene.shown, tickets[:MOST_SHOWN])
        self.paths.follow(self._scene.layout_now, shares)

    def clear(self) -> None:
        """Take everything off the canvas."""
        for item in (self.lines, self.paths):
            self._scene.removeItem(item)
