"""The command line as a whole: which commands there are, and how errors end."""

import os
import sys
from importlib.metadata import version
from typing import Annotated

import typer

from trackwright.cli.boards import print_statistics, show_board
from trackwright.cli.diff import print_differences
from trackwright.cli.edit import edit_boards
from trackwright.cli.export import export_board, list_formats
from trackwright.cli.import_board import import_board
from trackwright.cli.listing import list_shipped
from trackwright.cli.output import say_error
from trackwright.cli.playtest import playtest_board
from trackwright.cli.printing import print_board
from trackwright.cli.render import render_board
from trackwright.cli.rules import print_rules
from trackwright.cli.schema import print_schema
from trackwright.cli.suggest_tickets import suggest_tickets
from trackwright.cli.validate import validate
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.files.migrations import MIGRATIONS, current_version

EXIT_CANNOT_RUN = 2

app = typer.Typer(
    name="trackwright",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
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
app.command("show")(show_board)
app.command("stats")(print_statistics)
app.command("schema")(print_schema)
app.command("suggest-tickets")(suggest_tickets)
app.command("validate")(validate)


def main() -> None:
    """Run the command; an error that the user can put right ends in a sentence and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    output = sys.stdout
    try:
        try:
            app()
        finally:
            output.flush()
    except TrackwrightError as error:
        say_error(str(error))
        sys.exit(EXIT_CANNOT_RUN)
    except BrokenPipeError:
        _forget_output()  # whoever read it has seen enough
    except OSError as error:
        _forget_output()
        say_error(f"the output cannot be written: {error.strerror}")
        sys.exit(EXIT_CANNOT_RUN)
    except SystemExit:
        if sys.stdout is output:  # typer replaces it when whoever read it has seen enough
            raise


def _forget_output() -> None:
    """Let nothing complain again when Python closes standard output."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _show_version(wanted: bool) -> None:
    if wanted:
        formats = ", ".join(
            f"{kind} format {current_version(MIGRATIONS[kind])}" for kind in MIGRATIONS
        )
        typer.echo(f"trackwright {version('trackwright')} ({formats})")
        raise typer.Exit


@app.callback()
def trackwright(
    _version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """Design, check and print boards and rules for train games."""
