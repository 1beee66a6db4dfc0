"""The work of `trackwright suggest-tickets`, apart from its options, because it measures decks."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import typer

from trackwright.cli.importing import refuse_to_replace
from trackwright.cli.output import PRINTED, save_or_print, say, say_notes
from trackwright.maps import document_path, open_board
from trackwright.network.suggesting import Wish
from trackwright.schema.board import Board, Ticket
from trackwright.validators.documents import readable_rulesets
from trackwright.validators.places import Names
from trackwright.validators.published.decks import Figure, Suggester, with_suggested


@dataclass(frozen=True)
class Asked:
    """What the options ask for; None for what published decks have."""

    tickets: int | None
    long: float | None
    seed: int
    keep: bool


def print_suggestion(name: str, asked: Asked, out: Path | None, *, force: bool) -> None:
    """Suggest a deck, print it with its figures, and save the board with it if asked to."""
    if out is not None and not force:
        refuse_to_replace(out)
    opened = open_board(name)
    say_notes(name, opened.notes)
    board = opened.document
    suggester = Suggester(board, readable_rulesets(board, document_path(name).parent))
    usual = suggester.usual_wish()
    wish = Wish(
        usual.tickets if asked.tickets is None else asked.tickets,
        usual.long if asked.long is None else asked.long,
        asked.seed,
    )
    is_printed = out is not None and str(out) == PRINTED
    kept = suggester.tickets_there if asked.keep else ()
    tickets = suggester.suggest(wish, kept)
    for line in (*_deck(board, tickets), "", *_score(suggester.score((*kept, *tickets)))):
        typer.echo(line, err=is_printed)
    if out is not None:
        save_or_print(out, with_suggested(board, suggester.plan, kept, tickets))
        if not is_printed:
            say(f"\nWrote {out}")


def _deck(board: Board, tickets: Iterable[Ticket]) -> Iterator[str]:
    names = Names(board)
    for ticket in sorted(tickets, key=lambda ticket: (ticket.deck, -ticket.points, ticket.id)):
        yield f"{ticket.points:3}  {names.ticket(ticket)}  ({ticket.deck})"


def _score(figures: tuple[Figure, ...]) -> Iterator[str]:
    fine = sum(figure.is_fine for figure in figures)
    yield f"{fine} of {len(figures)} figures are like those of the published decks, or better:"
    width = max((len(figure.kind.title) for figure in figures), default=0)
    for figure in figures:
        yield f"{figure.kind.title:{width}}  {figure.told:>5}  {_verdict(figure)}"


def _verdict(figure: Figure) -> str:
    if figure.is_alike:
        return f"like theirs ({figure.range_told})"
    return f"{'better than' if figure.is_fine else 'unlike'} theirs ({figure.range_told})"
