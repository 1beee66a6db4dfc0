"""`trackwright decorate`: ornaments and names of seas in the free room of a board."""

from pathlib import Path
from typing import Annotated

import typer

from trackwright.cli import completion
from trackwright.cli.arguments import BoardName, language_option, ruleset_option


def decorate_board(
    board: BoardName,
    out: Annotated[
        Path, typer.Option(metavar="FILE", help="The decorated board's file; - to print it.")
    ],
    seed: Annotated[int, typer.Option(min=0, help="Other places for another number.")] = 0,
    density: Annotated[
        float, typer.Option(min=0.0, max=1.0, help="How densely they stand: 0.5 is ordinary.")
    ] = 0.5,
    kinds: Annotated[
        list[str] | None,
        typer.Option(
            "--kinds",
            metavar="KIND",
            help="Ornaments of this kind only, such as mountain or wave; may be given several "
            "times. All but lighthouses if absent.",
            autocompletion=completion.ornaments,
        ),
    ] = None,
    sea_names: Annotated[
        bool, typer.Option("--sea-names", help="Write the names of the seas, too.")
    ] = False,
    clear: Annotated[
        bool, typer.Option("--clear", help="Only take away what was generated before.")
    ] = False,
    lang: Annotated[
        str, language_option("Names in this language, and in those of the board, stay clear.")
    ] = "en",
    ruleset: Annotated[
        str | None,
        ruleset_option("Whose score table stays clear; that of the board's first if absent."),
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Replace a file that is there already.")
    ] = False,
) -> None:
    """Put ornaments where a board has room.

    Mountains, woods, ships and the like stand beside routes and names, never under them: on a map
    of the earth mountains stand on its ranges, elsewhere where chance wants them. The same seed
    makes the same board. What was generated before is replaced; what you placed yourself, or
    locked, stays.

    \b
    Examples:
      trackwright decorate my.json --out nicer.json
      trackwright decorate my.json --seed 3 --density 0.3 --out nicer.json --force
      trackwright decorate my.json --sea-names --out nicer.json --force
      trackwright decorate my.json --kinds wave --kinds steamer --out nicer.json --force
      trackwright decorate nicer.json --clear --out plain.json
    """
    from trackwright.cli.run_decorate import (  # late: it lays out the whole board
        DecorateOptions,
        save_decorated,
    )

    options = DecorateOptions(seed, density, tuple(kinds or ()), sea_names, clear, lang, ruleset)
    save_decorated(board, options, out, force=force)
