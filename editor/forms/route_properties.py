"""The properties of routes."""

from collections.abc import Sequence
from dataclasses import replace

from pydantic import TypeAdapter

from trackwright.editor.document.edits import routes
from trackwright.editor.forms.fields import Number, field_at, group_of
from trackwright.editor.forms.property_fields import (
    end,
    existing,
    field,
    identity,
    stop_options,
    things_among,
)
from trackwright.editor.forms.values import InputKind, Option, Value
from trackwright.schema.base import Count
from trackwright.schema.board import LONGEST_ROUTE, Board, Route
from trackwright.schema.colors import RouteColor
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

_COUNT: TypeAdapter[int] = TypeAdapter(Count)


class TooManyIconsError(TrackwrightError):
    """More icons than a route has spaces."""

    def __init__(self, length: int) -> None:
        super().__init__(tr("a route of length {n} has room for {n} icons", n=length))


def _stop(board: Board, value: Value) -> Value:
    return existing(board, "city", value)


def _write_length(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
    lengths = {route.changed(length=value).length for route in things_among(board, "route", names)}
    return routes.with_length(board, names, lengths.pop()) if lengths else board


def _write_icons(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
    icons = _COUNT.validate_python(value)
    shortest = min((route.length for route in things_among(board, "route", names)), default=0)
    if icons > shortest:
        raise TooManyIconsError(shortest)
    return routes.with_icons(board, names, icons)


def _write_ferry(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
    return routes.with_ferry(board, names, bool(value))


def _colors(_board: Board, _language: str) -> tuple[Option, ...]:
    return tuple(Option(color.value, tr(color), f"route-{color}") for color in RouteColor)


_KIND = say("Kind")

ROUTE = (
    end("route", Route, 0, stop_options, _stop),
    end("route", Route, 1, stop_options, _stop),
    field(
        "route", Route, "color", options=_colors, read=lambda route, _language: route.color.value
    ),
    field("route", Route, "length", write=_write_length),
    field("route", Route, "tunnel", row=_KIND),
    field("route", Route, "ferry", write=_write_ferry, row=_KIND),
    field(
        "route",
        Route,
        "icons",
        field=replace(field_at(group_of(Route), ("icons",)), shape=Number(0, LONGEST_ROUTE)),
        input_kind=InputKind.WHOLE,
        read=lambda route, _language: len(route.icons),
        write=_write_icons,
    ),
    field("route", Route, "draw_bonus"),
    field("route", Route, "tags"),
    identity("route", Route),
)
