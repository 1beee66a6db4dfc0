"""Tickets: which of the board's are used, how they are dealt, kept and returned."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from trackwright.schema.base import Count, Id, Model, PositiveCount
from trackwright.schema.selectors import TicketSelector
from trackwright.schema.text import Text


class Rejected(StrEnum):
    """Where tickets go that a player does not keep."""

    OUT = "out_of_the_game"
    UNDER = "under_the_pile"
    SHUFFLED_UNDER = "shuffled_under_the_pile"


class Undealt(StrEnum):
    """What becomes of the tickets that are left in a pile once all are dealt."""

    STAY = "stay"
    OUT = "out_of_the_game"


class Pile(Model):
    """A face-down pile of tickets on the table, made from the board's decks.

    A ticket lies in one pile alone: the first whose selector picks it.
    """

    id: Id = Field(description="Unique among the ruleset's piles.")
    name: Text = Field(default="", description="What players call its tickets.")
    tickets: TicketSelector = Field(description="Which of the board's tickets it is made of.")
    fallback: TicketSelector | None = Field(
        default=None,
        description="Which tickets it is made of on a board where the first selector picks none; "
        "the pile is empty there if absent.",
    )
    size: Count | None = Field(
        default=None, description="How many tickets that is meant to be; unchecked if absent."
    )
    may_add: TicketSelector | None = Field(
        default=None, description="Tickets that players may agree to shuffle into it."
    )
    undealt: Undealt = Field(
        default=Undealt.STAY, description="What becomes of those left once all are dealt."
    )


class DealChoice(StrEnum):
    """When players choose which tickets of a deal to keep."""

    WITH_THE_NEXT = "with_the_next"
    BEFORE_THE_NEXT = "before_the_next"


class Deal(Model):
    """What each player gets from one pile when the game is set up."""

    pile: Id = Field(description="The pile.")
    cards: PositiveCount = Field(description="Tickets dealt to each player.")
    keep_at_least: Count = Field(default=0, description="How many of these must be kept.")
    keep_at_most: Count | None = Field(
        default=None, description="How many of these may be kept; all if absent."
    )
    rejected: Rejected = Field(description="Where the ones not kept go.")
    choice: DealChoice = Field(
        default=DealChoice.WITH_THE_NEXT,
        description="Whether players choose from these before the next deal, or from both at once.",
    )


class TicketAction(Model):
    """The action of drawing tickets."""

    pile: Id = Field(description="The pile drawn from.")
    draw: PositiveCount = Field(description="Tickets drawn, or as many as are left.")
    keep_at_least: Count = Field(description="How many must be kept.")
    rejected: Rejected = Field(description="Where the ones not kept go.")


class Tickets(Model):
    """The tickets of a game."""

    piles: Annotated[tuple[Pile, ...], Field(min_length=1, max_length=100)] = Field(
        description="The piles on the table."
    )
    deals: Annotated[tuple[Deal, ...], Field(max_length=100)] = Field(
        default=(), description="What each player is dealt, in order."
    )
    keep_at_least: Count = Field(default=0, description="How many must be kept of all dealt.")
    action: TicketAction | None = Field(
        default=None, description="Drawing more during the game; not possible if absent."
    )
