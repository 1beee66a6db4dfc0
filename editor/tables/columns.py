"""Which tables there are, and what their columns are."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from trackwright.editor.canvas.desk import Desk
from trackwright.editor.forms.property import Property, property_of
from trackwright.editor.forms.values import InputKind, Value
from trackwright.editor.inspector.facts import neighbours_by_stop, points_of, room_of
from trackwright.schema.selector_matches import tickets_by_city
from trackwright.schema.sentences import say
from trackwright.schema.translation import tr


class Knowledge:
    """What columns tell that is no property: found once for each board, when it is asked for."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @cached_property
    def connections(self) -> dict[str, int]:
        """How many stops routes lead to, by stop."""
        return {name: len(others) for name, others in neighbours_by_stop(self.desk.board).items()}

    @cached_property
    def tickets(self) -> dict[str, int]:
        """How many tickets name a stop, by stop."""
        return dict(tickets_by_city(self.desk.board))


@dataclass(frozen=True)
class Fact:
    """A column that only tells something.

    Attributes:
        name: Its name.
        title: In English: say(…).
        tell: Tells it of a thing.
        is_number: Whether that is a number.
    """

    name: str
    title: str
    tell: Callable[[Knowledge, Any], Value]
    is_number: bool = True

    @property
    def translated(self) -> str:
        """Its title in the language of the interface."""
        return tr(self.title)


Column = Property | Fact


@dataclass(frozen=True)
class TableKind:
    """A table.

    Attributes:
        id: The name of its panel, and of its file among spreadsheets: `cities`.
        kinds: The kinds of things that it lists.
        columns: Its columns.
        empty: What it says while there is nothing: say(…).
    """

    id: str
    kinds: tuple[str, ...]
    columns: tuple[Column, ...]
    empty: str


def is_number(column: Column) -> bool:
    """Tell whether a column holds numbers."""
    if isinstance(column, Fact):
        return column.is_number
    return column.input_kind in (InputKind.WHOLE, InputKind.NUMBER)


def _columns(kind: str, *columns: str | Fact) -> tuple[Column, ...]:
    return tuple(
        column if isinstance(column, Fact) else property_of(kind, column) for column in columns
    )


def _room(knowledge: Knowledge, route: Any) -> Value:
    room = room_of(knowledge.desk, route)
    return None if room is None else round(room, 1)


CITIES = TableKind(
    "cities",
    ("city", "crossing"),
    _columns(
        "city",
        "name",
        "country",
        "x",
        "y",
        Fact(
            "connections", say("Connections"), lambda known, stop: known.connections.get(stop.id, 0)
        ),
        Fact("tickets", say("Tickets"), lambda known, stop: known.tickets.get(stop.id, 0)),
        "side",
        "locked",
        "tags",
        "id",
    ),
    say("No cities yet: press C and click on the board."),
)

ROUTES = TableKind(
    "routes",
    ("route",),
    _columns(
        "route",
        "from",
        "to",
        "color",
        "length",
        Fact("points", say("Points"), lambda known, route: points_of(known.desk, route)),
        Fact("room", say("Room in mm"), _room),
        "tunnel",
        "ferry",
        "icons",
        "draw_bonus",
        "tags",
        "id",
    ),
    say("No routes yet: press R and click two cities."),
)

TICKETS = TableKind(
    "tickets",
    ("ticket",),
    _columns("ticket", "from", "to", "points", "deck", "alternatives", "tags", "id"),
    say("No tickets yet."),
)
