"""The properties of cities and crossings."""

import re
from collections.abc import Sequence
from dataclasses import replace

from trackwright.editor.document.edits.arrange import stops_among, with_stops_at
from trackwright.editor.forms.fields import Items, field_at, group_of
from trackwright.editor.forms.property import (
    Property,
    Write,
    field,
    fixed_options,
    identity,
    options_among,
    refers,
    text,
    things_among,
)
from trackwright.editor.forms.values import InputKind, Value
from trackwright.schema.board import Board, City, Crossing, Label, Side, Stop
from trackwright.schema.edits import with_all_changed, with_changed
from trackwright.schema.errors import TrackwrightError
from trackwright.schema.geometry import GeoPoint
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import LIST_BY_KIND
from trackwright.schema.translation import tr

BY_HAND = "by_hand"
"""Stands for a name that was dragged to its place."""

SIDES: dict[Value, str] = {
    None: say("automatic"),
    Side.NORTH.value: say("above"),
    Side.NORTH_EAST.value: say("above right"),
    Side.EAST.value: say("right"),
    Side.SOUTH_EAST.value: say("below right"),
    Side.SOUTH.value: say("below"),
    Side.SOUTH_WEST.value: say("below left"),
    Side.WEST.value: say("left"),
    Side.NORTH_WEST.value: say("above left"),
    BY_HAND: say("by hand"),
}

_NUMBER = r"[+-]?\d+(?:\.\d+)?"
_LOCATION = re.compile(rf"({_NUMBER})\s*[,;\s]\s*({_NUMBER})")


class LockedError(TrackwrightError):
    """A stop that nothing moves until it is unlocked."""

    def __init__(self) -> None:
        super().__init__(tr("it is locked; unlock it first"))


class WrongLocationError(TrackwrightError):
    """What is no latitude and longitude."""

    def __init__(self) -> None:
        super().__init__(tr("write the latitude and the longitude in degrees: 59.913, 10.752"))


def stop_properties(kind: str, model: type[Stop]) -> tuple[Property, ...]:
    """Return the properties of cities or of crossings."""
    none = "" if model is Crossing else say("none")
    return (
        text(kind, model, "name", alone=True),
        field(
            kind,
            model,
            "country",
            input_kind=InputKind.CHOICE,
            options=options_among("country", none),
            write=refers(kind, "country", "country"),
        ),
        _coordinate(model, 0, say("x")),
        _coordinate(model, 1, say("y")),
        _side(kind, model),
        _angle(kind, model),
        field(kind, model, "locked"),
        field(kind, model, "tags"),
        field(
            kind,
            model,
            "location",
            input_kind=InputKind.LINE,
            read=_read_location,
            write=_write_location(kind),
            alone=True,
        ),
        identity(kind, model),
    )


def _coordinate(model: type[Stop], axis: int, title: str) -> Property:
    name = "xy"[axis]
    position = field_at(group_of(model), ("position",))
    coordinate = position.shape.item if isinstance(position.shape, Items) else position.shape

    def write(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
        stops = stops_among(board, names)
        if any(stop.locked for stop in stops):
            raise LockedError
        moved = {}
        for stop in stops:
            x, y = stop.position
            point = (x, value) if axis else (value, y)
            moved[stop.id] = stop.changed(position=point).position
        return with_stops_at(board, moved)

    return Property(
        name,
        replace(position, shape=coordinate, title=title),
        InputKind.NUMBER,
        lambda stop, _language: stop.position[axis],
        write,
        ("position",),
        row=say("Position"),
        unit="mm",
    )


def _side(kind: str, model: type[Stop]) -> Property:
    def read(stop: Stop, _language: str) -> Value:
        if stop.label is None or (stop.label.side is None and stop.label.offset is None):
            return None
        return BY_HAND if stop.label.side is None else stop.label.side.value

    def write(board: Board, names: Sequence[str], value: Value, language: str) -> Board:
        for stop in things_among(board, kind, names):
            if read(stop, language) == value:
                continue
            if value == BY_HAND:
                raise TrackwrightError(tr("drag the name to where it shall stand"))
            label = (stop.label or Label()).changed(offset=None).changed(side=value)
            board = _with_label(board, kind, stop, label)
        return board

    return Property(
        "side",
        replace(field_at(group_of(model), ("label", "side")), optional=True),
        InputKind.CHOICE,
        read,
        write,
        ("label",),
        options=fixed_options(SIDES),
    )


def _angle(kind: str, model: type[Stop]) -> Property:
    def write(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
        for stop in things_among(board, kind, names):
            board = _with_label(board, kind, stop, (stop.label or Label()).changed(angle=value))
        return board

    return Property(
        "angle",
        field_at(group_of(model), ("label", "angle")),
        InputKind.NUMBER,
        lambda stop, _language: 0.0 if stop.label is None else stop.label.angle,
        write,
        ("label", "angle"),
        unit="°",
    )


def _with_label(board: Board, kind: str, stop: Stop, label: Label) -> Board:
    """Return the board with another label at a stop; one that says nothing is none."""
    said = None if label == Label() else label
    return with_changed(board, LIST_BY_KIND[kind], stop.id, label=said)


def _read_location(stop: Stop, _language: str) -> Value:
    return "" if stop.location is None else f"{stop.location.lat}, {stop.location.lon}"


def _write_location(kind: str) -> Write:
    def write(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
        typed = str(value or "").strip().replace("−", "-")
        found = _LOCATION.fullmatch(typed)
        if typed and found is None:
            raise WrongLocationError
        location = None if found is None else GeoPoint(lat=float(found[1]), lon=float(found[2]))
        return with_all_changed(board, LIST_BY_KIND[kind], names, location=location)

    return write


CITY = stop_properties("city", City)
CROSSING = stop_properties("crossing", Crossing)
