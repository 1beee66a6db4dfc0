"""`trackwright render`: a picture of a board."""

import os
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from trackwright.cli.arguments import BoardName, ThemeName, language_option, ruleset_option
from trackwright.cli.output import PRINTED, print_data, say
from trackwright.schema.errors import TrackwrightError

if TYPE_CHECKING:
    from trackwright.rendering.shapes import Picture


class PictureFormat(StrEnum):
    """What a picture is written as."""

    PNG = "png"
    SVG = "svg"
    PDF = "pdf"


def render_board(
    board: BoardName,
    out: Annotated[
        Path,
        typer.Option(metavar="FILE", help="The picture: a .png, .svg or .pdf file; - to print it."),
    ],
    form: Annotated[
        PictureFormat | None,
        typer.Option(
            "--format", help="What it is written as; told by the file's ending if absent."
        ),
    ] = None,
    theme: ThemeName = "relief",
    dpi: Annotated[
        float, typer.Option(min=1, max=10_000, help="Pixels to an inch, for a PNG.")
    ] = 150.0,
    lang: Annotated[str, language_option("The language of the names.")] = "en",
    ruleset: Annotated[
        str | None,
        ruleset_option("Whose score table and legend are shown; those of the first if absent."),
    ] = None,
) -> None:
    """Draw a board.

    \b
    Examples:
      trackwright render europe --out europe.png
      trackwright render my.json --out my.svg --theme dark --lang fr
      trackwright render - --out - --format pdf < my.json > my.pdf
    """
    written_as = form or _format_from_name(out)
    is_printed = str(out) == PRINTED
    if not is_printed and not out.parent.is_dir():
        raise TrackwrightError(f"there is no folder {out.parent} to draw {out.name} in")
    picture = _picture(board, ruleset, theme, lang)
    data = _drawn(picture, written_as, dpi, out.parent)
    if is_printed:
        print_data(data)
    else:
        from trackwright.schema.files.writing import write_bytes

        write_bytes(out, data)
        say(f"Drew {out}")


def _format_from_name(out: Path) -> PictureFormat:
    ending = out.suffix.lower().removeprefix(".")
    if str(out) == PRINTED:
        raise TrackwrightError("say what to print with --format: png, svg or pdf")
    if ending not in list(PictureFormat):
        raise TrackwrightError(f"'{out}' should end in .png, .svg or .pdf, to say what to draw")
    return PictureFormat(ending)


def _picture(name: str, ruleset: str | None, theme: str, lang: str) -> "Picture":
    # Imported late: no other command waits for Qt and shapely.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from trackwright.cli.open_game import open_game
    from trackwright.layout.board import lay_out
    from trackwright.rendering.board_picture import board_picture
    from trackwright.rendering.themes import theme_named

    game = open_game(name, ruleset)
    return board_picture(
        lay_out(game.board, lang),
        theme_named(theme),
        rules=game.ruleset,
        folder=game.folder,
    )


def _drawn(picture: "Picture", form: PictureFormat, dpi: float, folder: Path) -> bytes:
    from trackwright.rendering.pdf import Page, pdf_bytes
    from trackwright.rendering.png import png_bytes
    from trackwright.rendering.svg import svg_text

    match form:
        case PictureFormat.PNG:
            return png_bytes(picture, dpi)
        case PictureFormat.PDF:
            return pdf_bytes((Page(picture),), picture.title)
        case PictureFormat.SVG:
            return svg_text(picture, folder=folder).encode()
