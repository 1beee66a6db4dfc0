"""The work of `trackwright show` and `trackwright stats`: boards in words and numbers."""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from textwrap import fill

import typer

from trackwright.cli.output import print_data, say_notes
from trackwright.maps import default_ruleset_notice, open_board
from trackwright.network.statistics import Statistics, statistics
from trackwright.schema.board import Board, RulesetReference
from trackwright.schema.text import printable, text_in

LONGEST_PARAGRAPH = 2_000
NARROWEST_VALUE = 20
"""Least width of a value beside its name; in a narrower terminal it goes below."""


def print_summary(name: str) -> None:
    """Print a summary of a board."""
    opened = _opened(name)
    typer.echo(_summary(opened, statistics(opened)))


def print_numbers(name: str, *, as_json: bool) -> None:
    """Print the numbers of a board, in a table or as one JSON object."""
    numbers = statistics(_opened(name))
    if as_json:
        print_data(json.dumps(numbers.as_json(), ensure_ascii=False, indent=2) + "\n")
    else:
        width = typer.get_terminal_size().columns if sys.stdout.isatty() else None
        typer.echo("\n".join(aligned(_rows(numbers), width)))


def aligned(rows: Mapping[str, str], width: int | None) -> Iterator[str]:
    """Yield names and values in two columns, wrapped to a width if given."""
    names = max(map(len, rows)) + 2
    for name, value in rows.items():
        if width is None:
            yield f"{name:{names}}{value}"
        elif width - names >= NARROWEST_VALUE:
            yield fill(f"{name:{names}}{value}", width, subsequent_indent=" " * names)
        else:
            yield fill(f"{name}: {value}", width, subsequent_indent="  ")


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
        default_ruleset_notice(board)
        or f"made for: {', '.join(map(_ruleset_name, board.rulesets))}",
    ]
    return "\n".join(line for index, line in enumerate(lines) if line or index == 2)


def _ruleset_name(reference: RulesetReference) -> str:
    return reference if isinstance(reference, str) else f"its own '{reference.id}'"


def _rows(numbers: Statistics) -> dict[str, str]:
    hubs = sorted(numbers.connections_by_city.items(), key=lambda item: (-item[1], item[0]))
    odd = [f"{v.ticket} {v.points} for {v.shortest}" for v in numbers.off_shortest_path]
    return {
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


def _counts(counts: Mapping[str, int] | Mapping[int, int]) -> str:
    return _listed(f"{name} {count}" for name, count in counts.items())


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words) or "none"
