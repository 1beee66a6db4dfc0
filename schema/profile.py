"""The physical measures of a game: trains, spaces and cards."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from pydantic import Field

from trackwright.schema.base import Count, Margin, Model, PositiveCount, PositiveMillimetre
from trackwright.schema.geometry import Size


class Footprint(Model):
    """What a train or a space covers, in mm."""

    length: PositiveMillimetre = Field(description="Along the track, in mm.")
    width: PositiveMillimetre = Field(description="Across the track, in mm.")


class Panels(Model):
    """How a board folds."""

    columns: PositiveCount = Field(description="Panels side by side.")
    rows: PositiveCount = Field(description="Panels one above the other.")


class SheetPlan(Model):
    """The paper that a board is printed on at home: sheets that are trimmed and joined.

    Whether the paper stands or lies follows from its size.
    """

    paper: Size = Field(
        default=Size(width=297, height=210), description="One sheet; A4 lying if absent."
    )
    margin: Margin = Field(
        default=10.0, description="Around each sheet, where nothing can be printed, in mm."
    )
    caption: Margin = Field(
        default=8.0, description="At the foot of each sheet, for what tells sheets apart, in mm."
    )
    overlap: Margin = Field(
        default=0.0, description="What neighbouring sheets both show, for glue, in mm."
    )
    columns: PositiveCount = Field(description="Sheets side by side.")
    rows: PositiveCount = Field(description="Sheets one above the other.")


class NameTier(StrEnum):
    """How important a city's name is; its size, and how long it stays readable, follow."""

    LARGE = "large"
    ORDINARY = "ordinary"
    SMALL = "small"


class NameSizes(Model):
    """How high the capitals of cities' names are, in mm."""

    large: PositiveMillimetre = Field(default=5.2, description="Of capitals and big cities.")
    ordinary: PositiveMillimetre = Field(default=4.5, description="Of ordinary cities.")
    small: PositiveMillimetre = Field(default=3.6, description="Of small cities.")


class Profile(Model):
    """Sizes of trains, spaces, gaps and cards, in mm."""

    train: Footprint = Field(
        default=Footprint(length=20, width=9), description="A plastic train, seen from above."
    )
    space: Footprint = Field(
        default=Footprint(length=24, width=8), description="A space of a route, printed."
    )
    gap: PositiveMillimetre = Field(
        default=1.6, description="Between two spaces of a route, in mm."
    )
    end_gap: PositiveMillimetre = Field(
        default=8.2, description="Between the middle of a city and the first space, in mm."
    )
    track_distance: PositiveMillimetre = Field(
        default=9.5, description="Between the middle lines of two parallel tracks, in mm."
    )
    names: NameSizes = Field(default=NameSizes(), description="How large the names of cities are.")
    score_border: Count = Field(
        default=0, description="Width of the score track around the board, in mm; 0 for none."
    )
    card: Size = Field(default=Size(width=44, height=68), description="A ticket or bonus card.")
    panels: Panels = Field(
        default=Panels(columns=3, rows=2), description="How the board folds, in panels."
    )
    sheets: SheetPlan | None = Field(
        default=None,
        description="How the board is printed on sheets of paper; unplanned if absent.",
    )


TRAINS: Mapping[str, Footprint] = MappingProxyType(
    {"short": Footprint(length=20, width=9), "long": Footprint(length=26, width=7)}
)
"""Trains as they were measured: published sources disagree, perhaps because boxes do."""

PROFILES: Mapping[str, Profile] = MappingProxyType(
    {
        "standard": Profile(),
        "compact": Profile(
            space=Footprint(length=21, width=7.6), gap=1.0, end_gap=6.5, track_distance=9.0
        ),
        "long_trains": Profile(
            train=TRAINS["long"], space=Footprint(length=27, width=8), track_distance=9.5
        ),
    }
)
"""Whole sets of measures to begin with: for short trains, with little room for them, for long."""

CARDS: Mapping[str, Size] = MappingProxyType(
    {
        "mini": Size(width=44, height=68),
        "american": Size(width=56, height=87),
        "euro": Size(width=59, height=86),
        "poker": Size(width=63.5, height=88.9),
    }
)
"""Card sizes by the names that printers and sellers of sleeves call them."""
