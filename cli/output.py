"""How the commands speak: results on standard output, notes and errors on standard error."""

import sys
from collections.abc import Iterable

import typer

from trackwright.schema.errors import Problem


def print_markdown(text: str) -> None:
    """Print Markdown, laid out if a person is looking at a terminal, as it is otherwise."""
    if sys.stdout.isatty():
        from rich.markdown import Markdown  # late: rich takes as long to load as our models

        from trackwright.cli.screen import Screen

        Screen(width=min(Screen().width, 100)).print(Markdown(text))
    else:
        typer.echo(text, nl=False)


def say_notes(source: str, notes: Iterable[Problem]) -> None:
    """Print what looks wrong in a file that could be read."""
    for note in notes:
        typer.echo(f"note: {source}: {note}", err=True)


def say_error(message: str) -> None:
    """Print why a command cannot run."""
    typer.echo(f"trackwright: {message}", err=True)
