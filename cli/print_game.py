"""`trackwright print`: everything for a game night, on paper."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from trackwright.cli import EXIT_INTERRUPTED, completion
from trackwright.cli.arguments import BoardName, ThemeName, language_option, ruleset_option
from trackwright.cli.output import require_folder, say, say_error, shows_progress
from trackwright.printing.choices import Edge, Orientation, Part

if TYPE_CHECKING:
    from trackwright.printing.print_game import Progress


def print_board(
    board: BoardName,
    out: Annotated[
        Path,
        typer.Option(metavar="FOLDER", help="The folder for the files; made if it is not there."),
    ],
    paper: Annotated[
        str,
        typer.Option(
            metavar="PAPER",
            help="a4, a3, a2, a1, a0, letter, legal, tabloid, or WIDTHxHEIGHT in mm.",
            autocompletion=completion.papers,
        ),
    ] = "",
    orientation: Annotated[
        Orientation, typer.Option(help="Of the board's sheets; auto takes the fewest.")
    ] = Orientation.AUTO,
    margin: Annotated[
        float | None, typer.Option(min=0, max=200, help="Where the printer prints nothing, in mm.")
    ] = None,
    overlap: Annotated[
        float | None,
        typer.Option(
            min=0, max=200, help="What neighbouring sheets both show, in mm; 0 to cut and butt."
        ),
    ] = None,
    fold: Annotated[
        str,
        typer.Option(
            metavar="COLUMNSxROWS",
            help="Divide the board along its folds, too: 3x2; 'profile' for those of the board.",
        ),
    ] = "",
    inner_margin: Annotated[
        float, typer.Option(min=0, max=100, help="Kept free beside each fold, in mm.")
    ] = 6.0,
    bleed: Annotated[
        float,
        typer.Option(min=0, max=6, help="Of the one-page board and of card images, in mm."),
    ] = 3.0,
    card: Annotated[
        str,
        typer.Option(
            metavar="SIZE",
            help="Size of the cards: mini (44x68), american (56x87), euro (59x86), poker "
            "(63.5x88.9), or WIDTHxHEIGHT in mm; that of the board if absent.",
            autocompletion=completion.cards,
        ),
    ] = "",
    card_bleed: Annotated[
        float,
        typer.Option(min=0, max=6, help="Around each card on a sheet, in mm; 0: cards touch."),
    ] = 0.0,
    duplex: Annotated[Edge, typer.Option(help="Along which edge sheets are turned over.")] = (
        Edge.LONG
    ),
    backs: Annotated[bool, typer.Option(help="Print the backs of cards.")] = True,
    images: Annotated[
        bool, typer.Option("--images", help="Also a PNG of each card, for print services.")
    ] = False,
    only: Annotated[
        str,
        typer.Option(
            metavar="PARTS",
            help="Only these, with commas: board, shop, tickets, bonuses, countries, reference, "
            "score, rules, assembly, images.",
            autocompletion=completion.parts,
        ),
    ] = "",
    players: Annotated[
        int | None,
        typer.Option(min=1, max=100, help="For how many there are reference cards."),
    ] = None,
    lang: Annotated[str, language_option("The language of names and words.")] = "en",
    ruleset: Annotated[
        str | None,
        ruleset_option(
            "Whose rules, cards and tickets are printed; the board's first, with all its "
            "tickets, if absent."
        ),
    ] = None,
    theme: ThemeName = "relief",
) -> None:
    """Print a board at real size, with its cards and rules.

    The PDF files of a folder are all that a game night needs.

    \b
    Examples:
      trackwright print europe --out night
      trackwright print europe --out night --paper a3 --overlap 10
      trackwright print poland --out cards --only tickets,countries --card poker
      trackwright print my.json --out shop --only shop,images --bleed 3
    """
    require_folder(out, "the files for a game night")
    # Imported late: no other command waits for boards, Qt and shapely.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from trackwright.cli.open_game import open_game, warn_of_troubles
    from trackwright.cli.print_options import first, parse_card_size, parse_panels, parse_parts
    from trackwright.printing.papers import PAPERS, paper_named
    from trackwright.printing.settings import Game, Settings, orientation_of
    from trackwright.rendering.themes import theme_named

    opened = open_game(board, ruleset)
    warn_of_troubles(board, opened)
    plan = opened.board.profile.sheets
    if plan and not paper and orientation is Orientation.AUTO:
        orientation = orientation_of(plan.paper)
    parts = parse_parts(only)
    settings = Settings(
        paper=paper_named(paper) if paper else plan.paper if plan else PAPERS["a4"],
        orientation=orientation,
        margin=first(margin, plan.margin if plan else None, 10.0),
        caption=plan.caption if plan else 8.0,
        overlap=first(overlap, plan.overlap if plan else None, 0.0),
        fold=parse_panels(fold, opened.board),
        inner_margin=inner_margin,
        bleed=bleed,
        card=parse_card_size(card),
        card_bleed=card_bleed,
        backs=backs,
        players=players,
        duplex=duplex,
        language=lang,
        theme=theme_named(theme),
        parts=parts | {Part.IMAGES} if images else parts,
    )
    game = Game(opened.board, opened.ruleset, opened.folder, only_its_tickets=ruleset is not None)
    from trackwright.printing.print_game import print_game  # after all words are understood

    try:
        with _shown() as progress:
            files = print_game(game, settings, out, progress)
    except KeyboardInterrupt:
        say_error("stopped; nothing was written")
        raise typer.Exit(EXIT_INTERRUPTED) from None
    for file in files:
        if file.suffix == ".pdf":
            say(f"Wrote {file}")
    if pictures := sum(file.suffix == ".png" for file in files):
        say(f"Wrote {pictures} images of cards to {out / 'cards'}")


@contextmanager
def _shown() -> "Iterator[Callable[[Progress], None]]":
    """Show a progress bar on a terminal."""
    if not shows_progress():
        yield lambda _: None
        return
    from rich.progress import Progress as Bar

    from trackwright.cli.terminal import Screen

    with Bar(console=Screen(stderr=True), transient=True) as bar:
        task = bar.add_task("Drawing", total=None)

        def show(progress: "Progress") -> None:
            bar.update(
                task,
                description=progress.title or "Writing",
                completed=progress.done,
                total=progress.total,
            )

        yield show
