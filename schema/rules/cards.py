"""Players, train cards and how they are drawn."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Self

from pydantic import Field, model_validator

from trackwright.schema.base import Count, Flag, Model, PositiveCount
from trackwright.schema.colors import CardColor
from trackwright.schema.sentences import say


class Players(Model):
    """Who plays, and with what."""

    minimum: PositiveCount = Field(description="The fewest players.", le=100)
    maximum: PositiveCount = Field(description="The most players.", le=100)
    trains: PositiveCount = Field(description="Trains that each player starts with.")

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if self.minimum > self.maximum:
            raise ValueError(say("the fewest players are more than the most"))
        return self

    @property
    def counts(self) -> range:
        """Every possible number of players."""
        return range(self.minimum, self.maximum + 1)


class TrainCards(Model):
    """The deck of train cards."""

    colors: Mapping[CardColor, Count] = Field(description="How many cards of each colour.")
    locomotives: Count = Field(description="How many locomotives.")
    starting_hand: Count = Field(description="Cards that each player is dealt.")

    @property
    def total(self) -> int:
        """All train cards together."""
        return sum(self.colors.values()) + self.locomotives


class DrawnLocomotive(StrEnum):
    """What taking a locomotive does to a draw."""

    BOTH_CARDS = "both_cards"
    FIRST_AND_ONLY = "first_and_only"
    ONE_CARD = "one_card"


class FaceUpReplacement(Model):
    """When the face-up cards are discarded and laid out anew."""

    locomotives: PositiveCount = Field(
        description="As soon as so many of the face-up cards are locomotives."
    )
    at_setup: Flag = Field(description="Whether this holds while the game is set up, too.")
    limit: PositiveCount | None = Field(
        default=None, description="How often in a row at the most; again and again if absent."
    )


class Drawing(Model):
    """The action of drawing train cards."""

    cards: PositiveCount = Field(description="Cards drawn in one action.")
    face_up: Count = Field(description="Cards that lie open to choose from.")
    face_up_locomotive: DrawnLocomotive = Field(
        description="A locomotive taken from the open cards: is both cards of the action, may "
        "only be the first and is then the only one, or is a card like any other."
    )
    blind_locomotive: DrawnLocomotive = Field(
        default=DrawnLocomotive.ONE_CARD,
        description="The same for a locomotive drawn from the deck.",
    )
    replacement: FaceUpReplacement | None = Field(
        default=None,
        description="When too many locomotives lie open; never replaced if absent.",
    )
    reshuffle: Flag = Field(
        default=True,
        description="Whether the discards are shuffled into a new deck when it is empty.",
    )
