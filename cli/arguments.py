"""Arguments and options that several commands share."""

from typing import Annotated, Any

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

ThemeName = Annotated[
    str,
    typer.Option(
        metavar="THEME",
        help="How it looks: classic, high_contrast or dark.",
        autocompletion=completion.themes,
    ),
]
"""The looks of a drawn board."""


def ruleset_option(words: str) -> Any:
    """Return an option that names a ruleset."""
    return typer.Option(metavar="RULESET", help=words, autocompletion=completion.rulesets)


def language_option(words: str) -> Any:
    """Return an option that names a language."""
    return typer.Option(metavar="LANGUAGE", help=words)
