"""Proposed decks: tickets that could be taken, replaced or left out, and how they compare."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from trackwright.analysis.deck_suggestion import DeckFigure, DeckSuggester, PileFill, with_suggested
from trackwright.network.deck_search import DeckRequest, Progress
from trackwright.schema.board import Board, Ticket
from trackwright.schema.rules.ruleset import Ruleset


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
