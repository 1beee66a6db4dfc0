"""Selectors: how rules say which cities, routes and tickets they mean, without naming a game.

Every condition that a selector states must hold; where a condition lists several values, one of
them is enough. A selector that states nothing picks everything.
"""

from typing import Annotated

from pydantic import Field

from trackwright.schema.base import Flag, Id, Model, Points, Tag
from trackwright.schema.colors import RouteColor

Ids = Annotated[tuple[Id, ...], Field(max_length=1_000)]
SomeTags = Annotated[tuple[Tag, ...], Field(max_length=100)]


class Range(Model):
    """Whole numbers between two bounds, both included."""

    at_least: Points | None = Field(default=None, description="The lowest; any if absent.")
    at_most: Points | None = Field(default=None, description="The highest; any if absent.")

    def __contains__(self, value: int) -> bool:
        return (self.at_least is None or value >= self.at_least) and (
            self.at_most is None or value <= self.at_most
        )


class StopSelector(Model):
    """Picks cities and crossings."""

    cities: Ids = Field(default=(), description="One of these.")
    countries: Ids = Field(default=(), description="In one of these countries.")
    regions: Ids = Field(default=(), description="In one of these regions.")
    tags: SomeTags = Field(default=(), description="With one of these tags.")


class RouteSelector(Model):
    """Picks routes."""

    routes: Ids = Field(default=(), description="One of these.")
    colors: Annotated[tuple[RouteColor, ...], Field(max_length=20)] = Field(
        default=(), description="Of one of these colours."
    )
    length: Range | None = Field(default=None, description="With so many spaces.")
    ferry: Flag | None = Field(default=None, description="A ferry, or not.")
    tunnel: Flag | None = Field(default=None, description="A tunnel, or not.")
    draw_bonus: Flag | None = Field(default=None, description="With a draw bonus, or without.")
    tags: SomeTags = Field(default=(), description="With one of these tags.")
    touches: StopSelector | None = Field(
        default=None, description="At least one end is one of these."
    )
    any_of: Annotated[tuple["RouteSelector", ...], Field(max_length=20)] = Field(
        default=(), description="Picked by at least one of these selectors."
    )


class TicketSelector(Model):
    """Picks tickets."""

    decks: Ids = Field(default=(), description="From one of these decks.")
    tags: SomeTags = Field(default=(), description="With one of these tags, its own or its deck's.")
    points: Range | None = Field(default=None, description="Worth so many points.")
    touches: StopSelector | None = Field(
        default=None, description="At least one end is one of these."
    )
    any_of: Annotated[tuple["TicketSelector", ...], Field(max_length=20)] = Field(
        default=(), description="Picked by at least one of these selectors."
    )
