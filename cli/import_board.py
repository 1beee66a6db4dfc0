"""`trackwright import`: boards from other programs."""

from pathlib import Path
from typing import Annotated

import typer

from trackwright.cli import completion
from trackwright.cli.arguments import language_option, ruleset_option


def import_board(
    source: Annotated[
        Path,
        typer.Argument(
            metavar="FILE",
            help="Another program's file, a folder of files, or - for standard input.",
        ),
    ],
    out: Annotated[Path, typer.Option(metavar="FILE", help="The board's new file; - to print it.")],
    of: Annotated[
        str | None,
        typer.Option(
            "--from",
            metavar="FORMAT",
            help="Which format; told by the file's ending if absent.",
            autocompletion=completion.readable_formats,
        ),
    ] = None,
    lang: Annotated[
        str, language_option("The language that names are in, if the file does not say.")
    ] = "en",
    size: Annotated[
        str | None,
        typer.Option(
            metavar="MM",
            help="The board's size, such as 790x525, or 790 for its width: all that lies on it is "
            "scaled. As the file says if absent.",
        ),
    ] = None,
    connect: Annotated[
        bool,
        typer.Option(
            "--connect",
            help="Propose routes between neighbours and to crossings, and make them fit.",
        ),
    ] = False,
    country: Annotated[
        str | None,
        typer.Option(
            metavar="CODES",
            help="The countries that places of a list lie in, such as IE,GB or Ireland.",
        ),
    ] = None,
    around: Annotated[
        tuple[str, str] | None,
        typer.Option(
            metavar="PLACE KM",
            help="Only places at most so many km from a town: --around Cork 300km.",
        ),
    ] = None,
    rules: Annotated[
        str | None,
        ruleset_option(
            "The ruleset that the board is made for; if absent what the file says, else the "
            "shipped one for any board that suits it."
        ),
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Replace a file that is there already.")
    ] = False,
) -> None:
    """Make a board of another program's file.

    What could not be taken over is told, and the board is checked unless it is printed.

    Exit code 0: all taken over, no errors; 1: some was not, or errors found; 2: it cannot be read.

    \b
    Examples:
      trackwright import my.tmj --out my.json
      trackwright import my.tmj --size 790x525 --out my.json
      trackwright import places.txt --from csv --connect --out my.json
      trackwright import places.txt --from csv --country IE,GB --out my.json
      trackwright import my.tmj --rules europe_style --out my.json
      trackwright import - --from geojson --out - < my.geojson > my.json
    """
    from trackwright.cli.run_import import (  # late: it loads the formats and the checks
        choose_rules,
        connect_cities,
        import_from,
        place_hints,
        refuse_to_replace,
        resize_board,
        save_import,
    )

    if not force:
        refuse_to_replace(out)
    imported = import_from(source, of, lang, place_hints(country, around))
    if size is not None:
        imported = resize_board(imported, size)
    if connect:
        imported = connect_cities(imported, lang)
    save_import(choose_rules(imported, rules, out.parent), out)
