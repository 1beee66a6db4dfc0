"""`trackwright render`: a picture of a board."""

import os
from pathlib import Path
from typing import Annotated

import typer

from trackwright.cli.output import say_notes
from trackwright.maps import board_folder, open_board, ruleset_of
from trackwright.schema.board import Board
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.rules.ruleset import Ruleset


def render_board(
    board: Annotated[str, typer.Argument(help="A shipped board's name, or a file.")],
    out: Annotated[Path, typer.Option(help="The picture: a .png, .svg or .pdf file.")],
    theme: Annotated[
        str, typer.Option(help="How it looks: classic, high_contrast or dark.")
    ] = "classic",
    dpi: Annotated[
        float, typer.Option(min=1, max=10_000, help="Pixels to an inch, for a PNG.")
    ] = 150.0,
    lang: Annotated[str, typer.Option(help="The language of the names.")] = "en",
    ruleset: Annotated[
        str | None,
        typer.Option(help="Whose score table is shown; that of the board's first if absent."),
    ] = None,
) -> None:
    """Draw a board.

    Examples: trackwright render europe --out europe.png; trackwright render my.json --out my.svg
    """
    suffix = out.suffix.lower()
    if suffix not in (".png", ".svg", ".pdf"):
        raise TrackwrightError(f"'{out}' should end in .png, .svg or .pdf, to say what to draw")
    if not out.parent.is_dir():
        raise TrackwrightError(f"there is no folder {out.parent} to draw {out.name} in")
    opened = open_board(board)
    say_notes(board, opened.notes)
    folder = board_folder(board)
    rules = ruleset_of(opened.document, folder, ruleset)
    _draw(opened.document, folder, rules, out, theme, dpi, lang)
    typer.echo(f"Drew {out}")


def _draw(
    board: Board,
    folder: Path,
    rules: Ruleset | None,
    out: Path,
    theme: str,
    dpi: float,
    lang: str,
) -> None:
    # Imported late: no other command waits for Qt and shapely.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from trackwright.layout.board import lay_out
    from trackwright.rendering.badges import payment_notes
    from trackwright.rendering.board_picture import board_picture
    from trackwright.rendering.output import write_png
    from trackwright.rendering.pdf import write_pdf
    from trackwright.rendering.svg import write_svg
    from trackwright.rendering.themes import theme_named

    picture = board_picture(
        lay_out(board, lang),
        theme_named(theme),
        scoring=rules.scoring if rules else None,
        notes=payment_notes(board, rules) if rules else {},
        folder=folder,
    )
    match out.suffix.lower():
        case ".png":
            write_png(picture, out, dpi)
        case ".pdf":
            write_pdf(picture, out)
        case _:
            write_svg(picture, out)
