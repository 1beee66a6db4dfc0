"""A board: cities, routes, connections, tickets and how they lie on the table."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Annotated, Self

from pydantic import (
    Discriminator,
    FailFast,
    Field,
    model_validator,
)
from pydantic import Tag as UnionTag

from trackwright.schema.base import (
    Count,
    Degrees,
    Flag,
    Id,
    Language,
    Line,
    Model,
    Points,
    PositiveCount,
    PositiveMillimetre,
    Same,
    Share,
    Tag,
)
from trackwright.schema.checks import CheckPattern, IgnoredProblem, Severity
from trackwright.schema.colors import RouteColor
from trackwright.schema.decorations import (
    AreaLabel,
    Decoration,
    Furniture,
    HexColor,
    Outlines,
    PictureFile,
    Scenery,
)
from trackwright.schema.geometry import GeoPoint, Point, Size
from trackwright.schema.profile import NameTier, Profile
from trackwright.schema.projection import Projection, WarpPoint
from trackwright.schema.rules.ruleset import ConnectionKind, RulesetFile
from trackwright.schema.sentences import say
from trackwright.schema.text import Text, printable, text_in

Tags = Annotated[tuple[Tag, ...], FailFast(), Field(max_length=100)]


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
    size: PositiveMillimetre | None = Field(
        default=None, description="Height of its capitals, in mm; that of its tier if absent."
    )

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
    tier: NameTier | None = Field(
        default=None,
        description="How large its name is; large for capitals and big cities if absent.",
    )
    picture: PictureFile | None = Field(
        default=None, description="A small picture beside it, relative to the board's file."
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
    label: AreaLabel | None = Field(
        default=None, description="How the name is written; placed automatically if absent."
    )
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
    label: AreaLabel | None = Field(
        default=None, description="How the name is written; placed automatically if absent."
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


LONGEST_ROUTE = 100


class Provenance(StrEnum):
    """Where the facts of a board come from."""

    OFFICIAL = "official"
    RECONSTRUCTION = "reconstruction"
    FAN = "fan"


class Meta(Model):
    """What a board says about itself."""

    title: Text = Field(description="The board's name.")
    description: Text = Field(default="", description="What it is, in a few sentences.")
    authors: Annotated[tuple[Line, ...], Field(max_length=100)] = Field(
        default=(), description="Who made it."
    )
    version: Line = Field(default="", description="The designer's own version: `1.2`, `draft 7`.")
    licence: Line = Field(default="", description="Under which terms it may be used.")
    provenance: Provenance = Field(
        default=Provenance.FAN,
        description="Facts of a published board, a reconstruction of one, or a fan's own.",
    )
    sources: Text = Field(default="", description="Which of its facts come from where.")
    languages: Annotated[tuple[Language, ...], Field(max_length=100)] = Field(
        default=(), description="The languages that every name is meant to exist in."
    )


class PlacedSpace(Model):
    """A space that the designer placed by hand."""

    position: Point = Field(description="Its middle, `[x, y]` in mm.")
    angle: Degrees = Field(default=0.0, description="Turned by so many degrees clockwise.")


class Route(Model):
    """One track between two cities; the tracks of one pair of cities form a connection."""

    id: Id = Field(description="Unique among the board's routes.")
    ends: tuple[Id, Id] = Field(description="The cities or crossings it joins.")
    color: RouteColor = Field(description="The colour of the cards that pay it; gray for any one.")
    length: Annotated[PositiveCount, Field(le=LONGEST_ROUTE)] = Field(
        description="How many spaces it has."
    )
    ferry: Flag = Field(default=False, description="True if it crosses water.")
    icons: Annotated[tuple[Count, ...], FailFast(), Field(max_length=LONGEST_ROUTE)] = Field(
        default=(),
        description="Which spaces carry a locomotive icon, counted from 0 at the first end.",
    )
    tunnel: Flag = Field(default=False, description="True if it is a tunnel.")
    draw_bonus: Count = Field(
        default=0, description="How many cards its owner draws after claiming it."
    )
    bends: Annotated[tuple[Point, ...], FailFast(), Field(max_length=1_000)] = Field(
        default=(), description="Points its curve runs through, from the first end to the second."
    )
    spaces: Annotated[tuple[PlacedSpace, ...], FailFast(), Field(max_length=LONGEST_ROUTE)] = Field(
        default=(), description="Spaces placed by hand; along the curve if absent."
    )
    tags: Tags = Field(default=(), description="Words that rules select it by.")

    @property
    def is_placed_by_hand(self) -> bool:
        """Whether the designer placed all of its spaces; some alone do not count."""
        return len(self.spaces) == self.length


class CountryEnd(Model):
    """A ticket's end that is a whole country: any of its crossings or cities will do."""

    country: Id = Field(description="The country.")


TicketEnd = Annotated[
    Annotated[Id, UnionTag("city")] | Annotated[CountryEnd, UnionTag("country")],
    Discriminator(lambda end: "country" if isinstance(end, Mapping | CountryEnd) else "city"),
]


class Alternative(Model):
    """Another second end of a ticket, with points of its own."""

    end: TicketEnd = Field(description='A city\'s id, or `{"country": …}`.')
    points: Points = Field(description="What the ticket is worth when this end is reached.")


class Ticket(Model):
    """Two ends to join; where it has alternatives, the best of those reached counts."""

    id: Id = Field(description="Unique among the board's tickets.")
    ends: tuple[TicketEnd, TicketEnd] = Field(
        description='What it joins: each a city\'s id, or `{"country": …}`.'
    )
    points: Points = Field(description="What it is worth.")
    alternatives: Annotated[tuple[Alternative, ...], FailFast(), Field(max_length=100)] = Field(
        default=(),
        description="Other second ends; if none is reached, the lowest points are lost.",
    )
    deck: Id = Field(description="The deck it belongs to.")
    tags: Tags = Field(default=(), description="Words that rules select it by.")

    @property
    def all_ends(self) -> "tuple[TicketEnd, ...]":
        """Its ends, with those of its alternatives."""
        return (*self.ends, *(other.end for other in self.alternatives))


class Deck(Model):
    """A set of tickets with a common back."""

    id: Id = Field(description="Unique among the board's decks.")
    name: Text = Field(default="", description="The printed name.")
    size: Count | None = Field(
        default=None, description="How many tickets it is expected to hold; unchecked if absent."
    )
    note: Text = Field(default="", description="What there is to say of it.")
    tags: Tags = Field(default=(), description="Words that count for each of its tickets.")


class Background(Model):
    """A picture behind the board."""

    picture: PictureFile = Field(
        description="Its file, relative to the board's: `pictures/scan.png`."
    )
    position: Point = Field(default=Point(0, 0), description="Its top left corner, in mm.")
    size: Size | None = Field(default=None, description="As printed; the whole board if absent.")
    opacity: Share = Field(default=1.0, description="From 0, unseen, to 1, opaque.")


RulesetReference = Annotated[
    Annotated[Id, UnionTag("named")] | Annotated[RulesetFile, UnionTag("own")],
    Discriminator(lambda rules: "own" if isinstance(rules, Mapping | RulesetFile) else "named"),
]


class Board(Model):
    """A whole board, as one immutable value."""

    id: Id = Field(description="The board's own name among boards: `my_island`.")
    meta: Meta = Field(description="Title, authors, version and provenance.")
    size: Size = Field(description="The printed board, without bleed.")
    profile: Profile = Field(default=Profile(), description="Physical measures.")
    projection: Projection | None = Field(
        default=None, description="How latitude and longitude become millimetres, if they do."
    )
    warp: Annotated[tuple[WarpPoint, ...], Field(max_length=20_000)] = Field(
        default=(),
        description="Where land lies that a fit moved with the cities; as projected if absent.",
    )
    scenery: Scenery = Field(default=Scenery(), description="What of the earth's surface is drawn.")
    furniture: Furniture = Field(default=Furniture(), description="Title, score table and legend.")
    background: Background | None = Field(default=None, description="A picture behind it all.")
    rulesets: Annotated[tuple[RulesetReference, ...], Field(max_length=100)] = Field(
        default=(),
        description="Rulesets it is made for, the first by default: names, or rules of its own.",
    )
    countries: Annotated[tuple[Country, ...], Field(max_length=2_000)] = Field(
        default=(), description="Countries, with their borders."
    )
    regions: Annotated[tuple[Region, ...], Field(max_length=2_000)] = Field(
        default=(), description="Named sets of cities."
    )
    cities: Annotated[tuple[City, ...], Field(max_length=20_000)] = Field(
        default=(), description="Cities."
    )
    crossings: Annotated[tuple[Crossing, ...], Field(max_length=20_000)] = Field(
        default=(), description="Ways into neighbouring countries."
    )
    routes: Annotated[tuple[Route, ...], Field(max_length=50_000)] = Field(
        default=(), description="Routes, one for each track."
    )
    decks: Annotated[tuple[Deck, ...], Field(max_length=1_000)] = Field(
        default=(), description="Ticket decks."
    )
    tickets: Annotated[tuple[Ticket, ...], Field(max_length=50_000)] = Field(
        default=(), description="Tickets."
    )
    decorations: Annotated[tuple[Decoration, ...], Field(max_length=20_000)] = Field(
        default=(), description="Ornaments, texts, areas and pictures, the lowest first."
    )
    checks: Annotated[Mapping[CheckPattern, Severity], Field(max_length=1_000)] = Field(
        default={},
        description="How grave problems are on this board, by the code or name of the check that "
        "finds them, `*` for any letters; the last that fits counts.",
    )
    ignored: Annotated[tuple[IgnoredProblem, ...], Field(max_length=10_000)] = Field(
        default=(), description="Problems accepted on purpose."
    )

    @property
    def stops(self) -> tuple[Stop, ...]:
        """All cities and crossings."""
        return (*self.cities, *self.crossings)

    @property
    def ruleset_ids(self) -> tuple[str, ...]:
        """The ids of the rulesets that it names or holds."""
        return tuple(rules if isinstance(rules, str) else rules.id for rules in self.rulesets)


def spread(route: Route, count: int) -> tuple[int, ...]:
    """Return `count` spaces of a route, evenly over its length."""
    step = route.length / max(count, 1)
    return tuple(round((number + 0.5) * step - 0.5) for number in range(count))


@dataclass(frozen=True)
class Connection:
    """All tracks between two stops.

    Attributes:
        ends: The two stops, in alphabetical order.
        tracks: Its routes, in the board's order.
        kind: A border connection if one end is a crossing.
    """

    ends: tuple[str, str]
    tracks: tuple[Route, ...]
    kind: ConnectionKind


def connections(board: Board) -> tuple[Connection, ...]:
    """Return the board's connections, in the order of their first tracks."""
    return _connections(Same(board.routes), Same(board.crossings))


@lru_cache(maxsize=8)
def _connections(
    routes: Same[tuple[Route, ...]], crossings: Same[tuple[Crossing, ...]]
) -> tuple[Connection, ...]:
    # Remembered, because whatever works on a board asks for them anew, and boards share routes.
    border = {crossing.id for crossing in crossings.value}
    tracks: dict[tuple[str, str], list[Route]] = {}
    for route in routes.value:
        first, second = sorted(route.ends)
        tracks.setdefault((first, second), []).append(route)
    return tuple(
        Connection(
            ends,
            tuple(together),
            ConnectionKind.ORDINARY if border.isdisjoint(ends) else ConnectionKind.BORDER,
        )
        for ends, together in tracks.items()
    )
