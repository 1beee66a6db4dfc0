"""What lies on a board: cities, crossings, countries and regions."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Self

from pydantic import FailFast, Field, StringConstraints, model_validator

from trackwright.schema.base import Count, Degrees, Flag, Id, Model, Tag
from trackwright.schema.geometry import GeoPoint, Point, Polygon
from trackwright.schema.sentences import say
from trackwright.schema.text import Text, printable, text_in

Tags = Annotated[tuple[Tag, ...], FailFast(), Field(max_length=100)]
Outlines = Annotated[tuple[Polygon, ...], FailFast(), Field(max_length=2_000)]
HexColor = Annotated[str, StringConstraints(pattern=r"^#[0-9A-Fa-f]{6}$")]


class Side(StrEnum):
    """On which side of its city a name stands."""

    NORTH = "north"
    NORTH_EAST = "north_east"
    EAST = "east"
    SOUTH_EAST = "south_east"
    SOUTH = "south"
    SOUTH_WEST = "south_west"
    WEST = "west"
    NORTH_WEST = "north_west"


class Label(Model):
    """Where a name is written when it is not placed automatically."""

    side: Side | None = Field(default=None, description="The side of the city it stands on.")
    offset: Point | None = Field(
        default=None, description="Or: from the city to the middle of the name, `[x, y]` in mm."
    )
    angle: Degrees = Field(default=0.0, description="Turned by so many degrees clockwise.")

    @model_validator(mode="after")
    def _placed_once(self) -> Self:
        if self.side is not None and self.offset is not None:
            raise ValueError(say("a label has a side or an offset, not both"))
        return self


class Stop(Model):
    """Where routes end: a city or a crossing."""

    id: Id = Field(description="Unique among the board's cities and crossings.")
    name: Text = Field(default="", description="The printed name; empty for a nameless stop.")
    position: Point = Field(description="Its middle on the board, `[x, y]` in mm.")
    location: GeoPoint | None = Field(
        default=None, description="Its true place on the earth, if it has one."
    )
    country: Id | None = Field(default=None, description="The country it lies in.")
    label: Label | None = Field(
        default=None, description="Where the name is written; placed automatically if absent."
    )
    locked: Flag = Field(
        default=False, description="True if nothing may move it but the designer's own hand."
    )
    tags: Tags = Field(default=(), description="Words that rules and drawings select it by.")


class City(Stop):
    """A city: routes and tickets end here, and networks run through it."""


class Crossing(Stop):
    """A way into a neighbouring country: routes end here, and no network runs through it."""

    country: Id = Field(description="The country it leads to.")


class Country(Model):
    """A country: its name, its borders, and the cards that reaching it is worth."""

    id: Id = Field(description="Unique among the board's countries.")
    name: Text = Field(default="", description="The printed name.")
    color: HexColor | None = Field(
        default=None, description="Its tint as `#rrggbb`; chosen automatically if absent."
    )
    borders: Outlines = Field(default=(), description="Its areas, in mm.")
    cards: Annotated[tuple[Count, ...], Field(max_length=200)] = Field(
        default=(), description="Points of its country cards, from the top of the stack down."
    )
    tags: Tags = Field(default=(), description="Words that rules and drawings select it by.")


class Region(Model):
    """A named set of cities that rules speak of, such as those beyond the Arctic Circle."""

    id: Id = Field(description="Unique among the board's regions.")
    name: Text = Field(default="", description="The printed name.")
    cities: Annotated[tuple[Id, ...], FailFast(), Field(max_length=20_000)] = Field(
        default=(), description="The cities and crossings that belong to it."
    )
    borders: Outlines = Field(
        default=(), description="Its drawn outline, in mm; it does not decide what belongs to it."
    )
    tags: Tags = Field(default=(), description="Words that drawings select it by.")


def stop_name(stop: Stop, countries: Mapping[str, Country], language: str) -> str:
    """Return what is written beside a stop: a crossing without a name bears its country's.

    `countries` are the board's, by their ids.
    """
    name = printable(text_in(stop.name, language))
    if name or not isinstance(stop, Crossing):
        return name
    country = countries.get(stop.country)
    return printable(text_in(country.name, language)) if country else ""
