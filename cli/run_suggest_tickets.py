"""The work of `trackwright suggest-tickets`, apart from its options, because it measures decks."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import typer

from trackwright.analysis.board_analysis import BoardAnalysis
from trackwright.analysis.deck_suggestion import DeckFigure, DeckSuggester, PileFill, with_suggested
from trackwright.cli.output import PRINTED, save_or_print, say, say_notes
from trackwright.cli.run_import import refuse_to_replace
from trackwright.maps import board_folder, open_board, ruleset_of
from trackwright.network.deck_search import DeckRequest
from trackwright.schema.board import Board, Ticket
from trackwright.schema.rules.ruleset import Ruleset
from trackwright.schema.sentences import counted
from trackwright.schema.text import printable, text_in
from trackwright.schema.thing_ref import ThingNames
from trackwright.validators.run_checks import readable_rulesets


@dataclass(frozen=True)
class SuggestOptions:
    """The options of a suggestion; None means as in the rules or in published decks."""

    tickets: int | None
    long: float | None
    seed: int
    keep: bool
    ruleset: str | None = None


def print_suggestion(name: str, options: SuggestOptions, out: Path | None, *, force: bool) -> None:
    """Suggest a deck, print it with its figures, and save the board if options to."""
    if out is not None and not force:
        refuse_to_replace(out)
    opened = open_board(name)
    say_notes(name, opened.notes)
    board = opened.document
    suggester = DeckSuggester(board, _rules(board, name, options.ruleset))
    usual = suggester.usual_wish()
    wish = DeckRequest(
        usual.tickets if options.tickets is None else options.tickets,
        usual.long if options.long is None else options.long,
        options.seed,
    )
    is_printed = out is not None and str(out) == PRINTED
    there = suggester.tickets_there
    kept = there if options.keep else ()
    tickets = suggester.suggest(wish, kept)
    for line in (
        *_deck(board, tickets),
        "",
        _told(wish, there, kept, tickets),
        *map(_pile, suggester.filled(kept, tickets)),
        "",
        *_score(suggester.score((*kept, *tickets))),
    ):
        typer.echo(line, err=is_printed)
    if out is not None:
        save_or_print(out, with_suggested(board, suggester.plan, kept, tickets))
        if not is_printed:
            say(f"\nWrote {out}")


def _deck(board: Board, tickets: Iterable[Ticket]) -> Iterator[str]:
    names = ThingNames(board)
    for ticket in sorted(tickets, key=lambda ticket: (ticket.deck, -ticket.points, ticket.id)):
        yield f"{ticket.points:3}  {names.ticket(ticket)}  ({ticket.deck})"


def _rules(board: Board, name: str, wanted: str | None) -> tuple[Ruleset, ...]:
    if wanted is None:
        return readable_rulesets(BoardAnalysis(board, board_folder(name)))
    return (ruleset_of(board, board_folder(name), wanted),)


def _told(
    wish: DeckRequest, there: Sequence[Ticket], kept: Sequence[Ticket], new: Sequence[Ticket]
) -> str:
    """Return how many tickets there are, and what happens to the previous ones."""
    if kept and not new:
        return f"No new tickets: {wish.tickets} in all, and {len(kept)} are there already."
    count = counted(len(new), "new ticket")
    if kept:
        return f"{count} beside {len(kept)} that are kept."
    return f"{count} in the place of {len(there)}." if there else f"{count}."


def _pile(filled: PileFill) -> str:
    """Return how many tickets a pile has, and whether the rules want others."""
    pile, has = filled.pile, counted(filled.tickets, "ticket")
    called = printable(text_in(pile.name, "en")) or pile.deck
    if filled.missing == 0:
        return f"{called}: {has}" + (", as the rules say" if pile.size is not None else "")
    if pile.size is not None:
        return f"{called}: {has}, where the rules say {pile.size}"
    return f"{called}: {has}, but the largest table needs {pile.least}"


def _score(figures: tuple[DeckFigure, ...]) -> Iterator[str]:
    fine = sum(figure.is_fine for figure in figures)
    yield f"{fine} of {len(figures)} figures are like those of the published decks, or better:"
    width = max((len(figure.kind.title) for figure in figures), default=0)
    for figure in figures:
        yield f"{figure.kind.title:{width}}  {figure.told:>5}  {_verdict(figure)}"


def _verdict(figure: DeckFigure) -> str:
    if figure.is_alike:
        return f"like theirs ({figure.range_told})"
    return f"{'better than' if figure.is_fine else 'unlike'} theirs ({figure.range_told})"
