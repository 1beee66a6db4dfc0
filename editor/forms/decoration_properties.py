"""What can be shown and edited of decorations, furniture, the names of areas and scenery."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from trackwright.editor.document.edits.placed_things import (
    is_automatic,
    with_placed,
)
from trackwright.editor.document.thing_names import ORNAMENTS
from trackwright.editor.forms.fields import Field, InputKind, Items, Value
from trackwright.editor.forms.property import (
    Property,
    RefusedValueError,
    described,
    field,
    fixed_options,
    identity,
    setting,
    text,
    writes_each,
)
from trackwright.schema.base import Model
from trackwright.schema.board import Board
from trackwright.schema.decorations import TextStyle
from trackwright.schema.sentences import say
from trackwright.schema.thing_ref import ThingRef
from trackwright.schema.translation import tr

_STYLES: dict[Value, str] = {
    TextStyle.PLAIN.value: say("plain"),
    TextStyle.SEA.value: say("name of a sea"),
    TextStyle.LAND.value: say("name of a landscape"),
    TextStyle.TITLE.value: say("heading"),
}
_SHOWN: dict[Value, str] = {kind.value: title for kind, title in ORNAMENTS.items()}

_BY_HAND = "by_hand"
_PLACES: dict[Value, str] = {None: say("automatic"), _BY_HAND: say("by hand")}


def board_settings() -> tuple[Property, ...]:
    """Return what the board's own form has: its scenery, and which furniture is hidden."""
    scenery, furniture = say("Scenery"), say("Furniture")
    hidden = [
        setting("furniture", name, "hidden", field=_titled("furniture", "hidden", title))
        for name, title in {
            "title": say("Hide the title"),
            "score_table": say("Hide the score table"),
            "legend": say("Hide the legend"),
        }.items()
    ]
    return (
        setting("scenery", "relief", section=scenery),
        *(setting("scenery", name) for name in ("depth", "lakes", "rivers", "ice", "seed")),
        replace(hidden[0], section=furniture),
        *hidden[1:],
    )


def name_hidden(kind: str) -> Property:
    """Return whether the name of a country or region is hidden, for the form of that."""
    name_kind = f"{kind}_name"

    def write(board: Board, names: Sequence[str], value: Value, _language: str) -> Board:
        for name in names:
            ref = ThingRef(name_kind, name)
            board = with_placed(board, ref, lambda label: label.changed(hidden=value))
        return board

    return Property(
        "name_hidden",
        _titled(name_kind, "hidden", say("Name hidden")),
        InputKind.FLAG,
        lambda thing, _language: thing.label is not None and thing.label.hidden,
        write,
        ("label", "hidden"),
    )


def _titled(kind: str, name: str, title: str) -> Field:
    return replace(described(kind, name), title=title)


def _decoration(kind: str) -> tuple[Property, ...]:
    """Return what all decorations have, after what only one kind has."""
    return (field(kind, "above"), field(kind, "locked"), identity(kind))


def _placed(kind: str) -> tuple[Property, ...]:
    return (
        _coordinate(kind, 0, say("x")),
        _coordinate(kind, 1, say("y")),
        field(kind, "size", unit="mm"),
        field(kind, "angle", unit="°"),
    )


def _ornament() -> tuple[Property, ...]:
    kind = "decoration_ornament"
    return (
        field(
            kind,
            "ornament",
            options=fixed_options(_SHOWN),
            read=lambda thing, _language: thing.ornament.value,
        ),
        *_placed(kind),
        field(kind, "seed"),
        *_decoration(kind),
    )


def _text() -> tuple[Property, ...]:
    kind = "decoration_text"
    return (
        text(kind, "text", alone=True),
        field(
            kind,
            "style",
            options=fixed_options(_STYLES),
            read=lambda thing, _language: thing.style.value,
        ),
        field(kind, "color", input_kind=InputKind.COLOR),
        *_placed(kind),
        *_decoration(kind),
    )


def _area() -> tuple[Property, ...]:
    kind = "decoration_area"
    return (
        text(kind, "name", alone=True),
        field(kind, "color", input_kind=InputKind.COLOR),
        field(kind, "opacity"),
        *_decoration(kind),
    )


def _picture() -> tuple[Property, ...]:
    kind = "decoration_picture"
    return (
        field(kind, "picture", alone=True),
        *_placed(kind),
        field(kind, "opacity"),
        *_decoration(kind),
    )


def _label(kind: str) -> tuple[Property, ...]:
    return (_place(kind), *_placed(kind), field(kind, "hidden"))


def _furniture() -> tuple[Property, ...]:
    return (
        _place("furniture"),
        _coordinate("furniture", 0, say("x")),
        _coordinate("furniture", 1, say("y")),
        field("furniture", "scale"),
        field("furniture", "hidden"),
    )


def _place(kind: str) -> Property:
    """Return whether something stands where there is room, or where it was dragged to."""

    def read(thing: Any, _language: str) -> Value:
        return None if is_automatic(thing) else _BY_HAND

    def placed(thing: Any, value: Value, language: str) -> Model:
        if read(thing, language) == value:
            changed: Model = thing
        elif value == _BY_HAND:
            raise RefusedValueError(tr("drag it to where it shall stand"))
        else:
            changed = type(thing)(hidden=thing.hidden)
        return changed

    return Property(
        "place",
        replace(_titled(kind, "position", say("Place")), optional=True),
        InputKind.CHOICE,
        read,
        writes_each(kind, placed),
        ("position",),
        options=fixed_options(_PLACES),
    )


def _coordinate(kind: str, axis: int, title: str) -> Property:
    position = described(kind, "position")
    shape = position.shape.item if isinstance(position.shape, Items) else position.shape

    def moved(thing: Any, value: Value, _language: str) -> Model:
        changed: Model = thing
        if getattr(thing, "locked", False):
            raise RefusedValueError(tr("it is locked; unlock it first"))
        if thing.position is not None:
            x, y = thing.position
            changed = thing.changed(position=(x, value) if axis else (value, y))
        elif value is not None:
            raise RefusedValueError(tr("drag it to where it shall stand"))
        return changed

    return Property(
        "xy"[axis],
        replace(position, shape=shape, title=title),
        InputKind.NUMBER,
        lambda thing, _language: None if thing.position is None else thing.position[axis],
        writes_each(kind, moved),
        ("position",),
        row=say("Position"),
        unit="mm",
    )


DECLARED: Mapping[str, Callable[[], tuple[Property, ...]]] = {
    "decoration_ornament": _ornament,
    "decoration_text": _text,
    "decoration_area": _area,
    "decoration_picture": _picture,
    "country_name": partial(_label, "country_name"),
    "region_name": partial(_label, "region_name"),
    "furniture": _furniture,
}
"""Make the properties of each kind when it is first shown."""
