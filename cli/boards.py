"""`trackwright show` and `trackwright stats`: what a board is, and its numbers."""

import json
from collections.abc import Iterable, Mapping
from typing import Annotated

import typer

from trackwright.cli.output import say_notes
from trackwright.maps import open_board
from trackwright.network.statistics import Statistics, statistics
from trackwright.schema.board import Board, RulesetReference
from trackwright.schema.text import printable, text_in

LONGEST_PARAGRAPH = 2_000

BoardName = Annotated[str, typer.Argument(help="A shipped board's name, or a file.")]


def show_board(board: BoardName) -> None:
    """Print a summary of a board.

    Example: trackwright show poland
    """
    opened = _opened(board)
    typer.echo(_summary(opened, statistics(opened)))


def print_statistics(
    board: BoardName,
    as_json: Annotated[bool, typer.Option("--json", help="As one JSON object.")] = False,
) -> None:
    """Print the numbers of a board.

    Example: trackwright stats europe --json
    """
    numbers = statistics(_opened(board))
    if as_json:
        typer.echo(json.dumps(numbers.as_json(), ensure_ascii=False, indent=2))
    else:
        typer.echo(_table(numbers))


def _opened(name: str) -> Board:
    opened = open_board(name)
    say_notes(name, opened.notes)
    return opened.document


def _summary(board: Board, numbers: Statistics) -> str:
    meta, size = board.meta, board.size
    about = [f"{size.width:g} × {size.height:g} mm", str(meta.provenance), printable(meta.licence)]
    lines = [
        printable(text_in(meta.title, "en")) or board.id,
        printable(text_in(meta.description, "en"), LONGEST_PARAGRAPH),
        "",
        f"{numbers.cities} cities, {numbers.connections} connections with {numbers.routes} tracks "
        f"and {numbers.spaces} spaces, {numbers.tickets} tickets",
        "; ".join(part for part in about if part),
        printable(text_in(meta.sources, "en"), LONGEST_PARAGRAPH),
        f"made for: {', '.join(map(_ruleset_name, board.rulesets)) or 'no ruleset yet'}",
    ]
    return "\n".join(line for index, line in enumerate(lines) if line or index == 2)


def _ruleset_name(reference: RulesetReference) -> str:
    return reference if isinstance(reference, str) else f"its own '{reference.id}'"


def _table(numbers: Statistics) -> str:
    hubs = sorted(numbers.connections_by_city.items(), key=lambda item: (-item[1], item[0]))
    odd = [f"{v.ticket} {v.points} for {v.shortest}" for v in numbers.off_shortest_path]
    rows = {
        "cities": str(numbers.cities),
        "crossings": str(numbers.crossings),
        "connections": f"{numbers.connections}: {numbers.doubles} double, "
        f"{numbers.triples} triple, {numbers.border_connections} border",
        "tracks": str(numbers.routes),
        "spaces": str(numbers.spaces),
        "spaces by colour": _counts(numbers.spaces_by_color),
        "tracks by length": _counts(numbers.routes_by_length),
        "ferries": f"{numbers.ferries} with {numbers.icons} icons",
        "tunnels": str(numbers.tunnels),
        "draw bonuses": str(numbers.draw_bonuses),
        "tickets": str(numbers.tickets),
        "tickets by deck": _counts(numbers.tickets_by_deck),
        "off shortest path": _listed(odd),
        "best joined": _listed(f"{city} {count}" for city, count in hubs[:5]),
        "bridges": _listed(" – ".join(bridge) for bridge in numbers.bridges),
    }
    width = max(map(len, rows))
    return "\n".join(f"{name:{width}}  {value}" for name, value in rows.items())


def _counts(counts: Mapping[str, int] | Mapping[int, int]) -> str:
    return _listed(f"{name} {count}" for name, count in counts.items())


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words) or "none"
