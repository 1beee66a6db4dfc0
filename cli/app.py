"""The command line: all commands, and how errors are reported."""

import os
import shlex
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Annotated

import typer

from trackwright.cli.decorate import decorate_board
from trackwright.cli.desktop import change_desktop
from trackwright.cli.diff import print_differences
from trackwright.cli.edit import edit_boards
from trackwright.cli.export import export_board, list_formats
from trackwright.cli.import_board import import_board
from trackwright.cli.list_shipped import list_shipped
from trackwright.cli.output import VERBOSITY, Verbosity, say_error
from trackwright.cli.playtest import playtest_board
from trackwright.cli.print_game import print_board
from trackwright.cli.render import render_board
from trackwright.cli.rules import print_rules
from trackwright.cli.schema import print_schema
from trackwright.cli.show import print_statistics, show_board
from trackwright.cli.suggest_tickets import suggest_tickets
from trackwright.cli.validate import validate
from trackwright.schema.errors import TrackwrightError

EXIT_CANNOT_RUN = 2

_VERBOSITIES = {
    "--quiet": Verbosity.QUIET,
    "-q": Verbosity.QUIET,
    "--verbose": Verbosity.VERBOSE,
    "-v": Verbosity.VERBOSE,
}

_SHARED_LIBRARY = ".so"
"""What is in the names of libraries that Qt needs and a bare system lacks."""

app = typer.Typer(
    name="trackwright",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # boxes leave no room for words in a narrow terminal
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("decorate")(decorate_board)
app.command("desktop")(change_desktop)
app.command("diff")(print_differences)
app.command("edit")(edit_boards)
app.command("export")(export_board)
app.command("formats")(list_formats)
app.command("import")(import_board)
app.command("list")(list_shipped)
app.command("playtest")(playtest_board)
app.command("print")(print_board)
app.command("render")(render_board)
app.command("rules")(print_rules)
app.command("schema")(print_schema)
app.command("show")(show_board)
app.command("stats")(print_statistics)
app.command("suggest-tickets")(suggest_tickets)
app.command("validate")(validate)


def run() -> None:
    """Run the command; any error is reported in a sentence with exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    arguments, verbosity = _take_verbosity(sys.argv[1:])
    before, output = VERBOSITY.set(verbosity), sys.stdout
    try:
        with _log_details(verbosity):
            app(arguments)
    except TrackwrightError as error:
        say_error(str(error))
        sys.exit(EXIT_CANNOT_RUN)
    except BrokenPipeError:
        _discard_output()  # the reader closed the pipe
    except SystemExit:
        if sys.stdout is output:  # typer replaces it when the reader closes the pipe
            raise
    except Exception as error:
        _explain(error)
        sys.exit(EXIT_CANNOT_RUN)
    finally:
        VERBOSITY.reset(before)


def _take_verbosity(arguments: list[str]) -> tuple[list[str], Verbosity]:
    """Split off the verbosity flags, wherever they are, and return the other arguments."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    said = [word for word in arguments[:end] if word in _VERBOSITIES]
    kept = [word for word in arguments[:end] if word not in _VERBOSITIES]
    return [*kept, *arguments[end:]], _VERBOSITIES[said[-1]] if said else Verbosity.NORMAL


@contextmanager
def _log_details(verbosity: Verbosity) -> Iterator[None]:
    """Log files read and written and the time taken, if verbose."""
    output, begun = sys.stdout, perf_counter()
    if verbosity is not Verbosity.VERBOSE:
        try:
            yield
        finally:
            output.flush()
        return
    import logging  # late: few ask for it

    log, handler = logging.getLogger("trackwright"), logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("trackwright: %(message)s"))
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    try:
        yield
    finally:
        output.flush()
        log.info("took %.2f seconds", perf_counter() - begun)
        log.setLevel(logging.NOTSET)
        log.removeHandler(handler)


def _explain(error: Exception) -> None:
    """Report an unexpected error, and how to file a bug."""
    if isinstance(error, OSError) and error.filename is None:
        _discard_output()
        say_error(f"the output cannot be written: {error.strerror or error}")
        return
    if isinstance(error, ImportError) and _SHARED_LIBRARY in str(error):
        say_error(f"a library of the system cannot be loaded: {error}; install what brings it")
        return
    if VERBOSITY.get() is Verbosity.VERBOSE:
        from trackwright.cli.version import versions

        traceback.print_exception(error)
        say_error("this is a mistake in Trackwright, not yours; please report it with all of this")
        typer.echo(versions(), err=True)
        return
    again = shlex.join(["trackwright", "--verbose", *sys.argv[1:]])
    say_error(
        f"something went wrong: {type(error).__name__}: {error}\nThis is a mistake in Trackwright, "
        f"not yours. Please report it with what this prints:\n    {again}"
    )


def _discard_output() -> None:
    """Redirect standard output, so that Python's closing of it does not fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _show_version(wanted: bool) -> None:
    if wanted:
        from trackwright.cli.version import versions  # late: it looks for what is installed

        typer.echo(versions())
        raise typer.Exit


@app.callback()
def trackwright(
    _version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_show_version,
            is_eager=True,
            help="Show the versions of the program, its formats, Qt and Python.",
        ),
    ] = False,
    _quiet: Annotated[
        bool,
        typer.Option("--quiet", "-q", help="Print only results and errors, with any command."),
    ] = False,
    _verbose: Annotated[
        bool,
        typer.Option(
            "--verbose",
            "-v",
            help="Also tell what is read and written and how long it took, with any command.",
        ),
    ] = False,
) -> None:
    """Design, check, play, print and export boards and rules for train games.

    A board is named as 'trackwright list' does, or by its file; - reads it from standard input.

    \b
    Examples:
      trackwright edit
      trackwright list
      trackwright validate my.json
      trackwright --install-completion
    """
