"""`trackwright export` and `trackwright formats`: boards for other programs."""

from pathlib import Path
from typing import Annotated

import typer

from trackwright.cli import completion
from trackwright.cli.arguments import BoardName, language_option, ruleset_option
from trackwright.cli.output import PRINTED, require_folder
from trackwright.schema.errors import TrackwrightError


def export_board(
    board: BoardName,
    to: Annotated[
        str | None,
        typer.Option(
            metavar="FORMAT",
            help="Which format; see trackwright formats.",
            autocompletion=completion.formats,
        ),
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="Every format, into a folder.")] = False,
    out: Annotated[
        str | None,
        typer.Option(
            metavar="PATH",
            help="The file, or the folder; named after the board if absent; - to print.",
        ),
    ] = None,
    ruleset: Annotated[
        str | None, ruleset_option("The rules to go along; the board's first if absent.")
    ] = None,
    lang: Annotated[
        str, language_option("The language of names, in formats that know only one.")
    ] = "en",
    report: Annotated[
        str | None, typer.Option(metavar="FILE", help="Write what is lost as JSON; - to print.")
    ] = None,
    strict: Annotated[
        bool, typer.Option("--strict", help="Write nothing if anything would be lost.")
    ] = False,
) -> None:
    """Write a board for another program.

    What that cannot hold is told.

    Exit code 0: written; 1: not written, because --strict; 2: it could not be written.

    \b
    Examples:
      trackwright export europe --to engine
      trackwright export my.json --to csv --out my-tables
      trackwright export my.json --to geojson --out - > my.geojson
      trackwright export my.json --all --out exports
    """
    if every == (to is not None):
        raise TrackwrightError("say which format with --to, or --all; see trackwright formats")
    if every:
        require_folder(out, "all formats")
    if out == report == PRINTED:
        raise TrackwrightError("the board and the report cannot both be printed; name a file")
    from trackwright.cli.run_export import (
        ExportOptions,
        export_all,
        export_to,
    )  # late: loads the layout

    options = ExportOptions(board, ruleset, lang, report, strict)
    if to is not None:
        export_to(options, to, out)
    else:
        export_all(options, Path(out) if out else None)


def list_formats() -> None:
    """List the formats of boards that are written and read.

    \b
    Examples:
      trackwright formats
    """
    from trackwright.cli.run_export import print_formats  # late: loads the layout

    print_formats()
