"""Points and outlines in millimetres on the board, and places on the earth."""

from typing import Annotated, NamedTuple

from pydantic import FailFast, Field

from trackwright.schema.base import Latitude, Longitude, Millimetre, Model, PositiveMillimetre


class Point(NamedTuple):
    """A place on the board in mm from its top left corner; y grows downwards. Written `[x, y]`."""

    x: Millimetre
    y: Millimetre


class GeoPoint(Model):
    """A place on the earth in degrees."""

    lat: Latitude = Field(description="Degrees north of the equator, negative for south.")
    lon: Longitude = Field(description="Degrees east of Greenwich, negative for west.")


class Size(Model):
    """Width and height in mm."""

    width: PositiveMillimetre = Field(description="From left to right, in mm.")
    height: PositiveMillimetre = Field(description="From top to bottom, in mm.")


Ring = Annotated[tuple[Point, ...], FailFast(), Field(min_length=3, max_length=50_000)]
"""The corners of a closed line; the first is not repeated at the end."""


class Polygon(Model):
    """An area with holes."""

    outer: Ring = Field(description="The outline: its corners in order, the first not repeated.")
    holes: Annotated[tuple[Ring, ...], FailFast(), Field(max_length=1_000)] = Field(
        default=(), description="Outlines of the parts that are cut out."
    )


def turned(angle: float) -> float:
    """Return an angle in degrees, from −180 to 180."""
    return (angle + 180) % 360 - 180
