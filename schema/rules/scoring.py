"""Points, bonuses, country cards, and how a game ends and is won."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from trackwright.schema.base import (
    WHOLE_NUMBER_KEYS,
    Count,
    CountKey,
    Flag,
    Id,
    Model,
    Points,
    PositiveCount,
)
from trackwright.schema.selectors import RouteSelector, TicketSelector
from trackwright.schema.text import Text


class FailedTicket(StrEnum):
    """What a ticket does that its owner did not complete."""

    SUBTRACT = "subtract"
    NOTHING = "nothing"


class Scoring(Model):
    """Points for routes and tickets."""

    lengths: Mapping[CountKey, Points] = Field(
        description="Points for claiming a route, by its number of spaces.",
        json_schema_extra=WHOLE_NUMBER_KEYS,
    )
    failed_ticket: FailedTicket = Field(
        default=FailedTicket.SUBTRACT,
        description="A completed ticket adds its points; one that is not subtracts them, or not.",
    )


class LongestPath(Model):
    """The longest trail over the player's own routes: any city again, no train twice."""

    kind: Literal["longest_path"] = Field(description="What is counted.")


class CompletedTickets(Model):
    """Tickets that the player completed."""

    kind: Literal["completed_tickets"] = Field(description="What is counted.")
    tickets: TicketSelector = Field(
        default=TicketSelector(), description="Only these; all if absent."
    )


class ClaimedRoutes(Model):
    """Routes that the player claimed."""

    kind: Literal["claimed_routes"] = Field(description="What is counted.")
    routes: RouteSelector = Field(default=RouteSelector(), description="Only these; all if absent.")


class TrainsLeft(Model):
    """Trains that the player did not place."""

    kind: Literal["trains_left"] = Field(description="What is counted.")


class LocomotivesInHand(Model):
    """Locomotives that the player did not play."""

    kind: Literal["locomotives_in_hand"] = Field(description="What is counted.")
    same_color_as_one: PositiveCount | None = Field(
        default=None,
        description="So many cards of one colour count as a locomotive; none do if absent.",
    )


class CountriesJoined(Model):
    """Countries that the player's routes lead to."""

    kind: Literal["countries_joined"] = Field(description="What is counted.")


Metric = Annotated[
    LongestPath
    | CompletedTickets
    | ClaimedRoutes
    | TrainsLeft
    | LocomotivesInHand
    | CountriesJoined,
    Field(discriminator="kind"),
]


class Tie(StrEnum):
    """What happens when several players have the most."""

    ALL_SCORE = "all_score"
    NOBODY_SCORES = "nobody_scores"


class Bonus(Model):
    """Points at the end for the player who has the most of something."""

    id: Id = Field(description="Unique among the ruleset's bonuses.")
    name: Text = Field(default="", description="The printed name.")
    points: Points = Field(description="What it is worth.")
    most: Metric = Field(description="What a player must have the most of.")
    tie: Tie = Field(default=Tie.ALL_SCORE, description="What happens at a tie.")
    minimum: Count = Field(
        default=0, description="Who has fewer than this cannot win it, even with the most."
    )


class Bonuses(Model):
    """The bonuses of a game."""

    cards: Annotated[tuple[Bonus, ...], Field(min_length=1, max_length=200)] = Field(
        description="All bonuses there are."
    )
    drawn: PositiveCount | None = Field(
        default=None,
        description="How many of them are drawn at random, openly, at set-up; all if absent.",
    )


class StackOrder(StrEnum):
    """How a stack of country cards lies."""

    HIGHEST_ON_TOP = "highest_on_top"
    SHUFFLED = "shuffled"


class EmptyStack(StrEnum):
    """What a route brings that leads into a country whose stack of cards is empty."""

    OTHER_COUNTRIES = "other_countries"
    NOTHING = "nothing"


class CountryCards(Model):
    """Cards for joining neighbouring countries.

    A player who claims a route into a neighbouring country takes the top card of the stack of
    every country that the network of this route reaches, if those are enough.
    """

    order: StackOrder = Field(description="How each country's stack lies.")
    countries_needed: PositiveCount = Field(
        description="How many countries the network must reach, the new one included."
    )
    new_country_only: Flag = Field(
        default=True,
        description="Whether only a route to a country that the network did not reach before "
        "brings cards.",
    )
    empty_stack: EmptyStack = Field(
        default=EmptyStack.NOTHING,
        description="What a route brings into a country whose stack is empty: the cards of the "
        "other countries, or nothing.",
    )


class End(Model):
    """How the game ends."""

    trains_left: Count = Field(
        description="The end begins when a player ends a turn with at most so many trains."
    )
    turns_each: Count = Field(description="Turns that every player has after that.")
    trigger_included: Flag = Field(
        description="Whether the player who brought the end about has them, too."
    )


class TieBreak(StrEnum):
    """What decides between players with equal points."""

    MOST_COMPLETED_TICKETS = "most_completed_tickets"
    MOST_BONUSES = "most_bonuses"
    MOST_TICKET_POINTS = "most_ticket_points"
    MOST_COMPLETED_TICKET_POINTS = "most_completed_ticket_points"
    FEWEST_STATIONS = "fewest_stations"
    LONGEST_PATH = "longest_path"
    SHARED = "shared"
