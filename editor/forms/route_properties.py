"""The properties of routes."""

from collections.abc import Sequence
from dataclasses import replace

from pydantic import TypeAdapter

from trackwright.editor.document.edits import routes
from trackwright.editor.forms.fields import Number, field_at, group_of
from trackwright.editor.forms.property import Property
from trackwright.editor.forms.property_fields import (
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
from trackwright.schema.edits import with_changed
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr

_COUNT: TypeAdapter[int] = TypeAdapter(Count)


class TooManyIconsError(TrackwrightError):
    """More icons than a route has spaces."""

    def __init__(self, length: int) -> None:
        super().__init__(tr("a route of length {n} has room for {n} icons", n=length))


def _end(place: int, name: str, title: str) -> Property:
    def read(route: Route, _language: str) -> Value:
        return route.ends[place]

    def write(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
        existing(board, "city", value)
        for route in things_among(board, "route", names):
            ends = (*route.ends[:place], value, *route.ends[place + 1 :])
            board = with_changed(board, "routes", route.id, ends=ends)
        return board

    return Property(
        name,
        replace(field_at(group_of(Route), ("ends",)), title=title),
        InputKind.CHOICE,
        read,
        write,
        ("ends", place),
        options=stop_options,
        alone=True,
    )


def _write_length(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
    lengths = {route.changed(length=value).length for route in _among(board, names)}
    return routes.with_length(board, names, lengths.pop()) if lengths else board


def _read_icons(route: Route, _language: str) -> Value:
    return len(route.icons)


def _write_icons(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
    icons = _COUNT.validate_python(value)
    shortest = min((route.length for route in _among(board, names)), default=0)
    if icons > shortest:
        raise TooManyIconsError(shortest)
    return routes.with_icons(board, names, icons)


def _write_ferry(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
    return routes.with_ferry(board, names, bool(value))


def _colors(_board: Board, _language: str) -> tuple[Option, ...]:
    return tuple(Option(color.value, tr(color), f"route-{color}") for color in RouteColor)


def _read_color(route: Route, _language: str) -> Value:
    return route.color.value


def _among(board: Board, names: Sequence[str]) -> list[Route]:
    return things_among(board, "route", names)


_KIND = say("Kind")

ROUTE = (
    _end(0, "from", say("From")),
    _end(1, "to", say("To")),
    field("route", Route, "color", options=_colors, read=_read_color),
    field("route", Route, "length", write=_write_length),
    field("route", Route, "tunnel", row=_KIND),
    field("route", Route, "ferry", write=_write_ferry, row=_KIND),
    field(
        "route",
        Route,
        "icons",
        field=replace(field_at(group_of(Route), ("icons",)), shape=Number(0, LONGEST_ROUTE)),
        input_kind=InputKind.WHOLE,
        read=_read_icons,
        write=_write_icons,
    ),
    field("route", Route, "draw_bonus"),
    field("route", Route, "tags"),
    identity("route", Route),
)
