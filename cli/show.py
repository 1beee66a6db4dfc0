"""`trackwright show` and `trackwright stats`: what a board is, and its numbers."""

from typing import Annotated

import typer

from trackwright.cli.arguments import BoardName


def show_board(board: BoardName) -> None:
    """Print a summary of a board.

    \b
    Examples:
      trackwright show poland
      trackwright show - < my.json
    """
    from trackwright.cli.run_show import print_summary  # late: loads boards

    print_summary(board)


def print_statistics(
    board: BoardName,
    as_json: Annotated[bool, typer.Option("--json", help="As one JSON object.")] = False,
) -> None:
    """Print the numbers of a board.

    \b
    Examples:
      trackwright stats europe
      trackwright stats my.json --json
    """
    from trackwright.cli.run_show import print_numbers  # late: loads boards

    print_numbers(board, as_json=as_json)
