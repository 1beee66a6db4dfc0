"""How latitude and longitude become millimetres."""

from typing import Annotated, Literal

from pydantic import Field

from trackwright.schema.base import Factor, Latitude, Model
from trackwright.schema.geometry import GeoPoint, Point


class _Projected(Model):
    center: GeoPoint = Field(description="The place on the earth that the projection is built on.")
    origin: Point = Field(description="Where that place lies on the board, in mm.")
    scale: Factor = Field(description="Millimetres on the board for a kilometre at the centre.")
    stretch: Factor = Field(
        default=1.0, description="How much wider than true the map is drawn; 1 for not at all."
    )


class Mercator(_Projected):
    """Meridians upright and parallels level; distances grow towards the poles."""

    kind: Literal["mercator"] = Field(description="Which projection this is.")


class LambertConformal(_Projected):
    """A cone through two parallels that keeps angles; suits wide countries."""

    kind: Literal["lambert_conformal"] = Field(description="Which projection this is.")
    parallels: tuple[Latitude, Latitude] = Field(
        description="The two parallels, in degrees north, that keep their true length."
    )


class LambertEqualArea(_Projected):
    """A disc around the centre that keeps areas; suits continents."""

    kind: Literal["lambert_equal_area"] = Field(description="Which projection this is.")


Projection = Annotated[Mercator | LambertConformal | LambertEqualArea, Field(discriminator="kind")]


class WarpPoint(Model):
    """A place of the land that was moved: where it is projected to, and where it lies."""

    projected: Point = Field(description="Where the projection puts it, `[x, y]` in mm.")
    moved: Point = Field(description="Where it lies on the board, `[x, y]` in mm.")
