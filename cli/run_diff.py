"""The work of `trackwright diff`, apart from its options, because it loads boards."""

import json
from collections.abc import Iterator
from math import dist
from typing import Any

import typer
from pydantic_core import to_jsonable_python

from trackwright.cli.output import print_data
from trackwright.maps import open_board
from trackwright.schema.board_differences import ORDER, Difference, differences
from trackwright.schema.geometry import Point
from trackwright.schema.text import in_brief

EXIT_DIFFERS = 1
LONGEST_VALUE = 60


def compare(first: str, second: str, *, as_json: bool) -> None:
    """Print what differs between two boards, and end with 1 if anything does."""
    found = differences(open_board(first).document, open_board(second).document)
    if as_json:
        content = [_as_json(one) for one in found]
        print_data(json.dumps(content, ensure_ascii=False, indent=2) + "\n")
    else:
        for line in _lines(found):
            typer.echo(line)
    if found:
        raise typer.Exit(EXIT_DIFFERS)


def _as_json(difference: Difference) -> dict[str, Any]:
    return {
        "kind": difference.kind,
        "thing": difference.thing,
        "field": difference.field,
        "before": to_jsonable_python(difference.before),
        "after": to_jsonable_python(difference.after),
    }


def _lines(found: tuple[Difference, ...]) -> Iterator[str]:
    if not found:
        yield "Nothing differs."
    for one in found:
        thing = f"{one.kind} {one.thing}".strip()
        if one.field is None:
            yield f"- {thing}" if one.after is None else f"+ {thing}"
        elif isinstance(one.before, Point) and isinstance(one.after, Point):
            yield f"~ {thing}: moved {dist(one.before, one.after):.1f} mm"
        elif one.field.endswith(f".{ORDER}"):
            yield f"~ {thing}: {one.field.removesuffix(f'.{ORDER}')} in another order"
        else:
            yield f"~ {thing}: {one.field} {_brief(one.before)} → {_brief(one.after)}"


def _brief(value: Any) -> str:
    if value is None or value in ((), "", {}):
        return "nothing"
    text = (
        value
        if isinstance(value, str)
        else json.dumps(to_jsonable_python(value), ensure_ascii=False)
    )
    return in_brief(str(text), LONGEST_VALUE)
