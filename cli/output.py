"""Output of commands: results on standard output, notes and errors on standard error."""

import sys
from collections.abc import Iterable
from contextvars import ContextVar
from enum import Enum, auto
from typing import TYPE_CHECKING

import typer

from trackwright.schema.errors import Problem, TrackwrightError, UnwritableFileError

if TYPE_CHECKING:
    from pathlib import Path

    from trackwright.schema.board import Board

PRINTED = "-"
"""Named instead of a file to write, it is standard output."""


class Verbosity(Enum):
    """How much a command prints."""

    QUIET = auto()
    NORMAL = auto()
    VERBOSE = auto()


VERBOSITY = ContextVar("VERBOSITY", default=Verbosity.NORMAL)
"""The verbosity of the running command."""


def print_markdown(text: str) -> None:
    """Print Markdown, rendered on a terminal and plain otherwise."""
    if sys.stdout.isatty():
        from rich.markdown import Markdown  # late: rich takes as long to load as our models

        from trackwright.cli.terminal import Screen

        Screen(width=min(Screen().width, 100)).print(Markdown(text))
    else:
        typer.echo(text, nl=False)


def print_data(data: bytes | str) -> None:
    """Print machine-readable output: UTF-8, byte for byte, whatever the terminal's encoding."""
    given = data.encode() if isinstance(data, str) else data
    if sys.stdout.isatty() and not _is_text(given):
        raise TrackwrightError(
            "this is no text and would garble the terminal; name a file with --out, or send it on "
            "to one with >"
        )
    sys.stdout.flush()
    sys.stdout.buffer.write(given)
    sys.stdout.buffer.flush()


def save_or_print(out: "Path", board: "Board") -> None:
    """Save a board to a file, or print it."""
    from trackwright.schema.files.formatting import board_text
    from trackwright.schema.files.writing import write_text

    if str(out) == PRINTED:
        print_data(board_text(board))
    else:
        write_text(out, board_text(board))


def require_folder(folder: "Path | str | None", what: str, option: str = "--out") -> None:
    """Refuse to print several files to standard output."""
    if str(folder) == PRINTED:
        raise TrackwrightError(
            f"{what} fill a folder and cannot be printed; name one with {option}"
        )


def say(message: str, *, aside: bool = False) -> None:
    """Print a message unless quiet; to standard error if a result goes to standard output."""
    if VERBOSITY.get() is not Verbosity.QUIET:
        typer.echo(message, err=aside)


def say_notes(source: str, notes: Iterable[Problem]) -> None:
    """Print the notes on a file that was read, unless quiet."""
    for note in notes:
        say(f"note: {source}: {note}", aside=True)


def say_error(message: str) -> None:
    """Print an error message."""
    typer.echo(f"trackwright: {message}", err=True)


def shows_progress() -> bool:
    """Return whether to show a progress bar."""
    return sys.stderr.isatty() and VERBOSITY.get() is not Verbosity.QUIET


def _is_text(data: bytes) -> bool:
    try:
        return "\0" not in data.decode()
    except UnicodeDecodeError:
        return False


def make_folder(folder: "Path | None", option: str, what: str) -> None:
    """Make the folder that an option names, if it does, and refuse one that cannot be filled."""
    if folder is None:
        return
    require_folder(folder, what, option)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise UnwritableFileError(f"{option} {folder} is a file; name a folder") from None
    except OSError as error:
        raise UnwritableFileError(
            f"the folder {option} {folder} cannot be made: {error.strerror}; name another one"
        ) from error
