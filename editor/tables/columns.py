"""The tables there are, and their columns."""

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
from trackwright.schema.vocabulary import KINDS


class BoardFacts:
    """What columns show that is no property, each computed once for a board, on demand."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @cached_property
    def connections(self) -> dict[str, int]:
        """The number of stops that routes lead to, by stop."""
        return {name: len(others) for name, others in neighbours_by_stop(self.desk.board).items()}

    @cached_property
    def tickets(self) -> dict[str, int]:
        """The number of tickets that name a stop, by stop."""
        return dict(tickets_by_city(self.desk.board))


@dataclass(frozen=True)
class FactColumn:
    """A column that cannot be edited, because its values follow from others."""

    name: str
    title: str  # in English: say(…)
    read: Callable[[BoardFacts, Any], Value]
    is_number: bool = True

    @property
    def translated(self) -> str:
        """Its title in the language of the interface."""
        return tr(self.title)


Column = Property | FactColumn


@dataclass(frozen=True)
class TableKind:
    """A table, with the name of its panel and of its spreadsheet's file as id: `cities`."""

    id: str
    kinds: tuple[str, ...]
    columns: tuple[Column, ...]
    empty: str  # the message while there are no rows: say(…)


def is_number(column: Column) -> bool:
    """Tell whether a column holds numbers."""
    if isinstance(column, FactColumn):
        return column.is_number
    return column.input_kind in (InputKind.WHOLE, InputKind.NUMBER)


def is_flag(column: Column) -> bool:
    """Tell whether a column is ticked or not."""
    return isinstance(column, Property) and column.input_kind is InputKind.FLAG


def _columns(kind: str, *columns: str | FactColumn) -> tuple[Column, ...]:
    return tuple(
        column if isinstance(column, FactColumn) else property_of(kind, column)
        for column in columns
    )


def _room(facts: BoardFacts, route: Any) -> Value:
    room = room_of(facts.desk, route)
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
        FactColumn(
            "connections", say("Connections"), lambda facts, stop: facts.connections.get(stop.id, 0)
        ),
        FactColumn(
            "tickets", KINDS["ticket"].titles, lambda facts, stop: facts.tickets.get(stop.id, 0)
        ),
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
        FactColumn(
            "points",
            property_of("ticket", "points").field.title,
            lambda facts, route: points_of(facts.desk, route),
        ),
        FactColumn("room", say("Room in mm"), _room),
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
