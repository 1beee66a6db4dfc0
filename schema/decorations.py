"""What a board shows around its network: furniture, names of areas, ornaments, texts, pictures."""

from enum import StrEnum
from pathlib import PurePosixPath
from typing import Annotated, Literal

from pydantic import AfterValidator, FailFast, Field, StringConstraints

from trackwright.schema.base import (
    Count,
    Degrees,
    Factor,
    Flag,
    Id,
    Model,
    PositiveMillimetre,
    Share,
)
from trackwright.schema.geometry import Point, Polygon
from trackwright.schema.sentences import say
from trackwright.schema.text import Text

Outlines = Annotated[tuple[Polygon, ...], FailFast(), Field(max_length=2_000)]
HexColor = Annotated[str, StringConstraints(pattern=r"^#[0-9A-Fa-f]{6}$")]


def _inside_its_folder(path: str) -> str:
    parts = PurePosixPath(path).parts
    if path.startswith("/") or "\\" in path or ":" in path or ".." in parts or "\0" in path:
        raise ValueError(say("a picture lies beside the board's file or in a folder below it"))
    return path


PictureFile = Annotated[
    str, StringConstraints(min_length=1, max_length=500), AfterValidator(_inside_its_folder)
]
"""A picture's file, relative to the board's: `pictures/scan.png`."""


class AreaLabel(Model):
    """How the name of a country or region is written when it is not placed automatically."""

    position: Point | None = Field(
        default=None, description="The middle of the name, `[x, y]` in mm; automatic if absent."
    )
    size: PositiveMillimetre | None = Field(
        default=None, description="Height of its capitals, in mm; automatic if absent."
    )
    angle: Degrees = Field(default=0.0, description="Turned by so many degrees clockwise.")
    hidden: Flag = Field(default=False, description="True if the name is not written at all.")


class FurniturePiece(Model):
    """One piece of a board's furniture: the title, the score table or the legend."""

    position: Point | None = Field(
        default=None, description="Its middle, `[x, y]` in mm; where there is room if absent."
    )
    scale: Factor | None = Field(
        default=None, description="Its size, 1 for ordinary; what suits the board if absent."
    )
    hidden: Flag = Field(default=False, description="True if it is not drawn.")


class Furniture(Model):
    """The title, the score table and the legend.

    Pieces without a position stand together, where the board has room.
    """

    title: FurniturePiece = Field(default=FurniturePiece(), description="The board's title.")
    score_table: FurniturePiece = Field(
        default=FurniturePiece(), description="What routes are worth, by their length."
    )
    legend: FurniturePiece = Field(
        default=FurniturePiece(), description="What the signs on the board mean."
    )


class Scenery(Model):
    """What of the earth's surface is drawn under the network, where the board has a projection.

    An invented land has relief and sea depth, too: hills from noise, depth from its coast.
    """

    relief: Flag = Field(default=True, description="Shaded mountains and valleys.")
    depth: Flag = Field(default=True, description="A sea that deepens away from the coast.")
    lakes: Flag = Field(default=True, description="Lakes of the real land.")
    rivers: Flag = Field(default=True, description="Rivers of the real land.")
    ice: Flag = Field(default=True, description="Glaciers of the real land.")
    seed: Count = Field(
        default=0, description="Chooses the hills of an invented land and the grain of the paper."
    )


class OrnamentKind(StrEnum):
    """What an ornament shows."""

    MOUNTAIN = "mountain"
    HILL = "hill"
    DUNE = "dune"
    SPRUCE = "spruce"
    TREE = "tree"
    PALM = "palm"
    WAVE = "wave"
    STEAMER = "steamer"
    SAILING_SHIP = "sailing_ship"
    SEA_SERPENT = "sea_serpent"
    COMPASS = "compass"
    LIGHTHOUSE = "lighthouse"


class TextStyle(StrEnum):
    """How a free text is written."""

    PLAIN = "plain"
    SEA = "sea"
    LAND = "land"
    TITLE = "title"


class _Decoration(Model):
    id: Id = Field(description="Unique among the board's decorations.")
    above: Flag = Field(
        default=False, description="True if it lies above the routes, not beneath them."
    )
    locked: Flag = Field(
        default=False, description="True if nothing may move it but the designer's own hand."
    )


class Ornament(_Decoration):
    """A small drawing: a mountain, a tree, a ship."""

    kind: Literal["ornament"] = Field(description="Which decoration this is.")
    ornament: OrnamentKind = Field(description="What it shows.")
    position: Point = Field(description="The middle of its foot, `[x, y]` in mm.")
    size: PositiveMillimetre = Field(default=10.0, description="Its width, in mm.")
    angle: Degrees = Field(default=0.0, description="Turned by so many degrees clockwise.")
    seed: Count = Field(default=0, description="Which of many shapes of its kind it has.")


class FreeText(_Decoration):
    """A text anywhere on the board: the name of a sea, a mountain range, an old state."""

    kind: Literal["text"] = Field(description="Which decoration this is.")
    text: Text = Field(description="What is written.")
    position: Point = Field(description="Its middle, `[x, y]` in mm.")
    size: PositiveMillimetre = Field(default=6.0, description="Height of its capitals, in mm.")
    angle: Degrees = Field(default=0.0, description="Turned by so many degrees clockwise.")
    style: TextStyle = Field(default=TextStyle.PLAIN, description="How it is written.")
    color: HexColor | None = Field(
        default=None, description="Its colour as `#rrggbb`; that of its style if absent."
    )


class FreeArea(_Decoration):
    """A coloured area that is no country: a desert, a city's surroundings, a park."""

    kind: Literal["area"] = Field(description="Which decoration this is.")
    name: Text = Field(default="", description="What the designer calls it; it is not printed.")
    borders: Outlines = Field(description="Its parts, in mm.")
    color: HexColor = Field(default="#C9B287", description="Its colour as `#rrggbb`.")
    opacity: Share = Field(default=0.5, description="From 0, unseen, to 1, opaque.")


class PlacedPicture(_Decoration):
    """A picture of the designer's own: a logo, a drawing, an inset."""

    kind: Literal["picture"] = Field(description="Which decoration this is.")
    picture: PictureFile = Field(description="Its file, relative to the board's.")
    position: Point = Field(description="Its middle, `[x, y]` in mm.")
    size: PositiveMillimetre = Field(
        default=40.0, description="Its width, in mm; its height follows from the picture."
    )
    angle: Degrees = Field(default=0.0, description="Turned by so many degrees clockwise.")
    opacity: Share = Field(default=1.0, description="From 0, unseen, to 1, opaque.")


Decoration = Annotated[Ornament | FreeText | FreeArea | PlacedPicture, Field(discriminator="kind")]
