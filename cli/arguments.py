"""What several commands ask for."""

from typing import Annotated

import typer

from trackwright.cli import completing

BoardName = Annotated[
    str,
    typer.Argument(
        metavar="BOARD",
        help="A shipped board's name, a file, or - for standard input.",
        autocompletion=completing.boards,
    ),
]
"""A board, by its name or file."""
