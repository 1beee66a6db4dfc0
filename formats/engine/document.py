"""What an engine document is made of.

Ids name everything, and lists of ids stand for what the rules select. A field that the smallest
client needs is `MINIMAL`.
"""

from collections.abc import Mapping
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue

from trackwright.schema.base import WHOLE_NUMBER_KEYS, Count, Id, Language, Points, PositiveCount
from trackwright.schema.board import Provenance
from trackwright.schema.colors import CardColor, RouteColor
from trackwright.schema.geometry import GeoPoint, Polygon
from trackwright.schema.rules.ruleset import ConnectionKind, Given, Ruleset, Slot
from trackwright.schema.rules.scoring import Tie
from trackwright.schema.rules.tickets import Undealt

FORMAT: Final = "trackwright/engine"

MOST_DISTANCES = 1_000
"""The most stops for which all distances are written, as their number grows squared."""

MINIMAL: dict[str, JsonValue] = {"x-minimal": True}

In = Mapping[str, str]
"""A text by language; where a language is missing, the plain text holds."""

IN = "The same by language; empty if it is the same in all."


class Resolved(BaseModel):
    """Base class of all models of an engine document."""

    model_config = ConfigDict(frozen=True, allow_inf_nan=False)


class SpaceSize(Resolved):
    """How large a space is."""

    length: float = Field(description="Along the track, in mm.")
    width: float = Field(description="Across it, in mm.")


class BoardInfo(Resolved):
    """What a board says about itself."""

    id: Id = Field(description="The board's own name among boards.", json_schema_extra=MINIMAL)
    title: str = Field(description="Its name, for people.", json_schema_extra=MINIMAL)
    title_in: In = Field(description=IN)
    description: str = Field(description="What it is, in a few sentences.")
    description_in: In = Field(description=IN)
    authors: tuple[str, ...] = Field(description="Who made it.")
    version: str = Field(description="The designer's own version.")
    licence: str = Field(description="Under which terms it may be used.")
    provenance: Provenance = Field(
        description="Facts of a published board, a reconstruction of one, or a fan's own."
    )
    sources: str = Field(description="Which of its facts come from where.")
    sources_in: In = Field(description=IN)
    languages: tuple[Language, ...] = Field(
        description="The languages that every name is meant to exist in."
    )
    width: float = Field(
        description="From left to right, in mm; x grows to the right.", json_schema_extra=MINIMAL
    )
    height: float = Field(
        description="From top to bottom, in mm; y grows downwards.", json_schema_extra=MINIMAL
    )
    space: SpaceSize = Field(description="How large a route's spaces are drawn.")


class Country(Resolved):
    """A country."""

    id: Id = Field(description="Unique among the countries.")
    name: str = Field(description="The printed name.")
    name_in: In = Field(description=IN)
    color: str | None = Field(description="Its tint as `#rrggbb`; null if the designer gave none.")
    stops: tuple[Id, ...] = Field(description="The cities in it and the crossings into it.")
    tags: tuple[Id, ...] = Field(description="Words that designers attach to it.")
    borders: tuple[Polygon, ...] = Field(description="Its areas, in mm.")


class Region(Resolved):
    """A named set of cities."""

    id: Id = Field(description="Unique among the regions.")
    name: str = Field(description="The printed name.")
    name_in: In = Field(description=IN)
    stops: tuple[Id, ...] = Field(description="The cities and crossings that belong to it.")
    tags: tuple[Id, ...] = Field(description="Words that designers attach to it.")
    borders: tuple[Polygon, ...] = Field(description="Its drawn outline, in mm.")


class Label(Resolved):
    """Where a name is written."""

    x: float = Field(description="Its middle, in mm from the left.")
    y: float = Field(description="Its middle, in mm from the top.")
    angle: float = Field(description="Turned by so many degrees clockwise.")


class Stop(Resolved):
    """Where routes end: a city, or a crossing into a neighbouring country."""

    id: Id = Field(description="Unique among the cities and crossings.", json_schema_extra=MINIMAL)
    name: str = Field(
        description="The printed name; empty for a nameless city.", json_schema_extra=MINIMAL
    )
    name_in: In = Field(description=IN)
    x: float = Field(description="Its middle, in mm from the left.", json_schema_extra=MINIMAL)
    y: float = Field(description="Its middle, in mm from the top.", json_schema_extra=MINIMAL)
    label: Label | None = Field(
        description="Where its name stands in the document's language; null if it has none."
    )
    country: Id | None = Field(
        description="The country it lies in, or that it leads to if it is a crossing."
    )
    location: GeoPoint | None = Field(description="Its true place on the earth, if it has one.")
    tags: tuple[Id, ...] = Field(description="Words that designers attach to it.")


class Connection(Resolved):
    """All tracks between two stops."""

    id: str = Field(
        description="Its ends in alphabetical order, with `--` between them.",
        json_schema_extra=MINIMAL,
    )
    ends: tuple[Id, Id] = Field(description="The two stops.", json_schema_extra=MINIMAL)
    kind: ConnectionKind = Field(description="A border connection if one end is a crossing.")
    routes: tuple[Id, ...] = Field(
        description="Its tracks, side by side.", json_schema_extra=MINIMAL
    )
    usable: Mapping[str, PositiveCount] | None = Field(
        description="How many of its tracks may be claimed, by anyone, with so many players; "
        "null without rules.",
        json_schema_extra={**WHOLE_NUMBER_KEYS, **MINIMAL},
    )


class Space(Resolved):
    """A space of a route: a box for one train."""

    x: float = Field(description="Its middle, in mm from the left.")
    y: float = Field(description="Its middle, in mm from the top.")
    angle: float = Field(description="Turned by so many degrees clockwise, from 0 to below 360.")


class StandIn(Resolved):
    """Cards that may stand for one card that a route asks for, as often as wished."""

    slot: Slot = Field(
        description="For which card: one of the route's colour, or a locomotive.",
        json_schema_extra=MINIMAL,
    )
    cards: PositiveCount = Field(
        description="How many cards stand for that one.", json_schema_extra=MINIMAL
    )
    of: Given = Field(
        description="They are locomotives; or all of one colour, whichever; or any cards, "
        "locomotives among them.",
        json_schema_extra=MINIMAL,
    )


class Price(Resolved):
    """What a route costs: some cards of one colour, and some locomotives."""

    color_cards: Count = Field(
        description="How many cards of one colour: a card for each space without an icon.",
        json_schema_extra=MINIMAL,
    )
    colors: tuple[CardColor, ...] = Field(
        description="The colours to choose that one from: the route's, or any for a gray route.",
        json_schema_extra=MINIMAL,
    )
    locomotives: Count = Field(
        description="How many locomotives: one for each icon.", json_schema_extra=MINIMAL
    )
    stand_ins: tuple[StandIn, ...] = Field(
        description="What may stand for one of these cards on this route.",
        json_schema_extra=MINIMAL,
    )


class Route(Resolved):
    """One track between two stops."""

    id: Id = Field(description="Unique among the routes.", json_schema_extra=MINIMAL)
    connection: str = Field(
        description="The connection that it is a track of.", json_schema_extra=MINIMAL
    )
    ends: tuple[Id, Id] = Field(
        description="The stops it joins; its spaces run from the first to the second.",
        json_schema_extra=MINIMAL,
    )
    color: RouteColor = Field(
        description="The colour of the cards that pay it; gray for any one.",
        json_schema_extra=MINIMAL,
    )
    length: PositiveCount = Field(
        description="How many spaces it has, and so how many trains it takes.",
        json_schema_extra=MINIMAL,
    )
    points: Points | None = Field(
        description="What claiming it is worth; null if no rules say.", json_schema_extra=MINIMAL
    )
    ferry: bool = Field(description="Whether it crosses water.")
    tunnel: bool = Field(
        description="Whether it is a tunnel: see the rules' `tunnels`.", json_schema_extra=MINIMAL
    )
    icons: tuple[Count, ...] = Field(
        description="Which of its spaces carry a locomotive icon, counted from 0."
    )
    draw_bonus: Count = Field(description="How many cards its owner draws after claiming it.")
    tags: tuple[Id, ...] = Field(description="Words that designers attach to it.")
    price: Price | None = Field(
        description="What it costs; null without rules.", json_schema_extra=MINIMAL
    )
    spaces: tuple[Space, ...] = Field(
        description="Its spaces, from the first end to the second; empty if it cannot be laid."
    )


class Deck(Resolved):
    """A set of tickets with a common back."""

    id: Id = Field(description="Unique among the decks.")
    name: str = Field(description="The printed name.")
    name_in: In = Field(description=IN)
    note: str = Field(description="What there is to say of it.")
    note_in: In = Field(description=IN)
    size: Count | None = Field(
        description="How many tickets it is expected to hold; null if the designer does not say."
    )
    tags: tuple[Id, ...] = Field(description="Words that count for each of its tickets.")
    tickets: tuple[Id, ...] = Field(description="Its tickets.")


class TicketEnd(Resolved):
    """What a ticket joins: one of some stops is enough."""

    stops: tuple[Id, ...] = Field(
        description="The stops, any of which will do.", json_schema_extra=MINIMAL
    )
    country: Id | None = Field(
        description="The country, if it is one: the stops are all of its cities and crossings."
    )


class Alternative(TicketEnd):
    """Another second end of a ticket, with points of its own; the best of those reached counts."""

    points: Points = Field(description="What the ticket is worth when this end is reached.")


class Ticket(Resolved):
    """Two ends to join."""

    id: Id = Field(description="Unique among the tickets.", json_schema_extra=MINIMAL)
    deck: Id = Field(description="The deck it belongs to.")
    ends: tuple[TicketEnd, TicketEnd] = Field(
        description="What it joins.", json_schema_extra=MINIMAL
    )
    points: Points = Field(
        description="What it is worth when its ends are joined.", json_schema_extra=MINIMAL
    )
    points_if_failed: Points | None = Field(
        description="What is added to the score when they are not, so 0 or less as a rule; null "
        "without rules.",
        json_schema_extra=MINIMAL,
    )
    alternatives: tuple[Alternative, ...] = Field(description="Other second ends.")
    distance: Count | None = Field(
        description="Spaces of the shortest way between its ends; null if there is none."
    )
    tags: tuple[Id, ...] = Field(description="Its own tags and those of its deck.")


class TicketPile(Resolved):
    """A face-down pile of tickets on the table; the rules' `tickets` say what is dealt of it."""

    id: Id = Field(description="Unique among the piles.", json_schema_extra=MINIMAL)
    name: str = Field(description="What players call its tickets.")
    name_in: In = Field(description=IN)
    tickets: tuple[Id, ...] = Field(
        description="The tickets it is made of.", json_schema_extra=MINIMAL
    )
    may_add: tuple[Id, ...] = Field(
        description="Tickets that players may agree to shuffle into it."
    )
    undealt: Undealt = Field(description="What becomes of those left once all are dealt.")


class EndBonus(Resolved):
    """Points at the end for the player who has the most of something."""

    id: Id = Field(description="Unique among the bonuses.")
    name: str = Field(description="The printed name.")
    name_in: In = Field(description=IN)
    points: Points = Field(description="What it is worth.")
    most: Literal[
        "longest_path",
        "completed_tickets",
        "claimed_routes",
        "trains_left",
        "locomotives_in_hand",
        "countries_joined",
    ] = Field(description="What is counted.")
    routes: tuple[Id, ...] | None = Field(
        description="The routes that count, for `claimed_routes`; null for all else."
    )
    tickets: tuple[Id, ...] | None = Field(
        description="The tickets that count, for `completed_tickets`; null for all else."
    )
    countries: tuple[Id, ...] | None = Field(
        description="The countries that count, for `countries_joined`; null for all else."
    )
    same_color_as_one: PositiveCount | None = Field(
        description="For `locomotives_in_hand`: so many cards of one colour count as one; null if "
        "none do."
    )
    tie: Tie = Field(description="What happens at a tie.")
    minimum: Count = Field(description="Who has fewer than this cannot win it.")


class CountryStack(Resolved):
    """The cards of a country; the rules' `country_cards` say who takes them."""

    country: Id = Field(description="The country.")
    cards: tuple[Count, ...] = Field(
        description="The points of its cards: from the top of the stack down, unless it is to be "
        "shuffled."
    )


class Engine(Resolved):
    """A board and the rules of a game on it, resolved for programs that play it."""

    format: Literal["trackwright/engine"] = Field(
        description="What kind of document this is.", json_schema_extra=MINIMAL
    )
    format_version: Literal[1] = Field(
        description="The version of the format. Fields may be added to a version: ignore those "
        "that you do not know.",
        json_schema_extra=MINIMAL,
    )
    language: Language = Field(
        description="The language of plain names and texts, where they have several."
    )
    board: BoardInfo = Field(description="The board itself.", json_schema_extra=MINIMAL)
    rules: Ruleset | None = Field(
        description="The rules, merged with all that they extend, every default written out; null "
        "if the board was exported without. What they select on this board stands resolved in the "
        "other fields.",
        json_schema_extra=MINIMAL,
    )
    countries: tuple[Country, ...] = Field(description="Countries.")
    regions: tuple[Region, ...] = Field(description="Named sets of cities.")
    cities: tuple[Stop, ...] = Field(description="Cities.", json_schema_extra=MINIMAL)
    crossings: tuple[Stop, ...] = Field(
        description="Ways into neighbouring countries: routes end here, and no network runs "
        "through.",
        json_schema_extra=MINIMAL,
    )
    connections: tuple[Connection, ...] = Field(
        description="Pairs of stops that routes join.", json_schema_extra=MINIMAL
    )
    routes: tuple[Route, ...] = Field(
        description="Routes, one for each track.", json_schema_extra=MINIMAL
    )
    decks: tuple[Deck, ...] = Field(description="Ticket decks.")
    tickets: tuple[Ticket, ...] = Field(description="Tickets.", json_schema_extra=MINIMAL)
    piles: tuple[TicketPile, ...] | None = Field(
        description="The piles of tickets on the table; null without rules.",
        json_schema_extra=MINIMAL,
    )
    bonuses: tuple[EndBonus, ...] | None = Field(
        description="Points for having the most; null without rules, empty if they have none."
    )
    country_cards: tuple[CountryStack, ...] = Field(
        description="Stacks of country cards, of countries that have some; in play only if the "
        "rules have `country_cards`."
    )
    neighbours: Mapping[str, Mapping[str, PositiveCount]] = Field(
        description="For each stop those that a route joins it to, and the spaces of the shortest."
    )
    distances: Mapping[str, Mapping[str, Count]] | None = Field(
        description="For each stop how many spaces the others are away that can be reached, over "
        "any routes and through no crossing; null on a board with more than "
        f"{MOST_DISTANCES:,} stops."
    )
