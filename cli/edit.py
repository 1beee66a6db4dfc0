"""`trackwright edit`: the editor."""

import gc
from typing import Annotated

import typer

from trackwright.cli import completion
from trackwright.cli.output import PRINTED
from trackwright.schema.errors import TrackwrightError


def edit_boards(
    boards: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="BOARD",
            help="Files, or names of shipped boards, which open as copies.",
            autocompletion=completion.boards,
        ),
    ] = None,
) -> None:
    """Open the editor, with a window for each board.

    \b
    Examples:
      trackwright edit
      trackwright edit my.json
      trackwright edit poland
    """
    from trackwright.maps import document_path  # late: loads boards

    if PRINTED in (boards or ()):
        raise TrackwrightError("the editor needs a file that it can save to, not standard input")
    paths = [document_path(board) for board in boards or ()]
    gc.disable()  # nothing that is loaded becomes garbage; later the editor sweeps by itself
    from trackwright.editor.shell.application import run  # late: no other command waits for windows

    raise typer.Exit(run(paths))
