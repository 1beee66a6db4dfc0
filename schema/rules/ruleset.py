"""A ruleset: all rules of one game, as data that plays."""

from collections.abc import Mapping
from typing import Annotated

from pydantic import Field

from trackwright.schema.base import Count, Id, Model
from trackwright.schema.rules.cards import Drawing, Players, TrainCards
from trackwright.schema.rules.claiming import (
    DrawBonuses,
    Ferries,
    ParallelTracks,
    Payment,
    Stations,
    Tunnels,
)
from trackwright.schema.rules.scoring import Bonuses, CountryCards, End, Scoring, TieBreak
from trackwright.schema.rules.tickets import Tickets
from trackwright.schema.text import Text, printable, text_in


class Box(Model):
    """What a published box holds, so that a board can be checked against it."""

    train_cards: Count | None = Field(default=None, description="Train cards in all.")
    tickets: Mapping[Id, Count] = Field(default={}, description="Tickets in each deck.")
    bonus_cards: Count | None = Field(default=None, description="Bonus cards.")
    countries: Count | None = Field(default=None, description="Countries with cities.")
    country_stacks: Count | None = Field(
        default=None, description="Countries that have a stack of country cards."
    )
    country_cards: Count | None = Field(default=None, description="Country cards in all.")


class Ruleset(Model):
    """All rules of one game; what a file states is merged into this when it extends another."""

    id: Id = Field(description="The ruleset's own name among rulesets: `island_rules`.")
    extends: Id | None = Field(
        default=None, description="The ruleset that this one differs from, if it states that."
    )
    name: Text = Field(default="", description="What players call it; its id if absent.")
    edition: Text = Field(default="", description="Which published edition it follows, if any.")
    description: Text = Field(default="", description="What it is, in a few sentences.")
    names: Annotated[Mapping[Id, Text], Field(max_length=1_000)] = Field(
        default={},
        description="Names of the cities, countries, regions, decks and tags that these rules "
        "mention by id, to print the rules without a board.",
    )
    players: Players = Field(description="How many play, and with how many trains.")
    train_cards: TrainCards = Field(description="Which train cards there are, and how many.")
    drawing: Drawing = Field(description="How train cards are drawn.")
    payment: Payment = Field(default=Payment(), description="How routes are paid.")
    ferries: Ferries | None = Field(default=None, description="Ferries.")
    tunnels: Tunnels | None = Field(default=None, description="Tunnels.")
    draw_bonuses: DrawBonuses | None = Field(
        default=None, description="Routes that give cards to the player who claims them."
    )
    parallel_tracks: ParallelTracks = Field(
        default=ParallelTracks(), description="How many of several tracks may be used."
    )
    stations: Stations | None = Field(default=None, description="Stations.")
    tickets: Tickets = Field(description="Tickets.")
    country_cards: CountryCards | None = Field(default=None, description="Country cards.")
    scoring: Scoring = Field(description="What routes and tickets are worth.")
    bonuses: Bonuses | None = Field(default=None, description="Points for having the most.")
    end: End = Field(description="When the game ends.")
    tie_breaks: Annotated[tuple[TieBreak, ...], Field(max_length=20)] = Field(
        default=(),
        description="What decides between players with equal points, in order; `shared` last if "
        "the rules say that they win together.",
    )
    box: Box | None = Field(default=None, description="What the published box holds.")


def ruleset_title(ruleset: str, name: object, language: str) -> str:
    """Return what to call a ruleset in a language: by the name it states, or one made of its id."""
    title = printable(text_in(name, language)) if isinstance(name, str | Mapping) else ""
    return title or ruleset.replace("_", " ").capitalize()
