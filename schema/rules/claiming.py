"""Claiming routes: what they cost, and what ferries, tunnels, parallel tracks and stations do."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Discriminator, Field
from pydantic import Tag as UnionTag

from trackwright.schema.base import (
    WHOLE_NUMBER_KEYS,
    Count,
    CountKey,
    Flag,
    Model,
    Points,
    PositiveCount,
)
from trackwright.schema.selectors import RouteSelector


class Given(StrEnum):
    """Which cards a substitution takes."""

    LOCOMOTIVE = "locomotive"
    ONE_COLOR = "one_color"
    ANY = "any"


class Slot(StrEnum):
    """What a space of a route asks for: a card of the colour, or a locomotive (an icon)."""

    COLOR = "color"
    LOCOMOTIVE = "locomotive"


class Substitution(Model):
    """Cards that may stand for the card which a space asks for."""

    cards: PositiveCount = Field(description="How many cards stand for one.", le=100)
    of: Given = Field(
        description="Locomotives, cards of one colour, or any cards (locomotives among them)."
    )
    slot: Slot = Field(description="For a space of the route's colour, or for a locomotive icon.")
    on: RouteSelector = Field(
        default=RouteSelector(), description="On which routes; on all if absent."
    )


class Payment(Model):
    """How routes are paid: a card of the route's colour a space, a locomotive an icon.

    A gray route is paid with cards of any one colour.
    """

    substitutions: Annotated[tuple[Substitution, ...], Field(max_length=100)] = Field(
        default=(), description="What may stand for the card that a space asks for."
    )


class Ferries(Model):
    """Routes over water; some of their spaces ask for a locomotive."""

    only_gray: Flag = Field(description="True if every ferry is gray.")
    every_gray_route: Flag = Field(description="True if every gray route is a ferry.")


class Tunnels(Model):
    """Routes that may cost more than they show."""

    reveal: PositiveCount = Field(
        description="Cards revealed from the deck after the route is paid.", le=100
    )
    cards_per_match: PositiveCount = Field(
        default=1,
        le=100,
        description="Cards to add for each revealed locomotive or card of the colour paid with; "
        "for a tunnel paid with locomotives alone only revealed locomotives count.",
    )


class DrawSource(StrEnum):
    """Where cards of a draw bonus come from."""

    DECK = "deck"
    DECK_OR_FACE_UP = "deck_or_face_up"


class DrawBonuses(Model):
    """Routes that give cards to the player who claims them."""

    source: DrawSource = Field(description="Where the cards are drawn from.")


class ConnectionKind(StrEnum):
    """Border connections end at a crossing; all others are ordinary."""

    ORDINARY = "ordinary"
    BORDER = "border"


Usable = Annotated[
    Annotated[Literal["all"], UnionTag("all")]
    | Annotated[
        Mapping[CountKey, PositiveCount],
        Field(json_schema_extra=WHOLE_NUMBER_KEYS),
        UnionTag("by_players"),
    ],
    Discriminator(lambda usable: "by_players" if isinstance(usable, Mapping) else "all"),
]


class TrackRule(Model):
    """How many of a connection's parallel tracks may be claimed, by anyone, in one game."""

    kind: ConnectionKind = Field(description="For connections of this kind.")
    tracks: Annotated[PositiveCount, Field(ge=2, le=20)] | None = Field(
        default=None, description="For connections of so many tracks; any number if absent."
    )
    usable: Usable = Field(
        description="How many tracks may be claimed with so many players, or `all` at any table."
    )

    def usable_tracks(self, tracks: int, players: int) -> int | None:
        """How many of `tracks` may be claimed with `players`; None if this rule does not say."""
        if isinstance(self.usable, Mapping):
            return self.usable.get(players)
        return tracks


class ParallelTracks(Model):
    """Connections with several tracks."""

    owned: PositiveCount = Field(
        default=1, description="Tracks of one connection that one player may own."
    )
    rules: Annotated[tuple[TrackRule, ...], Field(max_length=100)] = Field(
        default=(), description="How many tracks are usable; the first rule that fits counts."
    )

    def usable(self, kind: ConnectionKind, tracks: int, players: int) -> int | None:
        """How many of a connection's tracks may be claimed; None if no rule says."""
        for rule in self.rules:
            if rule.kind is kind and rule.tracks in (None, tracks):
                return rule.usable_tracks(tracks, players)
        return None


class Stations(Model):
    """Buildings that let a player use one route of somebody else for tickets."""

    each: PositiveCount = Field(description="Stations that each player starts with.", le=100)
    costs: Annotated[tuple[Count, ...], Field(min_length=1, max_length=100)] = Field(
        description="Cards of one colour for the first station, the second, and so on."
    )
    locomotives_wild: Flag = Field(description="Whether locomotives may stand for those cards.")
    per_city: PositiveCount = Field(default=1, description="Stations that one city can hold.")
    lends: PositiveCount = Field(
        default=1,
        description="Other players' routes into its city that each station lends its owner at "
        "the end, the same for all tickets.",
    )
    points_unbuilt: Points = Field(description="Points at the end for each station not built.")
