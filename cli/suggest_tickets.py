"""`trackwright suggest-tickets`: a deck for a board, like those of the published ones."""

from pathlib import Path
from typing import Annotated

import typer

from trackwright.cli.arguments import BoardName, ruleset_option


def suggest_tickets(
    board: BoardName,
    tickets: Annotated[
        int | None,
        typer.Option(
            min=1,
            max=5_000,
            help="How many in all, those that are kept among them. By default as many as the "
            "rules say, else as published boards have.",
        ),
    ] = None,
    long: Annotated[
        float | None,
        typer.Option(
            min=0.0,
            max=1.0,
            help="Which part of them is long: 0.15 for 15 %. They fill the pile of long tickets, "
            "if the rules have one.",
        ),
    ] = None,
    ruleset: Annotated[
        str | None, ruleset_option("The rules whose piles are filled; the board's first if absent.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Another deck for another number.")] = 0,
    keep: Annotated[
        bool,
        typer.Option(
            "--keep",
            help="Keep the tickets that the piles of these rules have, and add others until "
            "there are as many as --tickets says. Without it they are replaced.",
        ),
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Save the board with these tickets in a new file; - to print it."
        ),
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Replace a file that is there already.")
    ] = False,
) -> None:
    """Suggest a deck of tickets like the published ones.

    It is compared with them figure by figure. Every ticket is worth its shortest path. The piles
    of the ruleset say which decks get how many tickets, and what these may be worth; tickets that
    no pile of it takes stay as they are. The same seed suggests the same deck.

    \b
    Examples:
      trackwright suggest-tickets my.json --tickets 40 --long 0.15
      trackwright suggest-tickets my.json --seed 3 --out better.json
      trackwright suggest-tickets my.json --keep --tickets 50 --out more.json
    """
    from trackwright.cli.run_suggest_tickets import (  # late: it measures decks
        SuggestOptions,
        print_suggestion,
    )

    print_suggestion(board, SuggestOptions(tickets, long, seed, keep, ruleset), out, force=force)
