"""`trackwright diff`: what changed from one board to another."""

from typing import Annotated

import typer

from trackwright.cli.arguments import BoardName


def print_differences(
    first: BoardName,
    second: BoardName,
    as_json: Annotated[bool, typer.Option("--json", help="As one JSON list.")] = False,
) -> None:
    """Print what differs between two boards, by meaning.

    Exit code 0: nothing differs; 1: something does; 2: they cannot be compared.

    \b
    Examples:
      trackwright diff europe my_europe.json
      trackwright diff before.json - --json < after.json
    """
    from trackwright.cli.run_diff import compare  # late: loads boards

    compare(first, second, as_json=as_json)
