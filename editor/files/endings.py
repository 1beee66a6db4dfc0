"""How the files of boards are called."""

from pathlib import Path

BOARD_ENDING = ".trackwright.json"
"""What new files end in: desktops know boards by it, and all other programs that it is JSON."""


def base_name(board: Path) -> str:
    """Return what a board's file is called, without its ending, for files that are made of it."""
    return board.name.removesuffix(BOARD_ENDING).removesuffix(".json")
