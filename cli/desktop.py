"""`trackwright desktop`: the editor among the applications of a Linux desktop."""

import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from trackwright.cli.output import say

HOME = "~/.local"


class DesktopAction(StrEnum):
    """What to do with the desktop entry."""

    INSTALL = "install"
    REMOVE = "remove"


def change_desktop(
    change: Annotated[DesktopAction, typer.Argument(help="Add the editor, or take it away again.")],
    prefix: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", help=f"Whose share folder is meant: {HOME}, or /usr/local for all."
        ),
    ] = None,
) -> None:
    """Add the editor to the desktop's applications.

    Its icon stands in the menu then, and files that end in .trackwright.json open with a double
    click. This is for Linux and other systems that follow freedesktop.org.

    \b
    Examples:
      trackwright desktop install
      trackwright desktop remove
      trackwright desktop install --prefix /usr/local
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from trackwright.editor.shell.desktop_entry import install, remove  # late: draws icons

    share = prefix / "share" if prefix is not None else _own_share()
    if change is DesktopAction.INSTALL:
        say(f"Wrote {len(install(share))} files into {share}; the menu shows Trackwright soon")
    else:
        say(f"Removed {len(remove(share))} files from {share}")


def _own_share() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME") or Path(HOME).expanduser() / "share")
