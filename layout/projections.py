"""From latitude and longitude to millimetres on the board and back, on a spherical earth.

The scale is true at the centre; for the conformal cone, along its two parallels.
"""

import math
from collections.abc import Iterable
from typing import Literal, Protocol, assert_never

import numpy as np
from numpy.typing import NDArray

from trackwright.schema.errors import TrackwrightError
from trackwright.schema.geometry import GeoPoint, Point, Size
from trackwright.schema.projection import LambertConformal, LambertEqualArea, Mercator, Projection
from trackwright.schema.sentences import say

EARTH_RADIUS = 6371.0088
"""The earth's mean radius in km."""

Floats = NDArray[np.float64]
ProjectionKind = Literal["mercator", "lambert_conformal", "lambert_equal_area"]


class ProjectionError(TrackwrightError):
    """A place that a projection cannot show, or a projection that cannot be built."""


def is_usable(projection: Projection) -> bool:
    """Return whether a projection can be built at all."""
    try:
        project(projection, np.zeros(1), np.zeros(1))
    except ProjectionError:
        return False
    return True


def to_board(projection: Projection, place: GeoPoint) -> Point:
    """Return where a place on the earth lies on the board, unrounded."""
    x, y = project(projection, np.array(place.lat), np.array(place.lon))
    if not math.isfinite(x) or not math.isfinite(y):
        raise ProjectionError(
            say(
                "latitude {lat:g}, longitude {lon:g} lies beyond the edge of the map "
                "({kind}); choose another projection or center",
                lat=place.lat,
                lon=place.lon,
                kind=projection.kind,
            )
        )
    return Point(float(x), float(y))


def project(projection: Projection, lats: Floats, lons: Floats) -> tuple[Floats, Floats]:
    """Return x and y in mm for latitudes and longitudes in degrees; NaN beyond the map's edge."""
    turns = lons - projection.center.lon
    # A full turn more or less is the same place, but both edges of the map stay where they are.
    turns = np.where(np.abs(turns) > 180 + 1e-9, (turns + 180) % 360 - 180, turns)
    with np.errstate(all="ignore"):
        east, north = _surface(projection).flatten(np.radians(lats), np.radians(turns))
    unit = projection.scale * EARTH_RADIUS
    return (
        projection.origin.x + projection.stretch * unit * east,
        projection.origin.y - unit * north,
    )


def unproject(projection: Projection, xs: Floats, ys: Floats) -> tuple[Floats, Floats]:
    """Return latitudes and longitudes in degrees for x and y in mm; NaN beyond the map's edge."""
    unit = projection.scale * EARTH_RADIUS
    east = (xs - projection.origin.x) / (projection.stretch * unit)
    north = (projection.origin.y - ys) / unit
    with np.errstate(all="ignore"):
        lats, turns = _surface(projection).unflatten(east, north)
    lats, turns = np.degrees(lats), np.degrees(turns)
    on_map = np.abs(turns) <= 180 + 1e-9
    lons = (turns + projection.center.lon + 180) % 360 - 180
    return np.where(on_map, lats, np.nan), np.where(on_map, lons, np.nan)


def fitted(
    kind: ProjectionKind,
    places: Iterable[GeoPoint],
    size: Size,
    *,
    margin: float = 40.0,
    stretch: tuple[float, float] = (1.0, 1.0),
) -> Projection:
    """Return a projection in which the places fill the board up to its margins, in mm.

    `stretch` is how narrow and how wide the map may become for that: `(0.9, 1.3)` of its true
    width, say.
    """
    room_x, room_y = size.width - 2 * margin, size.height - 2 * margin
    if min(room_x, room_y) <= 0:
        raise ProjectionError(
            say("margins of {margin:g} mm leave no room on the board", margin=margin)
        )
    degrees = np.array([(place.lat, place.lon) for place in places])
    if not len(degrees):
        raise ProjectionError(say("there are no places to fit the map to"))
    lats, lons = degrees.T
    draft = _centered(kind, lats, lons)
    xs, ys = project(draft, lats, lons)
    if not np.isfinite((xs, ys)).all():
        raise ProjectionError(
            say("these places do not fit on one map ({kind}); choose another kind", kind=kind)
        )

    scale_x, scale_y = _ratio(room_x, np.ptp(xs)), _ratio(room_y, np.ptp(ys))
    widening = round(float(np.clip(scale_x / scale_y, *stretch)), 6)
    # Rounded down as the model rounds, so that nothing leaves the margins.
    scale = math.floor(min(scale_x / widening, scale_y) * 1e6) / 1e6
    origin = Point(
        size.width / 2 - widening * scale * float(xs.min() + xs.max()) / 2,
        size.height / 2 - scale * float(ys.min() + ys.max()) / 2,
    )
    return draft.model_validate(
        {**draft.model_dump(), "origin": origin, "scale": scale, "stretch": widening}
    )


def _centered(kind: ProjectionKind, lats: Floats, lons: Floats) -> Projection:
    """Return a projection of 1 mm for a km with the middle of the places at 0, 0."""
    south, north = float(lats.min()), float(lats.max())
    center = GeoPoint(lat=(south + north) / 2, lon=_middle_longitude(lons))
    origin = Point(0.0, 0.0)
    match kind:
        case "mercator":
            return Mercator(kind=kind, center=center, origin=origin, scale=1.0)
        case "lambert_equal_area":
            return LambertEqualArea(kind=kind, center=center, origin=origin, scale=1.0)
        case "lambert_conformal":
            inset = (north - south) / 6  # the usual rule: distances err least over the whole map
            parallels = (south + inset, north - inset)
            return LambertConformal(
                kind=kind, center=center, origin=origin, scale=1.0, parallels=parallels
            )
        case _:
            assert_never(kind)


def _middle_longitude(lons: Floats) -> float:
    """Return the longitude opposite to the middle of the widest gap between the places."""
    ordered = np.sort(lons)
    gaps = np.diff(ordered, append=ordered[0] + 360)
    widest = int(gaps.argmax())
    return float((ordered[widest] + gaps[widest] / 2) % 360 - 180)


def _ratio(room: float, extent: float) -> float:
    """Return the scale that makes `extent` fill `room`; a map of one place gets the largest."""
    return min(room / extent, _LARGEST_SCALE) if extent else _LARGEST_SCALE


_LARGEST_SCALE = 10.0


class _Surface(Protocol):
    """What the earth is unrolled on; angles in radians, distances in earth radii."""

    def flatten(self, lats: Floats, turns: Floats) -> tuple[Floats, Floats]:
        """Return the distances east and north of the centre; `turns` are east of it."""
        ...

    def unflatten(self, east: Floats, north: Floats) -> tuple[Floats, Floats]:
        """Return latitudes, and turns east of the centre."""
        ...


def _surface(projection: Projection) -> _Surface:
    lat = math.radians(projection.center.lat)
    match projection:
        case Mercator():
            return _Cylinder(lat)
        case LambertConformal(parallels=(first, second)):
            return _Cone(lat, math.radians(first), math.radians(second))
        case LambertEqualArea():
            return _Disc(lat)
        case _:
            assert_never(projection)


_POLE = math.radians(90 - 1e-7)
"""From this latitude on, within a centimetre, a place counts as the pole."""


def _isometric(lats: Floats) -> Floats:
    """Return how far north latitudes lie on a Mercator map of radius 1."""
    return np.arcsinh(np.tan(lats))


def _latitude(isometric: Floats) -> Floats:
    return np.arctan(np.sinh(isometric))


class _Cylinder:
    """Mercator's: it touches the earth along the centre's parallel."""

    def __init__(self, center: float) -> None:
        if abs(center) > _POLE:
            raise ProjectionError(say("a Mercator map cannot have a pole at its centre"))
        self._radius = math.cos(center)
        self._start = _isometric(np.array(center))

    def flatten(self, lats: Floats, turns: Floats) -> tuple[Floats, Floats]:
        north = np.where(np.abs(lats) < _POLE, _isometric(lats) - self._start, np.nan)
        return self._radius * turns, self._radius * north

    def unflatten(self, east: Floats, north: Floats) -> tuple[Floats, Floats]:
        return _latitude(north / self._radius + self._start), east / self._radius


class _Cone:
    """Lambert's conformal one: it cuts the earth along two parallels."""

    def __init__(self, center: float, first: float, second: float) -> None:
        if max(abs(first), abs(second)) > _POLE or abs(first + second) < 1e-6:
            raise ProjectionError(
                say(
                    "the parallels of a cone must not be poles, nor lie as far north as south; "
                    "choose others, or a Mercator map"
                )
            )
        start, end = _isometric(np.array([first, second]))
        if abs(first - second) < 1e-6:
            self._n = math.sin((first + second) / 2)
        else:
            self._n = math.log(math.cos(first) / math.cos(second)) / (end - start)
        self._slant = math.cos(first) * math.exp(self._n * start) / self._n
        self._start = self._radii(np.array(center))
        if np.isnan(self._start):
            raise ProjectionError(say("the centre of a cone must not be the pole it opens to"))

    def _radii(self, lats: Floats) -> Floats:
        """Return the distances from the tip of the cone, negative if it points south."""
        reachable = lats * np.sign(self._n) > -_POLE
        return np.where(reachable, self._slant * np.exp(-self._n * _isometric(lats)), np.nan)

    def flatten(self, lats: Floats, turns: Floats) -> tuple[Floats, Floats]:
        radii = self._radii(lats)
        return radii * np.sin(self._n * turns), self._start - radii * np.cos(self._n * turns)

    def unflatten(self, east: Floats, north: Floats) -> tuple[Floats, Floats]:
        side = math.copysign(1, self._n)
        down = self._start - north
        radii = side * np.hypot(east, down)
        lats = _latitude(-np.log(radii / self._slant) / self._n)
        return lats, np.arctan2(side * east, side * down) / self._n


class _Disc:
    """Lambert's equal-area one: it touches the earth at the centre."""

    def __init__(self, center: float) -> None:
        self._sin, self._cos = math.sin(center), math.cos(center)

    def flatten(self, lats: Floats, turns: Floats) -> tuple[Floats, Floats]:
        up, along = np.sin(lats), np.cos(lats) * np.cos(turns)
        nearness = 1 + self._sin * up + self._cos * along  # 2 at the centre, 0 at its antipode
        factor = np.sqrt(2 / np.where(nearness > 1e-12, nearness, np.nan))
        east = factor * np.cos(lats) * np.sin(turns)
        return east, factor * (self._cos * up - self._sin * along)

    def unflatten(self, east: Floats, north: Floats) -> tuple[Floats, Floats]:
        square = east**2 + north**2
        depth, slope = 1 - square / 2, np.sqrt(1 - square / 4)  # no slope beyond the disc's edge
        sines = np.clip(self._sin * depth + self._cos * slope * north, -1, 1)
        turns = np.arctan2(slope * east, self._cos * depth - self._sin * slope * north)
        return np.arcsin(sines), turns
