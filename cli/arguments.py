"""Arguments that several commands share."""

from typing import Annotated

import typer

from trackwright.cli import completion

BoardName = Annotated[
    str,
    typer.Argument(
        metavar="BOARD",
        help="A shipped board's name, a file, or - for standard input.",
        autocompletion=completion.boards,
    ),
]
"""A board, by its name or file."""
